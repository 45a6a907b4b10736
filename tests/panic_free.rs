//! No panic is reachable from generated code: a binary whose panic handler
//! calls an undefined symbol links, at every level of optimisation.

use std::path::Path;
use std::process::{Command, Output};

fn build(level: &str, features: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let target = std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root.join("target"), Into::into)
        .join("panic-free");
    Command::new(env!("CARGO"))
        .current_dir(root.join("tests/panic-free"))
        .args(["build", "--release", "--locked"])
        .args(["--config", &format!("profile.release.opt-level={level}")])
        .args(features)
        .env("CARGO_TARGET_DIR", target)
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
    }

    // The check can fail: one reachable panic and the binary does not link.
    let dirty = build("3", &["--features", "can-panic"]);
    let errors = String::from_utf8_lossy(&dirty.stderr);
    assert!(!dirty.status.success(), "a reachable panic went unnoticed");
    assert!(errors.contains("a_panic_is_reachable"), "{errors}");
}
