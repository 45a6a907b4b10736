//! Snapshots: what the parts of an engine are, in the order in which they are
//! written. How each is written is said in the core.
//!
//! | file | what it generates |
//! |---|---|
//! | this one | the implementation of `Snapshot` |
//! | `parts` | the fields of the engine |
//! | `lifespan` | what is open of a lifespan, and the timers of its situations |
//! | `stored` | states, candidates and values |

mod lifespan;
mod parts;
mod stored;

use super::names::Names;
use parts::Parts;
use proc_macro2::TokenStream;
use quote::quote;
use rtcep_lang::Model;
use rtcep_lang::cost::Costs;
use rtcep_lang::fingerprint::{fingerprint, of_text};

pub(super) fn persist(model: &Model, names: &Names, costs: &Costs) -> TokenStream {
    let enums = stored::enumerations(model);
    let stored = stored::all(model, names, costs);
    let engine = Parts::of_engine(model, names, costs);
    let rules = fingerprint(model);
    let layout = of_text(&format!("{stored} {}", engine.layout));
    let (name, bytes) = (&names.engine, &engine.bytes);
    let (save, load) = (&engine.save, &engine.load);
    quote! {
        #enums
        #stored

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        impl<__P: ::rtcep::Probe> ::rtcep::persist::Part for #name<__P> {
            const BYTES: usize = 0_usize #(.saturating_add(#bytes))*;

            fn save(&self, to: &mut ::rtcep::persist::Writer<'_>) {
                #(#save)*
            }

            fn load(
                from: &mut ::rtcep::persist::Reader<'_>,
                mut into: ::core::option::Option<&mut Self>,
            ) -> ::core::result::Result<(), ::rtcep::persist::Corrupt> {
                #(#load)*
                ::core::result::Result::Ok(())
            }
        }

        impl<__P: ::rtcep::Probe> ::rtcep::Snapshot for #name<__P> {
            const FINGERPRINT: ::rtcep::persist::Fingerprint = ::rtcep::persist::Fingerprint {
                rules: #rules,
                layout: #layout,
            };
        }
    }
}
