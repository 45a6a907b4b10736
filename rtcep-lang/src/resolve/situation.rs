//! Situations, in an order in which the attributes of what feeds are known.

use super::expr::Lowering;
use super::gaps::SituationGaps;
use super::order::dependencies_first;
use super::scope::{Scope, ScopeOperand, View};
use super::tables::{Attributes, Tables};
use super::time::{Clock, ticks};
use crate::ast::{self, Rules};
use crate::diagnostic::Diagnostic;
use crate::model::{
    Demand, Detect, Emission, Expr, ExprKind, Kind, Operand, Situation, Source, Value,
};
use crate::parse::nearest::hint;

/// All situations by declaration, with what is missing in them.
pub(super) fn situations(
    rules: &Rules,
    tables: &mut Tables,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> (Vec<Situation>, Vec<SituationGaps>) {
    let sources: Vec<Vec<Option<Source>>> = rules
        .situations
        .iter()
        .map(|s| {
            s.operands
                .iter()
                .map(|o| {
                    let name = o.source.as_ref()?;
                    // Itself would be a cycle.
                    source(tables, name, Some(&s.name.text), errors)
                })
                .collect()
        })
        .collect();
    let needs: Vec<Vec<usize>> = sources
        .iter()
        .map(|sources| {
            let situations = sources.iter().filter_map(|source| match source {
                Some(Source::Situation(s)) => Some(*s),
                _ => None,
            });
            situations.collect()
        })
        .collect();
    let mut resolved: Vec<Option<(Situation, SituationGaps)>> = Vec::new();
    resolved.resize_with(rules.situations.len(), || None);
    for s in dependencies_first(&needs) {
        let ast = &rules.situations[s];
        let (situation, gaps, emitted) = one(ast, &sources[s], tables, clock, errors);
        tables.situations[s] = Some(emitted);
        resolved[s] = Some((situation, gaps));
    }
    resolved.into_iter().flatten().unzip()
}

/// The event or situation of this name; `except` is not suggested.
pub(super) fn source(
    tables: &Tables,
    name: &ast::Name,
    except: Option<&str>,
    errors: &mut Vec<Diagnostic>,
) -> Option<Source> {
    let found = tables.sources.get(&name.text).copied();
    if found.is_none() && !tables.lost {
        let names = tables.source_names.iter().map(String::as_str);
        let names = names.filter(|other| Some(*other) != except);
        let hint = hint(&name.text, names, "events and situations");
        let message = format!("event `{}` does not exist; {hint}", name.text);
        errors.push(Diagnostic::error(name.span, message));
    }
    found
}

fn lifespan(
    tables: &Tables,
    situation: &ast::Situation,
    errors: &mut Vec<Diagnostic>,
) -> Option<usize> {
    let name = situation.lifespan.as_ref()?;
    let found = tables.lifespans.get(&name.text).copied();
    if found.is_none() && !tables.lost {
        let message = if tables.lifespan_names.is_empty() {
            format!(
                "lifespan `{0}` does not exist; \
                 write `lifespan {0} {{ from startup; max_open 1; }}`",
                name.text
            )
        } else {
            let names = tables.lifespan_names.iter().map(String::as_str);
            let hint = hint(&name.text, names, "lifespans");
            format!("lifespan `{}` does not exist; {hint}", name.text)
        };
        errors.push(Diagnostic::error(name.span, message));
    }
    found
}

/// One situation, its gaps, and the attributes that it emits.
fn one(
    ast: &ast::Situation,
    sources: &[Option<Source>],
    tables: &Tables,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> (Situation, SituationGaps, Attributes) {
    let lifespan = lifespan(tables, ast, errors);
    let kind = ast.kind.map(|(kind, _)| kind);
    let mut gaps = SituationGaps {
        kind: kind.is_none(),
        demand: matches!(ast.demand, ast::Demand::Lost),
        operands_lost: ast.operands_lost,
        limits: ast.limits_lost,
        window: ast.within_lost,
        detect: ast.detect_lost,
        operands: Vec::new(),
    };
    let mut operands = Vec::new();
    let mut visible = Vec::new();
    for (operand, &source) in ast.operands.iter().zip(sources) {
        let attributes = source.map_or_else(Attributes::unknown, |s| tables.attributes(s));
        let event = operand.source.as_ref().map(|s| s.text.clone());
        let group = match operand.repetition {
            // It has none, whatever it says.
            _ if kind == Some(Kind::After) => Some(false),
            None if operand.broken => None,
            repetition => Some(repetition.is_some()),
        };
        let (operand, gap) =
            super::operand::operand(operand, kind, source, &attributes, tables, errors);
        visible.push(ScopeOperand {
            name: operand.name.clone(),
            event: event.unwrap_or_else(|| operand.name.clone()),
            role: operand.role,
            group,
            attributes,
        });
        operands.push(operand);
        gaps.operands.push(gap);
    }
    let detect = match ast.detect {
        _ if kind.is_some_and(Kind::temporal) => Detect::Immediate,
        Some((detect, _)) => detect,
        None if kind.is_some_and(Kind::only_deferred) => Detect::Deferred,
        None => Detect::Immediate,
    };
    let view = View {
        name: &ast.name.text,
        kind,
        detect,
        operands: &visible,
        lost: ast.operands_lost,
        emits: false,
        missed: false,
        mixed: is_mixed(kind, ast, &operands),
    };
    let demand = super::demand::demand(ast, view, tables, clock, errors);
    gaps.demand |= demand == Demand::Nothing && !matches!(ast.demand, ast::Demand::Nothing);
    let mut lowering = Lowering {
        tables,
        scope: Scope::Operands(view),
        errors,
    };
    let when = ast.when.as_ref().and_then(|when| when.condition.as_ref());
    // Timers have none, whatever it says.
    let when = when.filter(|_| !kind.is_some_and(Kind::temporal));
    let when = when.and_then(|when| lowering.condition(when, "when"));
    lowering.scope = Scope::Operands(View {
        emits: !ast.detect_lost,
        missed: true,
        ..view
    });
    let (emit, emitted) = emissions(ast, &mut lowering);
    let within = ast
        .within
        .as_ref()
        .and_then(|d| ticks(d, clock.resolution, errors));
    gaps.window |= ast.within.is_some() && within.is_none();
    let situation = Situation {
        doc: ast.doc.clone(),
        name: ast.name.text.clone(),
        kind: kind.unwrap_or(Kind::All),
        demand,
        lifespan: lifespan.unwrap_or(tables.lifespan_names.len()),
        operands,
        when,
        detect,
        within,
        once: ast.once,
        max_combinations: ast.max_combinations.map(|count| count.value),
        emit,
    };
    (situation, gaps, emitted)
}

/// Whether some operands keep their events, or drop them, and others do not.
fn is_mixed(kind: Option<Kind>, ast: &ast::Situation, operands: &[Operand]) -> bool {
    // What is not known may be what is missing.
    if ast.within_lost || ast.operands_lost || ast.operands.iter().any(|o| o.broken) {
        return false;
    }
    let all_kept = ast.within.is_some() || operands.iter().all(|o| o.max.is_some());
    let none_dropped = operands
        .iter()
        .all(|o| o.max.is_none() && o.overrides.is_none());
    kind.is_some_and(Kind::aggregates) && operands.len() > 1 && !all_kept && !none_dropped
}

/// What a situation emits, with the types of its attributes.
fn emissions(ast: &ast::Situation, lowering: &mut Lowering<'_>) -> (Vec<Emission>, Attributes) {
    let mut emit = Vec::new();
    let mut emitted = Attributes {
        list: Vec::new(),
        open: ast.emit_lost,
    };
    for emission in &ast.emit {
        let name = emission.name.text.clone();
        let value = emission
            .value
            .as_ref()
            .and_then(|v| lowering.lower(v, None));
        emitted
            .list
            .push((name.clone(), value.as_ref().map(|v| v.ty)));
        // A value that is missing leaves a place, so that positions stay right.
        let value = value.unwrap_or(Expr {
            kind: ExprKind::Literal(Value::I64(0)),
            ty: lowering.tables.unknown(),
        });
        emit.push(Emission { name, value });
    }
    (emit, emitted)
}
