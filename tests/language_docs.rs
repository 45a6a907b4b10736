//! `docs/language.md` as a test: what the page shows is what the code does.
//!
//! | block | what is demanded |
//! |---|---|
//! | `rules` | it compiles |
//! | `trace` | the rules before it tell the sink exactly this, call by call (the corpus script format) |
//! | `counts` | the rules before it have exactly these paths, for each `trigger at situation` named |
//! | `warned` | it is accepted with exactly the warnings in its first lines, `// message` |
//! | `rejected` | it is refused with exactly the messages in its first lines, `// message` |
//!
//! A block without an `engine` is a fragment and stands behind [`FRAME`].

#[path = "corpus/script.rs"]
#[allow(dead_code)]
mod script;
#[path = "corpus/told.rs"]
#[allow(dead_code)]
mod told;

use rtcep::Op;
use rtcep_lang::compile_str;
use rtcep_lang::interp::{Interpreter, Refused};
use std::fs;
use std::path::PathBuf;
use told::Told;

/// What stands in front of a fragment; the page shows it.
const FRAME: &str = "\
engine Rules;
event A { k: u32, x: u32 }
event B { k: u32, x: u32 }
event C { k: u32, x: u32 }
lifespan Watch { from startup; max_open 1; }
";

/// The words of the grammar.
const KEYWORDS: &str = "
    pub crate super self engine resolution enum event lifespan situation
    from startup max_open policy add
    all sequence in when within once detect immediate max_combinations emit
    operand first last each if retain max on_full reject drop_oldest freeze
    as true false bool u8 u16 u32 u64 i8 i16 i32 i64 f32 f64
";

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn page() -> String {
    let path = root().join("docs/language.md");
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A fenced block with the line of its fence.
struct Block {
    line: usize,
    kind: String,
    text: String,
}

fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for (i, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open) {
            (Some(kind), false) => {
                open = true;
                blocks.push(Block {
                    line: i + 1,
                    kind: kind.to_owned(),
                    text: String::new(),
                });
            }
            (Some(_), true) => open = false,
            (None, true) => {
                if let Some(block) = blocks.last_mut() {
                    block.text.push_str(line);
                    block.text.push('\n');
                }
            }
            (None, false) => {}
        }
    }
    assert!(!open, "the last block is not closed");
    blocks
}

/// A full rule set: the block itself, or the frame and the fragment.
fn whole(text: &str) -> String {
    let engine = |line: &str| {
        line.trim_start()
            .trim_start_matches("pub ")
            .starts_with("engine ")
    };
    if text.lines().any(engine) {
        text.to_owned()
    } else {
        format!("{FRAME}{text}")
    }
}

/// Every `kind` block with the `rules` block that stands before it.
fn with_rules<'a>(blocks: &'a [Block], kind: &str) -> Vec<(&'a Block, &'a Block)> {
    let mut rules = None;
    let mut found = Vec::new();
    for block in blocks {
        if block.kind == "rules" {
            rules = Some(block);
        } else if block.kind == kind {
            let rules = rules.unwrap_or_else(|| panic!("line {}: no rules before it", block.line));
            found.push((rules, block));
        }
    }
    assert!(!found.is_empty(), "the page has no `{kind}` block");
    found
}

fn none(failures: &[String]) {
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn blocks_are_of_a_known_kind() {
    for block in blocks(&page()) {
        let known = [
            "rules", "trace", "counts", "warned", "rejected", "ebnf", "text",
        ];
        let (line, kind) = (block.line, &block.kind);
        assert!(known.contains(&kind.as_str()), "line {line}: `{kind}`");
    }
}

#[test]
fn the_frame_is_the_one_on_the_page() {
    let blocks = blocks(&page());
    assert!(blocks.iter().any(|b| b.kind == "text" && b.text == FRAME));
}

#[test]
fn rules_compile() {
    let blocks = blocks(&page());
    let rules = blocks.iter().filter(|block| block.kind == "rules");
    let failures = rules.filter_map(|block| match compile_str(&whole(&block.text)) {
        Ok(compiled) if compiled.warnings.is_empty() => None,
        Ok(compiled) => Some(format!("line {}: {:?}", block.line, compiled.warnings)),
        Err(rejected) => Some(format!("line {}: {rejected}", block.line)),
    });
    none(&failures.collect::<Vec<_>>());
}

#[test]
fn traces_come_out_as_written() {
    let blocks = blocks(&page());
    let traces = with_rules(&blocks, "trace");
    let failures = traces.iter().filter_map(|(rules, trace)| run(rules, trace));
    none(&failures.collect::<Vec<_>>());
}

/// The first line of a trace that the interpreter answers otherwise.
fn run(rules: &Block, trace: &Block) -> Option<String> {
    let compiled = compile_str(&whole(&rules.text)).ok()?; // another test tells
    let mut interpreter = Interpreter::new(compiled.model.clone());
    for expected in script::parse(&compiled.model, &trace.text) {
        let (t, mut output) = (expected.step.t, Vec::new());
        let result = match &expected.step.event {
            Some((event, values)) => interpreter.process(t, *event, values, &mut output),
            None => interpreter.advance(t, &mut output).map_err(Refused::Late),
        };
        let mut told: Vec<Told> = output.into_iter().map(Told::Sink).collect();
        match result {
            Ok(()) => {}
            Err(Refused::Late(late)) => told.push(Told::Late { t: late.t }),
            Err(other) => return Some(format!("line {}: {other}", trace.line)),
        }
        if !told::same(&told, &expected.told) {
            return Some(format!(
                "line {}:\nexpected {:?}\nfound    {told:?}",
                trace.line + expected.line,
                expected.told
            ));
        }
    }
    None
}

#[test]
fn counts_are_those_of_the_analysis() {
    let blocks = blocks(&page());
    let mut failures = Vec::new();
    for (rules, counts) in with_rules(&blocks, "counts") {
        let actual = paths(&whole(&rules.text));
        let entry = |line: &str| line.split(": ").next().unwrap_or("").to_owned();
        let named: Vec<String> = counts.text.lines().map(entry).collect();
        let actual: Vec<String> = actual
            .into_iter()
            .filter(|line| named.contains(&entry(line)))
            .collect();
        let written: Vec<&str> = counts.text.lines().collect();
        if written != actual {
            failures.push(format!("line {}:\n{}", counts.line, actual.join("\n")));
        }
    }
    none(&failures);
}

/// `B at Pair: stored: offer 1, admit 1`, for every path.
fn paths(text: &str) -> Vec<String> {
    let compiled = compile_str(text).unwrap_or_else(|rejected| panic!("{rejected}"));
    let (model, costs) = (&compiled.model, &compiled.costs);
    let events = model.events.iter().zip(&costs.events);
    let events = events.map(|(event, cost)| (&event.name, &cost.entries));
    let situations = model.situations.iter().zip(&costs.situations);
    let situations = situations.map(|(situation, entries)| (&situation.name, entries));
    let mut lines = Vec::new();
    for (trigger, entries) in events.chain(situations) {
        for entry in entries {
            let at = &model.situations[entry.situation].name;
            let line = |path: &rtcep_lang::cost::PathCosts| {
                format!("{trigger} at {at}: {}: {}", path.name, path.counts)
            };
            lines.extend(entry.paths.iter().map(line));
        }
    }
    lines
}

#[test]
fn rejections_and_warnings_say_what_is_written() {
    let mut failures = Vec::new();
    let blocks = blocks(&page());
    let told = |block: &&Block| ["warned", "rejected"].contains(&block.kind.as_str());
    for block in blocks.iter().filter(told) {
        let message = |line: &str| line.strip_prefix("// ").map(str::to_owned);
        let expected: Vec<String> = block.text.lines().map_while(message).collect();
        let (kind, diagnostics) = match compile_str(&whole(&block.text)) {
            Ok(compiled) => ("warned", compiled.warnings),
            Err(rejected) => ("rejected", rejected.diagnostics),
        };
        let mut found: Vec<String> = diagnostics.into_iter().map(|d| d.message).collect();
        if kind != block.kind {
            found.insert(0, format!("{kind}, and not {}:", block.kind));
        }
        if expected.is_empty() || found != expected {
            failures.push(format!("line {}:\n{}", block.line, found.join("\n")));
        }
    }
    none(&failures);
}

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

/// Capacities of A, B and C in the tables of rows; no product of two of them is
/// that of other two.
const MAX: [(&str, u64); 3] = [("A", 5), ("B", 7), ("C", 3)];

/// Rows and detections of a trigger, at most.
fn rows(kind: &str, operands: &[(&str, &str)], when: bool, trigger: &str) -> (u64, u64) {
    let last = operands.len() - 1;
    let operand = |(o, (quantifier, event)): (usize, &(&str, &str))| {
        let max = MAX.iter().find(|(name, _)| name == event).expect("A, B, C");
        let max = match (kind, o == last) {
            ("sequence", true) => String::new(),
            _ => format!(", max {}", max.1),
        };
        format!("operand o{o}: {quantifier} {event}{max};")
    };
    let operands: String = operands.iter().enumerate().map(operand).collect();
    let when = if when { "when o0.x <= o1.x;" } else { "" };
    let rules = format!("{FRAME}situation S: {kind} in Watch {{ {operands} {when} }}");
    let compiled = compile_str(&rules).unwrap_or_else(|rejected| panic!("{rejected}"));
    let mut events = compiled.model.events.iter();
    let event = events
        .position(|event| event.name == trigger)
        .expect("A, B, C");
    let entry = &compiled.costs.events[event].entries[0];
    let rows = entry.paths.iter().map(|path| path.counts.get(Op::Row));
    (rows.max().unwrap_or(0), entry.detections)
}

/// The value of a cell.
fn formula(cell: &str) -> u64 {
    let (m, k) = (MAX[0].1, MAX[1].1);
    match cell {
        "1" => 1,
        "m" => m,
        "k" => k,
        "2·m" => 2 * m,
        "m·k" => m * k,
        "(m − 1)·k + 1" => (m - 1) * k + 1,
        "m·(m − 1)" => m * (m - 1),
        "m·(m − 1) / 2" => m * (m - 1) / 2,
        other => panic!("a formula that the test does not know: {other}"),
    }
}

/// The cells of the rows below a table's head, which begins with `head`.
fn table(page: &str, head: &str) -> Vec<Vec<String>> {
    let table = page.split(head).nth(1).expect("the table is there");
    let rows = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells = row.trim_matches('|').split('|');
        cells
            .map(|cell| cell.trim().trim_matches('`').to_owned())
            .collect()
    })
    .collect()
}

#[test]
fn tables_of_rows_hold() {
    let page = page();
    let pairs = table(&page, "| `a` | `b` | detections |");
    assert_eq!(pairs.len(), 9);
    for cells in pairs {
        let operands = [(&*cells[0], "A"), (&*cells[1], "B"), ("first", "C")];
        let columns = [
            ("all", false),
            ("all", true),
            ("sequence", false),
            ("sequence", true),
        ];
        for ((kind, when), cell) in columns.into_iter().zip(&cells[3..]) {
            let expected = (formula(cell), formula(&cells[2]));
            let found = rows(kind, &operands, when, "C");
            assert_eq!(found, expected, "{kind}, when {when}: {cells:?}");
        }
    }
    let others = table(&page, "| other operand | detections |");
    assert_eq!(others.len(), 3);
    for cells in others {
        for kind in ["all", "sequence"] {
            for (when, cell) in [(false, &cells[2]), (true, &cells[3])] {
                let operands = [(&*cells[0], "A"), ("first", "B")];
                let expected = (formula(cell), formula(&cells[1]));
                assert_eq!(rows(kind, &operands, when, "B"), expected, "{cells:?}");
            }
        }
    }
    let shared = table(&page, "| situation | trigger | detections | rows |");
    assert_eq!(shared.len(), 4);
    for cells in shared {
        let (kind, operands) = cells[0].split_once('(').expect("kind(operands)");
        let operands = operands.trim_end_matches(')').split(", ");
        let operands: Vec<(&str, &str)> = operands
            .map(|operand| operand.split_once(' ').expect("quantifier and event"))
            .collect();
        let expected = (formula(&cells[3]), formula(&cells[2]));
        assert_eq!(
            rows(kind, &operands, false, &cells[1]),
            expected,
            "{cells:?}"
        );
    }
}
