//! Instants as RFC 3339 writes them: `2018-08-02T08:34:47Z`.
//!
//! Nanoseconds since 1970 are what both directions speak of.

use jiff::Timestamp;

/// How to write an instant, for messages.
pub(crate) const HOW: &str =
    "write date, time and zone as RFC 3339 does: `\"2018-08-02T08:34:47Z\"`";

/// The instant that a text means; else what is wrong with it.
pub(crate) fn nanoseconds(text: &str) -> Result<i128, String> {
    form(text)?;
    let instant = text.parse::<Timestamp>().ok();
    let nanoseconds = instant.map(Timestamp::as_nanosecond);
    // What is read can be written again.
    nanoseconds
        .filter(|&n| self::text(n).is_some())
        .ok_or_else(|| format!("`{text}`: there is no such instant in the years 0 to 9999; {HOW}"))
}

/// The text of an instant, in UTC; none outside of the years 0 to 9999.
pub(crate) fn text(nanoseconds: i128) -> Option<String> {
    let text = Timestamp::from_nanosecond(nanoseconds).ok()?.to_string();
    (!text.starts_with('-')).then_some(text)
}

/// Refuses what `jiff` reads and RFC 3339 does not know.
fn form(text: &str) -> Result<(), String> {
    let rest =
        digits(text, "0000-00-00").ok_or_else(|| format!("`{text}` is no instant; {HOW}"))?;
    let rest = match rest.as_bytes().first() {
        Some(b'T' | b't') => &rest[1..],
        Some(b' ' | b'_') => {
            return Err(format!(
                "`{text}`: a `T` stands between date and time; {HOW}"
            ));
        }
        None => return Err(format!("`{text}` is a date without a time; {HOW}")),
        Some(_) => return Err(format!("`{text}` is no instant; {HOW}")),
    };
    let Some(after) = digits(rest, "00:00:00") else {
        return Err(format!("`{text}` has no time as in `08:34:47`; {HOW}"));
    };
    if &rest[6..8] == "60" {
        return Err(format!(
            "`{text}` is a leap second, which no clock of ticks has; write the second before it, \
             or the one after"
        ));
    }
    let zone = match after.strip_prefix('.') {
        None => after,
        Some(fraction) => {
            let zone = fraction.trim_start_matches(|c: char| c.is_ascii_digit());
            match fraction.len() - zone.len() {
                0 => return Err(format!("`{text}`: digits stand behind the point; {HOW}")),
                1..=9 => zone,
                _ => {
                    return Err(format!(
                        "`{text}`: an instant has nanoseconds at most; {HOW}"
                    ));
                }
            }
        }
    };
    let zone = match zone {
        "" => {
            return Err(format!(
                "`{text}` does not say in which time zone; write `{text}Z` for UTC, or an offset \
                 as in `{text}+02:00`"
            ));
        }
        "Z" | "z" => return Ok(()),
        zone => zone
            .strip_prefix(['+', '-'])
            .and_then(|zone| digits(zone, "00:00")),
    };
    match zone {
        Some("") => Ok(()),
        _ => Err(format!(
            "`{text}`: the zone is `Z` for UTC, or an offset as in `+02:00`; {HOW}"
        )),
    }
}

/// What follows a text of this form, where `0` stands for any digit.
fn digits<'a>(text: &'a str, form: &str) -> Option<&'a str> {
    let head = text.as_bytes().get(..form.len())?;
    let same = head.iter().zip(form.bytes()).all(|(&c, f)| match f {
        b'0' => c.is_ascii_digit(),
        f => c == f,
    });
    if same { text.get(form.len()..) } else { None }
}
