//! One file per rule set.

use crate::subject::Subject;

macro_rules! corpus {
    ($($name:ident,)*) => {
        $(mod $name;)*

        /// All rule sets.
        pub(crate) fn all() -> Vec<Subject> {
            vec![$($name::subject(),)*]
        }
    };
}

corpus! {
    alert_track,
}
