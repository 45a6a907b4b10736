//! The aggregates over the members of a group: oldest first, the trigger last.

use super::super::context::Entry;
use super::super::expr::{Code, Read, code, count_nodes};
use super::super::names::value_type;
use super::super::situation::empty;
use super::{count, members, within};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::model::{Aggregate, AggregateFn, Attribute, Type};
use rtcep_lang::plan::{Fold, Search, folds, same};

fn name(k: usize) -> Ident {
    format_ident!("fold{k}")
}

/// What `when` reads (`judged`), or what `emit` alone reads, of all groups.
pub(in super::super) fn folded(cx: &Entry<'_>, search: &Search, judged: bool) -> TokenStream {
    let folds = folds(cx.situation).into_iter().enumerate();
    folds
        .filter(|(_, fold)| fold.judged == judged)
        .map(|(k, fold)| one(cx, search, k, &fold))
        .collect()
}

/// What a combination reads: attributes, and the aggregates over its groups.
pub(in super::super) struct Reads<'a> {
    pub(in super::super) cx: &'a Entry<'a>,
    pub(in super::super) read: &'a dyn Fn(Attribute) -> TokenStream,
}

impl Read for Reads<'_> {
    fn attribute(&self, attribute: Attribute) -> TokenStream {
        (self.read)(attribute)
    }

    fn aggregate(&self, aggregate: &Aggregate) -> Code {
        value(self.cx, aggregate)
    }
}

/// The value of an aggregate, which [`folded`] has computed.
fn value(cx: &Entry<'_>, aggregate: &Aggregate) -> Code {
    let (Some(operand), true) = (aggregate.operand, aggregate.function == AggregateFn::Count)
    else {
        let known = folds(cx.situation);
        let k = known.iter().position(|f| same(&f.aggregate, aggregate));
        let name = name(k.unwrap_or(0));
        return match aggregate.can_outgrow() {
            true => Code::fallible(quote!(#name)),
            false => Code::plain(quote!(#name)),
        };
    };
    let count = count(operand);
    Code::plain(quote!(#count))
}

fn one(cx: &Entry<'_>, search: &Search, k: usize, fold: &Fold) -> TokenStream {
    let group = search.groups.iter().find(|g| g.operand == fold.operand);
    let (Some(group), Some(expr)) = (group, &fold.aggregate.value) else {
        return quote!();
    };
    let (o, name) = (fold.operand, name(k));
    let (members, count, inside) = (members(o), count(o), within(o));
    let field = cx.list(group.list);
    let blocks = Blocks::of(cx, &fold.aggregate, expr.ty, &count);
    let (empty, read) = (&blocks.empty, &blocks.read);
    let added = |value: Code| {
        let (add, tokens) = (&blocks.add, value.tokens);
        // Whoever faults or is NaN is no candidate.
        if value.fallible {
            quote!(if let ::core::option::Option::Some(value) = #tokens { #add })
        } else {
            quote!(let value = #tokens; #add)
        }
    };
    let stored = added(code(cx.model, expr, &cx.of_candidate(o)));
    // Where the event cannot be a member there may be none.
    let trigger = cx.entry.roles.contains(&o).then(|| {
        let added = added(code(cx.model, expr, &cx.own()));
        quote!(if #inside { #added })
    });
    let nodes = count_nodes(Some(expr), &quote!(#count));
    quote! {
        g.count(::rtcep::Op::Fold, #count);
        #nodes
        let #name = {
            let mut total = #empty;
            for place in #members.ones() {
                if let ::core::option::Option::Some(x) = self.#field.get(place) {
                    #stored
                }
            }
            #trigger
            #read
        };
    }
}

/// The block of the core that computes an aggregate.
struct Blocks {
    empty: TokenStream,
    add: TokenStream,
    read: TokenStream,
}

impl Blocks {
    fn of(cx: &Entry<'_>, aggregate: &Aggregate, ty: Type, count: &Ident) -> Self {
        let value = value_type(&cx.model.enums, ty);
        let nothing = empty(cx.model, ty);
        let extreme = |block: TokenStream| Blocks {
            empty: quote!(::rtcep::aggregate::#block::<#value>::EMPTY),
            add: quote!(total.add(value, ());),
            read: quote!(total.get().unwrap_or(#nothing)),
        };
        let sum = value_type(&cx.model.enums, total(ty));
        if aggregate.can_outgrow() {
            let average = (aggregate.function == AggregateFn::Average)
                .then(|| quote!(.map(|total| total as f64 / #count as f64)));
            return Blocks {
                empty: quote!(::core::option::Option::<#sum>::Some(0)),
                add: quote!(total = total.and_then(|total| total.checked_add(value));),
                read: quote!(total #average),
            };
        }
        let empty = quote!(::rtcep::aggregate::Sum::<#sum>::EMPTY);
        let add = quote!(total.add(value););
        match aggregate.function {
            AggregateFn::Min => extreme(quote!(Least)),
            AggregateFn::Max => extreme(quote!(Greatest)),
            AggregateFn::Sum | AggregateFn::Count => Blocks {
                empty,
                add,
                read: quote!(total.get()),
            },
            AggregateFn::Average => Blocks {
                empty,
                add,
                read: quote!(total.get() as f64 / #count as f64),
            },
        }
    }
}

/// The type of a sum.
fn total(ty: Type) -> Type {
    match ty {
        Type::U64 | Type::U128 => Type::U128,
        Type::I64 | Type::I128 => Type::I128,
        ty if ty.is_float() => ty,
        ty if ty.is_signed() => Type::I64,
        _ => Type::U64,
    }
}
