//! Timers without a clock of their own: the host arms one from `next_deadline`.
//!
//! An engine keeps no thread and reads no clock. It says when it wants to be
//! called next, and a host calls `advance` then: with a timer interrupt on a
//! microcontroller, with the timeout of `recv_timeout` or `epoll_wait` elsewhere.
//! So a key that falls silent is told without any event, in time.
//!
//! ```text
//! cargo run --example silent_key
//! ```

use rtcep::{Engine, Timestamp};

rtcep::situations! {
    engine Heartbeat;
    resolution 1ms;

    event Beat { machine: u16 }

    /// Each beat ends the wait for it, and begins the wait for the next one.
    lifespan Waiting {
        from Beat including;
        until Beat discard;
        until after 500ms terminate;
        key machine;
        max_open 8, per_key 1;
    }

    /// No beat for half a second.
    situation Silent: all in Waiting {
        operand last: first Beat, max 1;
        detect deferred;
        emit { machine: last.machine }
    }
}

type Instant = <Heartbeat as Engine>::Instant;

/// What ends a host's sleep.
enum Wake {
    /// Something was received.
    Beat(u64, Beat),
    /// The hardware timer has struck.
    Timer(Instant),
}

/// Sleeps until the next beat arrives or the armed timer strikes, in a simulated
/// time: the beats are those of a recording. None if nothing will ever happen.
fn sleep(beats: &mut &[(u64, u16)], armed: Option<Instant>) -> Option<Wake> {
    match (*beats, armed) {
        ([(t, machine), rest @ ..], _) if armed.is_none_or(|due| *t < due.ticks()) => {
            *beats = rest;
            Some(Wake::Beat(*t, Beat { machine: *machine }))
        }
        // What arrives at the very tick comes later: a timer goes first.
        (_, Some(due)) => Some(Wake::Timer(due)),
        (_, None) => None,
    }
}

fn main() -> Result<(), rtcep::Late> {
    // Machine 2 stops after 300 ms, machine 1 after 900 ms.
    let beats = [(0, 1), (50, 2), (300, 1), (300, 2), (600, 1), (900, 1)];
    let mut beats = &beats[..];

    let mut engine = Heartbeat::new();
    let mut sink = (
        |found: rtcep::Detection<HeartbeatDetection>| {
            let HeartbeatDetection::Silent(Silent { machine }) = found.situation;
            println!("{:>5} ms  machine {machine} is silent", found.t);
        },
        |notice: rtcep::Notice| println!("{notice}"),
    );
    while let Some(wake) = sleep(&mut beats, engine.next_deadline()) {
        match wake {
            Wake::Beat(t, beat) => {
                println!("{t:>5} ms  beat of {}", beat.machine);
                engine.process_beat(Instant::from_ticks(t), &beat, &mut sink)?;
            }
            Wake::Timer(due) => {
                println!("{:>5} ms  timer", due.ticks());
                engine.advance(due, &mut sink)?;
            }
        }
    }
    Ok(())
}
