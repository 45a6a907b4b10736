//! What is asked.

use clap::Args;
use jiff::SignedDuration;
use std::path::PathBuf;
use std::time::Duration;

/// What may be asked beside the rules.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Options {
    /// The longest that a call may take, as in `5us`; with a table of nanoseconds
    #[arg(long, value_parser = time, conflicts_with_all = ["max_ops", "max_instructions"])]
    pub deadline: Option<Duration>,
    /// The most operations that a call may do; without a table
    #[arg(long, value_name = "N", conflicts_with_all = ["table", "max_instructions"])]
    pub max_ops: Option<u64>,
    /// The most instructions that a call may take; with a table of instructions
    #[arg(long, value_name = "N")]
    pub max_instructions: Option<u64>,
    /// The cost table that says what operations cost (`targets/<name>.toml`)
    #[arg(long, value_name = "FILE")]
    pub table: Option<PathBuf>,
    /// Which capacities may change, by name or a part of it; all limits if not said
    #[arg(long = "capacity", value_name = "NAME")]
    pub capacities: Vec<String>,
    /// The events whose calls have to meet the deadline; all if not said
    #[arg(long = "event", value_name = "NAME")]
    pub events: Vec<String>,
}

/// A time as people write it: `5us`, `1.5ms`, `5 µs`.
///
/// # Errors
/// What to write instead.
pub fn time(text: &str) -> Result<Duration, String> {
    let how = "write a number and a unit, as in `5us`, `1.5ms` or `800ns`";
    let read: SignedDuration = text
        .parse()
        .map_err(|_| format!("`{text}` is no time; {how}"))?;
    match Duration::try_from(read) {
        Ok(time) if !time.is_zero() => Ok(time),
        _ => Err(format!("`{text}` is no time that a call can take; {how}")),
    }
}

#[cfg(test)]
mod tests {
    use super::time;
    use std::time::Duration;

    #[test]
    fn times_as_people_write_them() {
        assert_eq!(time("5us"), Ok(Duration::from_micros(5)));
        assert_eq!(time("1.5ms"), Ok(Duration::from_micros(1500)));
        assert_eq!(time("5 \u{b5}s"), Ok(Duration::from_micros(5)));
        assert_eq!(time("800ns"), Ok(Duration::from_nanos(800)));
        for wrong in ["5", "us", "", "0us", "-5us", "5 parsecs"] {
            let why = time(wrong).expect_err(wrong);
            assert!(why.contains("as in `5us`"), "{why}");
        }
    }
}
