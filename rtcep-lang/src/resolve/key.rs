//! Keys of lifespans: the attribute of every event that meets instances by it.

use super::gaps::Gaps;
use super::situation::source;
use super::tables::{Attributes, Tables};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Key, Model, Source, Terminator, Type};
use crate::parse::nearest::{hint, nearest};
use crate::print::{Words, raw};
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
    for (l, ast) in rules.lifespans.iter().enumerate() {
        let Some(key) = &ast.key else {
            continue;
        };
        let mut reader = Reader {
            key,
            lifespan: &ast.name.text,
            meetings: meetings(rules, model, gaps, l),
            tables,
            errors,
        };
        // A key beside startup is an error of its own.
        let lost = ast.key_lost || model.lifespans[l].starts();
        let renamed = reader.renamed(lost);
        model.lifespans[l].key = Some(reader.key(&renamed, lost));
    }
}

/// The events and situations that meet instances of a lifespan by its key.
struct Meetings {
    /// With the place that says so, and what they do there.
    by_key: BTreeMap<Source, (Range, Role)>,
    /// Some may be missing.
    open: bool,
}

/// What an event does in a lifespan.
#[derive(Clone, Copy)]
enum Role {
    Opens,
    Ends,
    IsOperand,
}

fn meetings(rules: &Rules, model: &Model, gaps: &Gaps, l: usize) -> Meetings {
    let (ast, lifespan, of_lifespan) =
        (&rules.lifespans[l], &model.lifespans[l], gaps.lifespans[l]);
    let mut found = Meetings {
        by_key: BTreeMap::new(),
        open: gaps.lost || of_lifespan.from || of_lifespan.until || of_lifespan.sources,
    };
    let mut meets = |source: Source, at: Range, role: Role| {
        found.by_key.entry(source).or_insert((at, role));
    };
    for (written, initiator) in ast.initiators.iter().zip(&lifespan.initiators) {
        if let (
            ast::Initiator::Event { source: name, .. },
            crate::model::Initiator::Event { source, .. },
        ) = (written, initiator)
        {
            meets(*source, name.span.into(), Role::Opens);
        }
    }
    for (written, terminator) in ast.terminators.iter().zip(&lifespan.terminators) {
        if let (
            ast::Terminator::Event { source: name, .. },
            Terminator::Event {
                source,
                all_keys: false,
                ..
            },
        ) = (written, terminator)
            // Half a clause may have been meant for all keys.
            && !of_lifespan.until
        {
            meets(*source, name.span.into(), Role::Ends);
        }
    }
    for (s, situation) in model.situations.iter().enumerate() {
        if situation.lifespan != l {
            found.open |= gaps.situations[s].lifespan;
            continue;
        }
        found.open |= gaps.situations[s].operands_lost;
        for (o, operand) in situation.operands.iter().enumerate() {
            if let Some(name) = &rules.situations[s].operands[o].source {
                let at = name.span.into();
                let meeting = found.by_key.entry(operand.source);
                meeting.or_insert((at, Role::IsOperand));
            }
        }
    }
    // What is unknown has an error already.
    let beyond = Source::Event(model.events.len());
    found.open |= found.by_key.remove(&beyond).is_some();
    found
}

/// An attribute that holds the key, with its type where that is known.
type Held = (usize, Option<Type>);

/// Resolves the key of one lifespan.
struct Reader<'a> {
    key: &'a ast::Key,
    lifespan: &'a str,
    meetings: Meetings,
    tables: &'a Tables,
    errors: &'a mut Vec<Diagnostic>,
}

impl Reader<'_> {
    fn refuse(&mut self, at: impl Into<Range>, message: String) {
        self.errors.push(Diagnostic::error(at, message));
    }

    /// What stands behind the `=`: by event, where it stands, and the attribute.
    fn renamed(&mut self, lost: bool) -> BTreeMap<Source, (Range, Option<Held>)> {
        let mut renamed = BTreeMap::new();
        for part in &self.key.renamed {
            let (name, text) = (part.source.span, part.source.text.as_str());
            let Some(source) = source(self.tables, &part.source, None, self.errors) else {
                continue;
            };
            if renamed.contains_key(&source) {
                self.refuse(name, format!("`{text}` stands twice in this `key`"));
                continue;
            }
            let key = raw(&self.key.name.text);
            if !self.meetings.open && !lost && !self.meetings.by_key.contains_key(&source) {
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
    fn key(&mut self, renamed: &BTreeMap<Source, (Range, Option<Held>)>, lost: bool) -> Key {
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
        let ty = self.types(&held);
        if !lost {
            self.missing(&missing, held.is_empty() && renamed.is_empty(), ty);
        }
        Key {
            name: self.key.name.text.clone(),
            ty: ty.unwrap_or(self.tables.unknown()),
            attributes: held.iter().map(|&(s, _, (a, _))| (s, a)).collect(),
        }
    }

    /// The type of the key, that of the first event by declaration.
    fn types(&mut self, held: &[(Source, Range, Held)]) -> Option<Type> {
        let known = |&(source, at, (a, ty)): &(Source, Range, Held)| Some((source, at, a, ty?));
        let mut held = held.iter().filter_map(known);
        let (first, at, a, ty) = held.next()?;
        let first = self.attribute(first, a);
        if ty.is_float() {
            let ty = self.type_name(ty);
            self.refuse(
                at,
                format!(
                    "`{first}` is {ty} and cannot be the key of `{}`; a key is an integer, a bool \
                     or an enum",
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

    /// Events without the key. Where `none` has it, it is the key that is wrong.
    fn missing(&mut self, missing: &[(Source, Range, Role)], none: bool, ty: Option<Type>) {
        let (name, lifespan) = (&self.key.name, self.lifespan);
        let key = raw(&name.text);
        if let (true, [(first, ..), _, ..]) = (none, missing) {
            let event = self.source_name(*first);
            let attributes = self.tables.attributes(*first);
            let hint = match nearest(&name.text, attributes.names()) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "name an attribute that they have, and another name of it as in \
                     `key id = E.number`"
                    .to_owned(),
            };
            self.refuse(
                name.span,
                format!(
                    "no event that meets `{lifespan}`, such as `{event}`, has an attribute `{key}`; \
                     {hint}"
                ),
            );
            return;
        }
        for &(source, at, role) in missing {
            let event = raw(&self.source_name(source));
            let why = match role {
                Role::Opens => "which it opens",
                Role::Ends => "of which it ends instances",
                Role::IsOperand => "in which it is an operand",
            };
            let mut instead = match self.candidate(source, ty) {
                Some(attribute) => format!("write `key {key} = {event}.{}`", raw(&attribute)),
                None => match source {
                    Source::Event(_) => "add it to the event".to_owned(),
                    Source::Situation(_) => format!("emit it, as in `emit {{ {key}: .. }}`"),
                },
            };
            if matches!(role, Role::Ends) {
                instead.push_str(", or `all_keys` behind it");
            }
            self.refuse(
                at,
                format!(
                    "`{event}` has no attribute `{key}`, the key of `{lifespan}`, {why}; {instead}"
                ),
            );
        }
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
            attribute: &|_| "_".to_owned(),
        }
        .type_name(ty)
    }
}

fn find(attributes: &Attributes, name: &str) -> Option<Held> {
    let a = attributes
        .list
        .iter()
        .position(|(other, _)| other == name)?;
    Some((a, attributes.list[a].1))
}
