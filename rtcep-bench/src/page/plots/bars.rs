//! Bound and high-water mark, by event type: two bars each, with their figures.

use super::canvas::{Ink, LEFT, PlotError, WIDTH, plot, shortened, tick};
use plotters::prelude::*;

/// The bars of one event type.
pub(in crate::page) struct Group<'a> {
    /// The event type.
    pub(in crate::page) name: &'a str,
    /// The bound.
    pub(in crate::page) bound: f64,
    /// What was observed, if anything was.
    pub(in crate::page) observed: Option<f64>,
}

/// The height of a group: its name, two bars, and air.
const GROUP: u32 = 58;

/// Of each event type its bound, and below it what was observed.
pub(in crate::page) fn bars(groups: &[Group<'_>], unit: &str) -> Result<String, PlotError> {
    let words = groups.iter().map(|group| {
        let observed = group.observed.map_or("nothing".to_owned(), tick);
        let bound = tick(group.bound);
        format!("{}: bound {bound}, observed {observed}", group.name)
    });
    let words = format!(
        "{unit} by event type. {}",
        words.collect::<Vec<_>>().join("; ")
    );
    let largest = groups
        .iter()
        .map(|g| g.bound.max(g.observed.unwrap_or(0.0)));
    let largest = largest.fold(0.0, f64::max).max(1.0);
    let rows = u32::try_from(groups.len()).unwrap_or(1).max(1);
    plot(rows * GROUP + 40, &words, |area| {
        // Room for the figure behind the longest bar.
        let mut chart = ChartBuilder::on(area)
            .margin(4)
            .x_label_area_size(34)
            .build_cartesian_2d(0.0..largest * 1.22, f64::from(rows)..0.0)?;
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .x_labels(5)
            .x_desc(unit)
            .x_label_formatter(&|x| tick(*x))
            .label_style(Ink::Text.text(LEFT))
            .axis_style(Ink::Axis.color())
            .bold_line_style(Ink::Grid.color())
            .light_line_style(TRANSPARENT)
            .draw()?;
        let at = |pixels: u32| f64::from(pixels) / f64::from(GROUP);
        for (i, group) in (0u32..).zip(groups) {
            let top = f64::from(i);
            let label = |text: String, x: f64, y: f64, ink: Ink| {
                EmptyElement::at((x, y)) + Text::new(text, (4, 0), ink.text(LEFT))
            };
            let most = usize::try_from(WIDTH / 7).unwrap_or(50);
            let name = shortened(group.name, most);
            chart.draw_series([label(name, 0.0, top + at(10), Ink::Text)])?;
            let bars = [
                (Some(group.bound), Ink::Bound, at(19)),
                (group.observed, Ink::Found, at(37)),
            ];
            for (value, ink, y) in bars {
                let Some(value) = value else { continue };
                let bar = [(0.0, top + y), (value, top + y + at(15))];
                chart.draw_series([Rectangle::new(bar, ink.color().filled())])?;
                let middle = top + y + at(8);
                chart.draw_series([label(tick(value), value, middle, Ink::Text)])?;
            }
        }
        Ok(())
    })
}
