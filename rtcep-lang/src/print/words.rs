//! Names that are words of Rust, and their raw form.

/// The words that Rust keeps for itself (edition 2024), reserved ones included.
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate",
    "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl",
    "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "Self", "static", "struct", "super", "trait", "true", "try", "type",
    "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// What generated code writes without a path before it: the library, types, and
/// with them Rust's other primitive ones. No type may be generated under such a
/// name.
pub const TAKEN: [&str; 19] = [
    "rtcep", "bool", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128",
    "isize", "f32", "f64", "char", "str", "Self",
];

/// Whether a name (without `r#`) is a word of Rust, so that an identifier of
/// this name must be raw.
#[must_use]
pub fn is_keyword(name: &str) -> bool {
    KEYWORDS.contains(&name)
}

/// The name as it must be written: `r#type` for `type`.
#[must_use]
pub fn raw(name: &str) -> String {
    if is_keyword(name) {
        format!("r#{name}")
    } else {
        name.to_owned()
    }
}

/// The name as it is meant: `type` for `r#type`.
#[must_use]
pub fn unraw(name: &str) -> &str {
    name.strip_prefix("r#").unwrap_or(name)
}

/// `TrackData` as `track_data`: the form of generated methods and fields.
#[must_use]
pub fn snake_case(name: &str) -> String {
    let chars: Vec<char> = name.chars().collect();
    let mut snake = String::with_capacity(name.len() + 4);
    for (i, &c) in chars.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| chars[i]);
        let after_small = before.is_some_and(|b| b.is_lowercase() || b.is_numeric());
        let ends_capitals = before.is_some_and(char::is_uppercase)
            && chars.get(i + 1).is_some_and(|next| next.is_lowercase());
        if c.is_uppercase() && (after_small || ends_capitals) {
            snake.push('_');
        }
        snake.extend(c.to_lowercase());
    }
    snake
}

/// `radar_1` as `Radar1`: the form of generated variants. What begins with a capital
/// is one already.
#[must_use]
pub fn upper_camel_case(name: &str) -> String {
    if name.starts_with(char::is_uppercase) {
        return name.to_owned();
    }
    let mut camel = String::with_capacity(name.len());
    for part in name.split('_') {
        let mut chars = part.chars();
        camel.extend(chars.next().into_iter().flat_map(char::to_uppercase));
        camel.extend(chars);
    }
    camel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn snake_cases() {
        assert_eq!(snake_case("TrackData"), "track_data");
        assert_eq!(snake_case("HTTPError"), "http_error");
        assert_eq!(snake_case("A"), "a");
        assert_eq!(snake_case("A1B"), "a1_b");
        assert_eq!(snake_case("track_data"), "track_data");
        assert_eq!(snake_case("ABC"), "abc");
    }

    #[test]
    fn camel_cases() {
        assert_eq!(upper_camel_case("radar"), "Radar");
        assert_eq!(upper_camel_case("radar_1"), "Radar1");
        assert_eq!(upper_camel_case("radar_far_left"), "RadarFarLeft");
        assert_eq!(upper_camel_case("radarFar"), "RadarFar");
        assert_eq!(upper_camel_case("RADAR_1"), "RADAR_1");
        assert_eq!(upper_camel_case("type"), "Type");
        assert_eq!(upper_camel_case("_1"), "1");
    }

    #[test]
    fn raw_and_back() {
        assert_eq!(raw("type"), "r#type");
        assert_eq!(raw("kind"), "kind");
        assert_eq!(unraw("r#type"), "type");
    }
}
