//! Two hosts for one engine: one sleeps until `next_deadline`, one polls every tick.
//!
//! Both find the same, at the same ticks: what is due runs with the time at which it was
//! due, and `next_deadline` is never late. The first one wakes a few times, as a
//! microcontroller does that arms a timer or a thread in `recv_timeout`; the second one
//! wakes at every tick, as a control loop does that runs anyway.
//!
//! ```text
//! cargo run --example runtime
//! ```

use rtcep::{Detection, Engine, Notice, Timestamp};

rtcep::situations! {
    pub(crate) engine Pump;
    resolution 1ms;

    event Start { pump: u16 }
    event Pressure { pump: u16, bar: f32 }
    event Stop { pump: u16 }

    lifespan Plant { from startup; max_open 1; }

    /// A pump runs, an hour at most.
    lifespan Running {
        policy ignore;
        from Start;
        until Stop terminate;
        until after 1h terminate;
        key pump;
        max_open 4;
    }

    /// There is no pressure a second after the start: looked at when the second is over.
    lifespan Starting {
        from Start including;
        until Stop discard;
        until after 1s terminate;
        key pump;
        max_open 4, per_key 1, on_full drop_oldest;
    }

    /// Nothing was measured for 300 ms.
    situation Blind: after 300ms in Running {
        operand pressure: last Pressure;
        emit { pump: pressure.pump, bar: pressure.bar }
    }

    /// It runs without having built up pressure.
    situation Dry: unless in Starting {
        operand start: first Start, max 1;
        forbidden built: Pressure if bar >= 2.0;
        emit { pump: start.pump }
    }

    /// The plant is alive, or the host is not.
    situation Alive: every 500ms in Plant {
        emit { missed: missed }
    }

    /// What a run has brought.
    situation Run: report in Running {
        operand pressure: Pressure;
        detect deferred;
        emit { samples: count(), most: max(pressure.bar) or 0.0 }
    }
}

type Instant = <Pump as Engine>::Instant;
/// When, in which instance, what, whether all was seen, and how much later it was told.
pub(crate) type Told = (u64, u64, PumpDetection, bool, u64);

/// What the plant sends, in milliseconds: pump 2 never builds up pressure, and of pump 1
/// nothing is heard for a while.
fn recording() -> Vec<(u64, PumpEvent)> {
    let pressure = |t, pump, bar| (t, PumpEvent::Pressure(Pressure { pump, bar }));
    vec![
        (0, PumpEvent::Start(Start { pump: 1 })),
        pressure(100, 1, 0.5),
        (150, PumpEvent::Start(Start { pump: 2 })),
        pressure(300, 1, 2.5),
        pressure(320, 2, 0.2),
        pressure(550, 1, 2.6),
        pressure(610, 2, 0.1),
        pressure(900, 2, 0.1),
        pressure(1_100, 1, 2.4),
        (1_150, PumpEvent::Stop(Stop { pump: 2 })),
        (1_400, PumpEvent::Stop(Stop { pump: 1 })),
    ]
}

/// How long the plant is watched, in milliseconds.
pub(crate) const END: u64 = 2_000;

/// Sleeps until an event arrives or the armed timer strikes, in a simulated time; counts
/// how often it wakes.
pub(crate) fn sleeping(told: &mut Vec<Told>) -> Result<u64, rtcep::Late> {
    let mut engine = Pump::new();
    let mut wakes = 0;
    let arrivals = recording();
    // The last sleep ends with the recording.
    let calls = arrivals.iter().map(|(t, event)| (*t, Some(event)));
    for (t, event) in calls.chain([(END, None)]) {
        // What is due at the very tick of an arrival goes first.
        while let Some(due) = engine.next_deadline().filter(|due| due.ticks() <= t) {
            wakes += 1;
            engine.advance(due, &mut sink(told, due.ticks()))?;
        }
        wakes += 1;
        match event {
            Some(event) => engine.process(Instant::from_ticks(t), event, &mut sink(told, t))?,
            None => engine.advance(Instant::from_ticks(t), &mut sink(told, t))?,
        }
    }
    Ok(wakes)
}

/// Wakes at every tick, and takes what has arrived by then; counts how often.
pub(crate) fn polling(told: &mut Vec<Told>) -> Result<u64, rtcep::Late> {
    let mut engine = Pump::new();
    let arrivals = recording();
    let mut arrivals = arrivals.iter().peekable();
    let mut wakes = 0;
    for t in 0..=END {
        wakes += 1;
        let now = Instant::from_ticks(t);
        engine.advance(now, &mut sink(told, t))?;
        while let Some((_, event)) = arrivals.next_if(|(arrived, _)| *arrived <= t) {
            engine.process(now, event, &mut sink(told, t))?;
        }
    }
    Ok(wakes)
}

/// Writes down detections, without the call that found them: that is what differs.
fn sink(
    told: &mut Vec<Told>,
    now: u64,
) -> (
    impl FnMut(Detection<PumpDetection>) + '_,
    impl FnMut(Notice),
) {
    (
        move |found: Detection<PumpDetection>| {
            let late = now - found.t;
            told.push((found.t, found.instance, found.situation, found.exact, late));
        },
        |notice: Notice| println!("{notice}"),
    )
}

fn main() -> Result<(), rtcep::Late> {
    let (mut slept, mut polled) = (Vec::new(), Vec::new());
    let sleeps = sleeping(&mut slept)?;
    let polls = polling(&mut polled)?;
    for (t, instance, situation, ..) in &slept {
        println!("{t:>5} ms  {instance}  {situation:?}");
    }
    let same = if slept == polled {
        "the same"
    } else {
        "something else"
    };
    println!("asleep until the next deadline: {sleeps} wakes; polling: {polls}, and {same}");
    Ok(())
}
