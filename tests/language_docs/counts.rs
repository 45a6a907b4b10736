//! Counts that the page shows are those of the analysis.

use crate::page::{FRAME, blocks, page, whole, with_rules};
use rtcep::Op;
use rtcep::bounds::Phase;
use rtcep_lang::compile_str;
use rtcep_lang::cost::{Entered, PathCosts};

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
    crate::none(&failures);
}

/// Every path, as `B at Pair: stored: offer 1, admit 1`, and what the engine
/// itself does, as `A: arrival 1`; of a stateless rule `refer B from A: made: refer 1`, of an
/// adapter `reorder: push: sift 1`. Other phases than adding are named:
/// `A at Job, initiate: opens: open 1`.
fn paths(text: &str) -> Vec<String> {
    let compiled = compile_str(text).unwrap_or_else(|rejected| panic!("{rejected}"));
    let (model, costs) = (&compiled.model, &compiled.costs);
    let mut lines = Vec::new();
    let events = model.events.iter().zip(&costs.events);
    let events = events.map(|(event, cost)| (event.name.as_str(), 1, cost));
    for (name, arrivals, cost) in events.chain([("timers", 0, &costs.sweep)]) {
        let derived = cost.derived.iter().chain(&cost.referenced);
        let derived = derived.map(|(_, n)| n).sum();
        let own = rtcep::OpCounts::ZERO
            .with(Op::Arrival, arrivals)
            .with(Op::Derive, derived)
            .with(Op::TimerCheck, cost.checks);
        lines.push(format!("{name}: {own}"));
        entered(&compiled, name, &cost.entered, &mut lines);
    }
    for (situation, cost) in model.situations.iter().zip(&costs.situations) {
        entered(&compiled, &situation.name, cost, &mut lines);
    }
    for rule in &costs.rules {
        let paths = rule.paths.iter();
        lines.extend(paths.map(|path| format!("{}: {}: {}", rule.name, path.name, path.counts)));
    }
    for (adapter, bounds) in crate::adapter::bounds(model) {
        lines.push(format!("{adapter}: push: {}", bounds.push));
        lines.push(format!("{adapter}: pop: {}", bounds.pop));
    }
    lines
}

/// What a trigger enters, by phase: lifespans, then situations.
fn entered(
    compiled: &rtcep_lang::Compiled,
    trigger: &str,
    entered: &Entered,
    lines: &mut Vec<String>,
) {
    let model = &compiled.model;
    let mut put = |at: &str, paths: &[PathCosts]| {
        for path in paths {
            let name = match path.name.as_str() {
                "" => "nothing happens",
                name => name,
            };
            lines.push(format!("{trigger} at {at}: {name}: {}", path.counts));
        }
    };
    for phase in [Phase::Terminate, Phase::Fire, Phase::Add, Phase::Initiate] {
        let name = phase.name();
        for entry in entered.lifespans.iter().filter(|e| e.phase == phase) {
            let lifespan = &model.lifespans[entry.lifespan].name;
            put(&format!("{lifespan}, {name}"), &entry.paths);
        }
        for entry in entered.entries.iter().filter(|e| e.phase == phase) {
            let situation = &model.situations[entry.situation].name;
            match phase {
                Phase::Add => put(situation, &entry.paths),
                _ => put(&format!("{situation}, {name}"), &entry.paths),
            }
        }
    }
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
    let entry = &compiled.costs.events[event].entered.entries[0];
    let rows = entry.paths.iter().map(|path| path.counts.get(Op::Row));
    (rows.max().unwrap_or(0), entry.detections)
}

/// The value of a cell.
fn formula(cell: &str) -> u64 {
    let (m, k) = (MAX[0].1, MAX[1].1);
    match cell {
        "1" => 1,
        "2" => 2,
        "m" => m,
        "k" => k,
        "2·m" => 2 * m,
        "m·k" => m * k,
        "(m − 1)·k + 1" => (m - 1) * k + 1,
        "6" => 6,
        "m·(m + 1)" => m * (m + 1),
        "m·(m − 1)" => m * (m - 1),
        "3·m·(m − 1)" => 3 * m * (m - 1),
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
    let shared = table(
        &page,
        "| situation | trigger | without `when`: detections |",
    );
    assert_eq!(shared.len(), 7);
    for cells in shared {
        let (kind, operands) = cells[0].split_once('(').expect("kind(operands)");
        let operands = operands.trim_end_matches(')').split(", ");
        let operands: Vec<(&str, &str)> = operands
            .map(|operand| operand.split_once(' ').expect("quantifier and event"))
            .collect();
        for (when, detections, counted) in
            [(false, &cells[2], &cells[3]), (true, &cells[4], &cells[5])]
        {
            let expected = (formula(counted), formula(detections));
            let found = rows(kind, &operands, when, &cells[1]);
            assert_eq!(found, expected, "when {when}: {cells:?}");
        }
    }
}
