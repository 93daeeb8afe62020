//! Everything that must be caught is caught, whatever the order of threads.

mod common;

use common::{Card, program};
use software_cuda::memory::{FaultKind, Memory};
use software_cuda::module;

/// `%d1` is the address of this thread's word, `%d2` that of its neighbour, `%r1` its number.
const START: &str = "ld.param.b64 %d0, [p0];\nmov.u32 %r1, %laneid;\nmul.wide.u32 %d3, %r1, 4;\nadd.s64 %d1, %d0, %d3;
    xor.b32 %r2, %r1, 1;\nmul.wide.u32 %d3, %r2, 4;\nadd.s64 %d2, %d0, %d3;\n";

/// How 32 threads with 32 words that were written end.
fn fault(body: &str) -> Option<FaultKind> {
    let mut card = Card::with_body(1, &format!("{START}{body}\nret;"));
    let at = card.upload(&[0; 32]);
    card.fault(32, &[at])
}

#[test]
fn bounds() {
    assert_eq!(fault("ld.global.b32 %r3, [%d1];"), None);
    assert_eq!(fault("ld.global.b32 %r3, [%d1+4];"), Some(FaultKind::OutOfBounds));
    assert_eq!(fault("st.global.b32 [%d1+-4], %r1;"), Some(FaultKind::OutOfBounds));
    assert_eq!(fault("ld.global.v2.b32 {%r3, %r4}, [%d0+128];"), Some(FaultKind::OutOfBounds));
    assert_eq!(fault("mov.b64 %d5, 0;\nld.b32 %r3, [%d5];"), Some(FaultKind::OutOfBounds));
    assert_eq!(fault("atom.global.add.u32 %r3, [%d0+128], 1;"), Some(FaultKind::OutOfBounds));
    assert_eq!(
        fault(".local .align 8 .b8 depot[16];\nst.local.b32 [depot+16], %r1;"),
        Some(FaultKind::OutOfBounds)
    );
    assert_eq!(fault(".local .align 8 .b8 depot[16];\nst.local.b32 [depot+12], %r1;"), None);
    assert_eq!(
        fault("mov.b64 %d5, 1000;\nst.shared.b32 [%d5], %r1;"),
        Some(FaultKind::OutOfBounds)
    );
}

#[test]
fn alignment() {
    assert_eq!(fault("ld.global.b32 %r3, [%d0+2];"), Some(FaultKind::Misaligned));
    assert_eq!(fault("ld.global.v2.b32 {%r3, %r4}, [%d0+4];"), Some(FaultKind::Misaligned));
    assert_eq!(fault("ld.global.v2.b32 {%r3, %r4}, [%d0+8];"), None);
}

#[test]
fn memory_that_nobody_wrote() {
    let mut card = Card::with_body(1, "ld.param.b64 %d1, [p0];\nld.global.b32 %r1, [%d1+4];\nret;");
    let at = card.empty(2);
    card.memory.write(at, &[1; 7]).unwrap();
    assert_eq!(card.fault(1, &[at]), Some(FaultKind::Uninitialised));
    card.memory.write(at + 7, &[1]).unwrap();
    assert_eq!(card.fault(1, &[at]), None);
    card.memory.free(at);
    assert_eq!(card.fault(1, &[at]), Some(FaultKind::UseAfterFree));
}

#[test]
fn races() {
    let barrier = "bar.warp.sync -1;";
    // A neighbour's word, read after it was written.
    assert_eq!(
        fault("st.global.b32 [%d1], %r1;\nld.global.b32 %r3, [%d2];"),
        Some(FaultKind::Race)
    );
    assert_eq!(
        fault(&format!("st.global.b32 [%d1], %r1;\n{barrier}\nld.global.b32 %r3, [%d2];")),
        None
    );
    // Overwritten after it was read.
    assert_eq!(
        fault("ld.global.b32 %r3, [%d2];\nst.global.b32 [%d1], %r1;"),
        Some(FaultKind::Race)
    );
    assert_eq!(
        fault(&format!("ld.global.b32 %r3, [%d2];\n{barrier}\nst.global.b32 [%d1], %r1;")),
        None
    );
    // Two values for one word; one value is fine.
    assert_eq!(fault("st.global.b32 [%d0], %r1;"), Some(FaultKind::Race));
    assert_eq!(fault("st.global.b32 [%d0], 5;"), None);
    // A barrier of other threads orders nothing.
    let halves = "shr.u32 %r5, %r1, 4;\nshl.b32 %r5, %r5, 4;\nshl.b32 %r6, 0xffff, %r5;\n";
    let far = "xor.b32 %r2, %r1, 16;\nmul.wide.u32 %d3, %r2, 4;\nadd.s64 %d2, %d0, %d3;\n";
    let half = |far: &str| {
        fault(&format!(
            "{halves}{far}st.global.b32 [%d1], %r1;\nbar.warp.sync %r6;\nld.global.b32 %r3, [%d2];"
        ))
    };
    assert_eq!(half(""), None);
    assert_eq!(half(far), Some(FaultKind::Race));
    // Barriers order through others: 0 and 1 meet, then 1 and 2.
    let chain = |second: &str| {
        fault(&format!(
            "setp.eq.b32 %p1, %r1, 0;\nsetp.eq.b32 %p2, %r1, 1;\nsetp.eq.b32 %p3, %r1, 2;\n@%p1 st.global.b32 [%d0], 7;
             @%p1 bar.warp.sync 3;\n@%p2 bar.warp.sync 3;\n{second}\n@%p3 ld.global.b32 %r3, [%d0];"
        ))
    };
    assert_eq!(chain("@%p2 bar.warp.sync 6;\n@%p3 bar.warp.sync 6;"), None);
    assert_eq!(chain(""), Some(FaultKind::Race));
    // Shuffles and votes order nothing.
    assert_eq!(
        fault(
            "st.global.b32 [%d1], %r1;\nshfl.sync.idx.b32 %r4, %r1, 0, 31, -1;\nld.global.b32 %r3, [%d2];"
        ),
        Some(FaultKind::Race)
    );
    // Atomics do not race with each other, but with everything else.
    assert_eq!(fault("atom.global.add.u32 %r3, [%d0], 1;"), None);
    assert_eq!(
        fault("atom.global.add.u32 %r3, [%d0], 1;\nld.global.b32 %r4, [%d0];"),
        Some(FaultKind::Race)
    );
}

#[test]
fn races_between_warps_and_blocks() {
    let body = "ld.param.b64 %d1, [p0];\nmov.u32 %r1, %tid.x;\nsetp.ne.b32 %p1, %r1, 0;\nsetp.ne.b32 %p2, %r1, 40;\n";
    let run = |text: &str, grid| {
        let mut card = Card::with_body(1, &format!("{body}{text}\nret;"));
        let at = card.upload(&[0; 4]);
        (0..4)
            .map(|seed| {
                card.style.seed = seed;
                card.run("k", grid, 64, &[at.to_le_bytes().to_vec()]).err().map(|fault| fault.kind)
            })
            .collect::<Vec<_>>()
    };
    let race = vec![Some(FaultKind::Race); 4];
    assert_eq!(run("@!%p1 st.global.b32 [%d1], 1;\n@!%p2 ld.global.b32 %r2, [%d1];", 1), race);
    assert_eq!(
        run("@!%p1 st.global.b32 [%d1], 1;\nbar.sync 0;\n@!%p2 ld.global.b32 %r2, [%d1];", 1),
        [None; 4]
    );
    assert_eq!(
        run("ld.global.b32 %r2, [%d1];\nbar.sync 0;\n@!%p2 st.global.b32 [%d1], 3;", 1),
        [None; 4]
    );
    assert_eq!(run("ld.global.b32 %r2, [%d1];\n@!%p2 st.global.b32 [%d1], 3;", 1), race);
    assert_eq!(run("bar.sync 0;\n@!%p1 st.global.b32 [%d1], 1;", 2), race);
    assert_eq!(run("ld.global.b32 %r2, [%d1];", 2), [None; 4]);
}

#[test]
fn meetings_to_which_not_all_come() {
    // Thread 0 stays away and waits elsewhere.
    assert_eq!(
        fault(
            "setp.eq.b32 %p1, %r1, 0;\n@%p1 bra $A;\nbar.warp.sync -1;\nbra $E;\n$A: vote.sync.ballot.b32 %r3, %p1, -1;\n$E:"
        ),
        Some(FaultKind::Meeting)
    );
    assert_eq!(
        fault("setp.eq.b32 %p1, %r1, 0;\n@%p1 bar.warp.sync 1;\n@!%p1 bar.warp.sync 1;"),
        Some(FaultKind::Meeting)
    );
    assert_eq!(
        fault("setp.eq.b32 %p1, %r1, 0;\n@%p1 bar.warp.sync 3;\n@!%p1 bar.sync 0;"),
        Some(FaultKind::Deadlock)
    );
    assert_eq!(
        fault(
            "setp.eq.b32 %p1, %r1, 0;\n@%p1 bra $E;\nshfl.sync.idx.b32 %r3, %r1, 0, 31, 0xfffffffe;\n$E:"
        ),
        Some(FaultKind::Meeting)
    );
    // The same barrier in two places: fine on sm_70, not before.
    let mut card = Card::with_body(
        1,
        "mov.u32 %r1, %laneid;\nsetp.eq.b32 %p1, %r1, 0;\n@%p1 bra $A;\nbar.warp.sync -1;\nret;\n$A: bar.warp.sync -1;\nret;",
    );
    assert_eq!(card.fault(32, &[0]), None);
    card.style.capability = 60;
    assert_eq!(card.fault(32, &[0]), Some(FaultKind::Meeting));
}

#[test]
fn traps_calls_stacks_and_endless_loops() {
    assert_eq!(fault("trap;"), Some(FaultKind::Trap));
    assert_eq!(fault("setp.eq.b32 %p1, %r1, 40;\n@%p1 trap;"), None);
    assert_eq!(fault("$T: .branchtargets $E;\nbrx.idx %r1, $T;\n$E:"), Some(FaultKind::Call));
    let mut card = Card::with_body(0, "$L: bra $L;");
    card.style.limit = 100_000;
    assert_eq!(card.fault(32, &[]), Some(FaultKind::Timeout));
    let mut card = Card::new(&program(
        ".func f() { .local .align 8 .b8 depot[64]; call.uni f; ret; }\n.visible .entry k() { call.uni f; ret; }",
    ));
    assert_eq!(card.fault(32, &[]), Some(FaultKind::Stack));
    let mut card = Card::new(&program(
        ".func f(.param .b32 a) { ret; }\n.visible .entry k() { .reg .b64 %d<2>; mov.b64 %d1, f;
         q: .callprototype ()_(); call %d1, q; ret; }",
    ));
    assert_eq!(card.fault(32, &[]), Some(FaultKind::Call));
    let mut card = Card::new(&program(
        ".const .align 4 .b8 c[4];\n.visible .entry k() { .reg .b64 %d<2>; mov.b64 %d1, c; st.global.b32 [%d1], 1; ret; }",
    ));
    assert_eq!(card.fault(32, &[]), Some(FaultKind::ReadOnly));
}

#[test]
fn what_is_not_known_is_refused_with_its_line() {
    let refused = |body: &str| {
        let text = program(&format!(
            ".visible .entry k() {{ .reg .b32 %r<4>; .reg .pred %p<2>;\n{body}\nret; }}"
        ));
        module::load(&text, &mut Memory::new(0, 1 << 20, 0), 75)
            .map(|_| ())
            .unwrap_err()
            .to_string()
    };
    for body in [
        "frobnicate.b32 %r1, %r2;",
        "add.f32 %r1, %r2, %r3;",
        "add.sat.s32 %r1, %r2, %r3;",
        "ld.surf.b32 %r1, [%r2];",
        "bar.sync 1, 64;",
        "mov.u32 %r1, %smid;",
        "cvt.sat.u8.u32 %r1, %r2;",
        "add.s32 %r1, %r2;",
        "add.s32 %r1, %r2, %r9;",
        "bra $nowhere;",
        "call.uni missing;",
        "@%q bra $nowhere;",
        ".sreg .b32 x;",
    ] {
        assert!(refused(body).starts_with("line 5: "), "{body}: {}", refused(body));
    }
    let newer = program("").replace("sm_70", "sm_90");
    assert!(module::load(&newer, &mut Memory::new(0, 1 << 20, 0), 75).is_err());
    assert!(module::load("not PTX", &mut Memory::new(0, 1 << 20, 0), 75).is_err());
}
