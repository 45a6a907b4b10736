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

#[cfg(test)]
mod tests {
    use super::{choose, unit};
    use crate::calibrate::limit::Limit;
    use crate::calibrate::points::Call;
    use crate::calibrate::shapes::{Role, Shape};
    use rtcep::bounds::{Bounds, Entry, EventBounds, Path, Phase, SituationBounds};
    use rtcep::{Family, Op, OpCounts};

    const fn bounds(events: &'static [EventBounds]) -> Bounds {
        Bounds {
            events,
            sweep: EventBounds {
                name: "",
                entries: &[],
                lifespans: &[],
                checks: 0,
                derived: &[],
                referenced: &[],
                rules: &[],
                detections: 0,
                depth: 0,
                closure_bytes: 0,
            },
            situations: &[SituationBounds {
                name: "S",
                family: Family::Join,
                entries: &[],
                lifespans: &[],
            }],
            lifespans: &[],
            rules: &[],
            reorder: None,
            merge: None,
            bytes: 0,
        }
    }

    macro_rules! rows {
        ($n:literal) => {{
            const PATHS: &[Path] = &[Path {
                name: "composes",
                counts: OpCounts::ZERO.with(Op::Row, $n),
            }];
            bounds(&[EventBounds {
                name: "A",
                entries: &[Entry {
                    situation: 0,
                    phase: Phase::Add,
                    instances: 1,
                    detections: 1,
                    rows: "",
                    paths: PATHS,
                }],
                lifespans: &[],
                checks: 0,
                derived: &[],
                referenced: &[],
                rules: &[],
                detections: 1,
                depth: 1,
                closure_bytes: 0,
            }])
        }};
    }

    fn call(shape: usize, rows: u64, observed: f64) -> Call {
        let mut counts = [OpCounts::ZERO; Family::ALL.len()];
        counts[Family::Join as usize] = OpCounts::ZERO.with(Op::Row, rows);
        counts[Family::Engine as usize] = OpCounts::ZERO.with(Op::Arrival, 1);
        Call {
            shape,
            event: Some(0),
            counts,
            observed,
        }
    }

    /// Two templates; what is held out is 10 % more than the prices say, which the margin,
    /// chosen by a row that is 20 % more, covers.
    #[test]
    fn the_margin_is_chosen_without_what_is_held_out() {
        let roles = [
            (0, Role::Fit),
            (0, Role::Fit),
            (1, Role::Fit),
            (0, Role::Margin),
            (0, Role::Test),
            (1, Role::Test),
        ];
        let shape = |(template, role)| Shape {
            template,
            family: Family::Join,
            several: false,
            text: String::new(),
            role,
        };
        let shapes: Vec<Shape> = roles.into_iter().map(shape).collect();
        let all = [rows!(1), rows!(9), rows!(5), rows!(3), rows!(6), rows!(2)];
        let limits: Vec<Limit> = all
            .iter()
            .enumerate()
            .flat_map(|(shape, bounds)| Limit::of(shape, bounds))
            .collect();
        assert_eq!(limits.len(), 6);
        // 10 + 5 per row.
        let mut calls = vec![
            call(0, 1, 15.0),
            call(1, 9, 55.0),
            call(2, 5, 35.0),
            call(3, 3, 30.0),
        ];
        let chosen = choose(&shapes, &calls, &limits).expect("prices");
        // 30 is 1.2 times 25; a tenth more, up to a twentieth.
        assert!((chosen.margin - 1.35).abs() < 1e-12, "{}", chosen.margin);
        calls.extend([call(4, 6, 44.0), call(5, 2, 99.0)]);
        let again = choose(&shapes, &calls, &limits).expect("prices");
        assert!((again.margin - chosen.margin).abs() < 1e-12);
        let templates = ["one".to_owned(), "two".to_owned()];
        let unit = unit(&shapes, &templates, &calls, &limits, &chosen, |_| 4.0).expect("tiers");
        let tier = unit.tier_i.expect("rows");
        assert_eq!((tier.rows, tier.violations), (2, 1));
        // 40 × 1.35 / 44 is the larger ratio.
        assert!((tier.worst - 54.0 / 44.0).abs() < 1e-6, "{tier:?}");
        // One arrival and two rows at 4 each.
        let naive = unit.naive_sum.tier_i.expect("rows");
        assert!((naive.worst - 28.0 / 44.0).abs() < 1e-9, "{naive:?}");
        assert_eq!(unit.d["join"].d, 1);
    }
}
