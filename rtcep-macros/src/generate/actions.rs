//! Actions: what the host is given, and how one is queued (language.md, 2.1).

use super::context::{Entry, number};
use super::made::{condition, own, record};
use super::names::{Names, docs, ident, source_type, spanned};
use super::types::structure;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{AttributeDef, Expr, OnFull, Source};
use rtcep_lang::plan::rule_of_action;
use rtcep_lang::resolve::Names as Places;

/// The function that judges an action and queues it.
fn act_name(model: &Model, names: &Names, a: usize) -> Ident {
    format_ident!("__{}_a{a}_{}", names.engine, model.actions[a].name)
}

/// The type of the engine's actions.
pub(super) fn ty(model: &Model, names: &Names) -> TokenStream {
    if model.actions.is_empty() {
        return quote!(::rtcep::NoAction);
    }
    names.action.to_token_stream()
}

/// The type of the queue: nothing where there are no actions.
pub(super) fn queue_type(model: &Model, names: &Names) -> Option<TokenStream> {
    let (queue, ty, k) = (model.queue?, ty(model, names), model.actions.len());
    let max = usize::try_from(queue.max).unwrap_or(usize::MAX);
    (k > 0).then(|| quote!(::rtcep::action::Actions<#ty, #k, #max>))
}

/// What an action gives to the host.
pub(super) fn attributes(model: &Model, a: usize) -> Vec<AttributeDef> {
    let attributes = model.actions[a].attributes.iter();
    let attribute = |e: &rtcep_lang::model::Emission| AttributeDef {
        name: e.name.clone(),
        ty: e.value.ty,
    };
    attributes.map(attribute).collect()
}

/// The structs, the enum over them, and the functions that queue.
pub(super) fn items(model: &Model, names: &Names, places: &Places) -> TokenStream {
    if model.actions.is_empty() {
        return quote!();
    }
    let mut output = TokenStream::new();
    for (a, action) in model.actions.iter().enumerate() {
        let doc = docs(&action.doc, &format!("Action `{}`.", action.name));
        let attributes = attributes(model, a);
        output.extend(structure(
            &model.enums,
            names,
            &doc,
            (&ident(&action.name).to_string(), places.actions[a].name),
            attributes
                .iter()
                .zip(places.actions[a].attributes.iter().copied()),
        ));
        output.extend(act(model, names, a));
    }
    output.extend(over(model, names, places));
    output
}

/// The enum over all actions.
fn over(model: &Model, names: &Names, places: &Places) -> TokenStream {
    let (visibility, action) = (&names.visibility, &names.action);
    let variants = model
        .actions
        .iter()
        .zip(&places.actions)
        .map(|(action, at)| {
            let doc = docs(&action.doc, &format!("Action `{}`.", action.name));
            let (variant, ty) = (spanned(&action.name, at.name), ident(&action.name));
            quote!(#doc #variant(#ty))
        });
    let doc = format!("All actions of `{}`.", model.engine);
    quote! {
        #[doc = #doc]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[allow(non_camel_case_types, dead_code)]
        #visibility enum #action { #(#variants),* }
    }
}

/// Judges an action on `event`, and queues it.
fn act(model: &Model, names: &Names, a: usize) -> TokenStream {
    let (name, action) = (act_name(model, names, a), &model.actions[a]);
    let (event, accounts) = (source_type(model, action.source), names.accounts(model));
    let (k, over) = (number(a), &names.action);
    let (variant, ty) = (ident(&action.name), ident(&action.name));
    let on_full = match model.queue.map(|queue| queue.on_full) {
        Some(OnFull::DropOldest) => quote!(DropOldest),
        _ => quote!(Reject),
    };
    let fault = quote! {{
        accounts.actions.faulted::<__E, _, _>(#k, &mut g, sink);
        return;
    }};
    let values: Vec<(Ident, &Expr)> = action
        .attributes
        .iter()
        .map(|attribute| (ident(&attribute.name), &attribute.value))
        .collect();
    let read = own(model, names, action.source);
    let condition = condition(
        model,
        action.condition.as_ref(),
        &read,
        &fault,
        &quote!(return;),
    );
    let record = record(model, &values, &read, &quote!(#ty), &fault);
    quote! {
        #[inline]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(non_snake_case, unused_variables, unused_mut, unused_parens)]
        fn #name<__E, __P, __S>(
            now: ::rtcep::engine::Trigger,
            event: &#event,
            accounts: &mut #accounts,
            mut g: ::rtcep::storage::Gauge<'_, __P>,
            sink: &mut __S,
        )
        where
            __E: ::rtcep::Engine,
            __P: ::rtcep::Probe,
            __S: ::rtcep::Sink<__E>,
        {
            g.count(::rtcep::Op::Refer, 1);
            #condition
            let action = #over::#variant(#record);
            accounts.actions.queue::<__E, _, _>(
                now, action, ::rtcep::OnFull::#on_full, &mut g, sink
            );
        }
    }
}

/// The scope of an action's operations.
fn scope(model: &Model, a: usize) -> TokenStream {
    let rule = number(rule_of_action(model, a));
    quote!(::rtcep::Scope::Rule(#rule))
}

/// Queues the actions that are bound to an arriving event of `source`.
pub(super) fn on_event(model: &Model, names: &Names, source: Source) -> TokenStream {
    let acts = model.actions_on(source).map(|(a, _)| {
        let (act, scope) = (act_name(model, names, a), scope(model, a));
        quote! {
            #act::<Self, _, _>(
                cause,
                event,
                &mut self.accounts,
                ::rtcep::storage::Gauge::new(&mut self.probe, #scope),
                sink,
            );
        }
    });
    acts.collect()
}

/// Queues the actions that are bound to the detection `emitted`.
pub(super) fn on_detection(cx: &Entry<'_>) -> TokenStream {
    let acts = cx.model.actions_on(Source::Situation(cx.s)).map(|(a, _)| {
        let (act, scope) = (act_name(cx.model, cx.names, a), scope(cx.model, a));
        quote!(#act::<__E, _, _>(now, &emitted, accounts, g.of(#scope), sink);)
    });
    acts.collect()
}
