//! Texts, ordered enums and functions: no warning, no lint, and what the user's own
//! code does with them.

#![deny(warnings)]

use rtcep::{Engine, Str};

mod geo {
    pub fn distance(x: f32, y: f32) -> f32 {
        (x * x + y * y).sqrt()
    }

    pub fn generic<T>(x: T) -> T {
        x
    }
}

/// More variants than the rules name, in another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    High,
    Unknown,
    Low,
}

/// Of the user's own.
#[derive(Clone, Copy)]
pub struct Login {
    pub user: Str<8>,
    pub grade: Grade,
    pub x: f32,
}

rtcep::situations! {
    pub engine Rules;
    ordered enum Level { Low, High }
    ordered enum Grade = Grade { Low, High }
    event Login = Login { user: str<8>, grade: Grade, x: f32 }
    event Ask { user: str<4>, level: Level, min: i32, max: i32 }
    fn distance(x: f32, y: f32) -> f32 = geo::distance;
    fn same(x: i32,) -> i32 = geo::generic;
    lifespan Watch { from Ask; until after 30s discard; key user; max_open 2; }
    lifespan Always { from startup; max_open 1; }
    situation Known: all in Always {
        operand l: last Login if grade > Grade::Low, max 2, on_full drop_oldest;
        operand a: first Ask if level >= Level::High, max 2;
        when l.user == a.user && distance(l.x, 4.0) < clamp(l.x, 5.0, 9.0) && same(a.min) <= max(a.max, 3);
        emit { user: l.user, level: a.level, least: min(a.min, a.max), word: "known" }
    }
    situation Again: all in Watch {
        operand a: first Ask if len(user) > 1u32 && !contains(user, "x");
        emit { user: a.user }
    }
}

struct Sink(Vec<RulesDetection>);

impl rtcep::Sink<Rules> for Sink {
    fn detection(&mut self, detection: rtcep::Detection<RulesDetection>) {
        self.0.push(detection.situation);
    }

    fn notice(&mut self, _: rtcep::Notice) {}
}

fn main() {
    let mut rules = Rules::new();
    let mut sink = Sink(Vec::new());
    let user = Str::new("root").expect("four bytes");
    for grade in [Grade::Unknown, Grade::High] {
        let login = RulesEvent::Login(Login {
            user: user.resize().expect("it fits"),
            grade,
            x: 2.0,
        });
        let t = <Rules as Engine>::Instant::from_ticks(1);
        rules.process(t, &login, &mut sink).expect("in time");
        let ask = RulesEvent::Ask(Ask {
            user,
            level: Level::High,
            min: -1,
            max: 7,
        });
        rules.process(t, &ask, &mut sink).expect("in time");
    }
    let [RulesDetection::Known(known), RulesDetection::Again(again)] = sink.0[..] else {
        panic!("{:?}", sink.0);
    };
    assert_eq!(again.user, known.user);
    assert!(known.user == "root" && known.word.as_str() == "known" && known.least == -1);
    assert!(Level::Low < Level::High);
}
