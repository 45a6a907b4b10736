//! A hundred thousand keys through lifespans of sixteen open instances: nothing
//! grows, and every loss is counted.

use super::run::{Engine, with};
use crate::check;
use crate::counts;
use crate::rules;
use crate::script::Step;
use crate::subject::Subject;
use crate::told::Told;
use rtcep::{OnFull, Value};
use rtcep_lang::interp::Output;

const KEYS: u32 = 100_000;
const OPEN: u32 = 16;

fn subject() -> Subject {
    let mut subjects = rules::all().into_iter();
    subjects
        .find(|subject| subject.name.ends_with("::many_keys"))
        .expect("the rule set of many keys")
}

fn ping(key: u32) -> Step {
    Step {
        t: key.into(),
        event: Some((0, vec![Value::U32(key)])),
    }
}

/// By policy: what was told and what was counted is what found no room.
#[test]
fn every_loss_of_a_hundred_thousand_keys_is_told_and_counted() {
    let subject = subject();
    let model = check::model(&subject);
    let policies: Vec<OnFull> = model.lifespans.iter().map(|l| l.on_full).collect();
    assert_eq!(
        policies,
        [OnFull::Reject, OnFull::DropOldest, OnFull::Freeze]
    );
    for engine in [Engine::Interpreter, Engine::Generated] {
        let (told, lost) = with(&subject, &model, engine, |machine| {
            let mut told = [0u32; 3];
            for key in 0..KEYS {
                for one in machine.call(&ping(key)) {
                    if let Told::Sink(Output::LifespanFull { lifespan, .. }) = one {
                        told[lifespan] += 1;
                    }
                }
            }
            let tallies = machine.tallies();
            let lifespans = &tallies[model.situations.len()..][..model.lifespans.len()];
            let lost: Vec<u64> = lifespans.iter().map(|tally| tally.lost).collect();
            (told, lost)
        });
        let without_room = KEYS - OPEN;
        // A frozen type says so once.
        assert_eq!(told, [without_room, without_room, 1], "{engine:?}");
        assert_eq!(lost, [u64::from(without_room); 3], "{engine:?}");
    }
}

/// The engine is as large as its bounds say (its size is that of a type, so
/// nothing can grow), and no call costs more than counted.
#[test]
fn bytes_are_constant_and_no_key_costs_more_than_counted() {
    let subject = subject();
    (subject.run)(&mut |driver| {
        assert_eq!(driver.bytes(), driver.bounds().bytes);
        for key in 0..KEYS {
            let step = ping(key);
            let told = check::generated(driver, &step);
            let counted = counts::within(&subject, driver, &step, &told);
            counted.unwrap_or_else(|why| panic!("key {key}: {why}"));
        }
    });
}
