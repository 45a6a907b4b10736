//! Functions: those of the language, and declared ones.

use super::expr::Lowering;
use super::items::attribute_type;
use super::natural::Natural;
use super::tables::{Function as Known, Tables};
use super::{literal, operators};
use crate::ast::{self, Rules};
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{AttributeDef, Expr, ExprKind, Function, FunctionDef, Type, limits};
use crate::parse::nearest::{listed, nearest};

/// All functions of the language.
pub(super) const FUNCTIONS: [Function; 8] = [
    Function::Min,
    Function::Max,
    Function::Abs,
    Function::Clamp,
    Function::Len,
    Function::StartsWith,
    Function::EndsWith,
    Function::Contains,
];

/// The function of the language of this name.
pub(super) fn named(name: &str) -> Option<Function> {
    FUNCTIONS.into_iter().find(|f| f.name() == name)
}

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
    fn arity(&mut self, call: &str, expected: usize, given: usize, at: Range) -> Option<()> {
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

    fn built_in(
        &mut self,
        function: Function,
        arguments: &[ast::Expr],
        at: Range,
        given: Option<Type>,
    ) -> Option<Expr> {
        let expected = match function {
            Function::Abs | Function::Len => 1,
            Function::Clamp => 3,
            _ => 2,
        };
        if arguments.len() != expected {
            for argument in arguments {
                self.lower(argument, None);
            }
            return self
                .arity(function.name(), expected, arguments.len(), at)
                .and(None);
        }
        match function {
            Function::Len => {
                let text = self.text_argument(function, &arguments[0])?;
                Some(call(function, vec![text], Type::U32))
            }
            Function::StartsWith | Function::EndsWith | Function::Contains => {
                let text = self.text_argument(function, &arguments[0]);
                let part = self.part(function, &arguments[1], text.as_ref().map(|t| t.ty));
                let call = call(function, vec![text?, part?], Type::Bool);
                Some(call)
            }
            _ => self.chosen(function, arguments, at, given),
        }
    }

    fn text_argument(&mut self, function: Function, argument: &ast::Expr) -> Option<Expr> {
        let lowered = self.lower(argument, None)?;
        if lowered.ty.is_text() {
            return Some(lowered);
        }
        let (text, ty, name) = (
            self.text(&lowered),
            self.type_name(lowered.ty),
            function.name(),
        );
        self.refuse(
            argument.range,
            format!("`{name}` applies to texts, `{text}` is {ty}"),
        )
    }

    /// What is looked for: a constant, so that its length is known.
    fn part(
        &mut self,
        function: Function,
        argument: &ast::Expr,
        whole: Option<Type>,
    ) -> Option<Expr> {
        let name = function.name();
        let ast::ExprKind::Text(part) = &argument.kind else {
            self.lower(argument, None)?;
            return self.refuse(
                argument.range,
                format!("`{name}` looks for a constant, as in `{name}(a.x, \"abc\")`"),
            );
        };
        if part.is_empty() {
            let message = format!("`{name}` is always true: every text has the empty one in it");
            self.errors
                .push(Diagnostic::warning(argument.range, message));
        }
        let ty = whole.or(Natural::Text(part.len()).target(None))?;
        match literal::text(part, ty) {
            Ok(value) => Some(Expr {
                kind: ExprKind::Literal(value),
                ty,
            }),
            Err(message) => {
                self.refuse(argument.range, format!("{message}: `{name}` is never true"))
            }
        }
    }

    /// min, max, abs and clamp: numbers of one type.
    fn chosen(
        &mut self,
        function: Function,
        arguments: &[ast::Expr],
        at: Range,
        given: Option<Type>,
    ) -> Option<Expr> {
        let name = function.name();
        let naturals: Vec<Natural> = arguments.iter().map(|e| self.natural(e)).collect();
        let natural = naturals.iter().copied().reduce(Natural::with)?;
        if natural == Natural::Unknown {
            // Literals beside something unknown have no type to fit.
            for (argument, natural) in arguments.iter().zip(naturals) {
                if !natural.adapts() {
                    self.lower(argument, None);
                }
            }
            return None;
        }
        let target = natural.target(given);
        let lowered: Vec<_> = arguments.iter().map(|e| self.lower(e, target)).collect();
        for (argument, lowered) in arguments.iter().zip(&lowered) {
            let Some(lowered) = lowered else { continue };
            let (text, ty) = (self.text(lowered), self.type_name(lowered.ty));
            if !lowered.ty.is_number() {
                let message = format!("`{name}` applies to numbers, `{text}` is {ty}");
                return self.refuse(argument.range, message);
            }
            if function == Function::Abs && !lowered.ty.is_signed() {
                let message = format!(
                    "`{name}` applies to signed numbers, `{text}` is {ty}, which has no sign"
                );
                return self.refuse(argument.range, message);
            }
        }
        let lowered: Vec<Expr> = lowered.into_iter().collect::<Option<_>>()?;
        let ty = lowered[0].ty;
        if let Some(other) = lowered.iter().find(|e| e.ty != ty) {
            // Widened as an operator between the two would be.
            let instead = operators::one_type(&lowered[0], other, |e| self.text(e));
            let message = format!(
                "`{name}` needs one type: `{}` is {}, `{}` is {}; {instead}",
                self.text(&lowered[0]),
                self.type_name(ty),
                self.text(other),
                self.type_name(other.ty),
            );
            return self.refuse(at, message);
        }
        if function == Function::Clamp && limits(&lowered[1], &lowered[2]) == Some(false) {
            let (low, high) = (self.text(&lowered[1]), self.text(&lowered[2]));
            let message = format!("`clamp` is always a fault: {low} is above {high}");
            let at = arguments[1].range.to(arguments[2].range);
            self.errors.push(Diagnostic::warning(at, message));
        }
        Some(call(function, lowered, ty))
    }
}

fn call(function: Function, arguments: Vec<Expr>, ty: Type) -> Expr {
    Expr {
        kind: ExprKind::Call(function, arguments),
        ty,
    }
}
