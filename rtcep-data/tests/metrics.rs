//! How metrics are refused that are malformed: with file, line, column.

use rtcep_data::metrics::{Input, Row, Series, Window};
use rtcep_data::rows::{self, FromFields};
use std::fmt::Debug;
use std::path::Path;

/// The message for a file of the right header and one row.
fn refused<R: FromFields + Debug>(row: &str) -> String {
    let text = format!("{}\n{row}\n", R::COLUMNS.join(","));
    match rows::parse::<R>(text.as_bytes(), "f.csv") {
        Ok(rows) => panic!("{row}: accepted as {rows:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn malformed_samples_are_named_with_line_and_column() {
    let cases = [
        (
            "1.5,1,2",
            "2:1: column `t_s`: `1.5` is no whole number in range",
        ),
        (
            "1,-1,2",
            "2:3: column `series`: `-1` is no whole number in range",
        ),
        (
            "1,1,NaN",
            "2:5: column `value`: `NaN`, a finite number is needed",
        ),
        ("1,1", "2:4: column `value`: missing"),
    ];
    for (row, expected) in cases {
        assert_eq!(refused::<Row>(row), format!("f.csv:{expected}"));
    }
}

#[test]
fn malformed_series_and_windows_are_named() {
    assert_eq!(
        refused::<Series>("1,room,x"),
        "f.csv:2:1: column `series`: series 1, and the lines are numbered from 0"
    );
    assert_eq!(
        refused::<Series>("0,fan,x"),
        "f.csv:2:3: column `kind`: `fan` is no kind of metric"
    );
    assert_eq!(
        refused::<Window>("0,5,4"),
        "f.csv:2:5: column `to_s`: the window ends before it begins"
    );
}

#[test]
fn a_missing_file_is_named() {
    let missing = Input::read(Path::new("no/such/metrics.csv"));
    let Err(error) = missing else {
        panic!("there is no such file");
    };
    let error = error.to_string();
    assert!(
        error.starts_with("no/such/series.csv: cannot be opened: "),
        "{error}"
    );
}
