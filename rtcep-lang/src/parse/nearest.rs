//! What a misspelt name was probably meant to be.

/// Longer names are not compared, so that the time stays small on any input.
const LONGEST: usize = 64;

/// The nearest of the names, if it is near enough to be meant.
pub(crate) fn nearest<'a>(name: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (name.chars().count() / 3).max(1);
    names
        .into_iter()
        .map(|other| (distance(name, other), other))
        .filter(|&(distance, other)| distance <= limit && distance < other.chars().count())
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, other)| other)
}

/// The end of a message about a name that does not exist: the nearest one, or
/// all that exist. `what` is their plural.
pub(crate) fn hint<'a>(
    name: &str,
    names: impl IntoIterator<Item = &'a str> + Clone,
    what: &str,
) -> String {
    if let Some(near) = nearest(name, names.clone()) {
        return format!("did you mean `{near}`?");
    }
    let all: Vec<&str> = names.into_iter().collect();
    if all.is_empty() {
        return format!("there are no {what}");
    }
    match all.as_slice() {
        [only] => format!("of the {what} there is only `{only}`"),
        all => format!("the {what} are {}", listed(all)),
    }
}

/// `` `a`, `b` and `c` ``; a long list is cut.
pub(crate) fn listed(names: &[&str]) -> String {
    const SHOWN: usize = 16;
    let quoted: Vec<String> = names.iter().take(SHOWN).map(|n| format!("`{n}`")).collect();
    if names.len() > SHOWN {
        return format!("{} and {} more", quoted.join(", "), names.len() - SHOWN);
    }
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// Insertions, deletions, replacements and swaps of neighbours, case aside.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.to_lowercase().chars().collect();
    let b: Vec<char> = b.to_lowercase().chars().collect();
    if a.len() > LONGEST || b.len() > LONGEST {
        return usize::MAX;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replaced.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        assert_eq!(nearest("rnage", ["target", "range"]), Some("range"));
        assert_eq!(nearest("Range", ["target", "range"]), Some("range"));
        assert_eq!(nearest("withn", ["when", "within"]), Some("within"));
        assert_eq!(nearest("x", ["y"]), None);
        assert_eq!(nearest("speed", ["target", "range"]), None);
        assert_eq!(nearest("", ["a"]), None);
    }

    #[test]
    fn distances() {
        assert_eq!(distance("", ""), 0);
        assert_eq!(distance("abc", "acb"), 1);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
