//! What a host sees: late rows, and silence that no row tells of.

use super::{f, name, of, slot};
use crate::rules::{RadarWatch, RadarWatchDetection};
use crate::watch::{self, Entry};
use rtcep::{Engine, Timestamp};
use rtcep_data::radar::{Recording, Row, SpeedRow};
use rtcep_data::rows::{self, FromFields as _};

/// A recording of the radar alone.
fn of_plots(text: &str) -> Recording {
    Recording {
        plots: rows::parse(text.as_bytes(), "plots.csv").expect("well-formed"),
        speeds: Vec::new(),
    }
}

/// A silent slot needs no event, but a host that looks at the clock.
#[test]
fn a_host_that_arms_a_timer_hears_of_silence_in_time() {
    let header = Row::COLUMNS.join(",");
    let text = format!("{header}\n2.5,50,0,-1,,,528,1\n2.55,48,0,-1,,,528,0\n");
    let recording = of_plots(&text);
    let mut engine: RadarWatch = RadarWatch::new();
    let mut told = Vec::new();
    for event in watch::inputs(&recording)
        .into_iter()
        .filter_map(|i| i.event)
    {
        let t = Timestamp::from_ticks(2_550_000);
        assert_eq!(engine.process(t, &event, &mut ()), Ok(()));
    }
    let mut sink = (
        |d: rtcep::Detection<RadarWatchDetection>| told.push((d.t, name(&d.situation))),
        |_: rtcep::Notice| (),
    );
    while let Some(deadline) = engine.next_deadline() {
        assert_eq!(engine.advance(deadline, &mut sink), Ok(()));
    }
    // Two plots confirm nothing: what came near was a ghost.
    assert_eq!(told, [(2_750_000, "Silent"), (2_750_000, "Ghost")]);
}

#[test]
fn a_late_row_is_refused_and_told() {
    let header = Row::COLUMNS.join(",");
    let text = format!("{header}\n2.5,50,0,-1,,,528,1\n2,49,0,-1,,,528,0\n2.5,48,0,-1,,,528,0\n");
    let watch = watch::run(&of_plots(&text));
    let late = rtcep::Late {
        t: 2_000_000,
        now: 2_500_000,
    };
    assert_eq!(watch.journal[0], Entry::Refused { line: 3, late });
    // The row after it is still seen: it is the one that silence begins with.
    let silent = (2_700_000, 4, vec![slot(528), f(48.0)]);
    assert_eq!(of(&watch, "Silent"), [silent]);
}

/// The recording's driver brakes for nobody. Here is one who does: 0.4 m/s in 300 ms, once
/// within half a second of the engagement, and once when it is over.
#[test]
fn who_brakes_in_time_has_answered() {
    let plot = |t_ms: u64, forward| Row {
        line: 0,
        t_us: t_ms * 1_000,
        slot: 528,
        forward,
        left: 0.0,
        speed: -3.0,
        new_track: false,
    };
    // The third plot confirms, the fourth is below 20 m: engaged at 200 ms.
    let range = |t_ms| if t_ms < 200 { 20.5 } else { 19.9 };
    let plots = (50..1_000).step_by(50).map(|t_ms| plot(t_ms, range(t_ms)));
    let plots: Vec<Row> = plots.collect();
    let unanswered = |at_ms: u64| {
        let speed = |t_ms: u64, speed| SpeedRow {
            line: 0,
            t_us: t_ms * 1_000,
            speed,
        };
        let speeds = vec![speed(at_ms - 300, 15.0), speed(at_ms, 14.5)];
        let plots = plots.clone();
        let watch = watch::run(&Recording { plots, speeds });
        assert_eq!(of(&watch, "Engage").len(), 1);
        assert_eq!(of(&watch, "Braking").len(), 1);
        of(&watch, "Unanswered")
            .into_iter()
            .map(|(t, ..)| t)
            .collect::<Vec<_>>()
    };
    assert_eq!(unanswered(699), []);
    assert_eq!(unanswered(700), [700_000], "a timer goes first at its tick");
    assert_eq!(unanswered(701), [700_000]);
}
