//! Sums of weights at the end of 64 bits. To come there takes 2^32 events of the
//! largest weight, so each test begins shortly before: what the macro makes stands in
//! this module, and so does what its instances keep.

#![allow(deprecated, reason = "`nth` with weights warns")]

use rtcep::Detection;

rtcep::situations! {
    engine Counters;
    resolution 1us;
    event Open { x: u8 }
    event A { x: u32, y: bool }
    event Close { x: u8 }
    lifespan Watch { from startup; max_open 1; }
    lifespan Run { from Open; until Close terminate; max_open 1; }

    situation Largest: nth 18446744073709551615 in Watch {
        operand a: A, weight x;
        emit { n: count() }
    }
    situation Before: nth 18446744073709551614 in Watch {
        operand a: A, weight x;
        emit { n: count() }
    }
    situation Parts: nth 18446744073709551615 in Watch {
        operand a: A if y, weight x, override if x == 0;
        operand b: A, weight x;
        emit { n: count() }
    }
    situation Enough: atleast 18446744073709551615 in Watch {
        operand a: A, weight x;
        emit { n: count() }
    }
    situation Last: nth 18446744073709551615 in Run {
        operand a: A, weight x;
        detect deferred;
        emit { n: count() }
    }
    situation Any: atmost 18446744073709551615 in Run {
        operand a: A, weight x;
        emit { n: count() }
    }
    situation Less: atmost 18446744073709551614 in Run {
        operand a: A, weight x;
        emit { n: count() }
    }
}

/// An engine whose instances have counted `short` less than the largest `u64`.
fn counted(short: u64) -> Counters {
    let mut engine = Counters::new();
    let open = Open { x: 0 };
    engine.process_open(at(0), &open, &mut ()).expect("in time");
    let sum = u64::MAX - short;
    engine.s0_largest.sum0 = sum.into();
    engine.s1_before.sum0 = sum;
    engine.s2_parts.sum0 = sum.into();
    engine.s3_enough.sum0 = sum;
    engine.s4_last[0].sum0 = sum.into();
    engine.s5_any[0].sum0 = sum.into();
    engine.s6_less[0].sum0 = sum;
    engine
}

fn at(t: u64) -> rtcep::time::Instant<1, 1_000_000> {
    rtcep::time::Instant::<1, 1_000_000>::from_ticks(t)
}

/// What an event of weight `x` makes of it.
fn add(engine: &mut Counters, x: u32, y: bool) -> String {
    told(|sink| engine.process_a(at(1), &A { x, y }, sink).is_ok())
}

/// What the end of the instance makes of it.
fn close(engine: &mut Counters) -> String {
    told(|sink| engine.process_close(at(2), &Close { x: 0 }, sink).is_ok())
}

type Told<'a> = (
    &'a mut dyn FnMut(Detection<CountersDetection>),
    fn(rtcep::Notice),
);

fn told(call: impl FnOnce(&mut Told<'_>) -> bool) -> String {
    let mut told = Vec::new();
    let mut detection = |d: Detection<CountersDetection>| told.push(word(&d.situation));
    assert!(call(&mut (&mut detection, |notice| panic!("{notice:?}"))));
    told.join("; ")
}

fn word(detection: &CountersDetection) -> String {
    let (name, n) = match detection {
        CountersDetection::Largest(d) => ("Largest", d.n),
        CountersDetection::Before(d) => ("Before", d.n),
        CountersDetection::Parts(d) => ("Parts", d.n),
        CountersDetection::Enough(d) => ("Enough", d.n),
        CountersDetection::Last(d) => ("Last", d.n),
        CountersDetection::Any(d) => ("Any", d.n),
        CountersDetection::Less(d) => ("Less", d.n),
    };
    format!("{name} {}", i128::from(n) - i128::from(u64::MAX))
}

#[test]
fn exactly_the_largest_is_told_once() {
    let mut engine = counted(2);
    assert_eq!(add(&mut engine, 1, false), "Before -1");
    assert_eq!(add(&mut engine, 1, false), "Largest 0; Parts 0; Enough 0");
    // More than the largest, which no sum of 64 bits tells from it.
    assert_eq!(add(&mut engine, 1, false), "");
    assert_eq!(add(&mut engine, 4_294_967_295, false), "");
    assert_eq!(close(&mut engine), "");
}

#[test]
fn a_jump_over_the_largest_does_not_fire() {
    let mut engine = counted(2);
    // `atleast` tells what fits.
    assert_eq!(add(&mut engine, 3, false), "Enough 0");
    assert_eq!(add(&mut engine, 1, false), "");
    assert_eq!(close(&mut engine), "");
}

#[test]
fn the_largest_at_the_end() {
    let mut engine = counted(2);
    assert_eq!(add(&mut engine, 2, false), "Largest 0; Parts 0; Enough 0");
    assert_eq!(close(&mut engine), "Last 0; Any 0");
    let mut engine = counted(2);
    assert_eq!(add(&mut engine, 1, false), "Before -1");
    assert_eq!(close(&mut engine), "Any -1; Less -1");
}

#[test]
fn sums_of_several_operands_add_up_above_it() {
    let mut engine = counted(2);
    // A sum of its own: 3 too many in all, and again after `override`.
    assert_eq!(add(&mut engine, 5, true), "Enough 0");
    assert_eq!(add(&mut engine, 0, true), "");
    assert_eq!(add(&mut engine, 2, true), "Parts 0");
    // Once per instance, though the sum comes there again.
    assert_eq!(add(&mut engine, 0, true), "");
    assert_eq!(add(&mut engine, 2, true), "");
}
