//! Tables of a run: what was found and lost, what was counted and observed.

use crate::run::{Entry, Found, Run, at_most};
use rtcep::notice::Tally;
use rtcep::{Bounds, Op, OpCounts};
use std::fmt::Write as _;

/// Adds a line, without blanks at its end.
pub(crate) fn line(out: &mut String, text: &str) {
    out.push_str(text.trim_end());
    out.push('\n');
}

/// Per situation and lifespan: what was found, and whether anything was lost.
pub(crate) fn losses<D, const C: usize, const S: usize, const L: usize>(
    out: &mut String,
    bounds: &Bounds,
    run: &Run<D, C, S, L>,
) {
    let head = ["detections", "exact", "lost", "faults"];
    let [detections, exact, lost, faults] = head;
    let text = format!("{:<14}{detections:>10}{exact:>8}{lost:>8}{faults:>8}", "");
    line(out, &text);
    for (bounds, found) in bounds.situations.iter().zip(&run.found) {
        let Found {
            detections,
            exact,
            tally: Tally { lost, faults, .. },
        } = found;
        let name = bounds.name;
        let text = format!("{name:<14}{detections:>10}{exact:>8}{lost:>8}{faults:>8}");
        line(out, &text);
    }
    for (bounds, Tally { lost, faults, .. }) in bounds.lifespans.iter().zip(&run.lifespans) {
        let name = bounds.name;
        line(out, &format!("{name:<14}{:>18}{lost:>8}{faults:>8}", ""));
    }
    let refused = |entry: &&Entry<D>| matches!(entry, Entry::Refused { .. });
    let late = run.journal.iter().filter(refused).count();
    line(out, &format!("late events refused: {late}"));
}

/// The largest operations per kind of call: counted beforehand, and observed.
pub(crate) fn operations<D, const C: usize, const S: usize, const L: usize>(
    out: &mut String,
    bounds: &Bounds,
    run: &Run<D, C, S, L>,
) {
    for (kind, usage) in run.usage.iter().enumerate() {
        let (name, most) = (name(bounds, kind), largest(&at_most(bounds, kind)));
        line(out, &format!("{name}: at most {most}"));
        line(out, &format!("{name}: observed {}", largest(&usage.most)));
    }
}

/// The name of a kind of call.
pub(crate) fn name(bounds: &Bounds, kind: usize) -> &'static str {
    match bounds.events.get(kind) {
        Some(event) => event.name,
        None => "(advance)",
    }
}

/// The largest terms of a vector, in words.
fn largest(counts: &OpCounts) -> String {
    const SHOWN: usize = 6;
    let mut terms: Vec<(Op, u64)> = Op::ALL
        .iter()
        .map(|&op| (op, counts.get(op)))
        .filter(|&(_, n)| n > 0)
        .collect();
    // Stable: equal counts stay in the order of the vocabulary.
    terms.sort_by_key(|&(_, n)| std::cmp::Reverse(n));
    let shown = terms
        .iter()
        .take(SHOWN)
        .map(|(op, n)| format!("{n} {}", op.name()));
    let mut text = shown.collect::<Vec<_>>().join(", ");
    let rest: u64 = terms.iter().skip(SHOWN).map(|&(_, n)| n).sum();
    if rest > 0 {
        let _ = write!(text, ", {rest} others");
    }
    text
}
