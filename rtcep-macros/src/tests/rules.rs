//! Rule sets that have most of the language.

/// Most of what the grammar has, and what is generated for it.
pub(super) const DEFENCE: &str = "
/// Detects threats.
pub(crate) engine Defence;
resolution 1us;
enum Kind { Air, Surface }
enum Side = crate::radar::Side { Own, Other }
event AlertTrigger { target: u32, bearing: f32, range: f32, kind: Kind }
event TrackData { target: u32, range: f32, speed: i64, r#type: u8 }
event Plot = crate::radar::Plot { id: u32, side: Side }
lifespan Watch { policy add; from startup; max_open 1; }
situation AlertTrack: all in Watch {
    operand alert: each AlertTrigger if kind == Kind::Air, max 10;
    operand track: last TrackData if range < 20_000.0 && !(r#type == 3), retain if speed > 1, max 10, on_full drop_oldest;
    operand plot: first Plot if side != Side::Own, max 3, on_full freeze;
    when alert.target == track.target && (track.speed / 2 > -5 || plot.id > 1);
    within 1.5ms;
    detect immediate;
    max_combinations 100;
    emit { target: alert.target, r#type: track.r#type as u32 << 2, side: plot.side }
}
";

/// Situations that feed each other, declared backwards.
pub(super) const CHAIN: &str = "
engine Chain;
lifespan L { from startup; max_open 1; }
situation Third: sequence in L {
    operand a: each Second if of >= 2 as i64, retain, max 5, on_full freeze;
    operand b: each Second if of >= 2 as i64, max 5, on_full freeze;
    operand c: first A;
    when a.of < b.of << 1 | 3;
    once;
    emit { n: a.of % 7 ^ b.of, x: c.x }
}
situation Second: all in L { operand a: first A; emit { of: -a.x as i64 } }
event A { x: i32 }
";

/// Lifespans of every kind, and what is detected in them.
pub(super) const CONTEXTS: &str = "
engine Contexts;
enum Side { Own, Other }
event Start { k: u32, x: i64 }
event Tick { id: u32, x: i64, side: Side }
event Reset { code: i64 }
lifespan Many {
    policy add;
    from Start including if x / 2 > 0;
    from Start;
    until first Start if x % 3 == 1 discard;
    until each Reset all_keys if code * 3 == 1 terminate;
    until last Reset all_keys terminate;
    until after 9us terminate;
    key k = Tick.id;
    max_open 70, per_key 3, on_full freeze;
}
lifespan Few {
    policy ignore;
    from startup;
    from Summary including;
    until Tick terminate;
    max_open 3, on_full drop_oldest;
}
lifespan Sides { from Tick; until after 1ms discard; key side; max_open 2, per_key 1; }
/// What was seen of one.
situation Summary: sequence in Many {
    operand start: last Start, max 3, on_full drop_oldest;
    operand tick: each Tick, max 5;
    within 5us;
    detect deferred;
    emit { k: tick.id, x: start.x }
}
situation Seen: all in Few { operand summary: first Summary; once; emit { k: summary.k } }
";
