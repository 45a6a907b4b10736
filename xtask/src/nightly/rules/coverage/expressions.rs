//! The constructs of expressions, wherever these stand.

use super::Set;
use rtcep_lang::Model;
use rtcep_lang::model::{
    Attribute, Counted, Demand, Expr, ExprKind, Function, Initiator, Situation, Terminator, Type,
    UnaryOp,
};

/// Of all expressions of a rule set, and of the types of its events.
pub(super) fn of(model: &Model) -> Set {
    let mut set = Set::default();
    let attributes = model.events.iter().flat_map(|event| &event.attributes);
    attributes.for_each(|attribute| ty(&mut set, model, attribute.ty));
    for situation in &model.situations {
        let groups = situation.operands.iter().map(|o| o.repetition.is_some());
        let groups: Vec<bool> = groups.collect();
        for expr in of_situation(situation) {
            look(&mut set, model, expr, &groups, false);
        }
    }
    let initiators = model.lifespans.iter().flat_map(|l| &l.initiators);
    let opening = initiators.filter_map(|i| match i {
        Initiator::Event { condition, .. } => condition.as_ref(),
        Initiator::Startup | Initiator::At(_) => None,
    });
    let terminators = model.lifespans.iter().flat_map(|l| &l.terminators);
    let ending = terminators.filter_map(|t| match t {
        Terminator::Event { condition, .. } => condition.as_ref(),
        Terminator::At { .. } | Terminator::After { .. } => None,
    });
    let refers = model.refers.iter();
    let referring = refers.flat_map(|r| r.condition.iter().chain(&r.map));
    let actions = model.actions.iter();
    let acting = actions.flat_map(|a| {
        a.condition
            .iter()
            .chain(a.attributes.iter().map(|e| &e.value))
    });
    for expr in opening.chain(ending).chain(referring).chain(acting) {
        look(&mut set, model, expr, &[], false);
    }
    set
}

fn of_situation(situation: &Situation) -> impl Iterator<Item = &Expr> {
    let operands = situation.operands.iter().flat_map(|o| {
        let counted = match &o.counted {
            Counted::If(condition) => Some(condition),
            Counted::Never | Counted::Always => None,
        };
        let parts = [&o.threshold, &o.weight, &o.overrides, &o.retain];
        parts.into_iter().flatten().chain(counted)
    });
    let demand = match &situation.demand {
        Demand::Crossing(crossing) => Some(&crossing.of),
        Demand::Run(run) => Some(&run.of),
        _ => None,
    };
    let emitted = situation.emit.iter().map(|e| &e.value);
    operands.chain(demand).chain(&situation.when).chain(emitted)
}

/// `groups` says which operands are repeated.
fn look(set: &mut Set, model: &Model, expr: &Expr, groups: &[bool], aggregated: bool) {
    expr.visit(&mut |node| {
        ty(set, model, node.ty);
        match &node.kind {
            // What an aggregate over all operands reads is no `it`.
            ExprKind::Attribute(Attribute::Common(_)) => set.add_if(!aggregated, "it"),
            ExprKind::Attribute(Attribute::Missed) => set.add("missed"),
            ExprKind::Literal(_) | ExprKind::Attribute(_) => {}
            ExprKind::Unary(UnaryOp::Not, _) => set.add("!"),
            ExprKind::Unary(UnaryOp::Negate, _) => set.add("negated"),
            ExprKind::Binary(op, ..) => set.add(op.symbol()),
            ExprKind::Convert(_) => set.add("as"),
            ExprKind::Call(function, _) => set.add(called(*function)),
            ExprKind::Declared(..) => set.add("declared()"),
            ExprKind::Default(..) => set.add("or"),
            ExprKind::Aggregate(aggregate) => {
                set.add(&format!("{} of", aggregate.function.name()));
                set.add(match aggregate.operand {
                    None => "of all",
                    Some(o) if groups.get(o) == Some(&true) => "of a group",
                    Some(_) => "of one",
                });
                if let Some(value) = &aggregate.value {
                    look(set, model, value, groups, true);
                }
            }
        }
    });
}

fn called(function: Function) -> &'static str {
    match function {
        Function::Min => "min()",
        Function::Max => "max()",
        Function::Abs => "abs()",
        Function::Clamp => "clamp()",
        Function::Len => "len()",
        Function::StartsWith => "starts_with()",
        Function::EndsWith => "ends_with()",
        Function::Contains => "contains()",
    }
}

fn ty(set: &mut Set, model: &Model, ty: Type) {
    set.add(match ty {
        Type::Bool => "bool",
        Type::U8 => "u8",
        Type::U16 => "u16",
        Type::U32 => "u32",
        Type::U64 => "u64",
        Type::U128 => "u128",
        Type::I8 => "i8",
        Type::I16 => "i16",
        Type::I32 => "i32",
        Type::I64 => "i64",
        Type::I128 => "i128",
        Type::F32 => "f32",
        Type::F64 => "f64",
        Type::Str(_) => "str",
        Type::Enum(e) if model.enums[e].ordered => "ordered enum",
        Type::Enum(_) => "enum",
    });
}
