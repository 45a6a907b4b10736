//! Numbers and sums as people write them.

/// A sum while it is being written.
#[derive(Default)]
pub(super) struct Sum(String);

impl Sum {
    /// One term; no number stands for 1.
    pub(super) fn add(&mut self, negative: bool, number: Option<String>, factors: &str) {
        let sign = match (self.0.is_empty(), negative) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        };
        self.0.push_str(sign);
        match (number, factors) {
            (None, "") => self.0.push('1'),
            (Some(number), "") => self.0.push_str(&number),
            (None, factors) => self.0.push_str(factors),
            (Some(number), factors) => {
                self.0.push_str(&number);
                self.0.push('\u{b7}');
                self.0.push_str(factors);
            }
        }
    }

    pub(super) fn text(self) -> String {
        if self.0.is_empty() {
            "0".into()
        } else {
            self.0
        }
    }
}

/// A price or a bound: three digits behind the point where it is small, one where it is not.
pub(super) fn rounded(x: f64) -> String {
    if x != 0.0 && x.abs() < 0.001 {
        return format!("{x:.1e}");
    }
    let places = if x.abs() < 100.0 { 3 } else { 1 };
    let text = format!("{x:.places$}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// An exponent above 1.
pub(super) fn raised(n: u32) -> String {
    const DIGITS: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];
    let digits = n.to_string().into_bytes();
    digits
        .iter()
        .map(|d| DIGITS[usize::from(d - b'0')])
        .collect()
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn figures() {
        assert_eq!(rounded(12.0), "12");
        assert_eq!(rounded(1.25), "1.25");
        assert_eq!(rounded(0.0), "0");
        assert_eq!(rounded(1234.56), "1234.6");
        assert_eq!(rounded(100.0), "100");
        assert_eq!(rounded(0.000_31), "3.1e-4");
    }
}
