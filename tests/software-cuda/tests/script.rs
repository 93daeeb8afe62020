//! The committed PTX against the same code on the host.

mod common;
#[path = "common/host.rs"]
mod host;
#[path = "common/scripts.rs"]
mod scripts;

use common::Card;
use host::{on_host, random_script};
use scripts::{PTX, on_card};

const TEAMS: [u32; 4] = [4, 8, 16, 32];

#[test]
fn scripts_give_what_they_give_on_the_host() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut card = Card::new(PTX);
    for seed in 0..6 {
        card.style.seed = seed;
        let script = random_script(&mut random);
        let expected = on_host(&script, 11, 0xeeee_eeee);
        for team in TEAMS {
            let (found, _) = on_card(&mut card, &script, 11, team).unwrap();
            assert!(found == expected, "seed {seed}, {team} threads");
        }
    }
}

#[test]
fn counts_depend_on_the_team() {
    let script = random_script(&mut fastrand::Rng::with_seed(3));
    let mut card = Card::new(PTX);
    card.style.count = true;
    for team in TEAMS {
        let (_, counts) = on_card(&mut card, &script, 32, team).unwrap();
        let sum = counts.own.iter().fold(0, |sum, count| sum + count.threads);
        assert_eq!(sum, counts.threads);
        let warps = counts.own.iter().fold(0, |sum, count| sum + count.warp());
        assert_eq!(warps, counts.warps);
        let kernel = card.module.kernel(&format!("script_{team}")).unwrap();
        assert_eq!(counts.total[kernel as usize].threads, counts.threads);
        println!(
            "{team} threads: {} warp instructions, {} thread instructions, {} bytes of stack",
            counts.warps, counts.threads, counts.stack
        );
    }
}
