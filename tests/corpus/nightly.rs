//! What `cargo xtask nightly` makes random rule sets with, and shrinks them.

#[path = "../../xtask/src/nightly/declared.rs"]
pub(crate) mod declared;
#[path = "../../xtask/src/nightly/rules/mod.rs"]
pub(crate) mod rules;
#[path = "../../xtask/src/nightly/shrink/mod.rs"]
pub(crate) mod shrink;
