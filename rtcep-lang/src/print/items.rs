//! Items in canonical form: one clause a line, in the order of the grammar.

use super::adapter::adapters;
use super::duration::print_duration;
use super::situation::situation;
use super::stateless;
use super::words::raw;
use crate::model::{EnumDef, EventDef, FunctionDef, Lifespan, Model, Type};
use proc_macro2::Literal;

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
    if let Some(epoch) = &model.epoch {
        line(&mut out, &format!("epoch \"{epoch}\";"));
    }
    adapters(&mut out, model);
    for def in &model.enums {
        enumeration(&mut out, def);
    }
    for def in &model.events {
        event(&mut out, model, def);
    }
    for def in &model.functions {
        function(&mut out, model, def);
    }
    for def in &model.refers {
        stateless::refer(&mut out, model, def);
    }
    for (l, def) in model.lifespans.iter().enumerate() {
        lifespan(&mut out, model, l, def);
    }
    for (s, def) in model.situations.iter().enumerate() {
        situation(&mut out, model, s, def);
    }
    for def in &model.actions {
        stateless::action(&mut out, model, def);
    }
    if let Some(queue) = &model.queue {
        stateless::queue(&mut out, *queue);
    }
    out
}

pub(super) fn line(out: &mut String, text: &str) {
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
pub(super) fn header(
    out: &mut String,
    doc: &[String],
    word: &str,
    name: &str,
    adopted: Option<&String>,
) {
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
pub(super) fn list(out: &mut String, parts: &[String]) {
    if parts.is_empty() {
        out.push_str(" {}");
    } else {
        out.push_str(" { ");
        out.push_str(&parts.join(", "));
        out.push_str(" }");
    }
}

fn enumeration(out: &mut String, def: &EnumDef) {
    let word = if def.ordered { "ordered enum" } else { "enum" };
    header(out, &def.doc, word, &def.name, def.adopted.as_ref());
    let variants: Vec<String> = def.variants.iter().map(|v| raw(v)).collect();
    list(out, &variants);
    out.push('\n');
}

fn event(out: &mut String, model: &Model, def: &EventDef) {
    header(out, &def.doc, "event", &def.name, def.adopted.as_ref());
    let attributes: Vec<String> = def
        .attributes
        .iter()
        .map(|a| format!("{}: {}", raw(&a.name), type_name(model, a.ty)))
        .collect();
    list(out, &attributes);
    out.push('\n');
}

fn function(out: &mut String, model: &Model, def: &FunctionDef) {
    let parameters: Vec<String> = def
        .parameters
        .iter()
        .map(|p| format!("{}: {}", raw(&p.name), type_name(model, p.ty)))
        .collect();
    let (name, result) = (raw(&def.name), type_name(model, def.result));
    let (parameters, path) = (parameters.join(", "), &def.path);
    line(
        out,
        &format!("\nfn {name}({parameters}) -> {result} = {path};"),
    );
}

/// A type as it must be written.
fn type_name(model: &Model, ty: Type) -> String {
    raw(&model.type_name(ty))
}

fn lifespan(out: &mut String, model: &Model, l: usize, def: &Lifespan) {
    header(out, &def.doc, "lifespan", &def.name, None);
    line(out, " {");
    for clause in super::lifespan::clauses(model, l, def) {
        line(out, &format!("    {clause}"));
    }
    line(out, "}");
}
