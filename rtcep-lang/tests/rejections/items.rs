//! Items: the engine, lifespans, the form of situations, cycles.

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
        "/// doc\nresolution 1us;",
        &["6:1: write `//` here: `resolution` has no documentation"],
    ),
    ("/// doc", &["6:1: a doc comment stands before an item"]),
    (
        "//! doc\nevent G {}",
        &["6:1: write `///` instead of `//!`"],
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
            "6:1: `foo` is no item; the items are `engine`, `resolution`, `epoch`, `ordered`, `enum`, `event`, `fn`, `refer`, `lifespan`, `situation`, `action`, `actions`, `reorder` and `merge`",
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
        "trait X {}",
        &[
            "6:1: `trait` is no item; the items are `engine`, `resolution`, `epoch`, `ordered`, `enum`, `event`, `fn`, `refer`, `lifespan`, `situation`, `action`, `actions`, `reorder` and `merge`",
        ],
    ),
    (
        "situation rtcep: all in W { operand a: first E; }",
        &[
            "6:11: `rtcep` is the library that generated code names; choose another name for this situation",
        ],
    ),
];
