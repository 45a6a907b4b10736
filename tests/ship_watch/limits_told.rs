//! What limits take away: told, counted, and the same as computed from outside.

use super::{limited, watched};
use crate::limits::Line;

/// Ships, `max_open`, `on_full`; opened, lost, silent, exact.
type Row = (&'static str, u32, &'static str, [u64; 4]);

#[test]
fn the_table_is_that_of_the_simulation() {
    let expected: [Row; 14] = [
        ("all", 256, "reject", [4_294, 95_353, 13, 0]),
        ("all", 256, "drop_oldest", [99_647, 99_321, 0, 0]),
        ("all", 256, "freeze", [1_314, 98_333, 5, 0]),
        ("all", 1_024, "reject", [17_762, 81_885, 27, 0]),
        ("all", 1_024, "drop_oldest", [99_647, 98_497, 0, 0]),
        ("all", 1_024, "freeze", [4_315, 95_332, 20, 0]),
        ("all", 4_096, "reject", [64_519, 35_128, 94, 0]),
        ("all", 4_096, "drop_oldest", [99_647, 91_598, 0, 0]),
        ("all", 4_096, "freeze", [16_571, 83_076, 42, 0]),
        ("all", 10_752, "reject", [99_647, 0, 186, 186]),
        ("fast", 256, "reject", [4_716, 8_286, 39, 0]),
        ("fast", 256, "drop_oldest", [13_002, 12_679, 0, 0]),
        ("fast", 256, "freeze", [1_042, 11_960, 28, 0]),
        ("fast", 1_024, "reject", [13_002, 0, 186, 186]),
    ];
    let row = |line: &Line| {
        let told = [line.opened, line.lost, line.silent, line.exact];
        (line.ships, line.max_open, line.on_full, told)
    };
    let found: Vec<Row> = limited().iter().map(row).collect();
    assert_eq!(found, expected);
}

/// Where nothing is lost, the other way to ask finds as much as the rules do.
#[test]
fn without_a_loss_both_ways_to_ask_agree() {
    let whole = limited().iter().filter(|line| line.lost == 0);
    let found: Vec<u64> = whole.map(|line| line.silent).collect();
    // Silent is the first situation.
    assert_eq!(found, [watched().found[0].detections; 2]);
}
