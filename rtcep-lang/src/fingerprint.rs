//! A number for a rule set: snapshots of an engine carry it.

use crate::model::Model;
use crate::print::print;
use crc::{CRC_64_XZ, Crc};

const CRC: Crc<u64> = Crc::<u64>::new(&CRC_64_XZ);

/// The fingerprint of a rule set: of its canonical text, without docs and
/// visibility, which change nothing that an engine does.
#[must_use]
pub fn fingerprint(model: &Model) -> u64 {
    let text = print(model);
    let mut digest = CRC.digest();
    for line in text.lines() {
        // Every doc has lines of its own, and no other line begins so.
        if line.starts_with("///") || line.starts_with("#[doc") {
            continue;
        }
        let line = match line.strip_prefix(&model.visibility) {
            Some(rest) if rest.trim_start().starts_with("engine ") => rest.trim_start(),
            _ => line,
        };
        digest.update(line.as_bytes());
        digest.update(b"\n");
    }
    digest.finalize()
}

/// The fingerprint of other text; white space does not count.
#[must_use]
pub fn of_text(text: &str) -> u64 {
    let mut digest = CRC.digest();
    for word in text.split_whitespace() {
        digest.update(word.as_bytes());
    }
    digest.finalize()
}

#[cfg(test)]
mod tests {
    use super::{fingerprint, of_text};
    use crate::compile_str;

    fn of(rules: &str) -> u64 {
        fingerprint(&compile_str(rules).expect("the rules compile").model)
    }

    const RULES: &str = "engine R; event A { x: u8 } lifespan W { from startup; max_open 1; }\
         situation S: all in W { operand a: first A if x > 1; emit { x: a.x } }";

    #[test]
    fn what_changes_no_meaning_changes_no_fingerprint() {
        let documented = RULES
            .replace("engine", "/// Rules.\n pub(crate) engine")
            .replace("event", "/// One.\n///// Two.\n event")
            .replace("situation", "#[doc = \"Three\"] situation")
            .replace("x > 1", "(x>1)");
        assert_eq!(of(&documented), of(RULES));
        assert_eq!(of(&documented.replace("pub(crate)", "pub")), of(RULES));
    }

    #[test]
    fn every_other_change_does() {
        for (from, to) in [
            ("x > 1", "x > 2"),
            ("max_open 1", "max_open 2"),
            ("u8", "u16"),
            ("S:", "T:"),
            ("engine R;", "engine R; resolution 1ms;"),
            ("first A", "last A"),
        ] {
            assert!(RULES.contains(from));
            assert_ne!(of(&RULES.replace(from, to)), of(RULES), "{from} -> {to}");
        }
    }

    #[test]
    fn white_space_does_not_count_elsewhere() {
        assert_eq!(of_text("a : u8 ,\n b"), of_text("a: u8, b"));
        assert_ne!(of_text("a: u8"), of_text("a: u16"));
    }
}
