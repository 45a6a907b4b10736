//! Bounds as declared are those of generated code, counted and priced.

use crate::table;
use rtcep::bounds::Cause;
use rtcep::{Bounds, Engine, Family, Op};
use rtcep_bench::bound::of_causes;
use rtcep_bench::what_if::{Options, What, run};
use rtcep_lang::table::Unit;

macro_rules! rules {
    ($name:ident { $($rules:tt)* }) => {
        mod $name {
            rtcep::situations! { $($rules)* }
            pub(crate) const TEXT: &str = stringify!($($rules)*);
        }
    };
}

rules! { joined {
    pub engine Rules;
    resolution 1us;

    event A { key: u32, x: u16 }
    event B { key: u32, x: u16 }

    lifespan Watch { from startup; max_open 1; }

    situation Near: all in Watch {
        operand a: each A, max 6, retain if x > 500, on_full drop_oldest;
        operand b: first B, max 5, on_full drop_oldest;
        when a.key == b.key && a.x <= b.x;
        emit { x: a.x }
    }
    situation Again: sequence in Watch {
        operand n: first Near, max 4;
        operand a: last A;
        emit { x: n.x }
    }
} }

rules! { keyed {
    pub engine Rules;
    resolution 1us;

    event A { key: u32, x: u16 }
    event B { key: u32 }
    event C { key: u32 }

    lifespan Visit {
        from C;
        until B discard;
        until after 10us terminate;
        key key;
        max_open 8, per_key 3, on_full drop_oldest;
    }

    situation Many: atleast 3 in Visit {
        detect deferred;
        operand a: first A if x > 7, max 5;
        emit { n: count() }
    }
} }

rules! { stateless {
    pub engine Rules;
    resolution 1us;

    event Plot { key: u32, x: u16 }
    event Track { key: u32, x: u16 }

    refer Track from Plot if x > 3 { key: key, x: x + 1 }

    lifespan Watch { from startup; max_open 1; }

    situation Fast: any in Watch {
        operand t: Track if x > 9;
        emit { key: it.key }
    }

    action Warn on Fast { key: key }
    actions max 4, on_full reject;
} }

/// What one operation is worth in one family: different for all.
fn price(family: Family, op: Op) -> f64 {
    f64::from(family as u8) + f64::from(op as u8) / 64.0 + 0.25
}

fn same<E: Engine>(name: &str, text: &str) {
    let bounds: &Bounds = &E::BOUNDS;
    let (path, table) = table(name, Unit::Instructions, price);
    let counted = run(text, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    let asked = Options {
        table: Some(path),
        ..Options::default()
    };
    let priced = run(text, &asked).unwrap_or_else(|error| panic!("{error}"));
    let mut processed = 0;
    for (counted, priced) in counted.declared.iter().zip(&priced.declared) {
        let named = bounds.events.iter().position(|e| e.name == counted.event);
        let event = || Cause::Event(named.expect("an event of the rules"));
        let causes = match counted.what {
            What::Process => vec![Cause::Sweep, event()],
            What::Event => vec![event()],
            What::Timers => vec![Cause::Sweep],
        };
        processed += usize::from(counted.what == What::Process);
        // Counts are exact.
        assert_eq!(counted.bound, of_causes(bounds, &causes, |_, _| 1.0).cost);
        let cost = of_causes(bounds, &causes, price).cost;
        let bound = table.bound(cost);
        let off = (priced.bound - bound).abs();
        assert!(off < 1e-9 * bound, "{priced:?}, and not {bound}");
    }
    assert_eq!(processed, bounds.events.len());
    let timers = counted.declared.iter().any(|d| d.what == What::Timers);
    assert_eq!(timers, bounds.sweep.checks > 0);
}

#[test]
fn bounds_are_those_of_generated_code() {
    same::<joined::Rules>("joined", joined::TEXT);
    same::<keyed::Rules>("keyed", keyed::TEXT);
    same::<stateless::Rules>("stateless", stateless::TEXT);
}
