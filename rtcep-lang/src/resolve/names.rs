//! Where the parts of a model stand in the text: for carets under errors of
//! later stages, and for identifiers of generated code.

use super::adapter::{MergeNames, ReorderNames};
use crate::ast::{self, Demand, Guarded, Initiator, Path, Rules, Terminator};
use crate::diagnostic::Range;
use proc_macro2::{Span, TokenStream};

/// Places of everything that is declared, in the order of the model.
#[derive(Clone, Debug)]
pub struct Names {
    /// The engine's name.
    pub engine: Span,
    /// The tokens of the visibility, empty for none.
    pub visibility: TokenStream,
    /// Enumerations with their variants.
    pub enums: Vec<ItemNames>,
    /// The tokens of the paths of declared functions.
    pub functions: Vec<TokenStream>,
    /// Events with their attributes.
    pub events: Vec<ItemNames>,
    /// Stateless rules.
    pub refers: Vec<ReferNames>,
    /// Lifespans.
    pub lifespans: Vec<LifespanNames>,
    /// Situations.
    pub situations: Vec<SituationNames>,
    /// Actions.
    pub actions: Vec<ActionNames>,
    /// `actions`, its `max N` and its `on_full policy`, if written.
    pub queue: Option<(Range, Option<Range>, Option<Range>)>,
    /// `reorder`, if written.
    pub reorder: Option<ReorderNames>,
    /// `merge`, if written.
    pub merge: Option<MergeNames>,
}

/// A stateless rule.
#[derive(Clone, Debug)]
pub struct ReferNames {
    /// The name of the event that is made.
    pub target: Span,
    /// The name of what it is made from; that of the target where it could not be read.
    pub source: Span,
    /// The condition, if it could be read.
    pub condition: Option<Range>,
}

/// An action.
#[derive(Clone, Debug)]
pub struct ActionNames {
    /// Its name.
    pub name: Span,
    /// The name of what it is bound to; its own where that could not be read.
    pub source: Span,
    /// The condition, if it could be read.
    pub condition: Option<Range>,
    /// The names of its attributes.
    pub attributes: Vec<Span>,
}

/// An enumeration or an event.
#[derive(Clone, Debug)]
pub struct ItemNames {
    /// Its name.
    pub name: Span,
    /// The tokens of the adopted path.
    pub adopted: Option<TokenStream>,
    /// Its variants or attributes.
    pub parts: Vec<Span>,
    /// The types of the attributes; their names where those could not be read.
    pub types: Vec<Span>,
}

/// A lifespan.
#[derive(Clone, Debug)]
pub struct LifespanNames {
    /// Its name.
    pub name: Span,
    /// Its `from` clauses.
    pub initiators: Vec<InitiatorNames>,
    /// Its `until` clauses.
    pub terminators: Vec<TerminatorNames>,
    /// `key x`, if written.
    pub key: Option<Range>,
    /// `max_open N`, if written.
    pub max_open: Option<Range>,
    /// `per_key M`, if written.
    pub per_key: Option<Range>,
}

/// A `from` clause.
#[derive(Clone, Copy, Debug)]
pub struct InitiatorNames {
    /// The name of its event, `from startup`, or the moment.
    pub source: Range,
    /// `including`, if written.
    pub including: Option<Range>,
}

/// An `until` clause.
#[derive(Clone, Copy, Debug)]
pub struct TerminatorNames {
    /// The name of its event, the duration, or the moment.
    pub source: Range,
    /// `all_keys`, if written.
    pub all_keys: Option<Range>,
}

/// A situation.
#[derive(Clone, Debug)]
pub struct SituationNames {
    /// Its name.
    pub name: Span,
    /// The word of its kind; its name where that could not be read.
    pub kind: Range,
    /// The number or time that the kind demands, if written.
    pub number: Option<Range>,
    /// `when`, if written.
    pub when: Option<Range>,
    /// The duration of `within`, if written.
    pub within: Option<Range>,
    /// `detect ..`, if written.
    pub detect: Option<Range>,
    /// `max_combinations N`, if written.
    pub max_combinations: Option<Range>,
    /// Its operands.
    pub operands: Vec<OperandNames>,
    /// The names of its emitted attributes.
    pub emit: Vec<Span>,
}

/// An operand.
#[derive(Clone, Debug)]
pub struct OperandNames {
    /// `operand`, `forbidden` or `absent`.
    pub role: Range,
    /// Its name.
    pub name: Span,
    /// `absolute`, if written.
    pub absolute: Option<Range>,
    /// The quantifier, if written.
    pub quantifier: Option<Range>,
    /// The name of its event; its own name where that could not be read.
    pub source: Span,
    /// `{m..=n}`, if written.
    pub repetition: Option<Range>,
    /// The condition of `if`, if it could be read.
    pub threshold: Option<Range>,
    /// `override`, if written.
    pub overrides: Option<Range>,
    /// `weight`, if written.
    pub weight: Option<Range>,
    /// `counted`, if written.
    pub counted: Option<Range>,
    /// `retain`, if written.
    pub retain: Option<Range>,
    /// `max N`, if written.
    pub max: Option<Range>,
    /// `on_full policy`, if written.
    pub on_full: Option<Range>,
}

/// The places of a rule set.
pub(super) fn names(rules: &Rules) -> Names {
    let start = rules.start.unwrap_or_else(Span::call_site);
    let engine = rules.engines.first();
    Names {
        engine: engine.map_or(start, |e| e.name.span),
        visibility: engine.map(|e| e.visibility.clone()).unwrap_or_default(),
        enums: rules
            .enums
            .iter()
            .map(|e| ItemNames {
                name: e.name.span,
                adopted: adopted(e.adopted.as_ref()),
                parts: e.variants.iter().map(|v| v.span).collect(),
                types: Vec::new(),
            })
            .collect(),
        functions: rules
            .functions
            .iter()
            .map(|f| {
                f.path
                    .as_ref()
                    .map(|p| p.tokens.clone())
                    .unwrap_or_default()
            })
            .collect(),
        events: rules
            .events
            .iter()
            .map(|e| ItemNames {
                name: e.name.span,
                adopted: adopted(e.adopted.as_ref()),
                parts: e.attributes.iter().map(|a| a.name.span).collect(),
                types: e
                    .attributes
                    .iter()
                    .map(|a| a.ty.as_ref().map_or(a.name.span, |ty| ty.span))
                    .collect(),
            })
            .collect(),
        lifespans: rules.lifespans.iter().map(lifespan).collect(),
        situations: rules.situations.iter().map(situation).collect(),
        refers: rules.refers.iter().map(refer).collect(),
        actions: rules.actions.iter().map(action).collect(),
        queue: rules.queues.first().map(|queue| {
            let max = queue.max.map(|count| count.range);
            (queue.word, max, queue.on_full.map(|(_, range)| range))
        }),
        reorder: rules.reorders.first().map(ReorderNames::of),
        merge: rules.merges.first().map(MergeNames::of),
    }
}

fn adopted(path: Option<&Path>) -> Option<TokenStream> {
    path.map(|path| path.tokens.clone())
}

fn refer(refer: &ast::Refer) -> ReferNames {
    ReferNames {
        target: refer.target.span,
        source: (refer.source.as_ref()).map_or(refer.target.span, |source| source.span),
        condition: place(refer.condition.as_ref()),
    }
}

fn action(action: &ast::Action) -> ActionNames {
    ActionNames {
        name: action.name.span,
        source: (action.source.as_ref()).map_or(action.name.span, |source| source.span),
        condition: place(action.condition.as_ref()),
        attributes: action.attributes.iter().map(|a| a.name.span).collect(),
    }
}

fn place(condition: Option<&ast::Condition>) -> Option<Range> {
    condition.and_then(Option::as_ref).map(|c| c.range)
}

fn lifespan(lifespan: &crate::ast::Lifespan) -> LifespanNames {
    LifespanNames {
        name: lifespan.name.span,
        initiators: lifespan
            .initiators
            .iter()
            .map(|initiator| match initiator {
                Initiator::Startup(range) => InitiatorNames {
                    source: *range,
                    including: None,
                },
                Initiator::At(moment) => InitiatorNames {
                    source: moment.span().into(),
                    including: None,
                },
                Initiator::Event {
                    source, including, ..
                } => InitiatorNames {
                    source: source.span.into(),
                    including: *including,
                },
            })
            .collect(),
        terminators: lifespan
            .terminators
            .iter()
            .map(|terminator| match terminator {
                Terminator::Event {
                    source, all_keys, ..
                } => TerminatorNames {
                    source: source.span.into(),
                    all_keys: *all_keys,
                },
                Terminator::At { moment, .. } => TerminatorNames {
                    source: moment.span().into(),
                    all_keys: None,
                },
                Terminator::After { duration, .. } => TerminatorNames {
                    source: duration.span.into(),
                    all_keys: None,
                },
            })
            .collect(),
        key: lifespan.key.as_ref().map(|key| key.range),
        max_open: lifespan.max_open.map(|count| count.range),
        per_key: lifespan.per_key.map(|count| count.range),
    }
}

fn situation(situation: &crate::ast::Situation) -> SituationNames {
    SituationNames {
        name: situation.name.span,
        kind: (situation.kind).map_or_else(|| situation.name.span.into(), |(_, word)| word),
        number: match &situation.demand {
            Demand::Count(n) => Some(n.range),
            Demand::Share { limit, .. } => Some(limit.range),
            Demand::Run { n, .. } => Some(n.range),
            Demand::At(moment) => Some(moment.span().into()),
            Demand::Every(time) | Demand::After(time) => Some(time.span.into()),
            Demand::Nothing | Demand::Lost | Demand::Crossing { .. } => None,
        },
        when: situation.when.as_ref().map(|when| when.word),
        within: situation.within.as_ref().map(|d| d.span.into()),
        detect: situation.detect.map(|(_, range)| range),
        max_combinations: situation.max_combinations.map(|count| count.range),
        operands: situation.operands.iter().map(operand).collect(),
        emit: situation.emit.iter().map(|e| e.name.span).collect(),
    }
}

fn operand(o: &crate::ast::Operand) -> OperandNames {
    let condition = |guarded: &Guarded| guarded.condition.as_ref().map(|c| c.range);
    OperandNames {
        role: o.role.1,
        name: o.name.span,
        absolute: o.absolute,
        quantifier: o.quantifier.map(|(_, range)| range),
        source: o.source.as_ref().map_or(o.name.span, |s| s.span),
        repetition: o.repetition.map(|r| r.range),
        threshold: o.threshold.as_ref().and_then(condition),
        overrides: o.overrides.as_ref().map(|guarded| guarded.word),
        weight: o.weight.as_ref().map(|weight| weight.word),
        counted: o.counted.as_ref().map(|flag| flag.word),
        retain: o.retain.as_ref().map(|flag| flag.word),
        max: o.max.map(|count| count.range),
        on_full: o.on_full.map(|(_, range)| range),
    }
}
