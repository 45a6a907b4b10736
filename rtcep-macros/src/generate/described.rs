//! The text of the rules, for tools that have the engine alone.

use super::names::Names;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::print::print;

pub(super) fn described(model: &Model, names: &Names) -> TokenStream {
    let (engine, rules) = (&names.engine, print(model));
    quote! {
        impl<__P> ::rtcep::Described for #engine<__P> {
            const RULES: &'static str = #rules;
        }
    }
}
