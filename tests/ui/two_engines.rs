//! Two broken rule sets in one module.

rtcep::situations! {
    event Alert { target: u33 }
}

rtcep::situations! {
    event Track { target: u33 }
}

rtcep::situations! {
    engine Defence;
    event Plot { target: u33 }
}

rtcep::situations! {
    engine Offence;
    event Strike { target: u33 }
}

fn main() {
    let _ = (Alert { target: 1 }, Track { target: 1 });
    let _ = (Defence::new(), Offence::new());
}
