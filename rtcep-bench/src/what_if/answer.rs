//! The answer to a limit, for people.

use super::written::rounded;
use super::{Choices, Remains, Scaled, Verdict, WhatIf};
use std::fmt::{self, Formatter};

impl WhatIf {
    pub(super) fn verdict(&self, f: &mut Formatter<'_>, verdict: &Verdict) -> fmt::Result {
        let met = if verdict.met { "met" } else { "not met" };
        writeln!(f, "\n{}: {met} as declared", verdict.limit)?;
        self.remains(f, &verdict.declared)?;
        if !verdict.alone.is_empty() {
            writeln!(f, "  one capacity alone, the others as declared:")?;
        }
        for alone in &verdict.alone {
            let bound = self.amount(alone.bound);
            write!(f, "    {}: ", alone.capacity)?;
            match (alone.largest, alone.next) {
                (None, _) => write!(f, "no number meets it: {bound} with {}", alone.least)?,
                (Some(n), None) if alone.all => {
                    write!(f, "up to {n}, all that are accepted ({bound})")?;
                }
                (Some(n), None) => {
                    write!(f, "up to {n} ({bound}); one more is refused, or warned of")?;
                }
                (Some(n), Some(next)) => {
                    write!(f, "up to {n} ({bound}; {} with {})", rounded(next), n + 1)?;
                }
            }
            match alone.looked {
                0 => writeln!(f)?,
                n => writeln!(f, "; of the first {n} numbers, each looked at")?,
            }
        }
        if let Some(scaled) = &verdict.scaled {
            self.scaled(f, scaled)?;
        }
        if let Some(choices) = &verdict.choices {
            self.choices(f, choices)?;
        }
        if let Some(remains) = &verdict.remains {
            writeln!(
                f,
                "  with the smallest numbers of all of them it is not met:"
            )?;
            self.remains(f, remains)?;
        }
        Ok(())
    }

    fn remains(&self, f: &mut Formatter<'_>, remains: &Remains) -> fmt::Result {
        writeln!(
            f,
            "  {}: {}, of which{}",
            remains.call,
            self.amount(remains.bound),
            match self.unit {
                "operations" => "",
                _ => ", floor and margin aside",
            }
        )?;
        for part in &remains.terms {
            let times = match part.times {
                1 => String::new(),
                n => format!(", {n} times"),
            };
            let colon = if part.path.is_empty() { "" } else { ": " };
            let cost = rounded(part.cost);
            writeln!(f, "    {cost:>8}  {}{colon}{}{times}", part.of, part.path)?;
        }
        Ok(())
    }

    fn scaled(&self, f: &mut Formatter<'_>, scaled: &Scaled) -> fmt::Result {
        let (factor, bound) = (rounded(scaled.factor), self.amount(scaled.bound));
        let more = match scaled.more {
            true => " and more",
            false => " at most",
        };
        let numbers = scaled.numbers.iter().map(|(name, n)| format!("{name} {n}"));
        let numbers = numbers.collect::<Vec<_>>().join(", ");
        writeln!(
            f,
            "  all by one factor, {factor}{more} ({bound}):\n    {numbers}"
        )
    }

    fn choices(&self, f: &mut Formatter<'_>, choices: &Choices) -> fmt::Result {
        let (first, second) = (&choices.first, &choices.second);
        if choices.choices.is_empty() {
            return writeln!(f, "  no choice of {first} and {second} alone meets it");
        }
        let some = if choices.all { "" } else { ", some of them" };
        writeln!(
            f,
            "  {first} and {second}, of which none can grow alone{some}:"
        )?;
        for &(a, b, bound) in &choices.choices {
            writeln!(f, "    {a} and {b} ({})", self.amount(bound))?;
        }
        Ok(())
    }
}
