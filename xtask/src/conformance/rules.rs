//! The rules of a case as text of the language.

use super::expression::{Refusal, Scope, expression, word};
use super::format::{Expr, Operand, Rules, Situation};
use super::lifespans;
use serde_json::{Map, Value as Json};
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
    for lifespan in &rules.lifespans {
        text.push_str(&lifespans::text(rules, lifespan)?);
    }
    for situation in &rules.situations {
        text.push_str(&situation_text(rules, situation)?);
    }
    Ok(text)
}

fn situation_text(rules: &Rules, situation: &Situation) -> Result<String, Refusal> {
    let name = &situation.name;
    nothing_else(name, &situation.rest, &[])?;
    if !matches!(situation.kind.as_str(), "all" | "sequence") {
        return Err(format!("{name}: `{}`", situation.kind));
    }
    if !matches!(situation.detect.as_str(), "immediate" | "deferred") {
        return Err(format!("{name}: `detect {}`", situation.detect));
    }
    let lifespan = word(&situation.lifespan);
    let mut text = format!(
        "situation {}: {} in {lifespan} {{\n",
        word(name),
        situation.kind
    );
    for operand in &situation.operands {
        let _ = writeln!(text, "    {};", operand_text(rules, operand)?);
    }
    let scope = Scope {
        rules,
        own: None,
        operands: situation
            .operands
            .iter()
            .map(|operand| (operand.name.as_str(), operand.event.as_str()))
            .collect(),
        depth: rules.situations.len(),
    };
    if let Some(when) = &situation.when {
        let _ = writeln!(text, "    when {};", expression(&scope, when, None)?);
    }
    if let Some(within) = situation.within {
        let _ = writeln!(text, "    within {within}us;");
    }
    if situation.once {
        text.push_str("    once;\n");
    }
    let _ = writeln!(text, "    detect {};", situation.detect);
    let mut emissions = Vec::new();
    for (name, value) in &situation.emit {
        let value = Expr::try_from(value.clone())?;
        emissions.push(format!(
            "{}: {}",
            word(name),
            expression(&scope, &value, None)?
        ));
    }
    let _ = writeln!(text, "    emit {{ {} }}\n}}", emissions.join(", "));
    Ok(text)
}

fn operand_text(rules: &Rules, operand: &Operand) -> Result<String, Refusal> {
    let name = &operand.name;
    nothing_else(name, &operand.rest, &[])?;
    if operand.role != "operand" {
        return Err(format!("{name}: `{}` operands", operand.role));
    }
    if !matches!(operand.quant.as_str(), "first" | "last" | "each") {
        return Err(format!("{name}: `{}`", operand.quant));
    }
    let scope = Scope {
        rules,
        own: Some(&operand.event),
        operands: Vec::new(),
        depth: rules.situations.len(),
    };
    let mut text = format!(
        "operand {}: {} {}",
        word(name),
        operand.quant,
        word(&operand.event)
    );
    if let Some(threshold) = &operand.threshold {
        let _ = write!(text, " if {}", expression(&scope, threshold, None)?);
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
        let text = operand_text(&rules, operand).expect("an operand of this version");
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
        assert_eq!(refused("kind", json!("atleast")), "S: `atleast`");
        assert_eq!(refused("n", json!(2)), "S: `n`");
        let emit = json!({"x": ["count"]});
        assert_eq!(refused("emit", emit), "`count` in expressions");
        let weight = text(&rules(|s| s["operands"][0]["weight"] = json!(["lit", 1])));
        assert_eq!(weight, Err("a: `weight`".to_owned()));
        let absent = text(&rules(|s| s["operands"][0]["role"] = json!("absent")));
        assert_eq!(absent, Err("a: `absent` operands".to_owned()));
    }
}
