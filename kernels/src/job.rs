//! Lanes as a device gets them: images of programs and samples in, an image of results out.
//!
//! An image is a run of words. Values in it lie in it, too, and say where as counted from its start, so an image can be
//! anywhere.
//!
//! | image | words |
//! |---|---|
//! | program | numbers of steps, of words of code, of constants and of results; which inputs it uses; code; constants; results |
//! | sample | S, I and C, then what they hold |
//! | results | number of steps that failed; for each its number and [fault word](fault_word); the values of the results; what they hold |

use crate::interpreter::Places;
use crate::lane::{Lane, Policy};
use crate::patch::bits;
use crate::team::Team;
use crate::value::{Fail, Result, Tag, Value};
use crate::words::Words;

/// The words before the code of a program.
pub const PROGRAM_HEADER: u32 = 5;
/// The words before what the values of a sample hold.
pub const SAMPLE_HEADER: u32 = 6;

/// A program's image, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Program {
    /// The number of steps.
    pub steps: u32,
    /// The number of words of code.
    pub code: u32,
    /// The number of constants.
    pub constants: u32,
    /// The number of results: each is a word, the number of a step.
    pub results: u32,
    /// Bit 0 for S, bit 1 for I, bit 2 for C.
    pub inputs: u32,
}

impl Program {
    /// Reads the header of an image.
    #[inline(always)]
    pub fn read(image: &impl Fn(u32) -> u32) -> Program {
        Program {
            steps: image(0),
            code: image(1),
            constants: image(2),
            results: image(3),
            inputs: image(4),
        }
    }

    /// Where the constants are.
    #[inline(always)]
    pub const fn constants_at(self) -> u32 {
        PROGRAM_HEADER.wrapping_add(self.code)
    }

    /// Where the numbers of the results are.
    #[inline(always)]
    pub const fn results_at(self) -> u32 {
        self.constants_at().wrapping_add(2 * self.constants)
    }
}

/// A step that failed, as a word: the failure it had by itself, that of its value, and the step where that happened.
#[inline(always)]
pub const fn fault_word(own: u32, value: Value) -> u32 {
    match value.as_fault() {
        Some((t, fail)) => own | (fail as u32) << 4 | t << 8,
        None => own,
    }
}

/// A value in an image.
#[inline(always)]
pub fn value_in(image: &impl Fn(u32) -> u32, at: u32) -> Value {
    Value::from_bits(u64::from(image(at)) | u64::from(image(at.wrapping_add(1))) << 32)
}

impl<'a, T: Team> Lane<'a, T> {
    /// Copies a program into a lane with a stack; gives where its code and its values are. Its inputs are still to come.
    #[inline(never)]
    pub fn load_program(
        &mut self,
        stack: u32,
        program: impl Fn(u32) -> u32,
    ) -> Result<(u32, Places)> {
        let header = Program::read(&program);
        let code = self.alloc(header.code);
        let places = self.prepare(header.constants, header.steps, stack);
        self.check()?;
        let (team, memory) = (self.team(), self.space.words);
        team.each(header.code, |k| {
            team.store(memory, code + k, places.place(program(PROGRAM_HEADER + k)));
        });
        for n in 0..header.constants {
            let value = value_in(&program, header.constants_at() + 2 * n);
            let value = self.import(&program, value)?;
            self.put_value(places.constants + 2 * n, value);
        }
        self.sync();
        self.check()?;
        Ok((code, places))
    }

    /// Copies those of a sample's S, I and C that `inputs` has a bit for into a lane with a program.
    #[inline(never)]
    pub fn load_inputs(
        &mut self,
        places: Places,
        inputs: u32,
        sample: impl Fn(u32) -> u32,
    ) -> Result<()> {
        for n in bits(inputs & 7) {
            let value = self.import(&sample, value_in(&sample, 2 * n))?;
            self.put_value(places.inputs + 2 * n, value);
        }
        self.sync();
        self.check()
    }

    /// Copies the results of a lane that ran from the memory `from` to this new one, as an image.
    #[inline(never)]
    pub fn write_results(
        &mut self,
        program: impl Fn(u32) -> u32,
        from: impl Fn(u32) -> u32,
        places: Places,
    ) -> Result<()> {
        let header = Program::read(&program);
        let word = |t: u32| fault_word(from(places.failure(t)), value_in(&from, places.step(t)));
        let mut faults = 0;
        for t in 0..places.len {
            faults += u32::from(word(t) != 0);
        }
        self.room((2 * faults).saturating_add(2 * header.results).saturating_add(1))?;
        let at = self.alloc(1 + 2 * faults);
        self.put(at, faults);
        let mut next = at + 1;
        for t in 0..places.len {
            let word = word(t);
            if word != 0 {
                self.put(next, t);
                self.put(next + 1, word);
                next += 2;
            }
        }
        let results = self.alloc(2 * header.results);
        for n in 0..header.results {
            let t = program(header.results_at() + n);
            let value = value_in(&from, places.step(t));
            let value = if value.tag() == Tag::Fault { value } else { self.import(&from, value)? };
            self.put_value(results + 2 * n, value);
        }
        self.sync();
        self.check()
    }
}

/// The value of a sample that has no form on the device.
pub const fn formless(fail: Fail) -> Value {
    Value::fault(0, fail)
}

/// What the lanes of a launch have in common.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The images of the programs, one after the other.
    pub programs: Words<'a>,
    /// The images of the samples, one after the other.
    pub samples: Words<'a>,
    /// For each lane where its program and its sample begin.
    pub lanes: Words<'a>,
    /// What happens to errors.
    pub policy: Policy,
}

impl Batch<'_> {
    /// Runs lane number `lane` in `arena` and leaves the image of its results at the start of `results`; gives its length.
    /// Fails when the scalar ops must run the lane.
    #[inline(always)]
    pub fn run<T: Team>(
        self,
        team: T,
        lane: u32,
        arena: Words<'_>,
        results: Words<'_>,
    ) -> Result<u32> {
        let [program, sample] = [0, 1].map(|k| team.load(self.lanes, 2 * lane + k));
        let program = |at: u32| team.load(self.programs, program.wrapping_add(at));
        let sample = |at: u32| team.load(self.samples, sample.wrapping_add(at));
        // The lane ends here, so that the next one takes its place on the stack.
        let places = {
            let mut run = Lane::new(team, arena, self.policy);
            let stack = run.stack();
            let (code, places) = run.load_program(stack, program)?;
            run.load_inputs(places, Program::read(&program).inputs, sample)?;
            run.run(code, places)?;
            places
        };
        let mut image = Lane::used(team, results, 0, self.policy);
        image.write_results(program, |at| team.load(arena, at), places)?;
        Ok(image.top())
    }
}
