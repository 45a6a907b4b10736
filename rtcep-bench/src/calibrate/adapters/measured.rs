//! Instructions and times of adapters: the bench itself has them, and is run for them.

use super::{Adapter, Single, adapters};
use crate::calibrate::binary::Binary;
use crate::calibrate::callgrind;
use crate::calibrate::effort::Effort;
use crate::calibrate::limit::Limit;
use crate::calibrate::measure::{Error, Measured, read, write};
use crate::calibrate::options::Options;
use crate::calibrate::states::{State, sparse};
use crate::calibrate::time::{self, Timed};
use crate::subject::{count_from_here, count_to_here};
use rtcep::{Family, OpCounts};
use std::path::PathBuf;

/// The word behind which a bench measures adapters: behind it stand `once` or a file for
/// times, a salt, `chosen` or `held_out`, and perhaps `quick`.
pub const ARGUMENT: &str = "--adapters";

/// Measures as the words behind [`ARGUMENT`] say.
///
/// # Errors
/// If they are others, or the file cannot be written.
pub fn run(words: &[String]) -> Result<(), Error> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let [what, salt, part, rest @ ..] = words.as_slice() else {
        return Err(Error::Command(format!("unknown arguments: {words:?}")));
    };
    let quick = rest.contains(&"quick");
    let chosen = of_part(quick, salt, *part == "held_out");
    if *what == "once" {
        // What counting itself costs comes first.
        count_from_here();
        count_to_here();
        for (_, adapter) in chosen {
            for mut single in (adapter.calls)() {
                single.prepared.once(0);
            }
        }
        return Ok(());
    }
    let effort = Effort::new(quick);
    let mut timed = Vec::new();
    for (number, adapter) in chosen {
        // One by one: their states would not be in a cache together.
        let calls = (adapter.calls)().into_iter();
        let calls = calls.map(|single| {
            let state = state(number, &single);
            let patterns = std::iter::once(single.prepared).chain(single.random);
            time::Call::new(&state, patterns.collect(), 1)
        });
        timed.extend(time::in_turns(calls.collect(), effort.times));
    }
    write(&PathBuf::from(what), &timed)
}

/// Adapters by their place in the list: those that are held out, or the others.
fn of_part(quick: bool, salt: &str, held_out: bool) -> impl Iterator<Item = (usize, Adapter)> {
    let all = adapters(quick).into_iter().enumerate();
    all.filter(move |(_, adapter)| adapter.held_out(salt) == held_out)
}

fn state(shape: usize, single: &Single) -> State {
    let mut counts = [OpCounts::ZERO; Family::ALL.len()];
    counts[Family::Adapter as usize] = single.counts;
    State {
        shape,
        event: Some(single.call.event()),
        pattern: single.pattern,
        trace: String::new(),
        counts: sparse(&counts),
        process: false,
    }
}

/// Measures the adapters that are held out, or the others; their shapes are numbered from
/// `first` on. What was measured by the same binary is read again.
pub(in crate::calibrate) fn measure(
    options: &Options,
    salt: &str,
    first: usize,
    held_out: bool,
) -> Result<Measured, Error> {
    let part = if held_out { "held_out" } else { "chosen" };
    let mut all = Measured::default();
    for (place, adapter) in of_part(options.quick, salt, held_out) {
        let shape = first + place;
        let bounds = [adapter.bounds.push, adapter.bounds.pop];
        for (event, counts) in bounds.iter().enumerate() {
            let limit = Limit::one(shape, event, Family::Adapter, counts);
            all.limits.push(limit);
        }
        let calls = (adapter.calls)();
        all.states
            .extend(calls.iter().map(|single| state(shape, single)));
    }
    let io = |error| Error::Io(options.root.clone(), error);
    let root = options.root.join("adapters");
    std::fs::create_dir_all(&root).map_err(io)?;
    let binary = std::env::current_exe().map_err(io)?;
    let name = format!("adapters_{part}_{salt}");
    let binary = Binary::at(&root, binary, &name)?;
    binary.forget_others(&root, &name).map_err(io)?;
    let words = |what: &str| -> Vec<String> {
        let quick = options.quick.then_some("quick");
        let words = [ARGUMENT, what, salt, part].into_iter().chain(quick);
        words.map(str::to_owned).collect()
    };
    let counts = binary.file("instructions");
    if !counts.exists() {
        let out = root.join("adapters.callgrind");
        let once = words("once");
        let once: Vec<&str> = once.iter().map(String::as_str).collect();
        let counted = callgrind::count(&binary.path, &once, &out);
        write(&counts, &counted.map_err(Error::Callgrind)?)?;
    }
    all.instructions = read(&counts)?;
    if all.instructions.len() != all.states.len() {
        let (counts, calls) = (all.instructions.len(), all.states.len());
        let told = format!("adapters: {calls} calls and {counts} counts of instructions");
        return Err(Error::Command(told));
    }
    if options.times {
        let times = binary.file("times");
        if !times.exists() {
            binary.write(&times, words)?;
        }
        let mut timed: Vec<Timed> = read(&times)?;
        for one in &mut timed {
            one.shape += first;
        }
        all.times = timed;
    }
    eprintln!("adapters ({part}): {} calls", all.states.len());
    Ok(all)
}
