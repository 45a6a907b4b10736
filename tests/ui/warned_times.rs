//! Times that never come, and what matters to nobody.
#![deny(deprecated)]

mod moments {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32 }
        lifespan Late { from at 10s; until at 5s discard; max_open 1; }
        lifespan Twice { from at 5s; from at 5s; max_open 1; }
        lifespan Short { from Plot; until after 3s discard; until at 20s discard; max_open 4; }
        situation InLate: every 1s in Late {}
        situation InTwice: at 5s in Twice {}
        situation Slow: every 3s in Short {}
        situation Behind: after 4s in Short { operand p: first Plot; emit { id: p.id } }
        situation Past: at 20s in Short {}
    }
}

mod single {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32 }
        lifespan Single { from at 5s; max_open 3; }
        situation Clock: every 1s in Single {}
    }
}

mod stateless {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32 }
        event Track { id: u32 }
        event Seen { id: u32 }
        refer Track from Plot if 1 > 2 { id: id }
        refer Seen from Plot { id: id }
        lifespan Watch { from startup; max_open 1; }
        situation All: all in Watch { operand t: first Track; emit { id: t.id } }
        action Warn on All if false { id: id }
        actions max 4;
    }
}

mod no_action {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32 }
        actions max 4;
        lifespan Watch { from startup; max_open 1; }
        situation All: all in Watch { operand p: first Plot; emit { id: p.id } }
    }
}

fn main() {}
