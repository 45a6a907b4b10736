//! Events adopted from the user's own types: the rules name some of their
//! attributes, in an order of their own.

use rtcep::Value;

/// A measurement as some driver delivers it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plot {
    /// Not named in the rules.
    pub(crate) raw: [u8; 4],
    pub(crate) speed: f32,
    pub(crate) id: u32,
    pub(crate) r#type: Class,
}

/// All of its variants stand in the rules; it could have more than those.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Ship,
    Bird,
}

/// The adopted types have attributes that the rules do not know, so an event
/// cannot be built from values alone.
fn build(event: usize, values: &[Value]) -> Option<RulesEvent> {
    Some(match (event, values) {
        (0, &[Value::U32(id), Value::F32(speed), Value::Variant(class)]) => {
            RulesEvent::Plot(Plot {
                raw: [0xFF; 4],
                speed,
                id,
                r#type: if class == 0 { Class::Bird } else { Class::Ship },
            })
        }
        (1, &[Value::U32(id)]) => RulesEvent::Ask(Ask { id }),
        _ => return None,
    })
}

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        enum Class = Class { Bird, Ship }
        event Plot = self::Plot { id: u32, speed: f32, r#type: Class }
        event Ask { id: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Answer: all in Watch {
            operand ask: first Ask, max 2;
            operand plot: last Plot if r#type == Class::Ship, retain if speed > 0.0, max 2, on_full drop_oldest;
            when ask.id == plot.id;
            emit { id: plot.id, speed: plot.speed, class: plot.r#type }
        }
        situation Birds: sequence in Watch {
            operand one: each Plot if r#type == Class::Bird, max 2;
            operand two: first Plot if r#type == Class::Ship;
            emit { birds: one.id, ship: two.id }
        }
    }
    build build;
    scripts {
        "
        0 Plot 1 2.5 Ship
        0 Plot 2 0 Ship
        # It moves, so it stays; the other one does not.
        1 Ask 1             => Answer 1 2.5 Ship
        2 Ask 2             => Answer 2 0 Ship
        3 Ask 2
        4 Ask 1             => Answer 1 2.5 Ship
        # Ask 2 waits, and a bird does not answer.
        5 Plot 2 9 Bird
        6 Plot 2 9 Ship     => Answer 2 9 Ship; Birds 2 2
        ",
        "
        0 Plot 7 1 Bird
        0 Plot 8 1 Bird
        0 Plot 9 1 Bird     => overflow Birds.one reject
        0 Plot 1 -1 Ship    => ~Birds 7 1; ~Birds 8 1
        0 Plot 2 1 Ship
        0 Plot 3 1 Ship     => overflow Answer.plot drop_oldest
        # Plot 1 made room.
        0 Ask 1
        0 Ask 3             => ~Answer 3 1 Ship
        # NaN is not above 0: it does not stay.
        1 Plot 1 NaN Ship   => ~Answer 1 NaN Ship
        1 Ask 1
        ",
    }
}
