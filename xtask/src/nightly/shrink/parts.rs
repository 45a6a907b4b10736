//! Without whole parts: situations, operands, lifespans, events, stateless rules.

use super::candidate::{Candidate, Reduction, of_model};
use super::reads::reads;
use super::rewrite::{sources, without_operand};
use rtcep_lang::Model;
use rtcep_lang::model::{Initiator, Source, Terminator};
use std::rc::Rc;

/// All that can go.
pub(super) fn of(candidate: &Candidate) -> Vec<Reduction> {
    let model = &candidate.model;
    let mut all: Vec<Reduction> = Vec::new();
    for situation in &model.situations {
        let name = situation.name.clone();
        all.push(of_model(move |model| {
            let s = model.situations.iter().position(|s| s.name == name)?;
            without_source(model, Source::Situation(s));
            model.situations.remove(s);
            sources(model, &move |source| match source {
                Source::Situation(of) if of > s => Source::Situation(of - 1),
                other => other,
            });
            Some(())
        }));
        for operand in &situation.operands {
            let (name, of) = (situation.name.clone(), operand.name.clone());
            all.push(of_model(move |model| {
                let situation = model.situations.iter_mut().find(|s| s.name == name)?;
                let o = situation.operands.iter().position(|o| o.name == of)?;
                without_operand(situation, o);
                Some(())
            }));
        }
        let name = situation.name.clone();
        all.push(of_model(move |model| {
            let s = model.situations.iter().position(|s| s.name == name)?;
            let last = model.situations[s].emit.len().checked_sub(1)?;
            (!reads(model, Source::Situation(s), last)).then_some(())?;
            model.situations[s].emit.pop().map(drop)
        }));
    }
    for event in &model.events {
        all.extend(of_event(event.name.clone(), event.attributes.len()));
    }
    for lifespan in &model.lifespans {
        let name = lifespan.name.clone();
        all.push(of_model(move |model| {
            let l = model.lifespans.iter().position(|l| l.name == name)?;
            model.lifespans.remove(l);
            for situation in &mut model.situations {
                // In another one, if it was in this one.
                if situation.lifespan >= l {
                    situation.lifespan = situation.lifespan.saturating_sub(1);
                }
            }
            (!model.lifespans.is_empty()).then_some(())
        }));
    }
    for r in 0..model.refers.len() {
        all.push(of_model(move |model| {
            (r < model.refers.len()).then(|| drop(model.refers.remove(r)))
        }));
    }
    for a in 0..model.actions.len() {
        all.push(of_model(move |model| {
            (a < model.actions.len()).then(|| drop(model.actions.remove(a)))?;
            model.queue = model.queue.filter(|_| !model.actions.is_empty());
            Some(())
        }));
    }
    all.extend([of_model(beside), of_model(functions), of_model(an_enum)]);
    // Rules with instants need it, and are refused without it.
    all.push(of_model(|model| model.epoch.take().map(drop)));
    all
}

/// Functions, if none is called.
fn functions(model: &mut Model) -> Option<()> {
    let text = rtcep_lang::print::print(model);
    let called = |name: &str| text.matches(&format!("{name}(")).count() > 1;
    let none = !model.functions.iter().any(|f| called(&f.name));
    none.then(|| model.functions.clear())
}

/// The last enum, if nothing is one.
fn an_enum(model: &mut Model) -> Option<()> {
    let text = rtcep_lang::print::print(model);
    let named = text.matches(model.enums.last()?.name.as_str()).count();
    (named == 1).then(|| drop(model.enums.pop()))
}

/// An event that nothing names, and attributes that nothing reads, go from the trace as
/// well.
fn of_event(name: String, attributes: usize) -> Vec<Reduction> {
    let gone = name.clone();
    let whole: Reduction = Rc::new(move |candidate| {
        let mut less = candidate.clone();
        let e = less.model.events.iter().position(|e| e.name == gone)?;
        without_source(&mut less.model, Source::Event(e));
        less.model.refers.retain(|r| r.target != e);
        less.model.events.remove(e);
        sources(&mut less.model, &move |source| match source {
            Source::Event(of) if of > e => Source::Event(of - 1),
            other => other,
        });
        let refers = less.model.refers.iter_mut().filter(|r| r.target > e);
        refers.for_each(|r| r.target -= 1);
        less.trace = lines(&less.trace, &gone, None);
        Some(less)
    });
    let mut all = vec![whole];
    // The last one alone: no index changes.
    if attributes > 0 {
        all.push(Rc::new(move |candidate| {
            let mut less = candidate.clone();
            let e = less.model.events.iter().position(|e| e.name == name)?;
            let last = less.model.events[e].attributes.len().checked_sub(1)?;
            (!reads(&less.model, Source::Event(e), last)).then_some(())?;
            less.model.events[e].attributes.pop();
            let refers = less.model.refers.iter_mut().filter(|r| r.target == e);
            refers.for_each(|r| drop(r.map.pop()));
            less.trace = lines(&less.trace, &name, Some(last));
            Some(less)
        }));
    }
    all
}

/// The trace without an event, or with so many of its values.
fn lines(trace: &str, event: &str, values: Option<usize>) -> String {
    let kept = trace.lines().filter_map(|line| {
        let line = line.split("=>").next().unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        match (words.get(1) == Some(&event), values) {
            (true, None) => None,
            (true, Some(values)) => Some(words[..words.len().min(2 + values)].join(" ")),
            (false, _) => Some(words.join(" ")),
        }
    });
    kept.collect::<Vec<_>>().join("\n")
}

/// Takes out all that is about a source.
fn without_source(model: &mut Model, source: Source) {
    for situation in &mut model.situations {
        while let Some(o) = situation.operands.iter().position(|o| o.source == source) {
            without_operand(situation, o);
        }
    }
    for lifespan in &mut model.lifespans {
        let opens = |i: &Initiator| matches!(i, Initiator::Event { source: s, .. } if *s == source);
        let ends =
            |t: &Terminator| matches!(t, Terminator::Event { source: s, .. } if *s == source);
        lifespan.initiators.retain(|i| !opens(i));
        lifespan.terminators.retain(|t| !ends(t));
        if lifespan.initiators.is_empty() {
            lifespan.initiators.push(Initiator::Startup);
        }
        if let Some(key) = &mut lifespan.key {
            key.attributes.retain(|(s, _)| *s != source);
        }
    }
    model.refers.retain(|r| r.source != source);
    model.actions.retain(|a| a.source != source);
    model.queue = model.queue.filter(|_| !model.actions.is_empty());
}

/// What stands beside the rules.
fn beside(model: &mut Model) -> Option<()> {
    (model.reorder, model.merge) = (None, None);
    model.enums.iter_mut().for_each(|own| own.adopted = None);
    model.events.iter_mut().for_each(|own| own.adopted = None);
    Some(())
}
