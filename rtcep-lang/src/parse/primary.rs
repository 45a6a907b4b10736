//! Expressions: literals, names and parentheses.

use super::expr::Tall;
use super::number::Number;
use super::refuse;
use super::stream::{Parsed, Stream};
use super::types::{SCALARS, instead_of, scalar};
use crate::ast::{ExprKind, Float, Int};
use crate::diagnostic::Range;
use crate::parse::duration::UNITS;
use crate::parse::nearest::hint;
use proc_macro2::{Delimiter, Literal, TokenTree};

impl Stream<'_> {
    /// A literal, name, attribute, variant or parentheses; `minus` stands
    /// directly before a number.
    pub(super) fn primary(&mut self, minus: Option<Range>) -> Parsed<Tall> {
        let tall = match self.peek() {
            Some(TokenTree::Literal(literal)) => {
                let literal = literal.clone();
                self.number_literal(&literal, minus)?
            }
            Some(TokenTree::Ident(_)) => self.named()?,
            Some(TokenTree::Group(group)) => match group.delimiter() {
                Delimiter::Parenthesis | Delimiter::None => self.parenthesised()?,
                Delimiter::Brace | Delimiter::Bracket => return refuse::group(self),
            },
            Some(TokenTree::Punct(_)) => return refuse::punctuation(self),
            None => return self.expected("an expression"),
        };
        refuse::behind(self)?;
        Ok(tall)
    }

    /// `( e )`; parentheses leave no node. The invisible group of another macro
    /// acts like them.
    fn parenthesised(&mut self) -> Parsed<Tall> {
        let Some(TokenTree::Group(group)) = self.take() else {
            return self.expected("an expression");
        };
        let at = self.before();
        self.nested(at, |s| {
            let mut inner = s.inside(&group);
            if inner.is_empty() {
                return inner.error(at, "expected an expression between the parentheses");
            }
            let mut tall = inner.tall_expression()?;
            if inner.is_punct(',') {
                return inner.error(
                    inner.here(),
                    "tuples are not supported; write one expression",
                );
            }
            if !inner.is_empty() {
                return inner.expected("`)`");
            }
            tall.expr.range = at;
            Ok(tall)
        })
    }

    /// An identifier and what belongs to it.
    fn named(&mut self) -> Parsed<Tall> {
        let start = self.here();
        let word = self.word().unwrap_or_default();
        if word == "true" || word == "false" {
            self.skip();
            return Ok(Tall::leaf(ExprKind::Bool(word == "true"), start));
        }
        refuse::word(self, &word)?;
        let name = self.name("an expression")?;
        if let Some(arguments) = self.eat_group(Delimiter::Parenthesis) {
            return self.call(name, &arguments);
        }
        if self.is_path_separator_at(0) {
            self.skip();
            self.skip();
            let variant = self.name("a variant, as in `Kind::Air`")?;
            let range = start.to(variant.span.into());
            if self.is_path_separator_at(0) {
                return self.error(
                    range,
                    "a variant is written with the name of its enum alone, as in `Kind::Air`",
                );
            }
            return Ok(Tall::leaf(ExprKind::Variant(name, variant), range));
        }
        if self.is_punct('.') && !self.joined(2).starts_with("..") {
            self.skip();
            if self.is_word("await") {
                return self.error(self.here(), "a rule cannot wait: `.await` is not supported");
            }
            if self.literal().is_some() {
                return self.error(self.here(), "attributes have names, not numbers");
            }
            if self.word().is_some() && self.group_at(1, Delimiter::Parenthesis).is_some() {
                return refuse::method(self);
            }
            let attribute = self.name("the name of an attribute, as in `a.range`")?;
            let range = start.to(attribute.span.into());
            return Ok(Tall::leaf(ExprKind::Field(name, attribute), range));
        }
        Ok(Tall::leaf(ExprKind::Name(name), start))
    }

    /// A number or a text; other literals are refused.
    fn number_literal(&mut self, literal: &Literal, minus: Option<Range>) -> Parsed<Tall> {
        let here = self.skip();
        let text = literal.to_string();
        let range = minus.map_or(here, |minus| minus.to(here));
        let Some(number) = Number::read(&text) else {
            if let syn::Lit::Str(text) = syn::Lit::new(literal.clone()) {
                if !text.suffix().is_empty() {
                    return self.error(here, "a text has no type behind it; leave that out");
                }
                return Ok(Tall::leaf(ExprKind::Text(text.value()), range));
            }
            return refuse::literal(self, &text, here);
        };
        let suffix = match number.suffix.as_str() {
            "" => None,
            name => match scalar(name) {
                Some(ty) if ty.is_number() => Some(ty),
                _ => return self.error(here, unknown_suffix(&text, name)),
            },
        };
        let negative = number.negative || minus.is_some();
        let float = number.is_float() || suffix.is_some_and(|ty| ty.is_float());
        if float {
            if let Some(ty) = suffix.filter(|ty| ty.is_integer()) {
                let ty = format!("{ty:?}").to_lowercase();
                return self.error(here, format!("`{text}` is no integer, as `{ty}` demands"));
            }
            if number.radix != 10 {
                return self.error(here, "floats are written in decimal");
            }
            let kind = ExprKind::Float(Float {
                digits: number.float_text(),
                negative,
                suffix,
            });
            return Ok(Tall::leaf(kind, range));
        }
        match number.integer() {
            Some(value) => {
                let kind = ExprKind::Int(Int {
                    value,
                    negative,
                    suffix,
                });
                Ok(Tall::leaf(kind, range))
            }
            None => self.error(here, format!("`{text}` does not fit any integer type")),
        }
    }
}

fn unknown_suffix(text: &str, suffix: &str) -> String {
    if UNITS.iter().any(|(unit, ..)| *unit == suffix) {
        return format!("`{text}` is a duration and no value; compare times with `within`");
    }
    if let Some(instead) = instead_of(suffix) {
        return format!("`{suffix}` is no type of the rules; {instead}");
    }
    let numbers = SCALARS
        .iter()
        .filter(|(_, ty)| ty.is_number())
        .map(|&(name, _)| name);
    format!(
        "`{suffix}` is no type of numbers; {}",
        hint(suffix, numbers, "types")
    )
}
