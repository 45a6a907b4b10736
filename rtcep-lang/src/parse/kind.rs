//! `: crosses up 10 hysteresis 2 of avg(x) in Watch`

use super::nearest::{hint, nearest};
use super::stream::{Noted, Parsed, Stream};
use super::words;
use crate::ast::{Crossing, Demand, Expr, ExprKind, Situation};
use crate::model::{BinaryOp, Direction, Kind, Slope};
use proc_macro2::{Delimiter, TokenTree};

/// The kind, what it demands, and the lifespan.
pub(super) fn header(s: &mut Stream<'_>, situation: &mut Situation) -> Parsed<()> {
    s.expect_punct(':', "and the kind, as in `: all in Watch`")?;
    let Some(word) = s.word().filter(|word| word != "in") else {
        return s.expected("the kind of the situation, such as `all` or `sequence`");
    };
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.name() == word) else {
        let _ = s.error::<()>(s.here(), words::unknown_kind(&word));
        lifespan_behind(s, situation);
        return Err(Noted);
    };
    situation.kind = Some((kind, s.skip()));
    match demand(s, kind) {
        Ok(demand) => situation.demand = demand,
        Err(noted) => {
            situation.demand = Demand::Lost;
            lifespan_behind(s, situation);
            return Err(noted);
        }
    }
    if s.eat_word("in").is_none() {
        if situation.demand.is_nothing() && matches!(s.peek(), Some(TokenTree::Literal(_))) {
            let message = format!(
                "`{word}` takes no number; write `{word} in Watch`, or `atleast 3 in Watch` to count"
            );
            let _ = s.error::<()>(s.here(), message);
            lifespan_behind(s, situation);
            return Err(Noted);
        }
        let time = match kind {
            Kind::At | Kind::Every | Kind::After => " 5s",
            _ => "",
        };
        if !time.is_empty() && s.starts_with(&["of", "from"]) {
            let found = s.found();
            let message = match kind {
                Kind::After => "the event of `after` is an operand: write `operand a: first E;`",
                _ => "the clock alone detects this kind, and no event",
            };
            let message = format!("{message}; leave {found} out");
            let _ = s.error::<()>(s.here(), message);
            lifespan_behind(s, situation);
            return Err(Noted);
        }
        return s.expected(&format!(
            "`in` and a lifespan, as in `{word}{time} in Watch`"
        ));
    }
    situation.lifespan = Some(s.name("the name of a lifespan")?);
    Ok(())
}

impl Demand {
    fn is_nothing(&self) -> bool {
        matches!(self, Demand::Nothing)
    }
}

/// Where the header goes on after an error: the lifespan is still understood.
fn lifespan_behind(s: &mut Stream<'_>, situation: &mut Situation) {
    s.skip_until(|s| {
        s.is_word("in") || s.is_punct(';') || s.group(Delimiter::Brace).is_some() || s.begins_item()
    });
    if s.eat_word("in").is_some() {
        situation.lifespan = s.name("the name of a lifespan").ok();
    }
}

/// What stands between the kind and `in`.
fn demand(s: &mut Stream<'_>, kind: Kind) -> Parsed<Demand> {
    let start = s.before();
    match kind {
        Kind::AtLeast | Kind::AtMost | Kind::Nth => Ok(Demand::Count(s.count(kind.name(), start)?)),
        Kind::Percentage => {
            let compare = comparison(s)?;
            let limit = s.count(&format!("percentage {}", compare.symbol()), start)?;
            if s.is_punct('%') {
                let message = format!(
                    "the limit is in percent already; write `{}` alone",
                    limit.value
                );
                return s.error(s.here(), message);
            }
            Ok(Demand::Share { compare, limit })
        }
        Kind::Crosses => {
            let directions = [Direction::Up, Direction::Down];
            let direction = s.chosen(directions, Direction::name, "a direction", "directions")?;
            let bound = s.constant(&format!("crosses {} 10 of avg(x)", direction.name()))?;
            let hysteresis = match s.eat_word("hysteresis") {
                Some(_) => Some(s.constant("hysteresis 2")?),
                None => None,
            };
            let words: &[&str] = if hysteresis.is_some() {
                &["of"]
            } else {
                &["hysteresis", "of"]
            };
            let of = of(s, words, "of avg(x)")?;
            Ok(Demand::Crossing {
                direction,
                crossing: Box::new(Crossing {
                    bound,
                    hysteresis,
                    of,
                }),
            })
        }
        Kind::Trend => {
            let slopes = [Slope::Increasing, Slope::Decreasing];
            let direction = s.chosen(slopes, Slope::name, "a direction", "directions")?;
            let n = s.count(&format!("trend {}", direction.name()), s.before())?;
            let of = of(s, &["of"], "of x")?;
            Ok(Demand::Run { direction, n, of })
        }
        Kind::All | Kind::Sequence | Kind::Any | Kind::Not | Kind::Unless | Kind::Report => {
            Ok(Demand::Nothing)
        }
        Kind::At => Ok(Demand::At(s.moment("at")?)),
        Kind::Every => Ok(Demand::Every(s.duration("every")?)),
        Kind::After => Ok(Demand::After(s.duration("after")?)),
    }
}

/// `of` and an expression, which `in` ends.
fn of(s: &mut Stream<'_>, words: &[&str], example: &str) -> Parsed<Expr> {
    if s.eat_word("of").is_none() {
        return match s.word().filter(|word| word != "in") {
            Some(word) if s.group_at(1, Delimiter::Parenthesis).is_some() => {
                s.error(s.here(), format!("missing `of` before `{word}(..)`"))
            }
            Some(word) if words == ["of"] && nearest(&word, ["of"]).is_none() => {
                s.error(s.here(), format!("missing `of` before `{word}`"))
            }
            Some(word) => {
                let hint = hint(&word, words.iter().copied(), "words that may stand here");
                s.error(s.here(), format!("unexpected `{word}`; {hint}"))
            }
            None => s.expected(&format!("`of` and a value, as in `{example}`")),
        };
    }
    if s.is_word("in") {
        return s.expected(&format!("a value behind `of`, as in `{example}`"));
    }
    s.expression_before_in()
}

fn comparison(s: &mut Stream<'_>) -> Parsed<BinaryOp> {
    let text = s.joined(2);
    let limits = [
        BinaryOp::GreaterEqual,
        BinaryOp::LessEqual,
        BinaryOp::Greater,
        BinaryOp::Less,
    ];
    if text.starts_with("==") || text.starts_with("!=") || text.starts_with('=') {
        return s.error(
            s.here(),
            "a share is compared by `>`, `>=`, `<` or `<=`, as in `percentage >= 50`",
        );
    }
    let Some(op) = limits.into_iter().find(|op| text.starts_with(op.symbol())) else {
        return s.expected("a comparison and a limit, as in `percentage >= 50`");
    };
    for _ in op.symbol().chars() {
        s.skip();
    }
    Ok(op)
}

impl Stream<'_> {
    /// A number with its sign.
    fn constant(&mut self, example: &str) -> Parsed<Expr> {
        let minus = self.eat_punct('-');
        if !matches!(
            self.peek(),
            Some(TokenTree::Literal(_) | TokenTree::Group(_))
        ) {
            return self.expected(&format!("a number, as in `{example}`"));
        }
        let start = self.here();
        let value = self.primary(minus)?.expr;
        if matches!(value.kind, ExprKind::Int(_) | ExprKind::Float(_)) {
            return Ok(value);
        }
        self.error(start, format!("expected a number, as in `{example}`"))
    }
}
