//! The clock, and what was lost.

use super::{Corrupt, Item, Part, Problem, Reader, Writer};
use crate::account::{Account, Accounts};
use crate::engine::Clock;
use crate::notice::Tally;

/// Without the calls that it refused.
impl Part for Clock {
    const BYTES: usize = 24;

    fn save(&self, to: &mut Writer<'_>) {
        let (now, calls, numbers) = self.parts();
        now.write(to);
        calls.write(to);
        numbers.write(to);
    }

    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
        let [now, calls, numbers] = [u64::read(from)?, u64::read(from)?, u64::read(from)?];
        (from.now, from.calls, from.numbers) = (now, calls, numbers);
        from.called = calls > 0;
        if let Some(into) = into {
            into.set(now, calls, numbers);
        }
        Ok(())
    }
}

impl Item for Tally {
    const BYTES: usize = 24;

    fn write(self, to: &mut Writer<'_>) {
        self.lost.write(to);
        self.faults.write(to);
        self.missed.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(Self {
            lost: u64::read(from)?,
            faults: u64::read(from)?,
            missed: u64::read(from)?,
        })
    }
}

/// By event.
impl<const N: usize> Part for [Tally; N] {
    const BYTES: usize = <Tally as Item>::BYTES.saturating_mul(N);

    fn save(&self, to: &mut Writer<'_>) {
        self.iter().for_each(|tally| tally.write(to));
    }

    fn load(from: &mut Reader<'_>, mut into: Option<&mut Self>) -> Result<(), Corrupt> {
        for n in 0..N {
            let tally = Tally::read(from)?;
            let place = into.as_mut().and_then(|all| all.get_mut(n));
            if let Some(place) = place {
                *place = tally;
            }
        }
        Ok(())
    }
}

/// Bytes of an account.
const ACCOUNT: usize = 40;

impl Part for Account {
    const BYTES: usize = ACCOUNT;

    fn save(&self, to: &mut Writer<'_>) {
        self.parts().into_iter().for_each(|part| part.write(to));
    }

    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
        let mut parts = [0; 5];
        for part in &mut parts {
            *part = u64::read(from)?;
        }
        let [.., live, past, _] = parts;
        from.demand(live.max(past) <= from.newest, Problem::Future)?;
        if let Some(into) = into {
            *into = Self::from_parts(parts);
        }
        Ok(())
    }
}

impl<const S: usize, const L: usize, Q: Part> Part for Accounts<S, L, Q> {
    const BYTES: usize = S
        .saturating_add(L)
        .saturating_mul(ACCOUNT)
        .saturating_add(8)
        .saturating_add(Q::BYTES);

    fn save(&self, to: &mut Writer<'_>) {
        self.newest.write(to);
        for account in self.situations.iter().chain(&self.lifespans) {
            account.save(to);
        }
        self.actions.save(to);
    }

    fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
        from.newest = u64::read(from)?;
        match into {
            Some(into) => {
                into.newest = from.newest;
                let mut accounts = into.situations.iter_mut().chain(&mut into.lifespans);
                accounts.try_for_each(|account| Account::load(from, Some(account)))?;
                Q::load(from, Some(&mut into.actions))
            }
            None => {
                (0..S.saturating_add(L)).try_for_each(|_| Account::load(from, None))?;
                Q::load(from, None)
            }
        }
    }
}
