//! The functions that random rules declare, as Rust and as the interpreter calls them.

use rtcep_lang::interp::Declared;
use rtcep_lang::model::Value;

pub(crate) fn odd(x: u8) -> bool {
    x % 2 == 1
}

pub(crate) fn near(x: f32, y: f32) -> bool {
    (x - y).abs() < 2.0
}

pub(crate) fn turned(x: i16) -> i16 {
    x.rotate_left(8)
}

const ODD: Declared = |values| match *values {
    [Value::U8(x)] => Value::Bool(odd(x)),
    _ => panic!("{values:?}"),
};
const NEAR: Declared = |values| match *values {
    [Value::F32(x), Value::F32(y)] => Value::Bool(near(x, y)),
    _ => panic!("{values:?}"),
};
const TURNED: Declared = |values| match *values {
    [Value::I16(x)] => Value::I16(turned(x)),
    _ => panic!("{values:?}"),
};

/// By name.
pub(crate) const FUNCTIONS: [(&str, Declared); 3] =
    [("odd", ODD), ("near", NEAR), ("turned", TURNED)];
