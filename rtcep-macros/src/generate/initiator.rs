//! What is kept of the event that opened an instance, and the conditions that
//! read it (language.md, 5).

use super::ends;
use super::expr::{code, count_nodes};
use super::names::{Names, ident, lifespan_field, value_type};
use super::offers::gauge;
use super::situation::empty;
use super::terminate::{Clause, pick_name, told};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Attribute, Quantifier, Source};

/// The struct of what is kept.
fn kept_type(model: &Model, names: &Names, l: usize) -> Ident {
    format_ident!("{}_init", names.instances(model, l))
}

/// Its definition; nothing where no condition reads an initiator.
pub(super) fn structure(model: &Model, names: &Names, l: usize) -> TokenStream {
    let fields = fields(model, l);
    if fields.is_empty() {
        return quote!();
    }
    let name = kept_type(model, names, l);
    let (names, types, empty): (Vec<_>, Vec<_>, Vec<_>) = fields
        .into_iter()
        .map(|(name, ty)| (name, value_type(&model.enums, ty), empty(model, ty)))
        .collect();
    quote! {
        #[doc(hidden)]
        #[derive(Clone, Copy, Debug)]
        #[allow(non_camel_case_types, non_snake_case, clippy::all, clippy::pedantic, clippy::nursery)]
        struct #name {
            #(#names: #types,)*
        }

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl #name {
            const EMPTY: Self = Self { #(#names: #empty,)* };
        }
    }
}

/// The attributes kept, by the name and type that the first initiator declares.
pub(super) fn fields(model: &Model, l: usize) -> Vec<(Ident, rtcep_lang::model::Type)> {
    let lifespan = &model.lifespans[l];
    let Some(first) = model.first_initiator(l) else {
        return Vec::new();
    };
    let attributes = model.attributes(first);
    let kept = lifespan.kept_of_initiator().into_iter();
    kept.map(|a| (ident(&attributes[a].name), attributes[a].ty))
        .collect()
}

/// The column of what is kept, by slot: its type and what it is at first.
pub(super) fn column(model: &Model, names: &Names, l: usize) -> Option<(TokenStream, TokenStream)> {
    let name = kept(model, names, l)?;
    let slots = Literal::u32_unsuffixed(model.lifespans[l].slots());
    Some((quote!([#name; #slots]), quote!([#name::EMPTY; #slots])))
}

/// The type of what an opening keeps, if it keeps something.
pub(super) fn kept(model: &Model, names: &Names, l: usize) -> Option<Ident> {
    let reads = !model.lifespans[l].kept_of_initiator().is_empty();
    reads.then(|| kept_type(model, names, l))
}

/// What is kept of the event at hand.
pub(super) fn value(model: &Model, names: &Names, source: Source, l: usize) -> Option<TokenStream> {
    let name = kept(model, names, l)?;
    let fields = fields(model, l);
    let kept = model.lifespans[l].kept_of_initiator().into_iter();
    let values = kept.zip(fields).map(|(a, (field, _))| {
        let own = model.of_initiator(l, source, a);
        let value = names.read(model, source, own, &quote!(event));
        quote!(#field: #value)
    });
    Some(quote!(#name { #(#values),* }))
}

/// Puts what is kept into its place, at the opening of the instance in `slot`.
pub(super) fn store(model: &Model, l: usize) -> TokenStream {
    let (field, words) = (lifespan_field(model, l), model.initiator_words(l));
    if words == 0 {
        return quote!();
    }
    quote! {
        g.count(::rtcep::Op::Word, #words);
        if let ::core::option::Option::Some(place) = self.#field.init.get_mut(usize::from(slot)) {
            *place = init;
        }
    }
}

/// Judges a condition in every instance that its clause means, and remembers which
/// of them it selects; `holds` is whether it selects some. However many faults,
/// one is told.
pub(super) fn judge(
    model: &Model,
    names: &Names,
    source: Source,
    l: usize,
    (c, clause): (usize, &Clause<'_>),
) -> TokenStream {
    let (Some(condition), Some(kept)) = (clause.condition, kept(model, names, l)) else {
        return quote!();
    };
    let field = lifespan_field(model, l);
    let (pick, gauge) = (pick_name(c), gauge(l));
    let fields = fields(model, l);
    let of = model.lifespans[l].kept_of_initiator();
    let read = |attribute| match attribute {
        Attribute::Own(a) | Attribute::Operand(_, a) => {
            names.read(model, source, a, &quote!(event))
        }
        Attribute::Initiator(a) => match of.iter().position(|&kept| kept == a) {
            Some(place) => {
                let field = &fields[place].0;
                quote!(init.#field)
            }
            None => quote!(()),
        },
        Attribute::Common(_) | Attribute::Missed => quote!(()),
    };
    let code = code(model, condition, &read);
    let (tokens, nodes) = (code.tokens, count_nodes(Some(condition), &quote!(1)));
    let (holds, tell) = if code.fallible {
        let told = told(model, l, "Until");
        (
            quote!(match #tokens {
                ::core::option::Option::Some(holds) => holds,
                ::core::option::Option::None => { faults = true; false }
            }),
            quote!(if faults { let g = #gauge; #told }),
        )
    } else {
        (tokens, quote!())
    };
    let (none, select, some) = match clause.which {
        Quantifier::First => (
            quote!(::core::option::Option::<u16>::None),
            quote!(if #pick.is_none() { #pick = ::core::option::Option::Some(slot); }),
            quote!(#pick.is_some()),
        ),
        Quantifier::Last => (
            quote!(::core::option::Option::<u16>::None),
            quote!(#pick = ::core::option::Option::Some(slot);),
            quote!(#pick.is_some()),
        ),
        Quantifier::Each => {
            let words = Literal::u32_unsuffixed(model.lifespans[l].slots().div_ceil(64));
            (
                quote!(::rtcep::storage::Mask::<#words>::EMPTY),
                quote!(#pick.insert(usize::from(slot));),
                quote!(!#pick.is_empty()),
            )
        }
    };
    let (newer, oldest, most) = ends::walked(model, l, clause.keyed);
    let holds_name = super::terminate::holds_name(c);
    quote! {
        let mut #pick = #none;
        let mut faults = false;
        let mut next: ::core::option::Option<u16> = #oldest;
        for _ in 0..#most {
            let ::core::option::Option::Some(slot) = next else { break };
            let init = match self.#field.init.get(usize::from(slot)) {
                ::core::option::Option::Some(init) => *init,
                ::core::option::Option::None => #kept::EMPTY,
            };
            let g = #gauge;
            g.count(::rtcep::Op::Scan, 1);
            g.count(::rtcep::Op::Threshold, 1);
            #nodes
            if #holds { #select }
            next = #newer;
        }
        #tell
        let #holds_name = #some;
    }
}
