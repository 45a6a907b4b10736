//! Construct × construct, in a character each.

/// How many rule sets have both: none, or as a power of two.
fn digit(sets: u32) -> char {
    match sets.checked_ilog2() {
        None => '.',
        Some(power) => char::from_digit(power.min(9), 10).unwrap_or('9'),
    }
}

/// A row for each name, with a column for each up to its own; columns are numbered from
/// the top down.
pub(super) fn grid(names: &[&str], count: impl Fn(usize, usize) -> u32) -> String {
    let width = names.iter().map(|name| name.chars().count()).max();
    let width = width.unwrap_or(0);
    let mut lines = Vec::new();
    for power in [100, 10, 1] {
        let numbers = (0..names.len()).map(|column| match (column / power % 10, column >= power) {
            (0, false) if power > 1 => ' ',
            (digit, _) => digit.to_string().pop().unwrap_or(' '),
        });
        lines.push(format!("{:width$}     {}", "", numbers.collect::<String>()));
    }
    for (row, name) in names.iter().enumerate() {
        let counts: String = (0..=row).map(|column| digit(count(column, row))).collect();
        lines.push(format!("{name:width$} {row:>3} {counts}"));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_where_their_numbers_are() {
        let count = |a: usize, b: usize| match (a, b) {
            (0, 0) => 1,
            (0, 1) => 0,
            (1, 1) => 200,
            (0, 2) => 15,
            (1, 2) => 16,
            _ => 5_000,
        };
        let table = grid(&["all", "sequence", "not"], count);
        let lines: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            lines,
            [
                "             012",
                "all        0 0",
                "sequence   1 .7",
                "not        2 349",
            ]
        );
    }
}
