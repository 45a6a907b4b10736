//! Stateless rules: the events that an event makes, kept on the stack and then processed
//! in order, each as an input event of its type is (language.md, 2.1).
//!
//! The rules make no cycle: functions that expand what is made call each other along the
//! paths, and none calls itself.

use super::actions;
use super::context::number;
use super::made::{condition, own, record};
use super::names::{Names, ident, source_part, source_type};
use super::phases::phases;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Expr, Refer, Source};

/// The enum over events that some stateless rule makes.
fn set_name(names: &Names) -> Ident {
    format_ident!("__{}_Made", names.engine)
}

/// The method that takes an event as the input event of its type is taken.
fn take_name(model: &Model, e: usize) -> Ident {
    format_ident!("take_{}", source_part(model, Source::Event(e)))
}

/// The method that judges what is stateless for an event of `source`.
fn expand_name(model: &Model, source: Source) -> Ident {
    format_ident!("expand_{}", source_part(model, source))
}

fn refer_name(r: usize) -> Ident {
    format_ident!("refer_{r}")
}

/// The events that stateless rules make, by declaration.
pub(super) fn targets(model: &Model) -> Vec<usize> {
    let made = |e: &usize| model.refers.iter().any(|r| r.target == *e);
    (0..model.events.len()).filter(made).collect()
}

/// Whether something stateless is judged for an event of `source`.
fn judges(model: &Model, source: Source) -> bool {
    let acts = matches!(source, Source::Event(_)) && model.actions_on(source).next().is_some();
    acts || model.refers_from(source).next().is_some()
}

/// The enum over what is made.
pub(super) fn set(model: &Model, names: &Names) -> TokenStream {
    let targets = targets(model);
    if targets.is_empty() {
        return quote!();
    }
    let set = set_name(names);
    let variants = targets.iter().map(|&e| {
        let (variant, ty) = (
            ident(&model.events[e].name),
            source_type(model, Source::Event(e)),
        );
        quote!(#variant(#ty))
    });
    quote! {
        #[doc(hidden)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #[allow(non_camel_case_types, dead_code)]
        #[derive(Clone, Copy, Debug)]
        enum #set { #(#variants),* }
    }
}

/// The type of the buffer of what an event of `source` is made into, if it is.
pub(super) fn set_type(names: &Names, costs: &Costs, source: Source) -> Option<TokenStream> {
    let made = costs.expansions.of(source).events();
    let set = set_name(names);
    let capacity = usize::try_from(made).unwrap_or(usize::MAX);
    (made > 0).then(|| quote!(::rtcep::heapless::Vec::<#set, #capacity>))
}

/// All that happens to an event of `source` and to what is made of it.
pub(super) fn processed(
    model: &Model,
    names: &Names,
    costs: &Costs,
    source: Source,
) -> TokenStream {
    let own = match source {
        Source::Event(e) if targets(model).contains(&e) => {
            let take = take_name(model, e);
            quote!(self.#take(cause, event, sink);)
        }
        _ => phases(model, names, costs, source),
    };
    if !judges(model, source) {
        return own;
    }
    let expand = expand_name(model, source);
    let Some(ty) = set_type(names, costs, source) else {
        return quote! {
            self.#expand(cause, event, sink);
            #own
        };
    };
    let (set, made) = (set_name(names), &costs.expansions.of(source).made);
    let arms = made.iter().map(|&(e, _)| {
        let (variant, take) = (ident(&model.events[e].name), take_name(model, e));
        quote!(#set::#variant(event) => self.#take(cause, event, sink),)
    });
    let others = (made.len() < targets(model).len()).then(|| quote!(_ => {}));
    quote! {
        let mut set = #ty::new();
        self.#expand(cause, event, sink, &mut set);
        { #own }
        for event in &set {
            ::rtcep::Probe::count(&mut self.probe, ::rtcep::Scope::Engine, ::rtcep::Op::Derive, 1);
            match event { #(#arms)* #others }
        }
    }
}

/// The methods that judge, expand and take.
pub(super) fn methods(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let refers = model.refers.iter().enumerate();
    let mut methods: TokenStream = refers
        .map(|(r, refer)| judge(model, names, r, refer))
        .collect();
    let events = (0..model.events.len()).map(Source::Event);
    let sources = events.chain((0..model.situations.len()).map(Source::Situation));
    for source in sources.filter(|&source| judges(model, source)) {
        methods.extend(expand(model, names, costs, source));
    }
    for e in targets(model) {
        let (name, source) = (take_name(model, e), Source::Event(e));
        let (ty, phases) = (
            source_type(model, source),
            phases(model, names, costs, source),
        );
        methods.extend(quote! {
            #[inline]
            fn #name(
                &mut self,
                cause: ::rtcep::engine::Trigger,
                event: &#ty,
                sink: &mut impl ::rtcep::Sink<Self>,
            ) {
                #phases
            }
        });
    }
    methods
}

/// Actions of an event, and then each of its rules with all that follows from that.
fn expand(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let (name, ty) = (expand_name(model, source), source_type(model, source));
    let acts = match source {
        Source::Event(_) => actions::on_event(model, names, source),
        Source::Situation(_) => quote!(),
    };
    let set = set_name(names);
    let (room, kept) = match set_type(names, costs, source) {
        Some(_) => (
            quote!(<const __N: usize>),
            quote!(set: &mut ::rtcep::heapless::Vec<#set, __N>,),
        ),
        None => (quote!(), quote!()),
    };
    let refers = model.refers_from(source).map(|(r, refer)| {
        let (judge, target) = (refer_name(r), Source::Event(refer.target));
        let variant = ident(&model.events[refer.target].name);
        let further = judges(model, target).then(|| {
            let expand = expand_name(model, target);
            let set = set_type(names, costs, target).map(|_| quote!(, set));
            quote!(self.#expand(cause, &made, sink #set);)
        });
        quote! {
            if let ::core::option::Option::Some(made) = self.#judge(event, sink) {
                ::rtcep::storage::fits(set.push(#set::#variant(made)).is_ok());
                #further
            }
        }
    });
    quote! {
        #[inline]
        fn #name #room (
            &mut self,
            cause: ::rtcep::engine::Trigger,
            event: &#ty,
            sink: &mut impl ::rtcep::Sink<Self>,
            #kept
        ) {
            #acts
            #(#refers)*
        }
    }
}

/// The event that a rule makes, if its condition holds and nothing faults.
fn judge(model: &Model, names: &Names, r: usize, refer: &Refer) -> TokenStream {
    let (name, rule) = (refer_name(r), number(r));
    let source = source_type(model, refer.source);
    let target = &model.events[refer.target];
    let made = source_type(model, Source::Event(refer.target));
    let (e, index, event) = (
        Literal::usize_unsuffixed(refer.target),
        number(refer.target),
        &target.name,
    );
    let fault = quote! {{
        g.count(::rtcep::Op::Notice, 1);
        let faults = &mut self.referred[#e].faults;
        *faults = faults.saturating_add(1);
        sink.notice(::rtcep::Notice::ReferFault {
            event: ::rtcep::Place { index: #index, name: #event },
            count: 1,
        });
        return ::core::option::Option::None;
    }};
    let values: Vec<(Ident, &Expr)> = target
        .attributes
        .iter()
        .zip(&refer.map)
        .map(|(attribute, value)| (ident(&attribute.name), value))
        .collect();
    let read = own(model, names, refer.source);
    let condition = condition(
        model,
        refer.condition.as_ref(),
        &read,
        &fault,
        &quote! {
            return ::core::option::Option::None;
        },
    );
    let record = record(model, &values, &read, &quote!(#made), &fault);
    quote! {
        #[inline]
        fn #name(
            &mut self,
            event: &#source,
            sink: &mut impl ::rtcep::Sink<Self>,
        ) -> ::core::option::Option<#made> {
            let mut g = ::rtcep::storage::Gauge::new(
                &mut self.probe, ::rtcep::Scope::Rule(#rule)
            );
            g.count(::rtcep::Op::Refer, 1);
            #condition
            let made = #record;
            g.count(::rtcep::Op::Keep, 1);
            ::core::option::Option::Some(made)
        }
    }
}
