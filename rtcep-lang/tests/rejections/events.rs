//! Events and enums.

use super::Row;

/// As one more item.
pub(crate) const EVENT: &[Row] = &[
    (
        "event G { x: u33 }",
        &["6:14: type `u33` does not exist; did you mean `u32`?"],
    ),
    (
        "event G { x: usize }",
        &[
            "6:14: `usize` is no type of the rules; write `u64`: rules mean the same on every machine",
        ],
    ),
    (
        "event G { x: String }",
        &[
            "6:14: `String` is no type of the rules; write `str<16>` for a text of 16 bytes at most; up to 255 can stand there",
        ],
    ),
    (
        "event G { x: u32, x: u8 }",
        &[
            "6:19: second attribute of `G` with the name `x`, the first is on line 6; choose another name",
        ],
    ),
    (
        "event G { type: u32 }",
        &[
            "6:11: expected the name of an attribute, but `type` is a word of Rust; write `r#type` or choose another name",
        ],
    ),
    (
        "event G { x u32 }",
        &["6:13: expected `:` and a type, as in `range: f32`, found `u32`"],
    ),
    (
        "event G { x: }",
        &[
            "6:14: expected a type, such as `u32`, `f32`, `bool`, `str<16>` or the name of an enum, found `}`",
        ],
    ),
    (
        "event G { x: u32; y: u32 }",
        &["6:17: write `,` between the parts of a list, not `;`"],
    ),
    (
        "event G { x: u32 y: u32 }",
        &["6:14: missing `,` after this"],
    ),
    (
        "event G { x: [u8; 3] }",
        &[
            "6:14: a value is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
        ],
    ),
    (
        "event G { x: crate::T }",
        &["6:14: name a type of your own in the rules first: `enum Kind = path::to::It { .. }`"],
    ),
    (
        "event G { x: u32 };",
        &["6:19: a block ends without `;`; remove it"],
    ),
    ("event G;", &["6:8: expected a block in `{` `}`, found `;`"]),
    (
        "event { x: u32 }",
        &["6:7: expected the name of an event, found `{`"],
    ),
    (
        "event E { x: u32 }",
        &["6:7: event `E` has the name of the event `E` on line 3; choose another name"],
    ),
    (
        "event e { x: u32 }",
        &["6:7: the events `E` and `e` are both `e` in generated code; choose another name"],
    ),
    (
        "event Kind { x: u32 }",
        &["6:7: event `Kind` has the name of the enum `Kind` on line 2; choose another name"],
    ),
    (
        "event A {}",
        &["6:7: event `A` has the name of the engine `A` on line 1; choose another name"],
    ),
    (
        "event __G { __x: u32 }",
        &[
            "6:7: names such as `__G` that begin with `__` belong to generated code; choose another name",
            "6:13: names such as `__x` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    (
        "event AEvent {}",
        &[
            "6:7: event `AEvent` has the name of a type that is generated for the engine `A`; choose another name",
        ],
    ),
    (
        "event startup {}",
        &["6:7: `startup` is a word of the grammar; choose another name for this event"],
    ),
    (
        "event first {}",
        &["6:7: `first` is a word of the grammar; choose another name for this event"],
    ),
    (
        "event u32 {}",
        &["6:7: `u32` is a type; choose another name for this event"],
    ),
    (
        "event G = {}",
        &["6:11: expected the path of a type, such as `crate::radar::Plot`, found `{`"],
    ),
    (
        "event G = crate::V<u8> {}",
        &["6:19: a path has no generic arguments here; give what it names a name of its own"],
    ),
    (
        "event G = crate::for {}",
        &[
            "6:18: expected a step of a path, but `for` is a word of Rust; write `r#for` or choose another name",
        ],
    ),
    (
        "enum K {}",
        &["6:6: enum `K` has no variants; write at least one"],
    ),
    (
        "enum K { A, A }",
        &[
            "6:13: second variant of `K` with the name `A`, the first is on line 6; choose another name",
        ],
    ),
    (
        "enum K { A = 1 }",
        &["6:12: a variant is a name alone, without value or fields"],
    ),
    (
        "enum K { A(u8) }",
        &["6:11: a variant is a name alone, without value or fields"],
    ),
    (
        "event G { /** doc */ x: u32 }",
        &[
            "6:11: a doc comment stands before `engine`, `enum`, `event`, `lifespan` or `situation`; write `//` here",
        ],
    ),
    (
        "event G { x: u32 } every >= 10ms;",
        &["6:20: `every` is not supported yet in this version; leave the declared arrivals out"],
    ),
    (
        "event",
        &["6:1: expected the name of an event, found the end"],
    ),
    (
        "event G { o: Option<u32>, x: u32 }",
        &[
            "6:14: `Option<..>` is no type of the rules; an attribute always has a value; add a bool that says whether it counts",
        ],
    ),
    (
        "event G { o: HashMap<u32, Vec<u8>>, x: u32, y: Vec<u8> }",
        &[
            "6:14: `HashMap<..>` is no type of the rules; a value is a number, a bool, a text or an enum",
            "6:48: `Vec<..>` is no type of the rules; a value is a number, a bool, a text or an enum",
        ],
    ),
    (
        "event usize { x: u64 }",
        &["6:7: `usize` is a type; choose another name for this event"],
    ),
    (
        "enum i128 { B } situation isize: all in W { operand a: first E; } event char {}",
        &[
            "6:6: `i128` is a type; choose another name for this enum",
            "6:27: `isize` is a type; choose another name for this situation",
            "6:73: `char` is a type; choose another name for this event",
        ],
    ),
    (
        "event rtcep { x: u64 }",
        &[
            "6:7: `rtcep` is the library that generated code names; choose another name for this event",
        ],
    ),
    (
        "enum rtcep { B }",
        &[
            "6:6: `rtcep` is the library that generated code names; choose another name for this enum",
        ],
    ),
    (
        "event X { pub x: u32, pub(crate) y: u32, r#pub: u8 }",
        &[
            "6:11: attributes have no visibility of their own, they have that of the engine; remove `pub`",
            "6:23: attributes have no visibility of their own, they have that of the engine; remove `pub`",
        ],
    ),
    (
        "enum K { B(u32), C { x: u32 }, D = 3 }",
        &[
            "6:11: a variant is a name alone, without value or fields",
            "6:20: a variant is a name alone, without value or fields",
            "6:34: a variant is a name alone, without value or fields",
        ],
    ),
];
