//! Links only if no panic is reachable: the panic handler calls a symbol that
//! does not exist. The rules use every storage block and every kind of loop.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;
use rtcep::{Engine, Record, Sink, Timestamp, Value};

// The C library starts the binary and has memmove and memset.
#[link(name = "c")]
unsafe extern "C" {
    /// Defined nowhere.
    fn a_panic_is_reachable() -> !;
}

/// Named by the code that divides 128-bit numbers, which the compiler brings along
/// and which is built for programs that unwind. Nothing unwinds here.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    // SAFETY: never reached; a binary that could reach it does not link.
    unsafe { a_panic_is_reachable() }
}

rtcep::situations! {
    pub engine Everything;
    resolution 1ms;

    enum Mode { Idle, Armed }
    event A { k: u32, x: i64, y: f64, mode: Mode }
    event B { k: u32, x: i64, y: f32 }
    event C { k: u32, x: i8, on: bool }

    lifespan Always { from startup; max_open 1; }

    situation Fronts: sequence in Always {
        operand a: first A, max 5, on_full drop_oldest;
        operand b: first B, max 6;
        operand c: first C;
        within 5s;
        emit { k: a.k, x: b.x }
    }
    situation Masks: all in Always {
        operand a: each A if x + 1 > 0, max 70, on_full freeze;
        operand b: each B, max 10;
        when a.k < b.k;
        emit { k: a.k, x: a.x / b.x }
    }
    situation Choices: all in Always {
        operand a: first A if mode == Mode::Armed, retain if x > 3, max 10;
        operand b: last B, max 10;
        operand c: each C, max 10;
        when a.k == b.k && (a.x % b.x == 1 || c.on);
        within 1min;
        emit { k: a.k, x: b.x as i8 }
    }
    situation Shared: sequence in Always {
        operand first: first A, max 4;
        operand second: last A, max 4;
        operand b: each B, max 4, on_full drop_oldest;
        operand third: first A if x < 100, retain;
        when first.k == third.k;
        emit { k: second.k }
    }
    situation Roles: all in Always {
        operand low: first A if x < 10, max 3;
        operand high: each A if x > 5, max 3;
        operand m: last Masks, max 3;
        when low.k != high.k;
        emit { k: low.k, h: high.k }
    }
    situation Once: all in Always {
        operand r: first Roles if k << h > 3;
        once;
        emit { k: r.k }
    }
}

mod adapters;
mod aggregates;
mod contexts;
mod corners;
mod counters;
mod groups;
mod moments;
mod negation;
mod snapshots;
mod stateless;
mod timers;
mod values;

use contexts::{Contexts, ContextsDetection, ContextsEvent};
use corners::{Corners, CornersDetection, CornersEvent};

struct Last(u64);

impl Sink<Corners> for Last {
    fn detection(&mut self, detection: rtcep::Detection<CornersDetection>) {
        self.0 ^= detection.t ^ detection.situation.shape() as u64;
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        black_box(notice);
        self.0 += 1;
    }
}

impl Sink<Contexts> for Last {
    fn detection(&mut self, detection: rtcep::Detection<ContextsDetection>) {
        self.0 ^= detection.t ^ detection.situation.shape() as u64 ^ u64::from(detection.exact);
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        black_box(notice);
        self.0 += 1;
    }
}

impl Sink<Everything> for Last {
    fn detection(&mut self, detection: rtcep::Detection<EverythingDetection>) {
        self.0 ^= detection.t ^ detection.situation.shape() as u64;
        if let Some(Value::U32(k)) = detection.situation.attribute(0) {
            self.0 ^= u64::from(k);
        }
    }
    fn notice(&mut self, notice: rtcep::Notice) {
        black_box(notice);
        self.0 += 1;
    }
}

#[unsafe(no_mangle)]
extern "C" fn main(count: i32, _: *const *const u8) -> i32 {
    let mut engine = Everything::new();
    let mut corners = Corners::new();
    let mut contexts = Contexts::new();
    let mut counters = counters::Counters::new();
    let mut aggregates = aggregates::Aggregates::new();
    let mut front = adapters::Front::new();
    let mut groups = groups::Groups::new();
    let mut moments = moments::Moments::new();
    let mut negation = negation::Negation::new();
    let mut timers = timers::Timers::new();
    let mut stateless = stateless::Stateless::new();
    let mut last = Last(0);
    // The largest of them fits most of the time.
    let mut room = [0; 1 << 14];
    // Values that no optimiser knows.
    let mut seed = black_box(count) as u64 | 1;
    for _ in 0..1000 {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        let t = <Everything as Engine>::Instant::from_ticks(seed >> 20);
        let (k, x) = (seed as u32 % 7, seed as i64);
        let event = match seed % 3 {
            0 => EverythingEvent::A(A {
                k,
                x,
                y: x as f64,
                mode: Mode::Armed,
            }),
            1 => EverythingEvent::B(B { k, x, y: k as f32 }),
            _ => EverythingEvent::C(C {
                k,
                x: seed as i8,
                on: seed & 8 == 0,
            }),
        };
        black_box(engine.process(t, &event, &mut last).is_err());
        let event = match seed % 2 {
            0 => CornersEvent::P(corners::P { k }),
            _ => CornersEvent::Q(corners::Q { k }),
        };
        let at = <Corners as Engine>::Instant::from_ticks(seed >> 20);
        black_box(corners.process(at, &event, &mut last).is_err());
        black_box(engine.advance(t, &mut last).is_err());
        let event = match seed % 4 {
            0 => ContextsEvent::Start(contexts::Start { k, x }),
            1 => ContextsEvent::Tick(contexts::Tick { id: k, x }),
            2 => ContextsEvent::Stop(contexts::Stop { k }),
            _ => ContextsEvent::Reset(contexts::Reset { code: x }),
        };
        let at = <Contexts as Engine>::Instant::from_ticks(seed >> 20);
        black_box(contexts.process(at, &event, &mut last).is_err());
        black_box(contexts.advance(at, &mut last).is_err());
        counters::step(&mut counters, seed);
        aggregates::step(&mut aggregates, seed);
        adapters::step(&mut front, seed);
        groups::step(&mut groups, seed);
        moments::step(&mut moments, seed);
        negation::step(&mut negation, seed);
        timers::step(&mut timers, seed);
        stateless::step(&mut stateless, seed);
        snapshots::step(&mut engine, &mut room, seed);
        snapshots::step(&mut corners, &mut room, seed);
        snapshots::step(&mut contexts, &mut room, seed);
        snapshots::step(&mut counters, &mut room, seed);
        snapshots::step(&mut aggregates, &mut room, seed);
        snapshots::step(&mut groups, &mut room, seed);
        snapshots::step(&mut negation, &mut room, seed);
        snapshots::step(&mut moments, &mut room, seed);
        snapshots::step(&mut timers, &mut room, seed);
        snapshots::step(&mut stateless, &mut room, seed);
        black_box(contexts.next_deadline().map(Timestamp::ticks));
        let built = EverythingEvent::from_values(
            seed as usize % 4,
            &[Value::U32(k), Value::I64(x), Value::F32(1.0)],
        );
        if let Some(event) = built {
            black_box(engine.process(t, &event, &mut last).is_err());
        }
    }
    #[cfg(feature = "can-panic")]
    {
        let items = [1, 2, 3];
        black_box(items[black_box(count) as usize]);
    }
    black_box(values::run(seed, &mut room));
    black_box(engine.late());
    black_box(engine.tally(seed as usize));
    black_box(contexts.lifespan_tally(seed as usize));
    black_box(last.0);
    0
}
