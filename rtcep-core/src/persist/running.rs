//! Running values of aggregates.

use super::{Corrupt, Item, Part, Reader, Writer};
use crate::aggregate::{Greatest, Least, Side, Sum};

/// A part that is made of a value.
macro_rules! made_of {
    ($(<$($t:ident: $bound:path),*> $part:ident$(<$($p:ident),*>)? = $value:ty;)*) => {$(
        impl<$($t: $bound + Copy),*> Part for $part$(<$($p),*>)? {
            const BYTES: usize = <$value as Item>::BYTES;

            fn save(&self, to: &mut Writer<'_>) {
                self.0.write(to);
            }

            fn load(from: &mut Reader<'_>, into: Option<&mut Self>) -> Result<(), Corrupt> {
                let value = <$value as Item>::read(from)?;
                if let Some(into) = into {
                    *into = Self(value);
                }
                Ok(())
            }
        }
    )*};
}
made_of! {
    <T: Item> Sum<T> = T;
    <T: Item, N: Item> Least<T, N> = Option<(T, N)>;
    <T: Item, N: Item> Greatest<T, N> = Option<(T, N)>;
    <> Side = Option<bool>;
}

/// Whether there is one, and it.
impl<T: Item> Item for Option<T> {
    const BYTES: usize = T::BYTES.saturating_add(1);

    fn write(self, to: &mut Writer<'_>) {
        self.is_some().write(to);
        match self {
            Some(value) => value.write(to),
            // As long in any case.
            None => (0..T::BYTES).for_each(|_| to.bytes([0])),
        }
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        if bool::read(from)? {
            return T::read(from).map(Some);
        }
        for _ in 0..T::BYTES {
            let [_] = from.bytes()?;
        }
        Ok(None)
    }
}

impl<A: Item, B: Item> Item for (A, B) {
    const BYTES: usize = A::BYTES.saturating_add(B::BYTES);

    fn write(self, to: &mut Writer<'_>) {
        self.0.write(to);
        self.1.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok((A::read(from)?, B::read(from)?))
    }
}
