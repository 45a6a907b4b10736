//! Attributes that an expression may read, and what else a name may have
//! meant.

use super::tables::{Attributes, Tables};
use crate::ast::Name;
use crate::diagnostic::Range;
use crate::model::{Attribute, Type};
use crate::parse::nearest::hint;
use crate::parse::{is_sql, sql_message};

/// Whose attributes an expression reads.
pub(super) enum Scope<'a> {
    /// Those of one event, written bare (`if`, `retain`).
    Own {
        /// Where the condition stands.
        clause: Clause,
        /// The operand's name; that of the event in a lifespan.
        operand: &'a str,
        /// The event's name.
        event: &'a str,
        attributes: &'a Attributes,
    },
    /// Those of all operands, as `a.x` (`when`, `emit`).
    Operands {
        operands: &'a [ScopeOperand],
        /// Some operands could not be read.
        lost: bool,
    },
}

/// Whose condition reads one event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Clause {
    /// An operand's `if` or `retain`.
    Operand,
    /// A lifespan's `from` or `until`.
    Lifespan,
}

impl Clause {
    /// Why an attribute of something else cannot be read here.
    fn refuse(self, owner: &str, attribute: &str, own: bool) -> String {
        match self {
            Clause::Operand if own => {
                format!("`if` and `retain` read the event alone; write `{attribute}`")
            }
            Clause::Operand => format!(
                "`if` and `retain` read one event alone; \
                 compare with other operands in `when {owner}.{attribute} ..;`"
            ),
            Clause::Lifespan if own => {
                format!("the `if` of a lifespan reads the event alone; write `{attribute}`")
            }
            Clause::Lifespan if owner == "init" => format!(
                "`init.{attribute}` is not supported yet in this version; \
                 let a situation compare the two events, and end the lifespan at its detection"
            ),
            Clause::Lifespan => "the `if` of a lifespan reads one event alone; compare events in \
                 the `when` of a situation, and open or end the lifespan at its detection"
                .to_owned(),
        }
    }
}

/// An operand with the attributes of its event.
pub(super) struct ScopeOperand {
    pub(super) name: String,
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
                event, attributes, ..
            } => {
                if let Some(found) = find(attributes, text, Attribute::Own) {
                    return Ok(found);
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
            Scope::Operands { operands, lost } => {
                if let Some(operand) = operands.iter().find(|o| o.name == text) {
                    let example = operand.attributes.names().next().unwrap_or("x");
                    return refuse(
                        name,
                        format!(
                            "`{text}` is an operand; name one of its attributes, as in `{text}.{example}`"
                        ),
                    );
                }
                if *lost {
                    return Ok(None);
                }
                let mut owners = operands
                    .iter()
                    .filter(|o| o.attributes.names().any(|a| a == text));
                if let Some(owner) = owners.next() {
                    return refuse(
                        name,
                        format!(
                            "`{text}` is an attribute; say whose: write `{}.{text}`",
                            owner.name
                        ),
                    );
                }
                refuse(
                    name,
                    meant_otherwise(tables, text).unwrap_or_else(|| {
                        let names = operands.iter().map(|o| o.name.as_str());
                        let hint = hint(text, names, "operands");
                        format!("`{text}` is neither an operand nor an attribute; {hint}")
                    }),
                )
            }
        }
    }

    /// The attribute that `owner.attribute` means.
    pub(super) fn field(&self, owner: &Name, attribute: &Name) -> Found {
        match self {
            Scope::Own {
                clause,
                operand,
                event,
                ..
            } => {
                let range = Range::from(owner.span).to(attribute.span.into());
                let own = owner.text == *operand || owner.text == *event;
                Err((range, clause.refuse(&owner.text, &attribute.text, own)))
            }
            Scope::Operands { operands, lost } => {
                let Some(o) = operands.iter().position(|o| o.name == owner.text) else {
                    if *lost {
                        return Ok(None);
                    }
                    let names = operands.iter().map(|o| o.name.as_str());
                    let hint = hint(&owner.text, names, "operands");
                    return refuse(
                        owner,
                        format!("operand `{}` does not exist; {hint}", owner.text),
                    );
                };
                let attributes = &operands[o].attributes;
                if let Some(found) = find(attributes, &attribute.text, |a| Attribute::Operand(o, a))
                {
                    return Ok(found);
                }
                let what = format!("attributes of `{}`", owner.text);
                let hint = hint(&attribute.text, attributes.names(), &what);
                refuse(
                    attribute,
                    format!(
                        "`{}` is no attribute of `{}`; {hint}",
                        attribute.text, owner.text
                    ),
                )
            }
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
        match (self, attribute) {
            (Scope::Own { attributes, .. }, Attribute::Own(a)) => name(attributes, a),
            (Scope::Operands { operands, .. }, Attribute::Operand(o, a)) => match operands.get(o) {
                Some(operand) => format!(
                    "{}.{}",
                    crate::print::raw(&operand.name),
                    name(&operand.attributes, a)
                ),
                None => "_".to_owned(),
            },
            _ => "_".to_owned(),
        }
    }
}

fn refuse(name: &Name, message: String) -> Found {
    Err((name.span.into(), message))
}

/// The attribute of this name; the inner `None` where it, or its type, may
/// exist but could not be read.
fn find(
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
fn meant_otherwise(tables: &Tables, name: &str) -> Option<String> {
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
