//! Declared functions, and what a call names: one of them, or one of the language.

use super::built_in::{FUNCTIONS, named};
use super::expr::Lowering;
use super::items::attribute_type;
use super::natural::Natural;
use super::operators;
use super::tables::{Function as Known, Tables};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{AttributeDef, Expr, ExprKind, Function, FunctionDef, Type};
use crate::parse::nearest::{listed, nearest};

/// Declared functions, with what is needed to resolve their calls.
pub(super) fn declared(
    rules: &Rules,
    tables: &mut Tables,
    errors: &mut Vec<Diagnostic>,
) -> Vec<FunctionDef> {
    let mut functions = Vec::new();
    for def in &rules.functions {
        let name = &def.name.text;
        if def.parameters.is_empty() && !def.broken {
            let message = format!(
                "`{name}` has no parameters: what depends on nothing is a constant; write it"
            );
            errors.push(Diagnostic::error(def.name.span, message));
        }
        let mut known = Known {
            name: name.clone(),
            parameters: Vec::new(),
            result: None,
            open: def.broken,
        };
        let mut parameters = Vec::new();
        for parameter in &def.parameters {
            let name = parameter.name.text.clone();
            let ty = parameter.ty.as_ref();
            let ty = ty.and_then(|ty| attribute_type(tables, ty, errors));
            parameters.push(AttributeDef {
                name: name.clone(),
                ty: ty.unwrap_or(tables.unknown()),
            });
            known.parameters.push((name, ty));
        }
        let result = def.result.as_ref();
        known.result = result.and_then(|ty| attribute_type(tables, ty, errors));
        functions.push(FunctionDef {
            name: name.clone(),
            path: def
                .path
                .as_ref()
                .map(|p| p.text.clone())
                .unwrap_or_default(),
            parameters,
            result: known.result.unwrap_or(tables.unknown()),
        });
        tables.functions.push(known);
    }
    functions
}

impl Lowering<'_> {
    /// The type of a function's call by itself.
    pub(super) fn natural_function(&self, name: &str, arguments: &[ast::Expr]) -> Natural {
        if let Some(f) = self.tables.functions.iter().find(|f| f.name == name) {
            return f.result.map_or(Natural::Unknown, Natural::Fixed);
        }
        match named(name) {
            Some(Function::Len) => Natural::Fixed(Type::U32),
            Some(Function::StartsWith | Function::EndsWith | Function::Contains) => {
                Natural::Fixed(Type::Bool)
            }
            Some(Function::Min | Function::Max | Function::Abs | Function::Clamp) => {
                let arguments = arguments.iter().map(|e| self.natural(e));
                arguments.reduce(Natural::with).unwrap_or(Natural::Unknown)
            }
            None => Natural::Unknown,
        }
    }

    /// The call of a function, declared or of the language.
    pub(super) fn function(
        &mut self,
        name: &ast::Name,
        arguments: &[ast::Expr],
        at: Range,
        given: Option<Type>,
    ) -> Option<Expr> {
        let declared = self.tables.functions.iter();
        if let Some(f) = declared.clone().position(|f| f.name == name.text) {
            return self.declared(f, arguments, at);
        }
        if let Some(function) = named(&name.text) {
            return self.built_in(function, arguments, at, given);
        }
        for argument in arguments {
            self.lower(argument, None);
        }
        if self.tables.lost {
            return None;
        }
        let plain = &name.text;
        let mut all: Vec<&str> = FUNCTIONS.into_iter().map(Function::name).collect();
        all.extend(declared.map(|f| f.name.as_str()));
        let hint = match nearest(plain, all) {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!(
                "declare it, as in `fn {plain}(x: f32) -> f32 = path::to::it;`; the language has {}",
                listed(&FUNCTIONS.map(Function::name))
            ),
        };
        self.refuse(
            name.span,
            format!("function `{plain}` does not exist; {hint}"),
        )
    }

    /// Refuses a wrong number of arguments.
    pub(super) fn arity(
        &mut self,
        call: &str,
        expected: usize,
        given: usize,
        at: Range,
    ) -> Option<()> {
        if expected == given {
            return Some(());
        }
        let plural = if expected == 1 { "" } else { "s" };
        let message = format!("`{call}` takes {expected} argument{plural}, not {given}");
        self.refuse(at, message)
    }

    fn declared(&mut self, f: usize, arguments: &[ast::Expr], at: Range) -> Option<Expr> {
        let function = self.tables.functions[f].clone();
        let mut lowered = Vec::new();
        for (i, argument) in arguments.iter().enumerate() {
            let parameter = function.parameters.get(i);
            let wanted = parameter.and_then(|(_, ty)| *ty);
            let Some(expr) = self.lower(argument, wanted) else {
                continue;
            };
            if let (Some((name, _)), Some(wanted)) = (parameter, wanted)
                && expr.ty != wanted
            {
                let (text, is) = (self.text(&expr), self.type_name(expr.ty));
                let instead = if expr.ty.is_number() && wanted.is_number() {
                    let converted = operators::converted(&expr, wanted);
                    format!("; write `{}`", self.text(&converted))
                } else {
                    String::new()
                };
                let wanted = self.type_name(wanted);
                let function = &function.name;
                self.errors.push(Diagnostic::error(
                    argument.range,
                    format!("`{name}` of `{function}` is {wanted}, and `{text}` is {is}{instead}"),
                ));
                continue;
            }
            lowered.push(expr);
        }
        if !function.open {
            let given = arguments.len();
            self.arity(&function.name, function.parameters.len(), given, at)?;
        }
        if lowered.len() < arguments.len() {
            return None;
        }
        Some(Expr {
            ty: function.result?,
            kind: ExprKind::Declared(f, lowered),
        })
    }
}
