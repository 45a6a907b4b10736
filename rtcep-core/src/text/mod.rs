//! Text of a fixed capacity: `str<N>` of the rules (language.md, section 6).
//!
//! | file | what it holds |
//! |---|---|
//! | this one | [`Str`], how one is made and read |
//! | `compare` | equality and order, whatever the capacities |
//! | `find` | a part of a text: at its start, at its end, anywhere |

mod compare;
mod find;

use core::fmt;

/// UTF-8 of at most `N` bytes, 1 to 255, without a heap.
///
/// ```
/// use rtcep_core::Str;
///
/// let user: Str<16> = "root".try_into()?;
/// assert_eq!(user, "root");
/// assert!(Str::<3>::new("root").is_err());
/// assert_eq!(Str::<3>::cut("root"), "roo");
/// # Ok::<(), rtcep_core::TooLong>(())
/// ```
///
/// A capacity beyond these limits does not compile:
///
/// ```compile_fail
/// let text = rtcep_core::Str::<256>::cut("too many");
/// ```
#[derive(Clone, Copy)]
pub struct Str<const N: usize> {
    length: u8,
    /// Zeros behind the text, so that texts can be compared whole.
    bytes: [u8; N],
}

/// A text has more bytes than fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong {
    /// Bytes of the text.
    pub bytes: usize,
    /// Bytes that fit.
    pub capacity: usize,
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { bytes, capacity } = self;
        write!(f, "the text has {bytes} bytes, and {capacity} fit")
    }
}

impl core::error::Error for TooLong {}

impl<const N: usize> Str<N> {
    /// The text without a byte.
    pub const EMPTY: Self = {
        assert!(N >= 1 && N <= 255, "a `Str` has 1 to 255 bytes");
        Self {
            length: 0,
            bytes: [0; N],
        }
    };

    /// Bytes at most.
    pub const CAPACITY: usize = N;

    /// A text that fits.
    ///
    /// # Errors
    /// A text of more than `N` bytes.
    pub const fn new(text: &str) -> Result<Self, TooLong> {
        if text.len() > N {
            return Err(TooLong {
                bytes: text.len(),
                capacity: N,
            });
        }
        Ok(Self::cut(text))
    }

    /// The longest beginning of a text that fits, in whole characters.
    #[must_use]
    pub const fn cut(text: &str) -> Self {
        let mut length = if text.len() < N { text.len() } else { N };
        // It begins a character at 0 at the latest.
        while !text.is_char_boundary(length) {
            length = length.saturating_sub(1);
        }
        let mut made = Self::EMPTY;
        // Byte by byte: a copy of slices compares their lengths, and may panic.
        let (mut from, mut to) = (text.as_bytes(), made.bytes.as_mut_slice());
        let mut left = length;
        while left > 0 {
            let places = to;
            let (Some((byte, behind)), Some((place, others))) =
                (from.split_first(), places.split_first_mut())
            else {
                break;
            };
            *place = *byte;
            (from, to) = (behind, others);
            left -= 1;
        }
        #[allow(clippy::cast_possible_truncation)] // at most N, and that is below 256
        {
            made.length = length as u8;
        }
        made
    }

    /// The text; checked on each call, since the bytes are only known to be
    /// UTF-8 by how they were made.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.as_bytes()) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// The bytes of the text.
    #[inline(always)]
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8] {
        match self.bytes.split_at_checked(self.length as usize) {
            Some((text, _)) => text,
            None => &self.bytes,
        }
    }

    /// How many bytes it has.
    #[inline(always)]
    #[must_use]
    pub const fn len(&self) -> usize {
        self.length as usize
    }

    /// Whether it has no byte.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// Its length, and all places.
    pub(crate) const fn parts(self) -> (u8, [u8; N]) {
        (self.length, self.bytes)
    }

    /// What [`Str::parts`] gave; none if that is no text, or has something behind it.
    pub(crate) fn from_parts(length: u8, bytes: [u8; N]) -> Option<Self> {
        let (text, behind) = bytes.split_at_checked(usize::from(length))?;
        let is = core::str::from_utf8(text).is_ok() && behind.iter().all(|&byte| byte == 0);
        is.then_some(Self { length, bytes })
    }

    /// The same text with another capacity.
    ///
    /// # Errors
    /// A text of more than `M` bytes.
    pub fn resize<const M: usize>(&self) -> Result<Str<M>, TooLong> {
        if self.len() > M {
            return Err(TooLong {
                bytes: self.len(),
                capacity: M,
            });
        }
        let mut made = Str::<M>::EMPTY;
        for (place, byte) in made.bytes.iter_mut().zip(self.as_bytes()) {
            *place = *byte;
        }
        made.length = self.length;
        Ok(made)
    }
}

impl<const N: usize> TryFrom<&str> for Str<N> {
    type Error = TooLong;

    fn try_from(text: &str) -> Result<Self, TooLong> {
        Self::new(text)
    }
}

impl<const N: usize> core::str::FromStr for Str<N> {
    type Err = TooLong;

    fn from_str(text: &str) -> Result<Self, TooLong> {
        Self::new(text)
    }
}

impl<const N: usize> AsRef<str> for Str<N> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl<const N: usize> Default for Str<N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> fmt::Debug for Str<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl<const N: usize> fmt::Display for Str<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::{Str, TooLong};
    use std::format;

    #[test]
    fn what_fits_is_kept() {
        let text = Str::<4>::new("root").unwrap();
        assert_eq!((text.as_str(), text.len()), ("root", 4));
        let refused = TooLong {
            bytes: 5,
            capacity: 4,
        };
        assert_eq!(Str::<4>::new("roots"), Err(refused));
        assert_eq!(format!("{refused}"), "the text has 5 bytes, and 4 fit");
        assert_eq!(Str::<255>::new(&"x".repeat(255)).unwrap().len(), 255);
        assert!(Str::<255>::new(&"x".repeat(256)).is_err());
        assert!(Str::<1>::EMPTY.is_empty());
    }

    #[test]
    fn cut_ends_between_characters() {
        assert_eq!(Str::<3>::cut("aüö").as_str(), "aü");
        assert_eq!(Str::<2>::cut("aüö").as_str(), "a");
        assert_eq!(Str::<1>::cut("ü").as_str(), "");
        assert_eq!(Str::<8>::cut("aüö").as_str(), "aüö");
    }

    #[test]
    fn it_reads_as_the_text() {
        let text = Str::<8>::cut("a\"b");
        assert_eq!(format!("{text} {text:?}"), "a\"b \"a\\\"b\"");
        assert_eq!(text.resize::<3>().unwrap(), text);
        assert!(text.resize::<2>().is_err());
        assert_eq!("ab".parse::<Str<2>>().unwrap(), "ab");
    }
}
