//! What came out against what must come out.

use serde_json::Value as Json;

/// What a case gives: outputs, or the refusal of its rules.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// What the sink was told, in order.
    Out(Vec<Json>),
    /// Why the language refuses the rules.
    Error(String),
    /// How an engine broke down: like nothing that a case expects.
    Failed(String),
}

impl Outcome {
    /// From the `out` of a case.
    pub(crate) fn read(out: &Json) -> Result<Self, String> {
        match out {
            Json::Array(out) => Ok(Outcome::Out(out.clone())),
            Json::Object(fields) => match fields.get("error") {
                Some(Json::String(why)) => Ok(Outcome::Error(why.clone())),
                _ => Err("`out` is neither a list nor {\"error\": why}".to_owned()),
            },
            _ => Err("`out` is neither a list nor {\"error\": why}".to_owned()),
        }
    }
}

/// The first place where two outcomes differ; none if they agree. Refusals
/// agree whatever their words.
pub(crate) fn difference(expected: &Outcome, got: &Outcome) -> Option<usize> {
    match (expected, got) {
        (Outcome::Error(_), Outcome::Error(_)) => None,
        (Outcome::Out(expected), Outcome::Out(got)) => {
            let longest = expected.len().max(got.len());
            (0..longest).find(|&i| expected.get(i) != got.get(i))
        }
        _ => Some(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn out(outputs: Json) -> Outcome {
        Outcome::read(&outputs).expect("a list or an error")
    }

    #[test]
    fn the_first_difference_is_found() {
        let a = out(json!([["late", 1], ["late", 2]]));
        assert_eq!(difference(&a, &a), None);
        assert_eq!(
            difference(&a, &out(json!([["late", 1], ["late", 3]]))),
            Some(1)
        );
        assert_eq!(difference(&a, &out(json!([["late", 1]]))), Some(1));
        assert_eq!(difference(&out(json!([])), &a), Some(0));
        assert_eq!(difference(&a, &out(json!({"error": "x"}))), Some(0));
    }

    #[test]
    fn attributes_have_no_order_and_exactness_counts() {
        let a = out(json!([["detection", 1, 1, "S", 1, {"x": 1, "y": 2}, true]]));
        let b = out(json!([["detection", 1, 1, "S", 1, {"y": 2, "x": 1}, true]]));
        assert_eq!(difference(&a, &b), None);
        let c = out(json!([["detection", 1, 1, "S", 1, {"x": 1, "y": 2}, false]]));
        assert_eq!(difference(&a, &c), Some(0));
    }

    #[test]
    fn refusals_agree_whatever_their_words() {
        let (a, b) = (out(json!({"error": "x"})), out(json!({"error": "y"})));
        assert_eq!(difference(&a, &b), None);
    }
}
