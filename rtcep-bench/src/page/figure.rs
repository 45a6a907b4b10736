//! A figure on the page, and where in the JSON it stands.
//!
//! Each carries its place as an attribute, so that whoever reads the page, a test among them,
//! can look it up.

use std::fmt;

/// A figure of the report: an element of HTML.
#[derive(Clone, Debug)]
pub(super) struct Figure {
    /// A JSON pointer.
    at: String,
    text: String,
}

impl Figure {
    /// A whole number.
    pub(super) fn whole(at: impl Into<String>, n: impl TryInto<u64>) -> Self {
        let text = n.try_into().map_or("?".to_owned(), grouped);
        let at = at.into();
        Self { at, text }
    }

    /// A number with so many decimals.
    pub(super) fn decimal(at: impl Into<String>, x: f64, decimals: usize) -> Self {
        let text = format!("{x:.decimals$}");
        let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
        let text = match (whole.parse(), rest) {
            (Ok(whole), "") => grouped(whole),
            (Ok(whole), rest) => format!("{}.{rest}", grouped(whole)),
            (Err(_), _) => text,
        };
        let at = at.into();
        Self { at, text }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "<span data-json=\"{}\">{}</span>", self.at, self.text)
    }
}

/// Digits in groups of three from five digits on, between narrow spaces.
pub(super) fn grouped(n: u64) -> String {
    let digits = n.to_string();
    if digits.len() < 5 {
        return digits;
    }
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Figure, grouped};

    #[test]
    fn long_numbers_are_grouped() {
        let grouped = [0, 9_999, 10_000, 1_234_567].map(grouped);
        assert_eq!(
            grouped,
            ["0", "9999", "10\u{202f}000", "1\u{202f}234\u{202f}567"]
        );
    }

    #[test]
    fn a_figure_says_where_it_stands() {
        let figure = Figure::decimal("/causes/0/cost", 12_345.678, 1).to_string();
        let text = "<span data-json=\"/causes/0/cost\">12\u{202f}345.7</span>";
        assert_eq!(figure, text);
        let figure = Figure::whole("/bytes", 7_u64).to_string();
        assert_eq!(figure, "<span data-json=\"/bytes\">7</span>");
    }
}
