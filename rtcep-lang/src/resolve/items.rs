//! Engine, enumerations and events.

use super::function;
use super::gaps::Gaps;
use super::tables::{Attributes, Tables};
use super::time::Clock;
use crate::ast::{Name, Path, Rules};
use crate::diagnostic::Diagnostic;
use crate::model::{
    AttributeDef, EnumDef, EventDef, Initiator, Lifespan, Model, OnFull, Policy, Source, Type,
};
use crate::parse::nearest::hint;
use crate::parse::types::{SCALARS, instead_of, scalar};

/// An enumeration is stored in one byte.
const MAX_VARIANTS: usize = 256;

/// Everything but situations and lifespans, with the tables to resolve those.
pub(super) fn items(rules: &Rules, clock: Clock, errors: &mut Vec<Diagnostic>) -> (Tables, Model) {
    let engine = rules.engines.first();
    let mut tables = Tables {
        lost: rules.lost,
        situations: vec![None; rules.situations.len()],
        ..Tables::default()
    };
    enums(rules, &mut tables, errors);
    let functions = function::declared(rules, &mut tables, errors);
    let events = events(rules, &mut tables, errors);
    for (i, def) in rules.events.iter().enumerate() {
        declare(&mut tables, &def.name, Source::Event(i));
    }
    for (i, def) in rules.situations.iter().enumerate() {
        declare(&mut tables, &def.name, Source::Situation(i));
    }
    for (i, def) in rules.lifespans.iter().enumerate() {
        tables.lifespans.entry(def.name.text.clone()).or_insert(i);
        tables.lifespan_names.push(def.name.text.clone());
    }
    let model = Model {
        doc: engine.map(|e| e.doc.clone()).unwrap_or_default(),
        visibility: engine
            .map(|e| e.visibility_text.clone())
            .unwrap_or_default(),
        engine: engine.map(|e| e.name.text.clone()).unwrap_or_default(),
        resolution: clock.resolution,
        epoch: clock.epoch.and_then(crate::instant::text),
        reorder: None,
        merge: None,
        enums: tables.enums.clone(),
        functions,
        events,
        refers: Vec::new(),
        lifespans: Vec::new(),
        situations: Vec::new(),
        actions: Vec::new(),
        queue: None,
    };
    (tables, model)
}

fn declare(tables: &mut Tables, name: &Name, source: Source) {
    tables.source_names.push(name.text.clone());
    tables.sources.entry(name.text.clone()).or_insert(source);
}

fn adopted(path: Option<&Path>) -> Option<String> {
    path.map(|path| path.text.clone())
}

fn enums(rules: &Rules, tables: &mut Tables, errors: &mut Vec<Diagnostic>) {
    for def in &rules.enums {
        let name = &def.name.text;
        if def.variants.is_empty() && !def.broken {
            let message = format!("enum `{name}` has no variants; write at least one");
            errors.push(Diagnostic::error(def.name.span, message));
        }
        if let Some(excess) = def.variants.get(MAX_VARIANTS) {
            let message = format!("enum `{name}` has more than {MAX_VARIANTS} variants");
            errors.push(Diagnostic::error(excess.span, message));
        }
        tables.enums.push(EnumDef {
            doc: def.doc.clone(),
            name: name.clone(),
            adopted: adopted(def.adopted.as_ref()),
            ordered: def.ordered,
            variants: def.variants.iter().map(|v| v.text.clone()).collect(),
        });
        tables.open_enums.push(def.broken);
    }
}

fn events(rules: &Rules, tables: &mut Tables, errors: &mut Vec<Diagnostic>) -> Vec<EventDef> {
    let mut events = Vec::new();
    for def in &rules.events {
        let mut known = Attributes {
            list: Vec::new(),
            open: def.broken,
        };
        let mut attributes = Vec::new();
        for attribute in &def.attributes {
            let name = attribute.name.text.clone();
            let ty = attribute
                .ty
                .as_ref()
                .and_then(|ty| attribute_type(tables, ty, errors));
            attributes.push(AttributeDef {
                name: name.clone(),
                ty: ty.unwrap_or(tables.unknown()),
            });
            known.list.push((name, ty));
        }
        tables.events.push(known);
        events.push(EventDef {
            doc: def.doc.clone(),
            name: def.name.text.clone(),
            adopted: adopted(def.adopted.as_ref()),
            attributes,
        });
    }
    events
}

/// The type of an attribute of this name.
pub(super) fn attribute_type(
    tables: &Tables,
    name: &Name,
    errors: &mut Vec<Diagnostic>,
) -> Option<Type> {
    let ty = type_named(tables, name, errors)?;
    if !ty.is_wide() {
        return Some(ty);
    }
    let (text, narrow) = match ty {
        Type::U128 => ("u128", "u64"),
        _ => ("i128", "i64"),
    };
    let message = format!("`{text}` is a type of sums alone; write `{narrow}`");
    errors.push(Diagnostic::error(name.span, message));
    None
}

/// The type of this name.
pub(super) fn type_named(
    tables: &Tables,
    name: &Name,
    errors: &mut Vec<Diagnostic>,
) -> Option<Type> {
    let text = name.text.as_str();
    if let Some(ty) = scalar(text) {
        return Some(ty);
    }
    if let Some(e) = tables.enumeration(text) {
        return Some(Type::Enum(e));
    }
    let message = if let Some(instead) = instead_of(text) {
        format!("`{text}` is no type of the rules; {instead}")
    } else if tables.lost {
        return None;
    } else {
        let names = SCALARS.iter().map(|&(name, _)| name);
        let hint = hint(text, names.chain(tables.enum_names()), "types");
        format!("type `{text}` does not exist; {hint}")
    };
    errors.push(Diagnostic::error(name.span, message));
    None
}

/// Gives what is unknown a place, so that no index of a model with gaps leads
/// nowhere.
pub(super) fn complete(model: &mut Model, gaps: &Gaps) {
    let unknown = "?".to_owned();
    let mut operands = gaps.situations.iter().flat_map(|s| &s.operands);
    let stateless = gaps
        .refers
        .iter()
        .chain(&gaps.actions)
        .any(|gap| gap.source);
    if operands.any(|o| o.source) || gaps.lifespans.iter().any(|l| l.sources) || stateless {
        model.events.push(EventDef {
            doc: Vec::new(),
            name: unknown.clone(),
            adopted: None,
            attributes: Vec::new(),
        });
    }
    let beyond = model.lifespans.len();
    if model.situations.iter().any(|s| s.lifespan >= beyond) {
        model.lifespans.push(Lifespan {
            doc: Vec::new(),
            name: unknown,
            policy: Policy::Add,
            initiators: vec![Initiator::Startup],
            terminators: Vec::new(),
            key: None,
            max_open: 1,
            per_key: None,
            on_full: OnFull::Reject,
        });
    }
}
