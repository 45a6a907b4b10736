//! The operands of a case as text of the language.

use super::expression::{Refusal, expression, word};
use super::format::{Operand, Rules};
use super::node::Expr;
use super::rules::nothing_else;
use super::scope::{Scope, Type};
use serde_json::Value as Json;
use std::fmt::Write;

/// The text of an operand.
pub(super) fn text(rules: &Rules, kind: &str, operand: &Operand) -> Result<String, Refusal> {
    let name = &operand.name;
    nothing_else(name, &operand.rest, &[])?;
    if !matches!(operand.role.as_str(), "operand" | "forbidden" | "absent") {
        return Err(format!("{name}: `{}` operands", operand.role));
    }
    let quantifier = match operand.quant.as_str() {
        "first" => "first ",
        "last" => "last ",
        "each" => "each ",
        "abs_first" => "absolute first ",
        "abs_last" => "absolute last ",
        other => return Err(format!("{name}: `{other}`")),
    };
    // Where no candidate is chosen the format writes one that means nothing.
    let chooses = matches!(
        kind,
        "all" | "sequence" | "unless" | "atleast" | "atmost" | "nth" | "after"
    );
    let chooses = chooses && operand.role == "operand";
    let scope = Scope::own(rules, Some(&operand.event));
    let mut text = format!(
        "{} {}: {}{}",
        operand.role,
        word(name),
        if chooses { quantifier } else { "" },
        word(&operand.event)
    );
    if let Some((m, n)) = operand.rep {
        let _ = write!(text, "{{{m}..={n}}}");
    }
    if let Some(threshold) = &operand.threshold {
        let _ = write!(text, " if {}", expression(&scope, threshold, None)?);
    }
    if let Some(overrides) = &operand.overrides {
        let _ = write!(
            text,
            ", override if {}",
            expression(&scope, overrides, None)?
        );
    }
    if let Some(weight) = &operand.weight {
        let _ = write!(text, ", weight {}", weight_text(&scope, weight)?);
    }
    match &operand.counted {
        None => {}
        Some(Expr::Literal(Json::Bool(true))) => text.push_str(", counted"),
        Some(counted) => {
            let _ = write!(text, ", counted if {}", expression(&scope, counted, None)?);
        }
    }
    if let Some(retain) = &operand.retain {
        let _ = write!(text, ", retain if {}", expression(&scope, retain, None)?);
    }
    // Without a capacity nothing is stored, and the policy that the format
    // writes nevertheless means nothing.
    if let Some(max) = operand.max {
        let _ = write!(text, ", max {max}");
        match operand.on_full.as_deref() {
            None | Some("reject") => {}
            Some(on_full) => {
                let _ = write!(text, ", on_full {on_full}");
            }
        }
    }
    Ok(text)
}

/// A weight, which is a u32: what does not fit is a fault.
fn weight_text(scope: &Scope<'_>, weight: &Expr) -> Result<String, Refusal> {
    match scope.type_of(weight) {
        Some(ty @ (Type::U32 | Type::Literal { fits_u32: true })) => {
            let wanted = if ty == Type::U32 { ty } else { Type::U32 };
            expression(scope, weight, Some(wanted))
        }
        _ => Ok(format!("({}) as u32", expression(scope, weight, None)?)),
    }
}
