//! What waits for time or for the host, and what is frozen: timers of situations,
//! moments, what is kept of initiators, a queue of actions, tallies of stateless rules.

use crate::snapshot;
use rtcep::{Detection, Engine, Notice, Sink, Snapshot, Timestamp};

rtcep::situations! {
    /// A plant whose samples are runs.
    pub engine Plant;
    resolution 1ms;
    epoch "2026-01-01T00:00:00Z";

    event Raw { id: u16, value: i32 }
    event Sample { id: u16, value: i32 }
    event Stop { id: u16, value: i32 }

    refer Sample from Raw if 1000 / value > 0 { id: id, value: 1000 / value }

    lifespan Always { from startup; max_open 1; }
    lifespan Shift {
        from at 5s;
        from at "2026-01-01T00:00:20Z";
        until at 1min terminate;
        max_open 2;
    }
    lifespan Run {
        from Sample if value > 10;
        until Stop if value - init.value > 5 terminate;
        key id;
        max_open 3, per_key 2, on_full freeze;
    }

    situation Beat: every 4s in Run { emit { missed: missed } }
    situation Noon: at 10s in Run { emit { n: 1u32 } }
    situation Echo: after 3s in Run {
        operand sample: each Sample, max 2, on_full freeze;
        emit { value: sample.value }
    }
    situation Held: all in Run {
        operand sample: each Sample, max 1;
        detect deferred;
        emit { value: sample.value }
    }
    situation Calm: after 3s in Always {
        operand sample: last Sample;
        emit { id: sample.id, value: sample.value }
    }
    situation Quiet: not in Shift { operand stop: Stop if value > 1000; }

    action Note on Raw { value: value }
    action Alarm on Calm { id: id }
    actions max 4;
}

type Instant = <Plant as Engine>::Instant;

fn at(t: u64) -> Instant {
    Instant::from_ticks(t)
}

/// Startup at 1 s. Run 2 and 3 are of key 1, which is frozen, as is `Echo` in 2; run 4
/// is of key 2, and at last all of `Run` is frozen. Four actions wait, three are lost.
fn plant() -> Plant {
    let mut plant = Plant::new();
    for (t, id, value) in [
        (1_000, 1, 20),  // a sample of 50: opens 2
        (1_500, 1, 0),   // 1000 / 0: no sample
        (2_000, 1, 25),  // 40: opens 3
        (2_500, 1, 10),  // 100: no third run of key 1
        (2_600, 1, 500), // 2: no third delay of `Echo` in 2
        (3_000, 2, 90),  // 11: opens 4
        (3_100, 3, 50),  // 20: no fourth run
    ] {
        let raw = Raw { id, value };
        plant.process_raw(at(t), &raw, &mut ()).expect("in time");
    }
    plant
}

/// What is told between here and there, as `6100 Calm { .. }`, inexact with a `~`.
fn told(plant: &mut Plant, t: u64, stop: Option<Stop>) -> Vec<String> {
    let mut told = Told(Vec::new());
    match stop {
        Some(stop) => plant.process_stop(at(t), &stop, &mut told),
        None => plant.advance(at(t), &mut told),
    }
    .expect("in time");
    told.0
}

struct Told(Vec<String>);

impl Sink<Plant> for Told {
    fn detection(&mut self, d: Detection<PlantDetection>) {
        let inexact = if d.exact { "" } else { "~" };
        let text = d.situation.text();
        self.0
            .push(format!("{} {inexact}{text}@{}", d.t, d.instance));
    }
    fn notice(&mut self, notice: Notice) {
        self.0.push(notice.to_string());
    }
}

impl PlantDetection {
    fn text(&self) -> String {
        match self {
            Self::Beat(beat) => format!("Beat {}", beat.missed),
            Self::Noon(noon) => format!("Noon {}", noon.n),
            Self::Echo(echo) => format!("Echo {}", echo.value),
            Self::Held(held) => format!("Held {}", held.value),
            Self::Calm(calm) => format!("Calm {} {}", calm.id, calm.value),
            Self::Quiet(_) => "Quiet".to_owned(),
        }
    }
}

#[test]
fn a_snapshot_of_an_earlier_version_is_written_and_read() {
    let kept = crate::kept(include_str!("plant.hex"), &snapshot(&plant()));
    let mut restored = Plant::new();
    restored.restore(&kept).expect("it is read");

    // The stateless rule that faulted, the openings and delays that found no room, the
    // actions that are lost.
    let (sample, run, echo, held, note) = (1, 2, 2, 3, 0);
    assert_eq!(
        restored.event_tally(sample).map(|tally| tally.faults),
        Some(1)
    );
    assert_eq!(
        restored.lifespan_tally(run).map(|tally| tally.lost),
        Some(2)
    );
    assert_eq!(restored.tally(echo).map(|tally| tally.lost), Some(1));
    assert_eq!(restored.tally(held).map(|tally| tally.lost), Some(3));
    assert_eq!(restored.action_tally(note).map(|tally| tally.lost), Some(3));

    // Timers of situations, and a moment in between: `Shift` 5 opens at 6 s.
    // The deadline may be early: `Calm` was to come at 4 s, and was set anew since.
    let due = restored.next_deadline().map(Timestamp::ticks);
    assert!(due.is_some_and(|due| due <= 5_000), "{due:?}");
    let in_runs = [
        "5000 ~Beat 0@2",
        "5000 ~Echo 40@2",
        "5500 ~Echo 100@2",
        "5500 ~Echo 100@3",
        "5600 ~Echo 2@3",
        "6000 ~Beat 0@3",
        "6100 Calm 3 20@1",
        "the queue of actions is full, Alarm is lost: reject",
        "7000 ~Beat 0@4",
    ];
    assert_eq!(told(&mut restored, 6_999, None), in_runs[..8]);
    assert_eq!(told(&mut restored, 7_000, None), in_runs[8..]);

    // What is kept of the initiators: 50 and 40.
    let stop = |value| Some(Stop { id: 1, value });
    assert_eq!(told(&mut restored, 7_001, stop(50)), ["7001 ~Held 100@3"]);
    assert_eq!(told(&mut restored, 7_001, stop(56)), ["7001 ~Held 40@2"]);

    // What waited for the host.
    let actions = std::iter::from_fn(|| restored.next_action());
    let actions: Vec<_> = actions.map(|a| (a.t, a.call, a.action)).collect();
    let note = |value| PlantAction::Note(Note { value });
    let waited = [
        (1_000, 1, 20),
        (1_500, 2, 0),
        (2_000, 3, 25),
        (2_500, 4, 10),
    ];
    assert_eq!(
        actions,
        waited.map(|(t, call, value)| (t, call, note(value)))
    );
    let alarm = 1;
    assert_eq!(
        restored.action_tally(alarm).map(|tally| tally.lost),
        Some(1)
    );

    // 10 s after startup, and the last run; then the second moment, and the end of both.
    assert_eq!(
        told(&mut restored, 11_000, None),
        ["11000 ~Beat 0@4", "11000 ~Noon 1@4"]
    );
    let end = told(&mut restored, 61_000, None);
    let shifts = ["61000 Quiet@5", "61000 Quiet@6"];
    let of_shifts: Vec<_> = end.iter().filter(|told| told.contains("Quiet")).collect();
    assert_eq!(of_shifts, shifts.iter().collect::<Vec<_>>(), "{end:?}");
}

/// The engine that was saved and the one that was restored go on alike.
#[test]
fn a_restored_plant_goes_on() {
    let (mut saved, mut restored) = (plant(), Plant::new());
    restored.restore(&snapshot(&saved)).expect("the same rules");
    for (t, value) in [(4_000, 44), (6_000, 46), (9_500, 55), (12_000, 60)] {
        let stop = Stop { id: 1, value };
        let mut both = [&mut saved, &mut restored].map(|plant| told(plant, t, Some(stop)));
        let [a, b] = &mut both;
        assert_eq!(a, b);
        assert_eq!(saved.next_action(), restored.next_action());
        assert_eq!(snapshot(&saved), snapshot(&restored));
    }
}
