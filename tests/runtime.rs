//! The two hosts of `examples/runtime.rs`.

#[allow(dead_code, reason = "an example, of which the test runs the hosts")]
#[path = "../examples/runtime.rs"]
mod example;

use example::{PumpDetection as D, polling, sleeping};

#[test]
fn a_host_that_sleeps_and_one_that_polls_find_the_same() {
    let (mut slept, mut polled) = (Vec::new(), Vec::new());
    let sleeps = sleeping(&mut slept).expect("in time");
    let polls = polling(&mut polled).expect("in time");
    assert_eq!(slept, polled);
    // A deadline that is named too late would be told of later than it was due.
    assert!(slept.iter().all(|told| told.4 == 0), "{slept:?}");
    // Eleven events and the end, and the deadlines between them: some may be early.
    assert!(sleeps < 50, "{sleeps}");
    assert!(sleeps * 40 < polls, "{sleeps} of {polls}");
}

/// By hand: what each of them finds.
#[test]
fn what_they_find_is_what_happens() {
    let mut told = Vec::new();
    sleeping(&mut told).expect("in time");
    let told: Vec<(u64, String)> = told
        .into_iter()
        .map(|(t, _, found, exact, _)| {
            assert!(exact);
            let text = match found {
                D::Blind(d) => format!("blind {} {}", d.pump, d.bar),
                D::Dry(d) => format!("dry {}", d.pump),
                D::Alive(d) => format!("alive {}", d.missed),
                D::Run(d) => format!("run {} {}", d.samples, d.most),
            };
            (t, text)
        })
        .collect();
    let expected = [
        (500, "alive 0"),
        // Of pump 1 between 550 and 1100; of pump 2 each 300 ms are kept.
        (850, "blind 1 2.6"),
        (1_000, "alive 0"),
        // The second after the start is over just before pump 2 is stopped.
        (1_150, "dry 2"),
        (1_150, "run 3 0.2"),
        // After 1100; it fires before the pump is stopped at the same tick.
        (1_400, "blind 1 2.4"),
        (1_400, "run 4 2.6"),
        (1_500, "alive 0"),
        (2_000, "alive 0"),
    ];
    let expected: Vec<(u64, String)> = expected.map(|(t, text)| (t, text.to_owned())).into();
    assert_eq!(told, expected);
}
