//! Items in canonical form: one clause a line, in the order of the grammar.

use super::duration::print_duration;
use super::expr::{Scope, print_expr};
use super::words::raw;
use crate::model::{EnumDef, EventDef, Expr, Lifespan, Model, OnFull, Operand, Situation, Source};
use proc_macro2::Literal;
use std::fmt::Write;

/// The canonical text of a rule set.
///
/// A resolution that no literal can express (as a third of a second) is cut;
/// no rule set that was parsed has one.
#[must_use]
pub fn print(model: &Model) -> String {
    let mut out = String::new();
    docs(&mut out, &model.doc);
    if !model.visibility.is_empty() {
        out.push_str(&model.visibility);
        out.push(' ');
    }
    line(&mut out, &format!("engine {};", raw(&model.engine)));
    let tick = print_duration(1, model.resolution);
    line(&mut out, &format!("resolution {tick};"));
    for def in &model.enums {
        enumeration(&mut out, def);
    }
    for def in &model.events {
        event(&mut out, model, def);
    }
    for def in &model.lifespans {
        lifespan(&mut out, model, def);
    }
    for (s, def) in model.situations.iter().enumerate() {
        situation(&mut out, model, s, def);
    }
    out
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}

fn docs(out: &mut String, doc: &[String]) {
    for text in doc {
        // `////` would be a plain comment, and a carriage return ends a line.
        if text.starts_with('/') || text.contains('\r') {
            line(out, &format!("#[doc = {}]", Literal::string(text)));
        } else {
            line(out, &format!("///{text}"));
        }
    }
}

/// `enum Kind`, `event E = path`.
fn header(out: &mut String, doc: &[String], word: &str, name: &str, adopted: Option<&String>) {
    out.push('\n');
    docs(out, doc);
    out.push_str(word);
    out.push(' ');
    out.push_str(&raw(name));
    if let Some(path) = adopted {
        out.push_str(" = ");
        out.push_str(path);
    }
}

/// ` { a, b }`
fn list(out: &mut String, parts: &[String]) {
    if parts.is_empty() {
        out.push_str(" {}");
    } else {
        out.push_str(" { ");
        out.push_str(&parts.join(", "));
        out.push_str(" }");
    }
}

fn enumeration(out: &mut String, def: &EnumDef) {
    header(out, &def.doc, "enum", &def.name, def.adopted.as_ref());
    let variants: Vec<String> = def.variants.iter().map(|v| raw(v)).collect();
    list(out, &variants);
    out.push('\n');
}

fn event(out: &mut String, model: &Model, def: &EventDef) {
    header(out, &def.doc, "event", &def.name, def.adopted.as_ref());
    let attributes: Vec<String> = def
        .attributes
        .iter()
        .map(|a| format!("{}: {}", raw(&a.name), raw(&model.type_name(a.ty))))
        .collect();
    list(out, &attributes);
    out.push('\n');
}

fn lifespan(out: &mut String, model: &Model, def: &Lifespan) {
    header(out, &def.doc, "lifespan", &def.name, None);
    line(out, " {");
    for clause in super::lifespan::clauses(model, def) {
        line(out, &format!("    {clause}"));
    }
    line(out, "}");
}

fn situation(out: &mut String, model: &Model, s: usize, def: &Situation) {
    header(out, &def.doc, "situation", &def.name, None);
    let lifespan = raw(&model.lifespans[def.lifespan].name);
    line(out, &format!(": {} in {lifespan} {{", def.kind.name()));
    for o in &def.operands {
        line(out, &format!("    {}", operand(model, o)));
    }
    let scope = Scope::Operands(s);
    if let Some(when) = &def.when {
        let text = print_expr(model, scope, when);
        line(out, &format!("    when {text};"));
    }
    if let Some(within) = def.within {
        let text = print_duration(within, model.resolution);
        line(out, &format!("    within {text};"));
    }
    if def.once {
        line(out, "    once;");
    }
    line(out, &format!("    detect {};", def.detect.name()));
    if let Some(limit) = def.max_combinations {
        line(out, &format!("    max_combinations {limit};"));
    }
    if !def.emit.is_empty() {
        let parts: Vec<String> = def
            .emit
            .iter()
            .map(|e| format!("{}: {}", raw(&e.name), print_expr(model, scope, &e.value)))
            .collect();
        out.push_str("    emit");
        list(out, &parts);
        out.push('\n');
    }
    line(out, "}");
}

fn operand(model: &Model, def: &Operand) -> String {
    let own = |expr: &Expr, source: Source| print_expr(model, Scope::Own(source), expr);
    let mut out = format!(
        "operand {}: {} {}",
        raw(&def.name),
        def.quantifier.name(),
        raw(model.source_name(def.source))
    );
    if let Some(threshold) = &def.threshold {
        let _ = write!(out, " if {}", own(threshold, def.source));
    }
    match &def.retain {
        Some(retain) if retain.is_true() => out.push_str(", retain"),
        Some(retain) => {
            let _ = write!(out, ", retain if {}", own(retain, def.source));
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
