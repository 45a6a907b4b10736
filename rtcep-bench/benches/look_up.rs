//! How open instances are found by their key: a column that is compared whole,
//! as the core has it, against an ordered index.
//!
//! ```text
//! cargo bench -p rtcep-bench --bench look_up [-- --quick]
//! ```
//!
//! docs/bounds.md says what was chosen for it.

use rtcep::storage::Keys;
use rtcep_bench::look_up::{Figures, Index, Ordered, measure};
use rtcep_bench::report::is_quick;

fn line<I: Index, const N: usize>(turns: usize) {
    let Figures {
        find,
        replace,
        replace_smallest,
    } = measure::<I, N>(turns);
    let dearest = find + replace_smallest;
    println!(
        "{N:>8}  {:<8}{find:>9.1}{replace:>17.1}{replace_smallest:>14.1}{dearest:>17.1}",
        I::NAME
    );
}

fn main() {
    let turns = if is_quick() { 5 } else { 101 };
    println!("max_open  keys        look-up  close and open  the smallest  dearest opening");
    line::<Keys<u32, 16>, 16>(turns);
    line::<Ordered<16>, 16>(turns);
    line::<Keys<u32, 64>, 64>(turns);
    line::<Ordered<64>, 64>(turns);
    line::<Keys<u32, 256>, 256>(turns);
    line::<Ordered<256>, 256>(turns);
    line::<Keys<u32, 1024>, 1024>(turns);
    line::<Ordered<1024>, 1024>(turns);
    line::<Keys<u32, 4096>, 4096>(turns);
    line::<Ordered<4096>, 4096>(turns);
    line::<Keys<u32, 16_384>, 16_384>(turns);
    line::<Ordered<16_384>, 16_384>(turns);
    println!(
        "ns, full, u32 keys, medians of {turns} turns; dearest opening: look-up and the smallest"
    );
}
