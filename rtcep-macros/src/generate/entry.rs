//! The method of one event type at one situation: thresholds, what expires,
//! one composition, consumption, and only then storing (language.md, 3.1).

use super::expr::code;
use super::names::{Names, ident, method, source_type};
use super::{admit, compose, consume, roles, settle, thresholds};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Attribute, Expr, Situation, Source};
use rtcep_lang::plan::{Composition, EntryPlan, SituationPlan};

/// What every part of an entry's method needs to know.
pub(super) struct Entry<'a> {
    pub(super) model: &'a Model,
    pub(super) names: &'a Names,
    pub(super) s: usize,
    pub(super) situation: &'a Situation,
    pub(super) plan: &'a SituationPlan,
    pub(super) entry: &'a EntryPlan,
    /// The buffer that keeps detections for the closure, if some are kept.
    pub(super) kept: Option<TokenStream>,
}

impl Entry<'_> {
    /// The list at `l` as a field of the state.
    pub(super) fn list(&self, l: usize) -> Ident {
        super::names::list(self.model, self.s, self.plan.lists[l].operands[0])
    }

    /// The state's marks of the combinations that this entry has done.
    pub(super) fn done(&self) -> Ident {
        super::names::done(self.model, self.entry.source)
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
            Attribute::Own(_) => quote!(()),
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
        quote! {
            if #count > 0 {
                g.count(::rtcep::Op::Notice, 1);
                self.tally.faults = self.tally.faults.saturating_add(#count);
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
        let code = code(self.model, expr, read);
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

pub(super) fn entry(
    model: &Model,
    names: &Names,
    costs: &Costs,
    s: usize,
    plan: &SituationPlan,
    entry: &EntryPlan,
) -> TokenStream {
    let cx = Entry {
        model,
        names,
        s,
        situation: &model.situations[s],
        plan,
        entry,
        kept: kept(model, costs, s, entry.source),
    };
    let name = method(model, entry.source);
    let ty = source_type(model, entry.source);
    let detection = &names.detection;
    let kept = cx.kept.as_ref().map(|ty| quote!(kept: &mut #ty,));
    let rest = rest(&cx);
    let scope = number(s);
    let ended = cx.situation.once.then(|| {
        quote!(if self.ended {
            return;
        })
    });
    let frozen = plan.freezes.then(|| thresholds::frozen(&cx));
    let thresholds = thresholds::thresholds(&cx);
    let cold = admit::cold(&cx);
    quote! {
        #cold

        #[inline]
        #[allow(unused_variables, unused_mut, unused_parens, unused_assignments, unused_labels, unreachable_code)]
        fn #name<__E, __P, __S>(
            &mut self,
            now: ::rtcep::engine::Trigger,
            event: &#ty,
            probe: &mut __P,
            sink: &mut __S,
            #kept
        )
        where
            __E: ::rtcep::Engine<Detection = #detection>,
            __P: ::rtcep::Probe,
            __S: ::rtcep::Sink<__E>,
        {
            let mut g = ::rtcep::storage::Gauge::new(probe, ::rtcep::Scope::Situation(#scope));
            g.count(::rtcep::Op::Offer, 1);
            #ended
            #frozen
            #thresholds
            #rest
        }
    }
}

/// The type of the buffer, where the situation feeds something and this entry
/// can detect it.
fn kept(model: &Model, costs: &Costs, s: usize, source: Source) -> Option<TokenStream> {
    let entries = match source {
        Source::Event(e) => &costs.events[e].entries,
        Source::Situation(s) => &costs.situations[s],
    };
    let entry = entries.iter().find(|entry| entry.situation == s)?;
    (model.feeds(s) && entry.detections > 0).then(|| super::engine::kept_type(model, entry))
}

/// What follows once some threshold has passed.
fn rest(cx: &Entry<'_>) -> TokenStream {
    let settled = settle::before(cx);
    let composed = match &cx.entry.composition {
        Composition::None => quote!(let trigger_consumed = false;),
        Composition::Fixed(search) => {
            let search_code = compose::fixed(cx, search);
            let after = consume::after(cx, Some(search.trigger), &search.levels);
            quote!(#search_code #after)
        }
        Composition::Roles(levels) => {
            let search_code = roles::roles(cx, levels);
            let after = consume::after(cx, None, levels);
            quote!(#search_code #after)
        }
    };
    let admitted = admit::admissions(cx);
    quote!(#settled #composed #admitted)
}
