//! Text to a cost table, and back.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use rtcep_fuzzed::reword::mutate;

fuzz_target!(|data: &[u8]| rtcep_fuzzed::table::table(data));

// Half of the changes are those of words.
fuzz_mutator!(|data: &mut [u8], size: usize, max: usize, seed: u32| {
    mutate(data, size, max, seed).unwrap_or_else(|| fuzzer_mutate(data, size, max))
});
