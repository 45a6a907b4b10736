//! Keys that are texts: found among those of all open instances, and ended by
//! key beside a clause that means all keys.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Login { user: str<12>, x: u32 }
        event Logout { name: str<12> }

        lifespan Session {
            from Login;
            until Logout discard;
            until last Logout all_keys terminate;
            key user = Logout.name;
            max_open 3, on_full drop_oldest;
        }
        lifespan Once {
            policy ignore;
            from Login;
            until Logout terminate;
            key user = Logout.name;
            max_open 2;
        }

        situation Twice: sequence in Session {
            operand a: first Login, max 2;
            operand b: last Login;
            emit { user: b.user, a: a.x, b: b.x }
        }
        situation All: all in Once {
            operand a: each Login, max 4;
            detect deferred;
            emit { user: a.user, x: a.x }
        }
    }
    scripts {
        "
        # Session 1, Once 2.
        0 Login root 1
        # Another user, by a byte of zero: Session 3, Once 4.
        1 Login root%00 2
        # Session 5 opens, too.
        2 Login root 3
        3 Login root 4      => Twice@1 root 3 4; full Session drop_oldest
        4 Login root%00 5   => full Session drop_oldest
        # Session 7, the newest, is that of this user: the first clause ends it.
        5 Logout root%00    => All@4 root%00 5
        # Nobody of this name: the second clause ends Session 6.
        6 Logout roo
        7 Login root 9      => ~Twice@5 root 4 9
        ",
        "
        0 Login a 1
        0 Login b 2
        0 Login c 3         => full Once reject
        0 Login c 4         => full Session drop_oldest; full Once reject
        # The empty text is a key like any other.
        0 Login % 5         => full Session drop_oldest; full Once reject
        0 Logout %
        # `a` has no Session any more; Once 2 takes it.
        0 Login a 6
        0 Logout a          => ~All@2 a 6
        lost Once 3
        lost Session 2
        ",
    }
    reaches {
        // The key is looked for twice; then one of three makes room, and Once has none.
        "! Login Session:add Once:add Session:initiate Once:initiate
        0 Login a 1
        0 Login b 1
        0 Login b 1
        0 Login c 1",
        "! Login Once:initiate
        0 Login a 1",
        "! Login All
        0 Login a 1
        0 Login a 2",
        "! Login All
        0 Login a 1
        0 Login a 2 * 4
        0 Login a 3",
        // All three of this key are compared and end; Once composes.
        "! Logout All Session Once
        0 Login a 1 * 5
        0 Logout a",
        // The newest of all ends, of another key: two are of none that is open.
        "! Logout Session
        0 Login a 1 * 2
        0 Login a 1
        0 Logout b",
        // The newest is that of another key, and one of this key ends too.
        "! Logout Session
        0 Login a 1
        0 Login b 1
        0 Login a 1
        0 Logout b",
    }
}
