//! Situations, lifespans and events that derive each other in a circle would do so
//! without end (language.md, 2.8).

use super::Subject;
use super::graph::{Graph, Node};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Detect, Initiator, Source, Terminator};
use std::collections::VecDeque;

/// Reports, for each situation or event that is not on a reported cycle, the shortest
/// cycle through it.
pub(super) fn check_cycles(subject: &mut Subject<'_>) {
    let graph = Graph::new(subject.model);
    let mut reported = on_no_cycle(&graph.next);
    // A cycle of lifespans alone does not exist.
    for s in 0..graph.next.len() {
        if reported[s] || graph.is_lifespan(s) {
            continue;
        }
        let Some(mut path) = shortest_cycle(&graph.next, s) else {
            continue;
        };
        for &on_path in &path {
            reported[on_path] = true;
        }
        path.push(s);
        let message = message(&graph, &path);
        let at = place(subject, &graph, &path);
        subject.found.push(Diagnostic::error(at, message));
    }
}

/// The path in words, and how to break it.
fn message(graph: &Graph<'_>, path: &[usize]) -> String {
    let mut words = format!("`{}`", graph.name(path[0]));
    for pair in path.windows(2) {
        words.push_str(&format!(
            " {} `{}`",
            graph.verb(pair[0], pair[1]),
            graph.name(pair[1])
        ));
    }
    let composed = path.windows(2).find(|pair| graph.is_lifespan(pair[0]));
    let instead = match composed {
        Some(&[lifespan, situation]) => {
            let (lifespan, name) = (graph.name(lifespan), graph.name(situation));
            let (timed, deferred) = graph.situation(situation).map_or((false, false), |s| {
                (s.kind.temporal(), s.detect == Detect::Deferred)
            });
            if timed {
                format!(
                    "open and end `{lifespan}` with other events, or detect `{name}` in another lifespan"
                )
            } else if deferred {
                format!(
                    "open and end `{lifespan}` with events, or write `detect immediate` in `{name}`"
                )
            } else {
                format!(
                    "open and end `{lifespan}` with events, or leave out the `including` that \
                     offers one to `{name}`"
                )
            }
        }
        _ if path
            .iter()
            .any(|&n| matches!(graph.node(n), Node::Event(_))) =>
        {
            "make another event, or take another one".to_owned()
        }
        _ => "let one of them take an event instead".to_owned(),
    };
    format!("{words}: a cycle would derive events without end; {instead}")
}

/// The last place on the path that names what comes before it.
fn place(subject: &Subject<'_>, graph: &Graph<'_>, path: &[usize]) -> Range {
    let named = path.windows(2).rev().find_map(|pair| {
        let source = match graph.node(pair[0]) {
            Node::Situation(s) => Source::Situation(s),
            Node::Event(e) => Source::Event(e),
            Node::Lifespan(_) => return None,
        };
        match graph.node(pair[1]) {
            Node::Event(e) => {
                let refers = &subject.model.refers;
                let r = refers
                    .iter()
                    .position(|r| r.target == e && r.source == source)?;
                Some(subject.names.refers[r].source.into())
            }
            Node::Situation(s) => {
                let operands = &subject.model.situations[s].operands;
                let o = operands.iter().position(|o| o.source == source)?;
                Some(subject.names.situations[s].operands[o].source.into())
            }
            Node::Lifespan(l) => clause(subject, l, source),
        }
    });
    named.unwrap_or_else(|| subject.names.engine.into())
}

/// The `until` or `from` of a lifespan that names the source.
fn clause(subject: &Subject<'_>, l: usize, named: Source) -> Option<Range> {
    let (lifespan, names) = (&subject.model.lifespans[l], &subject.names.lifespans[l]);
    let until = lifespan.terminators.iter().zip(&names.terminators);
    let mut until =
        until.filter(|(t, _)| matches!(t, Terminator::Event { source, .. } if *source == named));
    if let Some((_, names)) = until.next() {
        return Some(names.source);
    }
    let from = lifespan.initiators.iter().zip(&names.initiators);
    let mut from =
        from.filter(|(i, _)| matches!(i, Initiator::Event { source, .. } if *source == named));
    from.next().map(|(_, names)| names.source)
}

/// Marks what a repeated removal of nodes that nothing derives takes away: they
/// are on no cycle. (Others may be on none either, behind one.)
fn on_no_cycle(next: &[Vec<usize>]) -> Vec<bool> {
    let mut waiting = vec![0usize; next.len()];
    for &to in next.iter().flatten() {
        waiting[to] += 1;
    }
    let mut ready: Vec<usize> = (0..next.len()).filter(|&n| waiting[n] == 0).collect();
    let mut removed = vec![false; next.len()];
    while let Some(n) = ready.pop() {
        removed[n] = true;
        for &to in &next[n] {
            waiting[to] -= 1;
            if waiting[to] == 0 {
                ready.push(to);
            }
        }
    }
    removed
}

/// The shortest way from `start` back to itself, without the return, by a
/// search in breadth.
fn shortest_cycle(next: &[Vec<usize>], start: usize) -> Option<Vec<usize>> {
    let mut from: Vec<Option<usize>> = vec![None; next.len()];
    let mut queue = VecDeque::from([start]);
    while let Some(n) = queue.pop_front() {
        for &to in &next[n] {
            if to == start {
                let mut path = vec![n];
                let mut at = n;
                while at != start {
                    at = from[at]?;
                    path.push(at);
                }
                path.reverse();
                return Some(path);
            }
            if from[to].is_none() {
                from[to] = Some(n);
                queue.push_back(to);
            }
        }
    }
    None
}
