//! The CPU or a card, whichever is faster.

use crate::cuda::{OpenError, driver_version};
use crate::gpu::{CudaOptions, Gpu};
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Decides, batch by batch, between the CPU and the first card.
#[derive(Debug)]
pub struct Auto {
    options: CudaOptions,
    /// Where it is kept what was measured.
    memory: Option<PathBuf>,
    gpu: OnceLock<Result<Arc<Gpu>, OpenError>>,
    /// The fewest lanes that go to the card; 0 while that is not known, 1 while somebody measures.
    crossover: AtomicUsize,
    /// Whether it was told that the card cannot be used.
    told: AtomicBool,
}

/// What to do with a batch.
#[derive(Debug)]
pub enum Choice {
    /// The CPU runs it.
    Cpu,
    /// The card runs it.
    Card(Arc<Gpu>),
    /// Both run some of it, to see who is faster.
    Measure(Arc<Gpu>),
}

impl Auto {
    /// Batches that are smaller never go to a card.
    pub const SMALLEST: usize = 256;
    /// Lanes that tell what a launch costs, however few they are.
    pub const FEW: usize = 32;
    const UNKNOWN: usize = 0;
    const MEASURING: usize = 1;

    /// Opens the first card when a batch is large enough for it, and keeps in a folder what it measures.
    pub fn new(options: CudaOptions, memory: Option<PathBuf>) -> Auto {
        Auto {
            options,
            memory,
            gpu: OnceLock::new(),
            crossover: AtomicUsize::new(Auto::UNKNOWN),
            told: AtomicBool::new(false),
        }
    }

    fn open(&self) -> Result<Arc<Gpu>, OpenError> {
        let gpu = Gpu::open(0, self.options)?;
        if let Some(known) = self.note(&gpu).and_then(|note| note.read()) {
            self.crossover.store(known.max(Auto::SMALLEST), Ordering::Release);
        }
        Ok(Arc::new(gpu))
    }

    /// Where the measurement for a card is kept.
    fn note(&self, gpu: &Gpu) -> Option<Note> {
        let machine = format!(
            "batt {}, {}, CUDA {}, teams of {}, {} threads",
            env!("CARGO_PKG_VERSION"),
            gpu.describe()?,
            driver_version()?,
            self.options.team.threads(),
            rayon::current_num_threads()
        );
        let name: String =
            Sha256::digest(&machine)[..8].iter().map(|byte| format!("{byte:02x}")).collect();
        let path = self.memory.as_ref()?.join(format!("crossover-{name}.txt"));
        Some(Note { path, machine })
    }

    /// Where a batch of so many lanes should run. Whoever is told to measure must call [`Auto::measured`].
    pub fn choose(&self, lanes: usize) -> Choice {
        if lanes < Auto::SMALLEST {
            return Choice::Cpu;
        }
        let Ok(gpu) = self.gpu.get_or_init(|| self.open()) else { return Choice::Cpu };
        let (unknown, measuring) = (Auto::UNKNOWN, Auto::MEASURING);
        let order = Ordering::AcqRel;
        match self.crossover.compare_exchange(unknown, measuring, order, Ordering::Acquire) {
            Ok(_) => Choice::Measure(Arc::clone(gpu)),
            Err(fewest) if fewest != measuring && lanes >= fewest => Choice::Card(Arc::clone(gpu)),
            Err(_) => Choice::Cpu,
        }
    }

    /// From now on, batches of so many lanes go to the card.
    pub fn measured(&self, fewest: usize) {
        let fewest = fewest.max(Auto::SMALLEST);
        self.crossover.store(fewest, Ordering::Release);
        if let Some(Ok(gpu)) = self.gpu.get()
            && let Some(note) = self.note(gpu)
        {
            note.write(fewest);
        }
    }

    /// The fewest lanes that go to the card, once that is known.
    pub fn crossover(&self) -> Option<usize> {
        Some(self.crossover.load(Ordering::Acquire)).filter(|&fewest| fewest >= Auto::SMALLEST)
    }

    /// Whether a card was looked for and found.
    pub fn has_card(&self) -> bool {
        matches!(self.gpu.get(), Some(Ok(_)))
    }

    /// What went wrong with the card.
    pub fn take_notices(&self) -> Vec<String> {
        match self.gpu.get() {
            Some(Ok(gpu)) => gpu.take_notices(),
            Some(Err(OpenError::NoDriver(_) | OpenError::NoCard)) | None => Vec::new(),
            // There is a card, and it cannot be used.
            Some(Err(_)) if self.told.swap(true, Ordering::Relaxed) => Vec::new(),
            Some(Err(error)) => vec![format!("{error}; going on with the CPU")],
        }
    }
}

/// A file with the number of lanes from which on a card is faster, and for which machine that holds.
#[derive(Debug)]
struct Note {
    path: PathBuf,
    machine: String,
}

impl Note {
    fn read(&self) -> Option<usize> {
        let text = std::fs::read_to_string(&self.path).ok()?;
        let (lanes, machine) = text.trim_end().split_once('\n')?;
        let of_machine = machine == self.machine;
        if lanes == Note::NEVER {
            return of_machine.then_some(usize::MAX);
        }
        lanes.parse().ok().filter(|_| of_machine)
    }

    /// Keeps the number; where that is not possible, it is measured again another time.
    fn write(&self, lanes: usize) {
        let lanes = if lanes == usize::MAX { Note::NEVER.to_owned() } else { lanes.to_string() };
        let new = self.path.with_extension(format!("{}.new", std::process::id()));
        let written = self
            .path
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&new, format!("{lanes}\n{}\n", self.machine)))
            .and_then(|()| std::fs::rename(&new, &self.path));
        if written.is_err() {
            let _ = std::fs::remove_file(&new);
        }
    }

    const NEVER: &str = "never";
}

/// The folder of the user's for what can be found out again.
pub fn cache_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|p| p.is_absolute());
    let caches = folder("XDG_CACHE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".cache")));
    Some(caches?.join("batt"))
}

/// The number of lanes from which on a card is faster: `few` and `all` are lanes and their time on the card, which is taken
/// to be a fixed cost and one for each lane.
pub fn crossover(cpu: Duration, few: (usize, Duration), all: (usize, Duration)) -> usize {
    let [few_time, all_time] = [few.1, all.1].map(|time| time.as_secs_f64());
    let slope = ((all_time - few_time) / (all.0.saturating_sub(few.0)).max(1) as f64).max(0.0);
    let fixed = (few_time - few.0 as f64 * slope).max(0.0);
    let gain = cpu.as_secs_f64() - slope;
    if gain <= 0.0 {
        return usize::MAX;
    }
    // Saturates, which is what a very large number means here.
    (fixed / gain).ceil() as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_crossover_is_where_both_take_the_same_time() {
        let us = Duration::from_micros;
        // A launch costs 1000 us and 2 us for each lane, the CPU takes 12 us for each: 100 lanes.
        assert_eq!(crossover(us(12), (50, us(1100)), (1000, us(3000))), 100);
        // The CPU is always faster.
        assert_eq!(crossover(us(1), (50, us(1100)), (1000, us(3000))), usize::MAX);
        // The card takes no more time for many than for few.
        assert_eq!(crossover(us(10), (32, us(900)), (4096, us(800))), 90);
    }

    #[test]
    fn one_batch_measures_and_the_others_go_on() {
        let auto = Auto::new(CudaOptions::new(), None);
        assert!(matches!(auto.choose(Auto::SMALLEST - 1), Choice::Cpu));
        auto.measured(5);
        assert_eq!(auto.crossover(), Some(Auto::SMALLEST));
    }

    #[test]
    fn a_note_is_read_where_it_holds() {
        let folder = std::env::temp_dir().join(format!("batt-note-{}", std::process::id()));
        let note = |machine: &str| Note { path: folder.join("note.txt"), machine: machine.into() };
        assert_eq!(note("a").read(), None);
        for lanes in [300, usize::MAX] {
            note("a").write(lanes);
            assert_eq!((note("a").read(), note("b").read()), (Some(lanes), None));
        }
        std::fs::write(folder.join("note.txt"), "many\na\n").unwrap();
        assert_eq!(note("a").read(), None);
        std::fs::remove_dir_all(&folder).unwrap();
        // A folder that cannot be made is no trouble.
        Note { path: "/dev/null/note.txt".into(), machine: "a".into() }.write(5);
    }
}
