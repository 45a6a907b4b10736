//! From rows of slots to events of tracks.
//!
//! A track is a slot from one `new_track` flag to the next. A slot that reports
//! for the first time begins a track too, flagged or not: the recording starts
//! in traffic, and a watch that ignored the car ahead because it was there
//! first would be blind to the nearest threat of all.

use crate::fields::{FIRST_ADDRESS, SLOTS};
use crate::input::Row;
use crate::rules::{AlertTrigger, RadarWatchEvent, StandDown, TrackData};

/// The track that each slot follows.
#[derive(Debug, Default)]
pub(crate) struct Tracks {
    current: [Option<u32>; SLOTS],
    newest: u32,
}

impl Tracks {
    /// The events of one row in their order: the old track of a reused slot
    /// stands down before the new one is an alert.
    pub(crate) fn events(&mut self, row: &Row) -> impl Iterator<Item = RadarWatchEvent> + use<> {
        let old = self.current[row.slot];
        let (stand_down, event) = match old {
            Some(track) if !row.new_track => (None, track_data(track, row)),
            _ => {
                self.newest += 1;
                self.current[row.slot] = Some(self.newest);
                let stand_down = old.map(|track| RadarWatchEvent::StandDown(StandDown { track }));
                (stand_down, alert_trigger(self.newest, row))
            }
        };
        stand_down.into_iter().chain([event])
    }
}

fn track_data(track: u32, row: &Row) -> RadarWatchEvent {
    RadarWatchEvent::TrackData(TrackData {
        track,
        range: row.forward,
        left: row.left,
        speed: row.speed,
    })
}

fn alert_trigger(track: u32, row: &Row) -> RadarWatchEvent {
    RadarWatchEvent::AlertTrigger(AlertTrigger {
        track,
        #[allow(clippy::cast_possible_truncation)] // 14 slots
        address: FIRST_ADDRESS + row.slot as u16,
        range: row.forward,
        left: row.left,
        speed: row.speed,
    })
}

/// An event with its time and the line that it comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timed {
    /// Microseconds of the recording device's boot-time clock.
    pub(crate) t_us: u64,
    /// The line of the file, from 1.
    pub(crate) line: u64,
    /// The event.
    pub(crate) event: RadarWatchEvent,
}

/// The events of all rows.
pub(crate) fn timed_events(rows: &[Row]) -> Vec<Timed> {
    let mut tracks = Tracks::default();
    rows.iter()
        .flat_map(|row| {
            tracks.events(row).map(|event| Timed {
                t_us: row.t_us,
                line: row.line,
                event,
            })
        })
        .collect()
}
