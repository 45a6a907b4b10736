//! Reads the rows of `radar_tracks.csv`, and says where it cannot.
//!
//! A number that is missing, malformed or not a number is never replaced by a
//! guess: the first one ends the program with file, line and column.

use crate::fields::{COLUMNS, Fields};
use csv::{ErrorKind, ReaderBuilder, StringRecord};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// One measurement of one slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Row {
    /// The line of the file, from 1.
    pub(crate) line: u64,
    /// Microseconds of the recording device's boot-time clock.
    pub(crate) t_us: u64,
    /// Which slot of the radar, by its CAN address.
    pub(crate) slot: u16,
    /// Distance ahead in metres.
    pub(crate) forward: f32,
    /// Distance to the left in metres.
    pub(crate) left: f32,
    /// Relative speed in m/s; negative is closing.
    pub(crate) speed: f32,
    /// Whether the slot follows another object from here on.
    pub(crate) new_track: bool,
}

/// What is wrong with the input, and where.
#[derive(Debug, PartialEq)]
pub(crate) struct InputError {
    /// The file as the user named it.
    pub(crate) file: String,
    /// Line and column in characters, from 1; none if the file cannot be read at all.
    pub(crate) at: Option<(u64, usize)>,
    /// What is wrong, in words.
    pub(crate) message: String,
}

/// `file:line:column: message`, which editors can follow.
impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some((line, column)) => write!(f, "{}:{line}:{column}: {}", self.file, self.message),
            None => write!(f, "{}: {}", self.file, self.message),
        }
    }
}

/// Reads a whole file.
///
/// # Errors
/// The first thing that is wrong with it.
pub(crate) fn read(path: &Path) -> Result<Vec<Row>, InputError> {
    let name = path.display().to_string();
    match File::open(path) {
        Ok(file) => parse(file, &name),
        Err(error) => Err(InputError {
            file: name,
            at: None,
            message: format!("cannot be opened: {error}"),
        }),
    }
}

/// Reads rows from anything; `file` is what messages call it.
///
/// # Errors
/// The first thing that is wrong with them.
pub(crate) fn parse(input: impl Read, file: &str) -> Result<Vec<Row>, InputError> {
    let at = |line, column, message| InputError {
        file: file.to_owned(),
        at: Some((line, column)),
        message,
    };
    let mut records = ReaderBuilder::new()
        .has_headers(false)
        // A row with too few or too many columns gets our own message.
        .flexible(true)
        .from_reader(input)
        .into_records();

    let header = match records.next() {
        Some(record) => record.map_err(|error| unreadable(file, &error))?,
        None => {
            return Err(at(
                1,
                1,
                "the file is empty: a header is expected".to_owned(),
            ));
        }
    };
    for (i, &name) in COLUMNS.iter().enumerate() {
        let found = header.get(i);
        if found != Some(name) {
            let found = found.map_or("nothing".to_owned(), |found| format!("`{found}`"));
            let message = format!("column {} must be `{name}`, found {found}", i + 1);
            return Err(at(1, column_of(&header, i), message));
        }
    }
    if header.len() > COLUMNS.len() {
        let message = format!("{} columns, expected {}", header.len(), COLUMNS.len());
        return Err(at(1, column_of(&header, COLUMNS.len()), message));
    }

    let mut rows = Vec::new();
    for record in records {
        let record = record.map_err(|error| unreadable(file, &error))?;
        let line = record.position().map_or(0, csv::Position::line);
        let row = Fields(&record).row(line).map_err(|(i, message)| {
            at(
                line,
                column_of(&record, i),
                format!("{}: {message}", named(i)),
            )
        })?;
        rows.push(row);
    }
    Ok(rows)
}

/// A column as messages call it.
fn named(field: usize) -> String {
    match COLUMNS.get(field) {
        Some(name) => format!("column `{name}`"),
        None => "column beyond the last".to_owned(),
    }
}

/// Where a field begins, in characters from 1. Exact where no field is quoted,
/// as in this format.
fn column_of(record: &StringRecord, field: usize) -> usize {
    let before = record.iter().take(field).map(|f| f.chars().count() + 1);
    // A missing field would begin after the last one.
    let missing = usize::from(field > 0 && field >= record.len());
    before.sum::<usize>() + 1 - missing
}

/// An error of the CSV reader itself.
fn unreadable(file: &str, error: &csv::Error) -> InputError {
    let line = error.position().map_or(0, csv::Position::line);
    let (at, message) = match error.kind() {
        ErrorKind::Utf8 { err, .. } => {
            // The text before it may not be counted in characters: its line and name must do.
            (
                Some((line, 1)),
                format!("{}: not UTF-8 text", named(err.field())),
            )
        }
        ErrorKind::Io(error) => (None, format!("cannot be read: {error}")),
        _ => (Some((line, 1)), error.to_string()),
    };
    InputError {
        file: file.to_owned(),
        at,
        message,
    }
}
