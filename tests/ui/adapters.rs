//! What stands in front of an engine.

rtcep::situations! {
    pub engine Defence;
    event Plot { id: u32 }
    event DefenceSource {}
    lifespan Always { from startup; max_open 1; }
    situation S: any in Always { operand p: Plot; }
    reorder max 0;
    merge radar_1, radar1, _1, max 20000000;
    merge radar, sonar, max 16;
}

mod without {
    rtcep::situations! {
        pub engine Defence;
        event Plot { id: u32 }
        lifespan Always { from startup; max_open 1; }
        situation S: any in Always { operand p: Plot; }
        reorder within 50ms;
        merge max 4;
    }
}

mod alone {
    rtcep::situations! {
        pub engine Defence;
        event Plot { id: u32 }
        lifespan Always { from startup; max_open 1; }
        situation S: any in Always { operand p: Plot; }
        reorder within 50ms max 4, late 5;
        merge sonar;
    }
}

mod words {
    rtcep::situations! {
        pub engine Defence;
        event Plot { id: u32 }
        lifespan Always { from startup; max_open 1; }
        situation S: any in Always { operand p: Plot; }
        reorder 50ms;
        merge radar, sonar, within 50ms, max 4;
    }
}

mod commas {
    rtcep::situations! {
        pub engine Defence;
        event Plot { id: u32 }
        lifespan Always { from startup; max_open 1; }
        situation S: any in Always { operand p: Plot; }
        reorder within 50ms, max 4,;
        merge "radar", "sonar";
    }
}

mod many {
    rtcep::situations! {
        pub engine Defence;
        event Plot { id: u32 }
        lifespan Always { from startup; max_open 1; }
        situation S: any in Always { operand p: Plot; }
        merge a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, b0, b1, b2, b3, b4, b5, b6, b7, b8, b9,
            c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, d0, d1, d2, d3, d4, d5, d6, d7, d8, d9,
            e0, e1, e2, e3, e4, e5, e6, e7, e8, e9, f0, f1, f2, f3, f4, f5, f6, f7, f8, f9,
            g0, g1, g2, g3, g4, max 4;
    }
}

// What is generated for them has errors of its own nowhere.
static MERGE: without::DefenceMerge = without::Defence::merge();

fn main() {
    let mut reorder: without::DefenceReorder = without::Defence::reorder();
    let _ = reorder.push(without::DefenceSource::Radar, 5);
    let _ = DefenceSource {};
    let _ = commas::DefenceSource::Radar;
}
