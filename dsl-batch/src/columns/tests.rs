//! What columns give is what the interpreter gives, and they do give something.

use super::window::Window;
use super::work::{Bounds, Limits};
use super::{Columns, Solitary};
use crate::Program;
use crate::cpu::{Packed, PackedSample, reader};
use dsl::{Grid, Sample};
use kernels::interpreter::{Places, StepCall};
use kernels::lane::{Lane, MAX_WORK, Policy};
use kernels::table::{self, op};
use kernels::team::Solo;
use kernels::value::{Fail, Tag};
use kernels::words::Words;

const SHAPES: [&str; 7] = [
    "0 0 0 0 0 0 0 0 0\n0 1 1 0 0 3 3 3 0\n0 1 0 0 0 0 3 0 0\n0 0 0 0 0 0 0 0 0\n0 0 2 0 2 0 4 4 0\n0 2 2 2 2 0 0 4 0",
    "5 0 0 5\n0 0 0 0\n0 0 0 0\n5 0 0 5",
    "1 2 3\n4 5 6\n7 8 9",
    "0 0 0\n0 0 0",
    "7",
    "2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0 2 0\n0 0 0 3 3 3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2",
    "1 1 0 1 1\n1 0 0 0 1\n0 0 1 0 0\n1 0 0 0 1\n1 1 0 1 1",
];

fn grid(text: &str) -> Grid {
    let row = |line: &str| line.split(' ').map(|cell| cell.parse().unwrap()).collect();
    let rows: Vec<Vec<i64>> = text.lines().map(row).collect();
    Grid::from_rows(&rows).unwrap()
}

/// How steps that call functions were run.
#[derive(Default)]
struct Tally {
    /// By columns, or left to the interpreter.
    done: usize,
    left: usize,
    /// Columns said that there is too much work for some limit, or what there is.
    limited: usize,
    /// They found that out in windows.
    windows: usize,
    /// Columns knew the work exactly.
    exact: usize,
}

/// Runs a program on all shapes, each step that calls functions both ways.
fn both_ways(text: &str, policy: Policy) -> Tally {
    let program: Program = text.parse().unwrap();
    let packed = Packed::new(&program).unwrap();
    let mut tally = Tally::default();
    for shape in SHAPES {
        let sample = PackedSample::new(&Sample::new(grid(shape)), [true; 3]);
        let mut memory = vec![0; 1 << 22];
        let mut lane = Lane::new(Solo, Words::new(&mut memory), policy);
        let stack = lane.stack();
        let (mut at, places) = lane.load_program(stack, reader(packed.words())).unwrap();
        lane.load_inputs(places, 7, reader(sample.words())).unwrap();
        let mut columns = Columns::default();
        columns.begin(&[]);
        for t in 0..places.len {
            let call = lane.read_step(places, at);
            let args = call.args.as_slice();
            let functions = match call.callee.tag() {
                Tag::Op => table::row(call.callee.extra()).calls_functions,
                tag => tag == Tag::Closure,
            };
            let place = format!("step {} of\n{text}on\n{shape}", t + 1);
            let mut found = None;
            let mut most = 0;
            if call.fault.is_none() && functions {
                found = columns.call(&mut lane, call.callee, args);
                most = columns.work.total.most;
            }
            if lane.step(places, t, &call).is_err() {
                assert_eq!(found, None, "{place}");
                tally.left += 1;
                break;
            }
            let value = lane.value(places.step(t));
            if let Some(found) = found {
                tally.done += 1;
                let work = MAX_WORK - lane.work_left();
                assert_eq!(lane.load(places.failure(t)), 0, "{place}");
                assert_eq!(lane.equal(found.unwrap(), value), Ok(true), "{place}");
                assert!(work <= most, "work is {work}, not up to {most}: {place}");
                limits(&mut columns, &mut lane, places, &call, work, &mut tally, &place);
            } else if functions {
                tally.left += 1;
            }
            if call.callee.extra() == op::PRODUCT {
                columns.note_product(&lane, value, [args[0], args[1]]);
            }
            at = call.next;
        }
    }
    tally
}

/// Values in columns at one time: with so few, elements are gone through in windows.
const ROOM: [usize; 2] = [1 << 10, 1 << 22];

/// Runs a step that takes so much work where less is allowed, or just that much.
fn limits(
    columns: &mut Columns,
    lane: &mut Solitary<'_>,
    places: Places,
    call: &StepCall,
    work: u64,
    tally: &mut Tally,
    place: &str,
) {
    let args = call.args.as_slice();
    let top = lane.top();
    // Kernels weigh patches that will only be merged as they come, with duplicates.
    let merges = place.contains("mapply");
    columns.window = Some(Window { from: 0, len: u32::MAX });
    if columns.attempt(lane, call.callee, args).is_some() {
        let Bounds { least, most } = columns.work.total;
        let within = least <= work && (work <= most || merges);
        assert!(within, "{work} not in {least} to {most}: {place}");
        tally.exact += usize::from(least == most);
    }
    for (limit, values) in [work / 9, work / 2, work - 1, work]
        .into_iter()
        .flat_map(|limit| ROOM.map(|room| (limit, room)))
    {
        if merges && limit > work / 2 {
            break;
        }
        columns.limits = Limits { work: limit, values };
        let found = columns.call(lane, call.callee, args);
        lane.begin_step();
        lane.spend(MAX_WORK - limit).unwrap();
        let expected = lane.call(places.stack, call.callee, call.args);
        match (found, expected) {
            (None, _) => {}
            // Not known to the interpreter, which counts what is merged with its duplicates.
            (_, Err(Fail::Unsupported)) if merges => {}
            (Some(Ok(found)), Ok(value)) => {
                assert_eq!(lane.equal(found, value), Ok(true), "up to {limit}: {place}");
            }
            (found, expected) => assert_eq!(found, Some(expected), "up to {limit}: {place}"),
        }
        tally.limited += usize::from(found == Some(Err(Fail::Limit)));
        let in_windows = columns.window.is_some_and(|window| window.from > 0);
        tally.windows += usize::from(found.is_some() && in_windows);
    }
    columns.limits = Limits::default();
    lane.release(top);
}

/// Steps of a program, from lines without their numbers.
fn steps(lines: &[&str]) -> String {
    let numbered = lines.iter().zip(1..).map(|(line, t)| format!("t{t} = {line}\n"));
    numbered.chain([format!("o last = t{}\n", lines.len())]).collect()
}

/// The last step of these is done by columns, on every shape.
fn last_is_done(lines: &[&str]) {
    for policy in [Policy::Poison, Policy::SafeDefault] {
        let without = both_ways(&steps(&lines[..lines.len() - 1]), policy);
        let with = both_ways(&steps(lines), policy);
        assert_eq!(with.done - without.done, SHAPES.len(), "{lines:?}");
    }
}

#[test]
fn loops_of_all_kinds() {
    let simple = ["asindices(I)", "fork(add, first, last)", "compose(even, t2)"];
    for last in [
        "sfilter(t1, t3)",
        "apply(t2, t1)",
        "argmax(t1, t2)",
        "argmin(t1, t2)",
        "valmax(t1, t2)",
        "valmin(t1, t2)",
        "order(t1, t2)",
        "mapply(dneighbors, t1)",
        "apply(neighbors, t1)",
        "apply(first, t1)",
        "prapply(subtract, t1, t1)",
        "papply(manhattan, t1, t1)",
    ] {
        let mut lines = simple.to_vec();
        lines.push(last);
        if last.starts_with("papply") {
            lines[3] = "apply(initset, t1)";
            lines.extend(["totuple(t4)", "papply(manhattan, t5, t5)"]);
        }
        last_is_done(&lines);
    }
}

#[test]
fn elements_of_outer_loops_are_seen_inside() {
    // For each place, how many places lie below it and to its right.
    last_is_done(&[
        "asindices(I)",
        "lbind(lbind, subtract)",
        "fork(multiply, first, last)",
        "compose(positive, t3)",
        "lbind(compose, t4)",
        "compose(t5, t2)",
        "lbind(sfilter, t1)",
        "chain(size, t7, t6)",
        "apply(t8, t1)",
    ]);
    // The place nearest to each place among those of its own row.
    last_is_done(&[
        "asindices(I)",
        "lbind(matcher, first)",
        "compose(t2, first)",
        "lbind(sfilter, t1)",
        "compose(t4, t3)",
        "lbind(rbind, manhattan)",
        "compose(t6, initset)",
        "rbind(compose, initset)",
        "compose(t8, t7)",
        "fork(argmin, t5, t9)",
        "apply(t10, t1)",
    ]);
    // All pairs of cells of each set of neighbors.
    last_is_done(&[
        "asindices(I)",
        "lbind(prapply, connect)",
        "fork(t2, dneighbors, ineighbors)",
        "mapply(t3, t1)",
    ]);
}

#[test]
fn sets_of_patches_may_begin_with_the_same_cell() {
    // All lines from a corner, and many times each; then rectangles, which share their corner.
    last_is_done(&["asindices(I)", "lbind(connect, (0, 0))", "apply(t2, t1)"]);
    last_is_done(&[
        "interval(1, 12, 1)",
        "prapply(astuple, t1, t1)",
        "lbind(canvas, 3)",
        "compose(asindices, t3)",
        "apply(t4, t2)",
    ]);
    // Two lines from a corner, which go on and end in many ways.
    last_is_done(&[
        "asindices(I)",
        "lbind(connect, (0, 0))",
        "apply(t2, t1)",
        "prapply(combine, t3, t3)",
    ]);
    // Rectangles everywhere, as sets that are united.
    last_is_done(&[
        "interval(1, 5, 1)",
        "prapply(astuple, t1, t1)",
        "lbind(canvas, 3)",
        "compose(asobject, t3)",
        "lbind(lbind, shift)",
        "compose(t5, t4)",
        "asindices(I)",
        "rbind(apply, t7)",
        "compose(t8, t6)",
        "mapply(t9, t2)",
    ]);
}

#[test]
fn products_are_gone_through_by_their_factors() {
    let start = ["asindices(I)", "product(t1, t1)", "power(first, 2)", "compose(first, last)"];
    for last in ["fork(equality, t3, t4)", "compose(even, t3)", "fork(greater, t4, t3)"] {
        let mut lines = start.to_vec();
        lines.extend([last, "sfilter(t2, t5)"]);
        last_is_done(&lines);
        lines.extend(["fork(connect, first, last)", "mapply(t7, t6)"]);
        for policy in [Policy::Poison, Policy::SafeDefault] {
            both_ways(&steps(&lines), policy);
        }
    }
}

#[test]
fn only_how_much_is_asked_of_what_is_put_off() {
    let start = ["asindices(I)", "ofcolor(I, 0)", "ofcolor(I, 2)", "combine(t2, t3)"];
    for lines in [
        // How many neighbors of each place are of some color, or of none of two.
        &["lbind(intersection, t2)", "chain(size, t5, neighbors)", "apply(t6, t1)"][..],
        &["rbind(difference, t4)", "chain(size, t5, neighbors)", "apply(t6, t1)"],
        // The same cells, counted and made.
        &["rbind(difference, t4)", "compose(t5, neighbors)", "apply(t6, t1)"],
        &[
            "rbind(difference, t4)",
            "compose(t5, neighbors)",
            "fork(astuple, size, identity)",
            "compose(t7, t6)",
            "apply(t8, t1)",
        ],
        &[
            "rbind(toobject, I)",
            "rbind(colorcount, 2)",
            "chain(t6, t5, neighbors)",
            "apply(t7, t1)",
        ],
        &[
            "rbind(toobject, I)",
            "lbind(contained, 0)",
            "chain(t6, palette, t5)",
            "compose(t7, ineighbors)",
            "sfilter(t1, t8)",
        ],
        // Where a shape fits.
        &["lbind(shift, t3)", "rbind(difference, t4)", "chain(size, t6, t5)", "apply(t7, t1)"],
        &[
            "lbind(shift, t2)",
            "rbind(toobject, I)",
            "rbind(colorcount, 0)",
            "chain(t7, t6, t5)",
            "apply(t8, t1)",
        ],
        // A color that no grid has here.
        &[
            "rbind(toobject, I)",
            "rbind(colorcount, 77)",
            "chain(t6, t5, dneighbors)",
            "apply(t7, t1)",
        ],
    ] {
        let mut all = start.to_vec();
        all.extend(lines);
        last_is_done(&all);
    }
}

#[test]
fn transformed_patches_are_put_in_order() {
    last_is_done(&[
        "objects(I, 1, 0, 1)",
        "astuple(hmirror, vmirror)",
        "astuple(dmirror, identity)",
        "combine(t2, t3)",
        "initset(identity)",
        "insert(hmirror, t5)",
        "insert(vmirror, t6)",
        "lbind(rapply, t7)",
        "apply(t8, t1)",
    ]);
}

#[test]
fn functions_in_tuples_are_called_one_by_one() {
    last_is_done(&[
        "asindices(I)",
        "rbind(shift, (1, 2))",
        "rbind(recolor, 3)",
        "lbind(recolor, 4)",
        "astuple(t2, t4)",
        "astuple(t1, t1)",
        "rapply(t5, t1)",
    ]);
    last_is_done(&[
        "asindices(I)",
        "compose(even, first)",
        "compose(even, last)",
        "astuple(t2, t3)",
        "astuple(t1, t1)",
        "papply(sfilter, t5, t4)",
    ]);
}

/// What fails, or is no value, or depends on what it must not, is left to the interpreter.
#[test]
fn the_rest_is_left_alone() {
    for lines in [
        // Division by zero for some of the elements.
        &["asindices(I)", "apply(first, t1)", "lbind(divide, 12)", "apply(t3, t2)"][..],
        // Nothing is found.
        &[
            "asindices(I)",
            "compose(flip, positive)",
            "chain(positive, invert, first)",
            "extract(t1, t3)",
        ],
        // The largest of none.
        &["asindices(I)", "ofcolor(I, 77)", "argmax(t2, first)"],
        // Functions as results.
        &["asindices(I)", "lbind(lbind, add)", "apply(t2, t1)"],
        // Which function is called depends on the element.
        &[
            "asindices(I)",
            "compose(even, first)",
            "rbind(branch, first)",
            "rbind(t3, last)",
            "compose(t4, t2)",
            "rbind(apply, t1)",
            "compose(t6, t5)",
            "apply(t7, t1)",
        ],
        // Too many arguments.
        &["asindices(I)", "rbind(first, 1)", "apply(t2, t1)"],
    ] {
        for policy in [Policy::Poison, Policy::SafeDefault] {
            assert!(both_ways(&steps(lines), policy).left > 0, "{lines:?}");
        }
    }
}

/// Numbers that look random.
struct Dice(u64);

impl Dice {
    fn roll<'a>(&mut self, sides: &[&'a str]) -> &'a str {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        sides[(self.0 >> 33) as usize % sides.len()]
    }
}

const UNARY: [&str; 15] = [
    "first",
    "last",
    "size",
    "even",
    "identity",
    "center",
    "initset",
    "neighbors",
    "double",
    "positive",
    "toindices",
    "ulcorner",
    "palette",
    "crement",
    "maximum",
];
const BINARY: [&str; 11] = [
    "add",
    "subtract",
    "combine",
    "intersection",
    "difference",
    "equality",
    "astuple",
    "greater",
    "connect",
    "manhattan",
    "recolor",
];
const CONTAINERS: [&str; 4] = ["t1", "t2", "t3", "t4"];
const FORMS: [&str; 12] = [
    "compose(F, F)",
    "chain(F, F, F)",
    "fork(B, F, F)",
    "fork(B, F, F)",
    "lbind(B, C)",
    "matcher(F, 2)",
    "lbind(lbind, B)",
    "rbind(argmin, F)",
    "rbind(sfilter, F)",
    "lbind(apply, F)",
    "rbind(valmax, F)",
    "rbind(mapply, C)",
];
const LOOPS: [&str; 8] = [
    "apply(F, C)",
    "sfilter(C, F)",
    "argmax(C, F)",
    "valmin(C, F)",
    "order(C, F)",
    "extract(C, F)",
    "prapply(B, C, C)",
    "papply(B, C, C)",
];

/// A program of functions made of others, the last ones called for all elements of some container.
fn random_program(dice: &mut Dice) -> String {
    let containers = ["asindices(I)", "objects(I, 1, 0, 1)", "interval(0, 7, 1)", "totuple(t2)"];
    let mut lines: Vec<String> = containers.map(String::from).into();
    for k in 0..9 {
        let form = dice.roll(if k < 6 { &FORMS } else { &LOOPS });
        let made: Vec<String> = (5..=lines.len().min(10)).map(|t| format!("t{t}")).collect();
        let mut functions = UNARY.to_vec();
        // What was made last is the most interesting.
        functions
            .extend(made.iter().chain(made.iter().rev().take(3)).chain(&made).map(String::as_str));
        let part = |letter: char, dice: &mut Dice| match letter {
            'F' => dice.roll(&functions).to_string(),
            'B' => dice.roll(&BINARY).to_string(),
            'C' => dice.roll(&CONTAINERS).to_string(),
            other => other.to_string(),
        };
        lines.push(form.chars().map(|letter| part(letter, dice)).collect());
    }
    steps(&lines.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
fn work_of_random_loops_is_counted_as_if_all_calls_were_made() {
    let mut dice = Dice(1);
    let mut all = Tally::default();
    for _ in 0..400 {
        let program = random_program(&mut dice);
        for policy in [Policy::Poison, Policy::SafeDefault] {
            let Tally { done, limited, windows, exact, .. } = both_ways(&program, policy);
            all.done += done;
            all.limited += limited;
            all.windows += windows;
            all.exact += exact;
        }
    }
    assert!(all.windows > 50, "{} limits in windows", all.windows);
    assert!(all.limited > all.done, "{} limits in {} steps", all.limited, all.done);
    assert!(2 * all.exact > all.done, "{} exact of {} steps", all.exact, all.done);
}
