//! What is wrong with an input, and where.

use std::fmt;

/// What is wrong with the input, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputError {
    /// The file as the user named it.
    pub file: String,
    /// Line and column in characters, from 1; none if the file cannot be read at all.
    pub at: Option<(u64, usize)>,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It cannot be opened, for this reason of the system.
    CannotOpen(String),
    /// It cannot be read to its end, for this reason of the system.
    CannotRead(String),
    /// It has no line at all.
    NoHeader,
    /// A name of the header is another one.
    Header {
        /// Which column, from 1.
        column: usize,
        /// Its name.
        expected: &'static str,
        /// What stands there, if anything does.
        found: Option<String>,
    },
    /// The header names more columns than there are.
    HeaderTooLong {
        /// How many it names.
        found: usize,
        /// How many there are.
        expected: usize,
    },
    /// A field of a row.
    Field {
        /// The name of its column; none behind the last one.
        column: Option<&'static str>,
        /// What is wrong with it.
        cell: Cell,
    },
    /// A row speaks of a series that another file does not declare.
    UnknownSeries(u16),
}

/// What is wrong with a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// The row ends before it.
    Missing,
    /// It is empty, where this is needed.
    Empty(&'static str),
    /// It is no whole number, or one that does not fit.
    NotWhole(String),
    /// It is no number.
    NotANumber(String),
    /// It is infinite, or not a number by its own words.
    NotFinite(String),
    /// It is a number that cannot be meant.
    OutOfRange(String),
    /// It is no text.
    NotUtf8,
    /// There are more fields than columns.
    TooMany(String),
    /// It is not what this file may hold there; with the words that say so.
    Refused(String),
}

/// What is wrong in which field, from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// Which field, from 0.
    pub field: usize,
    /// What is wrong with it.
    pub cell: Cell,
}

impl FieldError {
    /// A field that the file in question refuses, with the words that say why.
    #[must_use]
    pub fn refused(field: usize, why: String) -> Self {
        let cell = Cell::Refused(why);
        Self { field, cell }
    }
}

/// `file:line:column: message`, which editors can follow.
impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some((line, column)) => write!(f, "{}:{line}:{column}: {}", self.file, self.wrong),
            None => write!(f, "{}: {}", self.file, self.wrong),
        }
    }
}

impl std::error::Error for InputError {}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::CannotOpen(why) => write!(f, "cannot be opened: {why}"),
            Wrong::CannotRead(why) => write!(f, "cannot be read: {why}"),
            Wrong::NoHeader => f.write_str("the file is empty: a header is expected"),
            Wrong::Header {
                column,
                expected,
                found,
            } => {
                write!(f, "column {column} must be `{expected}`, found ")?;
                match found {
                    Some(found) => write!(f, "`{}`", short(found)),
                    None => f.write_str("nothing"),
                }
            }
            Wrong::HeaderTooLong { found, expected } => {
                write!(f, "{found} columns, expected {expected}")
            }
            Wrong::Field { column, cell } => match column {
                Some(name) => write!(f, "column `{name}`: {cell}"),
                None => write!(f, "column beyond the last: {cell}"),
            },
            Wrong::UnknownSeries(series) => write!(f, "series {series} is not in `series.csv`"),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cell::Missing => f.write_str("missing"),
            Cell::Empty(needed) => write!(f, "empty, {needed} is needed"),
            Cell::NotWhole(text) => write!(f, "`{}` is no whole number in range", short(text)),
            Cell::NotANumber(text) => write!(f, "`{}` is not a number", short(text)),
            Cell::NotFinite(text) => write!(f, "`{}`, a finite number is needed", short(text)),
            Cell::OutOfRange(what) => write!(f, "{what} is out of range"),
            Cell::NotUtf8 => f.write_str("not UTF-8 text"),
            Cell::TooMany(text) => write!(f, "`{}` is one field too many", short(text)),
            Cell::Refused(why) => f.write_str(why),
        }
    }
}

/// As much of a field as a message has room for.
#[must_use]
pub fn short(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
