//! The lists of candidates, against a plain vector: what they hold, refuse and count.

use rtcep_core::storage::{Aged, Each, Gauge, Mask, Ring, Weighed, Weight};
use rtcep_core::{Counter, Op, OpCounts, Scope};

/// Places of a list, and of one with a general move.
const FEW: usize = 5;
const MANY: usize = 19;

/// A small generator of numbers: the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.0 >> 33) % (n as u64)).expect("a small number")
    }
}

/// What is stored: numbers that only grow, which are their weights too.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Item(u32);

impl Weight for Item {
    fn weight(&self) -> u32 {
        self.0
    }
}

/// What is done with a list.
#[derive(Clone, Copy, Debug)]
enum Step {
    Push,
    Expire(u32),
    Evict,
    RemoveAt(usize),
    Remove([usize; 2]),
    Clear,
}

/// A list beside which a vector stands.
trait List {
    const PLACES: usize;

    fn items(&self) -> Vec<Item>;
    fn edges(&self) -> (Option<Item>, Option<Item>);
    fn is_full(&self) -> bool;
    fn push(&mut self, item: Item) -> bool;
    fn run(&mut self, step: Step, g: &mut Gauge<'_, Counter<1>>);
}

macro_rules! lists {
    ($($list:ident of $places:ident),*) => { $(
        impl List for $list<Item, $places> {
            const PLACES: usize = $places;

            fn items(&self) -> Vec<Item> {
                assert_eq!(self.len(), self.as_slice().len());
                assert_eq!(self.is_empty(), self.as_slice().is_empty());
                self.as_slice().to_vec()
            }

            fn edges(&self) -> (Option<Item>, Option<Item>) {
                (self.front().copied(), self.back().copied())
            }

            fn is_full(&self) -> bool {
                self.is_full()
            }

            fn push(&mut self, item: Item) -> bool {
                self.push(item)
            }

            fn run(&mut self, step: Step, g: &mut Gauge<'_, Counter<1>>) {
                match step {
                    Step::Push => unreachable!(),
                    Step::Expire(to) => self.expire(|item| item.0 <= to, g),
                    Step::Evict => self.evict(g),
                    Step::RemoveAt(place) => self.remove_at(place, g),
                    Step::Remove(places) => {
                        let mut gone = Mask::<1>::first(0);
                        for place in places.into_iter().filter(|&place| place < self.len()) {
                            gone.insert(place);
                        }
                        self.remove(&gone, g);
                    }
                    Step::Clear => self.clear(),
                }
            }
        }
    )* };
}

lists!(Aged of FEW, Aged of MANY, Each of FEW, Each of MANY);

/// What is left of a vector, and the operations of a list with so many places.
fn expected(items: &[Item], step: Step) -> (Vec<Item>, OpCounts) {
    let mut left = items.to_vec();
    let all = items.len() as u64;
    let moved = OpCounts::ZERO.with(Op::Compact, all);
    let counts = match step {
        Step::Push => unreachable!(),
        Step::Expire(to) => {
            left.retain(|item| item.0 > to);
            match all - left.len() as u64 {
                0 => OpCounts::ZERO,
                gone => moved.with(Op::Expire, gone),
            }
        }
        Step::Evict => {
            left.remove(0);
            moved
        }
        Step::RemoveAt(place) => {
            left.remove(place);
            moved
        }
        Step::Remove(places) => {
            let mut place = 0;
            left.retain(|_| {
                place += 1;
                !places.contains(&(place - 1))
            });
            moved
        }
        Step::Clear => {
            left.clear();
            OpCounts::ZERO
        }
    };
    (left, counts)
}

fn is_a_vector<L: List>(mut list: L) {
    let mut numbers = Numbers(7);
    let mut items: Vec<Item> = Vec::new();
    let mut newest = 0_u32;
    for _ in 0..4_000 {
        let len = items.len();
        let step = match numbers.below(24) {
            // Only full lists are evicted from.
            0 | 1 if len == L::PLACES => Step::Evict,
            2 | 3 if len > 0 => Step::RemoveAt(numbers.below(len)),
            4 if len > 0 => Step::Remove([(); 2].map(|()| numbers.below(len))),
            5 => Step::Expire(newest.saturating_sub(2)),
            6 => Step::Expire(0),
            7 if numbers.below(8) == 0 => Step::Clear,
            _ => Step::Push,
        };
        let mut counter = Counter::<1>::new();
        let counted = if let Step::Push = step {
            newest += 1;
            let room = len < L::PLACES;
            assert_eq!(list.push(Item(newest)), room);
            items.extend(room.then_some(Item(newest)));
            OpCounts::ZERO
        } else {
            let (left, counts) = expected(&items, step);
            list.run(step, &mut Gauge::new(&mut counter, Scope::Situation(0)));
            items = left;
            counts
        };
        assert_eq!(list.items(), items, "{step:?}");
        assert_eq!(counter.all(), counted, "{step:?}");
        let edges = (items.first().copied(), items.last().copied());
        assert_eq!(list.edges(), edges, "{step:?}");
        assert_eq!(list.is_full(), items.len() == L::PLACES, "{step:?}");
    }
}

#[test]
fn lists_that_close_up_hold_what_a_vector_holds() {
    is_a_vector(Aged::<Item, FEW>::new());
    is_a_vector(Aged::<Item, MANY>::new());
    is_a_vector(Each::<Item, FEW>::new(Item(0)));
    is_a_vector(Each::<Item, MANY>::new(Item(0)));
}

/// Rings give up their oldest candidate alone.
#[test]
fn rings_hold_what_a_vector_holds() {
    let mut numbers = Numbers(8);
    let mut ring = Ring::<Item, FEW, 8>::new(Item(0));
    let mut weighed = Weighed::<Item, FEW, 8>::new(Item(0));
    let mut items: Vec<Item> = Vec::new();
    for newest in 1..4_000_u32 {
        match numbers.below(8) {
            0 if !items.is_empty() => {
                ring.pop_front();
                weighed.pop_front();
                items.remove(0);
            }
            1 => {
                let mut counters = [Counter::<1>::new(), Counter::new()];
                let [a, b] = &mut counters;
                let to = newest.saturating_sub(2);
                ring.expire(|item| item.0 <= to, &mut Gauge::new(a, Scope::Situation(0)));
                weighed.expire(|item| item.0 <= to, &mut Gauge::new(b, Scope::Situation(0)));
                let before = items.len();
                items.retain(|item| item.0 > to);
                let gone = (before - items.len()) as u64;
                for counter in counters {
                    assert_eq!(counter.all(), OpCounts::ZERO.with(Op::Expire, gone));
                }
            }
            2 if numbers.below(8) == 0 => {
                ring.clear();
                weighed.clear();
                items.clear();
            }
            _ => {
                let room = items.len() < FEW;
                assert_eq!(ring.push(Item(newest)), room);
                assert_eq!(weighed.push(Item(newest)), room);
                items.extend(room.then_some(Item(newest)));
            }
        }
        let all: Vec<Item> = ring.iter().copied().collect();
        assert_eq!(all, items);
        assert_eq!((ring.len(), weighed.len()), (items.len(), items.len()));
        assert_eq!(ring.is_empty(), items.is_empty());
        assert_eq!(weighed.is_empty(), items.is_empty());
        assert_eq!(ring.is_full(), items.len() == FEW);
        assert_eq!(weighed.is_full(), items.len() == FEW);
        assert_eq!(ring.front(), items.first());
        assert_eq!(weighed.front(), items.first());
        assert_eq!(ring.back(), items.last());
        for place in 0..=FEW {
            assert_eq!(ring.get(place), items.get(place));
            assert_eq!(weighed.get(place), items.get(place));
        }
        let sum: u64 = items.iter().map(|item| u64::from(item.0)).sum();
        assert_eq!(weighed.sum(), sum);
    }
}

/// The edges of a set, in each of its words.
#[test]
fn sets_of_places_know_their_lowest_and_highest() {
    for (low, high) in [(0, 0), (3, 62), (63, 64), (64, 127), (5, 130), (128, 191)] {
        let mut mask = Mask::<3>::first(0);
        assert_eq!((mask.lowest(), mask.highest()), (None, None));
        assert!(mask.is_empty());
        mask.insert(low);
        mask.insert(high);
        assert_eq!((mask.lowest(), mask.highest()), (Some(low), Some(high)));
        assert_eq!(mask.len(), usize::from(low != high) + 1);
        assert!(mask.contains(low) && mask.contains(high) && !mask.is_empty());
        mask.remove(high);
        assert_eq!(mask.lowest(), (low != high).then_some(low));
        assert!(!mask.contains(high));
    }
}

/// A list of more places than a word has bits is judged word by word.
#[test]
fn a_long_list_knows_its_matches() {
    let mut list = Each::<Item, 130>::new(Item(0));
    for n in 0..120 {
        assert!(list.push(Item(n)));
    }
    let mut counter = Counter::<1>::new();
    let g = &mut Gauge::new(&mut counter, Scope::Situation(0));
    let third = |item: &Item| item.0.is_multiple_of(3);
    for mask in [list.matching::<3, _>(third, g), list.choices(third, g)] {
        let places: Vec<usize> = mask.ones().collect();
        let expected: Vec<usize> = (0..40).map(|n| 3 * n).collect();
        assert_eq!(places, expected);
    }
    assert_eq!(counter.all(), OpCounts::ZERO.with(Op::Row, 2 * 130));
}
