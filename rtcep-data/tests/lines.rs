//! Rows keep their lines, however lines end, and none is passed over.

use rtcep_data::logins::Row;
use rtcep_data::metrics::Series;
use rtcep_data::rows::{self, FromFields};

/// Lines of the rows, or what is wrong.
fn lines(text: &str) -> Result<Vec<u64>, String> {
    let text = text.replace('H', &Row::COLUMNS.join(","));
    match rows::parse::<Row>(text.as_bytes(), "f") {
        Ok(rows) => Ok(rows.iter().map(|row| row.line).collect()),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn every_end_of_a_line_is_one() {
    const A: &str = "1,failed,2,3,0";
    for end in ["\n", "\r\n", "\r"] {
        let text = ["H", A, A, A].join(end);
        assert_eq!(lines(&text), Ok(vec![2, 3, 4]), "{end:?}");
        assert_eq!(lines(&(text + end)), Ok(vec![2, 3, 4]), "{end:?}");
        let blank = ["", "H", "", "", A, "", A, "", ""].join(end);
        assert_eq!(lines(&blank), Ok(vec![5, 7]), "{end:?}");
        let wrong = ["H", A, "", "x", A].join(end);
        let message = "f:4:1: column `t_s`: `x` is no whole number in range";
        assert_eq!(lines(&wrong), Err(message.to_owned()), "{end:?}");
    }
    assert_eq!(lines(&format!("\u{feff}H\n{A}")), Ok(vec![2]));
}

/// The mark before blank lines is passed over as they are, and a second one is text.
#[test]
fn blank_lines_behind_a_byte_order_mark_count() {
    let missing = "f:3:4: column 2 must be `outcome`, found nothing";
    assert_eq!(lines("\u{feff}\n\nt_s"), Err(missing.to_owned()));
    assert_eq!(lines("\u{feff}\n\nH\n\n1,failed,2,3,0"), Ok(vec![5]));
    let named = "f:1:1: column 1 must be `t_s`, found `\u{feff}`";
    assert_eq!(lines("\u{feff}\u{feff}\n\nH"), Err(named.to_owned()));
}

/// A quote that is never closed would make one row of all that follow.
#[test]
fn a_quote_hides_no_rows() {
    let text = "series,kind,name\n0,room,\"a\n1,room,b\n";
    let rows: Vec<Series> = rows::parse(text.as_bytes(), "f").expect("two rows");
    let names: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!(names, ["\"a", "b"]);
    let message = "f:2:1: column `t_s`: `\"1` is no whole number in range";
    assert_eq!(
        lines("H\n\"1,failed,2,3,0\n1,failed,2,3,0"),
        Err(message.to_owned())
    );
}
