//! Bounds as a table, for people.

use super::{Bounds, Cause, Entry, EventBounds, LifespanEntry, Path, Phase};
use core::fmt;

/// Per input event what it can cost at most, closure included, the timers that
/// may be due at the same call in a row of their own, and then every path
/// vector. `{:#}` leaves the path vectors out.
impl fmt::Display for Bounds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let timers = (self.sweep.checks > 0).then_some(self.sweep.name);
        let names = self.events.iter().map(|event| event.name);
        let names = names.chain(["event"]).chain(timers);
        let width = names.map(str::len).max().unwrap_or(0);
        writeln!(
            f,
            "{:<width$}  operations  detections  depth  closure bytes",
            "event"
        )?;
        for e in 0..self.events.len() {
            self.row(f, width, Cause::Event(e))?;
        }
        if timers.is_some() {
            self.row(f, width, Cause::Sweep)?;
        }
        writeln!(f, "state: {} bytes", self.bytes)?;
        let adapters = [("reorder", self.reorder), ("merge", self.merge)];
        for (name, bounds) in adapters {
            if let Some(bounds) = bounds {
                let (push, pop) = (bounds.push.total(), bounds.pop.total());
                writeln!(
                    f,
                    "{name} in front: {} bytes, {push} operations to push, {pop} to pop",
                    bounds.bytes
                )?;
            }
        }
        if f.alternate() {
            return Ok(());
        }
        for event in self.events {
            self.entered(f, event.name, event.entries, event.lifespans)?;
        }
        let EventBounds {
            name,
            entries,
            lifespans,
            ..
        } = self.sweep;
        self.entered(f, name, entries, lifespans)?;
        for situation in self.situations {
            self.entered(f, situation.name, situation.entries, situation.lifespans)?;
        }
        for rule in self.rules {
            writeln!(f, "\n{}, each time:", rule.name)?;
            paths(f, rule.paths)?;
        }
        for (name, bounds) in adapters {
            if let Some(bounds) = bounds {
                writeln!(f, "\n{name}, each time:")?;
                writeln!(f, "  push: {}", bounds.push)?;
                writeln!(f, "  pop: {}", bounds.pop)?;
            }
        }
        Ok(())
    }
}

impl Bounds {
    fn row(&self, f: &mut fmt::Formatter<'_>, width: usize, cause: Cause) -> fmt::Result {
        let bounds = self.of(cause);
        writeln!(
            f,
            "{:<width$}  {:>10}  {:>10}  {:>5}  {:>13}",
            bounds.name,
            self.counts(cause).total(),
            bounds.detections,
            bounds.depth,
            bounds.closure_bytes
        )
    }

    /// All path vectors of a trigger, in the order of its phases.
    fn entered(
        &self,
        f: &mut fmt::Formatter<'_>,
        trigger: &str,
        entries: &[Entry],
        lifespans: &[LifespanEntry],
    ) -> fmt::Result {
        for phase in [Phase::Terminate, Phase::Fire, Phase::Add, Phase::Initiate] {
            for entry in lifespans.iter().filter(|entry| entry.phase == phase) {
                let lifespan = self.lifespans.get(usize::from(entry.lifespan));
                let name = lifespan.map_or("?", |l| l.name);
                writeln!(f, "\n{trigger} at {name}, {}:", phase.name())?;
                paths(f, entry.paths)?;
            }
            for entry in entries.iter().filter(|entry| entry.phase == phase) {
                let situation = self.situations.get(usize::from(entry.situation));
                let name = situation.map_or("?", |s| s.name);
                write!(f, "\n{trigger} at {name}, ")?;
                if phase != Phase::Add {
                    write!(f, "{}, ", phase.name())?;
                }
                if entry.instances == 1 {
                    writeln!(f, "{} rows:", entry.rows)?;
                } else {
                    writeln!(
                        f,
                        "{} instances, {} rows each:",
                        entry.instances, entry.rows
                    )?;
                }
                paths(f, entry.paths)?;
            }
        }
        Ok(())
    }
}

fn paths(f: &mut fmt::Formatter<'_>, paths: &[Path]) -> fmt::Result {
    for path in paths {
        let name = if path.name.is_empty() {
            "nothing happens"
        } else {
            path.name
        };
        writeln!(f, "  {name}: {}", path.counts)?;
    }
    Ok(())
}
