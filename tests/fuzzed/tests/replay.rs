//! The committed corpora, and all that fuzzers ever found, through the same demands.

use rtcep_fuzzed::TARGETS;
use rtcep_fuzzed::snapshot::accepted;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a corpus, or of the finds, in the order of their names.
fn files(kind: &str, target: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz");
    let Ok(found) = fs::read_dir(root.join(kind).join(target)) else {
        return Vec::new();
    };
    let found = found.map(|file| file.expect("a file of the corpus").path());
    let mut files: Vec<PathBuf> = found.collect();
    files.sort();
    files
}

/// All of it on a stack of the size that threads have by default, or less.
fn replay(target: &str) {
    let (_, demand) = *TARGETS
        .iter()
        .find(|(name, _)| *name == target)
        .expect("a target");
    let corpus = files("corpus", target);
    assert!(corpus.len() >= 10, "{} files of `{target}`", corpus.len());
    let all = corpus.into_iter().chain(files("finds", target));
    let all: Vec<PathBuf> = all.collect();
    let thread = std::thread::Builder::new().stack_size(STACK);
    let thread = thread.spawn(move || {
        for file in all {
            println!("{}", file.display());
            demand(&fs::read(&file).expect("a file of the corpus"));
        }
    });
    thread
        .expect("a thread")
        .join()
        .expect("all demands are met");
}

const STACK: usize = 2 << 20;

#[test]
fn parse() {
    replay("parse");
}

#[test]
fn print() {
    replay("print");
}

#[test]
fn table() {
    replay("table");
}

#[test]
fn snapshot() {
    replay("snapshot");
}

#[test]
fn csv() {
    replay("csv");
}

/// Snapshots of both kinds are there: an engine that refuses, or takes, all of them would
/// be content with any code.
#[test]
fn snapshots_are_refused_and_accepted() {
    let files = files("corpus", "snapshot");
    let read = files
        .iter()
        .map(|file| fs::read(file).expect("a file of the corpus"));
    let taken = read.filter(|bytes| accepted(bytes)).count();
    let all = files.len();
    assert!(taken >= 8 && all - taken >= 8, "{taken} of {all} accepted");
}
