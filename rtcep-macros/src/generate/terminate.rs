//! The terminate phase: which instances an event ends (language.md, 2.2 and 5).

use super::expr::{code, count_nodes};
use super::instances::{keeps, place};
use super::names::{Names, ident, lifespan_field};
use super::phases::{derive_name, find, gauge};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::model::{Attribute, End, Expr, Lifespan, Quantifier, Source, Terminator};

/// An `until` clause that events of one source may satisfy.
struct Clause<'a> {
    condition: Option<&'a Expr>,
    which: Quantifier,
    /// Whether it looks at instances of the event's key alone.
    keyed: bool,
    end: End,
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
    let conclude = conclude(model, names, &concluding, detections);
    quote!(#(#close)* #conclude)
}

/// Composes what has ended in these lifespans and processes the detections, of
/// which at most so many feed something.
pub(super) fn conclude(
    model: &Model,
    names: &Names,
    lifespans: &[usize],
    detections: u64,
) -> TokenStream {
    let mut compose = TokenStream::new();
    let mut arms = TokenStream::new();
    let detection = &names.detection;
    for &l in lifespans {
        let deferred = model.deferred_in(l);
        if deferred.is_empty() {
            continue;
        }
        let conclude = format_ident!("conclude_{}", lifespan_field(model, l));
        let kept = keeps(model, l).then(|| quote!(, &mut kept));
        compose.extend(quote!(self.#conclude(cause, sink #kept);));
        for s in deferred.into_iter().filter(|&s| model.feeds(s)) {
            let (variant, derive) = (ident(&model.situations[s].name), derive_name(model, s));
            arms.extend(quote! {
                #detection::#variant(event) => self.#derive(cause, event, sink),
            });
        }
    }
    if arms.is_empty() {
        return compose;
    }
    let kept = kept_type(names, detections);
    quote! {{
        let mut kept = #kept::new();
        #compose
        for detection in &kept {
            #[allow(unreachable_patterns)]
            match detection {
                #arms
                _ => {}
            }
        }
    }}
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
        [clause] => one(model, l, clause),
        several => select(model, names, source, l, several),
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

fn holds_name(c: usize) -> Ident {
    format_ident!("holds{c}")
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
    let (place, clause, l) = (place(model, l), ident(clause), Literal::usize_unsuffixed(l));
    quote!({
        #judged
        match #tokens {
            ::core::option::Option::Some(holds) => holds,
            ::core::option::Option::None => {
                g.count(::rtcep::Op::Notice, 1);
                self.accounts.lifespans[#l].faulted(1);
                sink.notice(::rtcep::Notice::LifespanFault {
                    lifespan: #place,
                    expression: ::rtcep::Expression::#clause,
                    count: 1,
                });
                false
            }
        }
    })
}

/// How instances of a key follow each other, and the newest of them.
fn chain(model: &Model, l: usize, keyed: bool) -> (TokenStream, TokenStream, u32) {
    let lifespan = &model.lifespans[l];
    let field = lifespan_field(model, l);
    match (keyed, lifespan.met()) {
        (false, _) => (
            quote!(self.#field.slots.newer(slot)),
            quote!(self.#field.slots.last()),
            lifespan.max_open,
        ),
        (true, 1) => (quote!(::core::option::Option::None), quote!(met), 1),
        (true, most) => (
            quote!(self.#field.keys.newer(slot)),
            quote!(met.and_then(|head| self.#field.keys.newest(head))),
            most,
        ),
    }
}

fn first(model: &Model, l: usize, keyed: bool) -> TokenStream {
    let field = lifespan_field(model, l);
    if keyed {
        quote!(met)
    } else {
        quote!(self.#field.slots.first())
    }
}

/// The only clause holds.
fn one(model: &Model, l: usize, clause: &Clause<'_>) -> TokenStream {
    let field = lifespan_field(model, l);
    let (name, scan) = (format_ident!("close_{field}"), scan(l));
    let terminated = clause.end == End::Terminate;
    let (newer, newest, most) = chain(model, l, clause.keyed);
    let oldest = first(model, l, clause.keyed);
    let picked = match clause.which {
        Quantifier::First => oldest,
        Quantifier::Last => newest,
        Quantifier::Each => {
            let most = Literal::u32_unsuffixed(most);
            // From the oldest on: each is the head of its chain when it closes.
            return quote! {
                let mut next = #oldest;
                for _ in 0..#most {
                    let ::core::option::Option::Some(slot) = next else { break };
                    #scan
                    next = #newer;
                    self.#name(slot, ::core::option::Option::None, #terminated);
                }
            };
        }
    };
    let head = if clause.keyed {
        quote!(met)
    } else {
        quote!(::core::option::Option::None)
    };
    quote! {
        if let ::core::option::Option::Some(slot) = #picked {
            #scan
            self.#name(slot, #head, #terminated);
        }
    }
}

fn scan(l: usize) -> TokenStream {
    let l = super::entry::number(l);
    quote! {
        ::rtcep::Probe::count(
            &mut self.probe, ::rtcep::Scope::Lifespan(#l), ::rtcep::Op::Scan, 1
        );
    }
}

/// Several clauses: every instance ends as the first clause says that selects it.
fn select(
    model: &Model,
    names: &Names,
    source: Source,
    l: usize,
    clauses: &[Clause<'_>],
) -> TokenStream {
    let field = lifespan_field(model, l);
    let (name, scan) = (format_ident!("close_{field}"), scan(l));
    let keyed = clauses.iter().all(|c| c.keyed);
    let (newer, _, most) = chain(model, l, keyed);
    let most = Literal::u32_unsuffixed(most);
    let oldest = first(model, l, keyed);
    let key = (!keyed && clauses.iter().any(|c| c.keyed)).then(|| {
        let attribute = model.lifespans[l]
            .key
            .as_ref()
            .and_then(|key| key.attribute(source));
        let key = names.read(model, source, attribute.unwrap_or(0), &quote!(event));
        quote!(let key = #key;)
    });
    // All choices are made before anything closes.
    let mut picks = TokenStream::new();
    let mut ends = quote!(::core::option::Option::None);
    for (c, clause) in clauses.iter().enumerate().rev() {
        let (holds, pick) = (holds_name(c), format_ident!("pick{c}"));
        let (_, newest, _) = chain(model, l, clause.keyed);
        let selected = match (clause.which, clause.keyed && !keyed) {
            (Quantifier::Each, true) => quote!(self.#field.keys.is(slot, key)),
            (Quantifier::Each, false) => quote!(true),
            (which, _) => {
                let picked = match which {
                    Quantifier::Last => newest,
                    _ => first(model, l, clause.keyed),
                };
                picks.extend(quote!(let #pick = #picked;));
                quote!((#pick == ::core::option::Option::Some(slot)))
            }
        };
        let terminated = clause.end == End::Terminate;
        ends = quote! {
            if #holds & #selected { ::core::option::Option::Some(#terminated) } else { #ends }
        };
    }
    let (head, promote) = if keyed {
        (
            quote!(head),
            quote!(if head == ::core::option::Option::Some(slot) {
                head = next;
            }),
        )
    } else {
        (quote!(::core::option::Option::None), quote!())
    };
    let declare = keyed.then(|| quote!(let mut head = met;));
    quote! {
        #key
        #picks
        #declare
        let mut next = #oldest;
        for _ in 0..#most {
            let ::core::option::Option::Some(slot) = next else { break };
            #scan
            next = #newer;
            let end: ::core::option::Option<bool> = #ends;
            if let ::core::option::Option::Some(terminated) = end {
                self.#name(slot, #head, terminated);
                #promote
            }
        }
    }
}
