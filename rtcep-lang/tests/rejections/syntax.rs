//! What is no expression of the rules.

use super::Row;

/// In the `when` of two operands: what is not of the grammar.
pub(crate) const WHEN: &[Row] = &[
    ("", &["9:7: expected an expression, found `;`"]),
    ("a.x ==", &["9:13: expected an expression, found `;`"]),
    ("a.x = b.x", &["9:11: `=` does not compare; write `==`"]),
    (
        "b.type > 1",
        &[
            "9:9: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "type > 1",
        &[
            "9:7: expected an expression, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "a.x < b.x < 3",
        &["9:17: comparisons do not chain; write `a < b && b < c`"],
    ),
    (
        "a.x == b.x == true",
        &["9:18: comparisons do not chain; write `a == b && b == c`"],
    ),
    (
        "a.x.abs() > 1",
        &["9:11: `.abs(..)`: rules have no methods; write operators over attributes"],
    ),
    (
        "a.x.y > 1",
        &["9:10: only an operand has attributes, one level deep, as in `a.range`"],
    ),
    (
        "|e| true",
        &["9:7: closures are not supported; write the condition itself"],
    ),
    (
        "|| true",
        &["9:7: closures are not supported; write the condition itself"],
    ),
    (
        "{ true }",
        &["9:7: blocks are not supported in expressions; write parentheses `(` `)`"],
    ),
    (
        "for x in y { }",
        &[
            "9:7: `for`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "while true {}",
        &[
            "9:7: `while`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "loop {}",
        &[
            "9:7: `loop`: rules have no loops, so that their time is bounded; write a condition, and let the operands choose the events",
        ],
    ),
    (
        "if a.b { true } else { false }",
        &["9:7: `if` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "match a.k { }",
        &["9:7: `match` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "SELECT * FROM a",
        &[
            "9:7: `SELECT`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "select x from y",
        &[
            "9:7: `select`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "exists (select)",
        &[
            "9:7: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "a.x > 1 AND b.x > 1",
        &["9:15: `AND` is no operator; write `&&`"],
    ),
    (
        "a.x in b",
        &["9:11: `in` is no operator; write comparisons, as in `a.x == 1 || a.x == 5`"],
    ),
    (
        "'c' == 'c'",
        &["9:7: characters are not supported; write a text, as in `\"x\"`"],
    ),
    (
        "a.x?",
        &["9:10: `?` is not supported: a condition that faults is false, and the sink is told"],
    ),
    (
        "a[0] > 1",
        &["9:8: indices are not supported; name the attribute, as in `a.range`"],
    ),
    (
        "1..5",
        &["9:8: ranges are not supported; write two comparisons, as in `a.x >= 1 && a.x <= 5`"],
    ),
    (
        "a.x .. 5",
        &["9:11: ranges are not supported; write two comparisons, as in `a.x >= 1 && a.x <= 5`"],
    ),
    (
        "a.x.await",
        &["9:10: a rule cannot wait: `.await` is not supported"],
    ),
    (
        "a.await",
        &["9:9: a rule cannot wait: `.await` is not supported"],
    ),
    ("a.0", &["9:9: attributes have names, not numbers"]),
    (
        "matches!(a.k, Air)",
        &["9:7: macro `matches!` cannot be called in a rule; write operators over attributes"],
    ),
    (
        "&a.b",
        &["9:7: `&` has no left side here; rules have values and no references"],
    ),
    (
        "*a.b",
        &["9:7: `*` has no left side here; rules have values and no references"],
    ),
    (
        "[1, 2]",
        &["9:7: arrays are not supported; write one value"],
    ),
    (
        "(a.b, a.b)",
        &["9:11: tuples are not supported; write one expression"],
    ),
    (
        "()",
        &["9:7: expected an expression between the parentheses"],
    ),
    (
        "a.b b.x",
        &["9:11: unexpected `b`; the clause ends before it, with `;`"],
    ),
    (
        "a.x += 1",
        &["9:11: rules cannot assign; write a value or a condition"],
    ),
    (
        "a.x => 1",
        &["9:11: `=>` is no operator; write `>=` for 'greater or equal'"],
    ),
    (
        "a.x =< 1",
        &["9:11: `=<` is no operator; write `<=` for 'less or equal'"],
    ),
    ("a.x <> 1", &["9:11: `<>` is no operator; write `!=`"]),
    (
        "a.k == Kind::Air::B",
        &["9:14: a variant is written with the name of its enum alone, as in `Kind::Air`"],
    ),
    (
        "a.x << b.type > 1",
        &[
            "9:16: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "u32::MAX > a.x",
        &["9:7: `u32` has no constants in the rules; write the number"],
    ),
    (
        "a.x > 5s",
        &["9:13: `5s` is a duration and no value; compare times with `within`"],
    ),
    (
        "a.x > 0x1.5",
        &["9:16: only an operand has attributes, one level deep, as in `a.range`"],
    ),
    (
        "b.type < -129",
        &[
            "9:9: expected the name of an attribute, as in `a.range`, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "if",
        &["9:7: `if` is no expression of the rules; write conditions with `&&` and `||`"],
    ),
    (
        "self.x > 1",
        &["9:7: `self`: an expression reads attributes and nothing outside of the rules"],
    ),
    ("a.x > 0b2", &["9:13: this number cannot be read"]),
    (
        "a.x ! b.x",
        &["9:11: unexpected `!`; the clause ends before it, with `;`"],
    ),
    (
        "a.x == b.x,",
        &["9:17: unexpected `,`; the clause ends before it, with `;`"],
    ),
    ("a.x == $b", &["9:14: expected an expression, found `$`"]),
    ("not(a.b)", &["9:7: `not(..)` is written `!(..)`"]),
    ("a.x -> 1", &["9:12: expected an expression, found `>`"]),
    ("a.b = = a.b", &["9:11: `=` does not compare; write `==`"]),
    (
        "true false",
        &["9:12: unexpected `false`; the clause ends before it, with `;`"],
    ),
    ("a.y = = 3", &["9:11: `=` does not compare; write `==`"]),
    ("a.b is true", &["9:11: `is` is no operator; write `==`"]),
    ("a.x mod 2 == 0", &["9:11: `mod` is no operator; write `%`"]),
    (
        "(a.x > 1",
        &["10:1: this `}` does not close the bracket that was opened last"],
    ),
    ("a.x > ", &["9:13: expected an expression, found `;`"]),
    (
        "exists",
        &[
            "9:7: `exists`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "delete from b",
        &[
            "9:7: `delete`: rules are not SQL; write operands for the events and a condition over their attributes, as in `when a.id == b.id`",
        ],
    ),
    (
        "(|| true)",
        &["9:8: closures are not supported; write the condition itself"],
    ),
    ("not a.b", &["9:7: `not` is no operator; write `!`"]),
    ("a.b && not a.b", &["9:14: `not` is no operator; write `!`"]),
    (
        "a.s.abs() > 3",
        &["9:11: `.abs(..)`: rules have no methods; write operators over attributes"],
    ),
];
