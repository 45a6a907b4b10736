//! Lists of candidates: how many, and each, oldest first.

use super::{Corrupt, Item, Part, Problem, Reader, Writer};
use crate::storage::{Aged, Each, Ring, Weighed, Weight};

/// Bytes of a list at most.
const fn bytes<T: Item + Copy>(most: usize) -> usize {
    most.saturating_mul(T::BYTES).saturating_add(4)
}

fn save<'a, T: Item + Copy + 'a>(
    length: usize,
    items: impl Iterator<Item = &'a T>,
    to: &mut Writer<'_>,
) {
    to.length(length);
    for item in items {
        item.write(to);
    }
}

/// Reads at most `most` items, none of them younger than the one behind it or
/// than now, and all of them in the older list that the reader was told of.
fn load<T: Item + Copy>(
    from: &mut Reader<'_>,
    most: usize,
    mut keep: impl FnMut(T),
) -> Result<(), Corrupt> {
    let older = from.older();
    let length = from.length(most)?;
    let mut last = (0, 0);
    for _ in 0..length {
        let item = T::read(from)?;
        let (t, n) = item.age();
        let later = n > last.1 || !T::NUMBERED;
        from.demand(t >= last.0 && later, Problem::Order)?;
        from.demand(t <= from.now && n <= from.numbers, Problem::Future)?;
        from.demand(t >= from.oldest, Problem::Past)?;
        let shared = older.as_ref().is_none_or(|older| holds::<T>(older, (t, n)));
        from.demand(shared, Problem::Differs)?;
        last = (t, n);
        keep(item);
    }
    Ok(())
}

/// Whether a list that was read before has something of this age.
fn holds<T: Item + Copy>(list: &Reader<'_>, age: (u64, u64)) -> bool {
    let mut list = list.clone();
    let length = list.length(usize::MAX).unwrap_or(0);
    (0..length).any(|_| T::read(&mut list).is_ok_and(|item| item.age() == age))
}

macro_rules! list {
    (<$t:ident: $bound:ident, $($n:ident),*> $list:ident: $ty:ty, $items:expr) => {
        impl<$t: Item + Copy + $bound, $(const $n: usize),*> Part for $ty {
            const BYTES: usize = bytes::<$t>(M);

            fn save(&self, to: &mut Writer<'_>) {
                let $list = self;
                save($list.len(), $items, to);
            }

            fn load(from: &mut Reader<'_>, mut into: Option<&mut Self>) -> Result<(), Corrupt> {
                if let Some(into) = &mut into {
                    into.clear();
                }
                load(from, M, |item| {
                    if let Some(into) = &mut into {
                        // No longer than `M`: there is room.
                        let _ = into.push(item);
                    }
                })
            }
        }
    };
}
list!(<T: Copy, M, N> list: Ring<T, M, N>, list.iter());
list!(<T: Copy, M> list: Aged<T, M>, list.as_slice().iter());
list!(<T: Copy, M> list: Each<T, M>, list.as_slice().iter());
// The sum of the weights follows from them.
list!(<T: Weight, M, N> list: Weighed<T, M, N>, {
    (0..list.len()).filter_map(|place| list.get(place))
});
