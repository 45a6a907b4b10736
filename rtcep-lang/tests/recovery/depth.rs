//! Nesting and chains of any length.

use rtcep_lang::compile_str;
use std::fmt::Write;
use std::thread;

#[test]
fn no_depth_overflows_the_stack() {
    let rules = |when: &str, item: &str| {
        format!(
            "engine A; event E {{ x: i64, b: bool }} lifespan L {{ from startup; max_open 1; }}
             situation S: all in L {{ operand a: first E; when {when}; }} {item}"
        )
    };
    let n = 10_000;
    let texts = [
        rules(&format!("{}a.b{}", "(".repeat(n), ")".repeat(n)), ""),
        rules(&format!("{}a.b", "!".repeat(n)), ""),
        rules(&format!("0 < {}a.x", "- ".repeat(n)), ""),
        rules(&format!("a.x {} > 1", "+ a.x ".repeat(n)), ""),
        rules(&format!("a.x {} > 1", "as i64 ".repeat(n)), ""),
        rules(&format!("{}a.b{}", "[".repeat(n), "]".repeat(n)), ""),
        rules("a.b", &format!("{}{}", "{".repeat(n), "}".repeat(n))),
        rules(
            "a.b",
            &format!("event X {}{}", "{".repeat(n), "}".repeat(n)),
        ),
        rules("a.b", &"/// doc\n".repeat(n)),
    ];
    for text in texts {
        let thread = thread::Builder::new().stack_size(1024 * 1024);
        let check = thread.spawn(move || {
            let rejected = compile_str(&text).expect_err("nested too deep");
            assert_eq!(rejected.diagnostics.len(), 1, "{rejected}");
        });
        check.expect("a thread").join().expect("no overflow");
    }
    // Below the limit all is well.
    for (open, close) in [("(", ")"), ("!", "")] {
        let when = format!("{}a.b{}", open.repeat(60), close.repeat(60));
        assert!(compile_str(&rules(&when, "")).is_ok());
    }
}

#[test]
fn a_long_chain_of_situations_needs_no_stack() {
    let mut text = "engine A; event E {} lifespan L { from startup; max_open 1; }\n".to_owned();
    for i in 0..3000 {
        let source = match i {
            0 => "S2999".to_owned(),
            i => format!("S{}", i - 1),
        };
        let _ = writeln!(
            text,
            "situation S{i}: all in L {{ operand a: first {source}; }}"
        );
    }
    let rejected = compile_str(&text).expect_err("a cycle");
    assert_eq!(rejected.diagnostics.len(), 1, "one cycle, one error");
}
