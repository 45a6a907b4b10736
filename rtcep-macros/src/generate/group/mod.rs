//! Groups: the operands with a repetition (language.md, 4.6).
//!
//! | file | what it generates |
//! |---|---|
//! | `gather` | the members of each group, for one choice of the single operands |
//! | `fold` | the aggregates over them |
//! | `screen` | what keeps an event out of a group alone |
//!
//! Of the group of the operand at `o`, `m<o>` are its members as places of its
//! list, `in<o>` says whether the trigger is one more, and `c<o>` is their number.

mod fold;
mod gather;
mod screen;

pub(super) use fold::{Reads, folded};
pub(super) use gather::{Taken, gathered};
pub(super) use screen::{admits, flags, judged, open, sounds};

use super::used::{Used, used_name};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::plan::{Level, Search};

fn members(operand: usize) -> Ident {
    format_ident!("m{operand}")
}

fn count(operand: usize) -> Ident {
    format_ident!("c{operand}")
}

/// Whether the trigger is a member.
pub(super) fn within(operand: usize) -> Ident {
    format_ident!("in{operand}")
}

/// All operands of a search that use stored candidates, by declaration: those of
/// its levels and its groups.
pub(super) fn parts(search: &Search) -> Vec<Level> {
    let groups = search.groups.iter().map(|group| Level {
        operand: group.operand,
        list: group.list,
        quantifier: group.quantifier,
    });
    let mut parts: Vec<Level> = search.levels.iter().cloned().chain(groups).collect();
    parts.sort_by_key(|part| part.operand);
    parts
}

/// Remembers the members of a combination as used.
pub(super) fn remember(search: &Search, used: Used) -> TokenStream {
    if used != Used::Places {
        return quote!();
    }
    search
        .groups
        .iter()
        .map(|group| {
            let (used, members) = (used_name(group.operand), members(group.operand));
            quote!(#used = #used.or(&#members);)
        })
        .collect()
}
