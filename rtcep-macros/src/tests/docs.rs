//! What the generated docs say.

use super::rules::CONTEXTS;
use crate::expand::expand;

/// The lines of the docs of the item that `wanted` finds.
fn docs(text: &str, wanted: impl Fn(&syn::Item) -> bool) -> Vec<String> {
    let file: syn::File = syn::parse2(expand(text.parse().expect("tokens"))).expect("items");
    let found = file
        .items
        .iter()
        .find(|item| wanted(item))
        .expect("the item");
    let attributes = match found {
        syn::Item::Struct(item) => &item.attrs,
        _ => panic!("a struct is wanted"),
    };
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            syn::Meta::NameValue(doc) if doc.path.is_ident("doc") => Some(&doc.value),
            _ => None,
        });
    lines
        .map(|value| match value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(line),
                ..
            }) => line.value(),
            other => panic!("no text: {}", quote::quote!(#other)),
        })
        .collect()
}

#[test]
fn docs_carry_counts_and_bytes() {
    let named = |name: &'static str| move |item: &syn::Item| matches!(item, syn::Item::Struct(s) if s.ident == name);
    let summary = docs(CONTEXTS, named("Summary"));
    assert_eq!(summary[0].trim(), "What was seen of one.");
    // start: x and t and n, 24 bytes, 3 of them; tick: id and t and n, 20 bytes, 5 of them.
    assert_eq!(
        summary[2],
        "`sequence` in `Many`, deferred: 172 bytes of candidates in each of 70 instances, \
         12040 in all at most, padding apart."
    );
    let rows: Vec<&String> = summary.iter().filter(|l| l.starts_with("| ")).collect();
    // Both are offered; ends by `Start` discard, those by `Reset` and by the timers compose.
    let triggers = [
        "trigger",
        "`Start` | add",
        "`Start` | initiate",
        "`Tick` | add",
    ];
    let composes = ["`Reset` | terminate | 70", "timers | terminate | 70"];
    for trigger in triggers.iter().chain(&composes) {
        let of = |row: &&&String| row.starts_with(&format!("| {trigger} |"));
        assert_eq!(rows.iter().filter(of).count(), 1, "{trigger}: {rows:#?}");
    }
    // One detection for each of five ticks, in all instances; with the counts beside.
    let timers = rows
        .iter()
        .find(|row| row.starts_with("| timers"))
        .expect("a row");
    assert!(
        timers.contains("| 350 |") && timers.contains("conclude 70"),
        "{timers}"
    );

    let engine = docs(CONTEXTS, named("Contexts"));
    for row in ["| `Start` |", "| `Tick` |", "| `Reset` |", "| timers |"] {
        assert!(
            engine.iter().any(|line| line.starts_with(row)),
            "{row}: {engine:#?}"
        );
    }
    // A lifespan's own operations: a key looked up among 70 and one instance opened.
    let opens = "| `Many` | 70 | `Start` | initiate | ";
    let row = engine.iter().find(|line| line.starts_with(opens));
    assert!(
        row.is_some_and(|row| row.contains("open 1, reset 1")),
        "{engine:#?}"
    );

    // What `process_start` says: its own operations, and those of the timers.
    let text = expand(CONTEXTS.parse().expect("tokens")).to_string();
    let entry = text
        .split("Processes one `Start`")
        .nth(1)
        .expect("its docs");
    let said = entry.split("# Errors").next().unwrap_or_default();
    assert!(
        said.contains("operations and 70 detections")
            || said.contains("detections, closure included"),
        "{said}"
    );
    assert!(
        said.contains("The timers that are due before it: at most"),
        "{said}"
    );
}
