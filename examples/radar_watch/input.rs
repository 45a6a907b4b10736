//! The rows of `radar_tracks.csv`.

use crate::fields::{COLUMNS, Fields};
use crate::rows::{FieldError, FromFields};
use csv::StringRecord;

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

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &COLUMNS;

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        Fields(fields).row(line)
    }
}
