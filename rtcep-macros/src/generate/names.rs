//! Identifiers, paths and docs of generated items.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rtcep_lang::model::{EnumDef, Model, Source, Type};
use rtcep_lang::print::{is_keyword, snake_case};
use rtcep_lang::resolve::Names as Places;

/// The names that more than one generated item needs.
pub(crate) struct Names {
    /// The visibility of all items.
    pub(crate) visibility: TokenStream,
    /// The engine's struct.
    pub(crate) engine: Ident,
    /// The enum of all events.
    pub(crate) event: Ident,
    /// The enum of all detections.
    pub(crate) detection: Ident,
    /// The enum of all actions, where there are some.
    pub(crate) action: Ident,
    /// The adapter that puts late events into order.
    pub(crate) reorder: Ident,
    /// The adapter that makes one stream of several.
    pub(crate) merge: Ident,
    /// The enum of the sources that are merged.
    pub(crate) source: Ident,
}

impl Names {
    pub(crate) fn new(engine: &str, places: &Places) -> Self {
        let at = places.engine;
        Self {
            visibility: places.visibility.clone(),
            engine: spanned(engine, at),
            event: format_ident!("{engine}Event", span = at),
            detection: format_ident!("{engine}Detection", span = at),
            action: format_ident!("{engine}Action", span = at),
            reorder: format_ident!("{engine}Reorder", span = at),
            merge: format_ident!("{engine}Merge", span = at),
            source: format_ident!("{engine}Source", span = at),
        }
    }

    /// The struct of a situation's state. Its place keeps it apart from those
    /// of another engine in the module, whatever the names run together to.
    pub(crate) fn state(&self, model: &Model, s: usize) -> Ident {
        format_ident!("__{}_{s}_{}", self.engine, model.situations[s].name)
    }

    /// The type of the accounts of what was lost, with the queue of actions.
    pub(crate) fn accounts(&self, model: &Model) -> TokenStream {
        let (s, l) = (model.situations.len(), model.lifespans.len());
        let queue = super::actions::queue_type(model, self).map(|queue| quote!(, #queue));
        quote!(::rtcep::account::Accounts<#s, #l #queue>)
    }

    /// The struct of a stored candidate.
    pub(crate) fn candidate(&self, model: &Model, s: usize, first_operand: usize) -> Ident {
        let operand = &model.situations[s].operands[first_operand].name;
        format_ident!("{}_{}", self.state(model, s), operand)
    }

    /// The struct of a lifespan's open instances.
    pub(crate) fn instances(&self, model: &Model, l: usize) -> Ident {
        format_ident!("__{}_l{l}_{}", self.engine, model.lifespans[l].name)
    }

    /// The function that reads an attribute of an adopted event.
    pub(crate) fn reader(&self, model: &Model, e: usize, a: usize) -> Ident {
        let event = &model.events[e];
        let attribute = &event.attributes[a].name;
        // The number keeps apart what the names alone run together to.
        format_ident!("__{}_read_{e}_{}_{attribute}", self.engine, event.name)
    }

    /// The value of an attribute by declaration; `event` is a reference.
    pub(crate) fn read(
        &self,
        model: &Model,
        source: Source,
        a: usize,
        event: &TokenStream,
    ) -> TokenStream {
        match source {
            Source::Event(e) if model.events[e].adopted.is_some() => {
                let reader = self.reader(model, e, a);
                quote!(#reader(#event))
            }
            _ => {
                let field = ident(&model.attributes(source)[a].name);
                quote!(#event.#field)
            }
        }
    }
}

/// An identifier as in the rules; a keyword becomes raw.
pub(crate) fn ident(name: &str) -> Ident {
    spanned(name, Span::call_site())
}

/// An identifier that stands for the one in the rules at `span`, so that what
/// the compiler and an editor say of it points there.
pub(crate) fn spanned(name: &str, span: Span) -> Ident {
    if is_keyword(name) {
        Ident::new_raw(name, span)
    } else {
        Ident::new(name, span)
    }
}

/// The field of the engine that holds a situation's state.
pub(crate) fn field(model: &Model, s: usize) -> Ident {
    format_ident!("s{s}_{}", snake_case(&model.situations[s].name))
}

/// The field of the engine that holds a lifespan's open instances.
pub(crate) fn lifespan_field(model: &Model, l: usize) -> Ident {
    format_ident!("l{l}_{}", snake_case(&model.lifespans[l].name))
}

/// The list of an operand in a situation's state.
pub(crate) fn list(model: &Model, s: usize, first_operand: usize) -> Ident {
    format_ident!("l_{}", model.situations[s].operands[first_operand].name)
}

/// The field of a situation's state that marks the combinations that an event
/// of `source` has done.
pub(crate) fn done(model: &Model, source: Source) -> Ident {
    format_ident!("done_{}", method(model, source))
}

/// The field of a situation's state that marks the combinations that the end of
/// its instance has done.
pub(crate) fn done_at_end() -> Ident {
    format_ident!("done_at_end")
}

/// The method of a situation for events of `source`.
pub(crate) fn method(model: &Model, source: Source) -> Ident {
    format_ident!("on_{}", source_part(model, source))
}

/// The function of a situation that judges the thresholds for events of `source`.
pub(crate) fn judge(model: &Model, source: Source) -> Ident {
    format_ident!("judge_{}", source_part(model, source))
}

/// A part of a name that stands for events of `source`.
pub(crate) fn source_part(model: &Model, source: Source) -> String {
    let (kind, i) = match source {
        Source::Event(e) => ("e", e),
        Source::Situation(s) => ("s", s),
    };
    // An event and a situation may be the same in snake case.
    format!("{kind}{i}_{}", snake_case(model.source_name(source)))
}

/// The typed entry of an event.
pub(crate) fn entry(event: &str, span: Span) -> Ident {
    format_ident!("process_{}", snake_case(event), span = span)
}

/// What that entry and `process` do with an accepted event.
pub(crate) fn arrival(event: &str) -> Ident {
    format_ident!("arrive_{}", snake_case(event))
}

/// The Rust type of events of `source`.
pub(crate) fn source_type(model: &Model, source: Source) -> TokenStream {
    match source {
        Source::Event(e) => match &model.events[e].adopted {
            Some(alias) => ident(alias).to_token_stream(),
            None => ident(&model.events[e].name).to_token_stream(),
        },
        Source::Situation(s) => ident(&model.situations[s].name).to_token_stream(),
    }
}

/// The Rust type of a value.
pub(crate) fn value_type(enums: &[EnumDef], ty: Type) -> TokenStream {
    match ty {
        Type::Enum(e) => match enums.get(e) {
            Some(def) => match &def.adopted {
                Some(alias) => ident(alias).to_token_stream(),
                None => ident(&def.name).to_token_stream(),
            },
            None => quote!(()),
        },
        Type::Bool => quote!(bool),
        Type::U8 => quote!(u8),
        Type::U16 => quote!(u16),
        Type::U32 => quote!(u32),
        Type::U64 => quote!(u64),
        Type::I8 => quote!(i8),
        Type::I16 => quote!(i16),
        Type::I32 => quote!(i32),
        Type::I64 => quote!(i64),
        Type::F32 => quote!(f32),
        Type::F64 => quote!(f64),
        Type::U128 => quote!(u128),
        Type::I128 => quote!(i128),
        Type::Str(n) => {
            let n = Literal::u8_unsuffixed(n);
            quote!(::rtcep::Str<#n>)
        }
    }
}

/// A variant as an expression. Those of an adopted enum are constants beside
/// its alias (see `adopted`).
pub(crate) fn variant(def: &EnumDef, variant: &str) -> TokenStream {
    match &def.adopted {
        Some(alias) => format_ident!("{alias}_{variant}").to_token_stream(),
        None => {
            let (name, variant) = (ident(&def.name), ident(variant));
            quote!(#name::#variant)
        }
    }
}

/// The user's doc lines, or `fallback` where there are none.
pub(crate) fn docs(lines: &[String], fallback: &str) -> TokenStream {
    if lines.is_empty() {
        return quote!(#[doc = #fallback]);
    }
    quote!(#(#[doc = #lines])*)
}
