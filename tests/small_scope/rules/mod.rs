//! One file per rule set: rules, and what they are searched with.

macro_rules! sets {
    ($($name:ident,)*) => {
        $(mod $name;)*

        $(
            #[test]
            fn $name() {
                crate::search(&$name::subject(), &$name::SCOPE);
            }
        )*

        #[test]
        fn there_are_twenty_at_least() {
            assert!([$(stringify!($name)),*].len() >= 20);
        }
    };
}

sets! {
    joins_first,
    joins_last,
    joins_each,
    sequence_twice,
    sequence_window,
    once_each,
    retains,
    overrides,
    absolutes,
    absent_between,
    absent_group,
    unless_timed,
    atleast_runs,
    exactly,
    reports,
    shares,
    crossings,
    trends,
    groups_all,
    groups_sequence,
    timers_plain,
    timers_after,
    intervals,
    clock_back,
    keys_ignore,
    keys_per_key,
    untils,
    includes,
    closures,
    made_events,
    deferred_joins,
    moments,
}
