//! Reads the rows of a CSV file, and says where it cannot.
//!
//! Quotes mean nothing in these files. Where they do, one that is never closed makes the
//! rest of the file a single field, and in a column of text nobody would notice.

use crate::lines::Lines;
use crate::wrong::{Cell, FieldError, InputError, Wrong};
use csv::{ErrorKind, ReaderBuilder, StringRecord};
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A row of a certain file.
pub trait FromFields: Sized {
    /// The columns in the order of the file.
    const COLUMNS: &'static [&'static str];

    /// The row that the fields of `line` make; there are no more of them than columns.
    ///
    /// # Errors
    /// The first field that is missing or malformed.
    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError>;
}

/// Reads a whole file.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn read<R: FromFields>(path: &Path) -> Result<Vec<R>, InputError> {
    let name = path.display().to_string();
    match File::open(path) {
        Ok(file) => parse(file, &name),
        Err(error) => Err(InputError {
            file: name,
            at: None,
            wrong: Wrong::CannotOpen(error.to_string()),
        }),
    }
}

/// Reads rows from anything; `file` is what messages call it.
///
/// # Errors
/// The first thing that is wrong with them.
pub fn parse<R: FromFields>(mut input: impl Read, file: &str) -> Result<Vec<R>, InputError> {
    let mut text = Vec::new();
    let read = input.read_to_end(&mut text);
    let rows = match read {
        Ok(_) => rows(&text),
        Err(error) => Err((None, Wrong::CannotRead(error.to_string()))),
    };
    rows.map_err(|(at, wrong)| InputError {
        file: file.to_owned(),
        at,
        wrong,
    })
}

/// A place, if there is one, and what is wrong there.
type Found = (Option<(u64, usize)>, Wrong);

fn rows<R: FromFields>(text: &[u8]) -> Result<Vec<R>, Found> {
    let mut lines = Lines::new(text);
    let mut records = ReaderBuilder::new()
        .has_headers(false)
        // A row with too few or too many columns gets our own message.
        .flexible(true)
        .quoting(false)
        .from_reader(text);

    let mut record = StringRecord::new();
    let mut rows = Vec::new();
    let mut header = true;
    loop {
        let line = lines.of_row_behind(records.position().byte());
        match records.read_record(&mut record) {
            Ok(true) => {}
            Ok(false) if header => return Err((Some((1, 1)), Wrong::NoHeader)),
            Ok(false) => return Ok(rows),
            Err(error) => return Err(unreadable::<R>(line, &error)),
        }
        if header {
            named_alike(R::COLUMNS, &record).map_err(|(field, wrong)| {
                let place = (line, column_of(&record, field));
                (Some(place), wrong)
            })?;
            header = false;
        } else {
            rows.push(row(&record, line)?);
        }
    }
}

/// Whether a header has the names of the columns; else the field that has not.
fn named_alike(
    columns: &'static [&'static str],
    header: &StringRecord,
) -> Result<(), (usize, Wrong)> {
    for (i, &expected) in columns.iter().enumerate() {
        let found = header.get(i);
        if found != Some(expected) {
            let (column, found) = (i + 1, found.map(str::to_owned));
            let wrong = Wrong::Header {
                column,
                expected,
                found,
            };
            return Err((i, wrong));
        }
    }
    let (found, expected) = (header.len(), columns.len());
    if found > expected {
        return Err((expected, Wrong::HeaderTooLong { found, expected }));
    }
    Ok(())
}

fn row<R: FromFields>(record: &StringRecord, line: u64) -> Result<R, Found> {
    let beyond = R::COLUMNS.len();
    let row = match record.get(beyond) {
        Some(text) => Err(FieldError {
            field: beyond,
            cell: Cell::TooMany(text.to_owned()),
        }),
        None => R::from_fields(record, line),
    };
    row.map_err(|FieldError { field, cell }| {
        let column = R::COLUMNS.get(field).copied();
        let place = (line, column_of(record, field));
        (Some(place), Wrong::Field { column, cell })
    })
}

/// Where a field begins, in characters from 1.
fn column_of(record: &StringRecord, field: usize) -> usize {
    let before = record.iter().take(field).map(|f| f.chars().count() + 1);
    // A missing field would begin after the last one.
    let missing = usize::from(field > 0 && field >= record.len());
    before.sum::<usize>() + 1 - missing
}

/// An error of the CSV reader itself.
fn unreadable<R: FromFields>(line: u64, error: &csv::Error) -> Found {
    match error.kind() {
        ErrorKind::Utf8 { err, .. } => {
            // The text before it may not be counted in characters: its line and name must do.
            let column = R::COLUMNS.get(err.field()).copied();
            let cell = Cell::NotUtf8;
            (Some((line, 1)), Wrong::Field { column, cell })
        }
        _ => (Some((line, 1)), Wrong::CannotRead(error.to_string())),
    }
}
