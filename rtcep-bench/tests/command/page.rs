//! The page: well-formed, of one piece, and with the figures of the JSON.

use crate::{gathered, gathered_in_instructions};
use roxmltree::{Document, Node, ParsingOptions};
use rtcep_bench::page::{Report, page};

fn with_page(name: &str, look: impl FnOnce(&Report, &str, &Document<'_>)) {
    let report = gathered(name).report;
    let text = page(&report).expect("a page");
    let options = ParsingOptions {
        allow_dtd: true,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(&text, options).expect("every element ends");
    look(&report, &text, &document);
}

/// The text of a node and of all in it.
fn text(node: Node<'_, '_>) -> String {
    let texts = node.descendants().filter(Node::is_text);
    texts.filter_map(|node| node.text()).collect()
}

#[test]
fn nothing_is_fetched() {
    with_page("fetched", |_, page, document| {
        for word in [
            "http", "//", "url(", "@import", "<script", "<link", "<img", "<iframe",
        ] {
            // The rules are text of the page, comments of theirs included.
            assert!(!page.contains(word), "{word}");
        }
        let attributes = document.descendants().flat_map(|node| node.attributes());
        for attribute in attributes {
            assert!(attribute.name() != "src", "{}", attribute.value());
            let inside = attribute.name() != "href" || attribute.value().starts_with('#');
            assert!(inside, "{}", attribute.value());
        }
    });
}

/// Every figure that says where it stands in the JSON is what stands there; and all tables
/// have such figures.
#[test]
fn figures_are_those_of_the_json() {
    with_page("figures", |report, _, document| {
        let json = serde_json::to_value(report).expect("JSON");
        let mut figures = 0;
        for node in document.descendants() {
            let Some(at) = node.attribute("data-json") else {
                continue;
            };
            let stands = json.pointer(at).and_then(serde_json::Value::as_f64);
            let stands = stands.unwrap_or_else(|| panic!("no number at {at}"));
            let shown = text(node).replace('\u{202f}', "");
            let decimals = shown.split('.').nth(1).map_or(0, str::len);
            assert_eq!(shown, format!("{stands:.decimals$}"), "{at}");
            figures += 1;
        }
        assert!(figures > 150, "{figures} figures");
        for table in document
            .descendants()
            .filter(|node| node.has_tag_name("table"))
        {
            let mut inside = table.descendants();
            assert!(inside.any(|node| node.attribute("data-json").is_some()));
        }
    });
}

#[test]
fn plots_have_words_and_the_colours_of_the_page() {
    with_page("plots", |report, page, document| {
        let plots = document
            .descendants()
            .filter(|node| node.has_tag_name("svg"));
        let plots: Vec<Node<'_, '_>> = plots.collect();
        // Two at a glance; by event type one by occupancy and one of latencies.
        assert_eq!(plots.len(), 2 + 2 * report.causes.len());
        for plot in &plots {
            assert_eq!(plot.attribute("role"), Some("img"));
            assert!(
                plot.attribute("aria-label")
                    .is_some_and(|words| words.len() > 20)
            );
        }
        for attribute in plots
            .iter()
            .flat_map(|plot| plot.descendants())
            .flat_map(|n| n.attributes())
        {
            if matches!(attribute.name(), "fill" | "stroke") {
                let value = attribute.value();
                assert!(value == "none" || value.starts_with("var(--"), "{value}");
            }
        }
        // `x < 100` of the rules, and the processor of the table.
        assert!(page.contains("&#60; 100") || page.contains("&lt; 100"));
        assert!(text(document.root()).contains("one & only"));
    });
}

/// So that a wide table is scrolled, and not the page.
#[test]
fn tables_scroll_by_themselves() {
    with_page("tables", |_, _, document| {
        let tables = document
            .descendants()
            .filter(|node| node.has_tag_name("table"));
        for table in tables {
            let scrolls = table.parent().and_then(|parent| parent.attribute("class"));
            assert_eq!(scrolls, Some("scroll"));
        }
    });
}

/// Instructions are no times: what was measured stands in tables, and no bound among times.
#[test]
fn instructions_are_no_times() {
    let report = gathered_in_instructions("instructions").report;
    assert!(
        report
            .causes
            .iter()
            .all(|cause| report.line(cause).is_none())
    );
    let page = page(&report).expect("a page");
    assert!(page.contains("bound, instructions"));
    let bounds = |page: &str| page.matches("stroke=\"var(--bound)\"").count();
    // By occupancy alone.
    assert_eq!(bounds(&page), report.causes.len());
    let times = gathered("times").report;
    let page = rtcep_bench::page::page(&times).expect("a page");
    assert_eq!(bounds(&page), 2 * times.causes.len());
}
