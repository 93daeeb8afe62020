//! The `batt` command.

mod cli;
mod picture;
mod report;

fn main() -> std::process::ExitCode {
    cli::main()
}
