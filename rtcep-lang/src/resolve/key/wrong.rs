//! What is wrong with a key: a type that is none, types that differ, events
//! without the attribute.

use super::meetings::Role;
use super::{Held, Reader};
use crate::diagnostic::Range;
use crate::model::{Source, Type};
use crate::parse::nearest::{listed, nearest};
use crate::print::{Words, raw};

impl Reader<'_> {
    /// The type of the key, that of the first event by declaration.
    pub(super) fn types(&mut self, held: &[(Source, Range, Held)]) -> Option<Type> {
        let known = |&(source, at, (a, ty)): &(Source, Range, Held)| Some((source, at, a, ty?));
        let mut held = held.iter().filter_map(known);
        let (first, at, a, ty) = held.next()?;
        let first = self.attribute(first, a);
        if ty.is_float() || ty.is_wide() {
            let ty = self.type_name(ty);
            // Its own name is that of the key.
            let own = first.ends_with(&format!(".{}", raw(&self.key.name.text)));
            let at = if own { self.key.name.span.into() } else { at };
            self.refuse(
                at,
                format!(
                    "`{first}` is {ty} and cannot be the key of `{}`; a key is an integer, a bool, \
                     a text or an enum",
                    self.lifespan
                ),
            );
            return None;
        }
        for (source, at, a, other) in held.filter(|&(.., other)| other != ty) {
            let second = self.attribute(source, a);
            let (of_first, of_second) = (self.type_name(ty), self.type_name(other));
            let instead = match source {
                Source::Event(_) => format!("declare it as {of_first}"),
                Source::Situation(_) if ty.is_number() && other.is_number() => {
                    format!("emit it `as {of_first}`")
                }
                Source::Situation(_) => format!("emit a value of {of_first}"),
            };
            self.refuse(
                at,
                format!(
                    "the key of `{}` needs one type: `{first}` is {of_first}, `{second}` is \
                     {of_second}; {instead}",
                    self.lifespan
                ),
            );
        }
        Some(ty)
    }

    /// Events without the key. Where `none` has it, the key itself may be wrong.
    pub(super) fn missing(
        &mut self,
        missing: &[(Source, Range, Role)],
        none: bool,
        ty: Option<Type>,
    ) {
        if none && self.misnamed(missing) {
            return;
        }
        let (lifespan, key) = (self.lifespan, raw(&self.key.name.text));
        for &(source, at, role) in missing {
            let event = raw(&self.source_name(source));
            let why = match role {
                Role::Opens => "which it opens",
                Role::Ends => "which it ends",
                Role::IsOperand => "in which it is an operand",
            };
            let mut instead = match self.candidate(source, ty) {
                Some(attribute) => format!("write `key {key} = {event}.{}`", raw(&attribute)),
                None => match source {
                    Source::Event(_) => "add one to the event".to_owned(),
                    Source::Situation(_) => format!("emit it, as in `emit {{ {key}: .. }}`"),
                },
            };
            if matches!(role, Role::Ends) {
                instead.push_str(", or `all_keys` behind the event");
            }
            self.refuse(
                at,
                format!(
                    "`{event}` has no attribute `{key}`, the key of `{lifespan}`, {why}; {instead}"
                ),
            );
        }
    }

    /// Reports a key that no event has, if it is misspelt or there are several.
    fn misnamed(&mut self, missing: &[(Source, Range, Role)]) -> bool {
        let name = &self.key.name;
        let near = missing.iter().find_map(|&(source, ..)| {
            let attributes = self.tables.attributes(source);
            nearest(&name.text, attributes.names()).map(str::to_owned)
        });
        if near.is_none() && missing.len() < 2 {
            return false;
        }
        let events: Vec<String> = missing
            .iter()
            .map(|&(source, ..)| raw(&self.source_name(source)))
            .collect();
        let events: Vec<&str> = events.iter().map(String::as_str).collect();
        let (key, events) = (raw(&name.text), listed(&events));
        let instead = match near {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!(
                "name one that they have, and where it has another name write `key {key} = E.x`"
            ),
        };
        let of = match missing {
            [_] => events,
            _ => format!("any of {events}"),
        };
        let message = format!(
            "the key `{key}` of `{}` is no attribute of {of}; {instead}",
            self.lifespan
        );
        self.refuse(name.span, message);
        true
    }

    /// The attribute that is probably meant as the key.
    fn candidate(&self, source: Source, ty: Option<Type>) -> Option<String> {
        let attributes = self.tables.attributes(source);
        let fits = |&&(_, of): &&(String, Option<Type>)| {
            of.is_some_and(|of| !of.is_float() && ty.is_none_or(|ty| ty == of))
        };
        let names = attributes.list.iter().filter(fits);
        let names: Vec<&str> = names.map(|(name, _)| name.as_str()).collect();
        let near = nearest(&self.key.name.text, names.iter().copied());
        near.or(names.first().copied()).map(str::to_owned)
    }

    /// `Plot.id`
    fn attribute(&self, source: Source, attribute: usize) -> String {
        let attributes = self.tables.attributes(source);
        let name = attributes.list.get(attribute);
        let name = name.map_or("_", |(name, _)| name.as_str());
        format!("{}.{}", raw(&self.source_name(source)), raw(name))
    }

    fn source_name(&self, source: Source) -> String {
        let position = match source {
            Source::Event(e) => e,
            Source::Situation(s) => self.tables.events.len() + s,
        };
        let name = self.tables.source_names.get(position);
        name.cloned().unwrap_or_else(|| "?".to_owned())
    }

    fn type_name(&self, ty: Type) -> String {
        Words {
            enums: &self.tables.enums,
            functions: &[],
            attribute: &|_| "_".to_owned(),
            operand: &|_| "_".to_owned(),
            member: None,
        }
        .type_name(ty)
    }
}
