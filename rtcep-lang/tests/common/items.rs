//! Random enums, functions and events.

use super::Choices;
use rtcep_lang::model::*;

/// Names that are words of the grammar or of Rust as well.
pub(super) const WORDS: [&str; 26] = [
    "x",
    "range",
    "max",
    "min",
    "key",
    "first",
    "type",
    "match",
    "when",
    "or",
    "it",
    "within",
    "emit",
    "retain",
    "startup",
    "each",
    "abstract",
    "operand",
    "event",
    "fn",
    "from",
    "until",
    "discard",
    "including",
    "all_keys",
    "at",
];

pub(super) const DOCS: [&str; 9] = [
    " A line.",
    "",
    "no space",
    "/ slashes",
    " \"quotes\" and \\",
    "   indented",
    " \u{fc}ml\u{e4}ut \u{2192}",
    " tab\there */ /*",
    " carriage\rreturn",
];

pub(super) const PATHS: [&str; 5] = [
    "crate::radar::Plot",
    "Plot",
    "::other::Plot",
    "self::r#type::Plot",
    "super::Plot",
];

pub(super) fn docs(c: &mut Choices) -> Vec<String> {
    let count = if c.one_in(3) { 1 + c.below(2) } else { 0 };
    (0..count).map(|_| c.one_of(&DOCS).to_owned()).collect()
}

pub(super) fn adopted(c: &mut Choices) -> Option<String> {
    c.one_in(3).then(|| c.one_of(&PATHS).to_owned())
}

pub(super) fn enumeration(c: &mut Choices, i: usize) -> EnumDef {
    EnumDef {
        doc: docs(c),
        name: format!("Kind{i}"),
        adopted: adopted(c),
        ordered: c.one_in(3),
        variants: c.some_of(&["Air", "Surface", "dyn", "A"], 1, 4),
    }
}

pub(super) fn function(c: &mut Choices, model: &Model, name: String) -> FunctionDef {
    let parameters = c.some_of(&["x", "y", "match", "min"], 1, 3).into_iter();
    let parameters = parameters.map(|name| AttributeDef {
        name,
        ty: any_type(c, model),
    });
    FunctionDef {
        name,
        parameters: parameters.collect(),
        result: any_type(c, model),
        path: c.one_of(&PATHS).to_owned(),
    }
}

pub(super) fn any_type(c: &mut Choices, model: &Model) -> Type {
    use Type::{Bool, Enum, F32, F64, I8, I16, I32, I64, Str, U8, U16, U32, U64};
    let mut types = vec![U32, Bool, F32, F64, U8, U16, U64, I8, I16, I32, I64];
    types.extend([Str(1), Str(9)]);
    types.extend((0..model.enums.len()).map(Enum));
    c.one_of(&types)
}

pub(super) fn event(c: &mut Choices, model: &Model, i: usize) -> EventDef {
    let name = if i == 2 {
        c.one_of(&[
            "dyn",
            "discard",
            "including",
            "all_keys",
            "max_open",
            "until",
            "at",
        ])
        .to_owned()
    } else {
        format!("E{i}")
    };
    let mut event = EventDef {
        doc: docs(c),
        name,
        adopted: adopted(c),
        attributes: c
            .some_of(&WORDS, 0, 6)
            .into_iter()
            .map(|name| AttributeDef {
                name,
                ty: any_type(c, model),
            })
            .collect(),
    };
    // So that keys are found.
    if !c.one_in(3) {
        event.attributes.push(AttributeDef {
            name: c.one_of(&["id", "number"]).to_owned(),
            ty: Type::U32,
        });
    }
    event
}
