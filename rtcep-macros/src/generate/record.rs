//! Events and detections seen without their types: `impl Record`.

use super::names::{Names, ident, value_type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{AttributeDef, Source, Type};

/// One alternative of an enum over events or detections.
struct Alternative {
    name: String,
    attributes: Vec<AttributeDef>,
    adopted: bool,
}

pub(super) fn records(model: &Model, names: &Names) -> TokenStream {
    let events: Vec<Alternative> = model
        .events
        .iter()
        .map(|event| Alternative {
            name: event.name.clone(),
            attributes: event.attributes.clone(),
            adopted: event.adopted.is_some(),
        })
        .collect();
    let detections: Vec<Alternative> = model
        .situations
        .iter()
        .enumerate()
        .map(|(s, situation)| Alternative {
            name: situation.name.clone(),
            attributes: model.attributes(Source::Situation(s)),
            adopted: false,
        })
        .collect();
    let mut output = record(model, &names.event, &events);
    output.extend(record(model, &names.detection, &detections));
    output
}

fn record(model: &Model, over: &Ident, alternatives: &[Alternative]) -> TokenStream {
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
    let attribute_arms = alternatives.iter().flat_map(|alternative| {
        let variant = ident(&alternative.name);
        alternative
            .attributes
            .iter()
            .enumerate()
            .map(move |(a, attribute)| {
                let field = ident(&attribute.name);
                let value = to_value(model, attribute.ty, &quote!(record.#field));
                quote!((Self::#variant(record), #a) => #value)
            })
    });
    let build_arms = alternatives
        .iter()
        .enumerate()
        .filter(|(_, alternative)| !alternative.adopted)
        .map(|(i, alternative)| build(model, i, alternative));
    quote! {
        impl ::rtcep::Record for #over {
            const SHAPES: &'static [::rtcep::Shape] = &[#(#shapes),*];

            fn shape(&self) -> usize {
                match self { #(#shape_arms),* }
            }

            fn attribute(&self, index: usize) -> ::core::option::Option<::rtcep::Value> {
                ::core::option::Option::Some(match (self, index) {
                    #(#attribute_arms,)*
                    _ => return ::core::option::Option::None,
                })
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
                    let ty = value_type(&model.enums, attribute.ty);
                    let arms = model.enums[e].variants.iter().enumerate().map(|(i, v)| {
                        let (variant, i) = (ident(v), u16::try_from(i).unwrap_or(u16::MAX));
                        quote!(#i => #ty::#variant)
                    });
                    quote!(#field: match #value {
                        #(#arms,)*
                        _ => return ::core::option::Option::None,
                    })
                }
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
        Type::Enum(_) => quote!(Variant),
    }
}

fn from_value(ty: Type, name: &Ident) -> TokenStream {
    let variant = variant_of(ty);
    quote!(::rtcep::Value::#variant(#name))
}

fn to_value(model: &Model, ty: Type, value: &TokenStream) -> TokenStream {
    let variant = variant_of(ty);
    match ty {
        Type::Enum(e) => {
            let path = value_type(&model.enums, ty);
            let arms = model.enums[e].variants.iter().enumerate().map(|(i, v)| {
                let (name, i) = (ident(v), u16::try_from(i).unwrap_or(u16::MAX));
                quote!(#path::#name => #i)
            });
            // An adopted enum may have more variants than the rules name.
            let rest = if model.enums[e].adopted.is_some() {
                quote!(#[allow(unreachable_patterns)] _ => return ::core::option::Option::None,)
            } else {
                quote!()
            };
            quote!(::rtcep::Value::Variant(match #value { #(#arms,)* #rest }))
        }
        _ => quote!(::rtcep::Value::#variant(#value)),
    }
}
