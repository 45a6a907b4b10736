//! A part of a text, given by a constant.

use super::Str;

impl<const N: usize> Str<N> {
    /// Whether it begins with `part`.
    #[inline(always)]
    #[must_use]
    pub fn starts_with<const M: usize>(&self, part: &Str<M>) -> bool {
        self.as_bytes().starts_with(part.as_bytes())
    }

    /// Whether it ends with `part`.
    #[inline(always)]
    #[must_use]
    pub fn ends_with<const M: usize>(&self, part: &Str<M>) -> bool {
        self.as_bytes().ends_with(part.as_bytes())
    }

    /// Whether `part` stands anywhere in it. Every place is compared.
    #[inline(always)]
    #[must_use]
    pub fn contains<const M: usize>(&self, part: &Str<M>) -> bool {
        let part = part.as_bytes();
        let mut found = false;
        let mut rest = self.as_bytes();
        loop {
            found |= rest.starts_with(part);
            match rest.split_first() {
                Some((_, behind)) => rest = behind,
                None => return found,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Str;

    #[test]
    fn parts_are_found_where_they_stand() {
        let text = Str::<16>::cut("sshd[12]: fail");
        for part in [
            "",
            "s",
            "sshd",
            "shd",
            "fail",
            "il",
            "[1",
            "sshd[12]: fail",
            "x",
            "fail\0",
        ] {
            let (s, part_of) = (text.as_str(), Str::<16>::cut(part));
            assert_eq!(text.starts_with(&part_of), s.starts_with(part), "{part}");
            assert_eq!(text.ends_with(&part_of), s.ends_with(part), "{part}");
            assert_eq!(text.contains(&part_of), s.contains(part), "{part}");
        }
    }

    #[test]
    fn a_part_may_be_longer_than_the_text() {
        let (text, part) = (Str::<2>::cut("ab"), Str::<5>::cut("abc"));
        assert!(!text.starts_with(&part) && !text.ends_with(&part) && !text.contains(&part));
        assert!(Str::<2>::EMPTY.contains(&Str::<2>::EMPTY));
    }
}
