//! Declared functions: one wrapper each, in which the user's path stands once.
//!
//! So a path that leads nowhere, or to a function of other types, is one error of
//! the compiler, at the path in the rules.

use super::names::{ident, value_type};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::resolve::Names as Places;

/// Replaces the paths of declared functions by the names of their wrappers, and
/// returns the wrappers.
pub(super) fn wrappers(model: &mut Model, places: &Places) -> TokenStream {
    let (engine, enums) = (&model.engine, &model.enums);
    let mut output = TokenStream::new();
    for (f, (function, path)) in model
        .functions
        .iter_mut()
        .zip(&places.functions)
        .enumerate()
    {
        let wrapper = format_ident!("__{engine}_fn_{f}_{}", function.name);
        function.path = wrapper.to_string();
        let names: Vec<_> = function.parameters.iter().map(|p| ident(&p.name)).collect();
        let types = function.parameters.iter().map(|p| value_type(enums, p.ty));
        let types: Vec<_> = types.collect();
        let result = value_type(enums, function.result);
        output.extend(quote! {
            #[doc(hidden)]
            #[inline(always)]
            #[allow(non_snake_case, dead_code, clippy::all, clippy::pedantic, clippy::nursery)]
            fn #wrapper(#(#names: #types),*) -> #result {
                const __FUNCTION: fn(#(#types),*) -> #result = #path;
                __FUNCTION(#(#names),*)
            }
        });
    }
    output
}
