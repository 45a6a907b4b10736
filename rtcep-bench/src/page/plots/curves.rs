//! Bound and times, by occupancy.

use super::canvas::{Ink, LEFT, PlotError, plot, tick};
use crate::page::record::{Cause, Report};
use plotters::prelude::*;

/// What the call did, priced as the bound is, and what it took, under the bound.
pub(in crate::page) fn occupancy(report: &Report, cause: &Cause) -> Result<String, PlotError> {
    let points = &cause.occupancy;
    let bound = cause.counted.total.cost;
    #[allow(clippy::cast_precision_loss, reason = "percent and ns, to be drawn")]
    let line = |y: fn(&crate::page::record::Point) -> f64| -> Vec<(f64, f64)> {
        points.iter().map(|p| (p.percent as f64, y(p))).collect()
    };
    let mut lines = vec![(line(|p| p.total.cost), Ink::Found)];
    if report.method.unit == "ns" {
        #[allow(clippy::cast_precision_loss, reason = "as above")]
        lines.extend([
            (line(|p| p.times.p50_ns as f64), Ink::Usual),
            (line(|p| p.times.p99_ns as f64), Ink::Rare),
        ]);
    }
    let all = lines.iter().flat_map(|(line, _)| line).map(|(_, y)| *y);
    let largest = all.fold(bound, f64::max).max(1.0);
    let words = format!(
        "{}: bound, price of what was done, and times by occupancy; the table beside it has the figures",
        cause.name
    );
    plot(250, &words, |area| {
        let mut chart = ChartBuilder::on(area)
            .margin(6)
            .margin_right(14)
            .x_label_area_size(36)
            .y_label_area_size(46)
            .build_cartesian_2d(0.0..100.0, 0.0..largest * 1.08)?;
        chart
            .configure_mesh()
            .x_labels(6)
            .y_labels(6)
            .x_desc("occupancy, %")
            .x_label_formatter(&|x| tick(*x))
            .y_label_formatter(&|y| tick(*y))
            .label_style(Ink::Text.text(LEFT))
            .axis_style(Ink::Axis.color())
            .bold_line_style(Ink::Grid.color())
            .light_line_style(TRANSPARENT)
            .draw()?;
        let bounding = [(0.0, bound), (100.0, bound)];
        chart.draw_series(LineSeries::new(
            bounding,
            Ink::Bound.color().stroke_width(2),
        ))?;
        for (line, ink) in lines {
            let style = ink.color().stroke_width(2);
            chart.draw_series(LineSeries::new(line.iter().copied(), style))?;
            let dots = line.into_iter();
            chart.draw_series(dots.map(|at| Circle::new(at, 3, ink.color().filled())))?;
        }
        Ok(())
    })
}
