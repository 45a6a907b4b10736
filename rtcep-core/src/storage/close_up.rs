//! Moving candidates up.

/// Moves `items[by..]` to the front. The checks that cannot fail vanish at every
/// level of optimisation, which those of `copy_within` do not; where it pays,
/// the compiler makes one move of the loop.
#[inline(always)]
pub(super) fn close_up<T: Copy>(items: &mut [T], by: usize) {
    for to in 0..items.len().saturating_sub(by) {
        let from = items.get(to.wrapping_add(by)).copied();
        if let (Some(item), Some(place)) = (from, items.get_mut(to)) {
            *place = item;
        }
    }
}
