//! Lifespans in canonical form.

use super::duration::{print_duration, print_moment};
use super::scope::{Scope, print_expr};
use super::words::raw;
use crate::model::{Expr, Initiator, Key, Lifespan, Model, OnFull, Policy, Terminator};

/// Its clauses in the order of the grammar.
pub(super) fn clauses(model: &Model, l: usize, def: &Lifespan) -> Vec<String> {
    let mut out = Vec::new();
    if def.policy != Policy::Add {
        out.push(format!("policy {};", def.policy.name()));
    }
    out.extend(def.initiators.iter().map(|i| initiator(model, i)));
    out.extend(def.terminators.iter().map(|t| terminator(model, l, t)));
    if let Some(key) = &def.key {
        out.push(self::key(model, key));
    }
    let mut max_open = format!("max_open {}", def.max_open);
    if let Some(per_key) = def.per_key {
        max_open.push_str(&format!(", per_key {per_key}"));
    }
    if def.on_full != OnFull::Reject {
        max_open.push_str(&format!(", on_full {}", def.on_full.name()));
    }
    out.push(max_open + ";");
    out
}

fn condition(model: &Model, scope: Scope, condition: Option<&Expr>) -> String {
    let text = condition.map(|condition| print_expr(model, scope, condition));
    text.map_or_else(String::new, |text| format!(" if {text}"))
}

fn initiator(model: &Model, initiator: &Initiator) -> String {
    match initiator {
        Initiator::Startup => "from startup;".to_owned(),
        Initiator::At(at) => format!("from at {};", print_moment(model, *at)),
        Initiator::Event {
            source,
            condition,
            including,
        } => format!(
            "from {}{}{};",
            raw(model.source_name(*source)),
            if *including { " including" } else { "" },
            self::condition(model, Scope::Own(*source), condition.as_ref())
        ),
    }
}

fn terminator(model: &Model, l: usize, terminator: &Terminator) -> String {
    match terminator {
        Terminator::Event {
            source,
            condition,
            which,
            all_keys,
            end,
        } => format!(
            "until {} {}{}{} {};",
            which.name(),
            raw(model.source_name(*source)),
            if *all_keys { " all_keys" } else { "" },
            self::condition(model, Scope::Ends(*source, l), condition.as_ref()),
            end.name()
        ),
        Terminator::At { moment, end } => {
            format!("until at {} {};", print_moment(model, *moment), end.name())
        }
        Terminator::After { ticks, end } => {
            let after = print_duration(*ticks, model.resolution);
            format!("until after {after} {};", end.name())
        }
    }
}

/// Only attributes of another name are listed.
fn key(model: &Model, key: &Key) -> String {
    let mut out = format!("key {}", raw(&key.name));
    let mut separator = " = ";
    for &(source, attribute) in &key.attributes {
        let attributes = model.attributes(source);
        let name = attributes.get(attribute).map_or("_", |a| a.name.as_str());
        if name != key.name {
            let source = raw(model.source_name(source));
            out.push_str(&format!("{separator}{source}.{}", raw(name)));
            separator = ", ";
        }
    }
    out + ";"
}
