//! Cost tables: what is read, what is refused and in which words, and what is looked up.

mod wrong;

use rtcep_core::{Family, Op, OpCounts};
use rtcep_lang::table::{Caches, CostTable, Date, HeldOut, OPERATIONS, Prices, Tier, Unit};

/// A table with a price of its own for every operation of every family.
fn table() -> CostTable {
    let mut next = 0.0;
    let shown = HeldOut {
        rows: 312,
        violations: 2,
        median: 1.5,
        worst: 2.25,
    };
    CostTable {
        name: "here".to_owned(),
        operations: OPERATIONS,
        target: "x86_64-unknown-linux-gnu".to_owned(),
        cpu: "AMD \"Zen\" 4".to_owned(),
        rustc: "1.95.0".to_owned(),
        opt_level: "3".to_owned(),
        unit: Unit::Nanoseconds,
        caches: Caches::Warm,
        samples: 20_000,
        quantile: 0.99,
        margin: 1.15,
        floor: 12.0,
        salt: "salt".to_owned(),
        salts_tried: 1,
        date: Date::constant(2026, 11, 30),
        held_out: [(Tier::Capacities, shown), (Tier::Several, shown)].into(),
        prices: Prices::new(|_, _| {
            next += 0.1;
            next
        }),
    }
}

fn text() -> String {
    table().write().expect("it can be written")
}

/// The text of the table with one line as another, and the number of that line.
fn with(line: &str, other: &str) -> (String, usize) {
    let text = text();
    let at = text.lines().position(|found| found == line);
    let at = at.unwrap_or_else(|| panic!("no line `{line}` in\n{text}"));
    let lines = text.lines().enumerate();
    let lines = lines.map(|(i, line)| if i == at { other } else { line });
    (lines.collect::<Vec<_>>().join("\n"), at + 1)
}

fn refused(text: &str) -> Vec<String> {
    match CostTable::read("here", text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn what_is_written_is_read_as_it_was() {
    assert_eq!(CostTable::read("here", &text()), Ok(table()));
    let mut other = table();
    other.unit = Unit::Instructions;
    other.caches = Caches::Cold;
    other.held_out.clear();
    other.floor = 0.0;
    let text = other.write().expect("it can be written");
    assert_eq!(CostTable::read("here", &text), Ok(other));
}

#[test]
fn what_cannot_be_read_is_not_written() {
    let prices = |price: f64| CostTable {
        prices: Prices::new(|_, _| price),
        ..table()
    };
    assert!(prices(0.0).write().is_ok());
    for price in [-1.0, f64::NAN, f64::INFINITY] {
        let families = Family::ALL.map(|family| family.ops().count());
        let errors = prices(price).write().expect_err("no price");
        assert_eq!(errors.len(), families.iter().sum::<usize>());
    }
    let early = CostTable {
        date: Date::constant(-1, 1, 1),
        ..table()
    };
    assert!(early.write().is_err());
}

#[test]
fn every_error_is_told() {
    let (text, _) = with("margin = 1.15", "margin = 0");
    let text = text
        .replace("unit = \"ns\"", "unit = \"s\"")
        .replace("row = ", "rows = ");
    let refused = refused(&text);
    assert_eq!(refused.len(), 6, "{refused:#?}");
    assert!(refused[0].contains("`unit`"));
    assert!(refused[1].contains("`margin`"));
    assert!(
        refused
            .iter()
            .any(|error| error == "here: it has no price of `row` in `join`")
    );
}

#[test]
fn what_happens_is_priced() {
    let table = CostTable {
        prices: Prices::new(|family, op| {
            if (family, op) == (Family::Join, Op::Row) {
                0.5
            } else {
                2.0
            }
        }),
        ..table()
    };
    let counts = OpCounts::ZERO.with(Op::Row, 100).with(Op::Emit, 3);
    assert_eq!(table.cost(Family::Join, &counts), Ok(56.0));
    assert_eq!(table.cost(Family::Absence, &counts), Ok(206.0));
    assert_eq!(table.cost(Family::Join, &OpCounts::ZERO), Ok(0.0));
    let error = table
        .cost(Family::Count, &counts)
        .expect_err("no rows there");
    assert_eq!(
        error.to_string(),
        "here: it has no price of `row` in `count`, which that family does not have"
    );
    assert!((table.bound(100.0) - 112.0 * 1.15).abs() < 1e-9);
    // No counts are too large for a bound.
    let most = CostTable {
        prices: Prices::new(|_, _| 1e9),
        ..table
    };
    let counts = OpCounts::new([u64::MAX; Op::COUNT]);
    let lifespan = Family::Lifespan
        .ops()
        .fold(OpCounts::ZERO, |sum, op| sum.with(op, counts.get(op)));
    let cost = most
        .cost(Family::Lifespan, &lifespan)
        .expect("all have a price");
    assert!(most.bound(cost).is_finite());
}

#[test]
fn a_table_is_of_one_target() {
    assert_eq!(table().expect_target("x86_64-unknown-linux-gnu"), Ok(()));
    let error = table()
        .expect_target("thumbv7em-none-eabihf")
        .expect_err("another one");
    assert_eq!(
        error.to_string(),
        "here: it was measured on x86_64-unknown-linux-gnu, and this is for \
         thumbv7em-none-eabihf; name the table of that target, or calibrate it"
    );
}

/// Those of the project stay good for what they were measured for.
#[test]
fn tables_of_the_project_are_read() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../targets");
    let files = std::fs::read_dir(folder).expect("the folder of tables");
    let files = files.map(|file| file.expect("a file").path());
    let tables = files.filter(|file| {
        let name = file.file_name().unwrap_or_default();
        file.extension().is_some_and(|e| e == "toml") && name != "salts.toml"
    });
    let mut read = 0;
    for file in tables {
        let text = std::fs::read_to_string(&file).expect("text");
        if let Err(errors) = CostTable::read("table", &text) {
            panic!("{}: {errors:?}", file.display());
        }
        read += 1;
    }
    assert!(read > 0, "no table in {folder}");
}
