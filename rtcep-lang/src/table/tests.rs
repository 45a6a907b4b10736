//! Tables of an earlier list of operations.

use super::read;
use super::vocabulary::Vocabulary;
use super::{CostTable, Problem};
use rtcep_core::{Family, Op};

/// As if groups were counted since the second version.
const GROUPS_CAME_LATER: Vocabulary = Vocabulary {
    version: 2,
    since: |family, op| match (family, op) {
        (Family::Join, Op::Group) => 2,
        _ => 1,
    },
};

/// A table without prices.
fn head(operations: u32) -> String {
    format!(
        "version = 1\noperations = {operations}\ntarget = \"t\"\ncpu = \"c\"\nrustc = \"1\"\n\
         opt_level = \"3\"\nunit = \"ns\"\ncaches = \"warm\"\nsamples = 1\nquantile = 0.5\n\
         margin = 1\nfloor = 0\nsalt = \"\"\nsalts_tried = 1\ndate = 2026-01-02\n"
    )
}

/// A table of a version, with or without a price of groups.
fn table(version: u32, groups: bool) -> Result<CostTable, Vec<super::TableError>> {
    let mut text = head(version);
    for family in Family::ALL {
        let name = family.name();
        text += &format!("[families.{name}]\nd = 1\n[families.{name}.prices]\n");
        for op in family.ops().filter(|op| groups || *op != Op::Group) {
            text += &format!("{:?} = 1\n", op.name());
        }
    }
    read::table("t", &text, &GROUPS_CAME_LATER)
}

/// What came later is missing in an old table: only who uses it needs a new one.
#[test]
fn an_old_table_stays_good_for_what_it_prices() {
    let old = table(1, false).expect("an old table is read");
    assert_eq!(old.price(Family::Join, Op::Row), Ok(1.0));
    let error = old.price(Family::Join, Op::Group).expect_err("no price");
    assert_eq!(
        error.to_string(),
        "t: it has no price of `group` in `join`, which is counted since a later version of \
         rtcep; calibrate the target anew"
    );
}

#[test]
fn a_new_table_has_all_prices() {
    let new = table(2, true).expect("a new table is read");
    assert_eq!(new.price(Family::Join, Op::Group), Ok(1.0));
    let errors = table(2, false).expect_err("one price is missing");
    let problems: Vec<Problem> = errors.into_iter().map(|error| error.problem).collect();
    assert_eq!(problems, [Problem::MissingOp(Family::Join, Op::Group)]);
}

#[test]
fn a_table_of_a_version_to_come_is_refused() {
    let errors = table(3, true).expect_err("nobody knows what it speaks of");
    let told: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "t:2: its `operations` are of version 3, and this version of rtcep knows those of 2; \
          use a later version of rtcep"
        ]
    );
}

/// A table of before lifespans with a key were a family: all lifespans had its prices.
#[test]
fn a_table_of_the_first_version_is_read() {
    let mut text = head(1);
    for family in Family::ALL.into_iter().filter(|f| *f != Family::Keyed) {
        let name = family.name();
        text += &format!("[families.{name}]\nd = 1\n[families.{name}.prices]\n");
        for op in family.ops().filter(|op| op.since(family) == 1) {
            text += &format!("{:?} = 1\n", op.name());
        }
        if family == Family::Lifespan {
            text += "\"key probe\" = 1\nkey = 1\n";
        }
    }
    let old = CostTable::read("old", &text).expect("it is read");
    assert_eq!(old.price(Family::Lifespan, Op::Close), Ok(1.0));
    for (family, op) in [
        (Family::Keyed, Op::Probe),
        (Family::Lifespan, Op::Lapse),
        (Family::Aggregate, Op::Merge),
    ] {
        let error = old.price(family, op).expect_err("it came later");
        assert!(error.to_string().contains("a later version"), "{error}");
    }
    // It is no table of this version.
    let now = text.replacen("operations = 1", "operations = 2", 1);
    assert!(CostTable::read("old", &now).is_err());
}
