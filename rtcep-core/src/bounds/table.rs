//! Bounds as a table, for people.

use super::{Bounds, Entry};
use core::fmt;

/// Per input event what it can cost at most, closure included, and then every
/// path vector. `{:#}` leaves the path vectors out.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.events.iter().map(|event| event.name);
        let width = names.chain(["event"]).map(str::len).max().unwrap_or(0);
        writeln!(
            f,
            "{:<width$}  operations  detections  depth  closure bytes",
            "event"
        )?;
        for (e, event) in self.events.iter().enumerate() {
            writeln!(
                f,
                "{:<width$}  {:>10}  {:>10}  {:>5}  {:>13}",
                event.name,
                self.process_counts(e).total(),
                event.detections,
                event.depth,
                event.closure_bytes
            )?;
        }
        writeln!(f, "state: {} bytes", self.bytes)?;
        if f.alternate() {
            return Ok(());
        }
        for event in self.events {
            self.paths(f, event.name, event.entries)?;
        }
        for situation in self.situations {
            self.paths(f, situation.name, situation.entries)?;
        }
        Ok(())
    }
}

impl Bounds {
    fn paths(&self, f: &mut fmt::Formatter<'_>, trigger: &str, entries: &[Entry]) -> fmt::Result {
        for entry in entries {
            let situation = self.situations.get(usize::from(entry.situation));
            let name = situation.map_or("?", |s| s.name);
            writeln!(f, "\n{trigger} at {name}, {} rows:", entry.rows)?;
            for path in entry.paths {
                let name = if path.name.is_empty() {
                    "nothing happens"
                } else {
                    path.name
                };
                writeln!(f, "  {name}: {}", path.counts)?;
            }
        }
        Ok(())
    }
}
