//! Operands: modifiers in the order in which an event is judged.

use super::scope::{Scope, print_expr, print_given};
use super::words::raw;
use crate::model::{
    Counted, Expr, Kind, Model, OnFull, Operand, Quantifier, Role, Situation, Type,
};
use std::fmt::Write;

pub(super) fn operand(model: &Model, situation: &Situation, def: &Operand) -> String {
    let scope = Scope::Own(def.source);
    let own = |expr: &Expr| print_expr(model, scope, expr);
    let mut out = format!("{} {}: ", def.role.name(), raw(&def.name));
    if def.absolute {
        out.push_str("absolute ");
    }
    // Where the kind chooses no candidate, `each` goes without saying.
    let chosen = situation.kind.joins() || situation.kind == Kind::After;
    let joined = def.role == Role::Required && chosen;
    if joined || def.quantifier != Quantifier::Each {
        out.push_str(def.quantifier.name());
        out.push(' ');
    }
    out.push_str(&raw(model.source_name(def.source)));
    if let Some(repetition) = def.repetition {
        let _ = write!(out, "{{{}..={}}}", repetition.least, repetition.most);
    }
    if let Some(threshold) = &def.threshold {
        let _ = write!(out, " if {}", own(threshold));
    }
    if let Some(weight) = &def.weight {
        let weight = print_given(model, scope, weight, Some(Type::U32));
        let _ = write!(out, ", weight {weight}");
    }
    if let Some(overrides) = &def.overrides {
        let _ = write!(out, ", override if {}", own(overrides));
    }
    match &def.counted {
        Counted::Never => {}
        Counted::Always => out.push_str(", counted"),
        Counted::If(condition) => {
            let _ = write!(out, ", counted if {}", own(condition));
        }
    }
    match &def.retain {
        Some(retain) if retain.is_true() => out.push_str(", retain"),
        Some(retain) => {
            let _ = write!(out, ", retain if {}", own(retain));
        }
        None => {}
    }
    if let Some(max) = def.max {
        let _ = write!(out, ", max {max}");
    }
    if def.on_full != OnFull::Reject {
        let _ = write!(out, ", on_full {}", def.on_full.name());
    }
    out.push(';');
    out
}
