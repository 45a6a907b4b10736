//! Actions, and where they wait until the host takes them.

mod nowhere {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot if range < 100.0 { id: id }
    }

    /// What the host does with actions is no second error.
    pub fn host(action: RulesAction) -> u32 {
        match action {
            RulesAction::Warn(Warn { id }) => id,
        }
    }
}

mod written {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot { id: p.id, id: id, far: max(range) }
        action Warn on Plots {}
        action Plot on Plot {}
        action RulesAction on Plot {}
        action on Plot {}
        action max 16;
        action;
        action Stop from Plot {}
        action Stop on Plot;
        actions max 16, on_full freeze;
        actions max 17;
    }
}

mod without_limit {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot { id: id }
        actions on_full reject;
    }
}

mod none {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot { id: id }
        actions max 0;
    }
}

mod many {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot { id: id }
        actions max 100_000_000;
    }
}

mod words {
    rtcep::situations! {
        engine Rules;
        event Plot { id: u32, range: f32 }
        action Warn on Plot { id: id }
        actions 16;
        actions max 16,;
        actions max 16, per_key 3;
    }
}

fn main() {}
