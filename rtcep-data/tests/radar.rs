//! How radar tracks are refused that are malformed: with file, line, column.

use rtcep_data::radar::Row;
use rtcep_data::rows::{self, FromFields};
use std::path::Path;

/// The message for a file of the right header and one row.
fn refused(row: &str) -> String {
    let text = format!("{}\n{row}\n", Row::COLUMNS.join(","));
    match rows::parse::<Row>(text.as_bytes(), "tracks.csv") {
        Ok(rows) => panic!("{row}: accepted as {rows:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn malformed_rows_are_named_with_line_and_column() {
    let cases = [
        (
            "1,2,3,x,,,528,0",
            "2:7: column `rel_speed_mps`: `x` is not a number",
        ),
        (
            "1,,3,4,,,528,0",
            "2:3: column `forward_m`: empty, a number is needed",
        ),
        (
            "1,2,NaN,4,,,528,0",
            "2:5: column `left_m`: `NaN`, a finite number is needed",
        ),
        (
            "inf,2,3,4,,,528,0",
            "2:1: column `t`: `inf`, a finite number is needed",
        ),
        (
            "-1,2,3,4,,,528,0",
            "2:1: column `t`: `-1` s is out of range",
        ),
        (
            "1,1e300,3,4,,,528,0",
            "2:3: column `forward_m`: 1e300 is out of range",
        ),
        (
            "1,2,3,4,,,542,0",
            "2:11: column `address`: 542 is no slot of this radar (528 to 541)",
        ),
        (
            "1,2,3,4,,,528.5,0",
            "2:11: column `address`: 528.5 is no slot of this radar (528 to 541)",
        ),
        (
            "1,2,3,4,,,528,2",
            "2:15: column `new_track`: 2 is neither 0 nor 1",
        ),
        ("1,2,3,4,,,528", "2:14: column `new_track`: missing"),
        (
            "1,2,3,4,,,528,0,9",
            "2:17: column beyond the last: `9` is one field too many",
        ),
    ];
    for (row, expected) in cases {
        assert_eq!(refused(row), format!("tracks.csv:{expected}"));
    }
}

#[test]
fn a_wrong_header_or_file_is_named() {
    let message = |text: &str| match rows::parse::<Row>(text.as_bytes(), "f.csv") {
        Ok(rows) => panic!("accepted: {rows:?}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        message(""),
        "f.csv:1:1: the file is empty: a header is expected"
    );
    assert_eq!(
        message("t,forward,left_m\n"),
        "f.csv:1:3: column 2 must be `forward_m`, found `forward`"
    );
    assert_eq!(
        message("t,forward_m\n"),
        "f.csv:1:12: column 3 must be `left_m`, found nothing"
    );
    let missing =
        rows::read::<Row>(Path::new("no/such/file.csv")).expect_err("there is no such file");
    assert!(
        missing
            .to_string()
            .starts_with("no/such/file.csv: cannot be opened: ")
    );
}
