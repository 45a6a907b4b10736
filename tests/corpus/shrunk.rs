//! That what fails is shrunk to a small rule set and a short trace: a fault is sown into
//! the interpreter, which is then asked in place of generated code.

use crate::answer;
use crate::check::{interpret, model};
use crate::nightly::declared::FUNCTIONS;
use crate::nightly::rules::round;
use crate::nightly::shrink::{Candidate, case, shrink};
use crate::script::{self, Says, Step};
use crate::subject::Subject;
use crate::told::same;
use crate::{random, rules};
use rtcep_lang::Model;
use rtcep_lang::interp::Interpreter;
use rtcep_lang::model::{OnFull, Quantifier};

/// An engine that is wrong: it runs other rules than those that are written.
type Fault = fn(&mut Model);

/// It takes the oldest where a join says `last`.
const LAST_IS_FIRST: Fault = |model| {
    let joins = model.situations.iter_mut().filter(|s| s.kind.joins());
    for operand in joins.flat_map(|s| &mut s.operands) {
        if operand.quantifier == Quantifier::Last {
            operand.quantifier = Quantifier::First;
        }
    }
};

/// It drops the oldest instance where a lifespan says `freeze`.
const FREEZE_DROPS: Fault = |model| {
    for lifespan in &mut model.lifespans {
        if lifespan.on_full == OnFull::Freeze {
            lifespan.on_full = OnFull::DropOldest;
        }
    }
};

fn interpreter(model: &Model) -> Interpreter {
    Interpreter::with_functions(model.clone(), &FUNCTIONS)
}

fn subject(text: String) -> Subject {
    Subject {
        name: "random rules",
        text: text.leak(),
        scripts: &[],
        reaches: &[],
        functions: &FUNCTIONS,
        run: |_| unreachable!("nothing is generated of them"),
    }
}

/// Whether the wrong engine tells something else.
fn agree(model: &Model, fault: Fault, trace: &[Step]) -> Result<(), String> {
    let mut wrong = model.clone();
    fault(&mut wrong);
    let (mut right, mut wrong) = (interpreter(model), interpreter(&wrong));
    for step in trace {
        let [a, b] = [&mut right, &mut wrong].map(|engine| interpret(engine, step));
        if !same(&a, &b) {
            return Err(format!("{a:?}\n{b:?}"));
        }
    }
    Ok(())
}

/// The shortest trace by which it fails, if one is found.
fn failing(candidate: &Candidate, fault: Fault) -> Option<String> {
    let model = &candidate.model;
    let holds = |trace: &[Step]| agree(model, fault, trace);
    let known = script::steps(&script::parse(model, &candidate.trace));
    let subject = subject(candidate.text());
    let trace = match holds(&known) {
        Err(why) => random::shortest(&holds, known, why).0,
        Ok(()) => {
            let told = random::law(&subject, model, 1_000, &holds).err()?;
            let (_, trace) = told.split_once("the shortest trace:\n")?;
            script::steps(&script::parse(model, trace))
        }
    };
    Some(answer::script(&subject, model, &trace))
}

/// The first rule set of the first round that a fault shows in, shrunk.
fn shrunk(fault: Fault) -> (Candidate, Candidate) {
    let found = round(0, 60).into_iter().find_map(|set| {
        let model = set.model;
        let trace = String::new();
        let candidate = Candidate { model, trace };
        let trace = failing(&candidate, fault)?;
        Some(Candidate { trace, ..candidate })
    });
    let start = found.expect("a rule set that shows it");
    let less = shrink(start.clone(), 200, &mut |candidates| {
        Ok(candidates.iter().map(|c| failing(c, fault)).collect())
    });
    (start, less.expect("nothing is built"))
}

/// What is left fails, is small, and its trace says what the interpreter does.
fn is_a_case(start: &Candidate, less: &Candidate, fault: Fault) {
    let text = less.text();
    assert!(failing(less, fault).is_some(), "{text}");
    assert!(2 * text.len() < start.text().len(), "{text}");
    let model = rtcep_lang::understand_str(&text).expect("valid rules");
    let mut engine = interpreter(&model);
    for line in script::parse(&model, &less.trace) {
        if let Says::Call(step, told) = line.says {
            assert!(
                same(&interpret(&mut engine, &step), &told),
                "{}",
                less.trace
            );
        }
    }
    let file = case::file(less, "shrunk", "0", "it differs", &case::Around::default());
    for line in less.trace.lines().chain(text.lines()) {
        assert!(file.contains(line.trim()), "{line} in\n{file}");
    }
}

#[test]
fn a_wrong_choice_is_shrunk_to_one_join() {
    let (start, less) = shrunk(LAST_IS_FIRST);
    is_a_case(&start, &less, LAST_IS_FIRST);
    let text = less.text();
    assert_eq!(less.model.situations.len(), 1, "{text}");
    assert!(less.model.situations[0].operands.len() <= 3, "{text}");
    assert!(text.contains("last"), "{text}");
    assert!(less.trace.lines().count() <= 5, "{text}\n{}", less.trace);
}

#[test]
fn a_wrong_policy_is_shrunk_to_its_lifespan() {
    let (start, less) = shrunk(FREEZE_DROPS);
    is_a_case(&start, &less, FREEZE_DROPS);
    let text = less.text();
    assert_eq!(less.model.lifespans.len(), 1, "{text}");
    assert!(text.contains("freeze"), "{text}");
    assert!(less.trace.lines().count() <= 4, "{text}\n{}", less.trace);
}

/// What a script says is what it is read from.
#[test]
fn scripts_are_told_as_they_are_read() {
    for subject in rules::all() {
        let model = model(&subject);
        for text in subject.scripts {
            let mut known = Vec::new();
            let mut again = String::new();
            for of in script::parse(&model, text) {
                match &of.says {
                    Says::Call(step, told) => again += &answer::line(&model, step, told),
                    Says::Take(Some(queued)) => again += &answer::take(&model, queued),
                    _ => continue,
                }
                again.push('\n');
                known.push(of);
            }
            let read = script::parse(&model, &again);
            assert_eq!(read.len(), known.len(), "{}", subject.name);
            for (a, b) in known.iter().zip(&read) {
                let (a, b) = (format!("{:?}", a.says), format!("{:?}", b.says));
                assert_eq!(a, b, "{}\n{again}", subject.name);
            }
        }
    }
}
