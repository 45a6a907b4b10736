//! What `when` and `emit` may read of a situation, by its kind.

use super::clause::no_initiator;
use super::scope::{Found, ScopeOperand, View, find, meant_otherwise, refuse};
use super::tables::Tables;
use crate::ast::Name;
use crate::diagnostic::Range;
use crate::model::{Attribute, Kind, Role, Type};
use crate::parse::nearest::hint;

/// Why nothing of a forbidden or absent event can be read.
pub(super) fn no_part(operand: &ScopeOperand) -> String {
    format!(
        "`{}` is `{}`: none of its events is part of a detection",
        operand.name,
        operand.role.name()
    )
}

const MISSED: &str =
    "`missed` is of the `emit` of an `every`: the periods that a late call has skipped";

impl View<'_> {
    /// The operand of this name; `None` where it may exist but could not be
    /// read.
    pub(super) fn operand(&self, owner: &Name) -> Result<Option<usize>, (Range, String)> {
        let found = self.operands.iter().position(|o| o.name == owner.text);
        if found.is_some() || self.lost {
            return Ok(found);
        }
        let names = self.operands.iter().map(|o| o.name.as_str());
        let hint = hint(&owner.text, names, "operands");
        let message = format!("operand `{}` does not exist; {hint}", owner.text);
        Err((owner.span.into(), message))
    }

    /// An attribute of an operand's event.
    pub(super) fn attribute(
        &self,
        o: usize,
        attribute: &Name,
        make: impl Fn(usize) -> Attribute,
    ) -> Found {
        let operand = &self.operands[o];
        if let Some(found) = find(&operand.attributes, &attribute.text, make) {
            return Ok(found);
        }
        let what = format!("attributes of `{}`", operand.name);
        let hint = hint(&attribute.text, operand.attributes.names(), &what);
        let message = format!(
            "`{}` is no attribute of `{}`; {hint}",
            attribute.text, operand.name
        );
        refuse(attribute, message)
    }

    /// `owner.attribute` outside of aggregates.
    pub(super) fn read(&self, owner: &Name, attribute: &Name) -> Found {
        if self.kind == Some(Kind::Any) && owner.text == "it" {
            return self.common_attribute(attribute, "it.");
        }
        if self.kind.is_none() {
            return match owner.text.as_str() {
                "it" => Ok(None),
                _ => self.operand(owner).map(|_| None),
            };
        }
        if let Some(why) = self.clock_alone() {
            // An operand that should not be there has an error of its own.
            return match self.operands {
                [] if !self.lost => refuse(owner, why),
                _ => Ok(None),
            };
        }
        if owner.text == "init" && !self.lost && self.operands.iter().all(|o| o.name != "init") {
            let at = Range::from(owner.span).to(attribute.span.into());
            return Err((at, no_initiator(&attribute.text)));
        }
        if let Some(Kind::Any) = self.kind
            && let Some(o) = self.operand(owner)?
        {
            self.attribute(o, attribute, Attribute::Own)?;
            let message = format!(
                "which operand took the event is not known; write `it.{}`",
                attribute.text
            );
            return refuse(owner, message);
        }
        if owner.text == "it" && !self.lost && self.operands.iter().all(|o| o.name != "it") {
            let operand = self.operands.first().map_or("a", |o| o.name.as_str());
            let message = format!(
                "`it` is the event of an `any`; name an operand, as in `{operand}.{}`",
                attribute.text
            );
            return refuse(owner, message);
        }
        let Some(o) = self.operand(owner)? else {
            return Ok(None);
        };
        let found = self.attribute(o, attribute, |a| Attribute::Operand(o, a))?;
        let at = Range::from(owner.span).to(attribute.span.into());
        let operand = &self.operands[o];
        let (name, x) = (&operand.name, &attribute.text);
        let many = |instead: &str| {
            let message = format!(
                "`{name}.{x}` is of many events; write {instead}, such as `max({name}.{x})`"
            );
            Err((at, message))
        };
        match self.kind {
            None => Ok(None),
            Some(Kind::Not) => Err((at, self.nothing())),
            Some(kind) if kind.counts() => Err((at, self.sum_alone(kind))),
            Some(kind) if kind.aggregates() => many("an aggregate"),
            Some(_) if operand.role != Role::Required => Err((at, no_part(operand))),
            Some(_) if operand.group == Some(true) => many("an aggregate of the group"),
            Some(_) => Ok(found),
        }
    }

    /// Why a situation that the clock alone detects can read no event.
    pub(super) fn clock_alone(&self) -> Option<String> {
        let instead = match self.kind? {
            Kind::At => "emit constants",
            Kind::Every => "emit constants, or `missed`",
            _ => return None,
        };
        let kind = self.kind?.name();
        Some(format!(
            "`{kind}` has no event that could be read: the clock alone detects it; {instead}"
        ))
    }

    /// Why `not` can read nothing.
    pub(super) fn nothing(&self) -> String {
        format!(
            "`{}` detects that no event came, so there is nothing to read; emit constants",
            self.name
        )
    }

    /// Why a counting kind can read nothing but the sum.
    pub(super) fn sum_alone(&self, kind: Kind) -> String {
        format!(
            "`{}` counts; of its events there is only `count()`, the sum of their weights",
            kind.name()
        )
    }

    /// A bare name outside of aggregates, which is always wrong.
    pub(super) fn bare(&self, tables: &Tables, name: &Name) -> Found {
        let text = name.text.as_str();
        let aggregates = self.kind.is_some_and(Kind::aggregates);
        let counts = self.kind.filter(|kind| kind.counts());
        if let Some(operand) = self.operands.iter().find(|o| o.name == text) {
            let example = operand.attributes.names().next().unwrap_or("x");
            let message = match self.kind {
                Some(Kind::Any) => format!("`{text}` is an operand; write `it.{example}`"),
                Some(Kind::Not) => self.nothing(),
                Some(kind) if kind.counts() => self.sum_alone(kind),
                Some(_) if operand.role != Role::Required => no_part(operand),
                _ if aggregates || operand.group == Some(true) => {
                    format!("`{text}` is an operand; write an aggregate, such as `count({text})`")
                }
                _ => format!(
                    "`{text}` is an operand; name one of its attributes, as in `{text}.{example}`"
                ),
            };
            return refuse(name, message);
        }
        if text == "missed" && self.kind == Some(Kind::Every) && self.missed {
            return Ok(Some((Attribute::Missed, Type::U64)));
        }
        if text == "missed" && self.kind.is_some_and(Kind::temporal) {
            return refuse(name, MISSED.to_owned());
        }
        if let Some(why) = self.clock_alone() {
            return refuse(name, meant_otherwise(tables, text).unwrap_or(why));
        }
        if self.lost || self.kind.is_none() {
            return Ok(None);
        }
        let mut owners = self
            .operands
            .iter()
            .filter(|o| o.attributes.names().any(|a| a == text));
        if let Some(owner) = owners.next() {
            let owner = &owner.name;
            let message = match self.kind {
                Some(Kind::Any) => format!("`{text}` is an attribute; write `it.{text}`"),
                Some(Kind::Not) => self.nothing(),
                _ if let Some(kind) = counts => self.sum_alone(kind),
                _ if aggregates => {
                    format!("`{text}` is of many events; write an aggregate, such as `max({text})`")
                }
                _ => format!("`{text}` is an attribute; say whose: write `{owner}.{text}`"),
            };
            return refuse(name, message);
        }
        if text == "missed" {
            return refuse(name, MISSED.to_owned());
        }
        if text == "count" && (aggregates || counts.is_some()) {
            return refuse(name, "`count` is written `count()`".to_owned());
        }
        refuse(
            name,
            meant_otherwise(tables, text).unwrap_or_else(|| {
                let names = self.operands.iter().map(|o| o.name.as_str());
                let hint = hint(text, names, "operands");
                format!("`{text}` is neither an operand nor an attribute; {hint}")
            }),
        )
    }
}
