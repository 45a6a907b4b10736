//! A search for what the counts leave open: for each entry of each rule set
//! which path vectors random short traces, and those that its file has already,
//! reach, and how near they came to the others. What is reached is printed as `reaches` of a rule set, with as few
//! and as short traces as it takes.
//!
//! It asserts nothing; it is a tool for whoever writes `reaches` or changes a
//! formula: `RTCEP_ONLY=name cargo test --test corpus explore -- --ignored
//! --nocapture`.

use crate::check;
use crate::driver::Observed;
use crate::reach::{Entered, UPPER, entered};
use crate::rules;
use crate::script::{self, Step};
use crate::short::{Random, trace};
use crate::subject::Subject;
use rtcep::OpCounts;
use rtcep::bounds::Cause;
use std::collections::HashMap;

#[test]
#[ignore = "a tool, see the module"]
fn explore() {
    let only = std::env::var("RTCEP_ONLY").unwrap_or_default();
    let traces = std::env::var("RTCEP_TRACES")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(20_000);
    for subject in rules::all() {
        if subject.name.ends_with(&only) {
            entries(&subject, traces);
        }
    }
}

/// One path vector: of which entry, which of its paths.
struct Wanted {
    entry: usize,
    path: usize,
    reached: bool,
    nearest: (f64, OpCounts, Vec<Step>),
}

/// The shortest trace for each cause in the end and each set of vectors reached.
type Found = HashMap<(Cause, Vec<usize>), Vec<Step>>;

/// All that can be reached.
struct Search<'a> {
    subject: &'a Subject,
    entries: Vec<Entered>,
    wanted: Vec<Wanted>,
    found: Found,
}

fn entries(subject: &Subject, traces: u64) {
    let model = check::model(subject);
    let mut entries: Vec<Entered> = Vec::new();
    (subject.run)(&mut |driver| {
        let bounds = driver.bounds();
        let events = (0..bounds.events.len()).map(Cause::Event);
        let causes = events.chain([Cause::Sweep]);
        entries.extend(causes.flat_map(|cause| entered(&model, &bounds, cause)));
    });
    let paths = entries.iter().enumerate();
    let paths = paths.flat_map(|(entry, e)| (0..e.paths.len()).map(move |path| (entry, path)));
    let wanted = paths.map(|(entry, path)| Wanted {
        entry,
        path,
        reached: false,
        nearest: (f64::INFINITY, OpCounts::ZERO, Vec::new()),
    });
    let mut search = Search {
        subject,
        wanted: wanted.collect(),
        entries,
        found: Found::new(),
    };
    for text in subject.reaches {
        let (_, known) = text.trim_start().split_once('\n').expect("a head");
        search.look(&script::steps(&script::parse(&model, known)));
    }
    let mut random = Random::new();
    for _ in 0..traces {
        search.look(&trace(&model, &mut random));
    }
    for w in search.wanted.iter().filter(|w| !w.reached) {
        let (_, counts, steps) = &w.nearest;
        let entry = &search.entries[w.entry];
        let path = &entry.paths[w.path];
        println!(
            "\n{} ! {}  # {}\n  {}\n  NOT REACHED, nearest\n  {counts}\n{}",
            subject.name,
            entry.title,
            path.name,
            path.counts,
            script::text(&model, steps)
        );
    }
    println!("\n{} reaches", subject.name);
    for (cause, reached, steps) in search.cover() {
        let entry = |&w: &usize| &search.entries[search.wanted[w].entry];
        let mut names: Vec<String> = reached.iter().map(|w| search.target(entry(w))).collect();
        names.dedup();
        let path = |&w: &usize| entry(&w).paths[search.wanted[w].path].name;
        let mut paths: Vec<&str> = reached.iter().map(path).collect();
        paths.dedup();
        let name = match cause {
            Cause::Event(e) => model.events[e].name.as_str(),
            Cause::Sweep => "advance",
        };
        let (paths, names) = (paths.join("; "), names.join(" "));
        let trace = script::text(&model, &steps);
        println!("// {paths}\n\"! {name} {names}\n{trace}\",");
    }
}

impl Search<'_> {
    /// What an entry is called in a head: with its phase if there are several.
    fn target(&self, entry: &Entered) -> String {
        let (_, target) = entry.title.split_once(' ').expect("a cause and a target");
        let (name, _) = target.split_once(':').expect("a name and a phase");
        let same = |e: &&Entered| (e.cause, e.target) == (entry.cause, entry.target);
        match self.entries.iter().filter(same).count() {
            1 => name.to_owned(),
            _ => target.to_owned(),
        }
    }

    /// Runs a trace and notes what each step reaches.
    fn look(&mut self, trace: &[Step]) {
        let subject = self.subject;
        run(subject, trace, &mut |cause, steps, observed| {
            let reached = self.hits(cause, observed);
            for w in &mut self.wanted {
                let entry = &self.entries[w.entry];
                if entry.cause == cause && !w.reached {
                    let away = entry.away(w.path, observed);
                    if away < w.nearest.0 {
                        w.nearest = (away, observed.of(entry.target), steps.to_vec());
                    }
                }
            }
            for &w in &reached {
                self.wanted[w].reached = true;
            }
            let known = self.found.entry((cause, reached));
            let known = known.or_insert_with(|| steps.to_vec());
            if steps.len() < known.len() {
                *known = steps.to_vec();
            }
        });
    }

    /// The vectors that a step has reached.
    fn hits(&self, cause: Cause, observed: &Observed) -> Vec<usize> {
        let of_cause = self.entries.iter().filter(|e| e.cause == cause);
        let of_cause: Vec<Entered> = of_cause.cloned().collect();
        let hit = self.entries.iter().map(|entry| match entry.cause == cause {
            true => entry.hit(&of_cause, observed),
            false => None,
        });
        let hit: Vec<Option<usize>> = hit.collect();
        let wanted = self.wanted.iter().enumerate();
        let reached = wanted.filter(|(_, w)| hit[w.entry] == Some(w.path));
        reached.map(|(i, _)| i).collect()
    }

    /// A small set of traces that together reach what was reached.
    fn cover(&self) -> Vec<(Cause, Vec<usize>, Vec<Step>)> {
        // `reaches` claims whole entries, but for what is no more than an upper limit.
        let limit = |x: &Wanted| self.entries[x.entry].paths[x.path].name.starts_with(UPPER);
        let whole = |w: usize| {
            let mut same = self.wanted.iter();
            same.all(|x| x.entry != self.wanted[w].entry || x.reached || limit(x))
        };
        let open = |w: &usize| self.wanted[*w].reached && whole(*w);
        let mut open: Vec<usize> = (0..self.wanted.len()).filter(open).collect();
        let mut traces = Vec::new();
        while let Some(&next) = open.first() {
            let cause = self.entries[self.wanted[next].entry].cause;
            let new = |hits: &[usize]| hits.iter().filter(|&w| open.contains(w)).count();
            let of_cause = self.found.iter().filter(|((c, _), _)| *c == cause);
            let best = of_cause.max_by_key(|((_, hits), steps)| {
                (new(hits), usize::MAX - steps.len(), hits.clone())
            });
            let Some(((_, hits), steps)) = best else {
                break;
            };
            let added: Vec<usize> = hits.iter().copied().filter(|w| open.contains(w)).collect();
            open.retain(|w| !hits.contains(w));
            let steps = self.without(&added, steps.clone());
            traces.push((cause, added, steps));
        }
        traces
    }

    /// Leaves out every step that reaching `goal` does not need.
    fn without(&self, goal: &[usize], mut trace: Vec<Step>) -> Vec<Step> {
        for i in (0..trace.len().saturating_sub(1)).rev() {
            let mut less = trace.clone();
            less.remove(i);
            let mut last = Vec::new();
            run(self.subject, &less, &mut |cause, steps, observed| {
                if steps.len() == less.len() && steps.last().map(cause_of) == Some(cause) {
                    last = self.hits(cause, observed);
                }
            });
            if goal.iter().all(|w| last.contains(w)) {
                trace = less;
            }
        }
        trace
    }
}

fn cause_of(step: &Step) -> Cause {
    match step.event {
        Some((event, _)) => Cause::Event(event),
        None => Cause::Sweep,
    }
}

/// Runs a trace: what each step did, first its timers and then its event, with
/// the trace up to there.
fn run(subject: &Subject, trace: &[Step], told: &mut dyn FnMut(Cause, &[Step], &Observed)) {
    (subject.run)(&mut |driver| {
        for (i, step) in trace.iter().enumerate() {
            driver.advance(step.t, &mut Vec::new());
            let mut steps = trace[..i].to_vec();
            steps.push(Step {
                t: step.t,
                event: None,
            });
            told(Cause::Sweep, &steps, &driver.counts());
            if let Some((event, _)) = step.event {
                check::generated(driver, step);
                told(Cause::Event(event), &trace[..=i], &driver.counts());
            }
        }
    });
}
