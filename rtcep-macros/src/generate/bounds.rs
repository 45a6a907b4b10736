//! `BOUNDS`: the counts of the analysis as constants.

use super::engine::kept_type;
use super::names::Names;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use rtcep_lang::Model;
use rtcep_lang::cost::{Costs, EntryCosts};

pub(super) fn bounds(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let engine = &names.engine;
    // Bytes of the closure's buffers, by the situation whose detection is processed.
    let frames = (0..model.situations.len()).map(|s| {
        let name = format_ident!("FRAME_{s}");
        let bytes = frame(model, &costs.situations[s]);
        quote!(const #name: usize = #bytes;)
    });
    let events = model.events.iter().zip(&costs.events).map(|(event, cost)| {
        let name = &event.name;
        let entries = entries(model, &cost.entries);
        let derived = cost.derived.iter().map(|&(s, n)| {
            let s = index(s);
            quote!((#s, #n))
        });
        let (detections, depth) = (cost.detections, cost.depth);
        let bytes = frame(model, &cost.entries);
        quote! {
            ::rtcep::bounds::EventBounds {
                name: #name,
                entries: #entries,
                derived: &[#(#derived),*],
                detections: #detections,
                depth: #depth,
                closure_bytes: #bytes,
            }
        }
    });
    let situations = model
        .situations
        .iter()
        .zip(&costs.situations)
        .map(|(situation, cost)| {
            let (name, entries) = (&situation.name, entries(model, cost));
            quote! {
                ::rtcep::bounds::SituationBounds {
                    name: #name,
                    family: ::rtcep::Family::Join,
                    entries: #entries,
                }
            }
        });
    quote! {
        {
            #(#frames)*
            ::rtcep::Bounds {
                events: &[#(#events),*],
                situations: &[#(#situations),*],
                bytes: ::core::mem::size_of::<#engine<::rtcep::NoProbe>>(),
            }
        }
    }
}

/// Bytes that one add phase keeps on the stack, with the deepest closure below.
fn frame(model: &Model, entries: &[EntryCosts]) -> TokenStream {
    let feeding: Vec<&EntryCosts> = entries
        .iter()
        .filter(|entry| model.feeds(entry.situation) && entry.detections > 0)
        .collect();
    let kept = feeding.iter().map(|entry| kept_type(model, entry));
    let deepest = feeding.iter().fold(quote!(0), |deepest, entry| {
        let name = format_ident!("FRAME_{}", entry.situation);
        quote!(::rtcep::bounds::larger(#deepest, #name))
    });
    quote!((0 #(+ ::core::mem::size_of::<#kept>())* + #deepest))
}

fn entries(model: &Model, entries: &[EntryCosts]) -> TokenStream {
    let entries = entries.iter().map(|entry| {
        let operands = &model.situations[entry.situation].operands;
        let rows = entry.rows.text(&|o| operands[o].name.as_str());
        let (situation, detections) = (index(entry.situation), entry.detections);
        let paths = entry.paths.iter().map(|path| {
            let (name, columns) = (&path.name, path.counts.columns());
            quote! {
                ::rtcep::bounds::Path {
                    name: #name,
                    counts: ::rtcep::OpCounts::new([#(#columns),*]),
                }
            }
        });
        quote! {
            ::rtcep::bounds::Entry {
                situation: #situation,
                detections: #detections,
                rows: #rows,
                paths: &[#(#paths),*],
            }
        }
    });
    quote!(&[#(#entries),*])
}

/// Situations are few: the checks refuse more than `u16` holds.
fn index(s: usize) -> u16 {
    u16::try_from(s).unwrap_or(u16::MAX)
}
