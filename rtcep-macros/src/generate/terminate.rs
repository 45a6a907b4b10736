//! The terminate phase: which instances an event ends (language.md, 2.2 and 5).

use super::expr::{code, count_nodes};
use super::instances::place;
use super::lifetime::keeps;
use super::names::{Names, ident, lifespan_field};
use super::offers::{find, gauge};
use super::phases::derive_name;
use super::{ends, initiator, timers};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Attribute, End, Expr, Lifespan, Quantifier, Source, Terminator};

/// An `until` clause that events of one source may satisfy.
pub(super) struct Clause<'a> {
    pub(super) condition: Option<&'a Expr>,
    pub(super) which: Quantifier,
    /// Whether it looks at instances of the event's key alone.
    pub(super) keyed: bool,
    pub(super) end: End,
}

impl Clause<'_> {
    /// Whether its condition is judged for each instance, with its initiator.
    pub(super) fn reads(&self) -> bool {
        self.condition.is_some_and(Expr::reads_initiator)
    }
}

fn clauses(lifespan: &Lifespan, source: Source) -> Vec<Clause<'_>> {
    let clauses = lifespan.terminators.iter().filter_map(|t| match t {
        Terminator::Event {
            source: s,
            condition,
            which,
            all_keys,
            end,
        } if *s == source => Some(Clause {
            condition: condition.as_ref(),
            which: *which,
            keyed: lifespan.key.is_some() && !all_keys,
            end: *end,
        }),
        _ => None,
    });
    clauses.collect()
}

/// All that ends closes; then what is deferred composes; then its detections
/// are processed.
pub(super) fn phase(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let lifespans: Vec<usize> = (0..model.lifespans.len())
        .filter(|&l| model.lifespans[l].ended_by(source))
        .collect();
    let close = lifespans.iter().map(|&l| close(model, names, source, l));
    let entered = costs.entered(source);
    let detections = entered
        .entries
        .iter()
        .filter(|e| e.phase == Phase::Terminate && model.feeds(e.situation))
        .fold(0u64, |sum, e| sum.saturating_add(e.detections));
    let concluding: Vec<usize> = lifespans
        .iter()
        .copied()
        .filter(|&l| {
            let terminates = |c: &Clause<'_>| c.end == End::Terminate;
            clauses(&model.lifespans[l], source).iter().any(terminates)
        })
        .collect();
    let conclude = conclude(model, names, &concluding, None, detections);
    quote!(#(#close)* #conclude)
}

/// Composes what has ended in these lifespans, does what comes then in a sweep, and processes
/// the detections, of which at most so many feed something.
pub(super) fn conclude(
    model: &Model,
    names: &Names,
    lifespans: &[usize],
    then: Option<&TokenStream>,
    detections: u64,
) -> TokenStream {
    let in_sweep = then.is_some();
    let mut compose = TokenStream::new();
    let mut arms = TokenStream::new();
    for &l in lifespans {
        let deferred = model.deferred_in(l);
        if deferred.is_empty() {
            continue;
        }
        let conclude = format_ident!("conclude_{}", lifespan_field(model, l));
        let kept = keeps(model, l).then(|| quote!(, &mut kept));
        compose.extend(quote!(self.#conclude(cause, sink #kept);));
        let feeding = deferred.into_iter().filter(|&s| model.feeds(s));
        arms.extend(feeding.map(|s| arm(model, names, s)));
    }
    if in_sweep {
        arms.extend(timers::feeding(model).map(|s| arm(model, names, s)));
    }
    if arms.is_empty() {
        return quote!(#compose #then);
    }
    let kept = kept_type(names, detections);
    quote! {{
        let mut kept = #kept::new();
        #compose
        #then
        for detection in &kept {
            #[allow(unreachable_patterns)]
            match detection {
                #arms
                _ => {}
            }
        }
    }}
}

/// Processes a detection of a situation.
fn arm(model: &Model, names: &Names, s: usize) -> TokenStream {
    let detection = &names.detection;
    let (variant, derive) = (ident(&model.situations[s].name), derive_name(model, s));
    quote!(#detection::#variant(event) => self.#derive(cause, event, sink),)
}

/// The buffer of what is detected at the ends of instances.
pub(super) fn kept_type(names: &Names, detections: u64) -> TokenStream {
    let detection = &names.detection;
    let capacity = usize::try_from(detections).unwrap_or(usize::MAX);
    quote!(::rtcep::heapless::Vec::<#detection, #capacity>)
}

/// Judges the clauses of one lifespan on the state before, and closes.
fn close(model: &Model, names: &Names, source: Source, l: usize) -> TokenStream {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    let clauses = clauses(lifespan, source);
    let ended = format_ident!("ended_{field}");
    let some_keyed = clauses.iter().any(|c| c.keyed);
    let find = some_keyed.then(|| {
        let find = find(model, names, source, l);
        quote!(let met: ::core::option::Option<u16> = #find;)
    });
    let judge = clauses.iter().enumerate().map(|(c, clause)| {
        if clause.reads() {
            return initiator::judge(model, names, source, l, (c, clause));
        }
        let holds = holds_name(c);
        let someone = if clause.keyed {
            quote!(met.is_some())
        } else {
            quote!(!self.#field.slots.is_empty())
        };
        let condition = condition(model, names, source, l, clause.condition, "Until");
        quote!(let #holds = #someone && #condition;)
    });
    let any = (0..clauses.len()).map(holds_name);
    let end = match clauses.as_slice() {
        [clause] if !clause.reads() => ends::one(model, l, clause),
        several => ends::select(model, names, source, l, several),
    };
    quote! {{
        #find
        #(#judge)*
        if #(#any)|* {
            #end
            self.#ended(cause.t);
        }
    }}
}

pub(super) fn holds_name(c: usize) -> Ident {
    format_ident!("holds{c}")
}

/// What a clause selects, where that is known before anything closes.
pub(super) fn pick_name(c: usize) -> Ident {
    format_ident!("pick{c}")
}

/// A condition of a clause; a fault is told and counts as false.
pub(super) fn condition(
    model: &Model,
    names: &Names,
    source: Source,
    l: usize,
    condition: Option<&Expr>,
    clause: &str,
) -> TokenStream {
    let Some(condition) = condition else {
        return quote!(true);
    };
    let read = |attribute| match attribute {
        Attribute::Own(a) | Attribute::Operand(_, a) => {
            names.read(model, source, a, &quote!(event))
        }
        Attribute::Common(_) | Attribute::Initiator(_) | Attribute::Missed => quote!(()),
    };
    let code = code(model, condition, &read);
    let (tokens, nodes) = (code.tokens, count_nodes(Some(condition), &quote!(1)));
    let gauge = gauge(l);
    let judged = quote! {
        let g = #gauge;
        g.count(::rtcep::Op::Threshold, 1);
        #nodes
    };
    if !code.fallible {
        return quote!({ #judged #tokens });
    }
    let told = told(model, l, clause);
    quote!({
        #judged
        match #tokens {
            ::core::option::Option::Some(holds) => holds,
            ::core::option::Option::None => {
                #told
                false
            }
        }
    })
}

/// Tells that a condition of a clause has faulted.
pub(super) fn told(model: &Model, l: usize, clause: &str) -> TokenStream {
    let (place, clause, l) = (place(model, l), ident(clause), Literal::usize_unsuffixed(l));
    quote! {
        g.count(::rtcep::Op::Notice, 1);
        self.accounts.lifespans[#l].faulted(1);
        sink.notice(::rtcep::Notice::LifespanFault {
            lifespan: #place,
            expression: ::rtcep::Expression::#clause,
            count: 1,
        });
    }
}
