//! Writes the emitted Rust in `tests/emitted` anew: `cargo run -p tests --example emit`.

fn main() -> std::io::Result<()> {
    for (path, text) in tests::emitted::files() {
        std::fs::write(&path, text)?;
        println!("{}", path.display());
    }
    Ok(())
}
