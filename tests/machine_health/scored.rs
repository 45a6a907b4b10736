//! What the alarms are worth.

use super::{healthy, input};
use crate::print::clock;
use crate::score::{Alarm, RULES, Score, alarms, chance, labelled, score};
use rtcep_data::metrics::{Input, Kind, Series, Window};

/// Alarms, right, windows, found, delay.
fn figures(score: Score) -> (usize, usize, usize, usize, Option<u64>) {
    let Score {
        alarms,
        right,
        windows,
        found,
        delay_s,
    } = score;
    (alarms, right, windows, found, delay_s)
}

#[test]
fn the_score_is_that_computed_from_outside() {
    let (input, alarms) = (input(), alarms(healthy()));
    let rows = (0..RULES.len()).map(|rule| (RULES[rule].0, score(&input, &alarms, Some(rule))));
    let rows: Vec<_> = rows.map(|(name, score)| (name, figures(score))).collect();
    assert_eq!(
        rows,
        [
            ("Cold", (29, 4, 4, 2, Some(22_200))),
            ("Broken", (2, 2, 4, 2, Some(62_100))),
            ("High", (38, 4, 20, 2, Some(5_700))),
            ("Saturated", (35, 4, 20, 2, Some(12_900))),
            ("Warm", (2, 1, 2, 1, Some(565_200))),
            ("Slow", (1, 1, 3, 1, Some(20_100))),
            ("Burst", (42, 3, 11, 3, Some(23_400))),
        ]
    );
    let all = score(&input, &alarms, None);
    assert_eq!(figures(all), (149, 19, 40, 10, Some(23_400)));
    assert_eq!(chance(&input), (11_151, 119_784));
}

/// By hand: two series, three windows.
#[test]
fn a_window_holds_both_its_ends() {
    let window = |series, from_s, to_s| Window {
        series,
        from_s,
        to_s,
    };
    let series = |number, kind| Series {
        number,
        kind,
        name: String::new(),
    };
    let input = Input {
        rows: Vec::new(),
        series: vec![series(0, Kind::Machine), series(1, Kind::Room)],
        windows: vec![window(0, 10, 20), window(0, 30, 40), window(1, 10, 20)],
    };
    let at = |t_s| labelled(&input.windows, 0, t_s);
    assert_eq!([9, 10, 20, 21].map(at), [false, true, true, false]);
    let alarm = |rule, series, t_s| Alarm { rule, series, t_s };
    // The second window is found after 0 and again after 10; the first one after 7.
    let alarms = [
        alarm(0, 0, 5),
        alarm(0, 0, 17),
        alarm(4, 1, 25),
        alarm(0, 0, 30),
        alarm(0, 0, 40),
    ];
    let cold = score(&input, &alarms, Some(0));
    assert_eq!(figures(cold), (4, 3, 2, 2, Some(0)));
    let warm = score(&input, &alarms, Some(4));
    assert_eq!(figures(warm), (1, 0, 1, 0, None));
    let all = score(&input, &alarms, None);
    assert_eq!(figures(all), (5, 3, 3, 2, Some(0)));
}

#[test]
fn the_calendar_is_gregorian() {
    let cases = [
        (0, "1970-01-01 00:00"),
        (951_782_400, "2000-02-29 00:00"),
        (951_868_799, "2000-02-29 23:59"),
        (951_868_800, "2000-03-01 00:00"),
        (1_372_896_000, "2013-07-04 00:00"),
        (4_107_542_399, "2100-02-28 23:59"),
        (4_107_542_400, "2100-03-01 00:00"),
    ];
    for (t, text) in cases {
        assert_eq!(clock(t), text);
    }
}
