//! What a salt is good for: operations, templates, the code that is generated from rules and
//! runs, and the steps from calls to prices and margins.

use super::shapes::Template;
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rtcep::Family;
use rtcep::family::VOCABULARY;
use rtcep_lang::fingerprint::of_text;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Of the project: what decides the code of rules, their counts, which calls are measured and
/// how, and what is made of that.
const DECIDING: [&str; 16] = [
    "rtcep-core/src",
    "rtcep-lang/src",
    "rtcep-macros/src",
    "rtcep-bench/src/search",
    "rtcep-bench/src/subject",
    "rtcep-bench/src/calibrate/shapes",
    "rtcep-bench/src/calibrate/adapters",
    "rtcep-bench/src/calibrate/asked.rs",
    "rtcep-bench/src/calibrate/effort.rs",
    "rtcep-bench/src/calibrate/states.rs",
    "rtcep-bench/src/calibrate/samples.rs",
    "rtcep-bench/src/calibrate/time.rs",
    "rtcep-bench/src/calibrate/points.rs",
    "rtcep-bench/src/calibrate/fit.rs",
    "rtcep-bench/src/calibrate/tiers.rs",
    "tests/corpus/rules",
];

/// The subject of a calibration: the list of operations, what templates are drawn from, and
/// sources of the project, of which comments and unit tests do not count. What is not there,
/// as in a package, is the version's.
///
/// # Errors
/// If a source cannot be read.
pub(super) fn subject(templates: &[Template], project: &Path) -> io::Result<String> {
    let mut text = format!("{VOCABULARY} {}", env!("CARGO_PKG_VERSION"));
    for family in Family::ALL {
        text += &format!("\n{}:", family.name());
        for op in family.ops() {
            text += &format!(" {}", op.name());
        }
    }
    for template in templates {
        text += &format!("\n{}", template.items);
    }
    for place in DECIDING {
        let mut files = Vec::new();
        collect(&project.join(place), &mut files)?;
        files.sort();
        for file in files {
            let name = file.strip_prefix(project).unwrap_or(&file);
            text += &format!("\n{}: ", name.display());
            deciding(parsed(&file)?, &mut text);
        }
    }
    Ok(format!("{:016x}", of_text(&text)))
}

/// Rust files below a place, those of unit tests left out.
fn collect(place: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if place.is_dir() {
        for entry in fs::read_dir(place)? {
            let path = entry?.path();
            if path.file_stem().is_none_or(|stem| stem != "tests") {
                collect(&path, files)?;
            }
        }
    } else if place.extension().is_some_and(|e| e == "rs") && place.exists() {
        files.push(place.to_owned());
    }
    Ok(())
}

fn parsed(file: &Path) -> io::Result<TokenStream> {
    let text = fs::read_to_string(file)?;
    let told = |error| io::Error::other(format!("{}: {error}", file.display()));
    text.parse().map_err(told)
}

/// Tokens without documentation and without what is compiled for tests alone.
fn deciding(tokens: TokenStream, text: &mut String) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                let inner = |t: &TokenTree| matches!(t, TokenTree::Punct(p) if p.as_char() == '!');
                let inner = tokens.next_if(inner).is_some();
                let attribute = tokens.next_if(|t| matches!(t, TokenTree::Group(_)));
                let Some(TokenTree::Group(attribute)) = attribute else {
                    *text += "#";
                    continue;
                };
                match attribute_of(&attribute) {
                    Attribute::Doc => {}
                    Attribute::Test if !inner => skip_item(&mut tokens),
                    Attribute::Test | Attribute::Other => *text += &attribute.to_string(),
                }
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                *text += open;
                deciding(group.stream(), text);
                *text += close;
            }
            other => *text += &format!("{other} "),
        }
    }
}

enum Attribute {
    Doc,
    Test,
    Other,
}

fn attribute_of(attribute: &Group) -> Attribute {
    let text: String = attribute.stream().to_string();
    let text: String = text.split_whitespace().collect();
    match text.as_str() {
        "cfg(test)" => Attribute::Test,
        text if text.starts_with("doc=") => Attribute::Doc,
        _ => Attribute::Other,
    }
}

/// To the end of an item: its braces, or a semicolon.
fn skip_item(tokens: &mut impl Iterator<Item = TokenTree>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => return,
            TokenTree::Punct(sign) if sign.as_char() == ';' => return,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{deciding, subject};
    use crate::calibrate::shapes::Template;
    use rtcep::Family;
    use std::fs;

    fn of(text: &str) -> String {
        let mut out = String::new();
        deciding(text.parse().expect("tokens"), &mut out);
        out.split_whitespace().collect()
    }

    #[test]
    fn comments_and_tests_do_not_count() {
        let plain = "fn f(x: u8) -> u8 { x + 1 } const N: u8 = 3;";
        let told = "//! A file.\n/// Adds.\nfn f(x: u8) -> u8 { /* one */ x + 1 }
            #[cfg(test)] mod tests { fn g() {} } #[cfg(test)] use std::fs; const N: u8 = 3;";
        assert_eq!(of(told), of(plain));
        assert_ne!(of(&plain.replace("+ 1", "+ 2")), of(plain));
        assert_ne!(of(&format!("#[inline] {plain}")), of(plain));
    }

    #[test]
    fn a_subject_is_of_operations_templates_and_sources() {
        let root = std::env::temp_dir().join(format!("rtcep-sources-{}", std::process::id()));
        let core = root.join("rtcep-core/src");
        fs::create_dir_all(core.join("tests")).expect("a folder");
        let write = |name: &str, text: &str| fs::write(core.join(name), text).expect("written");
        write("lib.rs", "fn f() { 1 }");
        write("tests/one.rs", "fn t() { 1 }");
        let template = |items: &str| Template {
            family: Family::Join,
            items: items.to_owned(),
            queue: false,
        };
        let one = [template("situation S")];
        let first = subject(&one, &root).expect("a subject");
        write("tests/one.rs", "fn t() { 2 }");
        assert_eq!(subject(&one, &root).expect("a subject"), first);
        assert_ne!(
            subject(&[template("situation T")], &root).expect("a subject"),
            first
        );
        write("lib.rs", "fn f() { 2 }");
        assert_ne!(subject(&one, &root).expect("a subject"), first);
        write("lib.rs", "fn f( {");
        let refused = subject(&one, &root).expect_err("no tokens");
        assert!(refused.to_string().contains("lib.rs"), "{refused}");
        fs::remove_dir_all(&root).expect("it can be removed");
    }
}
