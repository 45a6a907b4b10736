//! Lists of more than 64 places: masks of several words, at and across the
//! border of a word.

crate::rules! {
    rules {
        pub engine Rules;
        resolution 1us;
        event A { x: u32 }
        event B { x: u32 }
        lifespan Watch { from startup; max_open 1; }

        situation Each: all in Watch {
            operand a: each A, max 70, on_full drop_oldest;
            operand b: first B, max 2;
            when a.x == b.x;
            emit { a: a.x, b: b.x }
        }
        situation Last: all in Watch {
            operand a: last A, max 70;
            operand b: first B, max 2;
            when a.x <= b.x;
            emit { a: a.x, b: b.x }
        }
        situation Stay: sequence in Watch {
            operand a: each A if x > 2, retain if x > 3, max 65;
            operand b: first B;
            when a.x == b.x;
            emit { a: a.x, b: b.x }
        }
        situation Twin: all in Watch {
            operand two: last A if x > 1, max 65, on_full drop_oldest;
            operand any: each A, retain if x > 2, max 66, on_full drop_oldest;
            operand b: first B, max 2;
            when two.x == b.x && any.x + 1 == two.x;
            emit { two: two.x, any: any.x, b: b.x }
        }
    }
    scripts {
        "
        # Places 63 and 64: the last of one word and the first of the next.
        0 A 9 * 63
        0 A 5 * 2
        # Stay has 65 places, two of Twin 65, any of Twin 66.
        0 A 9     => overflow Stay.a reject; overflow Twin.two drop_oldest
        0 A 9 * 3 => overflow Stay.a reject; overflow Twin.two drop_oldest; overflow Twin.any drop_oldest
        # The 70th of Each and Last; 1 is below the thresholds of Stay and two.
        0 A 1     => overflow Twin.any drop_oldest
        # Last: A 1 is the newest up to 5. Twin: no 4 among any.
        1 B 5     => Each 5 5; Each 5 5; Last 1 5; ~Stay 5 5; ~Stay 5 5
        # Each and Last consumed theirs, Stay retained both.
        2 B 5     => Last 5 5; ~Stay 5 5; ~Stay 5 5
        # Twin: the newest two that is 5, with A 4 as any and the older B; that A
        # 5 leaves both lists, A 4 stays and enters both.
        3 A 4     => overflow Stay.a reject; ~Twin 5 4 5
        4 B 5     => Last 4 5; ~Stay 5 5; ~Stay 5 5; ~Twin 5 4 5
        # Each holds two B of 5 and no A of 5; the first A 5 is left in Last.
        5 B 5     => overflow Each.b reject; Last 5 5; ~Stay 5 5; ~Stay 5 5
        ",
        "
        # Full to the last place of the second word.
        0 A 0 * 66
        0 A 0 * 4 => overflow Twin.any drop_oldest
        # The oldest makes room in Each; Last rejects.
        1 A 7     => overflow Each.a drop_oldest; overflow Last.a reject; overflow Twin.any drop_oldest
        2 B 7     => ~Each 7 7; ~Last 0 7; Stay 7 7
        3 A 6     => ~Twin 7 6 7
        4 B 8     => ~Last 6 8
        5 B 8     => ~Last 0 8
        ",
    }
}
