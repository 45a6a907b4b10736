//! Streams of events, the same on every machine.
//!
//! Types and values are random, so that no branch predictor learns them, and
//! chosen so that every path of a rule is taken: detections, candidates that
//! find none, full lists and, where there is a window, candidates too old.

mod keyed;

use crate::rules::keyed::{keyed16, keyed256};
use crate::rules::{alert_track, all2, atleast, atleast_pair, atleast_sum, deferred, each2};
use crate::rules::{report, report_float, sequence3, unless};
use keyed::{Happens, keyed};

/// Ticks and event, in the order of time.
pub type Stream<E> = Vec<(u64, E)>;

/// A small generator of uniform numbers (SplitMix64), with a fixed sequence per
/// seed: the streams are part of what is reported.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`; slightly uneven, which does not matter here.
    pub const fn below(&mut self, limit: u32) -> u32 {
        // The upper half of a product of 32 bits each fits 32 bits.
        #[allow(clippy::cast_possible_truncation)]
        let number = (((self.next() >> 32) * limit as u64) >> 32) as u32;
        number
    }
}

/// `events` events, the next one at most `gap` ticks after the one before.
fn stream<E>(
    events: usize,
    gap: u32,
    seed: u64,
    mut event: impl FnMut(&mut Random) -> E,
) -> Stream<E> {
    let mut random = Random::new(seed);
    let mut t = 0;
    (0..events)
        .map(|_| {
            t += u64::from(random.below(gap + 1));
            (t, event(&mut random))
        })
        .collect()
}

/// A, B and C alike often, on average 20 ms apart: the window of 5 s covers
/// about 83 of each, a little more than a list holds.
#[must_use]
pub fn sequence3(events: usize, seed: u64) -> Stream<sequence3::Sequence3Event> {
    use sequence3::{A, B, C, Sequence3Event};
    stream(events, 40_000, seed, |random| {
        let id = random.below(u32::MAX);
        match random.below(3) {
            0 => Sequence3Event::A(A { id }),
            1 => Sequence3Event::B(B { id }),
            _ => Sequence3Event::C(C { id }),
        }
    })
}

/// A and B alike often: runs of one type fill its list now and then.
#[must_use]
pub fn all2(events: usize, seed: u64) -> Stream<all2::All2Event> {
    use all2::{A, All2Event, B};
    stream(events, 1_000, seed, |random| {
        let id = random.below(u32::MAX);
        match random.below(2) {
            0 => All2Event::A(A { id }),
            _ => All2Event::B(B { id }),
        }
    })
}

/// A and B alike often, with values alike: about a third of the events find
/// partners, on average two, and four candidates are examined for each event.
#[must_use]
pub fn each2(events: usize, seed: u64) -> Stream<each2::Each2Event> {
    use each2::{A, B, Each2Event};
    stream(events, 1_000, seed, |random| {
        let value = random.below(1_000);
        match random.below(2) {
            0 => Each2Event::A(A { x: value }),
            _ => Each2Event::B(B { y: value }),
        }
    })
}

/// One alert for two tracks, half of which are near, over 16 targets.
#[must_use]
pub fn alert_track(events: usize, seed: u64) -> Stream<alert_track::AlertsEvent> {
    use alert_track::{AlertTrigger, AlertsEvent, Kind, TrackData};
    #[allow(clippy::cast_precision_loss)] // below 2^24
    let up_to = |random: &mut Random, limit| random.below(limit) as f32;
    stream(events, 1_000, seed, |random| {
        let target = random.below(16);
        let range = up_to(random, 40_000);
        match random.below(3) {
            0 => AlertsEvent::AlertTrigger(AlertTrigger {
                target,
                bearing: up_to(random, 360),
                range,
                kind: Kind::Air,
            }),
            _ => AlertsEvent::TrackData(TrackData {
                target,
                range,
                speed: up_to(random, 300),
            }),
        }
    })
}

macro_rules! keyed_stream {
    ($(#[$doc:meta])* $name:ident, $event:ident, $max_open:literal) => {
        $(#[$doc])*
        #[must_use]
        pub fn $name(events: usize, seed: u64) -> Stream<$name::$event> {
            use $name::{$event, Heat, Shake, Start, Stop};
            keyed($max_open, events, seed, |machine, happens| match happens {
                Happens::Start => $event::Start(Start { machine }),
                Happens::Shake(level) => $event::Shake(Shake { machine, level }),
                Happens::Heat(celsius) => $event::Heat(Heat { machine, celsius }),
                Happens::Stop => $event::Stop(Stop { machine }),
            })
        }
    };
}

keyed_stream! {
    /// Machines of which about 12 are at work at once.
    keyed16, Keyed16Event, 16
}

keyed_stream! {
    /// Machines of which about 192 are at work at once.
    keyed256, Keyed256Event, 256
}

/// Auctions of about 24 prices, on average half a second; one in four or five has
/// to be ended by its second. Few offers meet a bid: seven pairs an auction.
#[must_use]
pub fn deferred(events: usize, seed: u64) -> Stream<deferred::AuctionEvent> {
    use deferred::{AuctionEvent, Bid, Close, Offer, Open};
    stream(events, 40_000, seed, |random| {
        let price = random.below(1_000);
        match random.below(34) {
            0..=3 => AuctionEvent::Open(Open { auction: price }),
            4 => AuctionEvent::Close(Close { auction: price }),
            n if n % 2 == 0 => AuctionEvent::Bid(Bid { price }),
            _ => AuctionEvent::Offer(Offer { price: price + 700 }),
        }
    })
}

/// Small packets and large ones, 3 ms apart: mostly they are enough before the window
/// forgets them, but runs of small ones fill the list.
#[must_use]
pub fn atleast(events: usize, seed: u64) -> Stream<atleast::FloodEvent> {
    use atleast::{FloodEvent, Packet};
    stream(events, 6_000, seed, |random| {
        let source = random.below(16);
        let bytes = match random.below(2) {
            0 => random.below(300),
            _ => random.below(1_500),
        };
        FloodEvent::Packet(Packet { source, bytes })
    })
}

/// Records of up to 1,500 bytes and erased ones alike often: about 13 make a detection.
#[must_use]
pub fn atleast_pair(events: usize, seed: u64) -> Stream<atleast_pair::FlashEvent> {
    use atleast_pair::{Erase, FlashEvent, Write};
    stream(events, 1_000, seed, |random| {
        let block = random.below(1_000);
        let bytes = random.below(1_500);
        match random.below(2) {
            0 => FlashEvent::Write(Write { block, bytes }),
            _ => FlashEvent::Erase(Erase { block, bytes }),
        }
    })
}

/// Records of up to 1,500 bytes: about 13 make a detection.
#[must_use]
pub fn atleast_sum(events: usize, seed: u64) -> Stream<atleast_sum::WearEvent> {
    use atleast_sum::{WearEvent, Write};
    stream(events, 1_000, seed, |random| {
        let block = random.below(1_000);
        let bytes = random.below(1_500);
        WearEvent::Write(Write { block, bytes })
    })
}

/// Machines of which about 48 are at work at once; four in ten run until their end
/// without being hot.
#[must_use]
pub fn unless(events: usize, seed: u64) -> Stream<unless::ShakenEvent> {
    use unless::{Heat, Shake, ShakenEvent, Start, Stop};
    keyed(64, events, seed, |machine, happens| match happens {
        Happens::Start => ShakenEvent::Start(Start { machine }),
        Happens::Shake(level) => ShakenEvent::Shake(Shake { machine, level }),
        Happens::Heat(celsius) => ShakenEvent::Heat(Heat { machine, celsius }),
        Happens::Stop => ShakenEvent::Stop(Stop { machine }),
    })
}

/// About 30 samples in each window, now and then more than a list holds.
#[must_use]
pub fn report(events: usize, seed: u64) -> Stream<report::FurnaceEvent> {
    use report::{FurnaceEvent, Sample};
    stream(events, 72_000, seed, |random| {
        FurnaceEvent::Sample(Sample {
            sensor: 0,
            celsius: random.below(1_000),
        })
    })
}

/// The same times, with values from 0 to 1.
#[must_use]
pub fn report_float(events: usize, seed: u64) -> Stream<report_float::BearingEvent> {
    use report_float::{BearingEvent, Sample};
    stream(events, 72_000, seed, |random| {
        #[allow(clippy::cast_precision_loss)] // below 2^24
        let level = random.below(1_000) as f32 / 1_000.0;
        BearingEvent::Sample(Sample { sensor: 0, level })
    })
}
