//! Makes a rule set that fails small, and its trace short.
//!
//! A step tries many smaller rule sets at once, since generated code of each has to be
//! built: all single reductions, and several together. The smallest that still fails is
//! the next one to reduce, until none does or enough was tried.
//!
//! | module | what it takes away |
//! |---|---|
//! | `candidate` | a rule set with its trace; what is valid |
//! | `parts` | situations, lifespans, operands, events and other items |
//! | `clauses` | clauses, modifiers, capacities |
//! | `expressions` | operators: a side of them, or a literal, is left |
//! | `reads` | whether anything reads an attribute |
//! | `rewrite` | how indices change when a part is gone |
//! | `case` | what is left, as a case of the corpus |

mod candidate;
pub(crate) mod case;
mod clauses;
mod expressions;
mod parts;
mod reads;
mod rewrite;

pub(crate) use candidate::Candidate;
use candidate::Reduction;

/// Rule sets that are tried at once.
const AT_ONCE: usize = 48;

/// Says of each candidate whether it fails, and then by which trace.
pub(crate) type Fails<'a> = &'a mut dyn FnMut(&[Candidate]) -> Result<Vec<Option<String>>, String>;

/// The smallest that was found in so many steps.
///
/// # Errors
/// What `fails` could not do.
pub(crate) fn shrink(
    start: Candidate,
    steps: usize,
    fails: Fails<'_>,
) -> Result<Candidate, String> {
    let mut best = start;
    // What each alone left failing, is tried together in the next step.
    let mut together: Vec<Reduction> = Vec::new();
    let mut tried = 0;
    for _ in 0..steps {
        let mut wanted: Vec<(Candidate, Option<Reduction>)> = Vec::new();
        for some in halves(&together) {
            let all = best.reduced(some);
            wanted.extend(all.map(|candidate| (candidate, None)));
        }
        let singles = singles(&best);
        let rest = singles.into_iter().skip(tried);
        let more: Vec<_> = rest.take(AT_ONCE - wanted.len().min(AT_ONCE)).collect();
        tried += more.len();
        let none_left = more.is_empty();
        wanted.extend(
            more.into_iter()
                .map(|(candidate, by)| (candidate, Some(by))),
        );
        if wanted.is_empty() {
            break;
        }
        let (candidates, by): (Vec<Candidate>, Vec<Option<Reduction>>) = wanted.into_iter().unzip();
        let found = fails(&candidates)?;
        let mut failing: Vec<(Candidate, Option<Reduction>)> = Vec::new();
        for ((candidate, by), trace) in candidates.into_iter().zip(by).zip(found) {
            if let Some(trace) = trace {
                failing.push((candidate.with_trace(trace), by));
            }
        }
        let smallest = failing
            .iter()
            .map(|(candidate, _)| candidate)
            .min_by_key(|c| c.size());
        match smallest {
            Some(smallest) => {
                best = smallest.clone();
                tried = 0;
                together = failing.into_iter().filter_map(|(_, by)| by).collect();
            }
            None if none_left => break,
            None => together.clear(),
        }
    }
    Ok(best)
}

/// All of them, and parts of them.
fn halves(all: &[Reduction]) -> Vec<&[Reduction]> {
    if all.len() < 2 {
        return Vec::new();
    }
    let mut some = vec![all];
    for parts in [2, 4] {
        some.extend(all.chunks(all.len().div_ceil(parts)));
    }
    some
}

/// Every single reduction that leaves a valid and smaller rule set, the smallest first.
fn singles(of: &Candidate) -> Vec<(Candidate, Reduction)> {
    let reductions = parts::of(of).into_iter();
    let reductions = reductions.chain(clauses::of(of)).chain(expressions::of(of));
    let tried = reductions.filter_map(|reduction| {
        let less = of.reduced(std::slice::from_ref(&reduction))?;
        Some((less, reduction))
    });
    let mut singles: Vec<(Candidate, Reduction)> = tried.collect();
    singles.sort_by_cached_key(|(candidate, _)| (candidate.size(), candidate.text()));
    singles.dedup_by(|a, b| a.0.text() == b.0.text());
    singles
}
