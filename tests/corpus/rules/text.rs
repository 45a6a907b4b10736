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
    }
}
