//! What stands beside errors: the names that the rules declare, so that no
//! second error follows from the first.
//!
//! What is known is declared as in accepted rules. The engine, and whatever was
//! not understood, is an alias of a type that the compiler knows to be wrong
//! (see [`refused`](crate::errors::refused)): it says nothing more about it.

use super::adopted::aliases;
use super::distinct::distinct;
use super::names::{Names, docs, ident, spanned};
use super::types::{declared, structure};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Outline;
use rtcep_lang::model::EnumDef;

/// `refused` is the type that tells the errors.
pub(crate) fn stub(mut outline: Outline, refused: &TokenStream) -> TokenStream {
    distinct(&mut outline);
    let name = outline.engine.clone().unwrap_or_default();
    // Two rule sets without a name may stand in one module.
    let line = outline.spans.engine.start().line;
    let engine = if name.is_empty() { "Unnamed" } else { &name };
    let names = Names::new(engine, &outline.spans);
    let alias = format_ident!("__{engine}_refused_{line}");
    let mut output = quote! {
        #[doc(hidden)]
        #[allow(non_camel_case_types, dead_code)]
        type #alias = #refused;
    };
    output.extend(incomplete(&mut outline, &names, &alias));
    // The type of attributes whose type is not known.
    outline.enums.push(EnumDef {
        doc: Vec::new(),
        name: String::new(),
        adopted: Some(alias.to_string()),
        ordered: false,
        variants: Vec::new(),
    });
    let (enums, events) = (&mut outline.enums, &mut outline.events);
    output.extend(aliases(engine, enums, events, &outline.spans));
    output.extend(declared(enums, events, &names, &outline.spans));
    let spans = &outline.spans;
    let situations =
        (outline.situations.iter()).zip(spans.situations.iter().map(|at| (at.name, &at.emit)));
    let actions =
        (outline.actions.iter()).zip(spans.actions.iter().map(|at| (at.name, &at.attributes)));
    for ((name, attributes), (at, parts)) in situations.chain(actions) {
        if !outline.incomplete.contains(name) {
            output.extend(structure(
                enums,
                &names,
                &docs(&[], "Its rules have errors."),
                (name, at),
                attributes.iter().zip(parts.iter().copied()),
            ));
        }
    }
    if !name.is_empty() {
        output.extend(self::engine(&outline, &names, &alias));
    }
    output
}

fn same(names: &Names, name: &Ident, refused: &Ident) -> TokenStream {
    let visibility = &names.visibility;
    quote! {
        /// Its rules have errors.
        #[allow(dead_code)]
        #visibility type #name = #refused;
    }
}

/// Declares what may have more parts than are known, and marks it as declared.
fn incomplete(outline: &mut Outline, names: &Names, refused: &Ident) -> TokenStream {
    let enums = outline.enums.iter_mut().zip(&outline.spans.enums);
    let enums = enums.map(|(def, at)| (&def.name, at.name, &mut def.adopted));
    let events = outline.events.iter_mut().zip(&outline.spans.events);
    let events = events.map(|(def, at)| (&def.name, at.name, &mut def.adopted));
    let mut output = TokenStream::new();
    let mut declare = |name: &str, at: Span| {
        let incomplete = outline.incomplete.iter().any(|other| other == name);
        if incomplete {
            output.extend(same(names, &spanned(name, at), refused));
        }
        incomplete
    };
    for (name, at, adopted) in enums.chain(events) {
        if adopted.is_none() && declare(name, at) {
            *adopted = Some(name.clone());
        }
    }
    for ((name, _), at) in outline.situations.iter().zip(&outline.spans.situations) {
        declare(name, at.name);
    }
    for ((name, _), at) in outline.actions.iter().zip(&outline.spans.actions) {
        declare(name, at.name);
    }
    output
}

/// The same of what has a probe.
fn probed(names: &Names, name: &Ident, refused: &Ident) -> TokenStream {
    let visibility = &names.visibility;
    quote! {
        /// The rules have errors.
        #[allow(dead_code)]
        #visibility type #name<__P = ::rtcep::NoProbe> =
            <(#refused, __P) as ::core::iter::Iterator>::Item;
    }
}

fn engine(outline: &Outline, names: &Names, refused: &Ident) -> TokenStream {
    let mut refused_engine = probed(names, &names.engine, refused);
    if outline.spans.reorder.is_some() {
        refused_engine.extend(probed(names, &names.reorder, refused));
    }
    if outline.spans.merge.is_some() {
        refused_engine.extend(probed(names, &names.merge, refused));
        refused_engine.extend(same(names, &names.source, refused));
    }
    if outline.lost {
        // There may be more events and situations.
        let event = same(names, &names.event, refused);
        let detection = same(names, &names.detection, refused);
        let known = !outline.actions.is_empty();
        let action = known.then(|| same(names, &names.action, refused));
        return quote!(#refused_engine #event #detection #action);
    }
    let events = outline.events.iter().zip(&outline.spans.events);
    let events = events.map(|(e, at)| {
        let ty = e.adopted.as_deref().unwrap_or(&e.name);
        (spanned(&e.name, at.name), ident(ty))
    });
    let situations = outline.situations.iter().zip(&outline.spans.situations);
    let situations = situations.map(|((name, _), at)| (spanned(name, at.name), ident(name)));
    let adopted = outline.spans.events.iter().any(|e| e.adopted.is_some());
    let event = over(names, &names.event, !adopted, events);
    let detection = over(names, &names.detection, true, situations);
    let actions = outline.actions.iter().zip(&outline.spans.actions);
    let actions = actions.map(|((name, _), at)| (spanned(name, at.name), ident(name)));
    let known = !outline.actions.is_empty();
    let action = known.then(|| over(names, &names.action, true, actions));
    quote!(#refused_engine #event #detection #action)
}

/// The enum over all events or all situations.
fn over(
    names: &Names,
    name: &Ident,
    copied: bool,
    variants: impl Iterator<Item = (Ident, Ident)>,
) -> TokenStream {
    let visibility = &names.visibility;
    let variants = variants.map(|(variant, ty)| quote!(#[doc = "One of the rules."] #variant(#ty)));
    let derive = copied.then(|| quote!(#[derive(Clone, Copy, Debug, PartialEq)]));
    quote! {
        /// The rules have errors.
        #derive
        #[allow(non_camel_case_types, dead_code, missing_debug_implementations)]
        #visibility enum #name { #(#variants),* }
    }
}
