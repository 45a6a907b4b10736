//! How reports of ships are refused that are malformed: with file, line, column.

use rtcep_data::rows::{self, FromFields};
use rtcep_data::ships::{Row, Status};

fn parsed(row: &str) -> Result<Vec<Row>, rtcep_data::InputError> {
    let text = format!("{}\n{row}\n", Row::COLUMNS.join(","));
    rows::parse(text.as_bytes(), "ships.csv")
}

#[test]
fn malformed_rows_are_named_with_line_and_column() {
    let cases = [
        (
            "x,1,2.5,0",
            "2:1: column `t_s`: `x` is no whole number in range",
        ),
        (
            "99999999999,1,2.5,0",
            "2:1: column `t_s`: 99999999999 s is out of range",
        ),
        (
            "1,65536,2.5,0",
            "2:3: column `vessel`: `65536` is no whole number in range",
        ),
        ("1,1,,0", "2:5: column `sog_kn`: empty, a number is needed"),
        ("1,1,fast,0", "2:5: column `sog_kn`: `fast` is not a number"),
        (
            "1,1,inf,0",
            "2:5: column `sog_kn`: `inf`, a finite number is needed",
        ),
        (
            "1,1,102.4,0",
            "2:5: column `sog_kn`: 102.4 is no speed: 0 to 102.3 knots",
        ),
        (
            "1,1,2.5,16",
            "2:9: column `nav_status`: `16` is no status: 0 to 15, or empty",
        ),
        ("1,1,2.5", "2:8: column `nav_status`: missing"),
    ];
    for (row, expected) in cases {
        let message = match parsed(row) {
            Ok(rows) => panic!("{row}: accepted as {rows:?}"),
            Err(error) => error.to_string(),
        };
        assert_eq!(message, format!("ships.csv:{expected}"));
    }
}

/// Small ships report no status, and a ship may not know its speed.
#[test]
fn what_a_ship_does_not_know_is_no_error() {
    let rows = parsed("0,7,102.3,").expect("well-formed");
    let expected = Row {
        line: 2,
        t_s: 0,
        vessel: 7,
        speed: 102.3,
        status: Status::Other,
    };
    assert_eq!(rows, [expected]);
}
