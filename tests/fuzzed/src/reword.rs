//! Other texts of the same words.
//!
//! A fuzzer that changes bytes seldom leaves rules that are still rules. This changes a
//! word, a clause or an item at a time.

/// Numbers at edges, and words of the language.
const WORDS: &str = r##"
    0 1 2 3 64 65 255 256 65535 65536 4294967295 4294967296 18446744073709551615
    18446744073709551616 340282366920938463463374607431768211456 0.5 1e308 1e999 -1 0x1F
    1_000 2u8 3f32 1us 3ms 2s 1h 1.5ms 0s 213503982334601d "a" "" true false bool u8 u16
    u64 u128 i8 i64 i128 f32 f64 str<8> str<256> engine resolution epoch enum event fn
    refer action actions lifespan situation reorder merge from until startup after at
    every including terminate discard policy add ignore key all_keys per_key max_open max
    on_full reject drop_oldest freeze all sequence any atleast atmost nth not unless
    report percentage crosses trend up down increasing decreasing hysteresis of in
    operand forbidden absent first last each absolute if override retain weight counted
    when within once detect immediate deferred emit or it init missed count() sum(x)
    min(x) avg(x) abs(x) clamp(x,1,2) len(x) as r#type max_combinations ordered {1..=2}
    {2..=3} :: == != <= >= && || << >> => ..= < > ! - + * / % & | ^ = : ; , . ( ) { } [ ]
    # ? 'a' ///d // /* */ ü
"##;

/// Changes a text of `size` bytes in its place, for libFuzzer: by a word in one of two
/// cases, if what comes of it has room. Returns its new size.
pub fn mutate(data: &mut [u8], size: usize, max: usize, seed: u32) -> Option<usize> {
    if seed.is_multiple_of(2) {
        return None;
    }
    let text = std::str::from_utf8(&data[..size]).ok()?;
    // Several changes at once reach what no single one does.
    let mut text = text.to_owned();
    for change in 0..=(seed >> 1) % 3 {
        text = reword(&text, u64::from(seed) << 2 | u64::from(change));
    }
    let room = data
        .get_mut(..text.len())
        .filter(|room| room.len() <= max)?;
    room.copy_from_slice(text.as_bytes());
    Some(text.len())
}

/// The text with one change, the same for the same `seed`.
#[must_use]
pub fn reword(text: &str, seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut words = words(text);
    if words.is_empty() {
        return other_word(&mut random).to_owned();
    }
    let at = random.below(words.len());
    let other = random.below(words.len());
    match random.below(12) {
        0 | 1 => words[at] = other_word(&mut random),
        2 => words.insert(at, other_word(&mut random)),
        3 | 4 => words[at] = words[other],
        5 => words.insert(at, words[other]),
        6 => drop(words.remove(at)),
        7 => words.swap(at, other),
        8 => {
            // A clause away.
            let (from, to) = clause(&words, at);
            words.drain(from..to);
        }
        9 => {
            // A clause of another place, here.
            let (from, to) = clause(&words, other);
            let copy: Vec<&str> = words[from..to].to_vec();
            let (_, end) = clause(&words, at);
            words.splice(end..end, copy);
        }
        10 => {
            // A bracket, or an operator, many times.
            let times = 1 << random.below(11);
            let (before, behind) = [
                ("(", ")"),
                ("!", ""),
                ("-", ""),
                ("{", "}"),
                ("[", "]"),
                ("x+", ""),
            ][random.below(6)];
            words.splice(at..at, std::iter::repeat_n(before, times));
            let end = at + times + 1;
            words.splice(end..end, std::iter::repeat_n(behind, times));
        }
        _ => {
            // A row of words, many times.
            let to = (at + 1 + random.below(24)).min(words.len());
            let copy = words[at..to].repeat(1 + random.below(8));
            words.splice(to..to, copy);
        }
    }
    words.concat()
}

fn other_word(random: &mut Random) -> &'static str {
    let count = WORDS.split_whitespace().count();
    let mut words = WORDS.split_whitespace();
    words.nth(random.below(count)).unwrap_or("x")
}

/// Words, numbers, spaces, and every other character alone.
fn words(text: &str) -> Vec<&str> {
    let class = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' => 0,
        c if c.is_whitespace() => 1,
        _ => 2,
    };
    let mut words = Vec::new();
    let mut begin = 0;
    let mut before = None;
    for (i, c) in text.char_indices() {
        let now = class(c);
        if before.is_some_and(|before| before != now || now == 2) {
            words.push(&text[begin..i]);
            begin = i;
        }
        before = Some(now);
    }
    words.push(&text[begin..]);
    words.retain(|word| !word.is_empty());
    words
}

/// From behind the `;` or bracket before a word, to behind the one after it.
fn clause(words: &[&str], at: usize) -> (usize, usize) {
    let ends = |word: &&str| matches!(*word, ";" | "{" | "}");
    let from = words[..at].iter().rposition(ends);
    let to = words[at..].iter().position(ends);
    let from = from.map_or(0, |i| i + 1);
    (from, to.map_or(words.len(), |i| at + i + 1))
}

/// Numbers that a seed repeats (xorshift64).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap_or(0) % n
    }
}
