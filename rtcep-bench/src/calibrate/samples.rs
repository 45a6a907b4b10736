//! Samples of single calls: without those during which the machine did something else, and
//! with others in their place.

use super::machine::{Machine, Reading};
use crate::subject::{Around, BLOCK, Prepared};
use crate::workload::Random;

/// What the machine says of itself.
pub trait Clockwork {
    /// Its counters now; none where it does not tell.
    fn read(&mut self) -> Option<Reading>;
}

impl Clockwork for Machine {
    fn read(&mut self) -> Option<Reading> {
        Machine::read(self)
    }
}

/// How many samples were taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken {
    /// All.
    pub all: u64,
    /// Those that were dropped.
    pub dropped: u64,
    /// Times that fewer were left than were wanted.
    pub short: u64,
    /// Whether the machine never told of itself.
    pub untold: bool,
}

impl Taken {
    /// With others.
    pub const fn add(&mut self, other: Self) {
        self.all += other.all;
        self.dropped += other.dropped;
        self.short += other.short;
        self.untold |= other.untold;
    }
}

/// So many times the wanted samples are taken at most.
const TRIES: usize = 4;

/// Looks at the machine behind a block.
struct Behind<'a, M> {
    machine: &'a mut M,
    now: Option<Reading>,
}

impl<M: Clockwork> Around for Behind<'_, M> {
    fn block_ends(&mut self) {
        self.now = self.machine.read();
    }
}

/// Samples with warm caches. A block in which the counters changed is dropped whole,
/// whatever it took, and another one is taken. What they said behind a block is what they
/// said before the next one: a reading takes as long as many a block, and what changes while
/// copies are made drops a block too many.
pub fn warm(
    prepared: &mut dyn Prepared,
    wanted: usize,
    machine: &mut impl Clockwork,
    random: &mut Random,
) -> (Vec<u64>, Taken) {
    let mut samples = Vec::with_capacity(wanted + BLOCK);
    let mut taken = Taken::default();
    let mut times = [0; BLOCK];
    // The first block warms up, and is no sample.
    let mut behind = Behind { machine, now: None };
    prepared.block(&drawn(prepared.len(), random), &mut behind, &mut times);
    for _ in 0..wanted.div_ceil(BLOCK) * TRIES {
        if samples.len() >= wanted {
            break;
        }
        let before = behind.now;
        prepared.block(&drawn(prepared.len(), random), &mut behind, &mut times);
        taken.all += BLOCK as u64;
        taken.untold |= behind.now.is_none();
        match before == behind.now {
            true => samples.extend_from_slice(&times),
            false => taken.dropped += BLOCK as u64,
        }
    }
    taken.short += u64::from(samples.len() < wanted);
    (samples, taken)
}

/// States in an order that no branch predictor can learn: each is drawn anew.
fn drawn(states: usize, random: &mut Random) -> [usize; BLOCK] {
    let states = u32::try_from(states).unwrap_or(u32::MAX);
    std::array::from_fn(|_| random.below(states) as usize)
}

/// Makes caches cold before each call, which takes so long that the machine is asked around
/// each call, and not around a block.
#[derive(Debug)]
pub struct Cold<M> {
    lines: Vec<u8>,
    machine: M,
    before: Option<Reading>,
    undisturbed: Vec<bool>,
    untold: bool,
}

impl<M: Clockwork> Cold<M> {
    /// Walks through so many bytes.
    pub fn new(machine: M, bytes: usize) -> Self {
        Self {
            lines: vec![0; bytes],
            machine,
            before: None,
            undisturbed: Vec::with_capacity(BLOCK),
            untold: false,
        }
    }

    /// Samples with cold caches. One during which the counters changed is dropped, whatever
    /// it took, and another one is taken.
    pub fn samples(
        &mut self,
        prepared: &mut dyn Prepared,
        wanted: usize,
        random: &mut Random,
    ) -> (Vec<u64>, Taken) {
        let mut samples = Vec::with_capacity(wanted + BLOCK);
        let mut taken = Taken::default();
        let mut times = [0; BLOCK];
        for _ in 0..wanted.div_ceil(BLOCK) * TRIES {
            if samples.len() >= wanted {
                break;
            }
            self.undisturbed.clear();
            let states = drawn(prepared.len(), random);
            prepared.block(&states, self, &mut times);
            let before = samples.len();
            let kept = times.iter().zip(&self.undisturbed).filter(|(_, ok)| **ok);
            samples.extend(kept.map(|(&ns, _)| ns));
            taken.all += BLOCK as u64;
            taken.dropped += (BLOCK - (samples.len() - before)) as u64;
        }
        taken.untold = self.untold;
        taken.short += u64::from(samples.len() < wanted);
        (samples, taken)
    }
}

impl<M: Clockwork> Around for Cold<M> {
    fn before(&mut self) {
        for byte in self.lines.iter_mut().step_by(64) {
            *byte = byte.wrapping_add(1);
        }
        std::hint::black_box(&mut self.lines);
        self.before = self.machine.read();
    }

    fn after(&mut self) {
        let now = self.machine.read();
        self.untold |= now.is_none();
        self.undisturbed.push(now == self.before);
    }
}

#[cfg(test)]
mod tests {
    use super::{Clockwork, Cold, Taken, drawn, warm};
    use crate::calibrate::machine::Reading;
    use crate::subject::{Around, BLOCK, Prepared};
    use crate::workload::Random;

    /// Calls of two states, whose times are how many calls there were.
    #[derive(Default)]
    struct Two {
        calls: u64,
    }

    impl Prepared for Two {
        fn len(&self) -> usize {
            2
        }

        fn once(&mut self, _: usize) {}

        fn block(
            &mut self,
            states: &[usize; BLOCK],
            around: &mut dyn Around,
            times: &mut [u64; BLOCK],
        ) {
            for (state, time) in states.iter().zip(times) {
                assert!(*state < 2);
                around.before();
                self.calls += 1;
                *time = self.calls;
                around.after();
            }
            around.block_ends();
        }
    }

    /// An interrupt at every reading whose number the function names.
    struct Every<F: Fn(u64) -> bool> {
        readings: u64,
        interrupts: u64,
        disturbed: F,
    }

    impl<F: Fn(u64) -> bool> Clockwork for Every<F> {
        fn read(&mut self) -> Option<Reading> {
            self.readings += 1;
            self.interrupts += u64::from((self.disturbed)(self.readings));
            Some(Reading::of(0, self.interrupts, 0))
        }
    }

    fn every<F: Fn(u64) -> bool>(disturbed: F) -> Every<F> {
        Every {
            readings: 0,
            interrupts: 0,
            disturbed,
        }
    }

    #[test]
    fn what_is_dropped_is_made_up_for() {
        // Every second reading differs from the one before, and so every second block.
        let mut machine = every(|n| n % 2 == 0);
        let (samples, taken) = warm(&mut Two::default(), 200, &mut machine, &mut Random::new(1));
        assert_eq!(samples.len(), 4 * BLOCK);
        // The first block is none; then every second one.
        assert_eq!(samples[0], 2 * BLOCK as u64 + 1);
        let expected = Taken {
            all: 8 * BLOCK as u64,
            dropped: 4 * BLOCK as u64,
            short: 0,
            untold: false,
        };
        assert_eq!(taken, expected);
    }

    #[test]
    fn what_cannot_be_made_up_for_is_told() {
        let mut machine = every(|_| true);
        let (samples, taken) = warm(&mut Two::default(), 64, &mut machine, &mut Random::new(1));
        assert!(samples.is_empty());
        assert_eq!((taken.dropped, taken.short), (4 * BLOCK as u64, 1));
        // A machine that says nothing drops nothing, and that is told.
        struct Silent;
        impl Clockwork for Silent {
            fn read(&mut self) -> Option<Reading> {
                None
            }
        }
        let (samples, taken) = warm(&mut Two::default(), 64, &mut Silent, &mut Random::new(1));
        assert_eq!((samples.len(), taken.untold), (64, true));
    }

    #[test]
    fn cold_calls_are_dropped_one_by_one() {
        // Two readings around each call: those of every third call differ.
        let machine = every(|n| n % 6 == 0);
        let mut cold = Cold::new(machine, 1 << 10);
        let (samples, taken) = cold.samples(&mut Two::default(), 100, &mut Random::new(1));
        assert_eq!(samples[..3], [1, 2, 4]);
        assert!(samples.len() >= 100 && taken.short == 0);
        assert_eq!(taken.all - taken.dropped, samples.len() as u64);
    }

    #[test]
    fn states_come_in_no_cycle() {
        let mut random = Random::new(7);
        let mut all = Vec::new();
        for _ in 0..64 {
            all.extend(drawn(2, &mut random));
        }
        for period in 1..256 {
            assert!(
                (period..all.len()).any(|i| all[i] != all[i - period]),
                "{period}"
            );
        }
    }
}
