//! What is wrong with a cost table.

use super::{FORM, LARGEST};
use rtcep_core::{Family, Op};
use std::fmt;

/// One thing that is wrong with a table.
#[derive(Clone, Debug, PartialEq)]
pub struct TableError {
    /// What the table is called.
    pub table: String,
    /// Where, from 1, if it is one place.
    pub line: Option<usize>,
    /// What it is.
    pub problem: Problem,
}

/// What is wrong with a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// It is no TOML, or a value is missing or of another type, in the words of the reader.
    Malformed(String),
    /// Its form is of another version, or of none.
    Version(Option<i64>),
    /// It speaks of operations of a later version than this one.
    Operations {
        /// The table's.
        found: u32,
        /// The one of this version of rtcep.
        known: u32,
    },
    /// A value that cannot be meant.
    Value {
        /// What it is called in the table.
        name: String,
        /// What stands there.
        found: String,
        /// What may stand there.
        needed: &'static str,
    },
    /// A family that does not exist.
    UnknownFamily(String),
    /// An operation that does not exist.
    UnknownOp(Family, String),
    /// An operation that this family does not have.
    OpElsewhere(Family, Op),
    /// A family without prices.
    MissingFamily(Family),
    /// An operation without a price.
    MissingOp(Family, Op),
    /// What is no price: negative, infinite, not a number, or out of range.
    Price(Family, Op, f64),
    /// The table is of another target.
    Target {
        /// The table's.
        found: String,
        /// The one that the code is for.
        expected: String,
    },
}

/// A price that a table does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PriceError {
    /// What the table is called.
    pub table: String,
    /// In which family.
    pub family: Family,
    /// Of which operation.
    pub op: Op,
    /// Whether it exists, but came after the table was measured.
    pub later: bool,
}

/// `x86_64-zen4:12: message`.
impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.table, self.problem),
            None => write!(f, "{}: {}", self.table, self.problem),
        }
    }
}

impl std::error::Error for TableError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Malformed(why) => write!(f, "this is no cost table: {why}"),
            Problem::Version(None) => {
                write!(f, "it does not say `version = {FORM}`: is it a cost table?")
            }
            Problem::Version(Some(found)) => write!(
                f,
                "it is of version {found}, and this version of rtcep reads {FORM}; {}",
                if *found < i64::from(FORM) {
                    "calibrate the target anew"
                } else {
                    "use a later version of rtcep"
                }
            ),
            Problem::Operations { found, known } => write!(
                f,
                "its `operations` are of version {found}, and this version of rtcep knows \
                 those of {known}; use a later version of rtcep"
            ),
            Problem::Value {
                name,
                found,
                needed,
            } => write!(f, "`{name}` is {found}; {needed} is needed"),
            Problem::UnknownFamily(name) => {
                let all = Family::ALL.map(Family::name).join(", ");
                write!(f, "`{name}` is no family; there are {all}")
            }
            Problem::UnknownOp(family, name) => {
                let family = family.name();
                write!(
                    f,
                    "`{name}` is no operation, and `{family}` has no price for it"
                )
            }
            Problem::OpElsewhere(family, op) => {
                let all: Vec<&str> = op.families().iter().map(|f| f.name()).collect();
                let (family, op, all) = (family.name(), op.name(), all.join(", "));
                write!(
                    f,
                    "`{family}` has no operation `{op}`; its families are {all}"
                )
            }
            Problem::MissingFamily(family) => {
                write!(f, "it has no prices of `{}`", family.name())
            }
            Problem::MissingOp(family, op) => {
                let (family, op) = (family.name(), op.name());
                write!(f, "it has no price of `{op}` in `{family}`")
            }
            Problem::Price(family, op, price) => {
                let (family, op) = (family.name(), op.name());
                write!(
                    f,
                    "the price of `{op}` in `{family}` is {price}; a number from 0 to \
                     {LARGEST:e} is needed"
                )
            }
            Problem::Target { found, expected } => write!(
                f,
                "it was measured on {found}, and this is for {expected}; name the table of \
                 that target, or calibrate it"
            ),
        }
    }
}

impl fmt::Display for PriceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, family, op) = (&self.table, self.family.name(), self.op.name());
        write!(f, "{table}: it has no price of `{op}` in `{family}`, ")?;
        f.write_str(if self.later {
            "which is counted since a later version of rtcep; calibrate the target anew"
        } else {
            "which that family does not have"
        })
    }
}

impl std::error::Error for PriceError {}
