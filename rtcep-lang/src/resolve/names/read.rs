//! The places of a rule set, read off its syntax.

use super::{
    ActionNames, InitiatorNames, ItemNames, LifespanNames, Names, OperandNames, ReferNames,
    SituationNames, TerminatorNames,
};
use crate::ast::{self, Demand, Guarded, Initiator, Path, Rules, Terminator};
use crate::diagnostic::Range;
use crate::resolve::adapter::{MergeNames, ReorderNames};
use proc_macro2::{Span, TokenStream};

/// The places of a rule set.
pub(in super::super) fn names(rules: &Rules) -> Names {
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

fn lifespan(lifespan: &ast::Lifespan) -> LifespanNames {
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

fn situation(situation: &ast::Situation) -> SituationNames {
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

fn operand(o: &ast::Operand) -> OperandNames {
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
