//! Keys of lifespans: the attribute of every event that meets instances by it.

mod meetings;
mod wrong;

use super::gaps::Gaps;
use super::situation::source;
use super::tables::{Attributes, Tables};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Initiator, Key, Lifespan, Model, Source, Type};
use crate::parse::nearest::hint;
use crate::print::raw;
use meetings::Meetings;
use std::collections::BTreeMap;

/// Gives each lifespan its key. Situations are resolved: detections have keys
/// as events do.
pub(super) fn keys(
    rules: &Rules,
    model: &mut Model,
    tables: &Tables,
    gaps: &Gaps,
    errors: &mut Vec<Diagnostic>,
) {
    let (situations, others) = meetings::situations(model);
    for (l, ast) in rules.lifespans.iter().enumerate() {
        let Some(key) = &ast.key else {
            continue;
        };
        let mut meetings = meetings::meetings(rules, model, gaps, l, &situations[l]);
        meetings.open |= others;
        let mut reader = Reader {
            key,
            lifespan: &ast.name.text,
            meetings,
            // A key beside a moment that opens is an error of its own.
            lost: ast.key_lost || opens_by_itself(&model.lifespans[l]),
            tables,
            errors,
        };
        let renamed = reader.renamed();
        model.lifespans[l].key = Some(reader.key(&renamed));
    }
}

fn opens_by_itself(lifespan: &Lifespan) -> bool {
    let event = |i: &Initiator| matches!(i, Initiator::Event { .. });
    !lifespan.initiators.iter().all(event)
}

/// An attribute that holds the key, with its type where that is known.
type Held = (usize, Option<Type>);

/// Resolves the key of one lifespan.
struct Reader<'a> {
    key: &'a ast::Key,
    lifespan: &'a str,
    meetings: Meetings,
    /// What is missing may be there after all.
    lost: bool,
    tables: &'a Tables,
    errors: &'a mut Vec<Diagnostic>,
}

impl Reader<'_> {
    fn refuse(&mut self, at: impl Into<Range>, message: String) {
        self.errors.push(Diagnostic::error(at, message));
    }

    /// What stands behind the `=`: by event, where it stands, and the attribute.
    fn renamed(&mut self) -> BTreeMap<Source, (Range, Option<Held>)> {
        let mut renamed = BTreeMap::new();
        for part in &self.key.renamed {
            let (name, text) = (part.source.span, part.source.text.as_str());
            let Some(source) = source(self.tables, &part.source, None, self.errors) else {
                // Another event may have been meant, here and below.
                self.lost = true;
                continue;
            };
            if renamed.contains_key(&source) {
                self.lost = true;
                self.refuse(name, format!("`{text}` stands twice in this `key`"));
                continue;
            }
            let key = raw(&self.key.name.text);
            if !self.meetings.open && !self.lost && !self.meetings.by_key.contains_key(&source) {
                self.lost = true;
                self.refuse(
                    name,
                    format!(
                        "`{text}` meets `{}` by no key: it neither opens nor ends an instance and \
                         is no operand there; leave it out of `key {key}`",
                        self.lifespan
                    ),
                );
                continue;
            }
            let attributes = self.tables.attributes(source);
            let held = find(&attributes, &part.attribute.text);
            if held.is_none() && !attributes.open {
                let (attribute, what) = (&part.attribute.text, format!("attributes of `{text}`"));
                let hint = hint(attribute, attributes.names(), &what);
                let message = format!("`{attribute}` is no attribute of `{text}`; {hint}");
                self.refuse(part.attribute.span, message);
            }
            renamed.insert(source, (part.attribute.span.into(), held));
        }
        renamed
    }

    /// The key with the attribute of each event that meets instances by it.
    fn key(&mut self, renamed: &BTreeMap<Source, (Range, Option<Held>)>) -> Key {
        let mut held: Vec<(Source, Range, Held)> = Vec::new();
        let mut missing = Vec::new();
        for (&source, &(at, role)) in &self.meetings.by_key {
            let attributes = self.tables.attributes(source);
            match renamed.get(&source) {
                Some(&(at, found)) => held.extend(found.map(|found| (source, at, found))),
                None => match find(&attributes, &self.key.name.text) {
                    Some(found) => held.push((source, at, found)),
                    None if attributes.open => {}
                    None => missing.push((source, at, role)),
                },
            }
        }
        let mut ty = held.iter().find_map(|&(.., (_, ty))| ty);
        if !self.lost {
            ty = self.types(&held);
            self.missing(&missing, held.is_empty() && renamed.is_empty(), ty);
        }
        Key {
            name: self.key.name.text.clone(),
            ty: ty.unwrap_or(self.tables.unknown()),
            attributes: held.iter().map(|&(s, _, (a, _))| (s, a)).collect(),
        }
    }
}

fn find(attributes: &Attributes, name: &str) -> Option<Held> {
    let a = attributes
        .list
        .iter()
        .position(|(other, _)| other == name)?;
    Some((a, attributes.list[a].1))
}
