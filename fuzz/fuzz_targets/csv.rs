//! A file of real data to its rows.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| rtcep_fuzzed::csv::csv(data));
