//! The formulas for two stored operands of a sequence against all orders in which
//! their candidates, and the absent events around them, can come.

use super::super::search::{Visits, search};
use crate::plan::{Composition, plan};
use crate::understand_str;

/// One order: of each candidate of the second operand, how many of the first are
/// older than it, and how many are older than the newest absent event before it; and
/// how many of the second are older than the newest absent event before the trigger.
struct Order<'a> {
    older: &'a [usize],
    lost: &'a [usize],
    late: usize,
}

/// The loops as they are generated: `a` of the first, oldest first or newest first,
/// and the same of the second.
fn run(order: &Order<'_>, m: usize, [a, b]: [char; 2]) -> Visits {
    let k = order.older.len();
    let places = |q: char, n: usize| -> Vec<usize> {
        match q {
            'l' => (0..n).rev().collect(),
            _ => (0..n).collect(),
        }
    };
    let (mut steps, mut rows, mut detections) = (0, 0, 0);
    let (mut used, mut done) = ([vec![false; m], vec![false; k]], vec![false; k]);
    'search: for i in places(a, m) {
        steps += 1;
        if (a, b) == ('e', 'e') {
            // A mask over all places.
            rows += k as u128;
        }
        for j in places(b, k) {
            if (a, b) != ('e', 'e') {
                rows += 1;
            }
            let holds = j >= order.late && (order.lost[j]..order.older[j]).contains(&i);
            if !holds || (b == 'e' && a != 'e' && done[j]) {
                continue;
            }
            detections += 1;
            (used[0][i], used[1][j], done[j]) = (true, true, true);
            match (a, b) {
                ('e', 'e') => {}
                ('e', _) => continue 'search,
                (_, 'e') if done.iter().all(|&done| done) => break 'search,
                (_, 'e') => {}
                _ => break 'search,
            }
        }
    }
    let used = used.map(|places| places.iter().filter(|&&used| used).count() as u128);
    Visits {
        steps,
        rows,
        judged: rows,
        detections,
        used: used.to_vec(),
    }
}

/// All that `k` places can hold, from `least` on, where the later ones are not less
/// and none is more than that of `most`.
fn ascending(least: usize, most: &[usize]) -> Vec<Vec<usize>> {
    let Some((&top, before)) = most.split_last() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for start in ascending(least, before) {
        for next in start.last().copied().unwrap_or(least)..=top {
            all.push([start.as_slice(), &[next]].concat());
        }
    }
    all
}

fn parts(visits: &Visits) -> [u128; 5] {
    [
        visits.steps,
        visits.rows,
        visits.detections,
        visits.used[0],
        visits.used[1],
    ]
}

fn below(a: &Visits, b: &Visits) -> bool {
    parts(a).iter().zip(parts(b)).all(|(&a, b)| a <= b)
}

/// Whether no price makes one dearer than the dearest of the others.
fn within(found: &Visits, ways: &[Visits]) -> bool {
    ways.iter().any(|way| below(found, way))
        || (0..4u128.pow(5)).all(|digits| {
            let digit = |part: u32| [0, 1, 4, 15][(digits >> (2 * part) & 3) as usize];
            let price =
                |v: &Visits| -> u128 { (0..).zip(parts(v)).map(|(p, n)| digit(p) * n).sum() };
            ways.iter().any(|way| price(found) <= price(way))
        })
}

fn word(q: char) -> &'static str {
    match q {
        'f' => "first",
        'l' => "last",
        _ => "each",
    }
}

#[test]
fn what_two_stored_operands_cost_is_reached_and_never_exceeded() {
    for quantifiers in ["ff", "fl", "fe", "lf", "ll", "le", "ef", "el", "ee"] {
        for (between, behind) in [(false, false), (true, false), (false, true), (true, true)] {
            for (m, k) in [(1, 1), (1, 3), (2, 2), (2, 3), (3, 2), (3, 3), (3, 4)] {
                check(quantifiers, (between, behind), (m, k));
            }
        }
    }
}

fn check(quantifiers: &str, (between, behind): (bool, bool), (m, k): (usize, usize)) {
    let mut letters = quantifiers.chars();
    let pair = [(); 2].map(|()| letters.next().expect("two quantifiers"));
    let absent = |is: bool, name: &str| match is {
        true => format!("absent {name}: {};", name.to_uppercase()),
        false => String::new(),
    };
    let text = format!(
        "pub engine E; resolution 1us; event A {{ x: u8 }} event B {{ x: u8 }}
         event C {{ x: u8 }} event N {{ x: u8 }} event M {{ x: u8 }}
         lifespan L {{ from startup; max_open 1; }}
         situation S: sequence in L {{
             operand a: {} A, max {m}; {} operand b: {} B, max {k}; {} operand c: first C;
             emit {{ a: a.x, b: b.x }}
         }}",
        word(pair[0]),
        absent(between, "n"),
        word(pair[1]),
        absent(behind, "m"),
    );
    let model = understand_str(&text).expect("valid rules");
    let plan = plan(&model).remove(0);
    let fixed = plan
        .entries
        .iter()
        .find_map(|entry| match &entry.composition {
            Composition::Fixed(search) => Some(search),
            _ => None,
        });
    let fixed = fixed.expect("a composition");
    let len = [m as u128, k as u128];
    let counted = search(&model.situations[0], &plan.lists, fixed, &len);
    let mut reached = vec![false; counted.ways.len()];
    for older in ascending(1, &vec![m; k]) {
        let none = vec![0; k];
        for lost in ascending(0, if between { &older } else { &none }) {
            for late in 0..=if behind { k } else { 0 } {
                let order = Order {
                    older: &older,
                    lost: &lost,
                    late,
                };
                let found = run(&order, m, pair);
                let shape = format!("{text}\n{older:?} {lost:?} {late}: {found:?}\n{counted:?}");
                if found.detections == 0 {
                    let ways = counted.failed.iter().chain(&counted.ways);
                    assert!(
                        !counted.certain && ways.into_iter().any(|w| w.rows >= found.rows),
                        "{shape}"
                    );
                    continue;
                }
                assert!(within(&found, &counted.ways), "{shape}");
                for (way, reached) in counted.ways.iter().zip(&mut reached) {
                    *reached |= below(way, &found);
                }
            }
        }
    }
    assert!(
        !reached.contains(&false),
        "{text}\nreached: {reached:?} of {counted:?}"
    );
}
