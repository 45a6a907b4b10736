//! Adapters in canonical form.

use super::duration::print_duration;
use super::items::line;
use super::words::raw;
use crate::model::Model;

pub(super) fn adapters(out: &mut String, model: &Model) {
    if let Some(reorder) = &model.reorder {
        let within = print_duration(reorder.within, model.resolution);
        line(
            out,
            &format!("reorder within {within}, max {};", reorder.max),
        );
    }
    if let Some(merge) = &model.merge {
        let sources: Vec<String> = merge.sources.iter().map(|s| raw(s)).collect();
        let sources = sources.join(", ");
        line(out, &format!("merge {sources}, max {};", merge.max));
    }
}
