//! What the page must not forget: words of the grammar and of the parser, operations,
//! files, decisions.

use crate::page::{blocks, page, root};
use rtcep::Op;
use std::collections::BTreeSet;
use std::fs;

/// The words of the grammar.
const KEYWORDS: &str = "
    pub crate super self engine resolution epoch ordered enum event fn refer lifespan situation
    action actions on at every init missed reorder merge
    from startup including until after terminate discard all_keys
    policy add ignore key max_open per_key
    all sequence in when within once detect immediate deferred max_combinations emit
    operand first last each if retain max on_full reject drop_oldest freeze
    any not unless report atleast atmost nth percentage crosses up down hysteresis of
    trend increasing decreasing forbidden absent absolute override weight counted
    count sum avg min or it
    as true false bool u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 str
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
    // And the grammar has no word beside them.
    let terminals = grammar.text.split('"').skip(1).step_by(2);
    let terminals = terminals.filter(|t| t.starts_with(|c: char| c.is_alphabetic()));
    let terminals: BTreeSet<&str> = terminals.collect();
    assert_eq!(terminals, KEYWORDS.split_whitespace().collect());
    for op in Op::ALL {
        let row = format!("| `{}` |", op.name());
        assert!(page.contains(&row), "no row {row}");
    }
}

/// What begins an item, a clause or a modifier in the parser is a terminal of the
/// grammar. The lists are private, so their text is read.
#[test]
fn words_of_the_parser_are_terminals() {
    let source = root().join("rtcep-lang/src/parse/words.rs");
    let source = fs::read_to_string(source).expect("the words of the parser");
    let page = page();
    let blocks = blocks(&page);
    let grammar = blocks.iter().find(|block| block.kind == "ebnf");
    let grammar = &grammar.expect("a grammar").text;
    let terminals: BTreeSet<&str> = grammar.split('"').skip(1).step_by(2).collect();
    let lists = [
        "ITEMS",
        "CLAUSES",
        "LIFESPAN_CLAUSES",
        "FROM_WORDS",
        "UNTIL_WORDS",
        "MAX_OPEN_WORDS",
        "MODIFIERS",
    ];
    for list in lists {
        let begins = format!("const {list}: [&str; ");
        let (_, text) = source.split_once(&begins).expect(list);
        let (length, text) = text.split_once("] = [").expect(list);
        let (text, _) = text.split_once(']').expect(list);
        let words: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
        assert_eq!(length.parse(), Ok(words.len()), "{list}");
        for word in words {
            assert!(terminals.contains(word), "`{word}` of {list}");
        }
    }
}

/// Decisions of 15.2 count from 1, each number once, so that a number names one; what
/// refers to another, as `(3.)`, refers to one that is there.
#[test]
fn decisions_are_numbered() {
    let page = page();
    let (_, section) = page.split_once("\n### 15.2 ").expect("section 15.2");
    let section = section.split("\n## ").next().unwrap_or("");
    let number = |text: &str, end: &str| text.split_once(end)?.0.parse::<usize>().ok();
    let begins = section.lines().filter_map(|line| line.strip_prefix("**"));
    let numbers: Vec<usize> = begins.filter_map(|line| number(line, ". ")).collect();
    assert!(numbers.len() > 40, "{} decisions", numbers.len());
    assert_eq!(numbers, (1..=numbers.len()).collect::<Vec<_>>());
    let others = section.split('(').skip(1);
    for other in others.filter_map(|text| number(text, ".)")) {
        assert!(numbers.contains(&other), "({other}.)");
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
