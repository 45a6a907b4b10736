//! `docs/language.md` as a test: what the page shows is what the code does.
//!
//! | block | what is demanded |
//! |---|---|
//! | `rules` | it compiles |
//! | `trace` | the rules before it tell the sink exactly this, call by call (the corpus script format) |
//! | `adapter` | the adapter of the rules before it does exactly this, and the engine behind it tells this |
//! | `counts` | the rules before it have exactly these paths, for each entry named |
//! | `warned` | it is accepted with exactly the warnings in its first lines, `// message` |
//! | `rejected` | it is refused with exactly the messages in its first lines, `// message` |
//!
//! A block without an `engine` is a fragment and stands behind [`page::FRAME`].
//!
//! | module | what it holds |
//! |---|---|
//! | `page` | the page and its blocks |
//! | `adapter` | calls to an adapter |
//! | `counts` | counts, and the tables of rows |
//! | `words` | every word of the grammar and of the parser, every operation, section and decision |
//! | `constructs` | section 17: every construct of the grammar and of the papers, and the tests that show it |
//! | `demanded` | the rows of section 17 |
//! | `traps` | section 15.1: every public report has a rule set |
//! | `named` | the names of all tests |
//! | `files` | every file that the documents name |

mod adapter;
mod constructs;
mod counts;
mod demanded;
mod files;
mod named;
mod page;
#[path = "../corpus/script/mod.rs"]
#[allow(dead_code, unused_imports)]
mod script;
#[path = "../corpus/told.rs"]
#[allow(dead_code)]
mod told;
mod traps;
mod words;

use page::{Block, blocks, page, whole, with_rules};
use rtcep::Value;
use rtcep_lang::compile_str;
use rtcep_lang::interp::{Declared, Interpreter, Refused};
use script::{Part, Says, Step};
use told::Told;

fn none(failures: &[String]) {
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}

#[test]
fn blocks_are_of_a_known_kind() {
    for block in blocks(&page()) {
        let known = [
            "rules", "trace", "adapter", "counts", "warned", "rejected", "ebnf", "text", "rust",
        ];
        let (line, kind) = (block.line, &block.kind);
        assert!(known.contains(&kind.as_str()), "line {line}: `{kind}`");
    }
}

#[test]
fn the_frame_is_the_one_on_the_page() {
    let blocks = blocks(&page());
    let frame = |b: &Block| b.kind == "text" && b.text == page::FRAME;
    assert!(blocks.iter().any(frame));
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

/// The functions that rules on the page declare.
const FUNCTIONS: &[(&str, Declared)] = &[("distance", |values| match *values {
    [Value::F32(x), Value::F32(y)] => Value::F32((x * x + y * y).sqrt()),
    _ => panic!("{values:?}"),
})];

/// The first line of a trace that the interpreter answers otherwise.
fn run(rules: &Block, trace: &Block) -> Option<String> {
    let compiled = compile_str(&whole(&rules.text)).ok()?; // another test tells
    let mut interpreter = Interpreter::with_functions(compiled.model.clone(), FUNCTIONS);
    for line in script::parse(&compiled.model, &trace.text) {
        if let Err(wrong) = says(&mut interpreter, &line.says) {
            return Some(format!("line {}:\n{wrong}", trace.line + line.number));
        }
    }
    None
}

/// Whether the interpreter answers a line as it says.
fn says(interpreter: &mut Interpreter, says: &Says) -> Result<(), String> {
    match says {
        Says::Call(step, expected) => {
            let told = call(interpreter, step)?;
            equal(told::same(&told, expected), expected, &told)
        }
        Says::Lost(part, expected) => {
            let tally = match *part {
                Part::Situation(s) => interpreter.tally(s),
                Part::Lifespan(l) => interpreter.lifespan_tally(l),
                Part::Rule(r) => {
                    let a = r.checked_sub(interpreter.model().refers.len());
                    a.and_then(|a| interpreter.action_tally(a))
                }
            };
            let lost = tally.map(|tally| tally.lost);
            equal(lost == Some(*expected), expected, &lost)
        }
        Says::Take(expected) => {
            let taken = interpreter.next_action();
            equal(taken == *expected, expected, &taken)
        }
        Says::Due(expected) => {
            let due = interpreter.next_deadline();
            equal(due == *expected, expected, &due)
        }
    }
}

fn call(interpreter: &mut Interpreter, step: &Step) -> Result<Vec<Told>, String> {
    let mut output = Vec::new();
    let result = match &step.event {
        Some((event, values)) => interpreter.process(step.t, *event, values, &mut output),
        None => interpreter
            .advance(step.t, &mut output)
            .map_err(Refused::Late),
    };
    let mut told: Vec<Told> = output.into_iter().map(Told::Sink).collect();
    match result {
        Ok(()) => Ok(told),
        Err(Refused::Late(late)) => {
            told.push(Told::Late { t: late.t });
            Ok(told)
        }
        Err(other) => Err(other.to_string()),
    }
}

fn equal(
    same: bool,
    expected: &impl std::fmt::Debug,
    found: &impl std::fmt::Debug,
) -> Result<(), String> {
    if same {
        Ok(())
    } else {
        Err(format!("expected {expected:?}\nfound    {found:?}"))
    }
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
