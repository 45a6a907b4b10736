//! The smallest lists, and lists longer than one word of marks, with and
//! without a window: where checks that cannot fail are hardest to remove.

rtcep::situations! {
    pub engine Corners;

    event P { k: u32 }
    event Q { k: u32 }

    lifespan Always { from startup; max_open 1; }

    situation OneEach: all in Always {
        operand p: each P, max 1;
        operand q: first Q, max 2;
        within 5us;
        emit { k: p.k }
    }
    situation OneFirst: all in Always {
        operand p: first P, max 1, on_full drop_oldest;
        operand q: last Q, max 1, on_full freeze;
        when p.k < q.k;
        within 5us;
        emit { k: p.k }
    }
    situation OneThenOne: sequence in Always {
        operand p: each P, max 1;
        operand q: first Q;
        within 5us;
        emit { k: p.k }
    }
    situation OneRing: all in Always {
        operand p: first P, max 1;
        operand q: first Q, max 1;
        within 5us;
        emit { k: p.k }
    }
    situation Two: all in Always {
        operand p: first P, max 2;
        operand q: last Q, max 17;
        when p.k == q.k;
        within 5us;
        emit { k: p.k }
    }
    situation Long: sequence in Always {
        operand p: last P, max 65, on_full drop_oldest;
        operand p2: each P if k > 3, max 129;
        operand q: each Q, max 64;
        operand end: first P;
        when p.k + p2.k == q.k;
        within 5us;
        emit { k: p.k }
    }
    situation Marks: all in Always {
        operand p: last P, max 3, retain if k > 1;
        operand q: each Q, max 70;
        operand long: each Long, max 2;
        when p.k == q.k && long.k < 7;
        emit { k: long.k }
    }
}
