//! What is asked of a calibration, and why there is none.

use super::{fit, ledger, measure};
use std::fmt;
use std::path::PathBuf;

/// What is asked for.
#[derive(Clone, Debug)]
pub struct Options {
    /// Roughly.
    pub quick: bool,
    /// Times as well as instructions.
    pub times: bool,
    /// Whether what is held out is built. Who changes operations or shapes looks at the fit
    /// and the margin alone, and no salt is tried.
    pub test: bool,
    /// What chooses the roles of shapes; none: that of the last run with these shapes.
    pub salt: Option<String>,
    /// Where everything is written that a later run goes on with.
    pub root: PathBuf,
    /// Cargo's target directory.
    pub target: PathBuf,
    /// The project: its sources, the rule sets of its corpus, to which prices are fitted as
    /// well if they are there, and the list of salts that were tried.
    pub project: PathBuf,
}

impl Options {
    /// Whether a salt is tried.
    #[must_use]
    pub const fn tries(&self) -> bool {
        !self.quick && self.test
    }

    /// The rule sets of the corpus.
    pub(super) fn corpus(&self) -> PathBuf {
        self.project.join("tests/corpus/rules")
    }

    /// The file that says which salts were tried.
    pub(super) fn ledger(&self) -> PathBuf {
        self.project.join("targets/salts.toml")
    }
}

/// Why there is no calibration.
#[derive(Debug)]
pub enum Error {
    /// Shapes could not be measured.
    Measure(measure::Error),
    /// No prices were found.
    Fit(fit::Error),
    /// The salt is not good.
    Salt(ledger::Error),
    /// Prices under a salt are others than those that were chosen under it before, when what
    /// is held out may have been seen: the file that has those.
    Chosen(PathBuf),
    /// The corpus cannot be read.
    Corpus(String),
    /// A file.
    Io(PathBuf, std::io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Measure(error) => write!(f, "{error}"),
            Error::Fit(error) => write!(f, "{error}"),
            Error::Salt(error) => write!(f, "{error}"),
            Error::Chosen(path) => write!(
                f,
                "other prices than before were chosen under this salt, as {} tells, when what is \
                 held out may have been measured: name a new one with `--salt`",
                path.display()
            ),
            Error::Corpus(error) => write!(f, "{error}"),
            Error::Io(path, error) => write!(f, "{}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Error {}

impl From<measure::Error> for Error {
    fn from(error: measure::Error) -> Self {
        Error::Measure(error)
    }
}

impl From<ledger::Error> for Error {
    fn from(error: ledger::Error) -> Self {
        Error::Salt(error)
    }
}

impl From<fit::Error> for Error {
    fn from(error: fit::Error) -> Self {
        Error::Fit(error)
    }
}
