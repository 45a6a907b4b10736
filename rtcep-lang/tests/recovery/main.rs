//! Whatever is broken: no panic, all errors of a build together, and none that
//! follows from another.

mod changes;
mod depth;
mod half;
mod soup;
mod times;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rtcep_lang::{compile, compile_str};

/// Most of what the grammar has.
pub(crate) const DEFENCE: &str = "
/// Detects threats.
pub engine Defence;
resolution 1us;
enum Kind { Air, Surface }
event AlertTrigger { target: u32, bearing: f32, range: f32, kind: Kind }
event TrackData { target: u32, range: f32, speed: f32, r#type: u8 }
event Plot = crate::radar::Plot { id: u32, speed: i64 }
lifespan Watch { policy add; from startup; max_open 1; }
situation AlertTrack: all in Watch {
    operand alert: first AlertTrigger, max 10;
    operand track: last TrackData if range < 20_000.0 && !(r#type == 3), retain if speed > 1.5, max 10, on_full drop_oldest;
    when alert.target == track.target && (alert.kind == Kind::Air || alert.range - track.range > -5.0);
    within 1.5ms;
    once;
    detect immediate;
    max_combinations 100_000;
    emit { target: alert.target, range: track.range * 2.0 }
}
";

/// Situations that feed each other, declared backwards.
pub(crate) const CHAIN: &str = "
engine Chain;
lifespan L { from startup; max_open 1; }
situation Third: sequence in L {
    operand a: each Second if of >= 2 as i64, retain, max 5, on_full freeze;
    operand b: each Second;
    when a.of < b.of << 1 | 3;
    emit { n: a.of % 7 ^ b.of }
}
situation Second: all in L { operand a: first A; emit { of: -a.x as i64 } }
event A { x: i32 }
";

/// Lifespans with everything that they have.
pub(crate) const CONTEXTS: &str = "
engine Engage;
enum Kind { Air, Surface }
event Alert { target: u32, range: f32, kind: Kind }
event Plot { id: u32, range: f32 }
event Reset { code: u8 }
lifespan Watch { from startup; max_open 1; }
lifespan Engagement {
    policy add;
    from Alert including if range < 50_000.0;
    from Confirmed;
    until each Plot if range > 60_000.0 terminate;
    until last Reset all_keys if code > 2 discard;
    until after 30s discard;
    key target = Plot.id, Summary.of;
    max_open 16, per_key 2, on_full drop_oldest;
}
situation Confirmed: all in Watch { operand a: first Alert; emit { target: a.target } }
situation Track: sequence in Engagement {
    operand a: first Alert if kind == Kind::Air, max 4;
    operand b: each Plot, max 3, on_full freeze;
    detect deferred;
    emit { of: a.target }
}
situation Report: all in Engagement { operand s: first Summary, max 2; operand a: first Alert, max 2; }
situation Summary: all in Watch { operand t: first Track; emit { of: t.of } }
";

#[test]
fn five_errors_and_nothing_after_them() {
    let text = "engine A;
event E { x: u32, y: u33 }
event G { z: f32 }
lifespan L { from startup; max_open 1; }
situation S: all in L {
    operand a: first E, max 2;
    operand b: first Q, max 2;
    operand c: first G;
    when a.y > 1 && b.anything == 3 && a.x + 1 > b.z && c.z;
    emit { n: a.y, m: b.anything + 1, o: a.x }
}
situation T: sequence in L {
    operand a: first S if n > 3 && m == 1 && o > 1.5, max 10;
    operand b: last S;
    emit { q: a.n + a.o }
}
";
    let rejected = compile_str(text).expect_err("five errors");
    let lines: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        lines,
        [
            "2:22: type `u33` does not exist; did you mean `u32`?",
            "7:22: event `Q` does not exist; the events and situations are `E`, `G` and `T`",
            "8:22: operand `c` of `S` stores candidates without a limit; write `max 10` (any number) after the event",
            "9:54: `&&` does not apply to `c.z`, which is f32; it joins conditions: compare the value first, as in `a.x != 0`",
            "13:48: `>` needs one type on both sides: `o` is u32, `1.5` is f64; write `o as f64`",
        ]
    );
}

#[test]
fn what_is_broken_counts_as_declared() {
    let text = "engine A;
event E { x: u32, y }
lifespan L { from; max_open 1; }
enum K { A, 3 }
situation S: evrey in L {
    operand a: first E if x > 1 && y == 3 && other == K::B, max 2 3;
    operand b E;
    when a.z == b.x && c.x == 3
    emit { p: a.x, q: }
}
situation T: all in L {
    operand s: first S if p == 1 && q == 1 && r == 1;
}
";
    let rejected = compile_str(text).expect_err("errors of form");
    let lines: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        lines,
        [
            "2:21: expected `:` and a type, as in `range: f32`, found `}`",
            "3:18: expected `startup`, or the name of an event or a situation, found `;`",
            "4:13: expected the name of a variant, found `3`",
            "5:14: `evrey` is no kind of situation; did you mean `every`?",
            "6:67: expected `,` and a modifier, or `;`, found `3`",
            "7:15: expected `:` and an event, as in `: first E`, found `E`",
            "8:24: operand `c` does not exist; the operands are `a` and `b`",
            "8:31: missing `;` after this",
            "9:23: expected an expression, found `}`",
        ]
    );
}

#[test]
fn a_broken_clause_of_a_lifespan_causes_no_other_error() {
    let text = "engine A;
event E { x: u32 }
event F { id: u32 }
lifespan L {
    policy adding;
    from E if x >;
    from Q including;
    until F if q == 1 discard
    until after 3 terminate;
    until E, F discard;
    key x = F.id, G.x;
    max_open ten, per_key 70000;
}
lifespan M { from E until F terminate; key x = F. max_open 4, per_key 5; }
situation S: all in L {
    operand a: first F, max 2, retain;
    detect never;
    emit { x: a.id }
}
situation T: all in M { operand a: first S; operand b: first Q; detect deferred; }
";
    let rejected = compile_str(text).expect_err("errors");
    let lines: Vec<String> = rejected
        .diagnostics
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        lines,
        [
            "5:12: `adding` is no policy; the policies are `add` and `ignore`",
            "6:18: expected an expression, found `;`",
            "7:10: event `Q` does not exist; the events and situations are `E`, `F`, `S` and `T`",
            "8:16: `q` is no attribute of `F`; of the attributes of `F` there is only `id`",
            "8:23: missing `;` after this",
            "9:17: `3` has no unit; write `3s` or `3ms`, for example; the units are `ns`, `us`, `ms`, `s`, `min` and `h`",
            "10:12: `until` names one event; write another `until` for the next",
            "11:19: event `G` does not exist; the events and situations are `E`, `F`, `S` and `T`",
            "12:14: expected a number after `max_open`, such as `max_open 10`, found `ten`",
            "14:19: missing `;` after this",
            "14:51: expected the name of an attribute, as in `key x = Plot.id`, found `max_open`",
            "14:63: `per_key 5` is more than `max_open 4`; lower it",
            "17:12: `never` is no time of detection; the times of detection are `immediate` and `deferred`",
            "20:42: operand `a` of `T` stores candidates without a limit, as every operand of a deferred situation does; write `max 10` (any number) after the event",
            "20:62: event `Q` does not exist; the events and situations are `E`, `F` and `S`",
            "20:62: operand `b` of `T` stores candidates without a limit, as every operand of a deferred situation does; write `max 10` (any number) after the event",
        ]
    );
}

/// `$x:expr`, `$p:path` and `$v:vis` of `macro_rules!` arrive in invisible groups.
#[test]
fn fragments_of_other_macros() {
    fn hide(tokens: TokenStream) -> TokenStream {
        let hidden = |tree| {
            let text = match &tree {
                TokenTree::Group(g) if g.delimiter() == Delimiter::Bracket => g.stream(),
                TokenTree::Group(g) => {
                    let mut new = Group::new(g.delimiter(), hide(g.stream()));
                    new.set_span(g.span());
                    return TokenTree::Group(new);
                }
                _ => return tree,
            };
            TokenTree::Group(Group::new(Delimiter::None, text))
        };
        tokens.into_iter().map(hidden).collect()
    }
    // Each bracket becomes an invisible group.
    let text = "[pub(crate)] engine [A]; event E = [crate::a::B] { [x]: [u32] } [] \
        lifespan L { from startup; max_open 1; } \
        situation S: all in L { \
            operand a: first E if [x + 1] * [2] > [3]; emit { y: [a.x + 1] * 2, z: [-5] } \
        } \
        lifespan M { \
            from [E] including if [x > 1]; until [last] [E] if [x + 1] > 2 [discard]; \
            until after [3s] terminate; key [id] = [E].[x]; max_open [4], per_key [2]; \
        }";
    let compiled = compile(hide(text.parse().expect("tokens"))).expect("right rules");
    let printed = rtcep_lang::print::print(&compiled.model);
    assert!(printed.contains("pub(crate) engine A;"), "{printed}");
    assert!(
        printed.contains("event E = crate::a::B { x: u32 }"),
        "{printed}"
    );
    assert!(printed.contains("if (x + 1) * 2 > 3;"), "{printed}");
    assert!(printed.contains("y: (a.x + 1) * 2, z: -5"), "{printed}");
    let lifespan = "lifespan M {
    from E including if x > 1;
    until last E if x + 1 > 2 discard;
    until after 3s terminate;
    key id = E.x;
    max_open 4, per_key 2;
}";
    assert!(printed.contains(lifespan), "{printed}");
}

#[test]
fn the_outline_holds_what_was_understood() {
    let text = "pub(crate) engine A;
resolution 1ms;
enum K { A }
event E { x: u32, k: K, y: u33 }
situation S: all in Nowhere { operand a: first E; emit { x: a.x, k: a.k, n: a.nothing } }
";
    let outline = compile_str(text).expect_err("errors").outline;
    assert_eq!(outline.visibility, "pub(crate)");
    assert_eq!(outline.engine.as_deref(), Some("A"));
    assert_eq!(outline.resolution.denominator, 1000);
    assert_eq!(outline.events.len(), 1);
    assert_eq!(outline.events[0].attributes.len(), 3);
    let (name, attributes) = &outline.situations[0];
    assert_eq!(name, "S");
    let names: Vec<&str> = attributes.iter().map(|a| a.name.as_str()).collect();
    assert_eq!(names, ["x", "k", "n"]);
    assert!(outline.incomplete.is_empty() && !outline.lost);
    // Of a broken item parts may be missing; a nameless one may be anything.
    let text = "engine A; event E { x } enum K { A, 3 } event { x: u32 }
situation S: all in L { operand a: first E; emit { x: } }";
    let outline = compile_str(text).expect_err("errors").outline;
    assert_eq!(outline.incomplete, ["K", "E", "S"]);
    assert!(outline.lost);
}
