//! The lifespans of a case as text of the language.

use super::expression::{Refusal, expression, word};
use super::format::{From, Lifespan, Rules, Until};
use super::rules::nothing_else;
use super::scope::Scope;
use std::fmt::Write;

/// The text of a lifespan.
pub(super) fn text(rules: &Rules, lifespan: &Lifespan) -> Result<String, Refusal> {
    let name = &lifespan.name;
    nothing_else(name, &lifespan.rest, &[])?;
    let mut text = format!("lifespan {} {{\n", word(name));
    if let Some(policy) = &lifespan.policy {
        let _ = writeln!(text, "    policy {policy};");
    }
    for from in &lifespan.from {
        let _ = writeln!(text, "    from {};", initiator(rules, name, from)?);
    }
    for until in &lifespan.until {
        let _ = writeln!(text, "    until {};", terminator(rules, lifespan, until)?);
    }
    if let Some(key) = &lifespan.key {
        let _ = writeln!(text, "    key {};", word(key));
    }
    let _ = write!(text, "    max_open {}", lifespan.max_open);
    if let Some(per_key) = lifespan.per_key {
        let _ = write!(text, ", per_key {per_key}");
    }
    match lifespan.on_full.as_deref() {
        None | Some("reject") => {}
        Some(on_full) => {
            let _ = write!(text, ", on_full {on_full}");
        }
    }
    text.push_str(";\n}\n");
    Ok(text)
}

fn initiator(rules: &Rules, name: &str, from: &From) -> Result<String, Refusal> {
    nothing_else(name, &from.rest, &[])?;
    let mut text = match &from.event {
        None if from.startup => return Ok("startup".to_owned()),
        None if let Some(at) = from.at => return Ok(format!("at {at}us")),
        None => {
            return Err(format!(
                "{name}: a `from` of neither startup, an event nor a moment"
            ));
        }
        Some(event) => word(event),
    };
    if from.including {
        text.push_str(" including");
    }
    if let Some(condition) = &from.condition {
        let scope = Scope::own(rules, from.event.as_deref());
        let _ = write!(text, " if {}", expression(&scope, condition, None)?);
    }
    Ok(text)
}

fn terminator(rules: &Rules, lifespan: &Lifespan, until: &Until) -> Result<String, Refusal> {
    let name = &lifespan.name;
    nothing_else(name, &until.rest, &[])?;
    let end = &until.end;
    let mut text = match (&until.event, until.after, until.at) {
        (None, Some(after), None) => return Ok(format!("after {after}us {end}")),
        (None, None, Some(at)) => return Ok(format!("at {at}us {end}")),
        (Some(event), None, None) => match until.which.as_deref() {
            None | Some("each") => word(event),
            Some(which) => format!("{which} {}", word(event)),
        },
        _ => {
            return Err(format!(
                "{name}: an `until` of neither an event, an interval nor a moment"
            ));
        }
    };
    if until.all_keys {
        text.push_str(" all_keys");
    }
    if let Some(condition) = &until.condition {
        let mut initiators = lifespan.from.iter();
        let scope = Scope {
            initiator: initiators.find_map(|from| from.event.as_deref()),
            ..Scope::own(rules, until.event.as_deref())
        };
        let _ = write!(text, " if {}", expression(&scope, condition, None)?);
    }
    let _ = write!(text, " {end}");
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value as Json, json};

    /// The text of a lifespan without its braces.
    fn clauses(lifespan: Json) -> Result<String, Refusal> {
        let rules = json!({
            "events": {"A": {"k": "u32", "x": "i64"}},
            "lifespans": [lifespan],
            "situations": [],
        });
        let rules: Rules = serde_json::from_value(rules).expect("rules in the format");
        let text = text(&rules, &rules.lifespans[0])?;
        let clauses = text.strip_prefix("lifespan L {\n");
        let clauses = clauses.and_then(|text| text.strip_suffix("}\n"));
        Ok(clauses.expect("a lifespan L").replace("    ", ""))
    }

    #[test]
    fn a_lifespan_is_written_in_the_grammar() {
        let x = json!([">", ["attr", null, "x"], ["lit", 1]]);
        assert_eq!(
            clauses(json!({"name": "L", "policy": "ignore",
                "from": [{"startup": true}, {"at": 3}, {"event": "A", "if": x, "including": true}],
                "until": [
                    {"event": "A", "if": null, "which": "each", "end": "terminate", "all_keys": false},
                    {"event": "A", "if": x, "which": "last", "end": "discard", "all_keys": true},
                    {"event": "A", "if": ["<", ["attr", "init", "k"], ["attr", null, "x"]],
                        "which": "first", "end": "discard"},
                    {"at": 7, "end": "discard"},
                    {"after": 5, "end": "terminate"}],
                "key": "type", "max_open": 3, "per_key": 2, "on_full": "freeze"}))
            .as_deref(),
            Ok("policy ignore;\n\
                from startup;\n\
                from at 3us;\n\
                from A including if x > 1;\n\
                until A terminate;\n\
                until last A all_keys if x > 1 discard;\n\
                until first A if (init.k as i64) < x discard;\n\
                until at 7us discard;\n\
                until after 5us terminate;\n\
                key r#type;\n\
                max_open 3, per_key 2, on_full freeze;\n")
        );
        assert_eq!(
            clauses(
                json!({"name": "L", "policy": "add", "from": [{"startup": true}],
                "until": [], "key": null, "max_open": 1, "per_key": null, "on_full": "reject"})
            )
            .as_deref(),
            Ok("policy add;\nfrom startup;\nmax_open 1;\n")
        );
    }

    #[test]
    fn what_this_version_lacks_is_refused_by_name() {
        let refused = |from: Json, until: Json| {
            clauses(json!({"name": "L", "from": [from], "until": [until], "max_open": 1}))
                .expect_err("a refusal")
        };
        let after = json!({"after": 5, "end": "discard"});
        assert_eq!(refused(json!({"on": 5}), after), "L: `on`");
        let startup = json!({"startup": true});
        let on = json!({"on": 5, "end": "discard"});
        assert_eq!(refused(startup, on), "L: `on`");
    }
}
