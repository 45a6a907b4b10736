//! Keywords and soft words as names: `r#type` is written raw and told without
//! `r#`; `max`, `key`, `first` and `min` are free where no `(` follows.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event Report { r#type: u32, max: u32, key: u32 }
        event Match { r#type: u32, r#fn: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Typed: all in Watch {
            operand first: last Report if max >= key, max 2;
            operand r#loop: each Match if r#fn != 0, retain if r#fn > 5, max 2;
            when first.r#type == r#loop.r#type;
            emit { r#type: first.r#type, min: first.max - first.key, r#match: r#loop.r#fn }
        }
        situation r#Super: sequence in Watch {
            operand typed: first Typed, max 2;
            operand r#if: first Match if r#fn == 0;
            emit { r#else: typed.r#type, r#match: typed.r#match }
        }
    }
    scripts {
        "
        0 Report 1 9 4
        0 Report 1 4 9      # below its threshold
        1 Match 1 3         => Typed 1 5 3
        2 Match 7 0         => Super 1 3
        3 Match 2 6
        3 Match 2 7
        4 Report 2 1 1      => Typed 2 0 6; Typed 2 0 7
        # Super has room for two, and both are taken.
        5 Report 2 2 1      => Typed 2 1 6; Typed 2 1 7; overflow Super.typed reject; overflow Super.typed reject
        6 Match 0 0         => ~Super 2 6
        6 Match 0 0         => ~Super 2 7
        6 Match 0 0
        ",
        "
        0 Match 0 0
        0 Match 1 1
        0 Match 1 2
        0 Match 1 3         => overflow Typed.loop reject
        0 Report 1 4294967295 0 => ~Typed 1 4294967295 1; ~Typed 1 4294967295 2
        0 Report 1 0 0
        0 Report 2 0 0
        0 Report 3 0 0      => overflow Typed.first reject
        0 Match 5 0         => ~Super 1 1
        ",
    }
}
