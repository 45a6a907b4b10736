//! Calls of the functions of the language.

use super::expr::Lowering;
use super::natural::Natural;
use super::{literal, operators};
use crate::ast;
use crate::diagnostic::{Diagnostic, Range};
use crate::model::{Expr, ExprKind, Function, Type, limits};

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

impl Lowering<'_> {
    pub(super) fn built_in(
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
