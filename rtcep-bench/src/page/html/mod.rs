//! One page that needs nothing beside itself: no network, no script, no font.
//!
//! The template is `templates/bounds.html`, its looks are `templates/bounds.css`. Every figure
//! stands in a table as well as in a plot.
//!
//! | module | what it prepares |
//! |---|---|
//! | `glance` | all event types, side by side |
//! | `matrix` | event types by situations |
//! | `cause` | one event type, or the timers |

mod cause;
mod glance;
mod matrix;

use super::figure::Figure;
use super::plots::{self, PlotError};
use super::record::Report;
use askama::Template;
use std::fmt;

#[derive(Template)]
#[template(path = "bounds.html")]
struct Page<'a> {
    report: &'a Report,
    style: &'static str,
    unit: &'a str,
    bytes: Figure,
    clock: Figure,
    traces: Figure,
    margin: Figure,
    floor: Figure,
    glance: Vec<glance::Row<'a>>,
    operations: String,
    costs: String,
    matrix: matrix::Matrix<'a>,
    causes: Vec<cause::Section<'a>>,
}

/// A page that could not be made.
#[derive(Debug)]
pub enum PageError {
    /// A plot could not be drawn.
    Plot(PlotError),
    /// The template could not be filled.
    Template(askama::Error),
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PageError::Plot(error) => write!(f, "{error}"),
            PageError::Template(error) => write!(f, "the page cannot be written: {error}"),
        }
    }
}

impl std::error::Error for PageError {}

impl From<PlotError> for PageError {
    fn from(error: PlotError) -> Self {
        Self::Plot(error)
    }
}

/// The page of a report.
///
/// # Errors
/// If a plot cannot be drawn, or the template not be filled.
pub fn page(report: &Report) -> Result<String, PageError> {
    let unit = report.method.unit.as_str();
    let page = Page {
        report,
        style: include_str!("../../../templates/bounds.css"),
        unit,
        bytes: Figure::whole("/bytes", report.bytes),
        clock: Figure::whole("/made/clock/p50_ns", report.made.clock.p50_ns),
        traces: Figure::whole("/made/traces", report.made.traces),
        margin: Figure::decimal("/method/margin", report.method.margin, 2),
        floor: Figure::decimal("/method/floor", report.method.floor, 1),
        glance: glance::rows(report),
        operations: glance::operations(report)?,
        costs: glance::costs(report)?,
        matrix: matrix::Matrix::new(report),
        causes: cause::sections(report)?,
    };
    page.render().map_err(PageError::Template)
}
