//! A file of real data to its rows.

use crate::{lines, placed};
use rtcep_data::rows::{FromFields, parse};
use rtcep_data::{Wrong, logins, metrics, radar, ships};

/// What the first byte chooses: the kind of the file, and whether the header is given.
const KINDS: [fn(&[u8], bool); 7] = [
    rows::<logins::Row>,
    rows::<ships::Row>,
    rows::<radar::Row>,
    rows::<radar::SpeedRow>,
    rows::<metrics::Row>,
    rows::<metrics::Series>,
    rows::<metrics::Window>,
];

/// All rows of a file, or what is wrong with the first one that cannot be read.
pub fn csv(bytes: &[u8]) {
    let Some((&first, file)) = bytes.split_first() else {
        return;
    };
    let first = usize::from(first);
    KINDS[first % KINDS.len()](file, first < 128);
}

fn rows<R: FromFields>(file: &[u8], header: bool) {
    let mut text = Vec::new();
    if !header {
        text.extend(R::COLUMNS.join(",").as_bytes());
        text.push(b'\n');
    }
    text.extend(file);
    // Who follows a message sees characters, some of them in place of bytes that are none.
    let seen = String::from_utf8_lossy(&text).replace("\r\n", "\n");
    let lines = lines(
        seen.strip_prefix('\u{feff}').unwrap_or(&seen),
        &['\n', '\r'],
    );
    match parse::<R>(&text[..], "f") {
        Ok(rows) => {
            let filled = lines.iter().filter(|length| **length > 0).count();
            assert_eq!(rows.len() + 1, filled, "a row for each line but the header");
        }
        Err(error) => match (error.at, &error.wrong) {
            (Some(at), Wrong::NoHeader) => assert_eq!(at, (1, 1)),
            (Some((line, column)), _) => {
                let line = usize::try_from(line).expect("a line of this text");
                placed(&lines, line, column, &error.to_string());
            }
            (None, _) => panic!("bytes can be read: {error}"),
        },
    }
}
