//! The table of constructs: how many rule sets have both of two, anywhere and around one
//! situation.

use super::grid::grid;
use super::probe::{Verdict, ask};
use super::rules::RuleSet;
use super::rules::coverage::{CONSTRUCTS, LOCAL, NAMES};
use super::rules::tally::Tally;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

/// Writes the whole table, and prints what one reads of it.
pub(super) fn report(sets: &[RuleSet], to: &Path) -> io::Result<()> {
    let mut tally = Tally::new();
    sets.iter().for_each(|set| tally.add(&set.found));
    if let Some(directory) = to.parent() {
        fs::create_dir_all(directory)?;
    }
    fs::write(to, csv(&tally))?;
    println!(
        "{} rule sets; each construct, and in how many of them:",
        sets.len()
    );
    for (group, names) in CONSTRUCTS {
        let of = |name: &&str| NAMES.iter().position(|n| n == name).unwrap_or_default();
        let each = names
            .iter()
            .map(|name| format!("{name} {}", tally.anywhere(of(name), of(name))));
        println!("  {group}: {}", each.collect::<Vec<_>>().join(", "));
    }
    println!(
        "\nEach two constructs anywhere in a rule set: n where 2 to the n have both, or more, \
         . where none has:\n{}",
        grid(&NAMES, |a, b| tally.anywhere(a, b))
    );
    println!(
        "\nThe same around one situation and in its lifespan:\n{}",
        grid(&NAMES[..LOCAL], |a, b| tally.around(a, b))
    );
    println!("\nOf each two groups the pair that fewest rule sets have, anywhere:");
    matrix(NAMES.len(), |a, b| tally.anywhere(a, b));
    println!("\nThe same around one situation and in its lifespan (. none):");
    matrix(LOCAL, |a, b| tally.around(a, b));
    let missing = nowhere(&tally);
    println!("\n{} pairs stand together in no rule set:", missing.len());
    for (a, b) in missing {
        println!("  {} x {}", NAMES[a], NAMES[b]);
    }
    zeros(sets, &tally);
    println!("\nThe whole table: {}", to.display());
    Ok(())
}

/// Pairs that no rule set has.
fn nowhere(tally: &Tally) -> Vec<(usize, usize)> {
    let all = pairs(NAMES.len());
    all.filter(|&(a, b)| tally.anywhere(a, b) == 0).collect()
}

/// All pairs of the first constructs, each once.
fn pairs(constructs: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..constructs).flat_map(|b| (0..b).map(move |a| (a, b)))
}

/// The least count of each two groups.
fn matrix(constructs: usize, count: impl Fn(usize, usize) -> u32) {
    let mut first = 0;
    let mut groups = Vec::new();
    for (name, of) in CONSTRUCTS {
        if first < constructs {
            groups.push((name, first..first + of.len()));
        }
        first += of.len();
    }
    print!("{:10}", "");
    groups.iter().for_each(|(name, _)| print!("{name:>9}"));
    println!();
    for (i, (name, rows)) in groups.iter().enumerate() {
        print!("{name:10}");
        for (_, columns) in &groups[..=i] {
            let pairs = rows
                .clone()
                .flat_map(|a| columns.clone().map(move |b| (a, b)));
            let least = pairs
                .filter(|(a, b)| a != b)
                .map(|(a, b)| count(a, b))
                .min();
            match least.unwrap_or(0) {
                0 => print!("{:>9}", "."),
                least => print!("{least:>9}"),
            }
        }
        println!();
    }
}

/// What the language says of the pairs that no situation has.
fn zeros(sets: &[RuleSet], tally: &Tally) {
    let (mut legal, mut alternatives) = (Vec::new(), Vec::new());
    let mut forbidden: Vec<(String, Vec<String>)> = Vec::new();
    let mut had = 0;
    for (a, b) in pairs(LOCAL) {
        if tally.around(a, b) > 0 {
            had += 1;
            continue;
        }
        let pair = format!("{} x {}", NAMES[a], NAMES[b]);
        match ask(sets, a, b) {
            Verdict::Legal => legal.push(pair),
            Verdict::Alternatives => alternatives.push(pair),
            Verdict::Forbidden(said) => {
                let said = without_names(&said);
                match forbidden.iter_mut().find(|(words, _)| *words == said) {
                    Some((_, pairs)) => pairs.push(pair),
                    None => forbidden.push((said, vec![pair])),
                }
            }
        }
    }
    let refused: usize = forbidden.iter().map(|(_, pairs)| pairs.len()).sum();
    println!(
        "\nAround one situation: {had} pairs are there, {refused} the language refuses, {} are \
         alternatives of one thing, {} are legal and in no rule set.",
        alternatives.len(),
        legal.len()
    );
    println!("\nLegal and in no rule set:");
    legal.iter().for_each(|pair| println!("  {pair}"));
    println!("\nRefused (a rule set with both, and what the language says of it):");
    forbidden.sort();
    for (said, pairs) in forbidden {
        println!("  {said}\n      {}", pairs.join(", "));
    }
    println!(
        "\nAlternatives (where one is, the other is not):\n      {}",
        alternatives.join(", ")
    );
}

/// The first line of a message, in which `L0` and `o3` are `L` and `o`: so that messages
/// about other rules are the same one.
fn without_names(said: &str) -> String {
    let line = said.lines().next().unwrap_or_default();
    let words = line.split('`').enumerate().map(|(i, word)| match i % 2 {
        1 if word.len() == 2 => word.trim_end_matches(|c: char| c.is_ascii_digit()),
        _ => word,
    });
    words.collect::<Vec<_>>().join("`")
}

fn csv(tally: &Tally) -> String {
    let mut text = String::from("construct,construct,anywhere,around one situation\n");
    let alone = (0..NAMES.len()).map(|a| (a, a));
    for (a, b) in alone.chain(pairs(NAMES.len())) {
        let around = match b < LOCAL {
            true => tally.around(a, b).to_string(),
            false => String::new(),
        };
        let _ = writeln!(
            text,
            "{},{},{},{around}",
            NAMES[a],
            NAMES[b],
            tally.anywhere(a, b)
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::rules::{ROUND, round};
    use super::*;

    /// What a round of 200 is to have: every construct often, nearly every pair somewhere,
    /// and nearly every pair that the language allows around one situation.
    #[test]
    fn a_round_is_spread_evenly_over_constructs_and_pairs() {
        let sets = round(0, ROUND);
        let mut tally = Tally::new();
        sets.iter().for_each(|set| tally.add(&set.found));
        for (construct, name) in NAMES.iter().enumerate() {
            let count = tally.anywhere(construct, construct);
            assert!(count >= 10, "`{name}` is in {count} rule sets");
        }
        let all = pairs(NAMES.len()).count();
        let missing = nowhere(&tally).len();
        assert!(100 * missing < all, "{missing} of {all} pairs");
        let apart = pairs(LOCAL).filter(|&(a, b)| tally.around(a, b) == 0);
        let legal = apart.filter(|&(a, b)| matches!(ask(&sets, a, b), Verdict::Legal));
        let legal: Vec<_> = legal.map(|(a, b)| (NAMES[a], NAMES[b])).collect();
        assert!(legal.len() <= 20, "legal and never there: {legal:?}");
    }

    /// The same round is made again, and all of it is valid.
    #[test]
    fn a_round_repeats_and_is_valid() {
        let [a, b] = [round(3, 20), round(3, 20)]
            .map(|sets| sets.iter().map(RuleSet::text).collect::<Vec<_>>());
        assert_eq!(a, b);
        for text in a {
            let compiled = rtcep_lang::compile_str(&text);
            assert!(compiled.is_ok(), "{text}\n{:?}", compiled.err());
        }
    }

    #[test]
    fn names_of_constructs_differ() {
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), NAMES.len());
    }
}
