//! The README says what the code says.

#[allow(dead_code, reason = "an example, of which the test reads constants")]
#[path = "../examples/bounds.rs"]
mod example;

const README: &str = include_str!("../README.md");

/// The rules of the README are those of the example.
#[test]
fn rules_are_those_of_the_example() {
    let example = include_str!("../examples/bounds.rs");
    let (_, rest) = README.split_once("```rust\n").expect("a block of Rust");
    let (rules, _) = rest.split_once("```").expect("the block ends");
    assert!(example.contains(rules), "{rules}");
}

/// So is the code that uses them.
#[test]
fn use_is_that_of_the_example() {
    let example = include_str!("../examples/bounds.rs");
    let (_, rest) = README.split_once("```rust,ignore\n").expect("a block");
    let (code, _) = rest.split_once("```").expect("the block ends");
    assert!(example.contains(code), "{code}");
}

/// The table of bounds is what the code prints.
#[test]
fn bounds_are_what_the_code_prints() {
    let table = format!("```text\n{:#}```", example::Defence::BOUNDS);
    assert!(README.contains(&table), "{table}");
    let whole = example::Defence::BOUNDS.to_string();
    let quoted = README
        .split('`')
        .find(|text| text.starts_with("instances end: "))
        .expect("a path vector");
    assert!(whole.contains(quoted), "{whole}");
}

/// A user's own crate has the bench target that the README and docs/bounds.md show.
#[test]
fn the_bench_target_is_that_of_a_users_crate() {
    let manifest = include_str!("own-rules/Cargo.toml");
    let bench = include_str!("own-rules/benches/bounds.rs");
    for text in [README, include_str!("../docs/bounds.md")] {
        let (_, rest) = text.split_once("```toml\n").expect("a block of TOML");
        let (lines, _) = rest.split_once("```").expect("the block ends");
        assert_eq!(lines.lines().count(), 3);
        assert!(manifest.contains(lines), "{lines}");
        let line = "rtcep_bench::report!(my_crate::Defence);";
        assert!(text.contains(line));
        assert!(bench.contains(&line.replace("my_crate", "rtcep_own_rules")));
    }
}
