//! Where the parts of a model stand in the text: for carets under errors of
//! later stages, and for identifiers of generated code.

use crate::ast::{Path, Rules};
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
    /// Events with their attributes.
    pub events: Vec<ItemNames>,
    /// Lifespans.
    pub lifespans: Vec<LifespanNames>,
    /// Situations.
    pub situations: Vec<SituationNames>,
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
    /// `from startup`, if written.
    pub from: Option<Range>,
    /// `max_open N`, if written.
    pub max_open: Option<Range>,
}

/// A situation.
#[derive(Clone, Debug)]
pub struct SituationNames {
    /// Its name.
    pub name: Span,
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
    /// Its name.
    pub name: Span,
    /// The name of its event; its own name where that could not be read.
    pub source: Span,
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
        lifespans: rules
            .lifespans
            .iter()
            .map(|l| LifespanNames {
                name: l.name.span,
                from: l.from,
                max_open: l.max_open.map(|count| count.range),
            })
            .collect(),
        situations: rules.situations.iter().map(situation).collect(),
    }
}

fn adopted(path: Option<&Path>) -> Option<TokenStream> {
    path.map(|path| path.tokens.clone())
}

fn situation(situation: &crate::ast::Situation) -> SituationNames {
    SituationNames {
        name: situation.name.span,
        max_combinations: situation.max_combinations.map(|count| count.range),
        operands: situation
            .operands
            .iter()
            .map(|o| OperandNames {
                name: o.name.span,
                source: o.source.as_ref().map_or(o.name.span, |s| s.span),
                max: o.max.map(|count| count.range),
                on_full: o.on_full.map(|(_, range)| range),
            })
            .collect(),
        emit: situation.emit.iter().map(|e| e.name.span).collect(),
    }
}
