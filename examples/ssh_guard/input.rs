//! The rows of `ssh_logins.csv`.

use crate::rows::{FieldError, FromFields, short};
use csv::StringRecord;
use std::str::FromStr;

/// One attempt to log in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Row {
    /// The line of the file, from 1.
    pub(crate) line: u64,
    /// Seconds since the log began.
    pub(crate) t_s: u64,
    /// What came of it.
    pub(crate) outcome: Outcome,
    /// Who was asked for, by number.
    pub(crate) user: u32,
    /// From where, by number.
    pub(crate) address: u32,
}

/// What came of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// Refused.
    Failed,
    /// Let in.
    Accepted,
}

/// The longest time that is believed: a hundred years. What is added to it cannot
/// overflow.
const LONGEST: u64 = 100 * 366 * 86_400;

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &["t_s", "outcome", "user", "address", "invalid_user"];

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        let row = Self {
            line,
            t_s: time(fields, 0)?,
            outcome: outcome(fields, 1)?,
            user: number(fields, 2)?,
            address: number(fields, 3)?,
        };
        match number::<u32>(fields, 4)? {
            0 | 1 => Ok(row),
            flag => Err((4, format!("{flag} is neither 0 nor 1"))),
        }
    }
}

fn text(fields: &StringRecord, field: usize) -> Result<&str, FieldError> {
    fields.get(field).ok_or((field, "missing".to_owned()))
}

fn number<N: FromStr>(fields: &StringRecord, field: usize) -> Result<N, FieldError> {
    match text(fields, field)? {
        "" => Err((field, "empty, a whole number is needed".to_owned())),
        text => text.parse().map_err(|_| {
            let text = short(text);
            (field, format!("`{text}` is no whole number in range"))
        }),
    }
}

fn time(fields: &StringRecord, field: usize) -> Result<u64, FieldError> {
    match number(fields, field)? {
        seconds if seconds > LONGEST => Err((field, format!("{seconds} s is out of range"))),
        seconds => Ok(seconds),
    }
}

fn outcome(fields: &StringRecord, field: usize) -> Result<Outcome, FieldError> {
    match text(fields, field)? {
        "failed" => Ok(Outcome::Failed),
        "accepted" => Ok(Outcome::Accepted),
        text => {
            let text = short(text);
            Err((
                field,
                format!("`{text}` is neither `failed` nor `accepted`"),
            ))
        }
    }
}
