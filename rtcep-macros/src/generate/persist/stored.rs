//! States, candidates and values.

use super::super::names::{Names, ident, list, value_type, variant};
use super::super::situation::{kept, storage};
use super::super::{initiator, parts};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::Type;
use rtcep_lang::plan::SituationPlan;

/// All that depends on what the plans of the rules are.
pub(super) fn all(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let states = costs.plans.iter().enumerate();
    let states = states.map(|(s, plan)| state(model, names, s, plan));
    let initiators = (0..model.lifespans.len()).map(|l| initiators(model, names, l));
    let actions = actions(model, names);
    let events = events(model, names);
    quote!(#(#states)* #(#initiators)* #actions #events)
}

/// The state of a situation, and the candidates of its lists.
fn state(model: &Model, names: &Names, s: usize, plan: &SituationPlan) -> TokenStream {
    let candidates = plan.lists.iter().map(|l| {
        let name = names.candidate(model, s, l.operands[0]);
        let kept = kept(model, plan, l);
        let (fields, types) = (kept.iter().map(|k| &k.name), kept.iter().map(|k| &k.ty));
        let none = quote!(());
        let forms = kept.iter().map(|k| match k.attribute {
            Some(ty) => form(model, ty),
            None => none.clone(),
        });
        let t = l.time.then(|| ident("__t"));
        let n = l.order.then(|| ident("__n"));
        quote!(::rtcep::stored_item!(#name { #(#fields: #types as #forms,)* } age(#t, #n));)
    });
    let name = names.state(model, s);
    let lists = plan.lists.iter().map(|l| list(model, s, l.operands[0]));
    let storages = plan.lists.iter().map(|l| storage(model, names, s, l));
    let ended = plan.ends.then(|| quote!(ended: bool,));
    let frozen = plan.freezes.then(|| quote!(frozen: bool,));
    let own = parts::parts(model, names, s, plan);
    let settle = own.settle.map(|method| quote!(then #method));
    let own = own.fields;
    // The marks of the combinations that are done are those of one event.
    quote! {
        #(#candidates)*
        ::rtcep::stored_part!(#name { #(#lists: #storages,)* #ended #frozen #own } #settle);
    }
}

/// What is kept of the events that open the instances of a lifespan.
fn initiators(model: &Model, names: &Names, l: usize) -> TokenStream {
    let Some(name) = initiator::kept(model, names, l) else {
        return quote!();
    };
    let item = item(model, &name, initiator::fields(model, l));
    quote!(#item ::rtcep::stored_value!(#name);)
}

/// A struct of attributes.
fn item(
    model: &Model,
    name: &Ident,
    attributes: impl IntoIterator<Item = (Ident, Type)>,
) -> TokenStream {
    let fields = attributes.into_iter().map(|(field, ty)| {
        let (ty, form) = (value_type(&model.enums, ty), form(model, ty));
        quote!(#field: #ty as #form)
    });
    quote!(::rtcep::stored_item!(#name { #(#fields,)* } age(,));)
}

/// The actions that wait.
fn actions(model: &Model, names: &Names) -> TokenStream {
    if model.actions.is_empty() {
        return quote!();
    }
    let all: Vec<Ident> = model.actions.iter().map(|a| ident(&a.name)).collect();
    let items = model.actions.iter().zip(&all).map(|(action, name)| {
        let attributes = action.attributes.iter();
        item(
            model,
            name,
            attributes.map(|e| (ident(&e.name), e.value.ty)),
        )
    });
    let over = format_ident!("{}Action", names.engine);
    let places = (0..all.len()).map(Literal::usize_unsuffixed);
    quote! {
        #(#items)*
        ::rtcep::stored_choice!(#over { #(#places: #all(#all),)* });
    }
}

/// The events that wait in an adapter. Of adopted types nothing is known but what the
/// rules read: what waits of them cannot be written.
fn events(model: &Model, names: &Names) -> TokenStream {
    let adapters = model.reorder.is_some() || model.merge.is_some();
    if !adapters || model.events.iter().any(|e| e.adopted.is_some()) {
        return quote!();
    }
    let (engine, over) = (&names.engine, &names.event);
    let all: Vec<Ident> = model.events.iter().map(|e| ident(&e.name)).collect();
    let items = model.events.iter().zip(&all).map(|(event, name)| {
        let attributes = event.attributes.iter();
        item(model, name, attributes.map(|a| (ident(&a.name), a.ty)))
    });
    let places = (0..all.len()).map(Literal::usize_unsuffixed);
    quote! {
        #(#items)*
        ::rtcep::stored_choice!(#over { #(#places: #all(#all),)* });
        impl ::rtcep::adapter::Stored for #over {
            const FINGERPRINT: ::rtcep::persist::Fingerprint =
                <#engine as ::rtcep::persist::Snapshot>::FINGERPRINT;
        }
    }
}

/// How values of a type are written, as the `Form` of `persist::Item`.
pub(super) fn form(model: &Model, ty: Type) -> TokenStream {
    let adopted = match ty {
        Type::Enum(e) => model.enums.get(e).and_then(|def| def.adopted.as_deref()),
        _ => None,
    };
    adopted.map_or_else(
        || quote!(()),
        |alias| {
            let form = form_name(alias);
            quote!(#form)
        },
    )
}

fn form_name(alias: &str) -> Ident {
    format_ident!("{alias}_form")
}

/// Variants by declaration. An adopted enumeration may have more of them, and
/// other engines may adopt it: so its form is a type of this one.
pub(super) fn enumerations(model: &Model) -> TokenStream {
    let all = model.enums.iter().enumerate().map(|(e, def)| {
        let ty = value_type(&model.enums, Type::Enum(e));
        let form = form(model, Type::Enum(e));
        let marker = def.adopted.as_deref().map(|alias| {
            let form = form_name(alias);
            quote! {
                #[doc(hidden)]
                #[allow(non_camel_case_types, dead_code, missing_debug_implementations)]
                struct #form;
            }
        });
        let title = &def.name;
        let variants = def.variants.iter().zip(0u16..).map(|(v, i)| {
            let (i, variant) = (Literal::u16_unsuffixed(i), variant(def, v));
            quote!(#i: #variant)
        });
        quote!(#marker ::rtcep::stored_variants!(#ty as #form, #title { #(#variants,)* });)
    });
    all.collect()
}
