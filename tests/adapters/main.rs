//! Adapters in front of a generated engine: what they give is what the same events give
//! in order, and no count is exceeded.

mod merge;
mod reorder;
mod stored;

use rtcep::{Counter, Engine, Notice, Sink};

rtcep::situations! {
    pub engine Defence;
    resolution 1ms;
    reorder within 50ms, max 64;
    merge radar, Sonar, r#type, max 16;

    event Plot { id: u32, range: u32 }
    event Ping { id: u32, depth: u32 }

    lifespan Always { from startup; max_open 1; }
    lifespan Silence { from Plot; until after 30ms terminate; max_open 4, on_full drop_oldest; }

    situation Met: sequence in Always {
        operand plot: each Plot, max 8, on_full drop_oldest;
        operand ping: first Ping;
        when plot.id == ping.id;
        within 40ms;
        emit { range: plot.range, depth: ping.depth }
    }
    situation Silent: not in Silence { operand ping: Ping; }
    situation Order: report in Always {
        operand plot: Plot, max 32;
        within 20ms;
        emit { sum: sum(plot.range), last: max(plot.range) }
    }
}

type Tick = <Defence as Engine>::Instant;
type Ops = Counter<0, 0>;

fn at(t: u64) -> Tick {
    Tick::from_ticks(t)
}

/// A small generator of numbers: the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % n
    }

    fn event(&mut self) -> DefenceEvent {
        let id = u32::try_from(self.below(3)).expect("small");
        let value = u32::try_from(self.below(100)).expect("small");
        match self.below(2) {
            0 => DefenceEvent::Plot(Plot { id, range: value }),
            _ => DefenceEvent::Ping(Ping { id, depth: value }),
        }
    }
}

/// All that is told, but for the number of the call.
#[derive(Default)]
struct Told(Vec<String>);

impl Sink<Defence> for Told {
    fn detection(&mut self, d: rtcep::Detection<DefenceDetection>) {
        let (t, instance, exact, situation) = (d.t, d.instance, d.exact, d.situation);
        self.0.push(format!("{t} {instance} {exact} {situation:?}"));
    }
    fn notice(&mut self, notice: Notice) {
        self.0.push(format!("{notice:?}"));
    }
}

/// What the events give in this order.
fn in_order(events: &[(u64, DefenceEvent)], end: u64) -> Vec<String> {
    let (mut engine, mut told) = (Defence::new(), Told::default());
    for (t, event) in events {
        engine.process(at(*t), event, &mut told).expect("in order");
    }
    engine.advance(at(end), &mut told).expect("in order");
    told.0
}

/// Events whose delay on the way is `late` at most, with the order of their arrival.
fn delayed(numbers: &mut Numbers, n: u64, late: u64) -> Vec<(u64, DefenceEvent)> {
    let mut t = 0;
    let mut sent: Vec<_> = (0..n)
        .map(|_| {
            t += numbers.below(4);
            (t + numbers.below(late + 1), t, numbers.event())
        })
        .collect();
    sent.sort_by_key(|&(arrival, ..)| arrival);
    sent.into_iter().map(|(_, t, event)| (t, event)).collect()
}

#[test]
fn the_table_of_bounds_has_them() {
    let text = format!("{:#}", Defence::BOUNDS);
    let reorder = size_of::<DefenceReorder>();
    let line = format!("reorder in front: {reorder} bytes, ");
    assert!(text.contains(&line), "{text}");
    assert!(text.contains("merge in front: "), "{text}");
}
