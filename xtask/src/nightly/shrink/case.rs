//! A case of the corpus: rules, and a trace with what the interpreter tells of it.

use super::Candidate;

/// What the host adds to the rules.
#[derive(Default)]
pub(crate) struct Around {
    /// Its own types.
    pub(crate) types: String,
    /// How events that are such types are built: a line of `rules!`.
    pub(crate) build: String,
    /// Whether the rules declare functions.
    pub(crate) functions: bool,
}

/// Where the functions of random rules stand, from a file of the corpus.
const DECLARED: &str = "#[path = \"../../../xtask/src/nightly/declared.rs\"]\nmod declared;\n\n";

/// The file of a case that came `from` a random rule set and failed, and `why`.
pub(crate) fn file(of: &Candidate, name: &str, from: &str, why: &str, around: &Around) -> String {
    let why: String = why.lines().map(|line| format!("//! {line}\n")).collect();
    let (mut declared, mut functions) = ("", "");
    if around.functions {
        declared = DECLARED;
        functions = "    functions { declared::FUNCTIONS[0], declared::FUNCTIONS[1], declared::FUNCTIONS[2] }\n";
    }
    let Around { types, build, .. } = around;
    let rules = of.text().replace("crate::declared::", "declared::");
    format!(
        "//! Shrunk from the random rule set {from}, which failed:\n//!\n{why}//!\n\
         //! What is expected here is what the interpreter says. Work it out by hand, line by\n\
         //! line, and write beside each why; the corpus wants a second trace as well. To\n\
         //! register it, two lines: `{name},` in the list of `tests/corpus/rules/mod.rs`, and\n\
         //! a row in `CHANGELOG.md`. This file is `tests/corpus/rules/{name}.rs` then.\n\n\
         {declared}{types}crate::rules! {{\n    rules {{\n{rules}    }}\n    {build}{functions}    scripts {{\n        \
         \"\n{trace}        \",\n    }}\n}}\n",
        rules = indented(&rules),
        trace = indented(&of.trace),
    )
}

fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| match line.trim() {
        "" => "\n".to_owned(),
        _ => format!("        {line}\n"),
    });
    lines.collect()
}
