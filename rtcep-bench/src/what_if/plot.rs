//! A curve as text.

use super::growth::Point;
use std::fmt;

const WIDTH: usize = 60;
const HEIGHT: usize = 10;

/// Points over a line of capacities, with the declared one and, if it is in sight, a limit.
pub(super) struct Plot<'a> {
    pub(super) points: &'a [Point],
    pub(super) declared: u32,
    pub(super) limit: Option<f64>,
    pub(super) unit: &'a str,
    pub(super) symbol: &'a str,
}

impl fmt::Display for Plot<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(first), Some(last)) = (self.points.first(), self.points.last()) else {
            return Ok(());
        };
        let bounds = self.points.iter().map(|p| p.bound);
        let highest = bounds.fold(0.0, f64::max);
        // A limit far above would flatten the curve.
        let limit = self.limit.filter(|&l| l <= 2.0 * highest);
        let top = highest.max(limit.unwrap_or(0.0));
        if top <= 0.0 || first.capacity == last.capacity {
            return Ok(());
        }
        let mut rows = [[' '; WIDTH]; HEIGHT];
        if let Some(limit) = limit {
            rows[row(limit, top)] = ['-'; WIDTH];
        }
        let span = (first.capacity, last.capacity);
        for point in self.points {
            rows[row(point.bound, top)][column(point.capacity, span)] = '*';
        }
        let declared = self.points.iter().find(|p| p.capacity == self.declared);
        if let Some(point) = declared {
            rows[row(point.bound, top)][column(point.capacity, span)] = 'o';
        }
        for (r, cells) in rows.iter().enumerate() {
            let label = match r {
                0 => super::written::rounded(top),
                _ if r + 1 == HEIGHT => "0".into(),
                _ => String::new(),
            };
            let text: String = cells.iter().collect();
            let told = if limit.is_some_and(|l| row(l, top) == r) {
                " limit"
            } else {
                ""
            };
            let line = format!("{label:>12} |{text}");
            writeln!(f, "{}{told}", line.trim_end())?;
        }
        writeln!(f, "{:>12} +{}", self.unit, "-".repeat(WIDTH))?;
        let (from, to) = (first.capacity.to_string(), last.capacity.to_string());
        let words = format!("{}, o: declared {}", self.symbol, self.declared);
        let width = WIDTH.saturating_sub(from.len() + to.len());
        writeln!(f, "{:>14}{from}{words:^width$}{to}", "")
    }
}

/// The row of a bound: 0 is the highest.
fn row(bound: f64, top: f64) -> usize {
    #[allow(clippy::cast_precision_loss, reason = "a few rows")]
    let down = (1.0 - bound / top) * (HEIGHT - 1) as f64;
    whole(down).min(HEIGHT - 1)
}

fn column(capacity: u32, (first, last): (u32, u32)) -> usize {
    #[allow(clippy::cast_precision_loss, reason = "a few columns")]
    let along = f64::from(capacity - first) / f64::from(last - first) * (WIDTH - 1) as f64;
    whole(along).min(WIDTH - 1)
}

/// The nearest whole number of something small that is not negative.
fn whole(x: f64) -> usize {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "rounded, small, not negative"
    )]
    let whole = x.round().max(0.0) as usize;
    whole
}

#[cfg(test)]
mod tests {
    use super::Plot;
    use crate::what_if::growth::Point;

    #[test]
    fn a_line_with_a_limit() {
        let points: Vec<Point> = (1..=7)
            .map(|capacity| Point {
                capacity,
                bound: 10.0 * f64::from(capacity),
            })
            .collect();
        let plot = Plot {
            points: &points,
            declared: 4,
            limit: Some(50.0),
            unit: "operations",
            symbol: "max_a",
        };
        let text = plot.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 12);
        assert!(
            lines[0].starts_with("          70 |") && lines[0].ends_with('*'),
            "{text}"
        );
        assert!(lines[3].ends_with(" limit"), "{text}");
        assert_eq!(
            text.matches('o').count(),
            1 + "operations, o: declared".matches('o').count()
        );
        assert!(
            lines[11].contains("1") && lines[11].ends_with('7'),
            "{text}"
        );
    }
}
