//! Texts and what they are not.

rtcep::situations! {
    engine Logins;
    ordered enum Level { Low, High }
    enum Kind { Accepted, Failed }
    event Login { user: str<8>, host: str<16>, port: u16, kind: Kind, level: Level }
    event Long { text: str<256>, none: str<0>, plain: str, owned: String }
    lifespan Watch { from startup; max_open 1; }
    situation S0: all in Watch {
        operand l: first Login if user == "administrator";
    }
    situation S1: all in Watch {
        operand l: first Login if user == port;
    }
    situation S2: all in Watch {
        operand l: first Login if contains(host, user);
    }
    situation S3: all in Watch {
        operand l: first Login if starts_with(user, "administrator");
    }
    situation S4: all in Watch {
        operand l: first Login if len(port) > 2;
    }
    situation S5: all in Watch {
        operand l: first Login if user + "x" == "rootx";
    }
    situation S6: all in Watch {
        operand l: first Login if kind < Kind::Failed;
    }
    situation S7: all in Watch {
        operand l: first Login if level < 1;
    }
}

fn main() {}
