//! Enums, events, detections and the enums over them.

use super::names::{Names, docs, ident, source_type, value_type};
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{AttributeDef, EnumDef, EventDef, Source};

pub(super) fn types(model: &Model, names: &Names) -> TokenStream {
    let mut output = declared(&model.enums, &model.events, names);
    for situation in &model.situations {
        let attributes: Vec<AttributeDef> = situation
            .emit
            .iter()
            .map(|e| AttributeDef {
                name: e.name.clone(),
                ty: e.value.ty,
            })
            .collect();
        let doc = docs(&situation.doc, &format!("A detected `{}`.", situation.name));
        output.extend(structure(
            &model.enums,
            names,
            &doc,
            &situation.name,
            &attributes,
        ));
    }
    output.extend(events(model, names));
    output.extend(detections(model, names));
    output
}

/// The enums and events that the rules declare; adopted ones are the user's.
pub(super) fn declared(enums: &[EnumDef], events: &[EventDef], names: &Names) -> TokenStream {
    let visibility = &names.visibility;
    let mut output = TokenStream::new();
    for def in enums.iter().filter(|def| def.adopted.is_none()) {
        let doc = docs(&def.doc, &format!("`{}` of the rules.", def.name));
        let name = ident(&def.name);
        let variants = def.variants.iter().map(|v| {
            let (variant, doc) = (ident(v), format!("`{v}`."));
            quote!(#[doc = #doc] #variant)
        });
        output.extend(quote! {
            #doc
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            #visibility enum #name { #(#variants),* }
        });
    }
    for event in events.iter().filter(|event| event.adopted.is_none()) {
        let doc = docs(&event.doc, &format!("Event `{}`.", event.name));
        output.extend(structure(
            enums,
            names,
            &doc,
            &event.name,
            &event.attributes,
        ));
    }
    output
}

pub(super) fn structure(
    enums: &[EnumDef],
    names: &Names,
    doc: &TokenStream,
    name: &str,
    attributes: &[AttributeDef],
) -> TokenStream {
    let visibility = &names.visibility;
    let name = ident(name);
    let fields = attributes.iter().map(|attribute| {
        let (field, ty) = (ident(&attribute.name), value_type(enums, attribute.ty));
        let doc = format!("Attribute `{}`.", attribute.name);
        quote!(#[doc = #doc] #visibility #field: #ty)
    });
    quote! {
        #doc
        #[derive(Clone, Copy, Debug, PartialEq)]
        #visibility struct #name { #(#fields),* }
    }
}

fn events(model: &Model, names: &Names) -> TokenStream {
    let (visibility, event_enum) = (&names.visibility, &names.event);
    let variants = model.events.iter().enumerate().map(|(e, event)| {
        let doc = docs(&event.doc, &format!("Event `{}`.", event.name));
        let (variant, ty) = (ident(&event.name), source_type(model, Source::Event(e)));
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
        #derive
        #visibility enum #event_enum { #(#variants),* }
        #debug
    }
}

fn detections(model: &Model, names: &Names) -> TokenStream {
    let (visibility, detection) = (&names.visibility, &names.detection);
    let variants = model.situations.iter().map(|situation| {
        let doc = docs(&situation.doc, &format!("A detected `{}`.", situation.name));
        let name = ident(&situation.name);
        quote!(#doc #name(#name))
    });
    let doc = format!("All situations of `{}`.", model.engine);
    quote! {
        #[doc = #doc]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #visibility enum #detection { #(#variants),* }
    }
}
