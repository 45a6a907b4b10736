//! Types that the rules adopt: one alias each, and every field and variant that
//! the rules name read in one place.
//!
//! All other generated code goes through these, so that a path that leads
//! nowhere, a field that is missing or of another type is one error of the
//! compiler, at the words in the rules.

use super::names::{Names, ident, spanned, value_type};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote, quote_spanned};
use rtcep_lang::Model;
use rtcep_lang::model::{EnumDef, EventDef};
use rtcep_lang::resolve::Names as Places;

/// Replaces the paths of adopted types by the names of their aliases, and
/// returns the aliases.
pub(super) fn aliases(
    engine: &str,
    enums: &mut [EnumDef],
    events: &mut [EventDef],
    places: &Places,
) -> TokenStream {
    let enums = enums.iter_mut().map(|def| (&def.name, &mut def.adopted));
    let events = events.iter_mut().map(|def| (&def.name, &mut def.adopted));
    let of_enums = enums.zip(&places.enums);
    let mut output = TokenStream::new();
    let all = of_enums.chain(events.zip(&places.events));
    for (i, ((name, adopted), at)) in all.enumerate() {
        let Some(path) = &at.adopted else { continue };
        let alias = format_ident!("__{engine}_type_{i}_{name}");
        *adopted = Some(alias.to_string());
        output.extend(quote! {
            #[doc(hidden)]
            #[allow(non_camel_case_types, dead_code)]
            type #alias = #path;
        });
    }
    output
}

/// Where an error is shown: at the rules, with the names of generated code.
fn shown(at: Span) -> Span {
    at.resolved_at(Span::call_site())
}

/// One function per attribute of an adopted event, and one constant per variant
/// of an adopted enum.
pub(super) fn readers(model: &Model, names: &Names, places: &Places) -> TokenStream {
    let events = model.events.iter().enumerate();
    let fields = events
        .filter(|(_, event)| event.adopted.is_some())
        .flat_map(|(e, event)| (0..event.attributes.len()).map(move |a| (e, a)))
        .map(|(e, a)| reader(model, names, places, e, a));
    let variants = model
        .enums
        .iter()
        .zip(&places.enums)
        .filter_map(|(def, at)| variants(def, at.name, &at.parts));
    quote!(#(#fields)* #(#variants)*)
}

fn reader(model: &Model, names: &Names, places: &Places, e: usize, a: usize) -> TokenStream {
    let (event, at) = (&model.events[e], &places.events[e]);
    let alias = ident(event.adopted.as_deref().unwrap_or(&event.name));
    let attribute = &event.attributes[a];
    let name = names.reader(model, e, a);
    let ty = value_type(&model.enums, attribute.ty);
    let (field_at, type_at) = (shown(at.parts[a]), shown(at.types[a]));
    let field = spanned(&attribute.name, field_at);
    let read = quote_spanned!(field_at=> &event.#field);
    // The whole call, so that an error about the type stands under the type.
    let checked = quote_spanned!(type_at=> ::rtcep::adopted::attribute::<#ty, _>(value));
    quote! {
        #[doc(hidden)]
        #[inline(always)]
        #[allow(non_snake_case, dead_code, clippy::all, clippy::pedantic, clippy::nursery)]
        fn #name(event: &#alias) -> #ty {
            let value = #read;
            #checked
        }
    }
}

fn variants(def: &EnumDef, name: Span, parts: &[Span]) -> Option<TokenStream> {
    let alias = ident(def.adopted.as_deref()?);
    let shown_alias = spanned(def.adopted.as_deref()?, shown(name));
    let demands = quote_spanned!(shown(name)=> ::rtcep::adopted::enumeration::<#shown_alias>());
    let constants = def.variants.iter().zip(parts).map(|(variant, &at)| {
        let constant = format_ident!("{alias}_{variant}");
        let variant = spanned(variant, shown(at));
        let shown_alias = spanned(&alias.to_string(), shown(at));
        let value = quote_spanned!(shown(at)=> #shown_alias::#variant);
        quote! {
            #[doc(hidden)]
            #[allow(non_upper_case_globals, dead_code)]
            const #constant: #alias = #value;
        }
    });
    let order = def.ordered.then(|| order(def, parts));
    Some(quote! {
        const _: () = #demands;
        #(#constants)*
        #order
    })
}

/// The function that gives variants of an ordered enum their places.
pub(super) fn rank(alias: &str) -> Ident {
    format_ident!("{alias}_rank")
}

/// The places by the order in the rules; a variant that they do not name has
/// none. A `match` over variants costs the same for each.
fn order(def: &EnumDef, parts: &[Span]) -> Option<TokenStream> {
    let adopted = def.adopted.as_deref()?;
    let (alias, rank) = (ident(adopted), rank(adopted));
    let arms = def.variants.iter().zip(parts).zip(0u16..);
    let arms = arms.map(|((variant, &at), place)| {
        let (variant, alias) = (spanned(variant, shown(at)), spanned(adopted, shown(at)));
        quote_spanned!(shown(at)=> #alias::#variant => ::core::option::Option::Some(#place),)
    });
    Some(quote! {
        #[doc(hidden)]
        #[inline(always)]
        #[allow(non_snake_case, dead_code, unreachable_patterns)]
        fn #rank(value: &#alias) -> ::core::option::Option<u16> {
            match *value {
                #(#arms)*
                _ => ::core::option::Option::None,
            }
        }
    })
}
