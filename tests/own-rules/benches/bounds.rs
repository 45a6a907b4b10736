//! The bounds of the rules of this crate.
rtcep_bench::report!(rtcep_own_rules::Defence);
