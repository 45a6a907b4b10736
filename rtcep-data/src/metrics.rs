//! The rows of `metrics.csv`, of `series.csv` and of `windows.csv`.

use crate::cells::{finite, number, seconds, text};
use crate::rows::{self, FromFields};
use crate::wrong::{FieldError, InputError, Wrong, short};
use csv::StringRecord;
use std::path::Path;

/// One value of one series.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// The line of the file, from 1.
    pub line: u64,
    /// Seconds since 1970.
    pub t_s: u64,
    /// Which series.
    pub series: u16,
    /// What was measured.
    pub value: f64,
}

/// What a series measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// How busy a processor is, in percent.
    Processor,
    /// The temperature of a machine, in degrees.
    Machine,
    /// The temperature of a room, in degrees Fahrenheit.
    Room,
    /// How long a request takes, in milliseconds.
    Latency,
    /// Bytes or requests in five minutes.
    Traffic,
}

/// A series.
#[derive(Clone, Debug, PartialEq)]
pub struct Series {
    /// Its number.
    pub number: u16,
    /// What it measures.
    pub kind: Kind,
    /// Its name in the source.
    pub name: String,
}

/// A time that people have labelled as not normal, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// Of which series.
    pub series: u16,
    /// Its first second.
    pub from_s: u64,
    /// Its last second.
    pub to_s: u64,
}

/// All that the example reads.
#[derive(Clone, Debug)]
pub struct Input {
    /// By time.
    pub rows: Vec<Row>,
    /// In the order of their numbers, from 0.
    pub series: Vec<Series>,
    /// By series.
    pub windows: Vec<Window>,
}

impl Input {
    /// Reads the metrics, and `series.csv` and `windows.csv` beside them.
    ///
    /// # Errors
    /// The first thing that is wrong with any of them.
    pub fn read(metrics: &Path) -> Result<Self, InputError> {
        let series: Vec<Series> = rows::read(&metrics.with_file_name("series.csv"))?;
        let windows: Vec<Window> = rows::read(&metrics.with_file_name("windows.csv"))?;
        let rows: Vec<Row> = rows::read(metrics)?;
        let input = Self {
            rows,
            series,
            windows,
        };
        match input
            .rows
            .iter()
            .find(|row| input.kind(row.series).is_none())
        {
            None => Ok(input),
            Some(row) => Err(InputError {
                file: metrics.display().to_string(),
                at: Some((row.line, 1)),
                wrong: Wrong::UnknownSeries(row.series),
            }),
        }
    }

    /// What a series measures; none of one that is not declared.
    pub fn kind(&self, series: u16) -> Option<Kind> {
        Some(self.of(series)?.kind)
    }

    /// A series by its number.
    pub fn of(&self, number: u16) -> Option<&Series> {
        let series = self.series.get(usize::from(number))?;
        (series.number == number).then_some(series)
    }
}

impl FromFields for Row {
    const COLUMNS: &'static [&'static str] = &["t_s", "series", "value"];

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        Ok(Self {
            line,
            t_s: seconds(fields, 0)?,
            series: number(fields, 1)?,
            value: finite(fields, 2)?,
        })
    }
}

impl FromFields for Series {
    const COLUMNS: &'static [&'static str] = &["series", "kind", "name"];

    fn from_fields(fields: &StringRecord, line: u64) -> Result<Self, FieldError> {
        let number: u16 = number(fields, 0)?;
        // Behind the header, each line is the next number.
        if u64::from(number) + 2 != line {
            let message = format!("series {number}, and the lines are numbered from 0");
            return Err(FieldError::refused(0, message));
        }
        let kind = match text(fields, 1)? {
            "processor" => Kind::Processor,
            "machine" => Kind::Machine,
            "room" => Kind::Room,
            "latency" => Kind::Latency,
            "traffic" => Kind::Traffic,
            other => {
                return Err(FieldError::refused(
                    1,
                    format!("`{}` is no kind of metric", short(other)),
                ));
            }
        };
        let name = text(fields, 2)?.to_owned();
        Ok(Self { number, kind, name })
    }
}

impl FromFields for Window {
    const COLUMNS: &'static [&'static str] = &["series", "from_s", "to_s"];

    fn from_fields(fields: &StringRecord, _: u64) -> Result<Self, FieldError> {
        let window = Self {
            series: number(fields, 0)?,
            from_s: seconds(fields, 1)?,
            to_s: seconds(fields, 2)?,
        };
        if window.to_s < window.from_s {
            let why = "the window ends before it begins";
            return Err(FieldError::refused(2, why.to_owned()));
        }
        Ok(window)
    }
}
