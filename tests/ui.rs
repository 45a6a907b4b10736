//! What the compiler says to rules that are refused: the right words under the
//! right token, and nothing after them. The committed `.stderr` files hold for
//! the pinned toolchain; `TRYBUILD=overwrite cargo test --test ui` writes them
//! anew.

#[test]
fn ui() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*.rs");
    cases.pass("tests/ui/accepted/*.rs");
}
