//! One file per report.

use crate::subject::Subject;

macro_rules! reported {
    ($($name:ident,)*) => {
        $(mod $name;)*

        /// All reports.
        pub(crate) fn all() -> Vec<Subject> {
            vec![$($name::subject(),)*]
        }
    };
}

reported! {
    absolute_behind_a_group,
    door_closed_at_the_very_end,
}
