//! The file as it is written.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;
use toml::value::Datetime;

/// What is read first: everything else depends on it.
#[derive(Deserialize)]
pub(super) struct Versioned {
    pub(super) version: Option<Spanned<i64>>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Form {
    pub(super) version: u32,
    pub(super) operations: Spanned<u32>,
    pub(super) target: Spanned<String>,
    pub(super) cpu: Spanned<String>,
    pub(super) rustc: Spanned<String>,
    pub(super) opt_level: Spanned<String>,
    pub(super) unit: Spanned<String>,
    pub(super) caches: Spanned<String>,
    pub(super) samples: Spanned<u64>,
    pub(super) quantile: Spanned<f64>,
    pub(super) margin: Spanned<f64>,
    pub(super) floor: Spanned<f64>,
    pub(super) salt: String,
    pub(super) salts_tried: Spanned<u32>,
    pub(super) date: Spanned<Datetime>,
    #[serde(default)]
    pub(super) held_out: BTreeMap<Spanned<String>, Shown>,
    pub(super) families: BTreeMap<Spanned<String>, Priced>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shown {
    pub(super) rows: u64,
    pub(super) violations: u64,
    pub(super) median: f64,
    pub(super) worst: f64,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Priced {
    pub(super) d: Spanned<u32>,
    pub(super) prices: BTreeMap<Spanned<String>, Spanned<f64>>,
}
