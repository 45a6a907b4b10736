//! Stateless rules and actions: a condition and values over one event.

use super::clause::Clause;
use super::expr::Lowering;
use super::gaps::StatelessGaps;
use super::scope::Scope;
use super::situation::source;
use super::tables::{Attributes, Tables};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{
    Action, ActionQueue, Emission, Expr, ExprKind, OnFull, Refer, Source, Type, Value,
};
use crate::parse::nearest::hint;

/// All stateless rules by declaration, and what is missing in them.
pub(super) fn refers(
    rules: &Rules,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Vec<Refer>, Vec<StatelessGaps>) {
    let one = |ast| refer(ast, tables, errors);
    rules.refers.iter().map(one).unzip()
}

fn refer(
    ast: &ast::Refer,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Refer, StatelessGaps) {
    let target = target(&ast.target, tables, errors);
    let name = ast.source.as_ref();
    let found = name.and_then(|name| source(tables, name, None, errors));
    let attributes = found.map_or_else(Attributes::unknown, |s| tables.attributes(s));
    let mut lowering = reader(name, &attributes, "refer", tables, errors);
    let condition = ast.condition.as_ref().and_then(Option::as_ref);
    let condition = condition.and_then(|c| lowering.condition(c, "if"));
    let map = match target {
        Some(target) => map(ast, target, &mut lowering),
        None => {
            // Values whose types are unknown are read for their names alone.
            for value in ast.map.iter().filter_map(|part| part.value.as_ref()) {
                lowering.natural_errors(value);
            }
            None
        }
    };
    let gap = StatelessGaps {
        source: found.is_none() || target.is_none(),
        condition: ast.condition.is_some() && condition.is_none(),
    };
    let beyond = tables.events.len();
    let refer = Refer {
        target: target.unwrap_or(beyond),
        source: found.unwrap_or(Source::Event(beyond)),
        condition,
        map: map.unwrap_or_default(),
    };
    (refer, gap)
}

/// The event that is made.
fn target(name: &ast::Name, tables: &Tables, errors: &mut Vec<Diagnostic>) -> Option<usize> {
    let text = name.text.as_str();
    match tables.sources.get(text) {
        Some(Source::Event(e)) => return Some(*e),
        Some(Source::Situation(_)) => {
            let message = format!(
                "`{text}` is a situation, which detects by its own rule; `refer` makes an event: \
                 declare one, as in `event {text}Seen {{ .. }}`"
            );
            errors.push(Diagnostic::error(name.span, message));
        }
        None if tables.lost => {}
        None => {
            let events = tables.source_names.iter().map(String::as_str);
            let events =
                events.filter(|n| matches!(tables.sources.get(*n), Some(Source::Event(_))));
            let hint = hint(text, events, "events");
            let message = format!("event `{text}` does not exist; {hint}");
            errors.push(Diagnostic::error(name.span, message));
        }
    }
    None
}

/// A value for every attribute of the target, by declaration.
fn map(ast: &ast::Refer, target: usize, lowering: &mut Lowering<'_>) -> Option<Vec<Expr>> {
    let attributes = lowering.tables.attributes(Source::Event(target));
    let mut values: Vec<Option<Expr>> = vec![None; attributes.list.len()];
    let mut written = vec![None; attributes.list.len()];
    for part in &ast.map {
        let name = part.name.text.as_str();
        let Some(a) = attributes.list.iter().position(|(n, _)| n == name) else {
            if !attributes.open {
                let event = &ast.target.text;
                let what = format!("attributes of `{event}`");
                let hint = hint(name, attributes.names(), &what);
                let message = format!("`{name}` is no attribute of `{event}`; {hint}");
                lowering.refuse::<()>(part.name.span, message);
            }
            continue;
        };
        if let Some(line) = written[a] {
            let message = format!("`{name}` already has its value on line {line}");
            lowering.refuse::<()>(part.name.span, message);
            continue;
        }
        written[a] = Some(Range::from(part.name.span).line());
        let Some(value) = &part.value else { continue };
        let Some(ty) = attributes.list[a].1 else {
            lowering.natural_errors(value);
            continue;
        };
        values[a] = lowering.mapped(value, name, ty);
    }
    let missing: Vec<&str> = (attributes.list.iter().zip(&written))
        .filter(|(_, written)| written.is_none())
        .map(|((name, _), _)| name.as_str())
        .collect();
    if !missing.is_empty() && !ast.map_lost {
        let listed = crate::parse::nearest::listed(&missing);
        let message = format!(
            "`{}` has {listed} as well, and `refer` gives every attribute a value; write `{}: ..`",
            ast.target.text,
            crate::print::raw(missing[0])
        );
        lowering.refuse::<()>(ast.target.span, message);
    }
    if attributes.open {
        return None;
    }
    values.into_iter().collect()
}

/// All actions by declaration, and what is missing in them.
pub(super) fn actions(
    rules: &Rules,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Vec<Action>, Vec<StatelessGaps>) {
    let one = |ast| action(ast, tables, errors);
    rules.actions.iter().map(one).unzip()
}

fn action(
    ast: &ast::Action,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Action, StatelessGaps) {
    let name = ast.source.as_ref();
    let found = name.and_then(|name| source(tables, name, None, errors));
    let attributes = found.map_or_else(Attributes::unknown, |s| tables.attributes(s));
    let mut lowering = reader(name, &attributes, "action", tables, errors);
    let condition = ast.condition.as_ref().and_then(Option::as_ref);
    let condition = condition.and_then(|c| lowering.condition(c, "if"));
    let mut given = Vec::new();
    for part in &ast.attributes {
        let value = part.value.as_ref();
        let value = value.and_then(|value| lowering.lower(value, None));
        given.push(Emission {
            name: part.name.text.clone(),
            value: value.unwrap_or(Expr {
                kind: ExprKind::Literal(Value::I64(0)),
                ty: tables.unknown(),
            }),
        });
    }
    let gap = StatelessGaps {
        source: found.is_none(),
        condition: ast.condition.is_some() && condition.is_none(),
    };
    let action = Action {
        doc: ast.doc.clone(),
        name: ast.name.text.clone(),
        source: found.unwrap_or(Source::Event(tables.events.len())),
        condition,
        attributes: given,
    };
    (action, gap)
}

/// Where actions wait.
pub(super) fn queue(rules: &Rules, errors: &mut Vec<Diagnostic>) -> Option<ActionQueue> {
    let first = rules.queues.first()?;
    if rules.actions.is_empty() && !rules.lost {
        let message = "no action waits here; remove `actions`, or write `action Warn on E {}`";
        errors.push(Diagnostic::warning(first.word, message));
        return None;
    }
    for second in &rules.queues[1..] {
        let line = first.word.line();
        let message = format!("`actions` is already said on line {line}");
        errors.push(Diagnostic::error(second.word, message));
    }
    Some(ActionQueue {
        max: first.max?.value,
        on_full: first.on_full.map_or(OnFull::Reject, |(policy, _)| policy),
    })
}

/// Reads attributes of one event.
fn reader<'a>(
    name: Option<&'a ast::Name>,
    attributes: &'a Attributes,
    word: &'static str,
    tables: &'a Tables,
    errors: &'a mut Vec<Diagnostic>,
) -> Lowering<'a> {
    let name = name.map_or("", |name| name.text.as_str());
    Lowering {
        tables,
        scope: Scope::Own {
            clause: Clause::Stateless(word),
            operand: name,
            event: name,
            attributes,
            initiator: None,
        },
        errors,
    }
}

impl Lowering<'_> {
    /// A value of the type of the attribute that it is for.
    fn mapped(&mut self, value: &ast::Expr, name: &str, ty: Type) -> Option<Expr> {
        let lowered = self.lower(value, Some(ty))?;
        if lowered.ty == ty {
            return Some(lowered);
        }
        let (text, of) = (self.text(&lowered), self.type_name(lowered.ty));
        let wanted = self.type_name(ty);
        let instead = if lowered.is_literal() && lowered.ty.is_float() && ty.is_integer() {
            "write a whole number".to_owned()
        } else if lowered.ty.is_number() && ty.is_number() {
            format!(
                "write `{}`",
                self.text(&super::operators::converted(&lowered, ty))
            )
        } else {
            format!("write a value of {wanted}")
        };
        self.refuse(
            value.range,
            format!("`{name}` is {wanted}, and `{text}` is {of}; {instead}"),
        )
    }

    /// Reports what is wrong with a value whose type is not known, if it is not its type.
    fn natural_errors(&mut self, value: &ast::Expr) {
        if !self.natural(value).adapts() {
            self.lower(value, None);
        }
    }
}
