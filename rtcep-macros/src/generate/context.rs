//! What the parts of an entry's method need to know.

use super::expr::code;
use super::group;
use super::names::{Names, ident};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::model::{Attribute, Expr, Situation, Source};
use rtcep_lang::plan::{EntryPlan, SituationPlan};

/// What every part of an entry's method needs to know.
pub(super) struct Entry<'a> {
    pub(super) model: &'a Model,
    pub(super) names: &'a Names,
    pub(super) s: usize,
    pub(super) situation: &'a Situation,
    pub(super) plan: &'a SituationPlan,
    pub(super) entry: &'a EntryPlan,
    /// The state's marks of the combinations that are done.
    pub(super) done: Ident,
    /// What is kept of a detection for the closure.
    pub(super) keep: Keep,
}

/// What is kept of a detection for the transitive closure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// It feeds nothing.
    Nothing,
    /// It alone: the detections of one situation are processed after another.
    Own,
    /// It as one of all detections: at the ends of instances, those of several
    /// situations alternate.
    Any,
}

impl Entry<'_> {
    /// How many operands a combination needs before one.
    pub(super) fn position(&self, operand: usize) -> usize {
        self.situation
            .required()
            .take_while(|&o| o < operand)
            .count()
    }

    /// The list at `l` as a field of the state.
    pub(super) fn list(&self, l: usize) -> Ident {
        super::names::list(self.model, self.s, self.plan.lists[l].operands[0])
    }

    /// The state's marks of the combinations that are done.
    pub(super) fn done(&self) -> Ident {
        self.done.clone()
    }

    /// The type of the accounts of what was lost.
    pub(super) fn accounts(&self) -> TokenStream {
        self.names.accounts(self.model)
    }

    /// The candidate struct of the list at `l`.
    pub(super) fn candidate(&self, l: usize) -> Ident {
        self.names
            .candidate(self.model, self.s, self.plan.lists[l].operands[0])
    }

    /// An attribute of events of `source`, by declaration.
    pub(super) fn attribute(&self, source: Source, a: usize) -> Ident {
        ident(&self.model.attributes(source)[a].name)
    }

    /// The value of an attribute of the event at hand, which is of `source`.
    pub(super) fn event(&self, source: Source, a: usize) -> TokenStream {
        self.names.read(self.model, source, a, &quote!(event))
    }

    /// An attribute of the event being processed.
    pub(super) fn own(&self) -> impl Fn(Attribute) -> TokenStream + '_ {
        |attribute| match attribute {
            Attribute::Own(a) | Attribute::Operand(_, a) => self.event(self.entry.source, a),
            Attribute::Common(_) | Attribute::Initiator(_) | Attribute::Missed => quote!(()),
        }
    }

    /// An attribute of a candidate called `x`, for `retain` of an operand.
    pub(super) fn of_candidate(&self, operand: usize) -> impl Fn(Attribute) -> TokenStream + '_ {
        let source = self.situation.operands[operand].source;
        move |attribute| match attribute {
            Attribute::Own(a) | Attribute::Operand(_, a) => {
                let field = self.attribute(source, a);
                quote!(x.#field)
            }
            Attribute::Common(_) | Attribute::Initiator(_) | Attribute::Missed => quote!(()),
        }
    }

    /// An attribute of a combination: the trigger is `event`, the candidate of
    /// the operand at `o` is `x<o>`.
    pub(super) fn combined(
        &self,
        trigger: Option<usize>,
    ) -> impl Fn(Attribute) -> TokenStream + '_ {
        move |attribute| match attribute {
            Attribute::Operand(o, a) => {
                let source = self.situation.operands[o].source;
                if Some(o) == trigger {
                    self.event(source, a)
                } else {
                    let field = self.attribute(source, a);
                    let x = format_ident!("x{o}");
                    quote!(#x.#field)
                }
            }
            Attribute::Common(a) => match self.entry.roles.first() {
                Some(&o) => self.event(self.entry.source, self.model.common(self.s, o, a)),
                None => quote!(()),
            },
            Attribute::Missed => quote!(missed),
            Attribute::Own(_) | Attribute::Initiator(_) => quote!(()),
        }
    }

    /// The place of the situation in a notice.
    pub(super) fn place(&self) -> TokenStream {
        let (index, name) = (number(self.s), &self.situation.name);
        quote!(::rtcep::Place { index: #index, name: #name })
    }

    /// The place of an operand in a notice.
    pub(super) fn operand_place(&self, o: usize) -> TokenStream {
        let (index, name) = (number(o), &self.situation.operands[o].name);
        quote!(::rtcep::Place { index: #index, name: #name })
    }

    /// Tells of `count` faults, if there are any.
    pub(super) fn fault_notice(&self, expression: &str, count: &Ident) -> TokenStream {
        let (place, expression) = (self.place(), ident(expression));
        let s = Literal::usize_unsuffixed(self.s);
        quote! {
            if #count > 0 {
                g.count(::rtcep::Op::Notice, 1);
                accounts.situations[#s].faulted(#count);
                sink.notice(::rtcep::Notice::Fault {
                    situation: #place,
                    expression: ::rtcep::Expression::#expression,
                    count: #count,
                });
            }
        }
    }

    /// Evaluates a condition; a fault is counted in `faults` and is false.
    pub(super) fn condition(
        &self,
        expr: &Expr,
        read: &dyn Fn(Attribute) -> TokenStream,
        faults: &Ident,
    ) -> TokenStream {
        let code = code(self.model, expr, &group::Reads { cx: self, read });
        let tokens = code.tokens;
        if !code.fallible {
            return tokens;
        }
        quote! {
            match #tokens {
                ::core::option::Option::Some(holds) => holds,
                ::core::option::Option::None => {
                    #faults += 1;
                    false
                }
            }
        }
    }
}

pub(super) fn number(i: usize) -> u16 {
    u16::try_from(i).unwrap_or(u16::MAX)
}
