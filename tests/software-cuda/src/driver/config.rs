//! Settings, from the environment (`SOFTWARE_CUDA_SEED=3`) or from text (`SEED=3`, one in a line).

/// A call that is to fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The function, or `*` for any.
    pub function: String,
    /// Which call of it, from 1.
    pub call: u64,
    pub code: u32,
    pub after: After,
}

/// What follows a failed call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Nothing.
    Nothing,
    /// The context of the card is unusable until it is ended.
    Broken,
    /// The card is unusable for good.
    Lost,
}

/// The settings.
#[derive(Clone, Debug)]
pub struct Config {
    /// `CARDS`: how many there are.
    pub cards: u64,
    /// `MEMORY`: bytes of each.
    pub memory: u64,
    /// `CAPABILITY`: 75 for sm_75.
    pub capability: u32,
    /// `PROCESSORS`: multiprocessors of each.
    pub processors: u32,
    /// `DRIVER`: the version, 12040 for 12.4.
    pub driver: i32,
    /// `SEED`: the order of threads; 0 keeps them together.
    pub seed: u64,
    /// `EAGER=1`: streams work at once.
    pub eager: bool,
    /// `LIMIT`: thread instructions of a launch.
    pub limit: u64,
    /// `FAIL=function:call:code[:broken|:lost]`, several with commas.
    pub failures: Vec<Failure>,
    /// `LOG`: a file for all calls.
    pub log: Option<String>,
    /// `COUNTS`: a file for the instructions of each function.
    pub counts: Option<String>,
    /// `LINES`: a file for the lines of the PTX that ran.
    pub lines: Option<String>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            cards: 1,
            memory: 256 << 20,
            capability: 75,
            processors: 2,
            driver: 12040,
            seed: 0,
            eager: false,
            limit: 1 << 40,
            failures: Vec::new(),
            log: None,
            counts: None,
            lines: None,
        }
    }
}

impl Config {
    /// From the environment.
    pub fn from_env() -> Result<Config, String> {
        let settings = std::env::vars().filter_map(|(name, value)| {
            Some((name.strip_prefix("SOFTWARE_CUDA_")?.to_owned(), value))
        });
        Config::from_pairs(settings)
    }

    /// From lines.
    pub fn from_text(text: &str) -> Result<Config, String> {
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        Config::from_pairs(lines.map(|line| {
            let (name, value) = line.split_once('=').unwrap_or((line, ""));
            (name.trim().to_owned(), value.trim().to_owned())
        }))
    }

    fn from_pairs(settings: impl Iterator<Item = (String, String)>) -> Result<Config, String> {
        let mut config = Config::default();
        for (name, value) in settings {
            let bad = || format!("{name}={value} is not understood");
            let number = || value.parse::<u64>().map_err(|_| bad());
            let small = || value.parse::<u32>().map_err(|_| bad());
            match name.as_str() {
                "CARDS" => config.cards = number()?,
                "MEMORY" => config.memory = number()?,
                "CAPABILITY" => config.capability = small()?,
                "PROCESSORS" => config.processors = small()?,
                "DRIVER" => config.driver = value.parse().map_err(|_| bad())?,
                "SEED" => config.seed = number()?,
                "EAGER" => config.eager = value == "1",
                "LIMIT" => config.limit = number()?,
                "FAIL" => {
                    let failures = value.split(',').filter(|failure| !failure.is_empty());
                    config.failures =
                        failures.map(failure).collect::<Option<_>>().ok_or_else(bad)?;
                }
                "LOG" => config.log = Some(value),
                "COUNTS" => config.counts = Some(value),
                "LINES" => config.lines = Some(value),
                _ => return Err(format!("no such setting: {name}")),
            }
        }
        Ok(config)
    }
}

fn failure(text: &str) -> Option<Failure> {
    let parts: Vec<&str> = text.split(':').collect();
    let (function, call, code, after) = match parts.as_slice() {
        [function, call, code] => (function, call, code, After::Nothing),
        [function, call, code, "broken"] => (function, call, code, After::Broken),
        [function, call, code, "lost"] => (function, call, code, After::Lost),
        _ => return None,
    };
    Some(Failure {
        function: (*function).to_owned(),
        call: call.parse().ok()?,
        code: code.parse().ok()?,
        after,
    })
}
