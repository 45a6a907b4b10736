//! `first` with a `retain` that has a condition, of one list: what can be left.
//!
//! As long as the oldest reach `n`, an event is stored without a use. So a candidate
//! that was never used gets among the oldest where older ones leave without being
//! used: too old, or pushed out.

use super::super::count::weights;
use super::super::paths::Context;
use super::Event;
use super::alike::Weighing;
use super::left::{Left, Used};
use crate::model::OnFull;
use crate::plan::CountPlan;

impl Context<'_> {
    pub(super) fn oldest(&self, count: &CountPlan, event: Event) -> Vec<Left> {
        let max = self.room(0)[0];
        let weighing = self.weighing(count);
        match weighing {
            Weighing::Mixed => Vec::new(),
            // An event that drops all others leaves nothing.
            _ if max == 0 => match event {
                Event::Spare => Vec::new(),
                Event::Used | Event::Needed if weights(count, 0).1 < count.n.into() => Vec::new(),
                Event::Used | Event::Needed => {
                    let gone = u128::from(self.situation.prunes().is_some());
                    vec![left(0, gone, Used::None)]
                }
            },
            Weighing::Free => self.oldest_free(max, event),
            Weighing::Same(weight) => {
                let run = u128::from(count.n).div_ceil(weight);
                self.oldest_alike(max, run, event)
            }
        }
    }

    /// All weigh the same: a use takes `run` of them.
    fn oldest_alike(&self, max: u128, run: u128, event: Event) -> Vec<Left> {
        let prunes = self.situation.prunes().is_some();
        let pushed = u128::from(self.lists[0].on_full == OnFull::DropOldest);
        if event != Event::Spare {
            let least = run - 1;
            if max < least {
                return Vec::new();
            }
            let mut lefts = vec![left(least, 0, Used::All), left(least, 0, Used::None)];
            if prunes && max >= run {
                // Behind those that stayed are so many that were never used.
                let new = (max - run + pushed).min(least);
                lefts.push(left(least, max - least, Used::First(new)));
            }
            return lefts;
        }
        if max < run {
            return Vec::new();
        }
        // The oldest have stayed, and the event finds room, or none.
        let mut lefts = vec![left(max, 0, Used::None)];
        if max > run {
            lefts.push(left(max - 1, 0, Used::None));
        }
        if pushed > 0 {
            lefts.push(left(max, 0, Used::First(1)));
        }
        let most = max - run;
        let gone = [1, most.min(run - pushed), most];
        for gone in gone
            .into_iter()
            .filter(|gone| prunes && (1..=most).contains(gone))
        {
            let new = (gone + pushed).min(run);
            lefts.push(left(max - gone, gone, Used::First(new)));
        }
        lefts
    }

    /// Weights are judged: one that is heavy enough and stays holds back all others,
    /// until it leaves.
    fn oldest_free(&self, max: u128, event: Event) -> Vec<Left> {
        let prunes = self.situation.prunes().is_some();
        let pushed = self.lists[0].on_full == OnFull::DropOldest;
        let mut lefts = vec![left(max, 0, Used::None)];
        if event != Event::Spare || max > 1 {
            lefts.push(left(max - 1, 0, Used::None));
        }
        if event != Event::Spare {
            lefts.push(left(max, 0, Used::All));
            if prunes {
                lefts.push(left(0, max, Used::None));
            }
            return lefts;
        }
        if pushed {
            lefts.push(left(max, 0, Used::All));
        }
        if prunes && max > 1 {
            lefts.push(left(max - 1, 1, Used::All));
            lefts.push(left(1, max - 1, Used::All));
        }
        lefts
    }
}

fn left(left: u128, gone: u128, used: Used) -> Left {
    Left {
        of: vec![left],
        gone,
        used,
        run: None,
        judged: None,
    }
}
