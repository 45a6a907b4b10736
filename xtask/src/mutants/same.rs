//! Faults in sources that are none: what they make does the same.

/// The file, what `cargo-mutants` calls the change, and why nothing can tell it.
const SAME: [(&str, &str, &str); 9] = [
    (
        "rtcep-core/src/bounds/mod.rs",
        "replace > with >= in larger",
        "of two that are equal either is the larger",
    ),
    (
        "rtcep-core/src/engine.rs",
        "replace < with <= in earlier",
        "of two that are equal either is the earlier",
    ),
    (
        "rtcep-core/src/storage/look_up.rs",
        "replace > with == in look_up",
        "few keys and many are looked up by the same code, laid out otherwise",
    ),
    (
        "rtcep-core/src/storage/each.rs",
        "replace | with ^ in shifted",
        "the bit that is shifted in is 0",
    ),
    (
        "rtcep-core/src/storage/each.rs",
        "replace - with / in Each<T, M>::remove_at",
        "behind the last place there is none to move",
    ),
    (
        "rtcep-core/src/text/mod.rs",
        "replace -= with /= in Str<N>::cut",
        "what stands behind the end of a text is no part of it",
    ),
    (
        "rtcep-core/src/action.rs",
        "replace <impl Record for NoAction>::attribute -> Option<Value> with None",
        "no value of this type exists",
    ),
    (
        "rtcep-lang/src/interp/exact.rs",
        "replace || with && in Losses::lose",
        "a loss that an earlier one says already is kept, and says the same again",
    ),
    (
        "rtcep-lang/src/interp/compose.rs",
        "delete match arm Kind::Sequence in fits",
        "the groups of a sequence are filled in order, and are in order then",
    ),
];

/// Why a fault is none, if it is known to be none.
pub(super) fn why(name: &str) -> Option<&'static str> {
    let mut known = SAME.iter();
    let found = known.find(|(file, what, _)| {
        let place = name.strip_prefix(file);
        place.is_some_and(|rest| rest.starts_with(':') && rest.ends_with(&format!(": {what}")))
    });
    found.map(|(_, _, why)| *why)
}

#[cfg(test)]
mod tests {
    use super::why;

    #[test]
    fn a_fault_is_known_by_file_and_change_wherever_it_stands() {
        let name = "rtcep-core/src/engine.rs:154:41: replace < with <= in earlier";
        assert!(why(name).is_some());
        assert!(why("rtcep-core/src/engine.rs:9:1: replace < with == in earlier").is_none());
        assert!(why("rtcep-core/src/op.rs:9:1: replace < with <= in earlier").is_none());
    }
}
