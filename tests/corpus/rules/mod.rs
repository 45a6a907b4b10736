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
    all_first,
    all_last,
    all_each,
    all_first_when,
    all_last_when,
    all_each_when,
    sequence_pairs,
    sequence_pairs_when,
}
