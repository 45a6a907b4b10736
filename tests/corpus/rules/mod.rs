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
    sequence_of_three_first,
    sequence_of_three_last,
    sequence_of_three_each,
    sequence_of_three_first_when,
    sequence_of_three_last_when,
    sequence_of_three_each_when,
    overflow_reject,
    overflow_drop_oldest,
    overflow_freeze,
    within_all,
    within_sequence,
    once,
    retain,
    retain_faults,
    shared_all,
    shared_sequence,
    sequence_of_three_wide,
    sequence_of_twice,
    twins,
    closure,
    faults,
    kleene,
    nan,
    enums,
    adopted,
    raw_names,
    numbers,
    wide,
    single,
    choice_before_each,
    lifespans,
    clock,
    consumed_once,
    letters,
    counted_faults,
    adds_in_turn,
}
