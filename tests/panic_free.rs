//! No panic is reachable from generated code: a binary whose panic handler
//! calls an undefined symbol links, at every level of optimisation.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn target() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root.join("target"), Into::into)
        .join("panic-free")
}

fn build(level: &str, features: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    Command::new(env!("CARGO"))
        .current_dir(root.join("tests/panic-free"))
        .args(["build", "--release", "--locked"])
        .args(["--config", &format!("profile.release.opt-level={level}")])
        .args(features)
        .env("CARGO_TARGET_DIR", target())
        // Flags of the surrounding run (coverage, sanitizers) are not this check's.
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs")
}

#[test]
#[cfg_attr(
    not(target_os = "linux"),
    ignore = "links against the C library of Linux"
)]
fn no_panic_is_reachable() {
    for level in ["1", "2", "\"s\"", "\"z\"", "3"] {
        let clean = build(level, &[]);
        let errors = String::from_utf8_lossy(&clean.stderr);
        assert!(clean.status.success(), "opt-level {level}: {errors}");
        carries_no_rules(level);
    }

    // The check can fail: one reachable panic and the binary does not link.
    let dirty = build("3", &["--features", "can-panic"]);
    let errors = String::from_utf8_lossy(&dirty.stderr);
    assert!(!dirty.status.success(), "a reachable panic went unnoticed");
    assert!(errors.contains("a_panic_is_reachable"), "{errors}");
}

/// `Described::RULES` is a constant: a program that does not ask for it does not carry it.
fn carries_no_rules(level: &str) {
    let binary = target().join("release/rtcep-panic-free");
    let bytes = std::fs::read(&binary).expect("what was linked can be read");
    let has = |text: &str| bytes.windows(text.len()).any(|w| w == text.as_bytes());
    assert!(!has("lifespan Always"), "opt-level {level}: rules as text");
    // The search can find what is there.
    assert!(has("main"), "opt-level {level}: not a binary");
}
