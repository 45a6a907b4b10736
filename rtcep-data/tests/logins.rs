//! How logins are refused that are malformed: with file, line, column.

use rtcep_data::logins::Row;
use rtcep_data::rows::{self, FromFields};
use std::path::Path;

/// The message for a file of the right header and one row.
fn refused(row: &str) -> String {
    let text = format!("{}\n{row}\n", Row::COLUMNS.join(","));
    match rows::parse::<Row>(text.as_bytes(), "logins.csv") {
        Ok(rows) => panic!("{row}: accepted as {rows:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn malformed_rows_are_named_with_line_and_column() {
    let cases = [
        (
            "x,failed,2,3,0",
            "2:1: column `t_s`: `x` is no whole number in range",
        ),
        (
            "1.5,failed,2,3,0",
            "2:1: column `t_s`: `1.5` is no whole number in range",
        ),
        (
            "-1,failed,2,3,0",
            "2:1: column `t_s`: `-1` is no whole number in range",
        ),
        (
            "99999999999,failed,2,3,0",
            "2:1: column `t_s`: 99999999999 s is out of range",
        ),
        (
            "1,refused,2,3,0",
            "2:3: column `outcome`: `refused` is neither `failed` nor `accepted`",
        ),
        (
            "1,,2,3,0",
            "2:3: column `outcome`: `` is neither `failed` nor `accepted`",
        ),
        (
            "1,failed,,3,0",
            "2:10: column `user`: empty, a whole number is needed",
        ),
        (
            "1,failed,2,4294967296,0",
            "2:12: column `address`: `4294967296` is no whole number in range",
        ),
        (
            "1,failed,2,3,2",
            "2:14: column `invalid_user`: 2 is neither 0 nor 1",
        ),
        ("1,failed,2,3", "2:13: column `invalid_user`: missing"),
        (
            "1,failed,2,3,0,9",
            "2:16: column beyond the last: `9` is one field too many",
        ),
    ];
    for (row, expected) in cases {
        assert_eq!(refused(row), format!("logins.csv:{expected}"));
    }
}

#[test]
fn a_wrong_header_or_file_is_named() {
    let message = |text: &[u8]| match rows::parse::<Row>(text, "f.csv") {
        Ok(rows) => panic!("accepted: {rows:?}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        message(b""),
        "f.csv:1:1: the file is empty: a header is expected"
    );
    assert_eq!(
        message(b"t_s,user\n"),
        "f.csv:1:5: column 2 must be `outcome`, found `user`"
    );
    let not_text = b"t_s,outcome,user,address,invalid_user\n1,\xff,2,3,0\n";
    assert_eq!(
        message(not_text),
        "f.csv:2:1: column `outcome`: not UTF-8 text"
    );
    let missing =
        rows::read::<Row>(Path::new("no/such/file.csv")).expect_err("there is no such file");
    let message = missing.to_string();
    assert!(
        message.starts_with("no/such/file.csv: cannot be opened: "),
        "{message}"
    );
}
