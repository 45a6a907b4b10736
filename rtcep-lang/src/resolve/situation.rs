//! Situations, in an order in which the attributes of what feeds are known.

use super::expr::Lowering;
use super::gaps::{OperandGaps, SituationGaps};
use super::order::dependencies_first;
use super::scope::{Clause, Scope, ScopeOperand};
use super::tables::{Attributes, Tables};
use super::time::ticks;
use crate::ast::{self, Rules};
use crate::diagnostic::Diagnostic;
use crate::model::{
    Counted, Demand, Detect, Emission, Expr, ExprKind, Kind, OnFull, Operand, Quantifier,
    Resolution, Role, Situation, Source, Type, Value,
};
use crate::parse::nearest::hint;

/// All situations by declaration, with what is missing in them.
pub(super) fn situations(
    rules: &Rules,
    tables: &mut Tables,
    resolution: Resolution,
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
        let (situation, gaps, emitted) = one(ast, &sources[s], tables, resolution, errors);
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
    resolution: Resolution,
    errors: &mut Vec<Diagnostic>,
) -> (Situation, SituationGaps, Attributes) {
    let lifespan = lifespan(tables, ast, errors);
    let mut gaps = SituationGaps {
        kind: ast.kind.is_none(),
        operands_lost: ast.operands_lost,
        limits: ast.limits_lost,
        detect: ast.detect_lost,
        operands: Vec::new(),
    };
    let mut operands = Vec::new();
    let mut visible = Vec::new();
    for (operand, &source) in ast.operands.iter().zip(sources) {
        let attributes = source.map_or_else(Attributes::unknown, |s| tables.attributes(s));
        let (operand, gap) = self::operand(operand, source, &attributes, tables, errors);
        visible.push(ScopeOperand {
            name: operand.name.clone(),
            attributes,
        });
        operands.push(operand);
        gaps.operands.push(gap);
    }
    let mut lowering = Lowering {
        tables,
        scope: Scope::Operands {
            operands: &visible,
            lost: ast.operands_lost,
        },
        errors,
    };
    let when = match &ast.when {
        Some(Some(when)) => lowering.condition(when, "when"),
        _ => None,
    };
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
            ty: tables.unknown(),
        });
        emit.push(Emission { name, value });
    }
    let within = ast
        .within
        .as_ref()
        .and_then(|d| ticks(d, resolution, errors));
    let situation = Situation {
        doc: ast.doc.clone(),
        name: ast.name.text.clone(),
        kind: ast.kind.unwrap_or(Kind::All),
        demand: Demand::Nothing,
        lifespan: lifespan.unwrap_or(tables.lifespan_names.len()),
        operands,
        when,
        detect: ast.detect.map_or(Detect::Immediate, |(detect, _)| detect),
        within,
        once: ast.once,
        max_combinations: ast.max_combinations.map(|count| count.value),
        emit,
    };
    (situation, gaps, emitted)
}

fn operand(
    ast: &ast::Operand,
    source: Option<Source>,
    attributes: &Attributes,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Operand, OperandGaps) {
    let name = ast.name.text.as_str();
    let mut lowering = Lowering {
        tables,
        scope: Scope::Own {
            operand: name,
            event: ast.source.as_ref().map_or(name, |s| s.text.as_str()),
            clause: Clause::Operand,
            attributes,
        },
        errors,
    };
    let threshold = match &ast.threshold {
        Some(Some(condition)) => lowering.condition(condition, "if"),
        _ => None,
    };
    let retain = match ast.retain.as_ref().map(|retain| &retain.condition) {
        Some(None) => Some(Expr {
            kind: ExprKind::Literal(Value::Bool(true)),
            ty: Type::Bool,
        }),
        Some(Some(Some(condition))) => lowering.condition(condition, "retain if"),
        _ => None,
    };
    let gaps = OperandGaps {
        source: source.is_none(),
        threshold: ast.threshold.is_some() && threshold.is_none(),
        modifiers: ast.broken,
    };
    let operand = Operand {
        name: name.to_owned(),
        // Beyond the last event: `complete` gives it a place.
        source: source.unwrap_or(Source::Event(tables.events.len())),
        role: Role::Required,
        quantifier: ast.quantifier.unwrap_or(Quantifier::First),
        absolute: false,
        repetition: None,
        threshold,
        weight: None,
        counted: Counted::Never,
        overrides: None,
        retain,
        max: ast.max.map(|count| count.value),
        on_full: ast.on_full.map_or(OnFull::Reject, |(policy, _)| policy),
    };
    (operand, gaps)
}
