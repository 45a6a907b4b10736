//! Declared functions: Rust of the user's own with the types that the rules know.

use super::item::recover;
use super::stream::{Parsed, Stream};
use super::types::attribute_type;
use crate::ast::{AttributeDef, Function, Rules};
use proc_macro2::Delimiter;

/// `fn` is taken.
pub(super) fn function(s: &mut Stream<'_>, rules: &mut Rules) -> Parsed<()> {
    let name = s.name("the name of a function")?;
    let Some(group) = s.eat_group(Delimiter::Parenthesis) else {
        return s.expected("the parameters in `(` `)`");
    };
    let mut parameters = Vec::new();
    let read = s.inside(&group).list(|s| {
        let name = s.name("the name of a parameter")?;
        let ty = s
            .expect_punct(':', "and a type, as in `x: f32`")
            .and_then(|_| attribute_type(s));
        parameters.push(AttributeDef {
            name,
            ty: ty.as_ref().ok().cloned(),
        });
        ty.map(|_| ())
    });
    let mut function = Function {
        name,
        parameters,
        result: None,
        path: None,
        broken: !read,
    };
    let rest = tail(s, &mut function);
    function.broken |= rest.is_err();
    rules.functions.push(function);
    if rest.is_err() {
        recover(s);
    } else {
        s.end_item();
    }
    Ok(())
}

/// `-> f32 = crate::geo::distance`
fn tail(s: &mut Stream<'_>, function: &mut Function) -> Parsed<()> {
    let example = "as in `fn distance(x: f32, y: f32) -> f32 = crate::geo::distance;`";
    if s.joined(2) != "->" {
        return s.expected(&format!("`->` and the type of the value, {example}"));
    }
    s.skip();
    s.skip();
    function.result = Some(attribute_type(s)?);
    if s.group(Delimiter::Brace).is_some() {
        let at = s.here().start;
        return s.error(
            at,
            "the rules name functions and do not contain them; write `= path::to::it;` and let \
             the function stand in Rust",
        );
    }
    s.expect_punct('=', &format!("and the path of the function, {example}"))?;
    function.path = Some(s.path("the path of a function, such as `crate::geo::distance`")?);
    Ok(())
}
