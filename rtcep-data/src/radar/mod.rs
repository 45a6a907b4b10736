//! The rows of `radar_tracks.csv`, and of `speed.csv` beside it.

mod fields;

use crate::rows::{self, FromFields};
use crate::wrong::{FieldError, InputError};
use csv::StringRecord;
use fields::{COLUMNS, Fields, SPEED_COLUMNS};
use std::path::Path;

pub use fields::SLOTS;

/// One measurement of one slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The line of the file, from 1.
    pub line: u64,
    /// Microseconds of the recording device's boot-time clock.
    pub t_us: u64,
    /// Which slot of the radar, by its CAN address.
    pub slot: u16,
    /// Distance ahead in metres.
    pub forward: f32,
    /// Distance to the left in metres.
    pub left: f32,
    /// Relative speed in m/s; negative is closing.
    pub speed: f32,
    /// Whether the slot follows another object from here on.
    pub new_track: bool,
}

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &COLUMNS;

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        Fields(fields).row(line)
    }
}

/// One measurement of the car's own speed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpeedRow {
    /// The line of the file, from 1.
    pub line: u64,
    /// Microseconds of the same clock.
    pub t_us: u64,
    /// In m/s.
    pub speed: f32,
}

impl FromFields for SpeedRow {
    const COLUMNS: &'static [&'static str] = &SPEED_COLUMNS;

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        Fields(fields).speed_row(line)
    }
}

/// What the car has recorded.
#[derive(Clone, Debug, Default)]
pub struct Recording {
    /// Of the radar.
    pub plots: Vec<Row>,
    /// Of the car itself.
    pub speeds: Vec<SpeedRow>,
}

impl Recording {
    /// Reads the radar's tracks, and `speed.csv` beside them.
    ///
    /// # Errors
    /// The first thing that is wrong with one of them.
    pub fn read(tracks: &Path) -> Result<Self, InputError> {
        Ok(Self {
            plots: rows::read(tracks)?,
            speeds: rows::read(&tracks.with_file_name("speed.csv"))?,
        })
    }
}
