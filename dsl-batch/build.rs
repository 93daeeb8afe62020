//! Embeds the kernels: their PTX, and those of which `kernels/ptx` has a cubin for a card (`sm_75.lanes_8.cubin`).

use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../kernels/ptx");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut cubins: Vec<(u32, String, PathBuf)> = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let name = name.strip_prefix("sm_").and_then(|name| name.strip_suffix(".cubin"));
        if let Some((card, kernel)) = name.and_then(|name| name.split_once('.')) {
            cubins.push((card.parse()?, kernel.to_owned(), path));
        }
    }
    cubins.sort();
    let list: String = cubins
        .iter()
        .map(|(card, kernel, path)| format!("({card}, {kernel:?}, include_bytes!({path:?})),"))
        .collect();
    let code = format!(
        "const PTX: &str = include_str!({:?});\nconst CUBINS: &[Cubin] = &[{list}];\n",
        folder.join("kernels.ptx")
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("images.rs"), code)?;
    Ok(())
}
