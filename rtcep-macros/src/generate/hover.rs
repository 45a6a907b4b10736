//! Worst-case counts and bytes in the docs of generated items, so that an editor
//! shows them over a situation, an event's entry or the engine.

use rtcep_core::{Op, OpCounts};
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, Entered, EventCosts, PathCosts};
use rtcep_lang::model::{Merge, Reorder, Source};
use rtcep_lang::plan::{ListPlan, Machine, SituationPlan};

/// Where a situation is detected, what it keeps and what each trigger costs in it.
pub(super) fn situation(model: &Model, costs: &Costs, s: usize) -> Vec<String> {
    let (situation, plan) = (&model.situations[s], &costs.plans[s]);
    let lifespan = &model.lifespans[situation.lifespan];
    let each: u64 = plan.lists.iter().map(|list| bytes(model, plan, list)).sum();
    let instances = u64::from(lifespan.slots());
    let kept = if instances == 1 {
        format!("{each} bytes of candidates")
    } else {
        let all = each.saturating_mul(instances);
        format!("{each} bytes of candidates in each of {instances} instances, {all} in all")
    };
    let mut lines = vec![
        String::new(),
        format!(
            "`{}` in `{}`, {}: {kept} at most, padding apart.",
            situation.kind.name(),
            lifespan.name,
            situation.detect.name()
        ),
        String::new(),
        "| trigger | phase | instances | rows in each | detections | operations at most |".into(),
        "|---|---|---|---|---|---|".into(),
    ];
    for (name, entered) in triggers(model, costs) {
        for entry in entered.entries.iter().filter(|e| e.situation == s) {
            let operands = &situation.operands;
            let rows = entry.rows.text(&|o| operands[o].name.as_str());
            lines.push(format!(
                "| {name} | {} | {} | {rows} | {} | {} |",
                entry.phase.name(),
                entry.instances,
                entry.detections,
                most(&entry.paths)
            ));
        }
    }
    lines
}

/// What one event costs with its transitive closure.
pub(super) fn event(costs: &Costs, e: usize) -> Vec<String> {
    let event = &costs.events[e];
    let all = counts(costs, event).with(Op::Arrival, 1);
    let mut lines = vec![
        String::new(),
        format!(
            "At most {} operations and {} detections, closure included: {}.",
            all.total(),
            event.detections,
            all
        ),
    ];
    if costs.timed {
        lines.push(format!(
            "The timers that are due before it: at most {} operations and {} detections.",
            counts(costs, &costs.sweep).total(),
            costs.sweep.detections
        ));
    }
    lines
}

/// All events.
pub(super) fn engine(model: &Model, costs: &Costs) -> Vec<String> {
    let mut lines = vec![
        String::new(),
        "Worst case per call, whatever the input; its size in bytes is `BOUNDS.bytes`, and what \
         a call keeps on the stack for derived events `closure_bytes` of each event there."
            .into(),
        String::new(),
        "| event | operations | detections | depth of the closure |".into(),
        "|---|---|---|---|".into(),
    ];
    let events = model.events.iter().zip(&costs.events);
    let rows = events.map(|(event, cost)| {
        let total = counts(costs, cost).with(Op::Arrival, 1).total();
        (format!("`{}`", event.name), total, cost)
    });
    let sweep = costs.timed.then(|| {
        (
            "timers".into(),
            counts(costs, &costs.sweep).total(),
            &costs.sweep,
        )
    });
    for (name, total, cost) in rows.chain(sweep) {
        lines.push(format!(
            "| {name} | {total} | {} | {} |",
            cost.detections, cost.depth
        ));
    }
    lines.extend(lifespans(model, costs));
    if let Some(def) = &model.reorder {
        lines.extend([
            String::new(),
            format!("In front, `reorder`: {}", reorder(def)),
        ]);
    }
    if let Some(def) = &model.merge {
        lines.extend([String::new(), format!("In front, `merge`: {}", merge(def))]);
    }
    lines
}

/// What one call of the adapter costs that puts late events into order.
pub(super) fn reorder(def: &Reorder) -> String {
    let (max, below) = (levels(def.max), levels(def.max.saturating_sub(1)));
    format!(
        "at most arrival 1, sift {max} for `push`, timer check 1, sift {below} for `pop`, and the \
         words of one event each; in all `BOUNDS.reorder`."
    )
}

/// What one call of the adapter costs that makes one stream of several.
pub(super) fn merge(def: &Merge) -> String {
    let sources = def.sources.len();
    format!(
        "at most arrival 1 for `push`, source {sources} for `pop`, and the words of one event \
         each; in all `BOUNDS.merge`."
    )
}

/// Levels below the first event of a heap.
fn levels(max: u32) -> u32 {
    max.checked_ilog2().unwrap_or(0)
}

/// What each trigger costs at a lifespan whose instances come and go.
fn lifespans(model: &Model, costs: &Costs) -> Vec<String> {
    let mut rows = Vec::new();
    for (l, lifespan) in model.lifespans.iter().enumerate() {
        for (name, entered) in triggers(model, costs) {
            for entry in entered.lifespans.iter().filter(|e| e.lifespan == l) {
                rows.push(format!(
                    "| `{}` | {} | {name} | {} | {} |",
                    lifespan.name,
                    lifespan.slots(),
                    entry.phase.name(),
                    most(&entry.paths)
                ));
            }
        }
    }
    if !rows.is_empty() {
        let head = [
            "",
            "| lifespan | instances | trigger | phase | operations at most |",
            "|---|---|---|---|---|",
        ];
        rows.splice(0..0, head.map(str::to_owned));
    }
    rows
}

/// All that can bring something about, by name: events, detections, timers.
fn triggers<'a>(
    model: &'a Model,
    costs: &'a Costs,
) -> impl Iterator<Item = (String, &'a Entered)> + 'a {
    let sources = sources(model).map(|source| {
        let name = format!("`{}`", model.source_name(source));
        (name, costs.entered(source))
    });
    sources.chain([("timers".to_owned(), &costs.sweep.entered)])
}

fn sources(model: &Model) -> impl Iterator<Item = Source> + '_ {
    let events = (0..model.events.len()).map(Source::Event);
    events.chain((0..model.situations.len()).map(Source::Situation))
}

fn bytes(model: &Model, plan: &SituationPlan, list: &ListPlan) -> u64 {
    // What is aggregated is kept, and not the attributes.
    if let Machine::Aggregate(_) = plan.machine {
        return list.words.saturating_mul(8).saturating_mul(list.max);
    }
    let attributes = model.attributes(list.source);
    let fields: u64 = list.fields.iter().map(|&a| attributes[a].ty.bytes()).sum();
    let own = 8 * (u64::from(list.time) + u64::from(list.order)) + 4 * u64::from(list.weight);
    let one = fields + own;
    one.saturating_mul(list.max)
}

fn most(paths: &[PathCosts]) -> OpCounts {
    let counts = paths.iter().map(|path| path.counts);
    counts.fold(OpCounts::ZERO, |most, counts| most.max(&counts))
}

fn entered(entered: &Entered) -> OpCounts {
    let situations = entered.entries.iter().map(|e| most(&e.paths));
    let lifespans = entered.lifespans.iter().map(|l| most(&l.paths));
    situations
        .chain(lifespans)
        .fold(OpCounts::ZERO, |sum, counts| sum.plus(&counts))
}

/// All that a cause can cost, but for the arrival of an event.
fn counts(costs: &Costs, cause: &EventCosts) -> OpCounts {
    let own = entered(&cause.entered).with(Op::TimerCheck, cause.checks);
    let derived = cause.derived.iter();
    let derived = derived.map(|&(s, times)| (&costs.situations[s], times));
    let made = cause.referenced.iter();
    let made = made.map(|&(e, times)| (&costs.events[e].entered, times));
    let all = derived.chain(made).fold(own, |sum, (one, times)| {
        sum.plus(&entered(one).with(Op::Derive, 1).times(times))
    });
    cause.rules.iter().fold(all, |sum, &(rule, times)| {
        sum.plus(&most(&costs.rules[rule].paths).times(times))
    })
}
