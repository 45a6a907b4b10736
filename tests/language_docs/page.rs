//! The page, and its blocks as rule sets.

use std::fs;
use std::path::PathBuf;

/// What stands in front of a fragment; the page shows it.
pub(crate) const FRAME: &str = "\
engine Rules;
event A { k: u32, x: u32 }
event B { k: u32, x: u32 }
event C { k: u32, x: u32 }
lifespan Watch { from startup; max_open 1; }
";

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

pub(crate) fn page() -> String {
    let path = root().join("docs/language.md");
    fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A fenced block with the line of its fence.
pub(crate) struct Block {
    pub(crate) line: usize,
    pub(crate) kind: String,
    pub(crate) text: String,
}

pub(crate) fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut open = false;
    for (i, line) in page.lines().enumerate() {
        match (line.strip_prefix("```"), open) {
            (Some(kind), false) => {
                open = true;
                blocks.push(Block {
                    line: i + 1,
                    kind: kind.to_owned(),
                    text: String::new(),
                });
            }
            (Some(_), true) => open = false,
            (None, true) => {
                if let Some(block) = blocks.last_mut() {
                    block.text.push_str(line);
                    block.text.push('\n');
                }
            }
            (None, false) => {}
        }
    }
    assert!(!open, "the last block is not closed");
    blocks
}

/// A full rule set: the block itself, or the frame and the fragment. A fragment
/// with a lifespan of its own stands without that of the frame.
pub(crate) fn whole(text: &str) -> String {
    let begins = |item: &str| {
        let item = format!("{item} ");
        let line = |line: &str| line.trim_start().trim_start_matches("pub ").to_owned();
        text.lines().any(|l| line(l).starts_with(&item))
    };
    if begins("engine") {
        return text.to_owned();
    }
    let own = begins("lifespan");
    let frame = FRAME
        .lines()
        .filter(|l| !(own && l.starts_with("lifespan")));
    let frame: String = frame.flat_map(|line| [line, "\n"]).collect();
    frame + text
}

/// Every `kind` block with the `rules` block that stands before it.
pub(crate) fn with_rules<'a>(blocks: &'a [Block], kind: &str) -> Vec<(&'a Block, &'a Block)> {
    let mut rules = None;
    let mut found = Vec::new();
    for block in blocks {
        if block.kind == "rules" {
            rules = Some(block);
        } else if block.kind == kind {
            let rules = rules.unwrap_or_else(|| panic!("line {}: no rules before it", block.line));
            found.push((rules, block));
        }
    }
    assert!(!found.is_empty(), "the page has no `{kind}` block");
    found
}
