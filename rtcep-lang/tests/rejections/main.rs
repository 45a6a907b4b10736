//! Every rejection with its place and its words.
//!
//! Each row is a piece of text in surroundings that are right, and the lines
//! of the whole report: an error too many fails as one too few does.

mod actions;
mod adapters;
mod after;
mod aggregates;
mod broken;
mod capacities;
mod clauses;
mod deferred;
mod ends;
mod ends_how;
mod events;
mod expressions;
mod initiators;
mod instants;
mod items;
mod kept;
mod keys;
mod kind_clauses;
mod kind_warnings;
mod kinds;
mod lifespan_warnings;
mod lifespans;
mod misread;
mod moments;
mod opens;
mod operands;
mod parts;
mod refers;
mod sum_warnings;
mod syntax;
mod thresholds;
mod time_warnings;
mod timed_reads;
mod timers;
mod too_many;
mod values;
mod warnings;
mod whole;

use rtcep_lang::{check as checks, compile_str, parse, resolve};

/// A piece of text, and the report of the rules that hold it.
type Row = (&'static str, &'static [&'static str]);

/// Five lines, so that the first line of a piece is line 6 or later.
const HEAD: &str = "\
engine A;
enum Kind { Air, Surface }
event E { x: u32, y: f32, s: i64, b: bool, k: Kind }
event F { x: u32, n: u8, r#type: i8 }
lifespan W { from startup; max_open 1; }
";

fn check(rows: &[Row], rules: impl Fn(&str) -> String) {
    let mut wrong = Vec::new();
    for (piece, expected) in rows {
        let found = match compile_str(&rules(piece)) {
            Ok(_) => vec!["accepted".to_owned()],
            Err(rejected) => rejected
                .diagnostics
                .iter()
                .map(ToString::to_string)
                .collect(),
        };
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// All that is found behind `head`, but that a lifespan of its has no situations.
fn warns(head: &str, rows: &[Row]) {
    let mut wrong = Vec::new();
    for (piece, expected) in rows {
        let tokens = format!("{head}{piece}").parse().expect("tokens");
        let (rules, mut found) = parse::parse(tokens);
        let resolved = resolve::resolve(&rules, &mut found);
        checks::check(&resolved, &mut found);
        found.sort_by_key(rtcep_lang::Diagnostic::line_column);
        let mut found: Vec<String> = found.iter().map(ToString::to_string).collect();
        found.retain(|line| !line.contains("nothing is detected in `W`"));
        if found != *expected {
            wrong.push(format!(
                "{piece:?}\n  expected {expected:#?}\n  found {found:#?}"
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn conditions() {
    for rows in [expressions::WHEN, syntax::WHEN] {
        check(rows, |piece| {
            format!(
                "{HEAD}situation S: all in W {{
 operand a: first E, max 2;
 operand b: first F, max 2;
 when {piece};
}}"
            )
        });
    }
}

#[test]
fn thresholds() {
    check(thresholds::IF, |piece| {
        format!(
            "{HEAD}situation S: all in W {{
 operand a: first E if {piece}, max 2;
 operand b: first F, max 2;
}}"
        )
    });
}

#[test]
fn operands() {
    check(operands::OPERAND, |piece| {
        format!(
            "{HEAD}situation S: all in W {{
 operand a: {piece};
 operand b: first F, max 2;
}}"
        )
    });
}

#[test]
fn clauses() {
    check(clauses::CLAUSE, |piece| {
        let end = if piece.ends_with('}') { "" } else { ";" };
        format!(
            "{HEAD}situation S: all in W {{
 operand a: first E, max 2;
 operand b: first F if n > 1, max 2;
 {piece}{end}
}}"
        )
    });
}

#[test]
fn items() {
    for rows in [items::ITEM, events::EVENT, broken::BROKEN, misread::MISREAD] {
        check(rows, |piece| format!("{HEAD}{piece}"));
    }
}

#[test]
fn kinds() {
    for rows in [
        kinds::KIND,
        kind_clauses::CLAUSE,
        parts::PART,
        capacities::CAPACITY,
        aggregates::AGGREGATE,
    ] {
        check(rows, |piece| format!("{HEAD}{piece}"));
    }
}

#[test]
fn times_and_stateless_rules() {
    for rows in [
        instants::INSTANT,
        moments::MOMENT,
        refers::REFER,
        actions::ACTION,
        timers::TIMER,
        after::AFTER,
        timed_reads::READ,
        initiators::INITIATOR,
    ] {
        check(rows, |piece| format!("{HEAD}{piece}"));
    }
}

#[test]
fn contexts() {
    let more = "event Plot { id: u32, y: f32 } event Go {}";
    for rows in [
        lifespans::LIFESPAN,
        opens::FROM,
        ends::UNTIL,
        ends_how::HOW,
        keys::KEY,
        deferred::DEFERRED,
        kept::KEPT,
    ] {
        check(rows, |piece| format!("{HEAD}{more}\n{piece}"));
    }
}

#[test]
fn the_head_alone_is_right() {
    assert!(compile_str(HEAD).is_ok());
}

#[test]
fn in_front_of_the_engine() {
    check(adapters::ADAPTER, |piece| format!("{HEAD}{piece}"));
    let many: Vec<String> = (0..65).map(|i| format!("s{i}")).collect();
    let many = many.join(", ");
    let report = "6:317: `merge` has more than 64 sources, and each release looks at all of \
                  them; let several share one";
    let rejected = compile_str(&format!("{HEAD}merge {many}, max 4;")).expect_err("too many");
    assert_eq!(rejected.to_string(), report);
}
