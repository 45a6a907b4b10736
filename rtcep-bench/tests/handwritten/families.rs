//! Counting, absence, aggregation.

use super::WINDOW;
use super::agree::{Traces, agree};
use rtcep_bench::workload::Random;
use rtcep_bench::{handwritten, rules};

#[test]
fn atleast() {
    use rules::atleast::{Flood, FloodEvent, Packet};
    // Small ones mostly, of which the list holds less than is enough.
    let event = |random: &mut Random| {
        let source = random.below(16);
        let bytes = match random.below(64) {
            0..=1 => random.below(20_000),
            2..=12 => random.below(128),
            _ => 64 + random.below(900),
        };
        FloodEvent::Packet(Packet { source, bytes })
    };
    let make = || (<Flood>::new(), handwritten::atleast::Flood::new());
    let traces = Traces {
        edge: 100_000,
        gap: 20_000,
        ..WINDOW
    };
    agree(traces, make, event);
}

#[test]
fn atleast_sum() {
    use rules::atleast_sum::{Wear, WearEvent, Write};
    let event = |random: &mut Random| {
        let block = random.below(16);
        let bytes = match random.below(16) {
            0 => u32::MAX - random.below(2),
            1 => 0,
            _ => random.below(2_000),
        };
        WearEvent::Write(Write { block, bytes })
    };
    let make = || (<Wear>::new(), handwritten::atleast_sum::Wear::new());
    let traces = Traces {
        loses: false,
        ..WINDOW
    };
    agree(traces, make, event);
}

#[test]
fn atleast_pair() {
    use rules::atleast_pair::{Erase, Flash, FlashEvent, Write};
    let event = |random: &mut Random| {
        let block = random.below(16);
        let bytes = match random.below(16) {
            0 => u32::MAX - random.below(2),
            1 => 0,
            _ => random.below(2_000),
        };
        match random.below(2) {
            0 => FlashEvent::Write(Write { block, bytes }),
            _ => FlashEvent::Erase(Erase { block, bytes }),
        }
    };
    let make = || (<Flash>::new(), handwritten::atleast_pair::Flash::new());
    let traces = Traces {
        loses: false,
        ..WINDOW
    };
    agree(traces, make, event);
}

/// More machines than there is room for, some of them more often than others.
#[test]
fn unless() {
    use rules::unless::{Heat, Shake, Shaken, ShakenEvent, Start, Stop};
    let event = |random: &mut Random| {
        let machine = random.below(150);
        match random.below(24) {
            0..=4 => ShakenEvent::Start(Start { machine }),
            5..=15 => ShakenEvent::Shake(Shake {
                machine: random.below(machine + 1),
                level: random.below(100),
            }),
            16..=20 => ShakenEvent::Heat(Heat {
                machine: random.below(machine + 1),
                celsius: random.below(100),
            }),
            _ => ShakenEvent::Stop(Stop { machine }),
        }
    };
    let make = || (<Shaken>::new(), handwritten::unless::Shaken::new());
    let traces = Traces {
        edge: 2_000_000,
        gap: 20_000,
        calls: 6_000,
        seldom: 1_000,
        ..WINDOW
    };
    agree(traces, make, event);
}

const SECOND: Traces = Traces {
    edge: 1_000_000,
    ..WINDOW
};

#[test]
fn report() {
    use rules::report::{Furnace, FurnaceEvent, Sample};
    let event = |random: &mut Random| {
        let celsius = match random.below(50) {
            0 => u32::MAX,
            _ => random.below(1_040),
        };
        FurnaceEvent::Sample(Sample { sensor: 0, celsius })
    };
    let make = || (<Furnace>::new(), handwritten::report::Furnace::new());
    agree(SECOND, make, event);
}

#[test]
fn report_float() {
    use rules::report_float::{Bearing, BearingEvent, Sample};
    let event = |random: &mut Random| {
        #[allow(clippy::cast_precision_loss)] // below 2^24
        let level = match random.below(100) {
            0 => f32::NAN,
            1 => -0.0,
            2 => 1.0e30,
            _ => 0.02 + random.below(1_000) as f32 / 1_000.0,
        };
        BearingEvent::Sample(Sample { sensor: 0, level })
    };
    let make = || (<Bearing>::new(), handwritten::report_float::Bearing::new());
    agree(SECOND, make, event);
}
