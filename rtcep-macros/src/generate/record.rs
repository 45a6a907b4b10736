//! Events, detections and actions seen without their types: `impl Record`.

use super::actions;
use super::context::number;
use super::names::{Names, ident, variant};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{AttributeDef, Source, Type};

/// One alternative of an enum over events, detections or actions.
struct Alternative {
    name: String,
    attributes: Vec<AttributeDef>,
    /// The event whose type it adopts, by declaration.
    adopted: Option<usize>,
}

pub(super) fn records(model: &Model, names: &Names) -> TokenStream {
    let events = model.events.iter().enumerate();
    let events = events.map(|(e, event)| Alternative {
        name: event.name.clone(),
        attributes: event.attributes.clone(),
        adopted: event.adopted.as_ref().map(|_| e),
    });
    let detections = model.situations.iter().enumerate();
    let detections = detections.map(|(s, situation)| Alternative {
        name: situation.name.clone(),
        attributes: model.attributes(Source::Situation(s)),
        adopted: None,
    });
    let acts = model.actions.iter().enumerate();
    let acts = acts.map(|(a, action)| Alternative {
        name: action.name.clone(),
        attributes: actions::attributes(model, a),
        adopted: None,
    });
    let mut output = record(model, names, &names.event, &events.collect::<Vec<_>>());
    let detections: Vec<Alternative> = detections.collect();
    output.extend(record(model, names, &names.detection, &detections));
    if !model.actions.is_empty() {
        output.extend(record(
            model,
            names,
            &names.action,
            &acts.collect::<Vec<_>>(),
        ));
    }
    output
}

fn record(model: &Model, names: &Names, over: &Ident, alternatives: &[Alternative]) -> TokenStream {
    let shapes = alternatives.iter().map(|alternative| {
        let name = &alternative.name;
        let attributes = alternative.attributes.iter().map(|attribute| {
            let (name, ty) = (&attribute.name, model.type_name(attribute.ty));
            quote!((#name, #ty))
        });
        quote!(::rtcep::Shape { name: #name, attributes: &[#(#attributes),*] })
    });
    if alternatives.is_empty() {
        return quote! {
            impl ::rtcep::Record for #over {
                const SHAPES: &'static [::rtcep::Shape] = &[];
                fn shape(&self) -> usize { match *self {} }
                fn attribute(&self, _: usize) -> ::core::option::Option<::rtcep::Value> { match *self {} }
                fn from_values(_: usize, _: &[::rtcep::Value]) -> ::core::option::Option<Self> {
                    ::core::option::Option::None
                }
            }
        };
    }
    let shape_arms = alternatives.iter().enumerate().map(|(i, alternative)| {
        let variant = ident(&alternative.name);
        quote!(Self::#variant(_) => #i)
    });
    let attribute_arms: Vec<TokenStream> = alternatives
        .iter()
        .flat_map(|alternative| {
            let variant = ident(&alternative.name);
            alternative
                .attributes
                .iter()
                .enumerate()
                .map(move |(a, attribute)| {
                    let read = match alternative.adopted {
                        Some(e) => names.read(model, Source::Event(e), a, &quote!(record)),
                        None => {
                            let field = ident(&attribute.name);
                            quote!(record.#field)
                        }
                    };
                    let value = to_value(model, attribute.ty, &read);
                    quote!((Self::#variant(record), #a) => #value)
                })
        })
        .collect();
    let attribute = if attribute_arms.is_empty() {
        quote!(::core::option::Option::None)
    } else {
        quote! {
            ::core::option::Option::Some(match (self, index) {
                #(#attribute_arms,)*
                _ => return ::core::option::Option::None,
            })
        }
    };
    let build_arms = alternatives
        .iter()
        .enumerate()
        .filter(|(_, alternative)| alternative.adopted.is_none())
        .map(|(i, alternative)| build(model, i, alternative));
    quote! {
        impl ::rtcep::Record for #over {
            const SHAPES: &'static [::rtcep::Shape] = &[#(#shapes),*];

            fn shape(&self) -> usize {
                match self { #(#shape_arms),* }
            }

            #[allow(unused_variables)]
            fn attribute(&self, index: usize) -> ::core::option::Option<::rtcep::Value> {
                #attribute
            }

            fn from_values(shape: usize, values: &[::rtcep::Value]) -> ::core::option::Option<Self> {
                match (shape, values) {
                    #(#build_arms,)*
                    _ => ::core::option::Option::None,
                }
            }
        }
    }
}

fn build(model: &Model, index: usize, alternative: &Alternative) -> TokenStream {
    let name = ident(&alternative.name);
    let values: Vec<Ident> = (0..alternative.attributes.len())
        .map(|a| quote::format_ident!("v{a}"))
        .collect();
    let patterns = alternative
        .attributes
        .iter()
        .zip(&values)
        .map(|(attribute, value)| from_value(attribute.ty, value));
    let fields = alternative
        .attributes
        .iter()
        .zip(&values)
        .map(|(attribute, value)| {
            let field = ident(&attribute.name);
            match attribute.ty {
                Type::Enum(e) => {
                    let def = &model.enums[e];
                    let arms = def.variants.iter().enumerate().map(|(i, v)| {
                        let (variant, i) = (variant(def, v), number(i));
                        quote!(#i => #variant)
                    });
                    quote!(#field: match #value {
                        #(#arms,)*
                        _ => return ::core::option::Option::None,
                    })
                }
                // Shorter than it may be, if it fits.
                Type::Str(_) => quote!(#field: match #value.resize() {
                    ::core::result::Result::Ok(text) => text,
                    ::core::result::Result::Err(_) => return ::core::option::Option::None,
                }),
                _ => quote!(#field: #value),
            }
        });
    quote! {
        (#index, &[#(#patterns),*]) =>
            ::core::option::Option::Some(Self::#name(#name { #(#fields),* }))
    }
}

fn variant_of(ty: Type) -> TokenStream {
    match ty {
        Type::Bool => quote!(Bool),
        Type::U8 => quote!(U8),
        Type::U16 => quote!(U16),
        Type::U32 => quote!(U32),
        Type::U64 => quote!(U64),
        Type::I8 => quote!(I8),
        Type::I16 => quote!(I16),
        Type::I32 => quote!(I32),
        Type::I64 => quote!(I64),
        Type::F32 => quote!(F32),
        Type::F64 => quote!(F64),
        Type::U128 => quote!(U128),
        Type::I128 => quote!(I128),
        Type::Str(_) => quote!(Str),
        Type::Enum(_) => quote!(Variant),
    }
}

fn from_value(ty: Type, name: &Ident) -> TokenStream {
    let variant = variant_of(ty);
    quote!(::rtcep::Value::#variant(#name))
}

fn to_value(model: &Model, ty: Type, value: &TokenStream) -> TokenStream {
    let form = variant_of(ty);
    match ty {
        Type::Enum(e) => {
            let def = &model.enums[e];
            let variants = def.variants.iter().enumerate();
            let variants = variants.map(|(i, v)| (variant(def, v), number(i)));
            let value = if def.adopted.is_some() {
                // It may have more variants than the rules name.
                let tests = variants.map(|(v, i)| quote!(v if *v == #v => #i,));
                quote!(match &#value { #(#tests)* _ => return ::core::option::Option::None })
            } else {
                let arms = variants.map(|(v, i)| quote!(#v => #i,));
                quote!(match #value { #(#arms)* })
            };
            quote!(::rtcep::Value::Variant(#value))
        }
        // Every text fits.
        Type::Str(_) => quote!(::rtcep::Value::Str(#value.resize().unwrap_or_default())),
        _ => quote!(::rtcep::Value::#form(#value)),
    }
}
