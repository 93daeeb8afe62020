//! Single op calls as lanes of a device, beside the same calls of the scalar ops.

use crate::generate::{Args, Random, seeded};
use dsl::{Cx, Dialect, Error, Op, Policy, Value};
use dsl_batch::pack::{Packer, Unpacker, error, op_value};
use kernels::interpreter;
use kernels::lane::Lane;
use kernels::sim::{Work, on_teams};
use kernels::table;
use kernels::team::{Solo, Team};
use kernels::value::{self as device, Fail};
use kernels::words::Words;
use quickcheck::Arbitrary;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What a call gave: a value or an error, and the first failure inside that a default replaced.
pub type Outcome = (Result<Value, Error>, Option<Error>);

/// Words of memory for one call.
const WORDS: usize = 4 << 20;
/// Words of memory for one call on all teams, each of which gets a copy; more is tried when the first is full.
const SIM_WORDS: [usize; 2] = [9 << 10, 1 << 17];
/// What memory holds before anybody writes to it: it looks like grids, so that reading it is noticed.
const UNWRITTEN: u32 = 6;

/// What the scalar op gives.
pub fn scalar(args: &Args, policy: Policy) -> Outcome {
    let mut cx = Cx::new(policy);
    cx.start_step();
    let result = cx.op(args.op, args.dialect, &args.values);
    (result, cx.first_default())
}

/// Memory for calls.
#[derive(Debug)]
pub struct Arena(Vec<u32>);

impl Default for Arena {
    fn default() -> Arena {
        Arena(vec![UNWRITTEN; WORDS])
    }
}

/// A call packed into memory.
struct Call {
    policy: kernels::lane::Policy,
    top: u32,
    stack: u32,
    function: device::Value,
    args: interpreter::Args,
}

impl Call {
    fn pack(words: &mut [u32], args: &Args, policy: Policy) -> Result<Call, Fail> {
        let policy = match policy {
            Policy::Poison => kernels::lane::Policy::Poison,
            Policy::SafeDefault => kernels::lane::Policy::SafeDefault,
        };
        let mut lane = Lane::new(Solo, Words::new(words), policy);
        let mut packer = Packer::default();
        let mut values = Vec::new();
        for value in &args.values {
            values.push(packer.pack(&mut lane, value)?);
        }
        let stack = lane.stack();
        lane.check()?;
        Ok(Call {
            policy,
            top: lane.top(),
            stack,
            function: op_value(args.op, args.dialect),
            args: interpreter::Args::new(&values),
        })
    }
}

/// What a team finds out: the value or the failure, and the first failure that a default replaced; and where free memory begins.
type Found = (Result<device::Value, Fail>, Option<Fail>, u32);

impl Work for Call {
    type Out = Found;

    fn run<T: Team>(&self, team: T, words: Words<'_>) -> Found {
        let mut lane = Lane::used(team, words, self.top, self.policy);
        let result = lane.call(self.stack, self.function, self.args);
        let top = if result.is_ok() { lane.top() } else { self.top };
        (result, lane.first_default(), top)
    }

    fn kept(&self, found: &Found) -> usize {
        found.2 as usize
    }
}

/// What the device gives for the call with a team of one thread, or why it leaves it to the scalar ops.
pub fn on_solo(arena: &mut Arena, args: &Args, policy: Policy) -> Result<Outcome, Fail> {
    let call = Call::pack(&mut arena.0, args, policy)?;
    let found = call.run(Solo, Words::new(&mut arena.0));
    outcome(&mut arena.0, found)
}

/// The same on teams of 4, 8, 16 and 32 threads, which must leave the same memory behind but for what is free, and on a thread
/// alone, which does some things in another way: what it gives must be the same words wherever these are copied to.
///
/// # Panics
///
/// When the teams differ, or a team breaks the rules of its threads.
pub fn on_all_teams(args: &Args, policy: Policy, seed: u64) -> Result<Outcome, Fail> {
    let [few, many] = SIM_WORDS;
    match on_all_teams_in(few, args, policy, seed) {
        Err(Fail::Room) => on_all_teams_in(many, args, policy, seed),
        found => found,
    }
}

fn on_all_teams_in(words: usize, args: &Args, policy: Policy, seed: u64) -> Result<Outcome, Fail> {
    let mut words = vec![UNWRITTEN; words];
    let call = Call::pack(&mut words, args, policy)?;
    let (found, mut memory) = on_teams(&words, seed, &call);
    let alone = call.run(Solo, Words::new(&mut words));
    // A thread alone needs less room for some ops.
    if found.0 == Err(Fail::Room) || alone.0 == Err(Fail::Room) {
        return Err(Fail::Room);
    }
    let images = (image(&memory, &found), image(&words, &alone));
    let (teams, alone) = (outcome(&mut memory, found), outcome(&mut words, alone));
    match (&teams, &alone) {
        (Ok(teams), Ok(alone)) => {
            assert!(same(teams, alone), "teams give {teams:?}, a thread alone {alone:?}");
            if let (Some(teams), Some(alone)) = images {
                assert!(teams == alone, "teams give {teams:?}, a thread alone {alone:?}");
            }
        }
        // What is planned for loops by a thread alone is not known to teams, and the other way round.
        _ if table::row(args.op.number() as u32).calls_functions => {}
        _ => assert_eq!(teams, alone, "teams and a thread alone differ"),
    }
    teams
}

/// The words of a value copied to new memory, and where it is there; none for what cannot be copied.
fn image(words: &[u32], found: &Found) -> Option<(Vec<u32>, device::Value)> {
    let mut image = vec![UNWRITTEN; words.len()];
    let mut lane = Lane::used(Solo, Words::new(&mut image), 0, kernels::lane::Policy::Poison);
    let from = |at: u32| words.get(at as usize).copied().unwrap_or_default();
    let value = lane.import(from, found.0.ok()?).ok()?;
    let top = lane.top();
    image.truncate(top as usize);
    Some((image, value))
}

fn outcome(words: &mut [u32], (result, first_default, _): Found) -> Result<Outcome, Fail> {
    let mut lane = Lane::used(Solo, Words::new(words), 0, kernels::lane::Policy::Poison);
    let first_default = first_default.map(|fail| error(fail).ok_or(fail)).transpose()?;
    let result = match result {
        Ok(value) => Unpacker::default().unpack(&mut lane, value),
        Err(fail) => Err(error(fail).ok_or(fail)?),
    };
    Ok((result, first_default))
}

/// Whether two outcomes are the same. Functions are equal only to themselves, so they are compared as text.
#[must_use]
pub fn same(a: &Outcome, b: &Outcome) -> bool {
    let equal = match (&a.0, &b.0) {
        (Ok(x), Ok(y)) => x == y || x.to_string() == y.to_string(),
        (x, y) => x == y,
    };
    equal && a.1 == b.1
}

/// How the calls of an op went.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Calls in all.
    pub calls: usize,
    /// Calls with a value that no default took part in.
    pub values: usize,
    /// The others by the kind of their first error, in the order of [`Error::ALL`].
    pub errors: [usize; Error::ALL.len()],
    /// Calls that the device left to the scalar ops, by the number of the reason.
    pub left: [usize; 11],
    /// The first call, made small, where device and scalar ops differ.
    pub difference: Option<String>,
}

impl Tally {
    /// Counts a call by what the scalar op gave for it.
    pub fn count(&mut self, (result, first_default): &Outcome) {
        self.calls += 1;
        match result.as_ref().err().or(first_default.as_ref()) {
            Some(error) => self.errors[*error as usize] += 1,
            None => self.values += 1,
        }
    }

    /// Calls left to the scalar ops.
    #[must_use]
    pub fn all_left(&self) -> usize {
        self.left.iter().sum()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let percent = |part: usize| 100.0 * part as f64 / self.calls.max(1) as f64;
        write!(f, "{:7} calls {:5.1} % values", self.calls, percent(self.values))?;
        for (error, &count) in Error::ALL.iter().zip(&self.errors) {
            if count > 0 {
                write!(f, "  {:.1} % {error}", percent(count))?;
            }
        }
        for (number, &count) in self.left.iter().enumerate() {
            if count > 0 {
                let reason = Fail::from_number(number as u32);
                write!(f, "  {:.2} % left: {reason:?}", percent(count))?;
            }
        }
        Ok(())
    }
}

/// Which teams make the calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teams {
    /// One thread.
    Solo,
    /// Teams of every size.
    All,
}

/// Random calls of an op.
#[derive(Clone, Copy, Debug)]
pub struct Calls {
    /// How many.
    pub lanes: usize,
    /// The chance in percent that an argument is of any type.
    pub odd: usize,
    /// Whether one in seven has grids of several tiles.
    pub large: bool,
    /// By whom.
    pub teams: Teams,
    /// Where randomness starts.
    pub seed: u64,
}

impl Calls {
    /// Makes the calls, in all dialects that spell the op and with both policies.
    #[must_use]
    pub fn run(&self, op: &'static Op, arena: &mut Arena) -> Tally {
        let mut tally = Tally::default();
        for (args, policy) in self.of(op) {
            self.count(&args, policy, arena, &mut tally);
            if tally.difference.is_some() {
                break;
            }
        }
        tally
    }

    /// The calls.
    pub fn of(&self, op: &'static Op) -> impl Iterator<Item = (Args, Policy)> {
        let spells = |d: &Dialect| Args::ops_of(*d).any(|other| std::ptr::eq(other, op));
        let dialects: Vec<Dialect> = Dialect::ALL.into_iter().filter(spells).collect();
        let Calls { lanes, odd, large, seed, .. } = *self;
        (0..lanes).map(move |lane| {
            let sizes = [4, 8, 12, 20, 34];
            let mut g =
                seeded(seed ^ (lane as u64) << 20 ^ op.number() as u64, sizes[lane % sizes.len()]);
            let dialect = dialects[lane % dialects.len()];
            let odd = if lane % 2 == 0 { 0 } else { odd };
            let args = match lane % 7 {
                6 if large => Args::large(op, dialect, &mut g),
                _ => Args::odd(op, dialect, odd, &mut g),
            };
            (args, if g.chance(50) { Policy::Poison } else { Policy::SafeDefault })
        })
    }

    fn count(&self, args: &Args, policy: Policy, arena: &mut Arena, tally: &mut Tally) {
        let expected = scalar(args, policy);
        tally.count(&expected);
        match self.device(args, policy, arena) {
            Ok(Err(reason)) => tally.left[reason as usize] += 1,
            Ok(Ok(found)) if same(&found, &expected) => {}
            _ => tally.difference = Some(self.explain(args.clone(), policy, arena)),
        }
    }

    /// What the device gives, or how it broke the rules of teams.
    fn device(
        &self,
        args: &Args,
        policy: Policy,
        arena: &mut Arena,
    ) -> Result<Result<Outcome, Fail>, String> {
        let call = AssertUnwindSafe(|| match self.teams {
            Teams::Solo => on_solo(arena, args, policy),
            Teams::All => on_all_teams(args, policy, self.seed),
        });
        catch_unwind(call).map_err(|panic| match panic.downcast_ref::<String>() {
            Some(message) => message.clone(),
            None => format!("panic with {:?}", panic.downcast_ref::<&str>()),
        })
    }

    fn differs(&self, args: &Args, policy: Policy, arena: &mut Arena) -> bool {
        match self.device(args, policy, arena) {
            Ok(found) => found.is_ok_and(|found| !same(&found, &scalar(args, policy))),
            Err(_) => true,
        }
    }

    /// The call made as small as it goes while it still differs.
    fn explain(&self, mut args: Args, policy: Policy, arena: &mut Arena) -> String {
        while let Some(smaller) = args.shrink().take(2_000).find(|a| self.differs(a, policy, arena))
        {
            args = smaller;
        }
        let text = |outcome: &Outcome| match outcome {
            (Ok(value), default) => format!("{value} (default for {default:?})"),
            (Err(error), _) => format!("error {error:?}"),
        };
        let found = self.device(&args, policy, arena);
        let found = match &found {
            Ok(Ok(outcome)) => text(outcome),
            Ok(Err(reason)) => format!("{reason:?}"),
            Err(broken) => broken.clone(),
        };
        format!(
            "{args:?} under {policy:?}: scalar {}, device {found}",
            text(&scalar(&args, policy))
        )
    }
}
