//! The columns of `radar_tracks.csv` and `speed.csv`, and what each of them may hold.

use crate::input::{Row, SpeedRow};
use crate::rows::{FieldError, short};
use csv::StringRecord;
use std::ops::RangeInclusive;

/// The columns in the order of the file.
pub(crate) const COLUMNS: [&str; 8] = [
    "t",
    "forward_m",
    "left_m",
    "rel_speed_mps",
    "nan1",
    "nan2",
    "address",
    "new_track",
];

/// The columns of the car's own speed.
pub(crate) const SPEED_COLUMNS: [&str; 2] = ["t", "speed_mps"];

/// The CAN addresses of the slots: the radar follows 14 objects at once.
pub(crate) const SLOTS: RangeInclusive<u16> = 528..=541;

/// The fields of one record, by position in [`COLUMNS`].
pub(crate) struct Fields<'a>(pub(crate) &'a StringRecord);

impl Fields<'_> {
    /// The row that they make.
    pub(crate) fn row(&self, line: u64) -> Result<Row, FieldError> {
        let row = Row {
            line,
            t_us: self.time(0)?,
            forward: self.float(1)?,
            left: self.float(2)?,
            speed: self.float(3)?,
            slot: self.slot(6)?,
            new_track: self.flag(7)?,
        };
        Ok(row)
    }

    /// The row of the car's own speed that they make.
    pub(crate) fn speed_row(&self, line: u64) -> Result<SpeedRow, FieldError> {
        let (t_us, speed) = (self.time(0)?, self.float(1)?);
        Ok(SpeedRow { line, t_us, speed })
    }

    fn number(&self, field: usize) -> Result<f64, FieldError> {
        let text = match self.0.get(field) {
            Some("") => return Err((field, "empty, a number is needed".to_owned())),
            Some(text) => text,
            None => return Err((field, "missing".to_owned())),
        };
        match text.parse::<f64>() {
            Ok(number) if number.is_finite() => Ok(number),
            Ok(_) => Err((
                field,
                format!("`{}`, a finite number is needed", short(text)),
            )),
            Err(_) => Err((field, format!("`{}` is not a number", short(text)))),
        }
    }

    #[allow(clippy::cast_possible_truncation)] // metres and m/s need no more than f32
    fn float(&self, field: usize) -> Result<f32, FieldError> {
        let number = self.number(field)?;
        let narrow = number as f32;
        if narrow.is_finite() {
            Ok(narrow)
        } else {
            Err((field, format!("{number:e} is out of range")))
        }
    }

    /// Seconds as microsecond ticks; f64 holds them exactly for 285 years.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the range is tested
    fn time(&self, field: usize) -> Result<u64, FieldError> {
        let seconds = self.number(field)?;
        let ticks = (seconds * 1e6).round();
        if (0.0..9.0e15).contains(&ticks) {
            Ok(ticks as u64)
        } else {
            Err((field, format!("`{seconds}` s is out of range")))
        }
    }

    fn slot(&self, field: usize) -> Result<u16, FieldError> {
        let address = self.number(field)?;
        SLOTS
            .into_iter()
            .find(|&slot| f64::from(slot) == address)
            .ok_or_else(|| {
                let (first, last) = (SLOTS.start(), SLOTS.end());
                let range = format!("{first} to {last}");
                (
                    field,
                    format!("{address} is no slot of this radar ({range})"),
                )
            })
    }

    fn flag(&self, field: usize) -> Result<bool, FieldError> {
        let flag = self.number(field)?;
        if flag == 0.0 || flag == 1.0 {
            Ok(flag == 1.0)
        } else {
            Err((field, format!("{flag} is neither 0 nor 1")))
        }
    }
}
