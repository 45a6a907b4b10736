//! Bytes of a snapshot, as many as fit.

/// Writes into a buffer and counts on where that ends.
#[derive(Debug)]
pub struct Writer<'a> {
    into: &'a mut [u8],
    at: usize,
    unnamed: Option<&'static str>,
}

impl<'a> Writer<'a> {
    pub(super) fn new(into: &'a mut [u8]) -> Self {
        Self {
            into,
            at: 0,
            unnamed: None,
        }
    }

    /// Adds bytes.
    #[inline]
    pub fn bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        let place = self.into.get_mut(self.at..);
        if let Some(place) = place.and_then(<[u8]>::first_chunk_mut::<N>) {
            *place = bytes;
        }
        self.at = self.at.saturating_add(N);
    }

    /// Adds the length of a list.
    pub fn length(&mut self, length: usize) {
        // A list has fewer than 2^32 places.
        self.bytes(u32::try_from(length).unwrap_or(u32::MAX).to_le_bytes());
    }

    /// A value of this enumeration is none that the rules name.
    #[cold]
    pub fn unnamed(&mut self, enumeration: &'static str) {
        self.unnamed = Some(enumeration);
    }

    /// Bytes so far, whether they fit or not.
    pub(super) const fn len(&self) -> usize {
        self.at
    }

    pub(super) const fn found_unnamed(&self) -> Option<&'static str> {
        self.unnamed
    }

    /// What was written; none if it does not fit.
    pub(super) fn written(&self) -> Option<&[u8]> {
        self.into.get(..self.at)
    }
}
