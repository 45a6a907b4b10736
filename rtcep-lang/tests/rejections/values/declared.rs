//! Declarations of functions.

use super::Row;

/// Items, from line 10 on.
pub(super) const FUNCTION: &[Row] = &[
    (
        "fn",
        &["10:1: expected the name of a function, found the end"],
    ),
    (
        "fn f",
        &["10:4: expected the parameters in `(` `)`, found the end"],
    ),
    (
        "fn f(x: u8)",
        &[
            "10:11: expected `->` and the type of the value, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found the end",
        ],
    ),
    (
        "fn f(x: u8) -> bool;",
        &[
            "10:20: expected `=` and the path of the function, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `;`",
        ],
    ),
    (
        "fn f(x: u8) -> bool = ;",
        &["10:23: expected the path of a function, such as `crate::geo::distance`, found `;`"],
    ),
    (
        "fn f(x: u8) -> bool { x > 1 }",
        &[
            "10:21: the rules name functions and do not contain them; write `= path::to::it;` and let the function stand in Rust",
        ],
    ),
    (
        "fn f(x: u8) = crate::f;",
        &[
            "10:13: expected `->` and the type of the value, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `=`",
        ],
    ),
    (
        "fn f() -> bool = crate::f;",
        &["10:4: `f` has no parameters: what depends on nothing is a constant; write it"],
    ),
    (
        "fn f(x: u8, x: u8) -> bool = crate::f;",
        &[
            "10:13: second parameter of `f` with the name `x`, the first is on line 10; choose another name",
        ],
    ),
    (
        "fn f(x: Nope) -> bool = crate::f;",
        &[
            "10:9: type `Nope` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind`, `Level` and `Grade`",
        ],
    ),
    (
        "fn f(x: u8) -> Nope = crate::f;",
        &[
            "10:16: type `Nope` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind`, `Level` and `Grade`",
        ],
    ),
    (
        "fn f(x: u128) -> bool = crate::f;",
        &["10:9: `u128` is a type of sums alone; write `u64`"],
    ),
    (
        "fn f(x: &str) -> bool = crate::f;",
        &[
            "10:9: a value is a number, a bool, a text or an enum; references, arrays and tuples are not supported",
        ],
    ),
    (
        "fn f(x) -> bool = crate::f;",
        &["10:7: expected `:` and a type, as in `x: f32`, found `)`"],
    ),
    (
        "fn min(x: u8) -> u8 = crate::f;",
        &["10:4: `min` is an aggregate of the language; choose another name"],
    ),
    (
        "fn sum(x: u8) -> u8 = crate::f;",
        &["10:4: `sum` is an aggregate of the language; choose another name"],
    ),
    (
        "fn len(x: u8) -> u8 = crate::f;",
        &["10:4: `len` is a function of the language; choose another name"],
    ),
    (
        "fn far(x: u8) -> u8 = crate::f;",
        &["10:4: second function with the name `far`, the first is on line 6; choose another name"],
    ),
    (
        "/// What it does.\nfn f(x: u8) -> u8 = crate::f;",
        &["10:1: write `//` here: the function has its documentation in Rust"],
    ),
    (
        "pub fn f(x: u8) -> u8 = crate::f;",
        &["10:1: write the visibility before `engine`; it holds for everything that is generated"],
    ),
    (
        "fn f(x: u8) -> u8 = crate::f::<u8>;",
        &["10:31: a path has no generic arguments here; give what it names a name of its own"],
    ),
    (
        "fn f<T>(x: T) -> u8 = crate::f;",
        &["10:5: expected the parameters in `(` `)`, found `<`"],
    ),
    (
        "fn __f(x: u8) -> u8 = crate::f;",
        &[
            "10:4: names such as `__f` that begin with `__` belong to generated code; choose another name",
        ],
    ),
    ("fn f(x: u8) -> str<4>= crate::f;", &["accepted"]),
    (
        "fn f(x: u8) -> u8 = crate::f\nevent Behind {}",
        &["10:28: missing `;` after this"],
    ),
    (
        "fn f(self) -> u8 = crate::f;",
        &[
            "10:6: expected the name of a parameter, but `self` is a word of Rust; choose another name",
        ],
    ),
    (
        "async fn f(x: u8) -> u8 = crate::f;",
        &[
            "10:1: `async` is no item; the items are `engine`, `resolution`, `epoch`, `ordered`, `enum`, `event`, `fn`, `refer`, `lifespan`, `situation`, `action`, `actions`, `reorder` and `merge`",
        ],
    ),
    (
        "fn f(x: u8) -> f(y);",
        &[
            "10:16: type `f` does not exist; the types are `bool`, `u8`, `u16`, `u32`, `u64`, `i8`, `i16`, `i32`, `i64`, `f32`, `f64`, `Kind`, `Level` and `Grade`",
            "10:17: expected `=` and the path of the function, as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`, found `(`",
        ],
    ),
];
