//! What opens and ends a lifespan, written wrongly.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32, range: f32 }
    event Track { target: u32 }
    lifespan Opening {
        policy once;
        from startup if range < 5.0;
        from first Alert;
        from Alert, including;
        from Alert or Track;
        from Alrt;
        from Track if range < 5.0;
        from Alert if Alert.range < 5.0;
        from Alert if range;
        max_open 16;
    }
    lifespan Ending {
        from startup;
        from startup;
        until Alert;
        until Alert if range > 5.0;
        until Alert termnate;
        until Alert discard if range > 5.0;
        until Alert terminate discard;
        until frist Alert terminate;
        until Alert if track.target == target terminate;
        until startup terminate;
        until discard;
        until after 30s;
        until after 30 discard;
        until after 0s discard;
        until after 1.5us discard;
        until first after 30s discard;
        until after 30s if range > 5.0 discard;
        max_open 16;
    }
    lifespan Misplaced {
        from Alert;
        including;
        after 30s discard;
        terminate;
        all_keys;
        per_key 2;
        on_full reject;
        discard;
        max_open 16;
    }
    lifespan Opened {
        from;
        from startpu;
        from event Alert;
        from absent Alert;
        from Alert including including;
        from Alert if range < 5.0 if range > 1.0;
        from Alert if range ! 5.0;
        from Alert, 5;
        from Alert when range < 5.0;
        from Alert.range < 5.0;
        from Alert, until Track discard;
        max_open 16,;
    }
    lifespan Ended {
        from Alert;
        until within 3s terminate;
        until absent Alert terminate;
        until event Alert terminate;
        until Alert with terminate;
        until Alert.range > 5.0 discard;
        until Alert if range > 5.0 && discard;
        until Alert discard, ;
        until after 3s terminate or discard;
        max_open 16;
    }
    lifespan Numbered {
        from Alert;
        16;
        max_open 16;
    }
}

fn main() {}
