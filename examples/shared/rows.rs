//! Reads the rows of a CSV file, and says where it cannot.
//!
//! A field that is missing or malformed is never replaced by a guess: the first one
//! ends the program with file, line and column.

use csv::{ErrorKind, ReaderBuilder, StringRecord};
use std::fmt;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// What is wrong in which field, from 0.
pub(crate) type FieldError = (usize, String);

/// A row of a certain file.
pub(crate) trait FromFields: Sized {
    /// The columns in the order of the file.
    const COLUMNS: &'static [&'static str];

    /// The row that the fields of `line` make; there are no more of them than columns.
    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError>;
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
pub(crate) fn read<R: FromFields>(path: &Path) -> Result<Vec<R>, InputError> {
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
pub(crate) fn parse<R: FromFields>(input: impl Read, file: &str) -> Result<Vec<R>, InputError> {
    let columns = R::COLUMNS;
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
        Some(record) => record.map_err(|error| unreadable(columns, file, &error))?,
        None => {
            return Err(at(
                1,
                1,
                "the file is empty: a header is expected".to_owned(),
            ));
        }
    };
    for (i, &name) in columns.iter().enumerate() {
        let found = header.get(i);
        if found != Some(name) {
            let found = found.map_or("nothing".to_owned(), |found| format!("`{found}`"));
            let message = format!("column {} must be `{name}`, found {found}", i + 1);
            return Err(at(1, column_of(&header, i), message));
        }
    }
    if header.len() > columns.len() {
        let message = format!("{} columns, expected {}", header.len(), columns.len());
        return Err(at(1, column_of(&header, columns.len()), message));
    }

    let mut rows = Vec::new();
    for record in records {
        let record = record.map_err(|error| unreadable(columns, file, &error))?;
        let line = record.position().map_or(0, csv::Position::line);
        let row = match record.get(columns.len()) {
            Some(text) => Err((columns.len(), format!("`{text}` is one field too many"))),
            None => R::from_fields(&record, line),
        };
        let row = row.map_err(|(i, message)| {
            let message = format!("{}: {message}", named(columns, i));
            at(line, column_of(&record, i), message)
        })?;
        rows.push(row);
    }
    Ok(rows)
}

/// A column as messages call it.
fn named(columns: &[&str], field: usize) -> String {
    match columns.get(field) {
        Some(name) => format!("column `{name}`"),
        None => "column beyond the last".to_owned(),
    }
}

/// Where a field begins, in characters from 1. Exact where no field is quoted,
/// as in these files.
fn column_of(record: &StringRecord, field: usize) -> usize {
    let before = record.iter().take(field).map(|f| f.chars().count() + 1);
    // A missing field would begin after the last one.
    let missing = usize::from(field > 0 && field >= record.len());
    before.sum::<usize>() + 1 - missing
}

/// An error of the CSV reader itself.
fn unreadable(columns: &[&str], file: &str, error: &csv::Error) -> InputError {
    let line = error.position().map_or(0, csv::Position::line);
    let (at, message) = match error.kind() {
        ErrorKind::Utf8 { err, .. } => {
            // The text before it may not be counted in characters: its line and name must do.
            let column = named(columns, err.field());
            (Some((line, 1)), format!("{column}: not UTF-8 text"))
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

/// As much of a field as a message has room for.
pub(crate) fn short(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
