//! Operands: what is written behind an event reads that event alone.

use super::clause::Clause;
use super::expr::Lowering;
use super::gaps::OperandGaps;
use super::operators::converted;
use super::scope::Scope;
use super::tables::{Attributes, Tables};
use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::model::{
    Counted, Expr, ExprKind, Kind, OnFull, Operand, Quantifier, Repetition, Role, Source, Type,
    Value,
};

pub(super) fn operand(
    ast: &ast::Operand,
    kind: Option<Kind>,
    source: Option<Source>,
    attributes: &Attributes,
    tables: &Tables,
    errors: &mut Vec<Diagnostic>,
) -> (Operand, OperandGaps) {
    let name = ast.name.text.as_str();
    let own = |word| Scope::Own {
        operand: name,
        event: ast.source.as_ref().map_or(name, |s| s.text.as_str()),
        clause: Clause::Operand(word),
        attributes,
        initiator: None,
    };
    let mut lowering = Lowering {
        tables,
        scope: own("if"),
        errors,
    };
    let threshold = lowering.guarded(ast.threshold.as_ref(), "if");
    lowering.scope = own("override");
    let overrides = lowering.guarded(ast.overrides.as_ref(), "override if");
    lowering.scope = own("weight");
    let weight = ast.weight.as_ref().and_then(|w| w.value.as_ref());
    let weight = weight.and_then(|value| lowering.weight(value));
    lowering.scope = own("counted");
    let counted = match lowering.flag(ast.counted.as_ref(), "counted if") {
        None => Counted::Never,
        Some(counted) if counted.is_true() => Counted::Always,
        Some(counted) => Counted::If(counted),
    };
    lowering.scope = own("retain");
    let retain = lowering.flag(ast.retain.as_ref(), "retain if");
    let gaps = OperandGaps {
        head: ast.source.is_none(),
        source: source.is_none(),
        threshold: ast.threshold.is_some() && threshold.is_none(),
        modifiers: ast.broken || (ast.overrides.is_some() && overrides.is_none()),
    };
    let (role, _) = ast.role;
    let quantifier = ast.quantifier.map(|(quantifier, _)| quantifier);
    // Which candidate of an `after` is meant shows where no quantifier says it.
    let each = kind == Some(Kind::After) && (ast.max.is_some() || ast.on_full.is_some());
    let chooses = kind.is_none_or(|k| k.joins() || k == Kind::After) && !each;
    let joined = role == Role::Required && chooses;
    let usual = if joined {
        Quantifier::First
    } else {
        Quantifier::Each
    };
    let quantifier = quantifier.unwrap_or(usual);
    let operand = Operand {
        name: name.to_owned(),
        // Beyond the last event: `complete` gives it a place.
        source: source.unwrap_or(Source::Event(tables.events.len())),
        role,
        quantifier,
        absolute: ast.absolute.is_some() && quantifier != Quantifier::Each,
        repetition: ast.repetition.map(|r| Repetition {
            least: r.least,
            most: r.most,
        }),
        threshold,
        weight,
        counted,
        overrides,
        retain,
        max: ast.max.map(|count| count.value),
        on_full: ast.on_full.map_or(OnFull::Reject, |(policy, _)| policy),
    };
    (operand, gaps)
}

impl Lowering<'_> {
    fn guarded(&mut self, guarded: Option<&ast::Guarded>, what: &str) -> Option<Expr> {
        let condition = guarded?.condition.as_ref()?;
        self.condition(condition, what)
    }

    /// The condition of a word, `true` if it stands alone.
    fn flag(&mut self, flag: Option<&ast::Flag>, what: &str) -> Option<Expr> {
        match &flag?.condition {
            None => Some(Expr {
                kind: ExprKind::Literal(Value::Bool(true)),
                ty: Type::Bool,
            }),
            Some(condition) => self.condition(condition.as_ref()?, what),
        }
    }

    /// A weight: any integer, which must fit u32 when it is judged.
    fn weight(&mut self, value: &ast::Expr) -> Option<Expr> {
        let lowered = self.lower(value, Some(Type::U32))?;
        if lowered.ty == Type::U32 {
            return Some(lowered);
        }
        if lowered.ty.is_integer() {
            return Some(converted(&lowered, Type::U32));
        }
        let (text, ty) = (self.text(&lowered), self.type_name(lowered.ty));
        let instead = if lowered.ty.is_float() {
            format!("; write `{}`", self.text(&converted(&lowered, Type::U32)))
        } else {
            String::new()
        };
        self.refuse(
            value.range,
            format!("`weight` is an integer that fits u32, `{text}` is {ty}{instead}"),
        )
    }
}
