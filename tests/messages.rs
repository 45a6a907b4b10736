//! No message without its tests: each text of an error or a warning stands in a
//! row of `rtcep-lang/tests/rejections` and in a report of `tests/ui`.
//!
//! The texts are the literals of several words in the parser, the resolver and
//! the checks, and of a format what stands between its values.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::fs;
use std::path::Path;

/// Where messages are written, below `rtcep-lang/src`.
const WRITTEN: [&str; 5] = ["check", "compile.rs", "instant.rs", "parse", "resolve"];

/// What only tokens of another macro can cause, so that no row of text does.
const MACROS_ALONE: [&str; 3] = [
    "several tokens from another macro",
    "the end of the path",
    "the end of the visibility",
];

/// Where a text is read as tokens; in a macro the compiler has done that.
const TEXT_ALONE: &str = "rtcep-lang/src/parse/text.rs";

#[test]
fn messages_have_their_tests() {
    let mut rows = Vec::new();
    for file in files("rtcep-lang/tests/rejections", ".rs") {
        literals(tokens(&file), &mut rows);
    }
    let rows = rows.join("\n");
    let reports = files("tests/ui", ".stderr");
    let reports: Vec<String> = reports.iter().map(|file| read(file)).collect();
    let reports = reports.join("\n");
    let mut untested = Vec::new();
    let mut seen = 0;
    let of = |of: &&str| files(&format!("rtcep-lang/src/{of}"), ".rs");
    for file in WRITTEN.iter().flat_map(of) {
        let mut texts = Vec::new();
        literals(tokens(&file), &mut texts);
        for piece in texts.iter().flat_map(|text| pieces(text)) {
            seen += 1;
            let text = piece.trim();
            let row = rows.contains(&piece) || MACROS_ALONE.contains(&text);
            let report = reports.contains(&piece) || file == TEXT_ALONE;
            if row && report {
                continue;
            }
            let lacks = if row { "report of tests/ui" } else { "row" };
            untested.push(format!("{file}: no {lacks} has {text:?}"));
        }
    }
    assert!(seen > 400, "only {seen} texts were found");
    assert!(untested.is_empty(), "{}", untested.join("\n"));
}

/// The files at or below a path whose names end so.
fn files(path: &str, end: &str) -> Vec<String> {
    let absolute = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if absolute.is_file() {
        return Vec::from_iter(path.ends_with(end).then(|| path.to_owned()));
    }
    let mut found = Vec::new();
    for entry in fs::read_dir(absolute).expect("a directory") {
        let name = entry.expect("an entry").file_name();
        let name = name.to_str().expect("a name in ASCII");
        found.append(&mut files(&format!("{path}/{name}"), end));
    }
    found.sort();
    found
}

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a text")
}

fn tokens(file: &str) -> TokenStream {
    read(file).parse().expect("Rust")
}

/// The texts of a file, without its doc comments and what is compiled for its
/// tests.
fn literals(tokens: TokenStream, texts: &mut Vec<String>) {
    let mut attribute = false;
    for token in tokens {
        match token {
            TokenTree::Group(group) if attribute && group.delimiter() == Delimiter::Bracket => {
                let attribute = group.stream().to_string();
                if attribute.replace(' ', "") == "cfg(test)" {
                    return;
                }
            }
            TokenTree::Group(group) => literals(group.stream(), texts),
            TokenTree::Literal(literal) => {
                if let syn::Lit::Str(text) = syn::Lit::new(literal) {
                    texts.push(text.value());
                }
            }
            TokenTree::Punct(punct) if matches!(punct.as_char(), '#' | '!') => {
                attribute = true;
                continue;
            }
            _ => {}
        }
        attribute = false;
    }
}

/// The parts of a text between its braces that are several words.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        match c {
            '{' | '}' => {
                // `{{` is a brace of the message, `{name}` a value.
                if rest.next_if_eq(&c).is_none() {
                    rest.by_ref().find(|&c| c == '}');
                }
                pieces.push(String::new());
            }
            c => pieces.last_mut().expect("one at least").push(c),
        }
    }
    let word = |word: &str| word.len() > 1 && word.chars().all(|c| c.is_ascii_lowercase());
    pieces.retain(|piece| {
        let words: Vec<&str> = piece.split_whitespace().collect();
        words.len() > 1 && words[..words.len() - 1].iter().copied().any(word)
    });
    pieces
}
