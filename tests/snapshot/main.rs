//! Snapshots of generated engines: those that an earlier version wrote, those of
//! other rules, and values of adopted types.
//!
//! | file | what it holds |
//! |---|---|
//! | `guard` | situations by key; the same rules otherwise written, and other rules |
//! | `plant` | what waits for time or for the host, and what is frozen |
//! | `adopted` | values of the user's own types |
//! | `altered` | a sum that is not that of its list; another layout |
//! | `used` | what a detection of a counter would have consumed |
//! | `waiting` | what instances wait for, and when it is looked for |
//! | `page` | the trace of the reference's section on snapshots, with a restart |
//! | `guard.hex`, `plant.hex` | a snapshot of each, as it was first written |

mod adopted;
mod altered;
mod guard;
mod page;
mod plant;
mod used;
mod waiting;

use rtcep::Snapshot;

fn snapshot<E: Snapshot>(engine: &E) -> Vec<u8> {
    let mut bytes = vec![0; E::SNAPSHOT_BYTES];
    let length = engine.snapshot(&mut bytes).expect("a snapshot");
    bytes.truncate(length);
    bytes
}

/// The bytes that were kept, which must be those that are written.
///
/// A change here is a change of the form of snapshots, or of what is stored: it
/// makes those that users have unreadable, and belongs in the changelog.
fn kept(text: &str, written: &[u8]) -> Vec<u8> {
    let bytes = text.split_whitespace();
    let bytes = bytes.map(|byte| u8::from_str_radix(byte, 16).expect("a byte"));
    let kept: Vec<u8> = bytes.collect();
    let lines = written.chunks(16).map(|bytes| {
        let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        bytes.join(" ")
    });
    let lines: Vec<String> = lines.collect();
    assert_eq!(kept, written, "it would be\n{}\n", lines.join("\n"));
    kept
}
