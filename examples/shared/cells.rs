//! What a field of a row may hold.

use crate::rows::{FieldError, short};
use csv::StringRecord;
use std::str::FromStr;

/// The longest time that is believed, in seconds: a hundred years. What is added to it
/// cannot overflow.
const LONGEST: u64 = 100 * 366 * 86_400;

/// A field as it stands there.
pub(crate) fn text(fields: &StringRecord, field: usize) -> Result<&str, FieldError> {
    fields.get(field).ok_or((field, "missing".to_owned()))
}

/// A whole number.
pub(crate) fn number<N: FromStr>(fields: &StringRecord, field: usize) -> Result<N, FieldError> {
    match text(fields, field)? {
        "" => Err((field, "empty, a whole number is needed".to_owned())),
        text => text.parse().map_err(|_| {
            let text = short(text);
            (field, format!("`{text}` is no whole number in range"))
        }),
    }
}

/// Seconds since whenever the file begins to count.
pub(crate) fn seconds(fields: &StringRecord, field: usize) -> Result<u64, FieldError> {
    match number(fields, field)? {
        seconds if seconds > LONGEST => Err((field, format!("{seconds} s is out of range"))),
        seconds => Ok(seconds),
    }
}

/// A number that is neither infinite nor none.
#[allow(dead_code, reason = "not every example reads one")]
pub(crate) fn finite(fields: &StringRecord, field: usize) -> Result<f64, FieldError> {
    let text = match text(fields, field)? {
        "" => return Err((field, "empty, a number is needed".to_owned())),
        text => text,
    };
    match text.parse::<f64>() {
        Ok(number) if number.is_finite() => Ok(number),
        Ok(_) => {
            let text = short(text);
            Err((field, format!("`{text}`, a finite number is needed")))
        }
        Err(_) => Err((field, format!("`{}` is not a number", short(text)))),
    }
}
