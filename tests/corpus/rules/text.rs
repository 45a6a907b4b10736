//! `str<N>`: kept, compared, looked into and emitted; texts of several lengths and
//! as long as they may be.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Login { user: str<8>, host: str<16>, port: u16 }
        event Command { user: str<12>, line: str<24> }
        lifespan Watch { from startup; max_open 1; }

        /// Texts of different lengths are compared as texts.
        situation Same: all in Watch {
            operand login: first Login if user != "", max 3;
            operand command: first Command, max 3;
            when login.user == command.user;
            emit { user: login.user, line: command.line, long: command.user }
        }
        /// Of one list by a mask over all of its places, the empty ones too.
        situation Below: sequence in Watch {
            operand login: each Login, max 4;
            operand command: first Command if contains(line, "sudo") || ends_with(line, " -f");
            when login.user < command.user && len(login.host) >= 2u32;
            emit { user: login.user, host: login.host, n: len(command.line) }
        }
        situation Inside: all in Watch {
            operand login: first Login if starts_with(host, "10.") && host <= "10.9";
            emit { what: "inside", host: login.host }
        }
    }
    scripts {
        "
        # `%` is the empty text, `%20` a space.
        0 Login root 10.1 22     => Inside inside 10.1
        # 'root' is not below 'root'; the line has no sudo anyway.
        1 Command root ls        => Same root ls root
        2 Login bob web 22
        # The lists of Below have 'root' and 'bob'; 'bob' < 'eve' alone.
        3 Command eve sudo%20id  => Below bob web 7
        # A text is greater than what it begins with: '10.9.1' > '10.9'.
        4 Login eve 10.9.1 22    => Same eve sudo%20id eve
        5 Login zed 10.9 22      => Inside inside 10.9
        # 12 bytes, of which a user's name has 8: they differ.
        6 Command bobbobbobbob rm%20-f
        ",
        "
        # As long as they may be.
        0 Login abcdefgh 0123456789abcdef 1
        1 Command abcdefgh 0123456789abcdefghij%20%2df => Same abcdefgh 0123456789abcdefghij%20%2df abcdefgh
        # Below: 'abcdefgh' < 'abcdefghi'.
        2 Command abcdefghi %20-f => Below abcdefgh 0123456789abcdef 3
        # One letter more than 'abcdefgh': another one.
        3 Login abcdefgh a 1
        # '' is below everything, but Same does not take it.
        4 Login % ab 1
        5 Command % ls
        6 Command a sudosudo      => Below % ab 8
        # Bytes, not letters: 'ü' has two of them.
        7 Login b %c3%bc 1
        8 Command b%00 sudo       => overflow Same.command reject; Below b %c3%bc 4
        ",
        "
        0 Login ann h 22
        # '10' does not begin with '10.'.
        0 Login bob 10 22
        # It ends with ' -f'; 'ann' is below 'bea', but its host has one byte.
        1 Command bea x%20-f
        # Two bytes are enough.
        2 Command cat sudo        => Below bob 10 4
        3 Command ann sudo-f      => Same ann sudo-f ann
        4 Login ann 10. 22        => Inside inside 10.
        # '10.90' is above '10.9'.
        5 Login max 10.90 22
        # Shorter than what it would end with.
        6 Command -f -f
        ",
    }
    reaches {
        // Inside takes it; nobody has typed anything yet.
        "! Login Inside
        0 Login a 10.1 0",
        "! Login Same Below
        0 Command a x
        0 Login b x 1",
        // Neither has room.
        "! Login Same Below
        0 Command a x
        0 Login b xx 0 * 4
        0 Login b xx 0",
        // The last command is that of this user.
        "! Login Same
        0 Command b x
        0 Command c x
        0 Command a x
        0 Login a x 0",
        "! Command Same
        0 Login b x 0 * 2
        0 Login a x 0
        0 Command a x",
        // Of nobody: kept, or there is no room.
        "! Command Same
        0 Login b x 0 * 3
        0 Command a x",
        "! Command Same
        0 Login b x 0 * 3
        0 Command a x * 3
        0 Command a x",
        // Each login is below, and its host has two bytes.
        "! Command Below
        0 Login a xx 0 * 4
        0 Command b sudo",
    }
}
