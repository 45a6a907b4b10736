//! Words of the rules in messages.

use rtcep_core::Expression;

/// The word is that of the variant.
#[test]
fn expressions_are_called_as_in_rules() {
    for expression in [
        Expression::Threshold,
        Expression::When,
        Expression::Emit,
        Expression::Retain,
        Expression::Weight,
        Expression::Aggregate,
        Expression::Override,
        Expression::Counted,
        Expression::Of,
        Expression::From,
        Expression::Until,
        Expression::Refer,
        Expression::Action,
    ] {
        let word = format!("{expression:?}").to_lowercase();
        assert_eq!(expression.name(), word);
    }
}
