//! Event types by what they enter: the darker, the more of the dearest bound of the page.

use super::Figure;
use crate::page::record::Report;

/// Event types by situations, lifespans, stateless rules and the engine itself.
pub(super) struct Matrix<'a> {
    /// Those that some event type enters.
    pub(super) columns: Vec<&'a str>,
    pub(super) rows: Vec<Row<'a>>,
}

/// One event type.
pub(super) struct Row<'a> {
    pub(super) name: &'a str,
    pub(super) cells: Vec<Option<Cell>>,
}

/// What it can do there.
pub(super) struct Cell {
    pub(super) counted: Figure,
    pub(super) observed: Option<Figure>,
    pub(super) cost: Figure,
    /// How dark, in percent.
    pub(super) shade: u32,
}

impl<'a> Matrix<'a> {
    pub(super) fn new(report: &'a Report) -> Self {
        let entered = |part: &usize| {
            let mut cells = report.causes.iter().flat_map(|cause| &cause.row);
            cells.any(|cell| cell.part == *part)
        };
        let parts: Vec<usize> = (0..report.parts.len()).filter(entered).collect();
        let costs = report.causes.iter().flat_map(|cause| &cause.row);
        let dearest = costs.map(|cell| cell.cost).fold(0.0, f64::max);
        let rows = report.causes.iter().enumerate().map(|(i, cause)| {
            let cell = |part: &usize| {
                let c = cause.row.iter().position(|cell| cell.part == *part)?;
                let cell = &cause.row[c];
                let at = |rest: &str| format!("/causes/{i}/row/{c}/{rest}");
                let observed = cell.observed.map(|n| Figure::whole(at("observed"), n));
                Some(Cell {
                    counted: Figure::whole(at("counted"), cell.counted),
                    observed,
                    cost: Figure::decimal(at("cost"), cell.cost, 1),
                    shade: shade(cell.cost, dearest),
                })
            };
            Row {
                name: &cause.name,
                cells: parts.iter().map(cell).collect(),
            }
        });
        Self {
            rows: rows.collect(),
            columns: parts
                .iter()
                .map(|&part| report.parts[part].as_str())
                .collect(),
        }
    }
}

/// At most so dark that text can be read on it.
const DARKEST: f64 = 45.0;

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "of 0 to 45"
)]
fn shade(cost: f64, dearest: f64) -> u32 {
    if dearest > 0.0 {
        (DARKEST * (cost / dearest).sqrt()).round() as u32
    } else {
        0
    }
}
