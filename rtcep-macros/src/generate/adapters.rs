//! What stands in front of the engine: the adapters' types, how they are made, and
//! the enum of merged sources.

use super::engine::instant;
use super::hover;
use super::names::{Names, spanned};
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{Merge, Reorder};
use rtcep_lang::print::{print_duration, upper_camel_case};
use rtcep_lang::resolve::Names as Places;

/// The types.
pub(super) fn types(model: &Model, names: &Names, places: &Places) -> TokenStream {
    let reorder = model.reorder.as_ref().map(|def| reorder(model, names, def));
    let merge = model.merge.as_ref().zip(places.merge.as_ref());
    let merge = merge.map(|(def, places)| {
        let sources = sources(names, def, &places.sources);
        let merge = self::merge(model, names, def);
        quote!(#sources #merge)
    });
    quote!(#reorder #merge)
}

fn reorder(model: &Model, names: &Names, def: &Reorder) -> TokenStream {
    let (visibility, name, event) = (&names.visibility, &names.reorder, &names.event);
    let (instant, max) = (instant(model), Literal::u32_unsuffixed(def.max));
    let hover = hover::reorder(def);
    let within = print_duration(def.within, model.resolution);
    let doc = format!(
        "Puts events of `{}` into order that come late by {within} at most: at most {} wait.\n\n\
         {hover}",
        model.engine, def.max
    );
    quote! {
        #[doc = #doc]
        #[allow(dead_code)]
        #visibility type #name<__P = ::rtcep::NoProbe> =
            ::rtcep::adapter::Reorder<#instant, #event, #max, __P>;
    }
}

fn merge(model: &Model, names: &Names, def: &Merge) -> TokenStream {
    let (visibility, name, event) = (&names.visibility, &names.merge, &names.event);
    let (instant, max) = (instant(model), Literal::u32_unsuffixed(def.max));
    let (source, count) = (&names.source, Literal::usize_unsuffixed(def.sources.len()));
    let hover = hover::merge(def);
    let doc = format!(
        "One stream of events of `{}` from {} sources: at most {} of each wait.\n\n{hover}",
        model.engine,
        def.sources.len(),
        def.max
    );
    quote! {
        #[doc = #doc]
        #[allow(dead_code)]
        #visibility type #name<__P = ::rtcep::NoProbe> =
            ::rtcep::adapter::Merge<#instant, #event, #count, #max, #source, __P>;
    }
}

/// The enum of the sources.
fn sources(names: &Names, def: &Merge, places: &[proc_macro2::Span]) -> TokenStream {
    let (visibility, name, count) = (&names.visibility, &names.source, def.sources.len());
    let sources = def.sources.iter().zip(places);
    let variants: Vec<_> = sources
        .map(|(source, &at)| spanned(&upper_camel_case(source), at))
        .collect();
    let docs = def.sources.iter().map(|source| format!("`{source}`."));
    let written = &def.sources;
    quote! {
        /// Where events come from; of equal times those of the first source come first.
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(non_camel_case_types, dead_code)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #visibility enum #name { #(#[doc = #docs] #variants),* }

        #[allow(dead_code)]
        impl #name {
            /// All sources, in the order of their declaration.
            #visibility const ALL: [Self; #count] = [#(Self::#variants),*];

            /// The name in the rules.
            #[must_use]
            #visibility const fn name(self) -> &'static str {
                match self { #(Self::#variants => #written),* }
            }
        }

        impl ::rtcep::adapter::Source for #name {
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    }
}

/// How they are made: functions of the engine without a probe.
pub(super) fn constructors(model: &Model, names: &Names) -> TokenStream {
    let visibility = &names.visibility;
    let reorder = model.reorder.as_ref().map(|def| {
        let (name, within) = (&names.reorder, def.within);
        quote! {
            /// An adapter that puts late events into order; nothing waits yet.
            #[must_use]
            #visibility const fn reorder() -> #name {
                Self::reorder_with_probe(::rtcep::NoProbe)
            }

            /// The same, which reports its operations to `probe`.
            #[must_use]
            #visibility const fn reorder_with_probe<__Q>(probe: __Q) -> #name<__Q> {
                ::rtcep::adapter::Reorder::with_probe(#within, probe)
            }
        }
    });
    let merge = model.merge.as_ref().map(|_| {
        let name = &names.merge;
        quote! {
            /// An adapter that makes one stream of all sources; nothing waits yet.
            #[must_use]
            #visibility const fn merge() -> #name {
                Self::merge_with_probe(::rtcep::NoProbe)
            }

            /// The same, which reports its operations to `probe`.
            #[must_use]
            #visibility const fn merge_with_probe<__Q>(probe: __Q) -> #name<__Q> {
                ::rtcep::adapter::Merge::with_probe(probe)
            }
        }
    });
    quote!(#reorder #merge)
}

/// What they can cost: fields of `Bounds`.
pub(super) fn bounds(model: &Model, names: &Names) -> TokenStream {
    let of = |there: bool, name| {
        if there {
            quote!(::core::option::Option::Some(<#name>::BOUNDS))
        } else {
            quote!(::core::option::Option::None)
        }
    };
    let reorder = of(model.reorder.is_some(), &names.reorder);
    let merge = of(model.merge.is_some(), &names.merge);
    quote!(reorder: #reorder, merge: #merge,)
}
