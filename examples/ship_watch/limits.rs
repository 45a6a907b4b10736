//! What a limit of open instances takes away: the same question with several limits.
//!
//! "Was faster than 5 knots and then silent for six minutes" can be asked of *every* ship
//! that reports, or of those that are *fast* alone. The detections are the same, the
//! number of instances is not: 10,616 ships report, and fewer than a thousand of them are
//! fast at a time. So the first needs more room than anybody would give it, and what each
//! policy does without it is told and counted here.

use rtcep::bounds::Cause;
use rtcep::{Detection, Engine, Notice, Op, OpCounts, Sink, Timestamp};
use rtcep_data::ships::Row;

/// The silence of one `max_open` and one policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// Of which ships state is kept.
    pub(crate) ships: &'static str,
    /// How many instances can be open.
    pub(crate) max_open: u32,
    /// What happens to the next one.
    pub(crate) on_full: &'static str,
    /// How many opened.
    pub(crate) opened: u64,
    /// How many did not, or were dropped.
    pub(crate) lost: u64,
    /// Silent ships that were found.
    pub(crate) silent: u64,
    /// Those of them that no loss can have changed.
    pub(crate) exact: u64,
    /// The bytes of the engine.
    pub(crate) bytes: usize,
    /// What a report costs at most, timers apart.
    pub(crate) at_most: u64,
}

/// One engine: its rules, and how it runs.
macro_rules! limited {
    ($module:ident, $ships:literal, $max_open:tt, $on_full:ident $(, if $($fast:tt)+)?) => {
        mod $module {
            rtcep::situations! {
                pub(super) engine Limited;
                resolution 1s;
                event Report = rtcep_data::ships::Row { vessel: u16, speed: f32 }
                /// The silence behind a report.
                lifespan Quiet {
                    from Report including $(if $($fast)+)?;
                    until Report discard;
                    until after 6min terminate;
                    key vessel;
                    max_open $max_open, per_key 1, on_full $on_full;
                }
                situation Silent: all in Quiet {
                    operand report: first Report if speed > 5.0 && speed < 102.0, max 1;
                    detect deferred;
                    emit { vessel: report.vessel }
                }
            }

            pub(super) fn line(rows: &[super::Row]) -> super::Line {
                type Counter = rtcep::Counter<1, 1>;
                let engine = Limited::with_probe(Counter::new());
                let cost = |engine: &mut Limited<Counter>| engine.probe_mut().take().all();
                super::Line {
                    ships: $ships,
                    max_open: $max_open,
                    on_full: stringify!($on_full),
                    ..super::line(engine, rows, LimitedEvent::Report, cost)
                }
            }
        }
    };
}

limited!(all_256_reject, "all", 256, reject);
limited!(all_256_oldest, "all", 256, drop_oldest);
limited!(all_256_freeze, "all", 256, freeze);
limited!(all_1024_reject, "all", 1024, reject);
limited!(all_1024_oldest, "all", 1024, drop_oldest);
limited!(all_1024_freeze, "all", 1024, freeze);
limited!(all_4096_reject, "all", 4096, reject);
limited!(all_4096_oldest, "all", 4096, drop_oldest);
limited!(all_4096_freeze, "all", 4096, freeze);
limited!(all_10752, "all", 10752, reject);
limited!(fast_256_reject, "fast", 256, reject, if speed > 5.0 && speed < 102.0);
limited!(fast_256_oldest, "fast", 256, drop_oldest, if speed > 5.0 && speed < 102.0);
limited!(fast_256_freeze, "fast", 256, freeze, if speed > 5.0 && speed < 102.0);
limited!(fast_1024, "fast", 1024, reject, if speed > 5.0 && speed < 102.0);

/// All of them over the same rows.
pub(crate) fn table(rows: &[Row]) -> Vec<Line> {
    let lines: [fn(&[Row]) -> Line; 14] = [
        all_256_reject::line,
        all_256_oldest::line,
        all_256_freeze::line,
        all_1024_reject::line,
        all_1024_oldest::line,
        all_1024_freeze::line,
        all_4096_reject::line,
        all_4096_oldest::line,
        all_4096_freeze::line,
        all_10752::line,
        fast_256_reject::line,
        fast_256_oldest::line,
        fast_256_freeze::line,
        fast_1024::line,
    ];
    lines.iter().map(|line| line(rows)).collect()
}

/// Counts detections.
#[derive(Default)]
struct Count {
    silent: u64,
    exact: u64,
}

impl<E: Engine> Sink<E> for Count {
    fn detection(&mut self, found: Detection<E::Detection>) {
        self.silent += 1;
        self.exact += u64::from(found.exact);
    }

    fn notice(&mut self, _: Notice) {}
}

/// What one engine finds, loses and costs.
fn line<E: Engine>(
    mut engine: E,
    rows: &[Row],
    event: fn(Row) -> E::Event,
    cost: fn(&mut E) -> OpCounts,
) -> Line {
    let mut count = Count::default();
    let mut opened = 0;
    for row in rows {
        // A late row is told by the run of all rules; here it is as if it were not there.
        let _ = engine.process(E::Instant::from_ticks(row.t_s), &event(*row), &mut count);
        opened += cost(&mut engine).get(Op::Open);
    }
    let lost = engine.lifespan_tally(0).map_or(0, |tally| tally.lost);
    Line {
        ships: "",
        max_open: 0,
        on_full: "",
        opened,
        lost,
        silent: count.silent,
        exact: count.exact,
        bytes: E::BOUNDS.bytes,
        at_most: E::BOUNDS.counts(Cause::Event(0)).total(),
    }
}
