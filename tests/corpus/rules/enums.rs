//! bool and enums as attributes, declared in the rules and adopted from the
//! user's own types: compared, stored and emitted.

/// The user's own enum; the rules name its variants in an order of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Left,
    Right,
}

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        enum Kind { Air, Surface, Below }
        enum Side = Side { Right, Left }
        event Alert { kind: Kind, side: Side, live: bool }
        event Track { kind: Kind, side: Side, live: bool }
        lifespan Watch { from startup; max_open 1; }

        situation Match: all in Watch {
            operand alert: first Alert if live, max 3;
            operand track: each Track if kind != Kind::Below, max 2;
            when alert.kind == track.kind && alert.side != track.side;
            emit { kind: alert.kind, side: track.side, live: track.live }
        }
        situation Left: sequence in Watch {
            operand one: last Alert if side == Side::Left && !live, max 2;
            operand two: first Track;
            when one.live == two.live || two.kind == Kind::Air;
            emit { side: one.side, kind: two.kind, same: one.live == two.live }
        }
    }
    scripts {
        "
        0 Alert Air Left true
        0 Alert Surface Right true
        1 Track Air Left true        # the same side
        2 Track Air Right true       => Match Air Right true
        # Tracks below the surface are none of Match's business.
        3 Track Below Left true
        3 Alert Air Right true       => Match Air Left true
        4 Track Surface Left false   => Match Surface Left false
        ",
        "
        # Only dead alerts on the left are the first of Left.
        0 Alert Air Right false
        0 Alert Air Left false
        # Live and not in the air: neither; stored in Match, whose list has room
        # for one more.
        1 Track Surface Right true
        1 Track Surface Right false  => Left Left Surface true
        2 Track Air Right true       => overflow Match.track reject
        2 Alert Below Left false
        3 Track Air Right true       => overflow Match.track reject; Left Left Air false
        ",
    }
}
