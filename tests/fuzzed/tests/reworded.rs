//! What a fuzzer with time does at length, for a moment: changes of words, or of bytes, in
//! the corpora.

use rtcep_fuzzed::{csv, parse, print, reword, snapshot, table};
use std::fs;
use std::path::{Path, PathBuf};

/// Rows of changes of each text; `RTCEP_REWORDED` raises it.
fn rows() -> u64 {
    let wanted = std::env::var("RTCEP_REWORDED").ok();
    wanted.and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// Changes in a row, each on top of the others: rules seldom outlive many.
const CHANGES: u64 = 6;

/// The files of a corpus, in the order of their names.
fn files(target: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let files = fs::read_dir(corpus.join(target)).expect("a corpus");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| (path.clone(), fs::read(path).expect("a file"));
    paths.into_iter().map(read).collect()
}

fn reworded(target: &str, demand: fn(&[u8])) {
    for (path, bytes) in files(target) {
        let first = String::from_utf8(bytes).expect("text");
        for row in 0..rows() {
            let mut text = first.clone();
            for change in 0..CHANGES {
                text = reword::reword(&text, row * CHANGES + change);
                println!("{}, row {row}, change {change}:\n{text}", path.display());
                demand(text.as_bytes());
            }
        }
    }
}

#[test]
fn rules() {
    reworded("parse", parse::parse);
}

#[test]
fn printed_rules() {
    reworded("print", print::print);
}

#[test]
fn tables() {
    reworded("table", table::table);
}

/// The same for bytes: each file with some of them changed.
fn mangled(target: &str, demand: fn(&[u8])) {
    let mut random = 0x9E37_79B9_7F4A_7C15_u64;
    let mut below = |n: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        usize::try_from(random >> 33).expect("31 bits") % n.max(1)
    };
    for (path, first) in files(target) {
        for row in 0..rows() * CHANGES {
            let mut bytes = first.clone();
            for _ in 0..=below(4) {
                let at = below(bytes.len());
                match below(4) {
                    0 => bytes.truncate(at),
                    1 => bytes.insert(at, u8::try_from(below(256)).expect("a byte")),
                    _ => bytes
                        .iter_mut()
                        .skip(at)
                        .take(1)
                        .for_each(|byte| *byte ^= 1 << below(8)),
                }
            }
            println!("{}, change {row}: {bytes:?}", path.display());
            demand(&bytes);
        }
    }
}

#[test]
fn snapshots() {
    mangled("snapshot", snapshot::snapshot);
}

#[test]
fn data() {
    mangled("csv", csv::csv);
}
