//! What the guard says where more happens than it has room for.

use super::of;
use crate::guard::{self, Entry, Guard};
use rtcep::Late;
use rtcep_data::logins::{Outcome, Row};

fn row(line: u64, t_s: u64, address: u32, outcome: Outcome) -> Row {
    Row {
        line,
        t_s,
        outcome,
        user: 0,
        address,
    }
}

fn notices(guard: &Guard) -> Vec<String> {
    let notices = guard.journal.iter().filter_map(|entry| match entry {
        Entry::Noticed { notice, .. } => Some(notice.to_string()),
        _ => None,
    });
    notices.collect()
}

/// The 129th failure within five minutes finds a full list in each of the three rules,
/// which is told; the login behind it is detected, and not exact.
#[test]
fn a_full_list_is_told_and_still_detects() {
    let failed = |n| row(n, 1_000, 7, Outcome::Failed);
    let mut rows: Vec<Row> = (1..=129).map(failed).collect();
    rows.push(row(130, 1_001, 7, Outcome::Accepted));
    let guard = guard::run(&rows);
    let full = |n| format!("Guessed{n}.failed is full: reject");
    assert_eq!(notices(&guard), [3, 5, 10].map(full));
    for situation in ["Guessed3", "Guessed5", "Guessed10"] {
        assert_eq!(of(&guard, situation), [(1_001, vec![7, 0, 128])]);
    }
    assert_eq!(guard.found[1].exact, 0);
}

/// The ninth address takes the place of the first, of which nothing is known any more.
#[test]
fn a_ninth_address_is_told() {
    let mut rows = Vec::new();
    for address in 0..9 {
        for _ in 0..5 {
            rows.push(row(0, 1_000, address, Outcome::Failed));
        }
    }
    rows.push(row(0, 1_001, 0, Outcome::Accepted));
    rows.push(row(0, 1_001, 8, Outcome::Accepted));
    let guard = guard::run(&rows);
    let full = |lifespan| format!("{lifespan} is full: drop_oldest");
    // Address 8 for address 0, and then address 0 for address 1.
    let twice = ["Address", "Silence"].map(full);
    assert_eq!(notices(&guard), [twice.clone(), twice].concat());
    assert_eq!(of(&guard, "Guessed5"), [(1_001, vec![8, 0, 5])]);
}

/// Five minutes are five minutes: 300 seconds, and not 301.
#[test]
fn the_window_is_inclusive() {
    let after = |seconds: u64| {
        let failed = (0..5).map(|n| row(n, 1_000, 7, Outcome::Failed));
        let accepted = row(5, 1_000 + seconds, 7, Outcome::Accepted);
        let rows: Vec<Row> = failed.chain([accepted]).collect();
        of(&guard::run(&rows), "Guessed5").len()
    };
    assert_eq!((after(300), after(301)), (1, 0));
}

#[test]
fn a_late_row_is_refused_and_told() {
    let rows = [
        row(2, 1_000, 7, Outcome::Failed),
        row(3, 999, 7, Outcome::Failed),
    ];
    let guard = guard::run(&rows);
    let late = Late { t: 999, now: 1_000 };
    assert_eq!(guard.journal[0], Entry::Refused { line: 3, late });
}
