//! What a fuzzer with time does at length, for a moment: changes of words in the corpora.

use rtcep_fuzzed::{parse, print, reword, table};
use std::fs;
use std::path::Path;

/// Changes of each text.
const CHANGES: u64 = 6;

fn reworded(target: &str, demand: fn(&[u8])) {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    let files = fs::read_dir(corpus.join(target)).expect("a corpus");
    let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    paths.sort();
    for path in paths {
        let Ok(first) = fs::read_to_string(&path) else {
            continue;
        };
        let mut text = first;
        for change in 0..CHANGES {
            // Each change on top of the others: rules seldom outlive many.
            text = reword::reword(&text, change);
            println!("{}, change {change}:\n{text}", path.display());
            demand(text.as_bytes());
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
