//! Equality and order: by bytes, whatever the capacities.
//!
//! What is compared is as long as the smaller capacity and not as long as the
//! texts: so the loop has a constant length.

use super::Str;
use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

impl<const N: usize> Str<N> {
    /// The bytes that a text of `M` bytes may have too, with zeros behind the text.
    #[inline(always)]
    fn common<const M: usize>(&self) -> &[u8] {
        match self.bytes.split_at_checked(M) {
            Some((common, _)) => common,
            None => &self.bytes,
        }
    }
}

impl<const N: usize, const M: usize> PartialEq<Str<M>> for Str<N> {
    #[inline(always)]
    fn eq(&self, other: &Str<M>) -> bool {
        // Of equal lengths neither has a byte that the other has no place for.
        (self.length == other.length) & (self.common::<M>() == other.common::<N>())
    }
}

impl<const N: usize> Eq for Str<N> {}

impl<const N: usize, const M: usize> PartialOrd<Str<M>> for Str<N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &Str<M>) -> Option<Ordering> {
        // A text that ends before the other has a zero where that has a byte. If
        // that is a zero too, and all to come, the lengths decide.
        let order = self.common::<M>().cmp(other.common::<N>());
        Some(order.then(self.length.cmp(&other.length)))
    }
}

impl<const N: usize> Ord for Str<N> {
    #[inline(always)]
    fn cmp(&self, other: &Self) -> Ordering {
        let order = self.bytes.cmp(&other.bytes);
        order.then(self.length.cmp(&other.length))
    }
}

impl<const N: usize> Hash for Str<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // As `str` does, which is equal to it.
        self.as_str().hash(state);
    }
}

impl<const N: usize> PartialEq<str> for Str<N> {
    fn eq(&self, other: &str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl<const N: usize> PartialEq<&str> for Str<N> {
    fn eq(&self, other: &&str) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::Str;

    const TEXTS: [&str; 12] = [
        "", "\0", "\0\0", "a", "a\0", "a\0b", "a\u{1}", "ab", "abc", "b", "\u{e9}", "ab\0\0",
    ];

    /// As the bytes say, for every pair and of every two capacities.
    #[test]
    fn texts_compare_as_their_bytes() {
        for a in TEXTS {
            for b in TEXTS {
                let (s, t, u) = (Str::<4>::cut(a), Str::<4>::cut(b), Str::<7>::cut(b));
                let order = a.as_bytes().cmp(b.as_bytes());
                assert_eq!((s == t, s == u, u == s), (a == b, a == b, a == b));
                assert_eq!((s == b, s == *b), (a == b, a == b));
                assert_eq!(s.cmp(&t), order, "{a:?} {b:?}");
                assert_eq!(s.partial_cmp(&u), Some(order), "{a:?} {b:?}");
                assert_eq!(u.partial_cmp(&s), Some(order.reverse()), "{a:?} {b:?}");
            }
        }
    }

    /// The longer one has bytes where the shorter one has no place.
    #[test]
    fn what_does_not_fit_is_greater() {
        let (short, long) = (Str::<2>::cut("ab"), Str::<9>::cut("ab\0"));
        assert!(short != long && long > short);
        let (short, long) = (Str::<2>::cut("ac"), Str::<9>::cut("abz"));
        assert!(short > long);
        assert_eq!(Str::<9>::cut("ab"), Str::<2>::cut("ab"));
        assert_eq!(Str::<9>::cut("ab"), "ab");
    }
}
