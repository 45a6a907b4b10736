//! What Python writes and JSON does not have: `NaN` and infinities as bare
//! words, integers of any size. They are read as strings.

use serde_json::Value as Json;

/// Writes a value as Python would: the inverse of [`quote_words`].
pub(crate) fn write(json: &Json) -> String {
    match json {
        Json::Array(items) => {
            let items: Vec<String> = items.iter().map(write).collect();
            format!("[{}]", items.join(","))
        }
        Json::Object(fields) => {
            let field = |(name, value)| format!("{}:{}", Json::from(name), write(value));
            let fields: Vec<String> = fields.iter().map(|(n, v)| field((n.as_str(), v))).collect();
            format!("{{{}}}", fields.join(","))
        }
        Json::String(word) if is_word(word) || is_beyond_64_bits(word) => word.clone(),
        other => other.to_string(),
    }
}

/// What Python writes for floats that JSON has no number for.
fn is_word(token: &str) -> bool {
    ["NaN", "Infinity", "-Infinity"].contains(&token)
}

/// Whether an integer is one that numbers of JSON are not read as here.
fn is_beyond_64_bits(token: &str) -> bool {
    let digits = token.strip_prefix('-').unwrap_or(token);
    !digits.is_empty()
        && digits.bytes().all(|digit| digit.is_ascii_digit())
        && token.parse::<i64>().is_err()
        && token.parse::<u64>().is_err()
}

/// Puts quotes around bare `NaN`, `Infinity`, `-Infinity`, and around integers
/// of more than 64 bits.
pub(super) fn quote_words(line: &str) -> String {
    let mut quoted = String::with_capacity(line.len());
    let mut in_string = false;
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        if !in_string && (c.is_ascii_alphanumeric() || c == '-') {
            let inside = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
            let end = rest.find(|c| !inside(c)).unwrap_or(rest.len());
            let token = &rest[..end];
            if is_word(token) || is_beyond_64_bits(token) {
                quoted.extend(["\"", token, "\""]);
            } else {
                quoted.push_str(token);
            }
            rest = &rest[end..];
            continue;
        }
        quoted.push(c);
        rest = &rest[c.len_utf8()..];
        match c {
            '"' => in_string = !in_string,
            '\\' if in_string => {
                // The escaped character, a quote perhaps, ends nothing.
                if let Some(escaped) = rest.chars().next() {
                    quoted.push(escaped);
                    rest = &rest[escaped.len_utf8()..];
                }
            }
            _ => {}
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn words_of_python_become_strings_and_come_back() {
        let line = r#"{"a": NaN, "b": [-Infinity, Infinity, "x\" NaN"], "NaN": 1}"#;
        let quoted = quote_words(line);
        assert_eq!(
            quoted,
            r#"{"a": "NaN", "b": ["-Infinity", "Infinity", "x\" NaN"], "NaN": 1}"#
        );
        assert_eq!(
            write(&json!([1.5, "NaN", "-Infinity"])),
            "[1.5,NaN,-Infinity]"
        );
        let line = "[18446744073709551616, -9223372036854775809, 18446744073709551615, 1e16]";
        let quoted = quote_words(line);
        assert_eq!(
            quoted,
            "[\"18446744073709551616\", \"-9223372036854775809\", 18446744073709551615, 1e16]"
        );
        let sum = json!(["18446744073709551616", "a\"", "12", "NaN"]);
        assert_eq!(write(&sum), r#"[18446744073709551616,"a\"","12",NaN]"#);
    }
}
