//! Functions: those of the language, and declared ones, which are the user's
//! Rust and must be given to the interpreter (language.md, section 6).

use crate::model::{Function, Model, Value};
use rtcep_core::arith::{Number, clamp, max, min};

/// A declared function: from the values of its arguments, which are of the
/// declared types, to a value of the declared type.
pub type Declared = fn(&[Value]) -> Value;

/// The declared functions that were given, by declaration.
#[derive(Clone, Debug, Default)]
pub(super) struct Functions(Vec<Option<Declared>>);

impl Functions {
    pub(super) fn new(model: &Model, given: &[(&str, Declared)]) -> Self {
        let find = |name: &str| given.iter().find(|(other, _)| *other == name);
        let functions = model.functions.iter();
        Self(functions.map(|f| find(&f.name).map(|(_, f)| *f)).collect())
    }

    /// The first one that is not there.
    pub(super) fn missing(&self) -> Option<usize> {
        self.0.iter().position(Option::is_none)
    }

    /// The value; a function that is not there faults.
    pub(super) fn call(&self, function: usize, arguments: &[Value]) -> Option<Value> {
        let function = self.0.get(function).copied().flatten()?;
        Some(function(arguments))
    }
}

/// One function of the core over all number types.
macro_rules! on_numbers {
    ($arguments:ident, |$($x:ident),+| $value:expr) => {
        on_numbers!(@ $arguments, ($($x),+), $value,
            U8 U16 U32 U64 U128 I8 I16 I32 I64 I128 F32 F64)
    };
    (@ $arguments:ident, $xs:tt, $value:expr, $($variant:ident)+) => {
        match *$arguments {
            $(on_numbers!(pattern $variant $xs) => $value.map(Value::$variant),)+
            _ => unreachable!("{:?}: no numbers of one type", $arguments),
        }
    };
    (pattern $variant:ident ($($x:ident),+)) => { [$(Value::$variant($x)),+] };
}

/// The value of a function of the language, or `None` for a fault.
///
/// # Panics
/// If the arguments do not fit, which those of no resolved model do.
pub(super) fn call(function: Function, arguments: &[Value]) -> Option<Value> {
    match function {
        Function::Min => on_numbers!(arguments, |a, b| Some(min(a, b))),
        Function::Max => on_numbers!(arguments, |a, b| Some(max(a, b))),
        Function::Abs => on_numbers!(arguments, |a| Number::abs(a)),
        Function::Clamp => on_numbers!(arguments, |a, low, high| clamp(a, low, high)),
        Function::Len => Some(Value::U32(
            u32::try_from(text(&arguments[0]).len()).expect("a text has 255 bytes at most"),
        )),
        Function::StartsWith => found(arguments, |s, part| s.starts_with(part)),
        Function::EndsWith => found(arguments, |s, part| s.ends_with(part)),
        Function::Contains => found(arguments, |s, part| s.contains(part)),
    }
}

fn found(arguments: &[Value], f: impl Fn(&str, &str) -> bool) -> Option<Value> {
    let [s, part] = arguments else {
        unreachable!("{arguments:?}: a text and a part of it");
    };
    Some(Value::Bool(f(text(s), text(part))))
}

fn text(value: &Value) -> &str {
    match value {
        Value::Str(text) => text.as_str(),
        other => unreachable!("{other:?} is no text"),
    }
}
