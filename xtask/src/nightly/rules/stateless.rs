//! Random stateless rules and actions.

use super::expression::{Attribute, condition, value};
use super::vocabulary::Choices;

/// Stateless rules from events and, one time in so many, from detections; which of
/// them go in a circle the language says.
pub(super) fn refers(c: &mut Choices, situations: usize) -> Vec<String> {
    let count = c.one_of(&[0, 0, 1, 1, 2, 3]);
    let refers = (0..count).map(|_| {
        let source = source(c, situations);
        // An event of the host's own type cannot be made.
        let targets: Vec<_> = c
            .events
            .iter()
            .filter(|e| !c.adopted(e.0))
            .cloned()
            .collect();
        let (target, declared) = c.one_of(&targets);
        let readable = c.attributes(&source, "");
        let values: Vec<String> = declared
            .iter()
            .map(|(name, ty)| format!("{name}: {}", value(c, &readable, ty, 1)))
            .collect();
        let condition = unless_always(c, &readable);
        let values = values.join(", ");
        format!("refer {target} from {source}{condition} {{ {values} }}\n")
    });
    refers.collect()
}

/// Actions, and where they wait.
pub(super) fn actions(c: &mut Choices, situations: usize) -> Vec<String> {
    let count = [0, 0, 0, 1, 2, 3][c.usize(0..6)];
    let actions = (0..count).map(|a| {
        let source = source(c, situations);
        let readable = c.attributes(&source, "");
        let read = [0, 1, 2][c.usize(0..3)];
        let given = c.emitted[..read].to_vec();
        let values: Vec<String> = given
            .iter()
            .map(|(name, ty)| format!("{name}: {}", value(c, &readable, ty, 1)))
            .collect();
        let condition = unless_always(c, &readable);
        let values = values.join(", ");
        format!("action W{a} on {source}{condition} {{ {values} }}\n")
    });
    let mut items: Vec<String> = actions.collect();
    if count > 0 {
        let on_full = ["", ", on_full reject", ", on_full drop_oldest"][c.usize(0..3)];
        items.push(format!("actions max {}{on_full};\n", c.u8(1..5)));
    }
    items
}

fn source(c: &mut Choices, situations: usize) -> String {
    match c.u8(0..3) {
        0 => format!("S{}", c.usize(0..situations)),
        _ => c.one_of(&["A", "B", "C"]).to_owned(),
    }
}

fn unless_always(c: &mut Choices, readable: &[Attribute]) -> String {
    match c.u8(0..3) {
        0 => String::new(),
        _ => format!(" if {}", condition(c, readable, 1)),
    }
}
