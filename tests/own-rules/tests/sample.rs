//! The committed page is that of the rules as they are.

#[allow(dead_code, reason = "an example, of which the test reads constants")]
#[path = "../../../examples/radar_watch/rules.rs"]
mod rules;

use rtcep::{Described, Engine};
use rules::RadarWatch;

const PAGE: &str = include_str!("../../../docs/radar_watch.html");

const AGAIN: &str = "make it again: cargo bench -p rtcep-own-rules --bench radar_watch, and copy \
                     target/rtcep/RadarWatch.html to docs/radar_watch.html";

#[test]
fn the_sample_is_of_the_rules_as_they_are() {
    let model = rtcep_lang::compile_str(<RadarWatch as Described>::RULES)
        .expect("the rules")
        .model;
    let fingerprint = format!("{:016x}", rtcep_lang::fingerprint(&model));
    assert!(PAGE.contains(&fingerprint), "other rules; {AGAIN}");
    let bounds = <RadarWatch as Engine>::BOUNDS;
    let bytes = format!("<span data-json=\"/bytes\">{}</span>", bounds.bytes);
    assert!(PAGE.contains(&bytes), "another size; {AGAIN}");
}

#[test]
fn the_sample_is_small_and_of_one_piece() {
    assert!(PAGE.len() < 300_000, "{} bytes", PAGE.len());
    assert!(!PAGE.contains("http"));
    assert!(!PAGE.contains("A quick run"), "rough figures; {AGAIN}");
}
