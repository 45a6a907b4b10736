//! One unit of a calibration: prices, the margin, and what bounds are worth.

use super::fit::{self, Price, determined};
use super::limit::Limit;
use super::points::{Call, Fitted, fitted};
use super::record::{Determined, Naive, Unit};
use super::shapes::{Role, Shape};
use super::tiers::{Row, Tier, bound, margin, rows};
use rtcep::{Family, Op};
use rtcep_lang::fingerprint::of_text;

/// Parts into which templates are divided: each is left out once.
const FOLDS: u64 = 5;

/// Prices with the margin that goes with them, before a held-out shape was measured.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The prices, and the points that they were fitted to.
    pub fitted: Fitted,
    /// The factor on all bounds.
    pub margin: f64,
}

/// Fits prices and chooses the margin: only shapes of these roles have been measured.
///
/// # Errors
/// If there is no point, or the solver gives up.
pub fn choose(shapes: &[Shape], calls: &[Call], limits: &[Limit]) -> Result<Chosen, fit::Error> {
    let fitted = fitted(&of_role(shapes, calls, Role::Fit))?;
    let rows = rows(
        calls,
        limits,
        |s| shapes[s].role == Role::Margin,
        |limit| without_margin(&fitted.price, limit),
    );
    Ok(Chosen {
        margin: margin(&rows),
        fitted,
    })
}

fn of_role(shapes: &[Shape], calls: &[Call], role: Role) -> Vec<Call> {
    let of = |call: &&Call| shapes[call.shape].role == role && !shapes[call.shape].several;
    calls.iter().filter(of).cloned().collect()
}

fn without_margin(price: &Price, limit: &Limit) -> f64 {
    bound(limit, price.floor, 1.0, |family, op| price.get(family, op))
}

/// What the chosen prices are worth, on all that was measured; `primitive` are the isolated
/// costs of operations.
///
/// # Errors
/// If the solver gives up on templates without one part.
pub fn unit(
    shapes: &[Shape],
    templates: &[String],
    calls: &[Call],
    limits: &[Limit],
    chosen: &Chosen,
    primitive: impl Fn(Op) -> f64,
) -> Result<Unit, fit::Error> {
    let price = &chosen.fitted.price;
    let with_margin = |limit: &Limit| without_margin(price, limit) * chosen.margin;
    let naive = |limit: &Limit| bound(limit, 0.0, 1.0, |_, op| primitive(op));
    let single = |s: usize, role: Role| !shapes[s].several && shapes[s].role == role;
    let several = |s: usize| shapes[s].several && shapes[s].role == Role::Test;
    // A template of which no shape was fitted is none of tier (i).
    let known: Vec<bool> = (0..templates.len())
        .map(|t| {
            shapes
                .iter()
                .any(|s| s.template == t && s.role == Role::Fit && !s.several)
        })
        .collect();
    let tier_i = |s: usize| single(s, Role::Test) && known[shapes[s].template];
    let of = |wanted: &dyn Fn(usize) -> bool, bound: &dyn Fn(&Limit) -> f64| {
        Tier::of(&rows(calls, limits, wanted, bound))
    };
    let (left_out, naive_left_out) = left_out(shapes, templates, calls, limits, chosen, &naive)?;
    Ok(Unit {
        margin: chosen.margin,
        floor: price.floor,
        d: determined_by(&chosen.fitted),
        points: chosen.fitted.points.len(),
        fitted: of(&|s| single(s, Role::Fit), &|limit| {
            without_margin(price, limit)
        }),
        margin_rows: of(&|s| single(s, Role::Margin), &|limit| {
            without_margin(price, limit)
        }),
        tier_i: of(&tier_i, &with_margin),
        tier_ii: Tier::of(&left_out),
        tier_iii: of(&several, &with_margin),
        naive_sum: Naive {
            tier_i: of(&tier_i, &naive),
            tier_ii: Tier::of(&naive_left_out),
            tier_iii: of(&several, &naive),
        },
    })
}

/// Tier (ii): each part of the templates is left out of a fit, and all of its held-out
/// shapes are tested under the prices of the rest.
fn left_out(
    shapes: &[Shape],
    templates: &[String],
    calls: &[Call],
    limits: &[Limit],
    chosen: &Chosen,
    naive: &dyn Fn(&Limit) -> f64,
) -> Result<(Vec<Row>, Vec<Row>), fit::Error> {
    let part = |s: usize| of_text(&templates[shapes[s].template]) % FOLDS;
    let points = of_role(shapes, calls, Role::Fit);
    let (mut all, mut all_naive) = (Vec::new(), Vec::new());
    for fold in 0..FOLDS {
        let rest: Vec<Call> = points
            .iter()
            .filter(|c| part(c.shape) != fold)
            .cloned()
            .collect();
        if rest.is_empty() || rest.len() == points.len() {
            continue;
        }
        let price = fitted(&rest)?.price;
        let wanted =
            |s: usize| !shapes[s].several && shapes[s].role == Role::Test && part(s) == fold;
        all.extend(rows(calls, limits, wanted, |limit| {
            without_margin(&price, limit) * chosen.margin
        }));
        all_naive.extend(rows(calls, limits, wanted, naive));
    }
    Ok((all, all_naive))
}

fn determined_by(fitted: &Fitted) -> std::collections::BTreeMap<&'static str, Determined> {
    let of_family = |(family, (d, rank)): (Family, (usize, usize))| {
        let happens = |point: &&fit::Point| point.counts[family as usize].total() > 0;
        let points = fitted.points.iter().filter(happens).count();
        (family.name(), Determined { d, rank, points })
    };
    let all = determined(&fitted.points).into_iter();
    all.filter(|(_, (d, _))| *d > 0).map(of_family).collect()
}
