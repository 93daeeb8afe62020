//! A loop of a thread alone gives what frames give, and costs as much, however little work is left.

use super::*;
use crate::lane::Policy;
use crate::table::op;
use crate::team::Solo;
use crate::value::Kind;
use crate::words::Words;
use std::vec;
use std::vec::Vec;

const ARC: Dialect = Dialect::ArcDsl;

type Here<'a> = Lane<'a, Solo>;

fn container(lane: &mut Here<'_>, kind: Kind, values: &[Value]) -> Value {
    let mut list = lane.list(values.len() as u32);
    values.iter().for_each(|&value| lane.push(&mut list, value));
    lane.container(kind, list).unwrap()
}

/// A place, and others below and to the right of it.
fn places(lane: &mut Here<'_>, (i, j): (i64, i64), down: i64, right: i64) -> Value {
    let below = (0..=down).map(|k| (i + k, j));
    let beside = (1..=right).map(|k| (i, j + k));
    let pairs: Vec<Value> = below.chain(beside).map(|(i, j)| Value::pair(i, j).unwrap()).collect();
    container(lane, Kind::Set, &pairs)
}

/// What is left when a call has been made.
#[derive(Debug)]
struct Left {
    work: u64,
    excess: u64,
    first_default: Option<Fail>,
}

/// Makes a call with so much work before it.
fn with_work(
    lane: &mut Here<'_>,
    work: u64,
    call: impl FnOnce(&mut Here<'_>) -> Result<Value>,
) -> (Result<Value>, Left) {
    lane.begin_step();
    lane.work = work;
    lane.dialect = ARC;
    let result = call(lane);
    (result, Left { work: lane.work, excess: lane.excess, first_default: lane.first_default })
}

/// Compares both ways for all work from none to enough; gives whether the call could be made at all.
fn compare(lane: &mut Here<'_>, stack: u32, number: u32, args: &[Value]) -> bool {
    let top = lane.top();
    for work in 0.. {
        lane.release(top);
        let function = Value::op(number, ARC);
        let (frames, of_frames) =
            with_work(lane, work, |lane| lane.call_deep(stack, function, Args::new(args), true));
        let (looped, of_loop) =
            with_work(lane, work, |lane| lane.call_loop(number, args, 0).unwrap());
        let name = (number, work, frames, looped, &of_frames, &of_loop);
        match (frames, looped) {
            // What is not sure is left to others.
            (_, Err(fail)) if fail.leaves_device() => continue,
            (Ok(a), Ok(b)) => {
                lane.work = u64::MAX;
                assert!(lane.equal(a, b).unwrap(), "{name:?}");
            }
            (a, b) => assert_eq!(a, b, "{name:?}"),
        }
        assert_eq!(of_frames.first_default, of_loop.first_default, "{name:?}");
        if frames != Err(Fail::Limit) {
            let most = of_loop.work + of_loop.excess;
            assert!((of_loop.work..=most).contains(&of_frames.work), "{name:?}");
            return frames.is_ok();
        }
    }
    false
}

#[test]
fn loops_do_what_frames_do() {
    for policy in [Policy::Poison, Policy::SafeDefault] {
        let mut words = vec![0; 1 << 18];
        let mut lane = Lane::new(Solo, Words::new(&mut words), policy);
        let stack = lane.stack();
        let [high, wide, other] = [((0, 0), 3, 1), ((5, 2), 1, 4), ((-2, 7), 2, 0)]
            .map(|(at, down, right)| places(&mut lane, at, down, right));
        let two = Value::small_int(2);
        let by = Value::pair(1, 2).unwrap();
        let containers = [
            container(&mut lane, Kind::Set, &[high, wide, other]),
            container(&mut lane, Kind::Tuple, &[high, wide, high, other]),
            // Calls for the last one fail.
            container(&mut lane, Kind::Tuple, &[high, wide, two]),
            container(&mut lane, Kind::Tuple, &[two, by, Value::ONE]),
            places(&mut lane, (1, 1), 2, 2),
            by,
            Value::EMPTY_SET,
            two,
        ];
        let [height, width, greater, shift, size, first] =
            [op::HEIGHT, op::WIDTH, op::GREATER, op::SHIFT, op::SIZE, op::FIRST]
                .map(|number| Value::op(number, ARC));
        let mut made = |maker, parts: &[Value]| lane.make_closure(maker, 1, parts).unwrap();
        let functions = [
            height,
            size,
            first,
            made(Maker::Fork, &[greater, height, width]),
            made(Maker::Matcher, &[width, two]),
            made(Maker::Rbind, &[shift, by]),
            made(Maker::Lbind, &[shift, high]),
            made(Maker::Compose, &[size, first]),
            made(Maker::Compose, &[first, first]),
        ];
        let ops = [
            op::APPLY,
            op::MAPPLY,
            op::SFILTER,
            op::MFILTER,
            op::EXTRACT,
            op::ORDER,
            op::ARGMAX,
            op::ARGMIN,
            op::VALMAX,
        ];
        let mut made = 0;
        for container in containers {
            for function in functions {
                for number in ops {
                    let applies = matches!(number, op::APPLY | op::MAPPLY);
                    let args = if applies { [function, container] } else { [container, function] };
                    made += usize::from(compare(&mut lane, stack, number, &args));
                }
            }
        }
        assert!(made > 200, "{made}");
    }
}
