//! Keys: an attribute of one type in every event that meets a lifespan.

rtcep::situations! {
    engine Defence;
    enum Kind { Air, Surface }
    event Alert { target: u32, range: f32, kind: Kind }
    event Track { target: i64 }
    event Plot { id: u32 }
    event Reset {}
    lifespan Startup { from startup; key target; max_open 1; }
    lifespan Opens { from Alert; from Plot; key target; max_open 16; }
    lifespan Ends { from Alert; until Plot discard; until Reset terminate; key target; max_open 16; }
    lifespan Operand { from Alert; key target; max_open 16; }
    lifespan Types { from Alert; until Track discard; key target; max_open 16; }
    lifespan Renamed { from Alert; until Plot discard; key kind = Plot.id; max_open 16; }
    lifespan Float { from Alert; key range; max_open 16; }
    lifespan Misspelt { from Alert; from Track; key tagret; max_open 16; }
    lifespan Nobody { from Alert; from Plot; key number; max_open 16; }
    lifespan Other { from Alert; key target = Plot.id; max_open 16; }
    lifespan Unknown { from Alert; from Plot; key target = Plott.id; max_open 16; }
    lifespan Attribute { from Alert; from Plot; key target = Plot.ids; max_open 16; }
    lifespan Twice { from Alert; from Plot; key target = Plot.id, Plot.id; max_open 16; }
    lifespan Half { from Alert; from Plot; key target = id; max_open 16; }
    lifespan Dotted { from Alert; key Alert.target; max_open 16; }
    lifespan Two { from Alert; key target, range; max_open 16; }
    lifespan Nameless { from Alert; key; max_open 16; }
    lifespan Comma { from Alert; key target, ; max_open 16; }
    lifespan Commas { from Alert; from Plot; key target = Plot.id, ; max_open 16; }
    lifespan Number { from Alert; from Plot; key target = 5; max_open 16; }
    lifespan Nothing { from Alert; from Plot; key target = Plot.; max_open 16; }
    lifespan Emitted { from Alert; until Signed discard; until Kinds discard; key target; max_open 16; }
    lifespan All { from Alert; until Reset all_keys discard; max_open 16; }
    situation Near: all in Operand {
        operand plot: first Plot;
    }
    situation Signed: all in Emitted {
        operand alert: first Alert;
        emit { target: -1 as i64 }
    }
    situation Kinds: all in Emitted {
        operand alert: first Alert;
        emit { target: alert.kind }
    }
    situation Elsewhere: all in Two {
        key target;
        operand alert: first Alert, key target;
    }
    situation Far: all in Operand {
        operand near: first Near;
    }
}

fn main() {}
