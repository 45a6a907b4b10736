//! The engine behind both adapters does what it does in order.

use rtcep::adapter::Why;
use rtcep::{Detection, Timestamp};
use rtcep_no_std::fronted::{Host, PairDetection, PairEvent, PairSource, Plot};

#[test]
fn late_events_of_two_sources_come_in_order() {
    let mut host = Host::new();
    let mut told = Vec::new();
    let mut sink = |d: Detection<PairDetection>| {
        let PairDetection::Agreed(agreed) = d.situation;
        told.push((d.t, agreed.target, agreed.nearest));
    };
    let mut arrives = |source, t, target, range| {
        let event = PairEvent::Plot(Plot { target, range });
        host.arrives(
            source,
            Timestamp::from_ticks(t),
            event,
            &mut (&mut sink, |_| {}),
        )
    };
    // Each radar is late by itself; those of 107 and 100 are 7 ms apart.
    assert_eq!(arrives(PairSource::North, 107, 1, 30), Ok(()));
    assert_eq!(arrives(PairSource::South, 100, 1, 50), Ok(()));
    assert_eq!(arrives(PairSource::South, 130, 2, 70), Ok(()));
    assert_eq!(arrives(PairSource::North, 141, 2, 60), Ok(()));
    // The horizon of that radar is 121.
    let late = arrives(PairSource::North, 120, 2, 60);
    let (t, horizon) = (120, 121);
    assert_eq!(late.expect_err("late").why, Why::Late { t, horizon });
    host.finish(&mut (&mut sink, |_| {}));
    // 130 and 141 are 11 ms apart.
    assert_eq!(told, [(107, 1, 30)]);
    assert_eq!(host.refused(), 1);
}
