//! Tokens of another macro, where they are too many or not those that stand
//! there.

macro_rules! rules {
    ($item:item, $path:path, $sum:expr) => {
        rtcep::situations! {
            $item engine Defence;
            event Track { x: u32 }
            fn near(x: u32) -> bool = $path;
            fn far(x: u32) -> bool = $sum;
            lifespan Watch { from startup; max_open $sum; }
            situation S: all in Watch {
                operand a: first $sum;
            }
        }
    };
}

rules! { pub struct Other;, Vec<u32>, a + b }

fn main() {}
