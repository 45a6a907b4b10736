//! What is only known at the end: a composition of all that was collected.

rtcep::situations! {
    /// An auction that is settled when it closes.
    pub engine Auction;
    resolution 1us;

    event Open { auction: u32 }
    event Bid { price: u32 }
    event Offer { price: u32 }
    event Close { auction: u32 }

    /// One at a time; nobody waits for longer than a second.
    lifespan Session {
        policy ignore;
        from Open;
        until Close terminate;
        until after 1s terminate;
        max_open 1;
    }

    /// Every bid that an offer meets.
    situation Cross: all in Session {
        operand bid: each Bid, max 16, on_full drop_oldest;
        operand offer: each Offer, max 16, on_full drop_oldest;
        when bid.price >= offer.price;
        detect deferred;
        emit { bid: bid.price, offer: offer.price }
    }
}
