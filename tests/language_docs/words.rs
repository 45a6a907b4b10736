//! What the page must not forget: words of the grammar, operations, files.

use crate::page::{blocks, page, root};
use rtcep::Op;

/// The words of the grammar.
const KEYWORDS: &str = "
    pub crate super self engine resolution enum event lifespan situation
    from startup including until after terminate discard all_keys
    policy add ignore key max_open per_key
    all sequence in when within once detect immediate deferred max_combinations emit
    operand first last each if retain max on_full reject drop_oldest freeze
    any not unless report atleast atmost nth percentage crosses up down hysteresis of
    trend increasing decreasing forbidden absent absolute override weight counted
    count sum avg min or it
    as true false bool u8 u16 u32 u64 i8 i16 i32 i64 f32 f64
";

#[test]
fn every_keyword_and_every_operation_is_there() {
    let page = page();
    let grammar = blocks(&page)
        .into_iter()
        .find(|block| block.kind == "ebnf")
        .expect("a grammar");
    let text = page.replace(&grammar.text, "");
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .collect();
    for word in KEYWORDS.split_whitespace() {
        let quoted = format!("\"{word}\"");
        assert!(grammar.text.contains(&quoted), "{word} in the grammar");
        assert!(words.contains(&word), "{word} in the text");
    }
    for op in Op::ALL {
        let row = format!("| `{}` |", op.name());
        assert!(page.contains(&row), "no row {row}");
    }
}

#[test]
fn corpus_files_that_the_page_names_exist() {
    let page = page();
    let table = page.split("| trap |").nth(1).expect("the table of traps");
    let table = table.split("\n\n").next().unwrap_or("");
    let mut names = 0;
    for row in table.lines().skip(2) {
        let column = row.trim_end_matches('|').rsplit('|').next().unwrap_or("");
        for name in column.split(',').map(|name| name.trim().trim_matches('`')) {
            let file = root().join("tests/corpus/rules").join(format!("{name}.rs"));
            assert!(file.is_file(), "{name} of `{row}`");
            names += 1;
        }
    }
    assert!(names > 20, "{names} names of corpus files");
}

/// Every section that the page's head links to is there, and the other way round.
#[test]
fn contents_are_the_sections() {
    let page = page();
    let anchor = |title: &str| {
        let kept = |c: char| (c.is_alphanumeric() || c == ' ' || c == '-').then_some(c);
        let plain: String = title.chars().filter_map(kept).collect();
        plain.to_lowercase().replace(' ', "-")
    };
    let sections = page.lines().filter_map(|line| line.strip_prefix("## "));
    let sections: Vec<String> = sections
        .map(|title| format!("[{title}](#{})", anchor(title)))
        .collect();
    let (head, _) = page.split_once("\n## ").expect("sections");
    let contents = head.lines().filter(|line| line.starts_with('['));
    let contents = contents.map(|line| line.trim_end_matches(['.', ' ', '·']).to_owned());
    assert_eq!(contents.collect::<Vec<_>>(), sections);
}
