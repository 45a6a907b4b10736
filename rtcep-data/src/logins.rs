//! The rows of `ssh_logins.csv`.

use crate::cells::{number, seconds, text};
use crate::rows::FromFields;
use crate::wrong::{FieldError, short};
use csv::StringRecord;

/// One attempt to log in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The line of the file, from 1.
    pub line: u64,
    /// Seconds since the log began.
    pub t_s: u64,
    /// What came of it.
    pub outcome: Outcome,
    /// Who was asked for, by number.
    pub user: u32,
    /// From where, by number.
    pub address: u32,
}

/// What came of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Refused.
    Failed,
    /// Let in.
    Accepted,
}

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &["t_s", "outcome", "user", "address", "invalid_user"];

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        let row = Self {
            line,
            t_s: seconds(fields, 0)?,
            outcome: outcome(fields, 1)?,
            user: number(fields, 2)?,
            address: number(fields, 3)?,
        };
        match number::<u32>(fields, 4)? {
            0 | 1 => Ok(row),
            flag => Err(FieldError::refused(4, format!("{flag} is neither 0 nor 1"))),
        }
    }
}

fn outcome(fields: &StringRecord, field: usize) -> Result<Outcome, FieldError> {
    match text(fields, field)? {
        "failed" => Ok(Outcome::Failed),
        "accepted" => Ok(Outcome::Accepted),
        text => {
            let text = short(text);
            let why = format!("`{text}` is neither `failed` nor `accepted`");
            Err(FieldError::refused(field, why))
        }
    }
}
