//! What a host sees: late rows, and silence that no row tells of.

use super::{f, of, slot};
use crate::input::Row;
use crate::rules::RadarWatch;
use crate::watch::{self, Entry};
use crate::{fields, rows};
use rtcep::{Engine, Timestamp};

/// A silent slot needs no event, but a host that looks at the clock.
#[test]
fn a_host_that_arms_a_timer_hears_of_silence_in_time() {
    let header = fields::COLUMNS.join(",");
    let text = format!("{header}\n2.5,50,0,-1,,,528,1\n2.55,48,0,-1,,,528,0\n");
    let rows = rows::parse::<Row>(text.as_bytes(), "one.csv").expect("well-formed");
    let mut engine: RadarWatch = RadarWatch::new();
    let mut told = Vec::new();
    for event in rows.iter().flat_map(watch::events) {
        let t = Timestamp::from_ticks(2_550_000);
        assert_eq!(engine.process(t, &event, &mut ()), Ok(()));
    }
    let mut sink = (
        |d: rtcep::Detection<_>| told.push(d.t),
        |_: rtcep::Notice| (),
    );
    while let Some(deadline) = engine.next_deadline() {
        assert_eq!(engine.advance(deadline, &mut sink), Ok(()));
    }
    assert_eq!(told, [2_750_000]);
}

#[test]
fn a_late_row_is_refused_and_told() {
    let header = fields::COLUMNS.join(",");
    let text = format!("{header}\n2.5,50,0,-1,,,528,1\n2,49,0,-1,,,528,0\n2.5,48,0,-1,,,528,0\n");
    let rows = rows::parse::<Row>(text.as_bytes(), "late.csv").expect("well-formed");
    let watch = watch::run(&rows);
    let late = rtcep::Late {
        t: 2_000_000,
        now: 2_500_000,
    };
    assert_eq!(watch.journal[0], Entry::Refused { line: 3, late });
    // The row after it is still seen: it is the one that silence begins with.
    let silent = (2_700_000, 4, vec![slot(528), f(48.0)]);
    assert_eq!(of(&watch, "Silent"), [silent]);
}
