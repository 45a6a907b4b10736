//! Capacities of rules: what they are called, and that another number is written where
//! it has to be.

use rtcep_lang::model::{Capacity, capacities};
use rtcep_lang::print::print;
use rtcep_lang::{Model, compile_str};

const RULES: &str = "
    engine Rules;
    resolution 1us;
    reorder within 5us, max 8;
    merge left, right, max 4;
    event A { k: u32, x: u32 }
    event B { k: u32 }
    lifespan Visit {
        from B;
        until after 9us discard;
        key k;
        max_open 6, per_key 2;
    }
    situation Shared: sequence in Visit {
        operand a: first A, max 3;
        operand again: first A, max 3;
        operand b: last B;
        emit { x: a.x }
    }
    situation Last: report in Visit {
        operand a: A, max 5, on_full drop_oldest;
        when sum(a.x) > 9;
        emit { n: count() }
    }
    situation Burst: all in Visit {
        operand a: first A{2..=3}, max 4;
        operand b: absolute last B;
        emit { n: count(a) }
    }
    action Warn on Last { n: n }
    actions max 7, on_full reject;
";

fn model() -> Model {
    compile_str(RULES).unwrap_or_else(|e| panic!("{e}")).model
}

#[test]
fn all_of_them_with_names_and_numbers() {
    let model = model();
    let told = capacities(&model).into_iter();
    let told = told.map(|c| format!("{} {} {}", c.name(&model), c.symbol(&model), c.get(&model)));
    assert_eq!(
        told.collect::<Vec<_>>(),
        [
            // `a` and `again` share a list; `b` of the sequence stores nothing.
            "Shared.a.max max_a 3",
            "Last.a.max max_a 5",
            // What is absolute is one.
            "Burst.a.max max_a 4",
            "Burst.a.most most_a 3",
            "Visit.max_open max_open 6",
            "Visit.per_key per_key 2",
            "actions.max max 7",
            "reorder.max max 8",
            "merge.max max 4",
        ]
    );
}

#[test]
fn some_are_meant() {
    let model = model();
    let meant = |c: &Capacity| c.meaning(&model).is_some();
    let meant = capacities(&model).into_iter().filter(meant);
    let meant: Vec<_> = meant.map(|c| c.name(&model)).collect();
    assert_eq!(meant, ["Last.a.max", "Burst.a.most"]);
}

/// Each alone, and what is printed is accepted and has it.
#[test]
fn another_number_is_printed_and_accepted() {
    let declared = model();
    for capacity in capacities(&declared) {
        let mut model = declared.clone();
        let number = capacity.get(&declared) + 1;
        capacity.set(&mut model, number);
        assert_ne!(model, declared);
        let compiled = compile_str(&print(&model));
        let compiled = compiled.unwrap_or_else(|e| panic!("{}: {e}", capacity.name(&declared)));
        assert_eq!(compiled.model, model);
        assert_eq!(capacity.get(&compiled.model), number);
        capacity.set(&mut model, number - 1);
        assert_eq!(model, declared);
    }
}
