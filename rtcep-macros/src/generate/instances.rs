//! The open instances of a lifespan: opening, closing, and what composes at the
//! end of one (language.md, 5).

use super::context::number;
use super::initiator;
use super::names::{Names, value_type};
use super::situation::empty;
use proc_macro2::{Literal, TokenStream};
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::model::{Lifespan, OnFull};

/// Whether the instances of one key can be frozen, apart from those of others.
pub(super) fn freezes_keys(lifespan: &Lifespan) -> bool {
    freezes(lifespan) && lifespan.key.is_some() && lifespan.per_key() < lifespan.max_open
}

/// Whether an opening can freeze the lifespan.
pub(super) fn freezes(lifespan: &Lifespan) -> bool {
    lifespan.on_full == OnFull::Freeze && lifespan.can_be_full()
}

/// The struct that holds them; nothing for a lifespan whose only instance opens
/// at startup and never ends.
pub(super) fn structure(model: &Model, names: &Names, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    if lifespan.is_static() {
        return quote!();
    }
    let name = names.instances(model, l);
    let slots = Literal::u32_unsuffixed(lifespan.slots());
    let (keys, no_keys) = match &lifespan.key {
        None => (quote!(), quote!()),
        Some(key) => {
            let (ty, empty) = (value_type(&model.enums, key.ty), empty(model, key.ty));
            let block = if lifespan.met() == 1 {
                quote!(Keys)
            } else {
                quote!(Chains)
            };
            (
                quote!(keys: ::rtcep::storage::#block<#ty, #slots>,),
                quote!(keys: ::rtcep::storage::#block::new(#empty),),
            )
        }
    };
    let (frozen, not_frozen) = if freezes(lifespan) {
        (quote!(frozen: bool,), quote!(frozen: false,))
    } else {
        (quote!(), quote!())
    };
    let (frozen_keys, no_frozen_keys) = if freezes_keys(lifespan) {
        let words = Literal::u32_unsuffixed(lifespan.slots().div_ceil(64));
        (
            quote!(frozen_keys: ::rtcep::storage::Mask<#words>,),
            quote!(frozen_keys: ::rtcep::storage::Mask::EMPTY,),
        )
    } else {
        (quote!(), quote!())
    };
    let (moments, no_moments) = if lifespan.openings().is_empty() {
        (quote!(), quote!())
    } else {
        (
            quote!(moments: ::rtcep::storage::Moments,),
            quote!(moments: ::rtcep::storage::Moments::NEW,),
        )
    };
    let (init, no_init) = match initiator::column(model, names, l) {
        Some((ty, none)) => (quote!(init: #ty,), quote!(init: #none,)),
        None => (quote!(), quote!()),
    };
    let kept = initiator::structure(model, names, l);
    quote! {
        #kept

        #[doc(hidden)]
        #[derive(Clone, Debug)]
        #[allow(non_camel_case_types, clippy::all, clippy::pedantic, clippy::nursery)]
        struct #name {
            slots: ::rtcep::storage::Slots<#slots>,
            #keys
            #frozen
            #frozen_keys
            #moments
            #init
        }

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl #name {
            const fn new() -> Self {
                Self {
                    slots: ::rtcep::storage::Slots::new(),
                    #no_keys
                    #not_frozen
                    #no_frozen_keys
                    #no_moments
                    #no_init
                }
            }
        }
    }
}

/// A place of the lifespan in a notice.
pub(super) fn place(model: &Model, l: usize) -> TokenStream {
    let (index, name) = (number(l), &model.lifespans[l].name);
    quote!(::rtcep::Place { index: #index, name: #name })
}
