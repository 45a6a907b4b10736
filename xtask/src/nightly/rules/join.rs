//! Random joins: `all`, `sequence` and `unless`.

use super::aggregate::aggregates;
use super::expression::{Attribute, condition};
use super::operand::{Operand, limit, operand, parameter};
use super::situation::{Situation, emission};
use super::vocabulary::Choices;
use std::collections::HashMap;
use std::fmt::Write;

/// What makes a join.
struct Join {
    kind: &'static str,
    deferred: bool,
    within: Option<u8>,
    count: usize,
    /// Parameters of shared lists, on which operands agree.
    lists: HashMap<(String, Option<String>), String>,
}

pub(super) fn situation(c: &mut Choices, pool: &[String], deferred: bool) -> Situation {
    let kind = ["all", "all", "sequence", "sequence", "unless"][c.usize(0..5)];
    let unless = kind == "unless";
    let within = [None, None, Some(2), Some(3), Some(5), Some(8)][c.usize(0..6)];
    let mut join = Join {
        kind,
        deferred: deferred || unless,
        within: if unless { None } else { within },
        count: [1, 2, 2, 3, 3, 3, 4][c.usize(0..7)],
        lists: HashMap::new(),
    };
    let mut operands: Vec<Operand> = Vec::new();
    let mut sources: Vec<String> = Vec::new();
    let mut body = String::new();
    let mut readable: Vec<Attribute> = Vec::new();
    for o in 0..join.count {
        if kind == "sequence" && o > 0 && c.u8(0..4) == 0 {
            let absent = operand(c, pool, &operands);
            let _ = writeln!(body, "    absent n{o}: {};", absent.text(""));
            sources.push(absent.source);
        }
        let operand = operand(c, pool, &operands);
        let text = required(c, &mut join, o, &operand, &mut readable);
        let _ = writeln!(body, "    operand o{o}: {text};");
        sources.push(operand.source.clone());
        operands.push(operand);
    }
    if unless {
        for f in 0..c.usize(1..=2) {
            let forbidden = operand(c, pool, &operands);
            let _ = writeln!(body, "    forbidden f{f}: {};", forbidden.text(""));
            sources.push(forbidden.source);
        }
    }
    if c.u8(0..10) < 6 {
        let _ = writeln!(body, "    when {};", condition(c, &readable, 0));
    }
    if let Some(within) = join.within {
        let _ = writeln!(body, "    within {within}us;");
    }
    let emit = emission(c, &readable);
    Situation {
        kind: kind.to_owned(),
        body,
        emit,
        deferred: join.deferred,
        sources,
    }
}

/// A required operand; what `when` and `emit` can read of it is added.
fn required(
    c: &mut Choices,
    join: &mut Join,
    o: usize,
    operand: &Operand,
    readable: &mut Vec<Attribute>,
) -> String {
    let mut quantifier = ["first", "first", "last", "each"][c.usize(0..4)];
    let absolute = join.within.is_none() && quantifier != "each" && c.u8(0..6) == 0;
    let repeats = join.kind != "unless" && !absolute && c.u8(0..5) == 0;
    let mut repetition = String::new();
    if repeats {
        quantifier = if quantifier == "last" {
            "last"
        } else {
            "first"
        };
        let least = [1, 1, 2, 2, 3][c.usize(0..5)];
        repetition = format!("{{{least}..={}}}", c.u8(least..=least.max(3)));
        readable.extend(aggregates(c, &format!("o{o}"), &operand.source, false));
        readable.push((format!("(count(o{o}) > 1)"), "bool"));
    } else {
        readable.extend(c.attributes(&operand.source, &format!("o{o}.")));
    }
    let word = if absolute { "absolute " } else { "" };
    let mut text = format!("{word}{quantifier} {}", operand.text(&repetition));
    match c.u8(0..10) {
        _ if join.deferred => {}
        0 => text.push_str(", retain"),
        1 | 2 => {
            let retain = condition(c, &operand.own(c), 1);
            let _ = write!(text, ", retain if {retain}");
        }
        _ => {}
    }
    let last = match join.kind {
        "sequence" => o + 1 == join.count,
        _ => join.count == 1,
    };
    let stores = join.deferred || !last || repeats;
    if absolute {
        text.push_str(&parameter(c, "override", operand, 6));
    } else if stores {
        let key = (operand.source.clone(), operand.threshold.clone());
        let limit = join.lists.entry(key).or_insert_with(|| {
            let overrides = parameter(c, "override", operand, 6);
            overrides + &limit(c)
        });
        text.push_str(limit);
    }
    text
}
