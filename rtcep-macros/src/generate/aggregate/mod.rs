//! `report`, `percentage`, `crosses`, `trend` (language.md, 4.4).
//!
//! | file | what it generates |
//! |---|---|
//! | `part` | one running value: its type, its name, how it takes up a value |
//! | `read` | an aggregate as an expression reads it |
//! | `third` | whether an expression without a value faulted, or read nothing |
//! | `state` | what a situation keeps |
//! | `judge` | what is judged of an event once |
//! | `verdict` | what that says |
//! | `take` | an event taken in one instance |
//! | `add` | it is stored, or what it is of is taken up |
//! | `fold` | aggregates folded anew from the candidates |
//! | `decide` | whether something is detected, and what follows |

mod add;
mod decide;
mod fold;
mod judge;
mod part;
mod read;
mod state;
mod take;
mod third;
mod verdict;

pub(super) use decide::at_end;
pub(super) use judge::judge;
pub(super) use state::{candidate, parts};
pub(super) use take::take;
pub(super) use verdict::verdict;
