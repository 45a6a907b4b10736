//! The rules that are measured, as users write them. Each has its twin of the
//! same name in [`handwritten`](crate::handwritten).

pub mod alert_track;
pub mod all2;
pub mod atleast;
pub mod atleast_pair;
pub mod atleast_sum;
pub mod deferred;
pub mod each2;
pub mod keyed;
pub mod report;
pub mod report_float;
pub mod sequence3;
pub mod unless;
