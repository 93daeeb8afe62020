//! The `batt` command.

mod cli;
mod picture;
mod report;

/// Values are many, small and short-lived; this allocator is made for that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::main()
}
