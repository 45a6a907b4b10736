//! A plot of the page's width, whose colours are those of the page.
//!
//! All plots are as wide as a phone shows them, so that their text is as large as that
//! around them; a wider window shows several side by side. They are drawn in colours that
//! stand for a meaning, and these are then replaced by the page's own, so that they change
//! with it between light and dark.

use plotters::prelude::*;
use plotters::style::Color;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::fmt;

/// How wide a plot is, in CSS pixels.
pub(super) const WIDTH: u32 = 350;

/// The size of text in plots, in CSS pixels.
pub(super) const TEXT: u32 = 12;

/// What a colour means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// Text.
    Text,
    /// Axes.
    Axis,
    /// Lines behind what is shown.
    Grid,
    /// A bound.
    Bound,
    /// What was counted or priced of a call that was found.
    Found,
    /// A median, or times in the dearest state.
    Usual,
    /// A p99.
    Rare,
    /// Times at random arrival.
    Random,
}

impl Ink {
    const ALL: [(Ink, &'static str); 8] = [
        (Ink::Text, "text"),
        (Ink::Axis, "axis"),
        (Ink::Grid, "grid"),
        (Ink::Bound, "bound"),
        (Ink::Found, "found"),
        (Ink::Usual, "usual"),
        (Ink::Rare, "rare"),
        (Ink::Random, "random"),
    ];

    /// A colour that nothing else has.
    pub(super) const fn color(self) -> RGBColor {
        RGBColor(1, 2, self as u8)
    }

    /// Text of this size in it.
    pub(super) fn text(self, at: Pos) -> TextStyle<'static> {
        let color = self.color().to_backend_color();
        let style = TextStyle::from(("sans-serif", TEXT).into_font()).pos(at);
        TextStyle { color, ..style }
    }
}

/// Text that begins at its place.
pub(super) const LEFT: Pos = Pos {
    h_pos: HPos::Left,
    v_pos: VPos::Center,
};

/// Text below its place.
pub(super) const BELOW: Pos = Pos {
    h_pos: HPos::Center,
    v_pos: VPos::Top,
};

/// A plot that could not be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlotError(String);

impl fmt::Display for PlotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a plot cannot be drawn: {}", self.0)
    }
}

impl std::error::Error for PlotError {}

impl<E: std::error::Error + Send + Sync> From<DrawingAreaErrorKind<E>> for PlotError {
    fn from(error: DrawingAreaErrorKind<E>) -> Self {
        Self(error.to_string())
    }
}

/// The area that is drawn on.
pub(super) type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

/// A plot with words for those who do not see it.
pub(super) fn plot(
    height: u32,
    words: &str,
    draw: impl FnOnce(&Area<'_>) -> Result<(), PlotError>,
) -> Result<String, PlotError> {
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (WIDTH, height)).into_drawing_area();
        draw(&area)?;
        area.present()?;
    }
    let inside = svg.split_once('>').map_or("", |(_, inside)| inside);
    let mut svg = format!(
        "<svg class=\"plot\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">{inside}",
        escaped(words)
    );
    for (ink, name) in Ink::ALL {
        let RGBColor(r, g, b) = ink.color();
        let drawn = format!("\"#{r:02X}{g:02X}{b:02X}\"");
        svg = svg.replace(&drawn, &format!("\"var(--{name})\""));
    }
    // What every element says anyway.
    Ok(svg.replace(" opacity=\"1\"", "").replace("\n\n", "\n"))
}

/// Text inside an attribute.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('"', "&quot;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}

/// At most so many characters, with a sign where some are left out.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept = text.chars().take(most.saturating_sub(1));
    kept.chain(['…']).collect()
}

/// A number at an axis.
pub(super) fn tick(x: f64) -> String {
    let short = |x: f64, unit: &str| {
        let text = format!("{x:.1}");
        format!("{}{unit}", text.trim_end_matches('0').trim_end_matches('.'))
    };
    match x.abs() {
        a if a >= 1e9 => short(x / 1e9, "G"),
        a if a >= 1e6 => short(x / 1e6, "M"),
        a if a >= 1e4 => short(x / 1e3, "k"),
        _ => short(x, ""),
    }
}
