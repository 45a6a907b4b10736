//! That the laws `replay` and `printed` would tell: of engines that something else than
//! the input decides, and of printers that leave a clause out.

use super::replay::printed_as;
use super::run::Engine;
use super::{LAWS, ask_engines};
use crate::script::{self, Step};
use crate::subject::Subject;
use crate::{check, random, rules};
use rtcep_lang::Model;
use rtcep_lang::interp::Declared;
use rtcep_lang::print::print;
use std::cell::Cell;
use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};

/// Whether `replay` is broken in the interpreter when `known` is this function.
fn replay_tells(known: Declared) -> bool {
    let mut all = rules::all().into_iter();
    let mut subject = all
        .find(|subject| subject.name.ends_with("::functions"))
        .expect("a rule set with functions");
    let theirs = subject.functions.iter().copied();
    let functions: Vec<(&str, Declared)> = theirs
        .map(|(name, function)| match name {
            "known" => (name, known),
            _ => (name, function),
        })
        .collect();
    subject.functions = functions.leak();
    let model = check::model(&subject);
    let (_, law) = LAWS
        .into_iter()
        .find(|(n, _)| *n == "replay")
        .expect("a law");
    ask_engines(&subject, &model, &[Engine::Interpreter], law, 400).is_err()
}

/// Each other call, whichever engine makes it.
#[test]
fn what_survives_an_engine_is_told() {
    static ASKED: AtomicU64 = AtomicU64::new(0);
    assert!(replay_tells(|_| {
        let before = ASKED.fetch_add(1, Ordering::Relaxed);
        rtcep::Value::Bool(before.is_multiple_of(2))
    }));
}

/// As an order does that is one of hashes.
#[test]
fn what_is_random_is_told() {
    assert!(replay_tells(|_| {
        rtcep::Value::Bool(RandomState::new().hash_one(0).is_multiple_of(2))
    }));
}

/// And of what is right, nothing.
#[test]
fn a_constant_function_is_not_told() {
    assert!(!replay_tells(|_| rtcep::Value::Bool(true)));
}

/// What a printer might leave out, or print for another, and what the text is then.
const CLAUSES: [(&str, &str); 23] = [
    ("    once;\n", ""),
    (", retain", ""),
    (", counted", ""),
    (", override if ", ", override if false && "),
    (": absolute first ", ": absolute last "),
    (" including", ""),
    (" all_keys", ""),
    (" discard;", " terminate;"),
    (" on_full freeze", " on_full reject"),
    (" on_full drop_oldest", " on_full reject"),
    ("policy ignore;", ""),
    (": last ", ": first "),
    (": each ", ": first "),
    ("until first ", "until last "),
    ("detect deferred;", "detect immediate;"),
    ("weight ", "weight 2 * "),
    ("within 1", "within 2"),
    ("when ", "when true || "),
    (" if ", " if true || "),
    ("until after 1", "until after 2"),
    ("max 2", "max 3"),
    (" hysteresis 3", " hysteresis 10"),
    ("resolution 1us;", "resolution 100ns;"),
];

/// Of each at least one rule set tells that the text is wrong.
#[test]
fn a_printer_that_leaves_a_clause_out_is_told() {
    // Functions may rest on what the rules ask before.
    let all = rules::all().into_iter();
    let plain = all.filter(|subject| subject.functions.is_empty());
    let printed: Vec<(Subject, Model, String)> = plain
        .map(|subject| {
            let model = check::model(&subject);
            let text = print(&model);
            (subject, model, text)
        })
        .collect();
    let untold = CLAUSES.iter().filter(|(clause, instead)| {
        let told = printed.iter().any(|(subject, model, text)| {
            let wrong = text.replacen(clause, instead, 1);
            // What the language refuses needs no trace.
            wrong != *text
                && rtcep_lang::understand_str(&wrong).is_ok()
                && is_told(subject, model, &wrong)
        });
        !told
    });
    let untold: Vec<_> = untold.collect();
    assert!(untold.is_empty(), "{untold:?}");
}

/// Whether a trace by hand tells that rules were printed wrong, or a random one.
fn is_told(subject: &Subject, model: &Model, text: &str) -> bool {
    let tells = |trace: &[Step]| {
        let trace = super::in_order(trace);
        printed_as(subject, model, text, &trace).is_err()
    };
    let told = Cell::new(subject.scripts.iter().any(|script| {
        let trace = script::steps(&script::parse(model, script));
        tells(&trace)
    }));
    if told.get() {
        return true;
    }
    let asked = random::law(subject, model, 400, &|trace| {
        told.set(told.get() || tells(trace));
        Ok(())
    });
    asked.is_err() || told.get()
}
