//! What stands beside errors: the names that the rules declare, so that no
//! second error follows from the first.

use super::names::{Names, docs, entry, ident};
use super::types::{declared, structure};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Outline;

pub(crate) fn stub(outline: &Outline) -> TokenStream {
    let names = Names::of(
        outline.engine.as_deref().unwrap_or("Unnamed"),
        &outline.visibility,
    );
    let mut output = declared(&outline.enums, &outline.events, &names);
    for (name, attributes) in &outline.situations {
        let doc = docs(&[], "Its rules have errors.");
        output.extend(structure(&outline.enums, &names, &doc, name, attributes));
    }
    if outline.engine.is_some() {
        output.extend(engine(outline, &names));
    }
    quote! {
        #output
    }
}

fn engine(outline: &Outline, names: &Names) -> TokenStream {
    let (visibility, engine, event, detection) = (
        &names.visibility,
        &names.engine,
        &names.event,
        &names.detection,
    );
    let (numerator, denominator) = (outline.resolution.numerator, outline.resolution.denominator);
    let events: Vec<(_, TokenStream)> = outline
        .events
        .iter()
        .map(|e| {
            let name = ident(&e.name);
            let ty = match &e.adopted {
                Some(adopted) => super::names::path(adopted),
                None => quote!(#name),
            };
            (name, ty)
        })
        .collect();
    let event_variants = events
        .iter()
        .map(|(name, ty)| quote!(#[doc = "Its rules have errors."] #name(#ty)));
    let detections = outline.situations.iter().map(|(name, _)| {
        let name = ident(name);
        quote!(#[doc = "Its rules have errors."] #name(#name))
    });
    let instant = quote!(::rtcep::time::Instant<#numerator, #denominator>);
    let entries = outline.events.iter().zip(&events).map(|(e, (_, ty))| {
        let name = entry(&e.name);
        quote! {
            /// The rules have errors.
            #visibility fn #name(
                &mut self,
                _: #instant,
                _: &#ty,
                _: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                ::core::result::Result::Ok(())
            }
        }
    });
    quote! {
        /// The rules have errors.
        #[allow(missing_debug_implementations)]
        #visibility enum #event { #(#event_variants),* }

        /// The rules have errors.
        #[derive(Clone, Copy, Debug, PartialEq)]
        #visibility enum #detection { #(#detections),* }

        /// The rules have errors.
        #[derive(Clone, Debug, Default)]
        #visibility struct #engine<__P = ::rtcep::NoProbe> { probe: __P }

        impl #engine {
            /// The rules have errors.
            #visibility const fn new() -> Self {
                Self { probe: ::rtcep::NoProbe }
            }
        }

        #[allow(dead_code)]
        impl<__P> #engine<__P> {
            /// The rules have errors.
            #visibility const fn with_probe(probe: __P) -> Self {
                Self { probe }
            }
            /// The rules have errors.
            #visibility const fn probe(&self) -> &__P {
                &self.probe
            }
            /// The rules have errors.
            #visibility const fn probe_mut(&mut self) -> &mut __P {
                &mut self.probe
            }
        }

        #[allow(dead_code)]
        impl<__P: ::rtcep::Probe> #engine<__P> { #(#entries)* }

        impl ::rtcep::Record for #event {
            const SHAPES: &'static [::rtcep::Shape] = &[];
            fn shape(&self) -> usize { 0 }
            fn attribute(&self, _: usize) -> ::core::option::Option<::rtcep::Value> {
                ::core::option::Option::None
            }
            fn from_values(_: usize, _: &[::rtcep::Value]) -> ::core::option::Option<Self> {
                ::core::option::Option::None
            }
        }

        impl ::rtcep::Record for #detection {
            const SHAPES: &'static [::rtcep::Shape] = &[];
            fn shape(&self) -> usize { 0 }
            fn attribute(&self, _: usize) -> ::core::option::Option<::rtcep::Value> {
                ::core::option::Option::None
            }
            fn from_values(_: usize, _: &[::rtcep::Value]) -> ::core::option::Option<Self> {
                ::core::option::Option::None
            }
        }

        impl<__P: ::rtcep::Probe> ::rtcep::Engine for #engine<__P> {
            type Event = #event;
            type Detection = #detection;
            type Instant = #instant;
            const BOUNDS: ::rtcep::Bounds = ::rtcep::Bounds {
                events: &[],
                situations: &[],
                bytes: 0,
            };
            fn process(
                &mut self,
                _: #instant,
                _: &#event,
                _: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                ::core::result::Result::Ok(())
            }
            fn advance(
                &mut self,
                _: #instant,
                _: &mut impl ::rtcep::Sink<Self>,
            ) -> ::core::result::Result<(), ::rtcep::Late> {
                ::core::result::Result::Ok(())
            }
            fn late(&self) -> u64 { 0 }
            fn tally(&self, _: usize) -> ::core::option::Option<::rtcep::notice::Tally> {
                ::core::option::Option::None
            }
        }
    }
}
