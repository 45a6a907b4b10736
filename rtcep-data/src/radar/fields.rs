//! The columns of `radar_tracks.csv` and `speed.csv`, and what each of them may hold.

use super::{Row, SpeedRow};
use crate::cells::finite;
use crate::wrong::{Cell, FieldError};
use csv::StringRecord;
use std::ops::RangeInclusive;

/// The columns in the order of the file.
pub(super) const COLUMNS: [&str; 8] = [
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
pub(super) const SPEED_COLUMNS: [&str; 2] = ["t", "speed_mps"];

/// The CAN addresses of the slots: the radar follows 14 objects at once.
pub const SLOTS: RangeInclusive<u16> = 528..=541;

/// The fields of one record, by position in [`COLUMNS`].
pub(super) struct Fields<'a>(pub(super) &'a StringRecord);

impl Fields<'_> {
    /// The row that they make.
    pub(super) fn row(&self, line: u64) -> Result<Row, FieldError> {
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
    pub(super) fn speed_row(&self, line: u64) -> Result<SpeedRow, FieldError> {
        let (t_us, speed) = (self.time(0)?, self.float(1)?);
        Ok(SpeedRow { line, t_us, speed })
    }

    #[allow(clippy::cast_possible_truncation)] // metres and m/s need no more than f32
    fn float(&self, field: usize) -> Result<f32, FieldError> {
        let number = finite(self.0, field)?;
        let narrow = number as f32;
        if narrow.is_finite() {
            Ok(narrow)
        } else {
            let cell = Cell::OutOfRange(format!("{number:e}"));
            Err(FieldError { field, cell })
        }
    }

    /// Seconds as microsecond ticks; f64 holds them exactly for 285 years.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // the range is tested
    fn time(&self, field: usize) -> Result<u64, FieldError> {
        let seconds = finite(self.0, field)?;
        let ticks = (seconds * 1e6).round();
        if (0.0..9.0e15).contains(&ticks) {
            Ok(ticks as u64)
        } else {
            let cell = Cell::OutOfRange(format!("`{seconds}` s"));
            Err(FieldError { field, cell })
        }
    }

    fn slot(&self, field: usize) -> Result<u16, FieldError> {
        let address = finite(self.0, field)?;
        SLOTS
            .into_iter()
            .find(|&slot| f64::from(slot) == address)
            .ok_or_else(|| {
                let (first, last) = (SLOTS.start(), SLOTS.end());
                let range = format!("{first} to {last}");
                let why = format!("{address} is no slot of this radar ({range})");
                FieldError::refused(field, why)
            })
    }

    fn flag(&self, field: usize) -> Result<bool, FieldError> {
        let flag = finite(self.0, field)?;
        if flag == 0.0 || flag == 1.0 {
            Ok(flag == 1.0)
        } else {
            Err(FieldError::refused(
                field,
                format!("{flag} is neither 0 nor 1"),
            ))
        }
    }
}
