//! Situations that feed situations (language.md, 1.2, 2.1 and 2.6).

use super::run;

#[test]
fn detections_are_followed_depth_first() {
    let rules = "
        situation P: all in L { operand a: each A, max 3; operand b: first B, max 3;
            detect immediate; emit { x: a.x } }
        situation Q: all in L { operand p: first P; detect immediate; emit { x: p.x * 10 } }
        situation R: all in L { operand q: first Q; detect immediate; emit { x: q.x * 10 } }
        situation T: all in L { operand b: first B; detect immediate; emit { x: b.x } }";
    // The add phase of B ends, T included, before P's detections go on.
    assert_eq!(
        run(rules, &[(0, "A", 1), (1, "A", 2), (2, "B", 7)]),
        [
            "P@2[1]", "P@2[2]", "T@2[7]", "Q@2[10]", "R@2[100]", "Q@2[20]", "R@2[200]"
        ]
    );
}

#[test]
fn a_derived_event_is_newer_than_its_trigger() {
    // Declared before what feeds it: order of declaration is not order of events.
    let rules = "
        situation S: sequence in L { operand a: first A, max 2; operand p: first P;
            detect immediate; emit { a: a.x, p: p.x } }
        situation P: all in L { operand a: first A; detect immediate; emit { x: a.x + 10 } }";
    assert_eq!(run(rules, &[(0, "A", 1)]), ["P@0[11]", "S@0[1, 11]"]);

    let reversed = rules.replace(
        "operand a: first A, max 2; operand p: first P;",
        "operand p: first P, max 2; operand a: first A;",
    );
    // P11 is newer than A1, and older than A2; P12 is newer than A2.
    assert_eq!(
        run(&reversed, &[(0, "A", 1), (1, "A", 2)]),
        ["P@0[11]", "S@1[2, 11]", "P@1[12]"]
    );
}

#[test]
fn an_emission_that_faults_feeds_nothing() {
    let rules = "
        situation P: all in L { operand a: first A; detect immediate; emit { x: 6 / a.x } }
        situation Q: all in L { operand p: first P; detect immediate; emit { x: p.x } }";
    assert_eq!(
        run(rules, &[(0, "A", 0), (1, "A", 2)]),
        ["P emit 1", "P@1[3]", "Q@1[3]"]
    );
}
