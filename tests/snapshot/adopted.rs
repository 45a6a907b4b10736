//! Types of the user's own: their values are named, and come back by name.

use crate::snapshot;
use rtcep::{Engine, Snapshot, SnapshotError, Timestamp};

type Microseconds = <ports::Ports as Engine>::Instant;

mod ports {
    /// A type of the user's; the rules do not name all of it.
    #[derive(Clone, Copy, Debug, PartialEq)]
    pub(crate) enum Port {
        In,
        Out,
        Unknown,
    }

    rtcep::situations! {
        pub(crate) engine Ports;
        enum Side = self::Port { Out, In }
        enum Other = self::Port { In }
        event Ship { side: Side, other: Other }
        lifespan Always { from startup; max_open 1; }
        situation Pair: all in Always {
            operand one: each Ship, max 2;
            operand two: each Ship, max 2;
            emit { one: one.side, two: two.other }
        }
    }

    /// Another engine of the same type.
    pub(crate) mod others {
        use super::Port;

        rtcep::situations! {
            pub(crate) engine Keyed;
            enum Port = Port { In, Out }
            event Ship { side: Port }
            lifespan Side { from Ship; max_open 2; key side; }
            situation Again: sequence in Side {
                operand one: first Ship, max 1;
                operand two: first Ship;
                emit { side: one.side }
            }
        }
    }
}

#[test]
fn adopted_variants_come_back_by_name() {
    use ports::others::{self, Keyed};
    use ports::{Port, Ports, Ship};

    let mut ports = Ports::new();
    let t = <Microseconds as Timestamp>::from_ticks(1);
    let ship = |side, other| Ship { side, other };
    let stored = ship(Port::Out, Port::In);
    ports.process_ship(t, &stored, &mut ()).expect("in time");
    let bytes = snapshot(&ports);
    let mut restored = Ports::new();
    restored.restore(&bytes).expect("the same rules");
    assert_eq!(snapshot(&restored), bytes);

    // `Other` has no word for it.
    let mut ports = Ports::new();
    let unknown = ship(Port::In, Port::Unknown);
    ports.process_ship(t, &unknown, &mut ()).expect("in time");
    let error = ports.snapshot(&mut [0; Ports::SNAPSHOT_BYTES]);
    let enumeration = "Other";
    assert_eq!(error, Err(SnapshotError::Unnamed { enumeration }));

    let mut keyed = Keyed::new();
    for side in [Port::Out, Port::In] {
        let ship = others::Ship { side };
        keyed.process_ship(t, &ship, &mut ()).expect("in time");
    }
    let bytes = snapshot(&keyed);
    let mut restored = Keyed::new();
    restored.restore(&bytes).expect("the same rules");
    assert_eq!(snapshot(&restored), bytes);
}
