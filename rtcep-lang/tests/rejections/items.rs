//! Items: declarations, lifespans, the form of situations, cycles.

use super::Row;

/// As one more item.
pub(crate) const ITEM: &[Row] = &[
    (
        "engine B;",
        &["6:8: two engines, `A` and `B`; a rule set has one"],
    ),
    (
        "resolution 1us; resolution 2us;",
        &["6:28: `resolution` is already said on line 6"],
    ),
    (
        "resolution 0s;",
        &["6:12: a tick cannot be empty; write `1us`, for example"],
    ),
    (
        "resolution 5;",
        &[
            "6:12: `5` has no unit; write `5s` or `5ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
        ],
    ),
    (
        "evnet G { x: u32 }",
        &["6:1: `evnet` is no item; did you mean `event`?"],
    ),
    (
        "refer E from F {}",
        &[
            "6:1: `refer` is not supported yet in this version; send the derived event to the engine yourself",
        ],
    ),
    (
        "fn f(x: u32) -> bool;",
        &[
            "6:21: expected `=` and the path of the function, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `;`",
        ],
    ),
    (
        "cost \"a.toml\";",
        &["6:1: `cost` is not supported yet in this version; leave it out"],
    ),
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
            "6:14: an attribute is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
        ],
    ),
    (
        "event G { x: crate::T }",
        &[
            "6:14: expected a type, such as `u32`, `f32`, `bool`, `str<16>` or the name of an enum, but `crate` is a word of Rust; choose another name",
        ],
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
        &["6:18: expected a step of a path, found `for`"],
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
        "pub event G {}",
        &["6:1: write the visibility before `engine`; it holds for everything that is generated"],
    ),
    (
        "pub(foo) engine B;",
        &[
            "6:5: expected `crate`, `super`, `self` or `in path`, found `foo`",
            "6:17: two engines, `A` and `B`; a rule set has one",
        ],
    ),
    (
        "#[derive(Clone)] event G {}",
        &[
            "6:1: attributes other than doc comments are not supported here; derive traits on types of your own and adopt them: `event E = path::E { .. }`",
        ],
    ),
    (
        "event G { /** doc */ x: u32 }",
        &[
            "6:11: a doc comment stands before `engine`, `enum`, `event`, `lifespan` or `situation`; write `//` here",
        ],
    ),
    (
        "/// doc\nresolution 1us;",
        &["6:1: write `//` here: `resolution` has no documentation"],
    ),
    ("/// doc", &["6:1: a doc comment stands before an item"]),
    (
        "//! doc\nevent G {}",
        &["6:1: write `///` instead of `//!`"],
    ),
    (
        "event G { x: u32 } every >= 10ms;",
        &["6:20: `every` is not supported yet in this version; leave the declared arrivals out"],
    ),
    (
        "lifespan W { from startup; max_open 1; }",
        &["6:10: second lifespan with the name `W`, the first is on line 5; choose another name"],
    ),
    (
        "situation S: all in W {}",
        &[
            "6:11: situation `S` has no operand and would never be detected; write `operand a: first E;`",
        ],
    ),
    (
        "situation S: all in V { operand a: first E; }",
        &["6:21: lifespan `V` does not exist; of the lifespans there is only `W`"],
    ),
    (
        "situation S: any in W { operand a: first E; }",
        &["6:36: `any` is of every event and chooses none; remove `first`"],
    ),
    (
        "situation S: al in W { operand a: first E; }",
        &["6:14: `al` is no kind of situation; did you mean `all`?"],
    ),
    (
        "situation S all in W { operand a: first E; }",
        &["6:13: expected `:` and the kind, as in `: all in Watch`, found `all`"],
    ),
    (
        "situation S: all W { operand a: first E; }",
        &["6:18: expected `in` and a lifespan, as in `all in Watch`, found `W`"],
    ),
    (
        "situation S: all in { operand a: first E; }",
        &["6:21: expected the name of a lifespan, found `{`"],
    ),
    (
        "situation S: all in W;",
        &["6:22: expected a block in `{` `}`, found `;`"],
    ),
    (
        "situation : all in W { operand a: first E; }",
        &["6:11: expected the name of a situation, found `:`"],
    ),
    (
        "situation S: all in W { operand a: first E, max 2; }",
        &[
            "6:45: `a` of `S` never stores candidates: it is the only operand of an `all`, so each event completes a detection at once; remove `max`",
        ],
    ),
    (
        "situation S: all in W { operand a: first E, on_full reject; }",
        &[
            "6:45: `a` of `S` never stores candidates: it is the only operand of an `all`, so each event completes a detection at once; remove `on_full`",
        ],
    ),
    (
        "situation S: sequence in W { operand a: first E, max 2; operand b: first F, max 2; }",
        &[
            "6:77: `b` of `S` never stores candidates: it is the last operand of a `sequence`, whose event completes a detection at once; remove `max`",
        ],
    ),
    (
        "situation S: all in W { operand a: first S; }",
        &[
            "6:42: `S` feeds `S`: a cycle would derive events without end; let one of them take an event instead",
        ],
    ),
    (
        "situation S: all in W { operand a: first T; } situation T: all in W { operand a: first U; }  situation U: all in W { operand a: first S; }",
        &[
            "6:42: `S` feeds `U` feeds `T` feeds `S`: a cycle would derive events without end; let one of them take an event instead",
        ],
    ),
    (
        "situation E: all in W { operand a: first E; }",
        &["6:11: situation `E` has the name of the event `E` on line 3; choose another name"],
    ),
    (
        "situation S: all in W { operand a: first E; emit { x: b.x } } situation T: all in W { operand s: first S; when s.x > 1; }",
        &["6:55: operand `b` does not exist; of the operands there is only `a`"],
    ),
    (
        "foo",
        &[
            "6:1: `foo` is no item; the items are `engine`, `resolution`, `ordered`, `enum`, `event`, `fn`, `lifespan` and `situation`",
        ],
    ),
    (
        "5",
        &[
            "6:1: expected an item: `engine`, `enum`, `event`, `fn`, `lifespan` or `situation`, found `5`",
        ],
    ),
    (
        "{}",
        &[
            "6:1: expected an item: `engine`, `enum`, `event`, `fn`, `lifespan` or `situation`, found `{`",
        ],
    ),
    (";", &["6:1: a block ends without `;`; remove it"]),
    (
        "engine",
        &["6:1: expected the name of the engine, found the end"],
    ),
    (
        "event",
        &["6:1: expected the name of an event, found the end"],
    ),
    (
        "trait X {}",
        &[
            "6:1: `trait` is no item; the items are `engine`, `resolution`, `ordered`, `enum`, `event`, `fn`, `lifespan` and `situation`",
        ],
    ),
    (
        "situation S: every in W { operand a: each E; }",
        &[
            "6:14: `every` is not supported yet in this version; let the host send an event at that time",
        ],
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
            "6:14: `HashMap<..>` is no type of the rules; an attribute is a number, a bool, a text or an enum",
            "6:48: `Vec<..>` is no type of the rules; an attribute is a number, a bool, a text or an enum",
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
        "situation rtcep: all in W { operand a: first E; }",
        &[
            "6:11: `rtcep` is the library that generated code names; choose another name for this situation",
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
