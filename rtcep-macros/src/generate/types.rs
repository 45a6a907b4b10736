//! Enums, events, detections and the enums over them.

use super::hover;
use super::names::{Names, docs, ident, source_type, spanned, value_type};
use proc_macro2::{Span, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{AttributeDef, EnumDef, EventDef, Source};
use rtcep_lang::resolve::Names as Places;

pub(super) fn types(model: &Model, names: &Names, costs: &Costs, places: &Places) -> TokenStream {
    let mut output = declared(&model.enums, &model.events, names, places);
    for (s, (situation, at)) in model.situations.iter().zip(&places.situations).enumerate() {
        let attributes: Vec<AttributeDef> = situation
            .emit
            .iter()
            .map(|e| AttributeDef {
                name: e.name.clone(),
                ty: e.value.ty,
            })
            .collect();
        let doc = docs(&situation.doc, &format!("A detected `{}`.", situation.name));
        let hover = hover::situation(model, costs, s);
        let doc = quote!(#doc #(#[doc = #hover])*);
        output.extend(structure(
            &model.enums,
            names,
            &doc,
            (&situation.name, at.name),
            attributes.iter().zip(at.emit.iter().copied()),
        ));
    }
    output.extend(events(model, names, places));
    output.extend(detections(model, names, places));
    output
}

/// The enums and events that the rules declare; adopted ones are the user's.
pub(super) fn declared(
    enums: &[EnumDef],
    events: &[EventDef],
    names: &Names,
    places: &Places,
) -> TokenStream {
    let visibility = &names.visibility;
    let mut output = TokenStream::new();
    for (def, at) in enums.iter().zip(&places.enums) {
        if def.adopted.is_some() {
            continue;
        }
        let doc = docs(&def.doc, &format!("`{}` of the rules.", def.name));
        let name = spanned(&def.name, at.name);
        let variants = def.variants.iter().zip(&at.parts).map(|(v, &at)| {
            let (variant, doc) = (spanned(v, at), format!("`{v}`."));
            quote!(#[doc = #doc] #variant)
        });
        let order = def.ordered.then(|| quote!(#[derive(PartialOrd, Ord)]));
        output.extend(quote! {
            #doc
            #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #order
            #visibility enum #name { #(#variants),* }
        });
    }
    for (event, at) in events.iter().zip(&places.events) {
        if event.adopted.is_some() {
            continue;
        }
        let doc = docs(&event.doc, &format!("Event `{}`.", event.name));
        output.extend(structure(
            enums,
            names,
            &doc,
            (&event.name, at.name),
            event.attributes.iter().zip(at.parts.iter().copied()),
        ));
    }
    output
}

pub(super) fn structure<'a>(
    enums: &[EnumDef],
    names: &Names,
    doc: &TokenStream,
    (name, at): (&str, Span),
    attributes: impl Iterator<Item = (&'a AttributeDef, Span)>,
) -> TokenStream {
    let visibility = &names.visibility;
    let name = spanned(name, at);
    let fields = attributes.map(|(attribute, at)| {
        let field = spanned(&attribute.name, at);
        let ty = value_type(enums, attribute.ty);
        let doc = format!("Attribute `{}`.", attribute.name);
        quote!(#[doc = #doc] #visibility #field: #ty)
    });
    quote! {
        #doc
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #visibility struct #name { #(#fields),* }
    }
}

fn events(model: &Model, names: &Names, places: &Places) -> TokenStream {
    let (visibility, event_enum) = (&names.visibility, &names.event);
    let variants = model.events.iter().enumerate().map(|(e, event)| {
        let doc = docs(&event.doc, &format!("Event `{}`.", event.name));
        let variant = spanned(&event.name, places.events[e].name);
        let ty = source_type(model, Source::Event(e));
        quote!(#doc #variant(#ty))
    });
    let doc = format!("All events of `{}`.", model.engine);
    // Of an adopted type nothing is known but the attributes that the rules read.
    let (derive, debug) = if model.events.iter().all(|e| e.adopted.is_none()) {
        (quote!(#[derive(Clone, Copy, Debug, PartialEq)]), quote!())
    } else {
        let debug = quote! {
            impl ::core::fmt::Debug for #event_enum {
                fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    let shape = ::rtcep::Record::shape(self);
                    let shapes = <Self as ::rtcep::Record>::SHAPES;
                    f.write_str(shapes.get(shape).map_or("", |shape| shape.name))
                }
            }
        };
        (quote!(), debug)
    };
    quote! {
        #[doc = #doc]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #derive
        #[allow(non_camel_case_types, dead_code)]
        #visibility enum #event_enum { #(#variants),* }
        #debug
    }
}

fn detections(model: &Model, names: &Names, places: &Places) -> TokenStream {
    let (visibility, detection) = (&names.visibility, &names.detection);
    let variants = model
        .situations
        .iter()
        .zip(&places.situations)
        .map(|(situation, at)| {
            let doc = docs(&situation.doc, &format!("A detected `{}`.", situation.name));
            let (variant, ty) = (spanned(&situation.name, at.name), ident(&situation.name));
            quote!(#doc #variant(#ty))
        });
    let doc = format!("All situations of `{}`.", model.engine);
    quote! {
        #[doc = #doc]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[allow(non_camel_case_types, dead_code)]
        #visibility enum #detection { #(#variants),* }
    }
}
