//! Worst cases as calls: built as users build their rules, and counted by callgrind.

use rtcep_bench::calibrate::callgrind;
use rtcep_bench::calibrate::corpus::Set;
use rtcep_bench::calibrate::limit::Limit;
use rtcep_bench::calibrate::measure;
use rtcep_bench::calibrate::shapes::Shape;
use rtcep_bench::calibrate::states::State;
use rtcep_bench::calibrate::written;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Calls with their instructions, and what each cause of a rule set costs at most.
#[derive(Debug)]
pub(crate) struct Counted {
    /// The calls.
    pub(crate) calls: Vec<(State, u64)>,
    /// What they cost at most.
    pub(crate) limits: Vec<Limit>,
}

/// Builds and counts; rule sets are numbered in order.
///
/// # Errors
/// If something cannot be written, built or counted.
pub(crate) fn count(sets: &[Set], root: &Path, target: &Path) -> Result<Counted, Box<dyn Error>> {
    fs::create_dir_all(root)?;
    let shapes: Vec<Shape> = sets.iter().map(|set| set.shape(0)).collect();
    let written = written::write(&root.join("crate"), 0, &shapes)?;
    measure::build(&written, target)?;
    let mut counted = Counted {
        calls: Vec::new(),
        limits: Vec::new(),
    };
    let mut first = 0;
    for (name, size) in &written.binaries {
        let binary = target.join("release").join(name);
        let states = (first..first + size).flat_map(|s| sets[s].states(s));
        let states: Vec<State> = states.collect();
        let file = |what: &str| root.join(format!("{name}.{what}.json"));
        let [asked, limits] = [file("states"), file("limits")];
        fs::write(&asked, serde_json::to_string(&states)?)?;
        let status = Command::new(&binary).arg("limits").arg(&limits).status()?;
        if !status.success() {
            return Err(format!("{}: {status}", binary.display()).into());
        }
        let limits: Vec<Limit> = serde_json::from_str(&fs::read_to_string(limits)?)?;
        counted.limits.extend(limits);
        let arguments = ["instructions", &asked.display().to_string()];
        let out = root.join(format!("{name}.callgrind"));
        let instructions = callgrind::count(&binary, &arguments, &out)?;
        if instructions.len() != states.len() {
            let n = instructions.len();
            return Err(format!("{name}: {} calls, {n} counts", states.len()).into());
        }
        counted.calls.extend(states.into_iter().zip(instructions));
        first += size;
    }
    Ok(counted)
}
