//! Blocks of calls to an adapter (4.9, 4.10): what it is handed, what it releases, and
//! what the engine behind it tells of that.
//!
//! | line | what it is |
//! |---|---|
//! | `push 100 A 1` | the adapter takes it; to a merge `push Radar 100 A 1` |
//! | `push 100 A 1 => late 105` | it is handed back: also `=> full 2`, `=> closed` |
//! | `pop => 100 A 1 => S 1` | what it releases is the engine's next call; behind the second `=>` what the sink is told |
//! | `pop => nothing` | nothing is ripe |
//! | `horizon 105`, `late 1` | what it says of itself |
//! | `advance 7`, `hurry`, `finish` | to a reorder |
//! | `promise Radar 6`, `close Radar` | to a merge |
//! | `100 A 1`, `105 advance` | a call of the engine itself |

use crate::page::{Block, blocks, page, whole, with_rules};
use crate::script::{self, Says, Step};
use crate::told::{self, Told};
use rtcep::Timestamp;
use rtcep::adapter::{AdapterBounds, Merge, Refused, Reorder, Why};
use rtcep::time::Instant;
use rtcep_lang::interp::Interpreter;
use rtcep_lang::{Model, compile_str};

#[test]
fn adapters_do_what_is_written() {
    let blocks = blocks(&page());
    let traces = with_rules(&blocks, "adapter");
    let failures = traces
        .iter()
        .filter_map(|(rules, trace)| run(rules, trace).err());
    crate::none(&failures.collect::<Vec<_>>());
}

/// As of every construct of the rules (the corpus, `covered`), three by hand.
#[test]
fn each_adapter_has_three_traces() {
    let blocks = blocks(&page());
    let traces = with_rules(&blocks, "adapter");
    let models = traces.iter().map(|(rules, _)| {
        let compiled = compile_str(&whole(&rules.text));
        compiled.expect("another test tells").model
    });
    let (reorders, merges): (Vec<Model>, Vec<Model>) = models.partition(|m| m.reorder.is_some());
    assert!(reorders.len() >= 3, "reorder: {}", reorders.len());
    assert!(merges.len() >= 3, "merge: {}", merges.len());
}

type Tick = Instant<1, 1_000_000>;
type Taken = Result<(), Why>;

fn at(t: u64) -> Tick {
    Tick::from_ticks(t)
}

/// One of the adapters. A source is its place.
trait Adapter {
    fn push(&mut self, source: Option<usize>, step: Step) -> Taken;
    fn pop(&mut self) -> Option<Step>;
    fn late(&self) -> u64;
    fn horizon(&self) -> u64 {
        panic!("a merge has no horizon")
    }
    fn say(&mut self, word: &str, t: Option<u64>) {
        panic!("`{word}` {t:?} is for a reorder")
    }
    fn promise(&mut self, source: usize, t: u64) -> Taken {
        panic!("a reorder has no sources: {source}, {t}")
    }
    fn close(&mut self, source: usize) -> Taken {
        panic!("a reorder has no sources: {source}")
    }
}

impl<const N: usize> Adapter for Reorder<Tick, Step, N> {
    fn push(&mut self, source: Option<usize>, step: Step) -> Taken {
        assert!(source.is_none());
        self.push(at(step.t), step).map_err(why)
    }
    fn pop(&mut self) -> Option<Step> {
        let (t, step) = self.pop()?;
        assert_eq!(t, at(step.t));
        Some(step)
    }
    fn late(&self) -> u64 {
        self.late()
    }
    fn horizon(&self) -> u64 {
        self.horizon().ticks()
    }
    fn say(&mut self, word: &str, t: Option<u64>) {
        match (word, t) {
            ("advance", Some(t)) => self.advance(at(t)),
            ("hurry", None) => self.hurry(),
            ("finish", None) => self.finish(),
            other => panic!("a reorder is not told {other:?}"),
        }
    }
}

impl<const S: usize, const N: usize> Adapter for Merge<Tick, Step, S, N> {
    fn push(&mut self, source: Option<usize>, step: Step) -> Taken {
        let source = source.expect("a source");
        self.push(source, at(step.t), step).map_err(why)
    }
    fn pop(&mut self) -> Option<Step> {
        Some(self.pop()?.1)
    }
    fn late(&self) -> u64 {
        self.late()
    }
    fn promise(&mut self, source: usize, t: u64) -> Taken {
        self.promise(source, at(t))
    }
    fn close(&mut self, source: usize) -> Taken {
        self.close(source)
    }
}

fn why(refused: Refused<Step>) -> Why {
    refused.why
}

/// The adapter of the rules. Its room is a constant of its type, so that a page that
/// wants another one has to add it here.
fn adapter(model: &Model) -> Box<dyn Adapter> {
    match (&model.reorder, &model.merge) {
        (Some(reorder), None) => match reorder.max {
            2 => Box::new(<Reorder<Tick, Step, 2>>::new(reorder.within)),
            8 => Box::new(<Reorder<Tick, Step, 8>>::new(reorder.within)),
            max => panic!("`reorder` with `max {max}`"),
        },
        (None, Some(merge)) => match (merge.sources.len(), merge.max) {
            (2, 8) => Box::new(<Merge<Tick, Step, 2, 8>>::new()),
            other => panic!("`merge` with {other:?} sources and `max`"),
        },
        _ => panic!("one adapter, and not two"),
    }
}

/// What one call can cost at most, where an event is one word.
pub(crate) fn bounds(model: &Model) -> Vec<(&'static str, AdapterBounds)> {
    let one_word = |e: &rtcep_lang::model::EventDef| {
        let bytes = e.attributes.iter().map(|a| a.ty.bytes());
        bytes.sum::<u64>() <= 8
    };
    if model.reorder.is_none() && model.merge.is_none() {
        return Vec::new();
    }
    // With a second event the generated enum has a tag.
    assert!(model.events.len() == 1 && model.events.iter().all(one_word));
    let reorder = model.reorder.map(|reorder| match reorder.max {
        2 => <Reorder<Tick, u64, 2>>::BOUNDS,
        8 => <Reorder<Tick, u64, 8>>::BOUNDS,
        max => panic!("`reorder` with `max {max}`"),
    });
    let merge = model.merge.as_ref().map(|merge| match merge.sources.len() {
        2 => <Merge<Tick, u64, 2, 8>>::BOUNDS,
        sources => panic!("`merge` of {sources} sources"),
    });
    let reorder = reorder.map(|bounds| ("reorder", bounds));
    let merge = merge.map(|bounds| ("merge", bounds));
    reorder.into_iter().chain(merge).collect()
}

/// The engine with an adapter in front of it.
struct Fronted {
    model: Model,
    adapter: Box<dyn Adapter>,
    engine: Interpreter,
}

fn run(rules: &Block, trace: &Block) -> Result<(), String> {
    let model = compile_str(&whole(&rules.text))
        .map_err(|e| e.to_string())?
        .model;
    let mut fronted = Fronted {
        adapter: adapter(&model),
        engine: Interpreter::new(model.clone()),
        model,
    };
    for (number, line) in (1..).zip(trace.text.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if !line.is_empty() {
            let says = fronted.says(line);
            says.map_err(|why| format!("line {}: `{line}`\n{why}", trace.line + number))?;
        }
    }
    Ok(())
}

impl Fronted {
    fn says(&mut self, line: &str) -> Result<(), String> {
        let (call, expected) = match line.split_once("=>") {
            Some((call, expected)) => (call.trim(), expected.trim()),
            None => (line, ""),
        };
        let (word, rest) = call.split_once(' ').unwrap_or((call, ""));
        match (word, rest.split_once(' ')) {
            ("push", _) => {
                let (source, step) = self.pushed(rest);
                let taken = self.adapter.push(source, step);
                equal(expected, &back(taken))
            }
            ("pop", None) => match self.adapter.pop() {
                None => equal(expected, "nothing"),
                Some(step) if expected == "nothing" => Err(format!("it releases {step:?}")),
                Some(step) => self.engine_told(expected, Some(step)),
            },
            ("horizon", None) => equal(rest, &self.adapter.horizon().to_string()),
            ("late", None) => equal(rest, &self.adapter.late().to_string()),
            ("promise", Some((source, t))) => {
                let taken = self.adapter.promise(self.source(source), number(t));
                equal(expected, &back(taken))
            }
            ("close", None) => {
                let taken = self.adapter.close(self.source(rest));
                equal(expected, &back(taken))
            }
            ("advance" | "hurry" | "finish", None) => {
                let t = (!rest.is_empty()).then(|| number(rest));
                self.adapter.say(word, t);
                equal(expected, "")
            }
            _ => self.engine_told(line, None),
        }
    }

    /// The source, if one is named, and the event.
    fn pushed(&self, line: &str) -> (Option<usize>, Step) {
        let named = !line.starts_with(|c: char| c.is_ascii_digit());
        let (source, line) = match line.split_once(' ') {
            Some((source, line)) if named => (Some(self.source(source)), line),
            _ => (None, line),
        };
        let mut lines = script::parse(&self.model, line);
        match lines.pop().map(|line| line.says) {
            Some(Says::Call(step, _)) => (source, step),
            other => panic!("not an event: {other:?}"),
        }
    }

    fn source(&self, name: &str) -> usize {
        let merge = self.model.merge.as_ref().expect("sources");
        let named = |source: &&String| {
            let (first, rest) = source.split_at(1);
            first.to_uppercase() + rest == name
        };
        let mut sources = merge.sources.iter();
        sources.position(|source| named(&source)).expect("a source")
    }

    /// A call of the engine, and what it is told: with what the adapter has released,
    /// if it is one of those.
    fn engine_told(&mut self, line: &str, released: Option<Step>) -> Result<(), String> {
        let lines = script::parse(&self.model, line);
        let [
            script::Line {
                says: Says::Call(step, expected),
                ..
            },
        ] = &lines[..]
        else {
            return Err("not a call of the engine".to_owned());
        };
        if let Some(released) = released {
            equal(&format!("{step:?}"), &format!("{released:?}"))?;
        }
        let of_any_call =
            |told: Vec<Told>| -> Vec<Told> { told.into_iter().map(Told::of_any_call).collect() };
        let found = of_any_call(crate::call(&mut self.engine, step)?);
        let expected = of_any_call(expected.clone());
        match told::same(&found, &expected) {
            true => Ok(()),
            false => Err(format!("expected {expected:?}\nfound    {found:?}")),
        }
    }
}

/// What the host is told of a push: nothing, or why the event comes back.
fn back(taken: Taken) -> String {
    match taken {
        Ok(()) => String::new(),
        Err(Why::Late { horizon, .. }) => format!("late {horizon}"),
        Err(Why::Full { max }) => format!("full {max}"),
        Err(Why::Closed) => "closed".to_owned(),
        Err(other) => other.to_string(),
    }
}

fn number(word: &str) -> u64 {
    word.trim().parse().expect("a tick")
}

fn equal(expected: &str, found: &str) -> Result<(), String> {
    match expected == found {
        true => Ok(()),
        false => Err(format!("expected `{expected}`\nfound    `{found}`")),
    }
}
