//! Declared functions of which a part is missing or wrong.

rtcep::situations! {
    engine Geo;
    event At { x: f32 }
    fn (x: f32) -> f32 = crate::nameless;
    fn bare -> f32 = crate::bare;
    fn unnamed(: f32) -> f32 = crate::unnamed;
    fn untyped(x) -> f32 = crate::untyped;
    fn nothing(x: f32) = crate::nothing;
    fn nowhere(x: f32) -> f32;
    fn number(x: f32) -> f32 = 3;
    fn keyword(x: f32) -> f32 = crate::fn;
    fn generic(x: f32) -> f32 = crate::generic::<f32>;
    fn twice(x: f32, x: f32) -> f32 = crate::twice;
    /// What it computes.
    fn documented(x: f32) -> f32 = crate::documented;
    fn open(x: f32) -> f32 = crate::open
    fn longer(x: f32) -> f32 = crate::longer(x);
    lifespan Watch { from startup; max_open 1; }
    situation Near: all in Watch {
        operand a: first At if bare(x) + unnamed(x) + nothing(x) + number(x) < 5;
    }
}

fn main() {}
