//! What a field of a row may hold.

use crate::wrong::{Cell, FieldError};
use csv::StringRecord;
use std::str::FromStr;

/// The longest time that is believed, in seconds: a hundred years. What is added to it
/// cannot overflow.
const LONGEST: u64 = 100 * 366 * 86_400;

/// A field as it stands there.
///
/// # Errors
/// If the row ends before it.
pub fn text(fields: &StringRecord, field: usize) -> Result<&str, FieldError> {
    let cell = Cell::Missing;
    fields.get(field).ok_or(FieldError { field, cell })
}

/// A whole number.
///
/// # Errors
/// If it is missing, none, or does not fit.
pub fn number<N: FromStr>(fields: &StringRecord, field: usize) -> Result<N, FieldError> {
    let cell = match text(fields, field)? {
        "" => Cell::Empty("a whole number"),
        text => match text.parse() {
            Ok(number) => return Ok(number),
            Err(_) => Cell::NotWhole(text.to_owned()),
        },
    };
    Err(FieldError { field, cell })
}

/// Seconds since whenever the file begins to count.
///
/// # Errors
/// If it is no whole number, or more than a hundred years.
pub fn seconds(fields: &StringRecord, field: usize) -> Result<u64, FieldError> {
    match number(fields, field)? {
        seconds if seconds > LONGEST => {
            let cell = Cell::OutOfRange(format!("{seconds} s"));
            Err(FieldError { field, cell })
        }
        seconds => Ok(seconds),
    }
}

/// A number that is neither infinite nor none.
///
/// # Errors
/// If it is missing, no number, or not finite.
pub fn finite(fields: &StringRecord, field: usize) -> Result<f64, FieldError> {
    let cell = match text(fields, field)? {
        "" => Cell::Empty("a number"),
        text => match text.parse::<f64>() {
            Ok(number) if number.is_finite() => return Ok(number),
            Ok(_) => Cell::NotFinite(text.to_owned()),
            Err(_) => Cell::NotANumber(text.to_owned()),
        },
    };
    Err(FieldError { field, cell })
}
