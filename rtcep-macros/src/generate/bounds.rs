//! `BOUNDS`: the counts of the analysis as constants.

use super::names::{Names, ident};
use super::phases::{keeps, kept_type};
use super::{adapters, stateless, sweep, terminate};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use rtcep_core::bounds::Phase;
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, Entered, EntryCosts, EventCosts, LifespanCosts, PathCosts};
use rtcep_lang::model::Source;

pub(super) fn bounds(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let engine = &names.engine;
    // Bytes of the closure's buffers, by the situation whose detection is processed.
    let frames = (0..model.situations.len()).map(|s| {
        let name = frame_name(s);
        let source = Source::Situation(s);
        let bytes = frame(model, names, costs, source);
        quote!(const #name: usize = #bytes;)
    });
    let made = stateless::targets(model).into_iter().map(|e| {
        let name = made_name(e);
        let bytes = phases_frame(model, names, costs, Source::Event(e));
        quote!(const #name: usize = #bytes;)
    });
    let rules = costs.rules.iter().map(|rule| {
        let (name, paths) = (&rule.name, paths(&rule.paths));
        quote!(::rtcep::bounds::RuleBounds { name: #name, paths: #paths })
    });
    let events = (0..model.events.len()).map(|e| {
        let bytes = frame(model, names, costs, Source::Event(e));
        cause(model, &model.events[e].name, &costs.events[e], &bytes)
    });
    let sweep_bytes = sweep_frame(model, names, costs);
    let sweep = cause(model, "timers", &costs.sweep, &sweep_bytes);
    let situations = model
        .situations
        .iter()
        .zip(&costs.situations)
        .map(|(situation, entered)| {
            let name = &situation.name;
            let (entries, lifespans) = (entries(model, entered), lifespans(entered));
            let family = ident(&format!("{:?}", situation.kind.family()));
            quote! {
                ::rtcep::bounds::SituationBounds {
                    name: #name,
                    family: ::rtcep::Family::#family,
                    entries: #entries,
                    lifespans: #lifespans,
                }
            }
        });
    let contexts = model.lifespans.iter().map(|lifespan| {
        let (name, max_open, per_key) = (&lifespan.name, lifespan.slots(), lifespan.met());
        let family = ident(&format!("{:?}", lifespan.family()));
        quote! {
            ::rtcep::bounds::LifespanBounds {
                name: #name,
                family: ::rtcep::Family::#family,
                max_open: #max_open,
                per_key: #per_key,
            }
        }
    });
    let adapters = adapters::bounds(model, names);
    quote! {
        {
            #(#frames)*
            #(#made)*
            ::rtcep::Bounds {
                events: &[#(#events),*],
                sweep: #sweep,
                situations: &[#(#situations),*],
                lifespans: &[#(#contexts),*],
                rules: &[#(#rules),*],
                #adapters
                bytes: ::core::mem::size_of::<#engine<::rtcep::NoProbe>>(),
            }
        }
    }
}

fn cause(model: &Model, name: &str, cost: &EventCosts, bytes: &TokenStream) -> TokenStream {
    let (entries, lifespans) = (entries(model, &cost.entered), lifespans(&cost.entered));
    let derived = counted(&cost.derived);
    let (referenced, rules) = (counted(&cost.referenced), counted(&cost.rules));
    let (checks, detections, depth) = (cost.checks, cost.detections, cost.depth);
    quote! {
        ::rtcep::bounds::EventBounds {
            name: #name,
            entries: #entries,
            lifespans: #lifespans,
            checks: #checks,
            derived: &[#(#derived),*],
            referenced: &[#(#referenced),*],
            rules: &[#(#rules),*],
            detections: #detections,
            depth: #depth,
            closure_bytes: #bytes,
        }
    }
}

fn counted(counts: &[(usize, u64)]) -> impl Iterator<Item = TokenStream> + '_ {
    counts.iter().map(|&(i, n)| {
        let i = index(i);
        quote!((#i, #n))
    })
}

/// The frame of a detection, with those of the events that are made of it.
fn frame_name(s: usize) -> Ident {
    format_ident!("FRAME_{s}")
}

/// The frame of an event that some stateless rule makes.
fn made_name(e: usize) -> Ident {
    format_ident!("MADE_{e}")
}

/// The largest frame of the situations whose detections these entries keep.
fn deepest<'a>(entries: impl Iterator<Item = &'a EntryCosts>) -> TokenStream {
    entries.fold(quote!(0usize), |deepest, entry| {
        let name = frame_name(entry.situation);
        quote!(::rtcep::bounds::larger(#deepest, #name))
    })
}

/// Bytes that one event keeps on the stack, with the deepest closure below: the events
/// that are made of it, and what it or one of those keeps, one after the other.
fn frame(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let own = phases_frame(model, names, costs, source);
    let Some(set) = stateless::set_type(names, costs, source) else {
        return own;
    };
    let made = costs.expansions.of(source).made.iter();
    let deepest = made.fold(own, |deepest, &(e, _)| {
        let name = made_name(e);
        quote!(::rtcep::bounds::larger(#deepest, #name))
    });
    quote!((::core::mem::size_of::<#set>() + #deepest))
}

/// Bytes that the phases of one event keep: the buffer of the terminate phase is gone
/// before those of the add phase begin.
fn phases_frame(model: &Model, names: &Names, costs: &Costs, source: Source) -> TokenStream {
    let entered = costs.entered(source);
    let feeding = |e: &&EntryCosts| e.phase == Phase::Terminate && model.feeds(e.situation);
    let ended = || entered.entries.iter().filter(feeding);
    let detections = ended().fold(0u64, |sum, e| sum.saturating_add(e.detections));
    let terminated = buffered(names, detections, &deepest(ended()));
    let added = || {
        entered
            .entries
            .iter()
            .filter(|e| keeps(model, costs, source, e))
    };
    let kept = added().map(|entry| kept_type(model, entry));
    let below = deepest(added());
    quote! {
        ::rtcep::bounds::larger(
            #terminated,
            0usize #(+ ::core::mem::size_of::<#kept>())* + #below,
        )
    }
}

/// Bytes that one round of the sweep keeps, with the deepest closure below.
fn sweep_frame(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let entries = costs.sweep.entered.entries.iter();
    let feeding = entries.filter(|e| model.feeds(e.situation));
    buffered(names, sweep::kept(model, costs), &deepest(feeding))
}

fn buffered(names: &Names, detections: u64, below: &TokenStream) -> TokenStream {
    if detections == 0 {
        return quote!(0usize);
    }
    let kept = terminate::kept_type(names, detections);
    quote!((::core::mem::size_of::<#kept>() + #below))
}

fn entries(model: &Model, entered: &Entered) -> TokenStream {
    let entries = entered.entries.iter().map(|entry| {
        let operands = &model.situations[entry.situation].operands;
        let rows = entry.rows.text(&|o| operands[o].name.as_str());
        let (situation, phase) = (index(entry.situation), phase(entry.phase));
        let (instances, detections) = (entry.instances, entry.detections);
        let paths = paths(&entry.paths);
        quote! {
            ::rtcep::bounds::Entry {
                situation: #situation,
                phase: #phase,
                instances: #instances,
                detections: #detections,
                rows: #rows,
                paths: #paths,
            }
        }
    });
    quote!(&[#(#entries),*])
}

fn lifespans(entered: &Entered) -> TokenStream {
    let lifespans = entered.lifespans.iter().map(|entry: &LifespanCosts| {
        let (lifespan, phase) = (index(entry.lifespan), phase(entry.phase));
        let paths = paths(&entry.paths);
        quote! {
            ::rtcep::bounds::LifespanEntry {
                lifespan: #lifespan,
                phase: #phase,
                paths: #paths,
            }
        }
    });
    quote!(&[#(#lifespans),*])
}

fn phase(phase: Phase) -> TokenStream {
    match phase {
        Phase::Terminate => quote!(::rtcep::bounds::Phase::Terminate),
        Phase::Add => quote!(::rtcep::bounds::Phase::Add),
        Phase::Fire => quote!(::rtcep::bounds::Phase::Fire),
        Phase::Initiate => quote!(::rtcep::bounds::Phase::Initiate),
    }
}

fn paths(paths: &[PathCosts]) -> TokenStream {
    let paths = paths.iter().map(|path| {
        let (name, columns) = (&path.name, path.counts.columns());
        quote! {
            ::rtcep::bounds::Path {
                name: #name,
                counts: ::rtcep::OpCounts::new([#(#columns),*]),
            }
        }
    });
    quote!(&[#(#paths),*])
}

/// Situations and lifespans are few: the checks refuse more than `u16` holds.
fn index(i: usize) -> u16 {
    u16::try_from(i).unwrap_or(u16::MAX)
}
