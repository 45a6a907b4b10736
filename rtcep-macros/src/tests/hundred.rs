//! How much code 100 situations and 30 lifespans become.
//!
//! What is generated has to be compiled by every user, so it does not grow unnoticed. Who
//! changes `hundred.rules`, or makes it grow with a reason, writes the new figure down, and
//! those of `cargo xtask compile-cost` with it (`xtask/src/compile_cost/figures.toml`).

use crate::expand::expand;

/// Situations of every kind in lifespans of every form.
const RULES: &str = include_str!("hundred.rules");

/// Bytes of the generated tokens as text, per situation.
const BYTES: usize = 15_296;

/// The share by which that may grow or shrink before somebody has to look, in percent.
const SHARE: usize = 5;

#[test]
fn generated_code_does_not_grow() {
    let compiled = rtcep_lang::compile_str(RULES);
    let compiled = compiled.unwrap_or_else(|rejected| panic!("{rejected}"));
    let model = &compiled.model;
    assert_eq!((model.situations.len(), model.lifespans.len()), (100, 30));
    assert!(compiled.warnings.is_empty(), "{:?}", compiled.warnings);
    let output = expand(RULES.parse().expect("tokens")).to_string();
    let each = output.len() / model.situations.len();
    let allowed = BYTES * SHARE / 100;
    assert!(
        each.abs_diff(BYTES) <= allowed,
        "{each} bytes of generated code per situation, and {BYTES} are written down"
    );
}

/// Every kind of situations is among them.
#[test]
fn every_kind_is_counted() {
    use rtcep_lang::model::Kind;
    let model = rtcep_lang::compile_str(RULES).expect("accepted").model;
    for kind in Kind::ALL {
        assert!(model.situations.iter().any(|s| s.kind == kind), "{kind:?}");
    }
}
