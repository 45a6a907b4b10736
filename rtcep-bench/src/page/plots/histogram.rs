//! How many calls took how long, with the bound as a line.

use super::canvas::{BELOW, Ink, LEFT, PlotError, plot, tick};
use crate::page::record::{Cause, Latency, Report, State};
use plotters::prelude::*;

/// Calls in the dearest state as an area, those at random arrival as a line; the time on a
/// logarithmic axis, since bounds and times can be far apart.
pub(in crate::page) fn latencies(report: &Report, cause: &Cause) -> Result<String, PlotError> {
    let bound = report.line(cause);
    let shares: Vec<(State, Vec<(f64, f64)>)> = cause
        .latencies
        .iter()
        .map(|l| (l.state, stairs(l)))
        .collect();
    let all = || shares.iter().flat_map(|(_, stairs)| stairs);
    let from = all().map(|(x, _)| *x).fold(f64::INFINITY, f64::min);
    let to = all().map(|(x, _)| *x).fold(0.0, f64::max);
    let from = from.min(bound.unwrap_or(from)).max(1.0) * 0.9;
    let to = to.max(bound.unwrap_or(to)).max(from * 2.0) * 1.1;
    let most = all().map(|(_, y)| *y).fold(0.0, f64::max).max(1.0) * 1.08;
    let told = bound.map_or(String::new(), |ns| {
        format!(", and the bound at {} ns", tick(ns))
    });
    let words = format!("{}: how many calls took how long{told}", cause.name);
    plot(250, &words, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(6)
            .margin_right(14)
            .x_label_area_size(36)
            .y_label_area_size(46)
            .build_cartesian_2d((from..to).log_scale(), 0.0..most)?;
        chart
            .configure_mesh()
            .disable_x_mesh()
            // Its own are powers of ten alone; those that it draws all the same are empty.
            .x_labels(0)
            .x_label_formatter(&|_| String::new())
            .y_labels(6)
            .x_desc("ns, the clock included")
            .y_label_formatter(&|y| format!("{} %", tick(*y)))
            .label_style(Ink::Text.text(LEFT))
            .axis_style(Ink::Axis.color())
            .bold_line_style(Ink::Grid.color())
            .light_line_style(TRANSPARENT)
            .draw()?;
        let labels = ticks(from, to).into_iter().map(|x| {
            let label = Ink::Text.text(BELOW);
            EmptyElement::at((x, 0.0))
                + PathElement::new([(0, 0), (0, 4)], Ink::Axis.color())
                + Text::new(tick(x), (0, 7), label)
        });
        chart.draw_series(labels)?;
        for (state, stairs) in shares {
            let (ink, fill) = match state {
                State::Dearest => (Ink::Usual, 0.35),
                State::Random => (Ink::Random, 0.0),
            };
            let area = AreaSeries::new(stairs, 0.0, ink.color().mix(fill));
            chart.draw_series(area.border_style(ink.color().stroke_width(2)))?;
        }
        if let Some(bound) = bound {
            let line = [(bound, 0.0), (bound, most)];
            chart.draw_series(LineSeries::new(line, Ink::Bound.color().stroke_width(3)))?;
        }
        Ok(())
    })
}

/// The outline of the bars: where they begin and end, and how high they are, in percent of
/// the calls.
fn stairs(latency: &Latency) -> Vec<(f64, f64)> {
    #[allow(
        clippy::cast_precision_loss,
        reason = "ns and numbers of calls, to be drawn"
    )]
    let number = |n: u64| n as f64;
    let samples = number(latency.samples as u64).max(1.0);
    let mut outline = Vec::new();
    let mut last = None;
    for bin in &latency.bins {
        let (from, to) = (number(bin.from_ns), number(bin.to_ns));
        let share = 100.0 * number(bin.calls) / samples;
        if last.is_none() {
            outline.push((from, 0.0));
        }
        outline.extend([(from, share), (to, share)]);
        last = Some(bin.to_ns);
    }
    if let Some(end) = last {
        outline.push((number(end), 0.0));
    }
    outline
}

/// 1, 2 and 5 times powers of ten, between both.
fn ticks(from: f64, to: f64) -> Vec<f64> {
    let powers = (0..18).map(|power| 10_f64.powi(power));
    let ticks = powers.flat_map(|power| [power, 2.0 * power, 5.0 * power]);
    let ticks: Vec<f64> = ticks.filter(|&x| x >= from && x <= to).collect();
    // Over many powers there is room for these alone.
    match ticks.len() {
        0..=9 => ticks,
        _ => ticks
            .into_iter()
            .filter(|x| x.log10().fract() < 1e-9)
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::ticks;

    #[test]
    fn ticks_are_round_and_not_too_many() {
        assert_eq!(ticks(18.0, 260.0), [20.0, 50.0, 100.0, 200.0]);
        assert_eq!(ticks(18.0, 2e5), [100.0, 1e3, 1e4, 1e5]);
        assert!(ticks(1.0, 1e17).len() < 20);
    }
}
