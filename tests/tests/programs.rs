//! What must hold for every program, tried on random ones under both policies. With the environment
//! variable `BATT_RANDOM=n`, on n times as many.

use batt_gen::{Kind, Merged, Solver, Source, emit, merge, parse_source, slice, solver_source};
use dsl::{Dialect, Error, Operand, Policy, Sample, Slot, Value};
use dsl_batch::{Device, Program, ProgramOutput, ProgramScore, Step};
use quickcheck::{Gen, QuickCheck};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tests::devices::{devices, on_threads};
use tests::generate::{Random, seeded};
use tests::programs::{AnyProgram, Plan, Tally};

const POLICIES: [Policy; 2] = [Policy::Poison, Policy::SafeDefault];

/// Tries a property on so many random programs, the same in every run.
fn check(count: u64, property: fn(AnyProgram) -> Result<(), String>) {
    let times = std::env::var("BATT_RANDOM").ok().and_then(|n| n.parse::<u64>().ok());
    let count = count * times.unwrap_or(1);
    on_threads(1, || {
        let verdict = QuickCheck::new()
            .rng(seeded(count, 12))
            .tests(count)
            .max_tests(count)
            .quicktest(property as fn(AnyProgram) -> Result<(), String>);
        if let Err(failed) = verdict {
            let text = format!("{failed:?}").replace("\\\\n", "\n").replace("\\n", "\n");
            panic!("{text}");
        }
    });
}

/// A slot as text. Functions have no identity across runs: they are compared as they print.
fn shown(slot: &Slot) -> Result<String, Error> {
    slot.as_ref().map(Value::to_string).map_err(|fault| fault.kind)
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Result<(), String> {
    match found == expected {
        true => Ok(()),
        false => Err(format!("{what}\n  expected {expected:?}\n  found    {found:?}")),
    }
}

#[test]
fn most_lanes_succeed_and_every_error_occurs() {
    on_threads(1, || {
        let mut whole = Tally::default();
        let mut mixed = Tally::default();
        for seed in 0..150 {
            let dialect = Dialect::ALL[seed as usize % 3];
            for (tally, ill_typed) in [(&mut whole, 0), (&mut mixed, 40)] {
                let steps = 10 + 7 * (seed as usize % 15);
                let plan = Plan { steps, ill_typed, outputs: 4, ..Plan::new(dialect) };
                let AnyProgram { program, samples, .. } = AnyProgram::seeded(&plan, 4, seed);
                let lanes: Vec<_> = samples.iter().map(|sample| (&program, sample)).collect();
                let results = Device::scalar().run(&lanes, Policy::Poison);
                results.iter().for_each(|result| tally.add(result));
            }
        }
        println!("well-typed: {whole}\ntwo of five steps ill-typed: {mixed}");
        assert!(whole.share() >= 70, "{whole}");
        assert!((20..95).contains(&mixed.share()), "{mixed}");
        for kind in [Error::Type, Error::Index, Error::Empty] {
            assert!(mixed.has(kind), "no {kind} error: {mixed}");
        }
    });
}

#[test]
fn text_and_json_say_it_all() {
    check(60, |AnyProgram { program, .. }| {
        let text = program.to_string();
        let again: Program = text.parse().map_err(|e| format!("{e}"))?;
        same("text", &again, &program)?;
        same("hash of the text", again.content_hash(), program.content_hash())?;
        let again = Program::from_json(&program.to_json()).map_err(|e| format!("{e}"))?;
        same("JSON", &again, &program)?;
        same("hash of the JSON", again.content_hash(), program.content_hash())
    });
}

#[test]
fn the_hash_knows_no_names_order_or_useless_steps() {
    check(60, |AnyProgram { program, .. }| {
        let hash = program.content_hash();
        let mut renamed = program.clone();
        for (k, output) in renamed.outputs.iter_mut().enumerate() {
            (output.solver, output.evolved) = (format!("other{k}"), !output.evolved);
        }
        renamed.scores.iter_mut().for_each(|score| score.differ.push('x'));
        same("renamed", renamed.content_hash(), hash.clone())?;
        let mut g = seeded(program.steps.len() as u64, 10);
        same("reordered", reordered(&program, &mut g).content_hash(), hash.clone())?;
        same("with useless steps", padded(&program, &mut g).content_hash(), hash.clone())?;
        same("without useless steps", program.without_dead_steps().content_hash(), hash)
    });
}

/// The same steps in another order that runs. Steps that compute the same stay in their order: two
/// such steps may make functions, which then change their places.
fn reordered(program: &Program, g: &mut Gen) -> Program {
    let count = program.steps.len() as u32;
    let mut alike: HashMap<String, u32> = HashMap::new();
    let mut before: Vec<Vec<u32>> = Vec::new();
    for t in 1..=count {
        let operands = program.steps[t as usize - 1].operands().map(Operand::t);
        let mut needs: Vec<u32> = operands.filter(|t| *t > 0).collect();
        let hash = slice(program, t, "x").map(|sliced| sliced.content_hash());
        needs.extend(alike.insert(hash.unwrap_or_default(), t));
        before.push(needs);
    }
    let mut order: Vec<u32> = Vec::new();
    let mut waiting: Vec<u32> = (1..=count).collect();
    while !waiting.is_empty() {
        let is_ready = |t: &u32| before[*t as usize - 1].iter().all(|need| order.contains(need));
        let ready: Vec<u32> = waiting.iter().copied().filter(is_ready).collect();
        let next = g.one(&ready);
        waiting.retain(|t| *t != next);
        order.push(next);
    }
    placed(program, &order)
}

/// The program with its steps in this order.
fn placed(program: &Program, order: &[u32]) -> Program {
    let place = |t: u32| 1 + order.iter().position(|other| *other == t).unwrap_or(0) as u32;
    let moved = |operand: &Operand| match operand {
        Operand::T(t) => Operand::T(place(*t)),
        other => other.clone(),
    };
    let step = |t: &u32| {
        let Step { callee, args } = &program.steps[*t as usize - 1];
        Step { callee: moved(callee), args: args.iter().map(moved).collect() }
    };
    let guards = |guards: &[u32]| guards.iter().map(|t| place(*t)).collect();
    let output = |o: &ProgramOutput| ProgramOutput {
        value: moved(&o.value),
        guards: guards(&o.guards),
        ..o.clone()
    };
    let score = |s: &ProgramScore| ProgramScore {
        value: moved(&s.value),
        guards: guards(&s.guards),
        ..s.clone()
    };
    Program {
        steps: order.iter().map(step).collect(),
        outputs: program.outputs.iter().map(output).collect(),
        scores: program.scores.iter().map(score).collect(),
    }
}

/// The program with copies of some steps behind the others, of use to nobody.
fn padded(program: &Program, g: &mut Gen) -> Program {
    let mut padded = program.clone();
    for _ in 0..5 {
        padded.steps.push(g.one(&program.steps));
    }
    padded
}

#[test]
fn a_slice_is_the_same_program_with_the_same_value() {
    check(40, |AnyProgram { program, samples, dialect }| {
        for t in (1..=program.steps.len() as u32).step_by(1 + program.steps.len() / 12) {
            let sliced = slice(&program, t, "part").map_err(|e| e.to_string())?;
            let text = solver_source(&sliced).map_err(|e| e.to_string())?;
            let solver = solver_of(&text, dialect)?;
            same(&text, solver.program.content_hash(), sliced.content_hash())?;
            for policy in POLICIES {
                for sample in &samples {
                    let whole = program.run(sample, policy).value(&Operand::T(t));
                    let part = solver.program.run(sample, policy);
                    let part = &solver.program.outputs_of(&part)[0];
                    same(&text, shown(part), shown(&whole))?;
                }
            }
        }
        Ok(())
    });
}

/// The one solver of a source.
fn solver_of(text: &str, dialect: Dialect) -> Result<Solver, String> {
    let source = Arc::new(Source { name: "random.py".to_owned(), text: text.to_owned() });
    let mut parsed = parse_source(&source, Some(dialect));
    match (parsed.problems.first(), parsed.solvers.pop()) {
        (None, Some(solver)) => Ok(solver),
        (problem, _) => {
            Err(format!("{text}\n{}", problem.map_or(String::new(), |p| p.render(false))))
        }
    }
}

#[test]
fn merged_solvers_give_what_each_gives_alone() {
    check(150, |any| {
        let mut g = seeded(any.program.steps.len() as u64, 10);
        let (solvers, differs) = solvers_and_differs(&any, &mut g)?;
        let solvers: Vec<&Solver> = solvers.iter().collect();
        let differs: Vec<&Solver> = differs.iter().collect();
        for policy in POLICIES {
            let merged = merge(&solvers, &differs, policy);
            check_compact(&merged)?;
            for sample in &any.samples {
                check_merged(&merged, &solvers, &differs, policy, sample)?;
            }
        }
        Ok(())
    });
}

/// Several solvers that share much of what they compute, in different orders, some with steps that
/// lead nowhere; one that shares nothing; and differs.
fn solvers_and_differs(
    any: &AnyProgram,
    g: &mut Gen,
) -> Result<(Vec<Solver>, Vec<Solver>), String> {
    let dialect = any.dialect;
    let mut programs = Vec::new();
    for _ in 0..1 + g.below(4) {
        let program = if g.chance(50) { reordered(&any.program, g) } else { any.program.clone() };
        let mut output = g.one(&program.outputs);
        let live = program.needed_by([output.value.clone()]);
        output.guards.clear();
        // Which of the other steps stay; a step stays with all that it needs.
        let kept = (1..=program.steps.len() as u32).filter(|_| g.chance(10)).map(Operand::T);
        let kept = program.needed_by(kept.collect::<Vec<_>>());
        let wanted: Vec<bool> = live.iter().zip(kept).map(|(live, kept)| *live || kept).collect();
        programs.push(Program { outputs: vec![output], scores: vec![], ..program }.keep(&wanted));
    }
    programs.push(Plan::new(dialect).program(&any.samples[0], g));
    let mut solvers = Vec::new();
    for (k, program) in programs.iter_mut().enumerate() {
        program.outputs[0].solver = format!("s{k}");
        solvers.push(solver_of(&solver_source(program).map_err(|e| e.to_string())?, dialect)?);
    }
    let mut differs = Vec::new();
    for k in 0..g.below(3) {
        let steps = 10 + g.below(10);
        let mut program =
            Plan { steps, ..Plan::new(Dialect::Tokpidjin) }.program(&any.samples[0], g);
        program.outputs[0].solver = format!("d{k}");
        let text = solver_source(&program).map_err(|e| e.to_string())?;
        let text = text.replace("def solve_", "def differ_");
        differs.push(solver_of(&text, Dialect::Tokpidjin)?);
    }
    assert!(differs.iter().all(|differ| differ.kind == Kind::Differ));
    Ok((solvers, differs))
}

/// Every step leads somewhere, and no two are the same unless they may make functions.
fn check_compact(merged: &Merged) -> Result<(), String> {
    let program = &merged.program;
    same("dead steps", program.live_steps().iter().filter(|live| !**live).count(), 0)?;
    let text = program.to_string();
    let calls = text.lines().filter_map(|line| line.split_once(" = ")).map(|(_, call)| call);
    let mut seen: HashSet<&str> = HashSet::new();
    for (step, call) in program.steps.iter().zip(calls) {
        if !step.may_make_functions() && !seen.insert(call) {
            return Err(format!("twice: {call}\n{program}"));
        }
    }
    Ok(())
}

fn check_merged(
    merged: &Merged,
    solvers: &[&Solver],
    differs: &[&Solver],
    policy: Policy,
    sample: &Sample,
) -> Result<(), String> {
    let program = &merged.program;
    let lane = program.run(sample, policy);
    let mut scores = program.scores_of(&lane).into_iter();
    let mut check_score = |alone: &Program| {
        let expected = &alone.outputs_of(&alone.run(sample, policy))[0];
        let found = scores.next().map(|slot| shown(&slot));
        same(&format!("score\n{alone}merged\n{program}"), found, Some(shown(expected)))
    };
    for differ in differs {
        check_score(&differ.own_program(policy))?;
    }
    for (solver, found) in solvers.iter().zip(program.outputs_of(&lane)) {
        let alone = solver.own_program(policy);
        let expected = &alone.outputs_of(&alone.run(sample, policy))[0];
        same(&format!("alone\n{alone}merged\n{program}"), shown(&found), shown(expected))?;
        for differ in differs {
            check_score(&one_after_the_other(&alone, &differ.own_program(policy)))?;
        }
    }
    Ok(())
}

/// A solver's steps, then a differ's on its output, with nothing shared. Where the solver fails, the
/// differ does not begin.
fn one_after_the_other(solver: &Program, differ: &Program) -> Program {
    let shift = solver.steps.len() as u32;
    let candidate = &solver.outputs[0].value;
    let moved = |operand: &Operand| match operand {
        Operand::I => candidate.clone(),
        Operand::T(t) => Operand::T(t + shift),
        other => other.clone(),
    };
    let steps = differ.steps.iter().map(|Step { callee, args }| Step {
        callee: moved(callee),
        args: args.iter().map(moved).collect(),
    });
    let output = &differ.outputs[0];
    let first = solver.outputs[0].guards.iter().copied();
    let first = first.chain(Some(candidate.t()).filter(|t| *t > 0));
    let output = ProgramOutput {
        value: moved(&output.value),
        guards: first.chain(output.guards.iter().map(|t| t + shift)).collect(),
        ..output.clone()
    };
    Program {
        steps: solver.steps.iter().cloned().chain(steps).collect(),
        outputs: vec![output],
        scores: vec![],
    }
}

#[test]
fn a_lane_does_not_depend_on_the_others() {
    let programs: Vec<AnyProgram> = on_threads(2, || {
        (0..40).map(|seed| AnyProgram::seeded(&Plan::any(&mut seeded(seed, 12)), 5, seed)).collect()
    });
    let lanes: Vec<(&Program, &Sample)> =
        programs.iter().flat_map(|any| any.samples.iter().map(|s| (&any.program, s))).collect();
    let shuffled: Vec<usize> = {
        let mut g = seeded(7, 10);
        let mut places: Vec<usize> = (0..lanes.len()).collect();
        (1..places.len()).rev().for_each(|k| places.swap(k, g.below(k + 1)));
        places
    };
    for policy in POLICIES {
        let alone = on_threads(1, || {
            let one = |lane: &(&Program, &Sample)| Device::scalar().run(&[*lane], policy).remove(0);
            lanes.iter().map(one).collect::<Vec<_>>()
        });
        let mut tally = Tally::default();
        alone.iter().for_each(|result| tally.add(result));
        println!("{policy:?}: {tally}");
        for device in devices() {
            for threads in [1, 2, 5] {
                let mixed: Vec<_> = shuffled.iter().map(|&k| lanes[k]).collect();
                let found = on_threads(threads, || device.run(&mixed, policy));
                assert_eq!(found.len(), mixed.len());
                for (&k, found) in shuffled.iter().zip(&found) {
                    let show = |slots: &[Slot]| slots.iter().map(shown).collect::<Vec<_>>();
                    let fail = || format!("{} lane {k}\n{}", device.name(), lanes[k].0);
                    assert_eq!(show(&found.outputs), show(&alone[k].outputs), "{}", fail());
                    assert_eq!(show(&found.scores), show(&alone[k].scores), "{}", fail());
                    assert_eq!(found.faults, alone[k].faults, "{}", fail());
                }
            }
        }
    }
}

/// Compiled code is compared in the suite `emitted`; here, every step must stand in the text.
#[test]
fn emitted_text_holds_every_step() {
    check(40, |AnyProgram { program, .. }| {
        let merged = Merged { origins: vec![vec![]; program.steps.len()], program };
        let rust = emit(&merged, "random", Policy::Poison);
        same("emitted again", &emit(&merged, "random", Policy::Poison), &rust)?;
        let body = rust.split_once("fn steps(").map_or("", |(_, body)| body);
        let text: String = body.lines().map(str::trim).collect::<Vec<_>>().concat();
        let mut statements = text.split(';').filter(|statement| statement.contains("= s."));
        for (index, step) in merged.program.steps.iter().enumerate() {
            let found = statements.next().unwrap_or_default();
            let start = format!("t[{}] = s.", index + 1);
            let found = found.rsplit_once(&start).map_or("", |(_, call)| call);
            same("step", read_call(found), call_words(step))?;
        }
        Ok(())
    });
}

/// The words of an emitted call: ops, steps, numbers.
fn read_call(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || "_-".contains(c);
    let words = text.split(|c| !is_word(c)).filter(|word| !word.is_empty());
    let noise = ["Arg", "t", "Int", "Pair", "Text", "call"];
    words.filter(|word| !noise.contains(word)).map(str::to_owned).collect()
}

fn call_words(step: &Step) -> Vec<String> {
    let op_words = |operand: &Operand| match operand {
        Operand::Constant(Value::Function(dsl::Function::Op(op, dialect))) => {
            let word = match dialect {
                Dialect::ArcDsl => "arc",
                Dialect::ReArc => "rearc",
                Dialect::Tokpidjin => "tok",
            };
            vec![word.to_owned(), op.name.to_uppercase()]
        }
        Operand::Constant(value) => read_call(&value.to_string()),
        Operand::T(t) => vec![t.to_string()],
        other => vec![format!("{other:?}")],
    };
    step.operands().flat_map(op_words).collect()
}
