//! The sink of measured engines: cheap, and equal only if they told the same.

use crate::rules::{alert_track, all2, atleast, atleast_pair, atleast_sum, deferred, each2, keyed};
use crate::rules::{report, report_float, sequence3, unless};
use rtcep::{Detection, Engine, Notice, Sink};

/// The payload of a detection, mixed into one number.
pub trait Payload {
    /// Different payloads give different numbers but for rare accidents.
    fn mix(&self) -> u64;
}

/// Sums what it is told, in a way that the order matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Checksum {
    /// Over time, call and payload of all detections, and operands of notices.
    pub sum: u64,
    /// Detections.
    pub detections: u64,
    /// Notices.
    pub notices: u64,
}

impl Checksum {
    #[inline(always)]
    const fn add(&mut self, value: u64) {
        self.sum = self.sum.rotate_left(5) ^ value;
    }
}

impl<E: Engine> Sink<E> for Checksum
where
    E::Detection: Payload,
{
    #[inline(always)]
    fn detection(&mut self, detection: Detection<E::Detection>) {
        self.detections += 1;
        let place = detection.call.wrapping_add(detection.instance);
        self.add(
            detection.t
                ^ u64::from(detection.exact) << 63
                ^ place.rotate_left(32)
                ^ detection.situation.mix(),
        );
    }

    #[inline(always)]
    fn notice(&mut self, notice: Notice) {
        self.notices += 1;
        match notice {
            Notice::Overflow { operand, .. } => self.add(u64::from(operand.index)),
            Notice::LifespanFull { lifespan, .. } => self.add(!u64::from(lifespan.index)),
            _ => {}
        }
    }
}

impl Payload for sequence3::Sequence3Detection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Abc(abc) = self;
        u64::from(abc.a) ^ u64::from(abc.b).rotate_left(16) ^ u64::from(abc.c).rotate_left(32)
    }
}

impl Payload for all2::All2Detection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Pair(pair) = self;
        u64::from(pair.a) ^ u64::from(pair.b).rotate_left(32)
    }
}

impl Payload for deferred::AuctionDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Cross(cross) = self;
        u64::from(cross.bid) ^ u64::from(cross.offer).rotate_left(32)
    }
}

impl Payload for keyed::keyed16::Keyed16Detection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Wear(wear) = self;
        worn(wear.machine, wear.level, wear.celsius)
    }
}

impl Payload for keyed::keyed256::Keyed256Detection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Wear(wear) = self;
        worn(wear.machine, wear.level, wear.celsius)
    }
}

#[inline(always)]
fn worn(machine: u32, level: u32, celsius: u32) -> u64 {
    u64::from(machine) ^ u64::from(level).rotate_left(24) ^ u64::from(celsius).rotate_left(44)
}

impl Payload for each2::Each2Detection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Cross(cross) = self;
        u64::from(cross.x) ^ u64::from(cross.y).rotate_left(32)
    }
}

impl Payload for alert_track::AlertsDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::AlertTrack(both) = self;
        u64::from(both.target) ^ u64::from(both.range.to_bits()).rotate_left(32)
    }
}

impl Payload for atleast::FloodDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::TooMuch(much) = self;
        much.bytes
    }
}

impl Payload for atleast_pair::FlashDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Worn(worn) = self;
        worn.bytes
    }
}

impl Payload for atleast_sum::WearDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Quota(quota) = self;
        quota.bytes
    }
}

impl Payload for unless::ShakenDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Loose(loose) = self;
        worn(loose.machine, loose.level, 0)
    }
}

impl Payload for report::FurnaceDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Hot(hot) = self;
        hot.mean.to_bits() ^ hot.samples.rotate_left(32)
    }
}

impl Payload for report_float::BearingDetection {
    #[inline(always)]
    fn mix(&self) -> u64 {
        let Self::Loud(loud) = self;
        let extremes = u64::from(loud.least.to_bits()) ^ u64::from(loud.most.to_bits()) << 32;
        loud.mean.to_bits() ^ extremes
    }
}
