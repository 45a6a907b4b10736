//! Attributes that an expression may read, and what else a name may have
//! meant.

use super::clause::Clause;
use super::opened::Opened;
use super::tables::{Attributes, Tables};
use crate::ast::Name;
use crate::diagnostic::Range;
use crate::model::{Attribute, Detect, Kind, Role, Type};
use crate::parse::nearest::hint;
use crate::parse::{is_sql, sql_message};

/// Whose attributes an expression reads.
#[derive(Clone, Copy)]
pub(super) enum Scope<'a> {
    /// Those of one event, written bare (`if`, `retain`, `weight`).
    Own {
        /// Where the condition stands.
        clause: Clause,
        /// The operand's name; that of the event in a lifespan.
        operand: &'a str,
        /// The event's name.
        event: &'a str,
        attributes: &'a Attributes,
        /// What `init.x` reads: in `until` alone.
        initiator: Option<&'a Opened>,
    },
    /// Those of a detection (`when`, `emit`).
    Operands(View<'a>),
    /// Those of one operand's events, as `a.x` in an aggregate of `a`.
    Member(View<'a>, usize),
    /// Those that the events of all operands have, written bare in an aggregate.
    Common(View<'a>),
}

/// What `when` and `emit` see of a situation.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub(super) name: &'a str,
    /// None where it could not be read: everything may be right.
    pub(super) kind: Option<Kind>,
    pub(super) detect: Detect,
    pub(super) operands: &'a [ScopeOperand],
    /// Some operands could not be read.
    pub(super) lost: bool,
    /// Some operands keep their events and others do not, or drop them at once.
    pub(super) mixed: bool,
    /// Whether values are emitted, which must exist.
    pub(super) emits: bool,
    /// Whether `missed` may stand here.
    pub(super) missed: bool,
}

/// An operand with the attributes of its event.
pub(super) struct ScopeOperand {
    pub(super) name: String,
    pub(super) event: String,
    pub(super) role: Role,
    /// It has a repetition: its events are a group. None where it may have one
    /// that could not be read.
    pub(super) group: Option<bool>,
    pub(super) attributes: Attributes,
}

/// An attribute with its type; `None` where an error was reported elsewhere.
pub(super) type Found = Result<Option<(Attribute, Type)>, (Range, String)>;

impl Scope<'_> {
    /// The attribute that a bare name means.
    pub(super) fn name(&self, tables: &Tables, name: &Name) -> Found {
        let text = name.text.as_str();
        match self {
            Scope::Own {
                event,
                attributes,
                initiator,
                ..
            } => {
                if let Some(found) = find(attributes, text, Attribute::Own) {
                    return Ok(found);
                }
                if text == "init"
                    && let Some(opened) = initiator
                {
                    return refuse(name, opened.bare());
                }
                refuse(
                    name,
                    meant_otherwise(tables, text).unwrap_or_else(|| {
                        let hint = hint(
                            text,
                            attributes.names(),
                            &format!("attributes of `{event}`"),
                        );
                        format!("`{text}` is no attribute of `{event}`; {hint}")
                    }),
                )
            }
            Scope::Operands(view) => view.bare(tables, name),
            Scope::Member(view, o) => {
                let operand = &view.operands[*o].name;
                refuse(
                    name,
                    format!(
                        "this aggregate is of `{operand}` alone; write `{operand}.{text}`, \
                         or leave `{operand}.` out everywhere to range over all operands"
                    ),
                )
            }
            Scope::Common(view) => view.common(tables, name),
        }
    }

    /// The attribute that `owner.attribute` means.
    pub(super) fn field(&self, owner: &Name, attribute: &Name) -> Found {
        match self {
            Scope::Own {
                clause,
                operand,
                event,
                initiator,
                ..
            } => {
                if owner.text == "init"
                    && let Some(opened) = initiator
                {
                    return opened.read(attribute);
                }
                let range = Range::from(owner.span).to(attribute.span.into());
                if owner.text != *event
                    && let Some(opened) = initiator
                    && opened.is(&owner.text)
                {
                    let message = format!(
                        "`{}` opened the instance; write `init.{}`",
                        owner.text, attribute.text
                    );
                    return Err((range, message));
                }
                let own = owner.text == *operand || owner.text == *event;
                Err((range, clause.refuse(&owner.text, &attribute.text, own)))
            }
            Scope::Operands(view) => view.read(owner, attribute),
            Scope::Member(view, o) => {
                let operand = &view.operands[*o].name;
                if owner.text == *operand {
                    return view.attribute(*o, attribute, Attribute::Own);
                }
                let message = if view.operands.iter().any(|o| o.name == owner.text) {
                    format!("an aggregate is of one operand, this one of `{operand}`")
                } else {
                    return view.operand(owner).map(|_| None);
                };
                refuse(owner, message)
            }
            // Where one attribute is of an operand, the aggregate is of it.
            Scope::Common(view) => view.operand(owner).map(|_| None),
        }
    }

    /// How an attribute is written here.
    pub(super) fn text(&self, attribute: Attribute) -> String {
        let name = |attributes: &Attributes, a: usize| {
            attributes
                .list
                .get(a)
                .map_or_else(|| "_".to_owned(), |(name, _)| crate::print::raw(name))
        };
        let view = match (self, attribute) {
            (Scope::Own { attributes, .. }, Attribute::Own(a)) => return name(attributes, a),
            (
                Scope::Own {
                    initiator: Some(i), ..
                },
                Attribute::Initiator(a),
            ) => {
                return format!("init.{}", i.name(a));
            }
            (Scope::Own { .. }, _) => return "_".to_owned(),
            (Scope::Operands(view) | Scope::Member(view, _) | Scope::Common(view), _) => view,
        };
        if attribute == Attribute::Missed {
            return "missed".to_owned();
        }
        let operand = match (self, attribute) {
            (_, Attribute::Operand(o, _)) => view.operands.get(o),
            (Scope::Member(_, o), Attribute::Own(_)) => view.operands.get(*o),
            _ => view.operands.first(),
        };
        let Some(operand) = operand else {
            return "_".to_owned();
        };
        match attribute {
            Attribute::Common(a) if view.kind == Some(Kind::Any) => {
                format!("it.{}", name(&operand.attributes, a))
            }
            Attribute::Common(a) => name(&operand.attributes, a),
            // Without operands, and in another scope: told above.
            Attribute::Missed | Attribute::Initiator(_) => "_".to_owned(),
            Attribute::Own(a) | Attribute::Operand(_, a) => format!(
                "{}.{}",
                crate::print::raw(&operand.name),
                name(&operand.attributes, a)
            ),
        }
    }

    /// How an operand is written here.
    pub(super) fn operand_text(&self, o: usize) -> String {
        let view = match self {
            Scope::Own { operand, .. } => return crate::print::raw(operand),
            Scope::Operands(view) | Scope::Member(view, _) | Scope::Common(view) => view,
        };
        let operand = view.operands.get(o);
        operand.map_or_else(|| "_".to_owned(), |o| crate::print::raw(&o.name))
    }
}

pub(super) fn refuse(name: &Name, message: String) -> Found {
    Err((name.span.into(), message))
}

/// The attribute of this name; the inner `None` where it, or its type, may
/// exist but could not be read.
pub(super) fn find(
    attributes: &Attributes,
    name: &str,
    make: impl Fn(usize) -> Attribute,
) -> Option<Option<(Attribute, Type)>> {
    match attributes.list.iter().position(|(other, _)| other == name) {
        Some(a) => Some(attributes.list[a].1.map(|ty| (make(a), ty))),
        None => attributes.open.then_some(None),
    }
}

/// A name that is no attribute, but something else.
pub(super) fn meant_otherwise(tables: &Tables, name: &str) -> Option<String> {
    if is_sql(name) {
        return Some(sql_message(name));
    }
    let def = tables
        .enums
        .iter()
        .find(|def| def.variants.iter().any(|v| v == name))?;
    Some(format!(
        "`{name}` is a variant; write `{}::{name}`",
        def.name
    ))
}
