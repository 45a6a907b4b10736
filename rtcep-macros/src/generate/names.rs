//! Identifiers, paths and docs of generated items.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rtcep_lang::model::{Model, Source, Type};

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
}

impl Names {
    pub(crate) fn new(model: &Model) -> Self {
        Self::of(&model.engine, &model.visibility)
    }

    pub(crate) fn of(engine: &str, visibility: &str) -> Self {
        Self {
            visibility: visibility.parse().unwrap_or_default(),
            engine: ident(engine),
            event: format_ident!("{engine}Event"),
            detection: format_ident!("{engine}Detection"),
        }
    }

    /// The struct of a situation's state.
    pub(crate) fn state(&self, model: &Model, s: usize) -> Ident {
        format_ident!("__{}{}", self.engine, model.situations[s].name)
    }

    /// The struct of a stored candidate.
    pub(crate) fn candidate(&self, model: &Model, s: usize, first_operand: usize) -> Ident {
        let operand = &model.situations[s].operands[first_operand].name;
        format_ident!("{}_{}", self.state(model, s), operand)
    }
}

/// An identifier as in the rules; a keyword becomes raw.
pub(crate) fn ident(name: &str) -> Ident {
    syn::parse_str::<Ident>(name).unwrap_or_else(|_| Ident::new_raw(name, Span::call_site()))
}

/// A path of the user's, resolved where the macro is called.
pub(crate) fn path(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// `TrackData` as `track_data`.
pub(crate) fn snake(name: &str) -> String {
    let mut snake = String::new();
    let mut after_lower = false;
    for c in name.chars() {
        if c.is_uppercase() && after_lower {
            snake.push('_');
        }
        after_lower = c.is_lowercase() || c.is_ascii_digit();
        snake.extend(c.to_lowercase());
    }
    snake
}

/// The field of the engine that holds a situation's state.
pub(crate) fn field(model: &Model, s: usize) -> Ident {
    format_ident!("s{s}_{}", snake(&model.situations[s].name))
}

/// The list of an operand in a situation's state.
pub(crate) fn list(model: &Model, s: usize, first_operand: usize) -> Ident {
    format_ident!("l_{}", model.situations[s].operands[first_operand].name)
}

/// The method of a situation for events of `source`.
pub(crate) fn method(model: &Model, source: Source) -> Ident {
    format_ident!("on_{}", snake(model.source_name(source)))
}

/// The typed entry of an event.
pub(crate) fn entry(event: &str) -> Ident {
    format_ident!("process_{}", snake(event))
}

/// The Rust type of events of `source`.
pub(crate) fn source_type(model: &Model, source: Source) -> TokenStream {
    match source {
        Source::Event(e) => match &model.events[e].adopted {
            Some(adopted) => path(adopted),
            None => ident(&model.events[e].name).to_token_stream(),
        },
        Source::Situation(s) => ident(&model.situations[s].name).to_token_stream(),
    }
}

/// The Rust type of a value.
pub(crate) fn value_type(enums: &[rtcep_lang::model::EnumDef], ty: Type) -> TokenStream {
    match ty {
        Type::Enum(e) => match enums.get(e) {
            Some(def) => match &def.adopted {
                Some(adopted) => path(adopted),
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
    }
}

/// The user's doc lines, or `fallback` where there are none.
pub(crate) fn docs(lines: &[String], fallback: &str) -> TokenStream {
    if lines.is_empty() {
        return quote!(#[doc = #fallback]);
    }
    quote!(#(#[doc = #lines])*)
}
