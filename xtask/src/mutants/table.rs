//! What caught the faults, as a page.

use super::faults::Sown;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

/// The detectors in the order of the columns, as `xtask/mutants/caught.rs` names them.
const DETECTORS: [&str; 13] = [
    "by hand",
    "random",
    "counts",
    "reach",
    "small scope",
    "advance",
    "steps",
    "host",
    "silence",
    "jump",
    "refused",
    "replay",
    "snapshot",
];

/// Between these lines of the page stands what this chore writes.
const BEGIN: &str = "<!-- written by `cargo xtask mutants` -->";
const END: &str = "<!-- end -->";

/// By module, the detectors that it was caught by.
type Caught<'a> = BTreeMap<&'a str, Vec<&'a str>>;

/// What the engines' run has printed.
fn caught(found: &str) -> Caught<'_> {
    let mut caught = Caught::new();
    for line in found.lines() {
        let mut words = line.split('\t');
        if let (Some(module), Some(detector)) = (words.next(), words.next()) {
            caught.entry(module).or_default().push(detector);
        }
    }
    caught
}

/// The table of all faults.
pub(super) fn page(sown: &[Sown<'_>], found: &str) -> Result<String, String> {
    let caught = caught(found);
    let mut page = format!("| fault | what it means | {} |\n", DETECTORS.join(" | "));
    let _ = writeln!(page, "|{}", "---|".repeat(DETECTORS.len() + 2));
    for sown in sown {
        let name = &sown.list.name;
        for (number, fault) in (1..).zip(&sown.list.faults) {
            let module = format!("{name}_{number}");
            let by = caught
                .get(module.as_str())
                .ok_or(format!("`{module}` did not run"))?;
            let marks = DETECTORS.map(|detector| match by.contains(&detector) {
                true => "x",
                false => "",
            });
            let marks = marks.join(" | ");
            let _ = writeln!(
                page,
                "| `{name}`: {} | {} | {marks} |",
                fault.name, fault.means
            );
        }
    }
    Ok(page)
}

/// Right engines are caught by nothing, wrong ones by something; and each detector has
/// caught one.
pub(super) fn judge(sown: &[Sown<'_>], found: &str) -> Result<(), String> {
    let mut wrong = Vec::new();
    let mut faults = 0;
    for (module, by) in caught(found) {
        let by: Vec<&str> = by.into_iter().filter(|&by| by != "asked").collect();
        let right = module.ends_with("_0");
        faults += usize::from(!right);
        if right != by.is_empty() {
            wrong.push(format!(
                "{module}: {}",
                match right {
                    true => format!("the right engine is caught by {}", by.join(", ")),
                    false => "nothing catches it".to_owned(),
                }
            ));
        }
        let unknown = by.iter().filter(|by| !DETECTORS.contains(by));
        wrong.extend(unknown.map(|by| format!("{by}: no column has it")));
    }
    let all: usize = sown.iter().map(|sown| sown.list.faults.len()).sum();
    if faults != all {
        wrong.push(format!("{faults} of {all} faults were asked"));
    }
    println!("{faults} faults");
    match wrong.is_empty() {
        true => Ok(()),
        false => Err(format!("{}\n\n{found}", wrong.join("\n"))),
    }
}

/// Puts the table into its page.
pub(super) fn put(path: &Path, table: &str) -> io::Result<()> {
    let old = fs::read_to_string(path)?;
    let parts = old.split_once(BEGIN);
    let parts = parts.and_then(|(before, rest)| Some((before, rest.split_once(END)?.1)));
    let Some((before, behind)) = parts else {
        let text = format!("no `{BEGIN}` with an `{END}` behind it");
        return Err(io::Error::new(io::ErrorKind::InvalidData, text));
    };
    fs::write(path, format!("{before}{BEGIN}\n\n{table}\n{END}{behind}"))
}
