//! The kernels that ship against the same code on the host: random programs of any ops, bit for bit.

mod common;

use common::Card;
use kernels::interpreter::{Head, Operand};
use kernels::job::Batch;
use kernels::lane::Policy;
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{Dialect, Value};
use kernels::words::Words;
use software_cuda::launch::Counts;
use software_cuda::memory::Fault;

const PTX: &str = include_str!("../../../kernels/ptx/kernels.ptx");

/// The number of ops.
const OPS: u32 = 288;

const ARENA: usize = 160 << 10;
const IMAGE: usize = 16 << 10;

/// What a step calls, or is called with.
#[derive(Clone, Copy)]
enum Arg {
    Constant(Value),
    Step(u32),
}

/// A program without inputs; all its steps are results.
fn image(steps: &[(Value, Vec<Arg>)]) -> Vec<u32> {
    let mut constants = Vec::new();
    let mut operand = |arg: Arg| match arg {
        Arg::Step(step) => Operand::Step(step).encode(),
        Arg::Constant(value) => {
            constants.push(value.bits());
            Operand::Constant(constants.len() as u32 - 1).encode()
        }
    };
    let mut code = Vec::new();
    for (callee, args) in steps {
        let dialect = Dialect::from_number(callee.at());
        code.push(Head::op(callee.extra(), dialect, args.len() as u32).encode());
        code.extend(args.iter().map(|arg| operand(*arg)));
    }
    let count = steps.len() as u32;
    let mut image = vec![count, code.len() as u32, constants.len() as u32, count, 0];
    image.extend(code);
    image.extend(constants.iter().flat_map(|bits| [*bits as u32, (bits >> 32) as u32]));
    image.extend(0..count);
    image
}

/// Grids of one color, then any ops on what there is. Steps that only the scalar ops can run are dropped, most of the time.
fn random_program(random: &mut fastrand::Rng) -> Vec<u32> {
    let mut steps: Vec<(Value, Vec<Arg>)> = Vec::new();
    for round in 0..random.u32(10..60) {
        let dialect = if random.bool() { Dialect::ArcDsl } else { Dialect::Tokpidjin };
        let number = if round < 3 { op::CANVAS } else { random.u32(..OPS) };
        let made = steps.len() as u32;
        let arg = |random: &mut fastrand::Rng| match random.u8(..8) {
            0 => Arg::Constant(Value::small_int(random.i32(-3..12))),
            1 => Arg::Constant(Value::pair(random.i64(-3..9), random.i64(-3..9)).unwrap()),
            2 => Arg::Constant(Value::op(random.u32(..OPS), dialect)),
            _ if made == 0 => Arg::Constant(Value::small_int(1)),
            _ => Arg::Step(random.u32(..made)),
        };
        let args = if round < 3 {
            let size = Value::pair(random.i64(1..9), random.i64(1..9)).unwrap();
            vec![Arg::Constant(Value::small_int(random.i32(..10))), Arg::Constant(size)]
        } else {
            (0..table::row(number).params).map(|_| arg(random)).collect()
        };
        steps.push((Value::op(number, dialect), args));
        let leaves = on_host(&[image(&steps)], Policy::Poison)[0].0 != 0;
        if leaves && random.u8(..100) > 0 {
            steps.pop();
        }
    }
    image(&steps)
}

/// How each lane ends, and its results.
type Ends = Vec<(u32, Vec<u32>)>;

/// The words of a batch: programs, a sample, and for each lane where its program and its sample begin.
fn batch(programs: &[Vec<u32>]) -> [Vec<u32>; 3] {
    let mut lanes = Vec::new();
    let mut at = 0;
    for program in programs {
        lanes.extend([at, 0]);
        at += program.len() as u32;
    }
    [programs.concat(), vec![0; 6], lanes]
}

fn on_host(programs: &[Vec<u32>], policy: Policy) -> Ends {
    let [mut words, mut samples, mut lanes] = batch(programs);
    let batch = Batch {
        programs: Words::new(&mut words),
        samples: Words::new(&mut samples),
        lanes: Words::new(&mut lanes),
        policy,
    };
    let run = |lane| {
        let (mut arena, mut image) = (vec![0; ARENA], vec![0; IMAGE]);
        match batch.run(Solo, lane, Words::new(&mut arena), Words::new(&mut image)) {
            Ok(len) => (0, image[..len as usize].to_vec()),
            Err(fail) => (fail as u32, Vec::new()),
        }
    };
    (0..programs.len() as u32).map(run).collect()
}

fn on_card(
    card: &mut Card,
    programs: &[Vec<u32>],
    policy: Policy,
    team: u32,
) -> Result<(Ends, Counts), Fault> {
    let (grid, block) = (1, 64);
    let teams = (grid * block / team) as usize;
    let (count, room) = (programs.len(), IMAGE * programs.len());
    let [words, samples, lanes] = batch(programs);
    let pointers = [
        card.upload(&words),
        card.upload(&samples),
        card.upload(&lanes),
        card.empty((ARENA + IMAGE) * teams),
        card.empty(3 * count),
        card.empty(room),
        card.upload(&[0, 0]),
    ];
    let safe = u32::from(matches!(policy, Policy::SafeDefault));
    let lengths = [words.len(), samples.len(), count, ARENA, IMAGE, room];
    let mut job: Vec<u8> = pointers.iter().flat_map(|pointer| pointer.to_le_bytes()).collect();
    job.extend(lengths.iter().flat_map(|&len| (len as u32).to_le_bytes()));
    job.extend(safe.to_le_bytes());
    job.resize(job.len().next_multiple_of(8), 0);
    let counts = card.run(&format!("lanes_{team}"), grid, block, &[job])?;
    let output = card.download(pointers[5], room);
    let ends = card.download(pointers[4], 3 * count);
    for pointer in pointers {
        card.memory.free(pointer);
    }
    let end = |end: &[u32]| (end[0], output[end[1] as usize..][..end[2] as usize].to_vec());
    Ok((ends.chunks(3).map(end).collect(), counts))
}

#[test]
fn programs_give_what_they_give_on_the_host() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut card = Card::new(PTX);
    let mut shares = [0; 2];
    for seed in 0..4 {
        card.style.seed = seed;
        let programs: Vec<_> = (0..24).map(|_| random_program(&mut random)).collect();
        let policy = if seed % 2 == 0 { Policy::Poison } else { Policy::SafeDefault };
        let expected = on_host(&programs, policy);
        for team in [4, 8, 16, 32] {
            let (found, _) = on_card(&mut card, &programs, policy, team).unwrap();
            for (lane, (found, expected)) in found.iter().zip(&expected).enumerate() {
                assert_eq!(
                    found, expected,
                    "seed {seed}, {team} threads, lane {lane}: {:?}",
                    programs[lane]
                );
            }
        }
        println!("steps: {:?}", programs.iter().map(|program| program[0]).collect::<Vec<_>>());
        for (status, _) in expected {
            shares[usize::from(status != 0)] += 1;
        }
    }
    println!("{} lanes, {} of them left to the scalar ops", shares[0] + shares[1], shares[1]);
    assert!(shares[0] > shares[1]);
}
