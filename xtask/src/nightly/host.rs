//! The host's own types that random rules adopt, as Rust.

use rtcep_lang::Model;
use rtcep_lang::model::Type;
use std::fmt::Write;

/// What has to stand beside the rules, and the line of `rules!` that says how adopted
/// events are built; both empty where nothing is adopted.
pub(super) fn types(model: &Model) -> (String, String) {
    let mut text = String::new();
    for own in model.enums.iter().filter(|e| e.adopted.is_some()) {
        let _ = writeln!(
            text,
            "    #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n    pub enum Hand {{ {} }}",
            own.variants.join(", ")
        );
    }
    let adopted = model.events.iter().position(|e| e.adopted.is_some());
    let Some(e) = adopted else {
        return (text, String::new());
    };
    let event = &model.events[e];
    let (mut fields, mut patterns, mut values) = (String::new(), String::new(), String::new());
    for attribute in &event.attributes {
        let name = &attribute.name;
        let (ty, variant, value) = rust(model, attribute.ty, name);
        let _ = write!(fields, "pub {name}: {ty}, ");
        let _ = write!(patterns, "::rtcep::Value::{variant}({name}), ");
        let _ = write!(values, "{name}: {value}, ");
    }
    let _ = writeln!(
        text,
        "    #[derive(Clone, Copy, Debug, PartialEq)]\n    pub struct Plot {{ {fields} }}\n    \
         fn build(event: usize, values: &[::rtcep::Value]) -> Option<RulesEvent> {{\n        \
             if event != {e} {{\n            \
                 return <RulesEvent as ::rtcep::Record>::from_values(event, values);\n        \
             }}\n        \
             match *values {{\n            \
                 [{patterns}] => Some(RulesEvent::{name}(Plot {{ {values} }})),\n            \
                 _ => None,\n        \
             }}\n    }}",
        name = event.name,
    );
    (text, "build build;\n        ".to_owned())
}

/// A type in Rust, the variant of `Value` that holds one, and how to get it from there.
fn rust(model: &Model, ty: Type, name: &str) -> (String, String, String) {
    let plain = |variant: &str| (model.type_name(ty), variant.to_owned(), name.to_owned());
    match ty {
        Type::Str(n) => (
            format!("::rtcep::Str<{n}>"),
            "Str".to_owned(),
            format!("::rtcep::Str::cut({name}.as_str())"),
        ),
        Type::Enum(e) => {
            let own = &model.enums[e];
            let rust = match own.adopted {
                Some(_) => "Hand",
                None => own.name.as_str(),
            };
            let arms = own.variants.iter().enumerate();
            let arms = arms.map(|(v, variant)| format!("{v} => {rust}::{variant}, "));
            let arms: String = arms.collect();
            let last = &own.variants[own.variants.len() - 1];
            let value = format!("match {name} {{ {arms} _ => {rust}::{last} }}");
            (rust.to_owned(), "Variant".to_owned(), value)
        }
        Type::Bool => plain("Bool"),
        other => plain(&format!("{other:?}")),
    }
}
