//! How many instances may be open.

rtcep::situations! {
    engine Defence;
    event Alert { target: u32 }
    lifespan Unlimited { from Alert; }
    lifespan Closed { from Alert; max_open 0; }
    lifespan Wide { from Alert; max_open 70_000; }
    lifespan None { from Alert; max_open 16, per_key 0; key target; }
    lifespan More { from Alert; max_open 16, per_key 17; key target; }
    lifespan Keyless { from Alert; max_open 16, per_key 2; }
    lifespan Ignoring { policy ignore; from Alert; max_open 16, per_key 2; key target; }
    lifespan Commas { from Alert; max_open 16 on_full reject; }
    lifespan Policy { from Alert; max_open 16, on_full drop_newest; }
    lifespan Word { from Alert; max_open 16, perkey 2; key target; }
    lifespan Twice { policy add; policy add; from Alert; max_open 16; max_open 16; key target; key target; }
}

fn main() {}
