//! Lifespans: what opens and ends them. They come after the situations, whose
//! detections may do both.

use super::clause::Clause;
use super::expr::Lowering;
use super::gaps::LifespanGaps;
use super::opened::Opened;
use super::scope::Scope;
use super::situation::source;
use super::tables::{Attributes, Tables};
use super::time::{Clock, ticks};
use crate::ast::{self, Rules};
use crate::diagnostic::Diagnostic;
use crate::model::{End, Expr, Initiator, Lifespan, Moment, OnFull, Policy, Source, Terminator};
use crate::parse::nearest::nearest;

/// All lifespans by declaration, without their keys, and what is missing in
/// them.
pub(super) fn lifespans(
    rules: &Rules,
    tables: &Tables,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> (Vec<Lifespan>, Vec<LifespanGaps>) {
    let one = |ast| one(ast, tables, clock, errors);
    rules.lifespans.iter().map(one).unzip()
}

fn one(
    ast: &ast::Lifespan,
    tables: &Tables,
    clock: Clock,
    errors: &mut Vec<Diagnostic>,
) -> (Lifespan, LifespanGaps) {
    let mut gaps = LifespanGaps {
        from: ast.from_lost,
        until: ast.until_lost,
        key: ast.key_lost,
        limits: ast.limits_lost,
        sources: false,
        moments: false,
    };
    let mut reader = Reader {
        tables,
        clock,
        errors,
        unknown: false,
        moments: false,
    };
    let initiators = ast.initiators.iter().map(|i| reader.initiator(i)).collect();
    let opened = reader.opened(ast);
    let mut terminators = Vec::new();
    for terminator in &ast.terminators {
        terminators.push(reader.terminator(terminator, &opened));
    }
    gaps.sources = reader.unknown;
    gaps.moments = reader.moments;
    let lifespan = Lifespan {
        doc: ast.doc.clone(),
        name: ast.name.text.clone(),
        policy: ast.policy.map_or(Policy::Add, |(policy, _)| policy),
        initiators,
        terminators,
        key: None,
        max_open: ast.max_open.map_or(1, |count| count.value),
        per_key: ast.per_key.map(|count| count.value),
        on_full: ast.on_full.map_or(OnFull::Reject, |(policy, _)| policy),
    };
    (lifespan, gaps)
}

/// Resolves the clauses of one lifespan.
struct Reader<'a> {
    tables: &'a Tables,
    clock: Clock,
    errors: &'a mut Vec<Diagnostic>,
    /// The event of some clause is unknown.
    unknown: bool,
    /// Some time is unknown.
    moments: bool,
}

impl Reader<'_> {
    fn initiator(&mut self, ast: &ast::Initiator) -> Initiator {
        match ast {
            ast::Initiator::Startup(_) => Initiator::Startup,
            ast::Initiator::At(ast::Moment::Since(d)) if d.seconds.0 == 0 => {
                let message = format!(
                    "`{}` after startup is startup; write `from startup`",
                    d.text
                );
                self.errors.push(Diagnostic::error(d.span, message));
                self.moments = true;
                Initiator::At(Moment::SinceStartup(1))
            }
            ast::Initiator::At(moment) => Initiator::At(self.moment(moment)),
            ast::Initiator::Event {
                source,
                including,
                condition,
            } => {
                let found = self.opening(source);
                let condition = self.condition(source, found, condition.as_ref(), None);
                Initiator::Event {
                    condition,
                    source: self.known(found),
                    including: including.is_some(),
                }
            }
        }
    }

    fn terminator(&mut self, ast: &ast::Terminator, opened: &Opened) -> Terminator {
        match ast {
            ast::Terminator::Event {
                which,
                source,
                all_keys,
                condition,
                end,
            } => {
                let found = self.source(source, "until at 30s discard");
                let condition = self.condition(source, found, condition.as_ref(), Some(opened));
                Terminator::Event {
                    condition,
                    source: self.known(found),
                    which: *which,
                    all_keys: all_keys.is_some(),
                    end: end.unwrap_or(End::Terminate),
                }
            }
            ast::Terminator::At { moment, end } => Terminator::At {
                moment: self.moment(moment),
                end: end.unwrap_or(End::Terminate),
            },
            ast::Terminator::After { duration, end } => {
                let ticks = ticks(duration, self.clock.resolution, self.errors);
                self.moments |= ticks.is_none();
                Terminator::After {
                    ticks: ticks.unwrap_or(1),
                    end: end.unwrap_or(End::Terminate),
                }
            }
        }
    }

    fn moment(&mut self, moment: &ast::Moment) -> Moment {
        let found = self.clock.moment(moment, self.errors);
        self.moments |= found.is_none();
        found.unwrap_or(Moment::SinceStartup(1))
    }

    /// What `init.x` reads.
    fn opened(&self, ast: &ast::Lifespan) -> Opened {
        let mut opened = Opened {
            lost: ast.from_lost,
            ..Opened::default()
        };
        for initiator in &ast.initiators {
            match initiator {
                ast::Initiator::Startup(_) => opened.moment = Some("at startup"),
                ast::Initiator::At(_) => opened.moment = Some("at a time"),
                ast::Initiator::Event { source, .. } => {
                    let found = self.tables.sources.get(&source.text);
                    let attributes =
                        found.map_or_else(Attributes::unknown, |s| self.tables.attributes(*s));
                    opened.events.push((source.text.clone(), attributes));
                }
            }
        }
        opened
    }

    /// What a `from` names: a misspelt `startup` is told apart.
    fn opening(&mut self, name: &ast::Name) -> Option<Source> {
        let text = name.text.as_str();
        let sources = self.tables.source_names.iter().map(String::as_str);
        if !self.tables.sources.contains_key(text)
            && nearest(text, ["startup"]).is_some()
            && nearest(text, sources).is_none()
        {
            let message = format!("event `{text}` does not exist; did you mean `startup`?");
            self.errors.push(Diagnostic::error(name.span, message));
            return None;
        }
        self.source(name, "from at 5s")
    }

    /// What a clause names; `at` without its time is told apart.
    fn source(&mut self, name: &ast::Name, time: &str) -> Option<Source> {
        if name.text == "at" && !self.tables.sources.contains_key("at") {
            let message = format!("a time stands behind `at`, as in `{time}`");
            self.errors.push(Diagnostic::error(name.span, message));
            return None;
        }
        source(self.tables, name, None, self.errors)
    }

    fn condition(
        &mut self,
        name: &ast::Name,
        source: Option<Source>,
        condition: Option<&ast::Condition>,
        opened: Option<&Opened>,
    ) -> Option<Expr> {
        let condition = condition?.as_ref()?;
        let attributes = source.map_or_else(Attributes::unknown, |s| self.tables.attributes(s));
        let mut lowering = Lowering {
            tables: self.tables,
            scope: Scope::Own {
                clause: if opened.is_some() {
                    Clause::Until
                } else {
                    Clause::From
                },
                initiator: opened,
                operand: &name.text,
                event: &name.text,
                attributes: &attributes,
            },
            errors: self.errors,
        };
        lowering.condition(condition, "if")
    }

    /// Beyond the last event where it is unknown: `complete` gives it a place.
    fn known(&mut self, source: Option<Source>) -> Source {
        self.unknown |= source.is_none();
        source.unwrap_or(Source::Event(self.tables.events.len()))
    }
}
