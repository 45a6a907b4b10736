//! What an aggregate may range over, by the kind of situation
//! (language.md, 4.2, 4.4 and 4.6).

use super::expr::Lowering;
use super::operators::converted;
use super::scope::{Scope, View};
use super::view::no_part;
use crate::ast::{self, Name};
use crate::diagnostic::Range;
use crate::model::{Aggregate, AggregateFn, Detect, Expr, ExprKind, Kind, Role, Type};

/// The operand that an aggregated expression names first.
fn first_owner(expr: &ast::Expr) -> Option<&Name> {
    match &expr.kind {
        ast::ExprKind::Field(owner, _) => Some(owner),
        ast::ExprKind::Unary(_, e) | ast::ExprKind::Convert(e, _) => first_owner(e),
        ast::ExprKind::Binary(_, _, a, b) | ast::ExprKind::Default(a, _, b) => {
            first_owner(a).or_else(|| first_owner(b))
        }
        ast::ExprKind::Call(_, arguments) => arguments.iter().find_map(first_owner),
        _ => None,
    }
}

/// Whether an expression reads anything.
pub(super) fn reads(expr: &ast::Expr) -> bool {
    match &expr.kind {
        ast::ExprKind::Field(..) | ast::ExprKind::Name(_) => true,
        ast::ExprKind::Unary(_, e) | ast::ExprKind::Convert(e, _) => reads(e),
        ast::ExprKind::Binary(_, _, a, b) | ast::ExprKind::Default(a, _, b) => reads(a) || reads(b),
        ast::ExprKind::Call(_, arguments) => arguments.iter().any(reads),
        _ => false,
    }
}

impl Lowering<'_> {
    /// Whether an operand, or all of them, may be aggregated.
    pub(super) fn ranges(
        &mut self,
        view: View<'_>,
        operand: Option<usize>,
        function: AggregateFn,
        range: Range,
    ) -> Option<()> {
        let kind = view.kind?;
        let name = function.name();
        if kind.aggregates() || kind.counts() {
            return Some(());
        }
        let groups = view.operands.iter().find(|o| o.group == Some(true));
        let message = match operand.map(|o| &view.operands[o]) {
            Some(operand) if operand.group != Some(false) => return Some(()),
            Some(operand) if operand.role != Role::Required => no_part(operand),
            Some(operand) => format!(
                "`{0}` is one event and no group; read its attributes alone, as in `{0}.{1}`, or \
                 write a repetition: `{2}{{2..=4}}`",
                operand.name,
                operand.attributes.names().next().unwrap_or("x"),
                operand.event
            ),
            None if view.lost || view.operands.iter().any(|o| o.group.is_none()) => return None,
            None => match groups {
                Some(group) => format!(
                    "say of which group: write `{name}({}{})`",
                    group.name,
                    if function == AggregateFn::Count {
                        ""
                    } else {
                        ".x"
                    }
                ),
                None => no_groups(kind),
            },
        };
        self.refuse(range, message)
    }

    /// Whether a sum can be kept while events come and go.
    pub(super) fn can_be_kept(
        &mut self,
        view: View<'_>,
        (operand, function, value): (Option<usize>, AggregateFn, &Expr),
        range: Range,
    ) -> Option<()> {
        let ty = value.ty;
        let sums = matches!(function, AggregateFn::Sum | AggregateFn::Average);
        if !sums || !view.kind.is_some_and(Kind::aggregates) {
            return Some(());
        }
        let name = function.name();
        let message = if matches!(ty, Type::U128 | Type::I128) {
            let narrow = if ty.is_signed() { Type::I64 } else { Type::U64 };
            let instead = self.text(&Expr {
                kind: ExprKind::Aggregate(Box::new(Aggregate {
                    function,
                    operand,
                    value: Some(converted(value, narrow)),
                })),
                ty: narrow,
            });
            format!(
                "`{name}` of {} would need a wider type, and there is none; write `{instead}`, or \
                 `as f64`",
                self.type_name(ty)
            )
        } else if ty.is_float() && operand.is_none() && view.mixed {
            format!(
                "`{name}` of floats over operands of which some keep their events and others do \
                 not: it depends on their order, which is not kept; aggregate each operand alone, \
                 as in `{name}(a.x)`, or write `max 10, on_full drop_oldest` at every operand"
            )
        } else {
            return Some(());
        };
        self.refuse(range, message)
    }

    /// Whether an aggregate that is emitted may be of nothing.
    pub(super) fn may_be_none(
        &self,
        view: View<'_>,
        function: AggregateFn,
        operand: Option<usize>,
    ) -> bool {
        view.emits
            && !function.of_nothing()
            && !view.lost
            && view.kind.is_some_and(Kind::aggregates)
            && (view.detect == Detect::Deferred || (operand.is_some() && view.operands.len() > 1))
    }
}

/// Why a kind has no aggregates, or not this one.
pub(super) fn no_place(
    view: View<'_>,
    function: AggregateFn,
    arguments: &[ast::Expr],
    name: &str,
) -> Option<String> {
    match view.kind? {
        Kind::Any => Some("`any` detects one event; read it as `it.x`".to_owned()),
        Kind::Not => Some(view.nothing()),
        Kind::At | Kind::Every => view.clock_alone(),
        Kind::After => {
            let operand = view.operands.first();
            let a = operand.map_or("a", |o| o.name.as_str());
            let x = operand.and_then(|o| o.attributes.names().next());
            Some(format!(
                "`after` detects one event; read its attributes, as in `{a}.{}`",
                x.unwrap_or("x")
            ))
        }
        kind if kind.counts() && function != AggregateFn::Count => Some(view.sum_alone(kind)),
        kind if kind.counts() && !arguments.is_empty() => Some(format!(
            "`{}` counts over all operands; write `{name}()`",
            kind.name()
        )),
        kind if kind.joins()
            && !view.lost
            && view.operands.iter().all(|o| o.group == Some(false)) =>
        {
            Some(no_groups(kind))
        }
        _ => None,
    }
}

fn no_groups(kind: Kind) -> String {
    let group = if kind == Kind::Unless {
        ""
    } else {
        ", or of an operand with a repetition, as in `first E{2..=4}`"
    };
    format!(
        "`{}` detects a combination of single events; aggregates are of `report` and the \
         like{group}",
        kind.name()
    )
}

/// Whether a value is of one operand or of all, and whose attributes it reads.
pub(super) fn scope_of<'a>(
    view: View<'a>,
    value: &ast::Expr,
) -> Result<(Option<usize>, Scope<'a>), (Range, String)> {
    match first_owner(value) {
        None => Ok((None, Scope::Common(view))),
        Some(owner) => match view.operand(owner)? {
            Some(o) => Ok((Some(o), Scope::Member(view, o))),
            None => Ok((None, Scope::Common(view))),
        },
    }
}
