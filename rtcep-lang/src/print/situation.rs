//! Situations: the header with what the kind demands, and the clauses.

use super::duration::print_duration;
use super::items::{header, line, list};
use super::operand::operand;
use super::scope::{Scope, print_expr, print_given};
use super::words::raw;
use crate::model::{Demand, Expr, ExprKind, Model, Situation, Type, Value};
use std::fmt::Write;

pub(super) fn situation(out: &mut String, model: &Model, s: usize, def: &Situation) {
    header(out, &def.doc, "situation", &def.name, None);
    let _ = write!(out, ": {}", def.kind.name());
    demand(out, model, s, def);
    let lifespan = raw(&model.lifespans[def.lifespan].name);
    line(out, &format!(" in {lifespan} {{"));
    for o in &def.operands {
        line(out, &format!("    {}", operand(model, def, o)));
    }
    let scope = Scope::Operands(s);
    if let Some(when) = &def.when {
        let text = print_expr(model, scope, when);
        line(out, &format!("    when {text};"));
    }
    if let Some(within) = def.within {
        let text = print_duration(within, model.resolution);
        line(out, &format!("    within {text};"));
    }
    if def.once {
        line(out, "    once;");
    }
    // Timers detect these, at no other time.
    if !def.kind.temporal() {
        line(out, &format!("    detect {};", def.detect.name()));
    }
    if let Some(limit) = def.max_combinations {
        line(out, &format!("    max_combinations {limit};"));
    }
    if !def.emit.is_empty() {
        let parts: Vec<String> = def
            .emit
            .iter()
            .map(|e| format!("{}: {}", raw(&e.name), print_expr(model, scope, &e.value)))
            .collect();
        out.push_str("    emit");
        list(out, &parts);
        out.push('\n');
    }
    line(out, "}");
}

/// ` 5`, ` crosses up 10 of avg(x)`: what stands behind the kind.
fn demand(out: &mut String, model: &Model, s: usize, def: &Situation) {
    let _ = match &def.demand {
        Demand::Nothing => Ok(()),
        Demand::Count(n) => write!(out, " {n}"),
        Demand::Share(share) => write!(out, " {} {}", share.compare.symbol(), share.limit),
        Demand::Crossing(crossing) => {
            let scope = Scope::Operands(s);
            let ty = crossing.of.ty;
            let literal = |value| print_given(model, scope, &literal(value, ty), Some(ty));
            let _ = write!(
                out,
                " {} {}",
                crossing.direction.name(),
                literal(crossing.bound)
            );
            if let Some(hysteresis) = crossing.hysteresis {
                let _ = write!(out, " hysteresis {}", literal(hysteresis));
            }
            write!(out, " of {}", print_expr(model, scope, &crossing.of))
        }
        Demand::At(moment) => write!(out, " {}", super::duration::print_moment(model, *moment)),
        Demand::Every(ticks) | Demand::After(ticks) => {
            write!(
                out,
                " {}",
                super::duration::print_duration(*ticks, model.resolution)
            )
        }
        Demand::Run(run) => {
            let source = def.operands.first().map(|o| Scope::Own(o.source));
            let of = source.map_or_else(|| "_".to_owned(), |own| print_expr(model, own, &run.of));
            write!(out, " {} {} of {of}", run.direction.name(), run.n)
        }
    };
}

fn literal(value: Value, ty: Type) -> Expr {
    Expr {
        kind: ExprKind::Literal(value),
        ty,
    }
}
