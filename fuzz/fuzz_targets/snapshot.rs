//! Bytes to an engine, and back.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| rtcep_fuzzed::snapshot::snapshot(data));
