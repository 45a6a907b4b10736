//! Cost tables: what is read, what is refused and in which words, and what is looked up.

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
fn wrong_lines_are_named() {
    let cases = [
        (
            "version = 1",
            "version = 0",
            "it is of version 0, and this version of rtcep reads 1; calibrate the target anew",
        ),
        (
            "version = 1",
            "version = 2",
            "it is of version 2, and this version of rtcep reads 1; use a later version of rtcep",
        ),
        (
            "operations = 1",
            "operations = 2",
            "its `operations` are of version 2, and this version of rtcep knows those of 1; use a later version of rtcep",
        ),
        (
            "rustc = \"1.95.0\"",
            "rustc = \" \"",
            "`rustc` is empty; a name is needed",
        ),
        (
            "opt_level = \"3\"",
            "opt_level = \"4\"",
            "`opt_level` is \"4\"; one of \"0\", \"1\", \"2\", \"3\", \"s\" and \"z\" is needed",
        ),
        (
            "unit = \"ns\"",
            "unit = \"us\"",
            "`unit` is \"us\"; \"ns\" or \"instructions\" is needed",
        ),
        (
            "caches = \"warm\"",
            "caches = \"hot\"",
            "`caches` is \"hot\"; \"warm\" or \"cold\" is needed",
        ),
        (
            "samples = 20000",
            "samples = 0",
            "`samples` is 0; 1 or more is needed",
        ),
        (
            "salts_tried = 1",
            "salts_tried = 0",
            "`salts_tried` is 0; 1 or more is needed",
        ),
        (
            "quantile = 0.99",
            "quantile = 0",
            "`quantile` is 0; a number above 0, at most 1 is needed",
        ),
        (
            "quantile = 0.99",
            "quantile = nan",
            "`quantile` is NaN; a number above 0, at most 1 is needed",
        ),
        (
            "margin = 1.15",
            "margin = 0.99",
            "`margin` is 0.99; a number from 1 to 100 is needed",
        ),
        (
            "floor = 12.0",
            "floor = -1",
            "`floor` is -1; a number from 0 to 1e9 is needed",
        ),
        (
            "date = 2026-11-30",
            "date = 2026-11-30T10:00:00",
            "`date` is 2026-11-30T10:00:00; a day, as in 2026-11-30, is needed",
        ),
        (
            "date = 2026-11-30",
            "date = 10:00:00",
            "`date` is 10:00:00; a day, as in 2026-11-30, is needed",
        ),
        (
            "[held_out.capacities]",
            "[held_out.other]",
            "`held_out` is of `other`; `capacities`, `template` or `several` is needed",
        ),
        (
            "[families.join.prices]",
            "[families.join.prices]\nfoo = 1",
            "`foo` is no operation, and `join` has no price for it",
        ),
        (
            "[families.join.prices]",
            "[families.join.prices]\n\"key probe\" = 1",
            "`join` has no operation `key probe`; its families are lifespan",
        ),
    ];
    for (line, other, message) in cases {
        let (text, at) = with(line, other);
        // What is added stands behind the line.
        let at = at + usize::from(other.contains('\n'));
        assert_eq!(refused(&text), [format!("here:{at}: {message}")], "{other}");
    }
}

#[test]
fn prices_that_are_none_are_named() {
    let line = text()
        .lines()
        .find(|line| line.starts_with("arrival = "))
        .map(str::to_owned)
        .expect("a price");
    for (price, shown) in [
        ("-0.5", "-0.5"),
        ("nan", "NaN"),
        ("inf", "inf"),
        ("-inf", "-inf"),
        ("1e10", "10000000000"),
    ] {
        let (text, at) = with(&line, &format!("arrival = {price}"));
        let message = format!(
            "here:{at}: the price of `arrival` in `adapter` is {shown}; a number from 0 to 1e9 is needed"
        );
        assert_eq!(refused(&text), [message]);
    }
    let (text, _) = with(&line, "arrival = 3");
    let table = CostTable::read("here", &text).expect("a whole number is one");
    assert_eq!(table.price(Family::Adapter, Op::Arrival), Ok(3.0));
}

#[test]
fn what_is_missing_is_named() {
    let (text, _) = with("[families.engine.prices]", "[families.engine.prices]");
    let text: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("derive = "))
        .collect();
    // One price less: the fit cannot have determined all of them.
    let text = text
        .join("\n")
        .replacen("[families.engine]\nd = 3", "[families.engine]\nd = 2", 1);
    assert_eq!(
        refused(&text),
        ["here: it has no price of `derive` in `engine`"]
    );

    let (text, at) = with("[families.engine]", "[families.motor]");
    let text = text.replace("[families.engine.prices]", "[families.motor.prices]");
    assert_eq!(
        refused(&text),
        [
            format!(
                "here:{at}: `motor` is no family; there are engine, join, count, absence, \
                 aggregate, temporal, stateless, adapter, lifespan"
            ),
            "here: it has no prices of `engine`".to_owned(),
        ]
    );
}

#[test]
fn what_is_no_table_is_refused_with_its_line() {
    assert_eq!(
        refused(""),
        ["here: it does not say `version = 1`: is it a cost table?"]
    );
    let toml = [
        (
            "version = 1\n\nunit = ns\n",
            "here:3: this is no cost table: ",
        ),
        ("version = 1\n[a\n", "here:2: this is no cost table: "),
        ("version = \"1\"", "here:1: this is no cost table: "),
        (
            "version = 1\nversion = 1",
            "here:2: this is no cost table: ",
        ),
        (
            "version = 1",
            "here:1: this is no cost table: missing field `operations`",
        ),
    ];
    for (text, begins) in toml {
        let refused = refused(text);
        assert_eq!(refused.len(), 1);
        assert!(refused[0].starts_with(begins), "{}", refused[0]);
    }
    for (line, other, word) in [
        ("margin = 1.15", "margin = \"1.15\"", "margin"),
        ("margin = 1.15", "margine = 1.15", "margine"),
        ("samples = 20000", "samples = -1", "-1"),
        ("rows = 312", "rows = 1.5", "1.5"),
    ] {
        let (text, at) = with(line, other);
        let refused = refused(&text);
        assert_eq!(refused.len(), 1);
        let begins = format!("here:{at}: this is no cost table: ");
        assert!(refused[0].starts_with(&begins), "{} for {word}", refused[0]);
    }
}

#[test]
fn what_was_shown_must_be_possible() {
    for (line, other, message) in [
        (
            "rows = 312",
            "rows = 0",
            vec![
                "rows` is 0; 1 or more is needed",
                "violations` is 2; at most the number of rows is needed",
            ],
        ),
        (
            "violations = 2",
            "violations = 313",
            vec!["violations` is 313; at most the number of rows is needed"],
        ),
        (
            "median = 1.5",
            "median = inf",
            vec!["median` is inf; a ratio above 0 is needed"],
        ),
        (
            "worst = 2.25",
            "worst = 1.25",
            vec!["worst` is 1.25; a ratio of the median or more is needed"],
        ),
    ] {
        let (text, _) = with(line, other);
        let (_, at) = with("[held_out.capacities]", "");
        let expected: Vec<String> = message
            .iter()
            .map(|message| format!("here:{at}: `capacities.{message}"))
            .collect();
        assert_eq!(refused(&text), expected);
    }
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
