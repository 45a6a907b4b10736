//! Rule sets of the project's corpus with the traces that reach their path vectors, read from
//! its files: worst cases that were constructed, and code that no template draws.

use super::shapes::{Role, Shape};
use super::states::{Pattern, State};
use crate::subject::{Step, script};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use rtcep::Family;
use rtcep_lang::Model;
use rtcep_lang::print::print;
use std::fs;
use std::path::Path;

/// A rule set.
#[derive(Clone, Debug)]
pub struct Set {
    /// Its file, without the ending.
    pub name: String,
    /// What its rules say.
    pub model: Model,
    /// The traces; the last call of each is a worst case.
    pub traces: Vec<Vec<Step>>,
}

/// What the files hold.
#[derive(Debug, Default)]
pub struct Corpus {
    /// Rule sets with traces.
    pub sets: Vec<Set>,
    /// Rule sets with traces that cannot be built from their rules alone, and why.
    pub left_out: Vec<(String, &'static str)>,
}

impl Set {
    /// As a shape that prices are fitted to, or that is compared with them.
    #[must_use]
    pub fn shape(&self, template: usize) -> Shape {
        Shape {
            template,
            // Of several, mostly: no family has it as a shape of its own.
            family: Family::Engine,
            several: false,
            text: print(&self.model),
            role: Role::Fit,
        }
    }

    /// The last call of each trace: with the timers served before it, and, of an event, with
    /// what is due in the same call. Nothing is counted yet.
    #[must_use]
    pub fn states(&self, shape: usize) -> Vec<State> {
        let mut all = Vec::new();
        for trace in &self.traces {
            let Some(last) = trace.last() else { continue };
            let event = last.event.as_ref().map(|(event, _)| *event);
            let mut add = |trace: &[Step], process: bool| {
                all.push(State {
                    shape,
                    event,
                    pattern: Pattern::Dearest,
                    trace: script::text(&self.model, trace),
                    counts: Vec::new(),
                    process,
                });
            };
            if event.is_none() {
                add(trace, false);
                continue;
            }
            add(trace, true);
            let mut served = trace.clone();
            let advance = Step {
                t: last.t,
                event: None,
            };
            served.insert(trace.len() - 1, advance);
            add(&served, false);
        }
        all
    }
}

/// Reads the files of a folder.
///
/// # Errors
/// The first file that cannot be read, or is not what a file of the corpus is.
pub fn read(folder: &Path) -> Result<Corpus, String> {
    let told = |path: &Path, what: String| format!("{}: {what}", path.display());
    let files = fs::read_dir(folder).map_err(|error| told(folder, error.to_string()))?;
    let mut paths = Vec::new();
    for file in files {
        let path = file
            .map_err(|error| told(folder, error.to_string()))?
            .path();
        let named = |ending: &str| path.extension().is_some_and(|e| e == ending);
        if named("rs") && path.file_stem().is_some_and(|stem| stem != "mod") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut corpus = Corpus::default();
    for path in paths {
        let text = fs::read_to_string(&path).map_err(|error| told(&path, error.to_string()))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        match file(&name, &text).map_err(|what| told(&path, what))? {
            Found::Set(set) => corpus.sets.push(*set),
            Found::LeftOut(why) => corpus.left_out.push((name.into_owned(), why)),
            Found::NoTraces => {}
        }
    }
    Ok(corpus)
}

enum Found {
    Set(Box<Set>),
    LeftOut(&'static str),
    NoTraces,
}

fn file(name: &str, text: &str) -> Result<Found, String> {
    let tokens: TokenStream = text.parse().map_err(|error| format!("{error}"))?;
    let (rules, others) = invocation(tokens).ok_or("no `rules! { .. }`")?;
    let sections = sections(rules);
    let section = |name: &str| sections.iter().find(|(n, _)| n == name);
    let Some((_, reaches)) = section("reaches") else {
        return Ok(Found::NoTraces);
    };
    if others || section("build").is_some() || section("functions").is_some() {
        return Ok(Found::LeftOut(
            "its rules name types or functions of its file",
        ));
    }
    let (_, rules) = section("rules").ok_or("no `rules { .. }`")?;
    let compiled = rtcep_lang::compile_str(&rules.stream().to_string());
    let compiled = compiled.map_err(|rejected| {
        let first = rejected.diagnostics.first();
        first.map_or_else(String::new, |d| d.message.clone())
    })?;
    let mut traces = Vec::new();
    for text in strings(reaches)? {
        // The first line says what the trace reaches.
        let (_, trace) = text.trim_start().split_once('\n').unwrap_or_default();
        let steps = script::parse(&compiled.model, &repeated(trace));
        traces.push(steps.map_err(|error| format!("{error}\n{text}"))?);
    }
    Ok(Found::Set(Box::new(Set {
        name: name.to_owned(),
        model: compiled.model,
        traces,
    })))
}

/// What stands in the braces behind `rules!`, and whether the file declares something else.
fn invocation(tokens: TokenStream) -> Option<(Group, bool)> {
    let mut found = None;
    let mut others = false;
    let mut before = String::new();
    for token in tokens {
        match token {
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace && before == "crate::rules!" =>
            {
                found = Some(group);
                before.clear();
            }
            // Docs of the file, and imports.
            TokenTree::Group(_) if before == "#!" => before.clear(),
            TokenTree::Punct(p) if p.as_char() == ';' => {
                others |= !before.starts_with("use");
                before.clear();
            }
            TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace && !before.starts_with("use") =>
            {
                others = true;
                before.clear();
            }
            other => before += &other.to_string(),
        }
    }
    found.map(|group| (group, others))
}

/// Words and the braces behind them; of `build` the word alone.
fn sections(of: Group) -> Vec<(String, Group)> {
    let mut all = Vec::new();
    let mut name = None;
    for token in of.stream() {
        match token {
            TokenTree::Group(group) => {
                if let Some(name) = name.take() {
                    all.push((name, group));
                }
            }
            TokenTree::Ident(word) => name = Some(word.to_string()),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
    all
}

fn strings(of: &Group) -> Result<Vec<String>, String> {
    let literals = of.stream().into_iter().filter_map(|token| match token {
        TokenTree::Literal(literal) => Some(TokenTree::from(literal)),
        _ => None,
    });
    let text = |literal: TokenTree| {
        let literal = syn::parse2::<syn::LitStr>(literal.into());
        literal
            .map(|l| l.value())
            .map_err(|error| error.to_string())
    };
    literals.map(text).collect()
}

/// `* 70` behind a call repeats it.
fn repeated(trace: &str) -> String {
    let mut text = String::new();
    for line in trace.lines() {
        let line = line.split('#').next().unwrap_or_default();
        let call = line.split("=>").next().unwrap_or_default();
        let (call, times) = call.split_once('*').unwrap_or((call, "1"));
        for _ in 0..times.trim().parse().unwrap_or(1) {
            text += call;
            text += "\n";
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Found, file};

    const FILE: &str = "//! Docs.\n\ncrate::rules! {\n rules { engine Rules; event A { x: u8 }\n\
        lifespan W { from startup; max_open 1; }\n\
        situation S: any in W { operand a: A if x > 1; emit { x: it.x } } }\n\
        scripts { \"0 A 1\", }\n\
        reaches { // detects\n \"! A S\n 0 A 0 * 3 # thrice\n 5 A 2\", }\n}\n";

    #[test]
    fn rules_and_traces_are_read() {
        let Ok(Found::Set(set)) = file("one", FILE) else {
            panic!("a rule set");
        };
        assert_eq!(set.model.situations[0].name, "S");
        let ticks: Vec<u64> = set.traces[0].iter().map(|step| step.t).collect();
        assert_eq!(ticks, [0, 0, 0, 5]);
    }

    #[test]
    fn what_cannot_be_built_is_told_with_the_reason() {
        let own = format!("use rtcep::Value;\nfn f(x: u8) -> u8 {{ x }}\n{FILE}");
        assert!(matches!(file("one", &own), Ok(Found::LeftOut(_))));
        let imports = format!("use rtcep::Value;\n{FILE}");
        assert!(matches!(file("one", &imports), Ok(Found::Set(_))));
        let none = FILE.replace("reaches", "others");
        assert!(matches!(file("one", &none), Ok(Found::NoTraces)));
        let wrong = FILE.replace("5 A 2", "5 B 2");
        assert!(file("one", &wrong).is_err());
    }
}
