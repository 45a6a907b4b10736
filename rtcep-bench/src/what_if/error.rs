//! What can be wrong with a question.

use rtcep_lang::Rejected;
use rtcep_lang::table::{PriceError, TableError};
use std::fmt;
use std::io;
use std::path::PathBuf;

/// Why there is no answer, and what to do.
#[derive(Debug)]
pub enum Error {
    /// The rules themselves are refused, each error with its line and column.
    Rules(Rejected),
    /// The text is Rust code, in which rules stand.
    Rust,
    /// A cost table cannot be read.
    Unreadable(PathBuf, io::Error),
    /// All that is wrong with a cost table.
    Table(Vec<TableError>),
    /// An operation of the rules has no price.
    Price(PriceError),
    /// A deadline is a time, and there is no table that says what operations take.
    NoTable {
        /// The option that needs one.
        option: &'static str,
    },
    /// The table has prices in another unit than the question.
    Unit {
        /// What the table is called.
        table: String,
        /// What it counts.
        counts: &'static str,
        /// The option that asks in that unit.
        ask: &'static str,
    },
    /// No capacity is called so.
    NoCapacity {
        /// What was asked for.
        name: String,
        /// All that there are.
        all: Vec<String>,
    },
    /// No event is called so.
    NoEvent {
        /// What was asked for.
        name: String,
        /// All that there are.
        all: Vec<String>,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Rules(rejected) => rejected.fmt(f),
            Error::Rust => f.write_str(
                "this is Rust code; a rule file has the text that stands inside \
                 `situations! { .. }`, and nothing else",
            ),
            Error::Unreadable(path, error) => write!(
                f,
                "{}: {error}; name a cost table, as `targets/<name>.toml`",
                path.display()
            ),
            Error::Table(errors) => {
                let lines: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            Error::Price(error) => error.fmt(f),
            Error::NoTable { option } => write!(
                f,
                "`{option}` needs prices: name a cost table with `--table FILE`, or count \
                 operations with `--max-ops N`"
            ),
            Error::Unit { table, counts, ask } => {
                write!(f, "{table} counts {counts}; ask for `{ask}`")
            }
            Error::NoCapacity { name, all } => none(f, "capacity", name, all),
            Error::NoEvent { name, all } => none(f, "event", name, all),
        }
    }
}

/// What there is instead of what was asked for.
fn none(f: &mut fmt::Formatter<'_>, what: &str, name: &str, all: &[String]) -> fmt::Result {
    write!(f, "there is no {what} `{name}` in the rules; ")?;
    match all {
        [] => f.write_str("there is none at all"),
        [only] => write!(f, "there is `{only}`"),
        all => write!(f, "there are {}", all.join(", ")),
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Rules(rejected) => Some(rejected),
            Error::Unreadable(_, error) => Some(error),
            Error::Price(error) => Some(error),
            _ => None,
        }
    }
}
