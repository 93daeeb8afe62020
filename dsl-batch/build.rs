//! Embeds the kernels: their PTX, and a cubin for each card that `kernels/ptx` has one for (`sm_75.cubin`).

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../kernels/ptx");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut cubins: Vec<(u32, PathBuf)> = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let card = name.strip_prefix("sm_").and_then(|name| name.strip_suffix(".cubin"));
        if let Some(card) = card.and_then(|card| card.parse().ok()) {
            cubins.push((card, path));
        }
    }
    cubins.sort();
    let list: String =
        cubins.iter().map(|(card, path)| format!("({card}, include_bytes!({path:?})),")).collect();
    let code = format!(
        "pub const PTX: &str = include_str!({:?});\npub const CUBINS: &[(u32, &[u8])] = &[{list}];\n",
        folder.join("kernels.ptx")
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("images.rs"), code)?;
    Ok(())
}
