//! What generated code says of its structs and enumerations: their fields.

/// A struct whose fields are parts.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_part {
    ($name:ident { $($field:ident: $ty:ty,)* } $(then $settle:ident)?) => {
        impl $crate::persist::Part for $name {
            const BYTES: usize =
                0_usize $(.saturating_add(<$ty as $crate::persist::Part>::BYTES))*;

            fn save(&self, to: &mut $crate::persist::Writer<'_>) {
                let _ = &to;
                $($crate::persist::Part::save(&self.$field, to);)*
            }

            fn load(
                from: &mut $crate::persist::Reader<'_>,
                into: ::core::option::Option<&mut Self>,
            ) -> ::core::result::Result<(), $crate::persist::Corrupt> {
                let _ = &from;
                match into {
                    ::core::option::Option::Some(into) => {
                        let _ = &into;
                        $(<$ty as $crate::persist::Part>::load(
                            from, ::core::option::Option::Some(&mut into.$field),
                        )?;)*
                        $(into.$settle();)?
                    }
                    ::core::option::Option::None => {
                        $(<$ty as $crate::persist::Part>::load(
                            from, ::core::option::Option::None,
                        )?;)*
                    }
                }
                ::core::result::Result::Ok(())
            }
        }
    };
}

/// A value that is a part, too.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_value {
    ($ty:ty $(, $n:ident)?) => {
        impl$(<const $n: usize>)? $crate::persist::Part for $ty {
            const BYTES: usize = <Self as $crate::persist::Item>::BYTES;

            fn save(&self, to: &mut $crate::persist::Writer<'_>) {
                $crate::persist::Item::write(*self, to);
            }

            fn load(
                from: &mut $crate::persist::Reader<'_>,
                into: ::core::option::Option<&mut Self>,
            ) -> ::core::result::Result<(), $crate::persist::Corrupt> {
                let value = <Self as $crate::persist::Item>::read(from)?;
                if let ::core::option::Option::Some(into) = into {
                    *into = value;
                }
                ::core::result::Result::Ok(())
            }
        }
    };
}

/// A struct whose fields are items; `age` are its tick and its running number.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_item {
    (
        $name:ident { $($field:ident: $ty:ty as $form:ty,)* }
        age($($t:ident)?, $($n:ident)?)
    ) => {
        impl $crate::persist::Item for $name {
            const BYTES: usize =
                0_usize $(.saturating_add(<$ty as $crate::persist::Item<$form>>::BYTES))*;

            fn write(self, to: &mut $crate::persist::Writer<'_>) {
                let _ = &to;
                $(<$ty as $crate::persist::Item<$form>>::write(self.$field, to);)*
            }

            fn read(
                from: &mut $crate::persist::Reader<'_>,
            ) -> ::core::result::Result<Self, $crate::persist::Corrupt> {
                let _ = &from;
                ::core::result::Result::Ok(Self {
                    $($field: <$ty as $crate::persist::Item<$form>>::read(from)?,)*
                })
            }

            const NUMBERED: bool = false $(|| {
                let _ = |item: &Self| item.$n;
                true
            })?;

            fn age(&self) -> (u64, u64) {
                (0 $(| self.$t)?, 0 $(| self.$n)?)
            }
        }
    };
}

/// An enumeration with the values that the rules name, by declaration.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_variants {
    ($name:ident as $form:ty, $title:literal { $($index:literal: $variant:expr,)* }) => {
        impl $crate::persist::Item<$form> for $name {
            const BYTES: usize = 2;

            fn write(self, to: &mut $crate::persist::Writer<'_>) {
                $(if self == $variant {
                    return to.bytes(<u16>::to_le_bytes($index));
                })*
                to.unnamed($title);
            }

            fn read(
                from: &mut $crate::persist::Reader<'_>,
            ) -> ::core::result::Result<Self, $crate::persist::Corrupt> {
                match <u16>::from_le_bytes(from.bytes()?) {
                    $($index => ::core::result::Result::Ok($variant),)*
                    _ => ::core::result::Result::Err(
                        from.wrong($crate::persist::Problem::Variant),
                    ),
                }
            }
        }
    };
}

/// An enumeration of structs that are items.
#[doc(hidden)]
#[macro_export]
macro_rules! stored_choice {
    ($name:ident { $($index:literal: $variant:ident($ty:ty),)* }) => {
        impl $crate::persist::Item for $name {
            const BYTES: usize = {
                let mut most = 0;
                $(if most < <$ty as $crate::persist::Item>::BYTES {
                    most = <$ty as $crate::persist::Item>::BYTES;
                })*
                2_usize.saturating_add(most)
            };

            fn write(self, to: &mut $crate::persist::Writer<'_>) {
                match self {
                    $(Self::$variant(one) => {
                        to.bytes(<u16>::to_le_bytes($index));
                        <$ty as $crate::persist::Item>::write(one, to);
                    })*
                }
            }

            fn read(
                from: &mut $crate::persist::Reader<'_>,
            ) -> ::core::result::Result<Self, $crate::persist::Corrupt> {
                match <u16>::from_le_bytes(from.bytes()?) {
                    $($index => <$ty as $crate::persist::Item>::read(from).map(Self::$variant),)*
                    _ => ::core::result::Result::Err(
                        from.wrong($crate::persist::Problem::Variant),
                    ),
                }
            }
        }
    };
}
