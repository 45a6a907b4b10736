//! [`Auction`](crate::rules::deferred::Auction), by hand.
//!
//! Prices are collected as they come; when the auction closes, all offers are
//! compared with a bid at once, into the bits of a word.

use super::clock::{ByHand, Call, Rule};
use super::ring::Ring;
use crate::rules::deferred::{AuctionDetection, AuctionEvent, Cross};
use rtcep::notice::{OnFull, Place};
use rtcep::{Detection, Notice, Sink};

const MAX: usize = 16;
/// Ticks that an auction may last.
const AFTER: u64 = 1_000_000;

const SITUATION: Place = Place {
    index: 0,
    name: "Cross",
};
const BID_PLACE: Place = Place {
    index: 0,
    name: "bid",
};
const OFFER_PLACE: Place = Place {
    index: 1,
    name: "offer",
};

/// The state machine.
pub type Auction = ByHand<Machine>;

/// What it knows.
#[derive(Clone, Debug)]
pub struct Machine {
    open: bool,
    /// When the auction opened that is open, or was the last one.
    opened: u64,
    /// Not after its end; `u64::MAX` if none is open.
    due: u64,
    /// The ordinal of this auction, or of the last one.
    auction: u64,
    /// Whether it has lost a price.
    inexact: bool,
    lost: u64,
    bids: Ring<u32, MAX, MAX>,
    offers: Ring<u32, MAX, MAX>,
}

impl Machine {
    const fn new() -> Self {
        Self {
            open: false,
            opened: 0,
            due: u64::MAX,
            auction: 0,
            inexact: false,
            lost: 0,
            bids: Ring::new(0),
            offers: Ring::new(0),
        }
    }

    #[inline(always)]
    fn on_open(&mut self, call: Call) {
        if !self.open {
            self.open = true;
            self.auction += 1;
            self.inexact = false;
            self.opened = call.t;
            self.due = call.t.saturating_add(AFTER);
            self.bids.clear();
            self.offers.clear();
        }
    }

    #[inline(always)]
    fn on_bid(&mut self, price: u32, sink: &mut impl Sink<Auction>) {
        if self.open {
            if self.bids.is_full() {
                self.bids.pop();
                self.overflow(BID_PLACE, sink);
            }
            self.bids.push(price);
        }
    }

    #[inline(always)]
    fn on_offer(&mut self, price: u32, sink: &mut impl Sink<Auction>) {
        if self.open {
            if self.offers.is_full() {
                self.offers.pop();
                self.overflow(OFFER_PLACE, sink);
            }
            self.offers.push(price);
        }
    }

    /// The auction ends at `t`: every bid, oldest first, with every offer that meets it.
    #[inline(always)]
    fn close(&mut self, t: u64, ordinal: u64, sink: &mut impl Sink<Auction>) {
        self.open = false;
        self.due = u64::MAX;
        let offers = self.offers.in_order();
        let there = (1_u32 << self.offers.len()) - 1;
        let bids = self.bids.in_order();
        for &bid in bids.iter().take(self.bids.len()) {
            let judged = offers.iter().rev();
            let meets = judged.fold(0, |bits, &offer| bits << 1 | u32::from(bid >= offer));
            let mut left = meets & there;
            while left != 0 {
                let offer = offers[left.trailing_zeros() as usize & (MAX - 1)];
                let situation = AuctionDetection::Cross(Cross { bid, offer });
                let exact = !self.inexact;
                sink.detection(Detection::new(t, ordinal, self.auction, exact, situation));
                left &= left - 1;
            }
        }
    }

    /// An end beyond the last tick never comes.
    #[cold]
    #[inline(never)]
    fn time_is_over(&mut self, call: Call, sink: &mut impl Sink<Auction>) {
        if call.t - self.opened >= AFTER {
            self.close(self.opened + AFTER, call.ordinal, sink);
        }
    }

    #[cold]
    fn overflow(&mut self, operand: Place, sink: &mut impl Sink<Auction>) {
        self.lost = self.lost.wrapping_add(1);
        self.inexact = true;
        sink.notice(Notice::Overflow {
            situation: SITUATION,
            operand,
            on_full: OnFull::DropOldest,
        });
    }
}

impl Rule for Machine {
    type Event = AuctionEvent;
    type Detection = AuctionDetection;
    const NEW: Self = Self::new();

    #[inline(always)]
    fn on(&mut self, call: Call, event: &AuctionEvent, sink: &mut impl Sink<Auction>) {
        match event {
            AuctionEvent::Open(_) => self.on_open(call),
            AuctionEvent::Bid(bid) => self.on_bid(bid.price, sink),
            AuctionEvent::Offer(offer) => self.on_offer(offer.price, sink),
            AuctionEvent::Close(_) => {
                if self.open {
                    self.close(call.t, call.ordinal, sink);
                }
            }
        }
    }

    #[inline(always)]
    fn timers(&mut self, call: Call, sink: &mut impl Sink<Auction>) {
        if call.t >= self.due {
            self.time_is_over(call, sink);
        }
    }

    fn next_deadline(&self) -> Option<u64> {
        if self.open {
            self.opened.checked_add(AFTER)
        } else {
            None
        }
    }

    fn lost(&self) -> u64 {
        self.lost
    }
}
