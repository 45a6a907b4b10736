//! What the leaves of a model's expressions are called, where they stand.

use super::expr::{Signature, Words};
use super::words::raw;
use crate::model::{Attribute, Expr, FunctionDef, Kind, Model, Source, Type};

/// Whose attributes an expression reads.
#[derive(Clone, Copy, Debug)]
pub enum Scope {
    /// Those of one event or detection (`if`, `retain`).
    Own(Source),
    /// Those of the event of an `until`, and of the event that opened the instance of
    /// this lifespan.
    Ends(Source, usize),
    /// Those of the operands of a situation, by declaration (`when`, `emit`).
    Operands(usize),
}

/// The canonical text of an expression of a model.
#[must_use]
pub fn print_expr(model: &Model, scope: Scope, expr: &Expr) -> String {
    print_given(model, scope, expr, None)
}

/// The same where a reader gives its literals the type `given`.
pub(crate) fn print_given(model: &Model, scope: Scope, expr: &Expr, given: Option<Type>) -> String {
    let names = |source: Source, attribute: usize| {
        model
            .attributes(source)
            .get(attribute)
            .map_or_else(|| "_".to_owned(), |a| raw(&a.name))
    };
    let function = |f: &FunctionDef| Signature {
        name: raw(&f.name),
        parameters: f.parameters.iter().map(|p| Some(p.ty)).collect(),
    };
    let functions: Vec<Signature> = model.functions.iter().map(function).collect();
    let attribute = |attribute: Attribute| match (scope, attribute) {
        (Scope::Own(source) | Scope::Ends(source, _), Attribute::Own(a)) => names(source, a),
        (Scope::Ends(_, l), Attribute::Initiator(a)) => match model.first_initiator(l) {
            Some(first) => format!("init.{}", names(first, a)),
            None => "_".to_owned(),
        },
        (Scope::Operands(_), Attribute::Missed) => "missed".to_owned(),
        (Scope::Operands(s), Attribute::Operand(o, a)) => {
            let operand = &model.situations[s].operands[o];
            format!("{}.{}", raw(&operand.name), names(operand.source, a))
        }
        (Scope::Operands(s), Attribute::Common(a)) => {
            let situation = &model.situations[s];
            let name = names(situation.operands[0].source, a);
            match situation.kind {
                Kind::Any => format!("it.{name}"),
                _ => name,
            }
        }
        // An attribute of the other scope has no name here.
        _ => "_".to_owned(),
    };
    let operand = |o: usize| match scope {
        Scope::Operands(s) => raw(&model.situations[s].operands[o].name),
        Scope::Own(_) | Scope::Ends(..) => "_".to_owned(),
    };
    Words {
        enums: &model.enums,
        functions: &functions,
        attribute: &attribute,
        operand: &operand,
        member: None,
    }
    .given(expr, given)
}
