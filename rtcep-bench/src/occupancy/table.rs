//! The table of \[RT\], for people.

use super::record::{FormRecord, Occupancy, Point, Times};
use std::fmt::{self, Display, Formatter};

/// A table per form, with its event types side by side as in \[RT\]'s Table 4.
impl Display for Occupancy {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for columns in self.forms.chunk_by(|a, b| a.name == b.name) {
            form(f, columns)?;
        }
        writeln!(
            f,
            "ns per event; {} events a measurement, medians of {} repetitions in turns.",
            self.events, self.repetitions
        )?;
        writeln!(
            f,
            "bound: the sum of primitive costs on the dearest paths; priced: the same of what was counted.\n\
             mean: of all events of a measurement, in batches of {batch} copies; the loop, dispatch, sink and\n\
             1/{batch} of a clock reading are in it. p50, p99: of events timed one by one; the clock, which\n\
             alone takes {} (p50) and {} (p99), is in each. Nothing is subtracted. matrix: its mean /\n\
             combinations examined.",
            self.clock.p50_ns,
            self.clock.p99_ns,
            batch = self.batch
        )?;
        write!(f, "prices:")?;
        for (i, price) in self.prices.iter().enumerate() {
            let end = if i % 5 == 0 { "\n " } else { "" };
            write!(f, "{end} {:<14}{:>5.2} ", price.op, price.ns)?;
        }
        writeln!(f)
    }
}

const LABEL: usize = 36;

/// One line: a label and a cell per event type.
fn line(
    f: &mut Formatter<'_>,
    label: &str,
    columns: &[FormRecord],
    cell: impl Fn(&FormRecord) -> String,
) -> fmt::Result {
    write!(f, "{label:<LABEL$}")?;
    for column in columns {
        write!(f, "  {:>44}", cell(column))?;
    }
    writeln!(f)
}

fn form(f: &mut Formatter<'_>, columns: &[FormRecord]) -> fmt::Result {
    let [first, ..] = columns else { return Ok(()) };
    let state = if first.reachable {
        "reached by events alone"
    } else {
        "UNREACHABLE, forced"
    };
    line(f, &format!("== {}", first.name), columns, |c| {
        c.event.to_owned()
    })?;
    line(f, "operations counted at most", columns, |c| {
        c.bound_operations.to_string()
    })?;
    line(f, "bound", columns, |c| format!("{:.1}", c.bound_ns))?;
    line(f, "near worst, 10 + 9, mean", columns, |c| {
        format!("{:.1}", c.near_worst_mean_ns)
    })?;
    line(f, "bound / near worst", columns, |c| {
        format!("{:.2}", c.bound_over_near_worst)
    })?;
    if first.near_worst_random_data.is_some() {
        line(f, "the same, conditions at random", columns, |c| {
            c.near_worst_random_data
                .map_or_else(String::new, |times| mean_and_p99(&times))
        })?;
    }
    line(f, "random arrival, mean of both types", columns, |c| {
        mean_and_p99(&c.random_arrival)
    })?;
    writeln!(f, "by occupancy, {state}:")?;
    let heading = format!(
        "{:>6}{:>6}{:>6}{:>5}{:>5}{:>8}{:>8}",
        "mean", "p50", "p99", "ops", "rows", "priced", "matrix"
    );
    line(f, "  occupancy    other + own", columns, |_| {
        heading.clone()
    })?;
    let full = first.points.len();
    for i in 0..=full {
        let of = |c: &FormRecord| cells(if i < full { &c.points[i] } else { &c.full });
        let point = if i < full {
            &first.points[i]
        } else {
            &first.full
        };
        let filled = if i < full {
            format!("{:>9} %", point.occupancy)
        } else {
            format!("{:>11}", "no room")
        };
        line(
            f,
            &format!("{filled}{:>9} + {}", point.opposite, point.own),
            columns,
            of,
        )?;
    }
    writeln!(f)
}

fn mean_and_p99(times: &Times) -> String {
    format!("{:.1}, p99 {:.0}", times.mean_ns, times.p99_ns)
}

/// What was measured in one state.
fn cells(point: &Point) -> String {
    let Times {
        mean_ns,
        p50_ns,
        p99_ns,
        ..
    } = point.times;
    let matrix = point.matrix.map_or_else(
        || "-".to_owned(),
        |matrix| format!("{:.0}/{}", matrix.mean_ns, matrix.combinations),
    );
    format!(
        "{mean_ns:>6.1}{p50_ns:>6.0}{p99_ns:>6.0}{:>5}{:>5}{:>8.1}{matrix:>8}",
        point.operations, point.rows, point.priced_ns
    )
}
