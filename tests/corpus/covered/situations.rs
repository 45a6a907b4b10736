//! Constructs of situations and values: kinds, what an operand says, aggregates,
//! functions, types.

use rtcep_lang::Model;
use rtcep_lang::model::{
    AggregateFn, Counted, Demand, Expr, ExprKind, Function, Kind, Quantifier, Role, Situation, Type,
};

/// What has to occur, in words.
pub(super) fn demanded() -> impl Iterator<Item = String> {
    let kinds = Kind::ALL.into_iter().map(|kind| kind.name().to_owned());
    let parameters = [
        "absent",
        "forbidden",
        "override",
        "absolute first",
        "absolute last",
        "weight",
        "counted",
        "counted if",
        "{m..=n} in sequence",
        "{m..=n} in all",
        "or",
        "fn",
        "str",
        "ordered",
        "128 bits",
    ];
    let aggregates = [
        AggregateFn::Count,
        AggregateFn::Sum,
        AggregateFn::Min,
        AggregateFn::Max,
        AggregateFn::Average,
    ];
    let functions = [
        Function::Min,
        Function::Max,
        Function::Abs,
        Function::Clamp,
        Function::Len,
        Function::StartsWith,
        Function::EndsWith,
        Function::Contains,
    ];
    kinds
        .chain(parameters.map(str::to_owned))
        .chain(aggregates.map(aggregate))
        .chain(functions.map(function))
}

fn aggregate(function: AggregateFn) -> String {
    format!("{} of events", function.name())
}

fn function(function: Function) -> String {
    format!("{}(..)", function.name())
}

/// What occurs in a rule set.
pub(super) fn constructs(model: &Model) -> Vec<String> {
    let mut found = Vec::new();
    for situation in &model.situations {
        found.push(situation.kind.name().to_owned());
        for operand in &situation.operands {
            let absolute = |quantifier| operand.absolute && operand.quantifier == quantifier;
            let parameters = [
                (operand.role == Role::Absent, "absent"),
                (operand.role == Role::Forbidden, "forbidden"),
                (operand.overrides.is_some(), "override"),
                (absolute(Quantifier::First), "absolute first"),
                (absolute(Quantifier::Last), "absolute last"),
                (operand.weight.is_some(), "weight"),
                (operand.counted == Counted::Always, "counted"),
                (matches!(operand.counted, Counted::If(_)), "counted if"),
            ];
            let said = parameters.into_iter().filter(|(is, _)| *is);
            found.extend(said.map(|(_, name)| name.to_owned()));
            if operand.repetition.is_some() {
                found.push(format!("{{m..=n}} in {}", situation.kind.name()));
            }
        }
        for expr in expressions(situation) {
            values(model, expr, &mut found);
        }
    }
    found
}

fn expressions(situation: &Situation) -> impl Iterator<Item = &Expr> {
    let operands = situation.operands.iter();
    let own = operands.flat_map(|o| [&o.threshold, &o.retain, &o.weight, &o.overrides]);
    let emitted = situation.emit.iter().map(|emission| &emission.value);
    let of = match &situation.demand {
        Demand::Crossing(crossing) => Some(&crossing.of),
        Demand::Run(run) => Some(&run.of),
        _ => None,
    };
    own.flatten()
        .chain(&situation.when)
        .chain(emitted)
        .chain(of)
}

fn values(model: &Model, expr: &Expr, found: &mut Vec<String>) {
    expr.visit(&mut |node| {
        match &node.kind {
            ExprKind::Call(called, _) => found.push(function(*called)),
            ExprKind::Declared(..) => found.push("fn".to_owned()),
            ExprKind::Aggregate(of) => {
                found.push(aggregate(of.function));
                if let Some(value) = &of.value {
                    values(model, value, found);
                }
            }
            ExprKind::Default(..) => found.push("or".to_owned()),
            ExprKind::Binary(op, side, _) if op.is_comparison() => {
                if matches!(side.ty, Type::Enum(e) if model.enums[e].ordered) {
                    found.push("ordered".to_owned());
                }
            }
            _ => {}
        }
        match node.ty {
            Type::Str(_) => found.push("str".to_owned()),
            Type::U128 | Type::I128 => found.push("128 bits".to_owned()),
            _ => {}
        }
    });
}
