//! One unit of a calibration: prices, the margin, and what bounds are worth.

use super::fit::{self, Price};
use super::limit::Limit;
use super::points::{Call, Fitted, fitted};
use super::rank::Apart;
use super::record::{Determined, Naive, Unit};
use super::shapes::{Role, Shape};
use super::tiers::{Row, Tier, margin, rows};
use rtcep::Family;
use rtcep_lang::fingerprint::of_text;
use std::collections::{BTreeMap, BTreeSet};

/// Parts into which templates are divided: each is left out once.
const FOLDS: u64 = 5;

/// What was measured.
#[derive(Clone, Copy, Debug)]
pub struct Data<'a> {
    /// All shapes, held-out ones that were not built yet among them.
    pub shapes: &'a [Shape],
    /// The texts of their templates.
    pub templates: &'a [String],
    /// Calls of the shapes that were built.
    pub calls: &'a [Call],
    /// What each cause of them costs at most.
    pub limits: &'a [Limit],
}

/// What was measured of events with the timers that are due before them.
#[derive(Clone, Copy, Debug)]
pub struct Process<'a> {
    /// The calls.
    pub calls: &'a [Call],
    /// What each of them costs at most.
    pub limits: &'a [Limit],
}

/// Prices with the margin that goes with them, before a held-out shape was measured.
#[derive(Clone, Debug)]
pub struct Chosen {
    /// The prices, and the points that they were fitted to.
    pub fitted: Fitted,
    /// The factor on all bounds.
    pub margin: f64,
}

/// Fits prices and chooses the margin: only shapes of these roles are looked at.
///
/// # Errors
/// If there is no point, or the solver gives up.
pub fn choose(data: Data<'_>, isolated: &Price) -> Result<Chosen, fit::Error> {
    among(data, isolated, |_| true)
}

/// The same with some shapes alone.
fn among(
    data: Data<'_>,
    isolated: &Price,
    of: impl Fn(usize) -> bool,
) -> Result<Chosen, fit::Error> {
    let is = |s: usize, role: Role| {
        let shape = &data.shapes[s];
        shape.role == role && !shape.several && of(s)
    };
    // What enters nothing has no bound of its own, and teaches nothing.
    let entering = data.limits.iter().map(|limit| (limit.shape, limit.event));
    let entering: BTreeSet<(usize, Option<usize>)> = entering.collect();
    let calls = data
        .calls
        .iter()
        .filter(|call| is(call.shape, Role::Fit) && entering.contains(&(call.shape, call.event)));
    let calls: Vec<Call> = calls.cloned().collect();
    let fitted = fitted(&calls, isolated)?;
    let wanted = |s: usize| is(s, Role::Margin);
    let rows = rows(data.calls, data.limits, wanted, &fitted.price, 1.0);
    Ok(Chosen {
        margin: margin(&rows),
        fitted,
    })
}

/// What the chosen prices are worth, on all that was measured; `isolated` is the naive sum.
///
/// # Errors
/// If the solver gives up on templates without one part.
pub fn unit(
    data: Data<'_>,
    process: Process<'_>,
    chosen: &Chosen,
    isolated: &Price,
) -> Result<Unit, fit::Error> {
    let Data { shapes, .. } = data;
    let (price, with) = (&chosen.fitted.price, chosen.margin);
    let single = |s: usize, role: Role| !shapes[s].several && shapes[s].role == role;
    let several = |s: usize| shapes[s].several && shapes[s].role == Role::Test;
    // A template of which no shape was fitted is none of tier (i).
    let fits = |template: usize| {
        let mut of = shapes.iter().filter(|s| s.template == template);
        of.any(|s| s.role == Role::Fit && !s.several)
    };
    let known: Vec<bool> = (0..data.templates.len()).map(fits).collect();
    let tier_i = |s: usize| single(s, Role::Test) && known[shapes[s].template];
    let of = |wanted: &dyn Fn(usize) -> bool, price: &Price, margin: f64| {
        Tier::of(&rows(data.calls, data.limits, wanted, price, margin))
    };
    let left_out = left_out(data, isolated)?;
    let held_out = |s: usize| shapes[s].role == Role::Test;
    let process = rows(process.calls, process.limits, held_out, price, with);
    Ok(Unit {
        margin: with,
        floor: price.floor,
        d: by_family(&chosen.fitted),
        all: Determined::from(Apart::of_all(&chosen.fitted.points)),
        settled: chosen.fitted.settled,
        fitted: of(&|s| single(s, Role::Fit), price, 1.0),
        margin_rows: of(&|s| single(s, Role::Margin), price, 1.0),
        tier_i: of(&tier_i, price, with),
        tier_ii: Tier::of(&left_out.rows),
        tier_iii: of(&several, price, with),
        process: Tier::of(&process),
        tier_ii_margins: left_out.margins,
        naive_sum: Naive {
            tier_i: of(&tier_i, isolated, 1.0),
            tier_ii: Tier::of(&left_out.isolated),
            tier_iii: of(&several, isolated, 1.0),
        },
    })
}

/// What is left out of a fit.
#[derive(Default)]
struct LeftOut {
    rows: Vec<Row>,
    isolated: Vec<Row>,
    margins: Vec<f64>,
}

/// Tier (ii): each part of the templates is left out of a fit, and of the choice of its
/// margin; all of its held-out shapes are tested under both.
fn left_out(data: Data<'_>, isolated: &Price) -> Result<LeftOut, fit::Error> {
    let Data { shapes, .. } = data;
    let part = |s: usize| of_text(&data.templates[shapes[s].template]) % FOLDS;
    let fits = |s: &Shape| s.role == Role::Fit && !s.several;
    let mut all = LeftOut::default();
    for fold in 0..FOLDS {
        let rest = |s: usize| part(s) != fold;
        let mut fitted = (0..shapes.len()).filter(|&s| fits(&shapes[s]) && rest(s));
        if fitted.next().is_none() {
            continue;
        }
        let chosen = among(data, isolated, rest)?;
        let wanted =
            |s: usize| !shapes[s].several && shapes[s].role == Role::Test && part(s) == fold;
        let of = |price: &Price, margin: f64| rows(data.calls, data.limits, wanted, price, margin);
        all.rows.extend(of(&chosen.fitted.price, chosen.margin));
        all.isolated.extend(of(isolated, 1.0));
        all.margins.push(chosen.margin);
    }
    Ok(all)
}

fn by_family(fitted: &Fitted) -> BTreeMap<&'static str, Determined> {
    let of = |family: Family| (family.name(), Apart::of_family(&fitted.points, family));
    let all = Family::ALL.into_iter().map(of);
    let happen = all.filter(|(_, apart)| apart.prices > 0);
    happen
        .map(|(name, apart)| (name, Determined::from(apart)))
        .collect()
}

impl From<Apart> for Determined {
    fn from(apart: Apart) -> Self {
        Self {
            d: apart.prices,
            rank: apart.rank,
            points: apart.points,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Data, Process, choose, unit};
    use crate::calibrate::fit::Price;
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
        let templates = ["one".to_owned(), "two".to_owned()];
        fn data<'a>(
            shapes: &'a [Shape],
            templates: &'a [String],
            limits: &'a [Limit],
            calls: &'a [Call],
        ) -> Data<'a> {
            Data {
                shapes,
                templates,
                calls,
                limits,
            }
        }
        let isolated = Price::isolated(0.0, |_| 4.0);
        let chosen = choose(data(&shapes, &templates, &limits, &calls), &isolated).expect("prices");
        // 30 is 1.2 times 25; a tenth more, up to a twentieth.
        assert!((chosen.margin - 1.35).abs() < 1e-12, "{}", chosen.margin);
        calls.extend([call(4, 6, 44.0), call(5, 2, 99.0)]);
        let again = choose(data(&shapes, &templates, &limits, &calls), &isolated).expect("prices");
        assert!((again.margin - chosen.margin).abs() < 1e-12);
        // With timers, the same events take more: one of two bounds is exceeded.
        let due = [call(4, 6, 50.0), call(5, 2, 27.5), call(0, 1, 99.0)];
        let unit = unit(
            data(&shapes, &templates, &limits, &calls),
            Process {
                calls: &due,
                limits: &limits,
            },
            &chosen,
            &isolated,
        )
        .expect("tiers");
        let tier = unit.tier_i.expect("rows");
        assert_eq!((tier.rows, tier.violations), (2, 1));
        // 40 × 1.35 / 44 is the larger ratio.
        assert!((tier.worst - 54.0 / 44.0).abs() < 1e-6, "{tier:?}");
        // Bounds 54 and 27; what is fitted is no row.
        let process = unit.process.expect("rows");
        assert_eq!((process.rows, process.violations), (2, 1));
        // One arrival and two rows at 4 each.
        let naive = unit.naive_sum.tier_i.expect("rows");
        assert!((naive.worst - 28.0 / 44.0).abs() < 1e-9, "{naive:?}");
        assert_eq!(unit.d["join"].d, 1);
    }
}
