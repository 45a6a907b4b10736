//! Texts as words: what a script would read otherwise stands there as `%20`, and
//! the empty text as `%`.

/// The word for a text.
pub(crate) fn word(text: &str) -> String {
    if text.is_empty() {
        return "%".to_owned();
    }
    let written = |c: char| {
        if c.is_alphanumeric() || "._-/:@".contains(c) {
            return c.to_string();
        }
        let mut bytes = [0; 4];
        let bytes = c.encode_utf8(&mut bytes).bytes();
        bytes.map(|byte| format!("%{byte:02x}")).collect()
    };
    text.chars().map(written).collect()
}

/// The text of a word.
pub(crate) fn text(word: &str) -> Option<String> {
    if word == "%" {
        return Some(String::new());
    }
    let mut bytes = Vec::new();
    let mut rest = word.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digits = [rest.next()?, rest.next()?];
            let digits = std::str::from_utf8(&digits).ok()?;
            bytes.push(u8::from_str_radix(digits, 16).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

#[test]
fn texts_are_words_and_back() {
    for plain in ["", "root", "a b", "x#;=>*%\"", "ü\0\n", "10.0.0.1"] {
        let word = word(plain);
        assert!(!word.is_empty() && !word.contains([' ', '#', ';', '=', '*']));
        assert_eq!(text(&word).as_deref(), Some(plain), "{word}");
    }
    assert_eq!(text("%2"), None);
}
