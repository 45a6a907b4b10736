//! Single values.

use super::{Corrupt, Item, Problem, Reader, Writer};
use crate::{Str, stored_value};

/// Numbers; of floats all bits.
macro_rules! numbers {
    ($($ty:ty),*) => {$(
        impl Item for $ty {
            const BYTES: usize = size_of::<$ty>();

            #[inline]
            fn write(self, to: &mut Writer<'_>) {
                to.bytes(self.to_le_bytes());
            }

            #[inline]
            fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
                Ok(Self::from_le_bytes(from.bytes()?))
            }
        }
        stored_value!($ty);
    )*};
}
numbers!(u8, u16, u32, u64, u128, i8, i16, i32, i64, i128, f32, f64);

impl Item for bool {
    const BYTES: usize = 1;

    #[inline]
    fn write(self, to: &mut Writer<'_>) {
        to.bytes([u8::from(self)]);
    }

    #[inline]
    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        match from.bytes()? {
            [0] => Ok(false),
            [1] => Ok(true),
            _ => Err(from.wrong(Problem::Bool)),
        }
    }
}
stored_value!(bool);

/// Nothing.
impl Item for () {
    const BYTES: usize = 0;

    fn write(self, _: &mut Writer<'_>) {}

    fn read(_: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(())
    }
}
stored_value!(());

/// Its length, and all places, so that every text takes as many bytes.
impl<const N: usize> Item for Str<N> {
    const BYTES: usize = N.saturating_add(1);

    fn write(self, to: &mut Writer<'_>) {
        let (length, bytes) = self.parts();
        to.bytes([length]);
        to.bytes(bytes);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let [length] = from.bytes()?;
        Self::from_parts(length, from.bytes()?).ok_or(from.wrong(Problem::Text))
    }
}
stored_value!(Str<N>, N);
