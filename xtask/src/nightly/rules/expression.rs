//! Random conditions and values: every operator and function, over every type.

use super::vocabulary::{Choices, FUNCTIONS, TYPES};

/// An attribute that an expression may read: how it is written, and its type.
pub(super) type Attribute = (String, &'static str);

/// How deep an expression nests.
const DEEP: u8 = 3;

pub(super) fn is_float(ty: &str) -> bool {
    ty.starts_with('f')
}

pub(super) fn is_number(ty: &str) -> bool {
    is_integer(ty) || is_float(ty)
}

pub(super) fn is_integer(ty: &str) -> bool {
    ty.starts_with('u') || ty.starts_with('i')
}

/// A condition over attributes; integers may overflow and divide by zero.
pub(super) fn condition(c: &mut Choices, over: &[Attribute], depth: u8) -> String {
    let choice = if depth < 2 { c.u8(0..14) } else { 13 };
    let inner = |c: &mut Choices| condition(c, over, depth + 1);
    match choice {
        0 => format!("({} && {})", inner(c), inner(c)),
        1 => format!("({} || {})", inner(c), inner(c)),
        2 => format!("!({})", inner(c)),
        3 => {
            let comparison = c.one_of(&["==", "!=", "<", ">"]);
            match comparison {
                "==" | "!=" => format!("(({}) {comparison} ({}))", inner(c), inner(c)),
                _ => of_host(c, over, "bool", depth).unwrap_or_else(|| inner(c)),
            }
        }
        _ => comparison(c, over, depth),
    }
}

/// An attribute of type bool, or one compared with a literal or with another.
fn comparison(c: &mut Choices, over: &[Attribute], depth: u8) -> String {
    if over.is_empty() {
        return c.one_of(&["true", "false"]).to_owned();
    }
    let (name, ty) = c.one_of(over);
    if ty == "bool" {
        return name;
    }
    if ty == "str<3>" && c.bool() {
        let text = c.one_of(&["", "a", "b", "ab"]);
        return match c.u8(0..4) {
            0 => format!("starts_with({name}, \"{text}\")"),
            1 => format!("ends_with({name}, \"{text}\")"),
            2 => format!("contains({name}, \"{text}\")"),
            _ => format!("len({name}) > {}", c.u8(0..3)),
        };
    }
    let comparison = match ty {
        "Side" => c.one_of(&["==", "!="]),
        _ => c.one_of(&["<", "<=", "==", "!=", ">", ">="]),
    };
    let left = match c.one_in(3) {
        true => value(c, &[(name.clone(), ty)], ty, depth + 1),
        false => name,
    };
    let right = match c.u8(0..4) {
        0 => value(c, over, ty, depth + 1),
        1 => plain(c, over, ty),
        _ => literal(c, ty),
    };
    format!("({left} {comparison} {right})")
}

/// An attribute, or where there is none a literal.
fn plain(c: &mut Choices, over: &[Attribute], ty: &str) -> String {
    let alike: Vec<&Attribute> = over.iter().filter(|a| a.1 == ty).collect();
    match alike.as_slice() {
        [] => literal(c, ty),
        alike => alike[c.usize(0..alike.len())].0.clone(),
    }
}

/// A small one.
pub(super) fn literal(c: &mut Choices, ty: &str) -> String {
    match ty {
        "bool" => c.one_of(&["true", "false"]).to_owned(),
        "str<3>" => format!("\"{}\"", c.one_of(&["", "a", "b", "ab"])),
        "Level" => format!("Level::{}", c.one_of(&["Low", "Mid", "High"])),
        "Side" => format!("Side::{}", c.one_of(&["Left", "Right"])),
        "f32" | "f64" => format!("{}.0{ty}", c.u8(0..4)),
        _ => format!("{}{ty}", c.u8(0..4)),
    }
}

/// A value of a type.
pub(super) fn value(c: &mut Choices, over: &[Attribute], ty: &str, depth: u8) -> String {
    if depth >= DEEP || c.u8(0..5) < 3 {
        return plain(c, over, ty);
    }
    if ty == "bool" {
        return condition(c, over, depth);
    }
    if !is_number(ty) {
        return plain(c, over, ty);
    }
    let inner = |c: &mut Choices| value(c, over, ty, depth + 1);
    let signed = !ty.starts_with('u');
    match c.u8(0..12) {
        5 if is_integer(ty) => {
            let op = c.one_of(&["&", "|", "^"]);
            format!("({} {op} {})", inner(c), inner(c))
        }
        6 if is_integer(ty) => {
            let by = c.one_of(&["u8", "u16", "u32", "u64"]);
            let by = plain(c, over, by);
            format!("({} {} {by})", inner(c), c.one_of(&["<<", ">>"]))
        }
        7 => {
            let word = c.one_of(&["min", "max"]);
            format!("{word}({}, {})", inner(c), inner(c))
        }
        8 => {
            let limits = [literal(c, ty), inner(c)];
            format!("clamp({}, {}, {})", inner(c), limits[0], limits[1])
        }
        9 if signed => match c.bool() {
            true => format!("abs({})", inner(c)),
            false => format!("(-{})", inner(c)),
        },
        10 => cast(c, over, ty, depth),
        11 => of_host(c, over, ty, depth).unwrap_or_else(|| cast(c, over, ty, depth)),
        _ => {
            let op = c.one_of(&["+", "-", "*", "/", "%"]);
            format!("({} {op} {})", inner(c), inner(c))
        }
    }
}

/// From any number that is there; the length of a text is one.
fn cast(c: &mut Choices, over: &[Attribute], ty: &str, depth: u8) -> String {
    let texts: Vec<&Attribute> = over.iter().filter(|a| a.1 == "str<3>").collect();
    let from = match texts.as_slice() {
        [] => {
            let from = TYPES[c.usize(0..10)];
            value(c, over, from, depth + 1)
        }
        texts => format!("len({})", texts[0].0),
    };
    format!("({from} as {ty})")
}

/// A function of the host that gives this type.
fn of_host(c: &mut Choices, over: &[Attribute], ty: &str, depth: u8) -> Option<String> {
    let fitting: Vec<_> = FUNCTIONS.iter().filter(|f| f.2 == ty).collect();
    if fitting.is_empty() {
        return None;
    }
    let (name, parameters, _) = c.one_of(&fitting);
    let arguments = parameters.iter().map(|ty| value(c, over, ty, depth + 1));
    let arguments: Vec<String> = arguments.collect();
    Some(format!("{name}({})", arguments.join(", ")))
}

/// A number of one type as a value of another, or a literal where that has none.
pub(super) fn converted(c: &mut Choices, number: &str, ty: &str) -> String {
    match is_number(ty) {
        true => format!("({number} as {ty})"),
        false => literal(c, ty),
    }
}
