//! The rules of a case as text of the language.

use super::expression::{Refusal, expression, word};
use super::format::{Refer, Rules, Situation};
use super::node::Expr;
use super::scope::{Scope, Type};
use super::{lifespans, operands};
use serde_json::{Map, Number, Value as Json};
use std::fmt::Write;

/// The text of a rule set.
pub(crate) fn text(rules: &Rules) -> Result<String, Refusal> {
    nothing_else("rules", &rules.rest, &[])?;
    let mut text = "engine Case;\nresolution 1us;\n".to_owned();
    for (event, attributes) in &rules.events {
        let attributes = attributes.as_object().into_iter().flatten();
        let attributes: Vec<String> = attributes
            .map(|(name, ty)| format!("{}: {}", word(name), ty.as_str().unwrap_or("?")))
            .collect();
        let _ = writeln!(
            text,
            "event {} {{ {} }}",
            word(event),
            attributes.join(", ")
        );
    }
    for refer in &rules.refer {
        text.push_str(&refer_text(rules, refer)?);
    }
    for lifespan in &rules.lifespans {
        text.push_str(&lifespans::text(rules, lifespan)?);
    }
    for situation in &rules.situations {
        text.push_str(&situation_text(rules, situation)?);
    }
    Ok(text)
}

/// A stateless rule: what it makes has the declared types, whatever it computes with.
fn refer_text(rules: &Rules, refer: &Refer) -> Result<String, Refusal> {
    nothing_else(&refer.event, &refer.rest, &[])?;
    let scope = Scope::own(rules, Some(&refer.from));
    let target = Scope::own(rules, Some(&refer.event));
    let mut text = format!("refer {} from {}", word(&refer.event), word(&refer.from));
    if let Some(condition) = &refer.condition {
        let _ = write!(text, " if {}", expression(&scope, condition, None)?);
    }
    let mut attributes = Vec::new();
    for (name, value) in &refer.map {
        let value = Expr::try_from(value.clone())?;
        let wanted = target.attribute(None, name);
        let value = match (wanted, scope.type_of(&value)) {
            (Some(Type::U32), Some(Type::U32 | Type::Literal { fits_u32: true })) => {
                expression(&scope, &value, wanted)?
            }
            (Some(Type::U32), _) => format!("({}) as u32", expression(&scope, &value, None)?),
            _ => expression(&scope, &value, wanted)?,
        };
        attributes.push(format!("{}: {value}", word(name)));
    }
    let _ = writeln!(text, " {{ {} }}", attributes.join(", "));
    Ok(text)
}

fn situation_text(rules: &Rules, situation: &Situation) -> Result<String, Refusal> {
    let name = &situation.name;
    nothing_else(name, &situation.rest, &[])?;
    if !matches!(situation.detect.as_str(), "immediate" | "deferred") {
        return Err(format!("{name}: `detect {}`", situation.detect));
    }
    let depth = rules.situations.len();
    let scope = Scope::of(rules, situation, depth);
    let lifespan = word(&situation.lifespan);
    let kind = kind_text(&scope, situation)?;
    let mut text = format!("situation {}: {kind} in {lifespan} {{\n", word(name));
    for operand in &situation.operands {
        let operand = operands::text(rules, &situation.kind, operand)?;
        let _ = writeln!(text, "    {operand};");
    }
    if let Some(when) = &situation.when {
        let _ = writeln!(text, "    when {};", expression(&scope, when, None)?);
    }
    if let Some(within) = situation.within {
        let _ = writeln!(text, "    within {within}us;");
    }
    if situation.once {
        text.push_str("    once;\n");
    }
    // A timer knows no other way, and the format says `immediate` of it.
    if !matches!(situation.kind.as_str(), "at" | "every" | "after") {
        let _ = writeln!(text, "    detect {};", situation.detect);
    }
    let mut emissions = Vec::new();
    for (name, value) in &situation.emit {
        let value = Expr::try_from(value.clone())?;
        let text = match &value {
            // Nothing else says that it meets keys of this type.
            Expr::Literal(_) if scope.key_of(&situation.name, name) == Some(Type::U32) => {
                format!("{}u32", expression(&scope, &value, Some(Type::U32))?)
            }
            _ => expression(&scope, &value, None)?,
        };
        emissions.push(format!("{}: {text}", word(name)));
    }
    let _ = writeln!(text, "    emit {{ {} }}\n}}", emissions.join(", "));
    Ok(text)
}

/// The kind and what it demands.
fn kind_text(scope: &Scope<'_>, situation: &Situation) -> Result<String, Refusal> {
    let kind = situation.kind.as_str();
    let lacks = |what: &str| format!("{}: `{kind}` without `{what}`", situation.name);
    let ticks = |ticks: Option<u64>, what: &str| ticks.ok_or_else(|| lacks(what));
    let n = || situation.n.ok_or_else(|| lacks("n"));
    let dir = || situation.dir.as_deref().ok_or_else(|| lacks("dir"));
    let of = || situation.of.as_ref().ok_or_else(|| lacks("of"));
    match kind {
        "all" | "sequence" | "any" | "not" | "unless" | "report" => Ok(kind.to_owned()),
        "atleast" | "atmost" | "nth" => Ok(format!("{kind} {}", n()?)),
        "percentage" => {
            let cmp = situation.cmp.as_deref().ok_or_else(|| lacks("cmp"))?;
            let limit = situation.limit.ok_or_else(|| lacks("limit"))?;
            Ok(format!("percentage {cmp} {limit}"))
        }
        "crosses" => {
            let of = Expr::try_from(of()?.clone())?;
            let float = scope.type_of(&of) == Some(Type::F64);
            let number = |number: &Number| match number.as_i64() {
                Some(n) if float => format!("{n}.0"),
                _ => number.to_string(),
            };
            let b = situation.b.as_ref().ok_or_else(|| lacks("b"))?;
            let mut text = format!("crosses {} {}", dir()?, number(b));
            if let Some(h) = &situation.hysteresis {
                let _ = write!(text, " hysteresis {}", number(h));
            }
            let _ = write!(text, " of {}", expression(scope, &of, None)?);
            Ok(text)
        }
        "trend" => {
            let of = of()?.as_str().ok_or_else(|| lacks("of"))?;
            Ok(format!("trend {} {} of {}", dir()?, n()?, word(of)))
        }
        "at" => Ok(format!("at {}us", ticks(situation.time, "time")?)),
        "every" => Ok(format!("every {}us", ticks(situation.period, "period")?)),
        "after" => Ok(format!("after {}us", ticks(situation.delay, "delay")?)),
        other => Err(format!("{}: `{other}`", situation.name)),
    }
}

/// Refuses what has a meaning that this version does not know: fields that
/// are neither null, nor false, nor one of the values in `harmless`.
pub(super) fn nothing_else(
    of: &str,
    rest: &Map<String, Json>,
    harmless: &[&str],
) -> Result<(), Refusal> {
    for (field, value) in rest {
        let means_nothing = match value {
            Json::Null | Json::Bool(false) => true,
            Json::Array(items) => items.is_empty(),
            Json::String(word) => harmless.contains(&word.as_str()),
            _ => false,
        };
        if !means_nothing {
            return Err(format!("{of}: `{field}`"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Rules with one situation of one operand; `change` patches the situation.
    fn rules(change: impl Fn(&mut Json)) -> Rules {
        let mut rules = json!({
            "events": {"A": {"k": "u32", "x": "i64", "type": "f64"}},
            "lifespans": [{"name": "L", "policy": "add", "from": [{"startup": true}],
                "until": [], "key": null, "max_open": 1, "per_key": null, "on_full": "reject"}],
            "situations": [{"name": "S", "kind": "sequence", "n": null, "lifespan": "L",
                "within": 5, "detect": "immediate", "once": true, "when": null,
                "operands": [{"name": "a", "event": "A", "role": "operand", "quant": "first",
                    "if": null, "max": 2, "on_full": "freeze", "override": null,
                    "retain": ["lit", true], "weight": null}],
                "emit": {"x": ["attr", "a", "x"]}}],
        });
        change(&mut rules["situations"][0]);
        serde_json::from_value(rules).expect("rules in the format")
    }

    fn threshold(expr: &Json) -> String {
        let rules = rules(|situation| situation["operands"][0]["if"] = expr.clone());
        let operand = &rules.situations[0].operands[0];
        let text = operands::text(&rules, "sequence", operand).expect("an operand of this version");
        let condition = text
            .strip_prefix("operand a: first A if ")
            .expect("a threshold");
        condition
            .strip_suffix(", retain if true, max 2, on_full freeze")
            .expect("the rest")
            .into()
    }

    #[test]
    fn a_rule_set_is_written_in_the_grammar() {
        assert_eq!(
            text(&rules(|_| {})).as_deref(),
            Ok("engine Case;\n\
                resolution 1us;\n\
                event A { k: u32, x: i64, r#type: f64 }\n\
                lifespan L {\n    policy add;\n    from startup;\n    max_open 1;\n}\n\
                situation S: sequence in L {\n    \
                    operand a: first A, retain if true, max 2, on_full freeze;\n    \
                    within 5us;\n    \
                    once;\n    \
                    detect immediate;\n    \
                    emit { x: a.x }\n\
                }\n")
        );
    }

    #[test]
    fn integers_are_computed_as_i64() {
        let k = json!(["attr", null, "k"]);
        let x = json!(["attr", null, "x"]);
        let float = json!(["attr", null, "type"]);
        for (expr, text) in [
            (json!(["<=", k, ["lit", 1]]), "k <= 1"),
            (json!(["==", k, k]), "k == k"),
            (json!(["==", k, ["lit", -1]]), "(k as i64) == -1"),
            (
                json!(["<", ["-", k, ["lit", 2]], ["lit", 0]]),
                "((k as i64) - 2) < 0",
            ),
            (
                json!(["<", k, ["+", k, ["lit", 1]]]),
                "(k as i64) < ((k as i64) + 1)",
            ),
            (json!(["<", ["neg", k], k]), "(-(k as i64)) < (k as i64)"),
            (json!([">", ["*", x, ["lit", 2]], x]), "(x * 2) > x"),
            (json!(["<", float, ["lit", 1]]), "r#type < 1.0"),
            (
                json!(["<", ["/", ["lit", 1], float], ["lit", 0.5]]),
                "(1.0 / r#type) < 0.5",
            ),
            (
                json!(["==", ["/", ["lit", 1], ["lit", 0]], ["lit", 2]]),
                "(1i64 / 0i64) == 2i64",
            ),
            (
                json!(["||", ["!", ["==", x, ["lit", 1]]], ["lit", false]]),
                "(!(x == 1)) || false",
            ),
        ] {
            assert_eq!(threshold(&expr), text);
        }
    }

    #[test]
    fn what_this_version_lacks_is_refused_by_name() {
        let refused = |field: &str, value: Json| {
            text(&rules(|situation| situation[field] = value.clone())).expect_err("a refusal")
        };
        assert_eq!(refused("detect", json!("timed")), "S: `detect timed`");
        assert_eq!(refused("kind", json!("never")), "S: `never`");
        assert_eq!(refused("phase", json!(2)), "S: `phase`");
        let emit = json!({"x": ["random"]});
        assert_eq!(refused("emit", emit), "`random` in expressions");
        let role = text(&rules(|s| s["operands"][0]["role"] = json!("other")));
        assert_eq!(role, Err("a: `other` operands".to_owned()));
    }
}
