//! The search for the worst state finds what the analysis counts.

use rtcep::bounds::Cause;
use rtcep_bench::bound::apart;
use rtcep_bench::search::{Effort, Found, search};
use rtcep_bench::subject::{BLOCK, Subject};

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
} }

rules! { keyed {
    pub engine Rules;
    resolution 1us;

    event A { key: u32, x: u16 }
    event B { key: u32 }
    event C { key: u32 }

    lifespan Visit {
        policy ignore;
        from C;
        until B discard;
        until after 10us terminate;
        key key;
        max_open 8, on_full drop_oldest;
    }

    situation Many: atleast 3 in Visit {
        detect deferred;
        operand a: first A if x > 7, max 5;
        emit { n: count() }
    }
} }

/// How dear the dearest call that was found is, and how dear the count is.
fn near(subject: &Subject, causes: &[Cause]) -> Vec<(f64, f64)> {
    let archives = search(subject, Effort::FULL, |_, _| 1.0);
    let of = |cause: &Cause| {
        let archive = archives
            .iter()
            .find(|a| a.cause == *cause)
            .expect("a cause");
        for found in archive.found() {
            assert!(found.cost <= archive.dearest().expect("it was met").cost);
            replayed(subject, found);
        }
        let counted = apart(&subject.bounds, *cause, |_, _| 1.0).cost;
        (archive.dearest().expect("it was met").cost, counted)
    };
    causes.iter().map(of).collect()
}

/// A trace does again what was found with it, and an engine that does not count takes it.
fn replayed(subject: &Subject, found: &Found) {
    let mut engine = subject.counting();
    for step in &found.trace {
        engine.take();
        engine.call(step).expect("time goes on");
    }
    assert_eq!(engine.take(), found.observed);
    let plain = subject.plain().prepare(std::slice::from_ref(&found.trace));
    let mut prepared = plain.expect("time goes on");
    assert_eq!(prepared.len(), 1);
    prepared.once(0);
    let mut times = [0; BLOCK];
    prepared.block(&[0; BLOCK], &mut (), &mut times);
    assert!(times.iter().all(|&ns| ns > 0));
}

#[test]
fn what_is_counted_is_found() {
    let subject = rtcep_bench::subject!(joined::Rules, joined::TEXT).expect("rules");
    let found = near(&subject, &[Cause::Event(0), Cause::Event(1)]);
    assert!(
        found.iter().all(|(found, counted)| found == counted),
        "{found:?}"
    );
    let subject = rtcep_bench::subject!(keyed::Rules, keyed::TEXT).expect("rules");
    let mut causes: Vec<Cause> = (0..3).map(Cause::Event).collect();
    causes.push(Cause::Sweep);
    let mut found = near(&subject, &causes);
    // Eight instances that end at eight ticks, each with as much as it can hold.
    let (sweep, counted) = found.pop().expect("the sweep");
    assert!(
        sweep >= 0.9 * counted && sweep <= counted,
        "{sweep} of {counted}"
    );
    assert!(
        found.iter().all(|(found, counted)| found == counted),
        "{found:?}"
    );
}

#[test]
fn text_that_is_no_rule_set_is_refused() {
    let refused = rtcep_bench::subject!(joined::Rules, "engine ;").expect_err("no rules");
    assert!(refused.to_string().contains("cannot be read"), "{refused}");
}
