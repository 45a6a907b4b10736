//! The rows of `ships.csv`.

use crate::cells::{finite, number, seconds, text};
use crate::rows::FromFields;
use crate::wrong::{FieldError, short};
use csv::StringRecord;

/// One report of one ship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The line of the file, from 1.
    pub line: u64,
    /// Seconds since the recording began.
    pub t_s: u64,
    /// Which ship, by number.
    pub vessel: u16,
    /// Its speed over ground in knots; 102.3 says that it is not known.
    pub speed: f32,
    /// What it says that it does.
    pub status: Status,
}

/// The status that a ship reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It lies at a quay.
    Moored,
    /// Anything else, or nothing: small ships report none.
    Other,
}

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &["t_s", "vessel", "sog_kn", "nav_status"];

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        Ok(Self {
            line,
            t_s: seconds(fields, 0)?,
            vessel: number(fields, 1)?,
            speed: speed(fields, 2)?,
            status: status(fields, 3)?,
        })
    }
}

#[allow(clippy::cast_possible_truncation)] // knots need no more than f32
fn speed(fields: &StringRecord, field: usize) -> Result<f32, FieldError> {
    let knots = finite(fields, field)?;
    if (0.0..=102.3).contains(&knots) {
        Ok(knots as f32)
    } else {
        Err(FieldError::refused(
            field,
            format!("{knots} is no speed: 0 to 102.3 knots"),
        ))
    }
}

fn status(fields: &StringRecord, field: usize) -> Result<Status, FieldError> {
    match text(fields, field)? {
        "5" => Ok(Status::Moored),
        "" => Ok(Status::Other),
        status => match status.parse::<u8>() {
            Ok(0..=15) => Ok(Status::Other),
            _ => {
                let status = short(status);
                Err(FieldError::refused(
                    field,
                    format!("`{status}` is no status: 0 to 15, or empty"),
                ))
            }
        },
    }
}
