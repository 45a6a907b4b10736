//! Attributes that the events of all operands have.

use super::scope::{Found, ScopeOperand, View, meant_otherwise, refuse};
use super::tables::Tables;
use crate::ast::Name;
use crate::model::{Attribute, Type};
use crate::parse::nearest::hint;

impl View<'_> {
    /// A bare name in an aggregate over all operands.
    pub(super) fn common(&self, tables: &Tables, name: &Name) -> Found {
        let known = |o: &ScopeOperand| o.attributes.names().any(|a| a == name.text);
        let open = self.operands.iter().any(|o| o.attributes.open);
        if !open && !self.lost && !self.operands.iter().any(known) {
            if let Some(message) = meant_otherwise(tables, &name.text) {
                return refuse(name, message);
            }
            if let Some(operand) = self.operands.iter().find(|o| o.name == name.text) {
                let x = operand.attributes.names().next().unwrap_or("x");
                let message = format!(
                    "`{0}` is an operand; name one of its attributes, as in `{0}.{x}`",
                    name.text
                );
                return refuse(name, message);
            }
        }
        self.common_attribute(name, "")
    }

    /// An attribute that the events of all operands have, with the same type.
    pub(super) fn common_attribute(&self, attribute: &Name, before: &str) -> Found {
        let text = attribute.text.as_str();
        let mut first: Option<(usize, Type)> = None;
        for (o, operand) in self.operands.iter().enumerate() {
            let position = operand.attributes.list.iter().position(|(n, _)| n == text);
            let Some(a) = position else {
                if operand.attributes.open {
                    return Ok(None);
                }
                let message = if self.operands.len() == 1 || !self.has(text) {
                    let what = format!("attributes of `{}`", operand.event);
                    let hint = hint(text, operand.attributes.names(), &what);
                    format!("`{text}` is no attribute of `{}`; {hint}", operand.event)
                } else {
                    format!(
                        "`{before}{text}` must be an attribute of the events of all operands, \
                         and `{}` of `{}` has none of this name",
                        operand.event, operand.name
                    )
                };
                return refuse(attribute, message);
            };
            let Some(ty) = operand.attributes.list[a].1 else {
                return Ok(None);
            };
            match first {
                None => first = Some((a, ty)),
                Some((_, other)) if other != ty => {
                    let owner = &self.operands[0];
                    let message = format!(
                        "`{before}{text}` must have one type in the events of all operands, and \
                         those of `{}` and `{}` differ",
                        owner.event, self.operands[o].event
                    );
                    return refuse(attribute, message);
                }
                Some(_) => {}
            }
        }
        Ok(first.map(|(a, ty)| (Attribute::Common(a), ty)))
    }

    fn has(&self, attribute: &str) -> bool {
        let mut operands = self.operands.iter();
        operands.any(|o| o.attributes.names().any(|a| a == attribute))
    }
}
