//! The code of a rule set as text, and the place of a fault in it.

use super::faults::Fault;
use crate::expand::expand;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// A file of rules and what they expand to.
pub(crate) struct Expansion {
    /// What stands behind `crate::rules!` in the file: rules and traces.
    pub(super) body: String,
    /// The generated code, as rustfmt writes it.
    pub(super) text: String,
}

impl Expansion {
    /// Of a file with one `crate::rules!`, as those of the corpus.
    pub(super) fn of(file: &Path) -> Result<Self, String> {
        let told = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let source = fs::read_to_string(file).map_err(|e| told(&e))?;
        let (_, behind) = source
            .split_once("crate::rules!")
            .ok_or_else(|| told(&"no `crate::rules!`"))?;
        let tokens: TokenStream = behind.parse().map_err(|e| told(&e))?;
        let body = match tokens.into_iter().next() {
            Some(TokenTree::Group(body)) if body.delimiter() == Delimiter::Brace => body,
            _ => return Err(told(&"`crate::rules!` without a block")),
        };
        let rules = body.stream().into_iter().nth(1);
        let Some(TokenTree::Group(rules)) = rules else {
            return Err(told(&"no `rules { .. }`"));
        };
        let text = formatted(&expand(rules.stream()).to_string()).map_err(|e| told(&e))?;
        let body = body.stream().to_string();
        Ok(Self { body, text })
    }

    /// The code with a fault in its place.
    pub(super) fn with(&self, fault: &Fault) -> Result<String, String> {
        let text = seen(&self.text);
        let mut from = None;
        for mark in fault.behind.iter().chain([&fault.from]) {
            let place = place(&text, from, mark)?;
            from = Some(place);
        }
        let (start, end) = from.unwrap_or_default();
        let (start, last) = (text[start].0, text[end - 1]);
        let (before, behind) = (
            &self.text[..start],
            &self.text[last.0 + last.1.len_utf8()..],
        );
        Ok(format!("{before}{}{behind}", fault.to))
    }
}

/// Lines are broken as rustfmt likes it: blanks say nothing.
fn seen(text: &str) -> Vec<(usize, char)> {
    let all = text.char_indices();
    all.filter(|(_, c)| !c.is_whitespace()).collect()
}

/// Where a text stands: the first time behind another one, or else the only time.
fn place(
    text: &[(usize, char)],
    behind: Option<(usize, usize)>,
    looked_for: &str,
) -> Result<(usize, usize), String> {
    let from = seen(looked_for);
    let start = behind.map_or(0, |(_, end)| end);
    let here = |&at: &usize| {
        let window = &text[at..at + from.len()];
        window.iter().map(|w| w.1).eq(from.iter().map(|f| f.1))
    };
    let last = (text.len() + 1).saturating_sub(from.len());
    let mut places = (start..last).filter(here);
    let first = places.next().filter(|_| !from.is_empty());
    let first = first.ok_or_else(|| format!("`{looked_for}` is not there"))?;
    if behind.is_none() && places.next().is_some() {
        return Err(format!("`{looked_for}` is there more than once"));
    }
    Ok((first, first + from.len()))
}

/// As rustfmt writes it.
fn formatted(code: &str) -> Result<String, String> {
    let mut command = Command::new("rustfmt");
    command.args(["--edition", "2024"]);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut rustfmt = pipes.spawn().map_err(|error| format!("rustfmt: {error}"))?;
    if let Some(mut input) = rustfmt.stdin.take() {
        let written = input.write_all(code.as_bytes());
        written.map_err(|error| format!("rustfmt: {error}"))?;
    }
    let output = rustfmt.wait_with_output();
    let output = output.map_err(|error| format!("rustfmt: {error}"))?;
    match output.status.success() {
        true => Ok(String::from_utf8_lossy(&output.stdout).into_owned()),
        false => Err(format!("rustfmt: {}", output.status)),
    }
}
