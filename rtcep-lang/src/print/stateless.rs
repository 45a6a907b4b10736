//! Stateless rules and actions in canonical form.

use super::items::{header, line, list};
use super::scope::{Scope, print_expr, print_given};
use super::words::raw;
use crate::model::{Action, ActionQueue, Expr, Model, OnFull, Refer, Source};

pub(super) fn refer(out: &mut String, model: &Model, def: &Refer) {
    let target = Source::Event(def.target);
    header(out, &[], "refer", model.source_name(target), None);
    source(out, model, "from", def.source, def.condition.as_ref());
    let scope = Scope::Own(def.source);
    let values: Vec<String> = (model.attributes(target).iter().zip(&def.map))
        .map(|(attribute, value)| {
            let value = print_given(model, scope, value, Some(attribute.ty));
            format!("{}: {value}", raw(&attribute.name))
        })
        .collect();
    list(out, &values);
    out.push('\n');
}

pub(super) fn action(out: &mut String, model: &Model, def: &Action) {
    header(out, &def.doc, "action", &def.name, None);
    source(out, model, "on", def.source, def.condition.as_ref());
    let scope = Scope::Own(def.source);
    let values: Vec<String> = (def.attributes.iter())
        .map(|a| format!("{}: {}", raw(&a.name), print_expr(model, scope, &a.value)))
        .collect();
    list(out, &values);
    out.push('\n');
}

/// ` from E if c`
fn source(out: &mut String, model: &Model, word: &str, of: Source, condition: Option<&Expr>) {
    out.push_str(&format!(" {word} {}", raw(model.source_name(of))));
    if let Some(condition) = condition {
        let text = print_expr(model, Scope::Own(of), condition);
        out.push_str(&format!(" if {text}"));
    }
}

pub(super) fn queue(out: &mut String, queue: ActionQueue) {
    let on_full = match queue.on_full {
        OnFull::Reject => String::new(),
        other => format!(", on_full {}", other.name()),
    };
    line(out, &format!("\nactions max {}{on_full};", queue.max));
}
