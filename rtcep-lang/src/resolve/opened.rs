//! `init.x` in `until`: what opened the instance (language.md, 5).

use super::scope::{Found, refuse};
use super::tables::Attributes;
use crate::ast::Name;
use crate::model::{Attribute, Type};
use crate::parse::nearest::hint;
use crate::print::raw;

/// What opens instances of a lifespan.
#[derive(Debug, Default)]
pub(super) struct Opened {
    /// Its events and situations with their attributes, by declaration.
    pub(super) events: Vec<(String, Attributes)>,
    /// `from startup` or `from at ..`: a moment, which has no attributes.
    pub(super) moment: Option<&'static str>,
    /// Some could not be read.
    pub(super) lost: bool,
}

impl Opened {
    /// What `init.x` means: an attribute that every initiator has, with one type.
    pub(super) fn read(&self, attribute: &Name) -> Found {
        let text = attribute.text.as_str();
        if let Some(moment) = self.moment {
            let message = format!(
                "`init.{text}`: an instance may open {moment}, which has no attributes; open it at \
                 events alone, or read the event of `until` alone"
            );
            return refuse(attribute, message);
        }
        let mut first: Option<(usize, Type)> = None;
        for (event, attributes) in &self.events {
            let Some(a) = attributes.list.iter().position(|(name, _)| name == text) else {
                if attributes.open {
                    return Ok(None);
                }
                let message = if self.events.len() == 1 {
                    let hint = hint(
                        text,
                        attributes.names(),
                        &format!("attributes of `{event}`"),
                    );
                    format!("`init.{text}`: `{text}` is no attribute of `{event}`; {hint}")
                } else {
                    format!(
                        "`init.{text}` must be an attribute of every event that opens an instance, \
                         and `{event}` has none of this name"
                    )
                };
                return refuse(attribute, message);
            };
            let Some(ty) = attributes.list[a].1 else {
                return Ok(None);
            };
            match first {
                None => first = Some((a, ty)),
                Some((_, other)) if other != ty => {
                    let message = format!(
                        "`init.{text}` must have one type in every event that opens an instance, \
                         and those of `{}` and `{event}` differ",
                        self.events[0].0
                    );
                    return refuse(attribute, message);
                }
                Some(_) => {}
            }
        }
        match first {
            Some(_) if self.lost => Ok(None),
            first => Ok(first.map(|(a, ty)| (Attribute::Initiator(a), ty))),
        }
    }

    /// Whether an event of this name opens instances.
    pub(super) fn is(&self, event: &str) -> bool {
        self.events.iter().any(|(name, _)| name == event)
    }

    /// What to write for `init` alone.
    pub(super) fn bare(&self) -> String {
        let first = self.events.first();
        let x = first.and_then(|(_, attributes)| attributes.names().next());
        format!(
            "`init` is the event that opened the instance; name one of its attributes, as in \
             `init.{}`",
            x.unwrap_or("x")
        )
    }

    /// The name of an attribute, as it must be written.
    pub(super) fn name(&self, a: usize) -> String {
        let first = self.events.first();
        let found = first.and_then(|(_, attributes)| attributes.list.get(a));
        found.map_or_else(|| "_".to_owned(), |(name, _)| raw(name))
    }
}
