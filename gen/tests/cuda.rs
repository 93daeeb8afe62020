//! The `batt` command with the software CUDA device on the loader's path, and without any driver.

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::{Command, Output};

/// A folder with the software device under the driver's name.
fn driver() -> PathBuf {
    let library = std::env::current_exe().unwrap().with_file_name("libsoftware_cuda.so");
    let folder =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("cards{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let _ = symlink(library, folder.join("libcuda.so.1"));
    folder
}

fn with_cards(cards: u32, args: &[&str]) -> (Option<i32>, String) {
    let mut batt = Command::new(env!("CARGO_BIN_EXE_batt"));
    batt.args(args).env("LD_LIBRARY_PATH", driver()).env("SOFTWARE_CUDA_CARDS", cards.to_string());
    let Output { status, stdout, stderr } = batt.output().unwrap();
    (status.code(), String::from_utf8(stdout).unwrap() + &String::from_utf8(stderr).unwrap())
}

#[test]
fn a_driver_without_cards_is_told() {
    let (code, text) = with_cards(0, &["run", "--device", "cuda"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("finds no CUDA card; use --device cpu or auto"), "{text}");
    let (code, text) = with_cards(0, &["run", "--ids", "mirrorwall"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("device           cpu"), "{text}");
}

#[test]
fn every_op_is_right_on_every_card() {
    let (code, text) = with_cards(2, &["doctor"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("supports CUDA 12.4, 2 cards"), "{text}");
    let checks: Vec<_> =
        text.lines().filter(|line| line.contains("self-check of 288 ops")).collect();
    assert_eq!(checks.len(), 3, "{text}");
    assert!(checks.iter().all(|line| line.contains("all as scalar")), "{text}");
    assert!(
        text.contains("cuda             card 0: ") && text.contains("cuda             card 1: "),
        "{text}"
    );
}

#[test]
fn runs_and_checks_on_cards() {
    let run = ["run", "--device", "cuda", "--stats", "--batch", "40", "--ids", "mirrorwall"];
    let (code, text) = with_cards(2, &run);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("tasks solved     1 of 1"), "{text}");
    assert!(text.contains("left to cpu      0") && text.contains("scalar lanes     0"), "{text}");
    let (code, text) = with_cards(2, &["check", "--device", "cuda:1", "--ids", "mirrorwall"]);
    assert_eq!(code, Some(0), "{text}");
    assert!(text.contains("cuda gives what scalar gives"), "{text}");
}

#[test]
fn teams_of_any_size_can_be_asked_for() {
    for team in ["4", "16", "32"] {
        let run = ["run", "--device", "cuda", "--stats", "--team", team, "--ids", "mirrorwall"];
        let (code, text) = with_cards(1, &run);
        assert_eq!(code, Some(0), "{text}");
        assert!(text.contains("left to cpu      0"), "{text}");
    }
    let (code, text) = with_cards(1, &["doctor", "--team", "12"]);
    assert_eq!(code, Some(2), "{text}");
    assert!(text.contains("expected 4, 8, 16 or 32"), "{text}");
}
