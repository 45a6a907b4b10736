//! A calibration as text.

use super::goals::{self, Goal, verdicts};
use super::record::{Calibration, Unit};
use super::tiers::Tier;
use std::fmt;

impl fmt::Display for Calibration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shapes = self.shapes;
        writeln!(
            f,
            "{}, {}, rustc {}, {}",
            self.target, self.cpu, self.rustc, self.date
        )?;
        writeln!(
            f,
            "{} templates; shapes: {} and {} of the corpus fitted, {} for the margin, {} held out, \
             and {} of several situations; {} adapters; salt `{}`, {} tried{}",
            shapes.templates,
            shapes.fit,
            shapes.corpus,
            shapes.margin,
            shapes.test,
            shapes.several,
            shapes.adapters,
            self.salt,
            self.salts,
            if self.quick { "; QUICK: rough" } else { "" }
        )?;
        if let Some(share) = self.dropped {
            writeln!(
                f,
                "samples dropped, since the machine did something else meanwhile: {:.2} %; {} \
                 repetitions with too few, {} causes left out{}",
                100.0 * share,
                self.short.unwrap_or(0),
                self.left_out.unwrap_or(0),
                match self.preemption_told {
                    Some(false) => "; THE MACHINE DOES NOT TELL: nothing could be dropped",
                    _ => "",
                }
            )?;
        }
        unit(f, "instructions", &self.instructions, goals::INSTRUCTIONS)?;
        if let Some(time) = &self.time {
            unit(f, "ns, p99, warm", time, goals::WARM)?;
        }
        if let Some(time) = &self.time_cold {
            unit(f, "ns, p99, cold", time, goals::COLD)?;
        }
        Ok(())
    }
}

fn unit(f: &mut fmt::Formatter<'_>, name: &str, unit: &Unit, goal: Goal) -> fmt::Result {
    writeln!(
        f,
        "\n== {name}: margin {:.2}, floor {:.1}; {} prices with the floor, rank {}, {} points{}",
        unit.margin,
        unit.floor,
        unit.all.d,
        unit.all.rank,
        unit.all.points,
        if unit.settled {
            ""
        } else {
            "; THE POINTS DID NOT SETTLE"
        }
    )?;
    let d: Vec<String> = unit
        .d
        .iter()
        .map(|(family, d)| {
            let few = match goals::few(unit).any(|few| few == *family) {
                true => ", FEW",
                false => "",
            };
            format!(
                "{family} {} (rank {}, {} points{few})",
                d.d, d.rank, d.points
            )
        })
        .collect();
    writeln!(f, "d: {}", d.join("; "))?;
    writeln!(
        f,
        "{:<28}{:>6}{:>12}{:>14}{:>8}{:>8}{:>8}{:>9}{:>7}",
        "bound / observed",
        "rows",
        "violations",
        "95 % at most",
        "median",
        "p90",
        "worst",
        "reached",
        "least"
    )?;
    let naive = &unit.naive_sum;
    let rows = [
        ("fitted, without margin", unit.fitted),
        ("margin's, without margin", unit.margin_rows),
        ("(i) other capacities", unit.tier_i),
        ("(ii) a template left out", unit.tier_ii),
        ("(iii) several situations", unit.tier_iii),
        ("`process`, timers due", unit.process),
        ("(i) sum of isolated costs", naive.tier_i),
        ("(ii) sum of isolated costs", naive.tier_ii),
        ("(iii) sum of isolated costs", naive.tier_iii),
    ];
    for (name, tier) in rows {
        match tier {
            Some(tier) => line(f, name, &tier)?,
            None => writeln!(f, "{name:<28}{:>6}", 0)?,
        }
    }
    let margins: Vec<String> = unit
        .tier_ii_margins
        .iter()
        .map(|margin| format!("{margin:.2}"))
        .collect();
    writeln!(f, "margins of (ii): {}", margins.join(", "))?;
    if unit.beyond() > 0 {
        writeln!(
            f,
            "{} ROWS DID MORE THAN IS COUNTED: a defect of rtcep, please report it",
            unit.beyond()
        )?;
    }
    for verdict in verdicts(unit, goal) {
        writeln!(f, "{verdict}")?;
    }
    Ok(())
}

fn line(f: &mut fmt::Formatter<'_>, name: &str, tier: &Tier) -> fmt::Result {
    writeln!(
        f,
        "{name:<28}{:>6}{:>12}{:>12.2} %{:>8.2}{:>8.2}{:>8.2}{:>7.0} %{:>5.0} %",
        tier.rows,
        tier.violations,
        100.0 * tier.upper_limit,
        tier.median,
        tier.p90,
        tier.worst,
        100.0 * tier.reached_p10,
        100.0 * tier.reached_least
    )
}
