//! Random valid models, for tests that must hold for every rule set.
//!
//! A model is built from a list of numbers, so that proptest shrinks it by
//! shrinking the list: when it is used up, every choice is the simplest one.

mod expr;
mod kinds;
mod lifespan;

use expr::expr;
use proptest::prelude::*;
use rtcep_lang::model::*;

/// Choices for a model.
#[derive(Debug)]
pub(crate) struct Choices {
    numbers: Vec<u64>,
    next: usize,
}

impl Choices {
    /// From a list of numbers.
    pub(crate) fn new(numbers: Vec<u64>) -> Self {
        Choices { numbers, next: 0 }
    }

    fn number(&mut self) -> u64 {
        let number = self.numbers.get(self.next).copied().unwrap_or(0);
        self.next += 1;
        number
    }

    /// One of 0 to n - 1.
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.number() % n.max(1) as u64).expect("below a usize")
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == n - 1
    }

    fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())].clone()
    }

    /// Up to `n` different ones of the items, at least `least`.
    fn some_of(&mut self, items: &[&str], least: usize, n: usize) -> Vec<String> {
        let mut left: Vec<&str> = items.to_vec();
        let count = least + self.below(n + 1 - least);
        (0..count)
            .map(|_| {
                let i = self.below(left.len());
                left.remove(i).to_owned()
            })
            .collect()
    }
}

/// Any valid model.
pub(crate) fn models() -> impl Strategy<Value = Model> {
    prop::collection::vec(any::<u64>(), 0..700)
        .prop_map(|numbers| model(&mut Choices::new(numbers)))
}

/// Any valid model, with situations of every kind.
#[allow(dead_code)] // not every test has them
pub(crate) fn models_of_all_kinds() -> impl Strategy<Value = Model> {
    prop::collection::vec(any::<u64>(), 0..500).prop_map(|numbers| {
        let c = &mut Choices::new(numbers);
        let mut model = model(c);
        // These are found by no key, and nothing reads what they emit.
        for lifespan in &mut model.lifespans {
            lifespan.key = None;
            lifespan.per_key = None;
            for terminator in &mut lifespan.terminators {
                if let Terminator::Event { all_keys, .. } = terminator {
                    *all_keys = false;
                }
            }
        }
        for i in 0..1 + c.below(3) {
            let situation = kinds::of_any_kind(c, &model, model.situations.len() + i);
            model.situations.push(situation);
        }
        model
    })
}

/// Names that are words of the grammar or of Rust as well.
const WORDS: [&str; 26] = [
    "x",
    "range",
    "max",
    "min",
    "key",
    "first",
    "type",
    "match",
    "when",
    "or",
    "it",
    "within",
    "emit",
    "retain",
    "startup",
    "each",
    "abstract",
    "operand",
    "event",
    "fn",
    "from",
    "until",
    "discard",
    "including",
    "all_keys",
    "at",
];

const DOCS: [&str; 9] = [
    " A line.",
    "",
    "no space",
    "/ slashes",
    " \"quotes\" and \\",
    "   indented",
    " \u{fc}ml\u{e4}ut \u{2192}",
    " tab\there */ /*",
    " carriage\rreturn",
];

const PATHS: [&str; 5] = [
    "crate::radar::Plot",
    "Plot",
    "::other::Plot",
    "self::r#type::Plot",
    "super::Plot",
];

const RESOLUTIONS: [(u64, u64); 9] = [
    (1, 1_000_000),
    (1, 1000),
    (1, 1),
    (60, 1),
    (3600, 1),
    (1, 1_000_000_000),
    (1, 2_000_000_000),
    (3, 1000),
    (1, 80_000_000_000),
];

/// A valid model.
pub(crate) fn model(c: &mut Choices) -> Model {
    let (numerator, denominator) = c.one_of(&RESOLUTIONS);
    let enums = (0..c.below(3)).map(|i| enumeration(c, i)).collect();
    let mut model = Model {
        doc: docs(c),
        visibility: c
            .one_of(&["", "pub", "pub(crate)", "pub(super)", "pub(in crate::a)"])
            .to_owned(),
        engine: c.one_of(&["Engine", "r", "union"]).to_owned(),
        resolution: Resolution {
            numerator,
            denominator,
        },
        epoch: None,
        enums,
        functions: Vec::new(),
        events: Vec::new(),
        refers: Vec::new(),
        lifespans: Vec::new(),
        situations: Vec::new(),
        actions: Vec::new(),
        queue: None,
    };
    for i in 0..1 + c.below(3) {
        let event = event(c, &model, i);
        model.events.push(event);
    }
    for name in c.some_of(&["distance", "type", "key", "S0", "E0"], 0, 2) {
        let function = function(c, &model, name);
        model.functions.push(function);
    }
    for i in 0..1 + c.below(2) {
        let lifespan = lifespan::shell(c, i);
        model.lifespans.push(lifespan);
    }
    for i in 0..c.below(5) {
        let situation = situation(c, &model, i);
        model.situations.push(situation);
    }
    for l in 0..model.lifespans.len() {
        lifespan::complete(c, &mut model, l);
    }
    if c.one_in(2) {
        declare_backwards(&mut model);
    }
    model
}

/// What feeds stands behind what it feeds: forward references.
fn declare_backwards(model: &mut Model) {
    let count = model.situations.len();
    model.situations.reverse();
    let turned = |source: &mut Source| {
        if let Source::Situation(s) = source {
            *s = count - 1 - *s;
        }
    };
    for operand in model.situations.iter_mut().flat_map(|s| &mut s.operands) {
        turned(&mut operand.source);
    }
    for lifespan in &mut model.lifespans {
        for initiator in &mut lifespan.initiators {
            if let Initiator::Event { source, .. } = initiator {
                turned(source);
            }
        }
        for terminator in &mut lifespan.terminators {
            if let Terminator::Event { source, .. } = terminator {
                turned(source);
            }
        }
        if let Some(key) = &mut lifespan.key {
            for (source, _) in &mut key.attributes {
                turned(source);
            }
            key.attributes.sort();
        }
    }
}

fn docs(c: &mut Choices) -> Vec<String> {
    let count = if c.one_in(3) { 1 + c.below(2) } else { 0 };
    (0..count).map(|_| c.one_of(&DOCS).to_owned()).collect()
}

fn adopted(c: &mut Choices) -> Option<String> {
    c.one_in(3).then(|| c.one_of(&PATHS).to_owned())
}

fn enumeration(c: &mut Choices, i: usize) -> EnumDef {
    EnumDef {
        doc: docs(c),
        name: format!("Kind{i}"),
        adopted: adopted(c),
        ordered: c.one_in(3),
        variants: c.some_of(&["Air", "Surface", "dyn", "A"], 1, 4),
    }
}

fn function(c: &mut Choices, model: &Model, name: String) -> FunctionDef {
    let parameters = c.some_of(&["x", "y", "match", "min"], 1, 3).into_iter();
    let parameters = parameters.map(|name| AttributeDef {
        name,
        ty: any_type(c, model),
    });
    FunctionDef {
        name,
        parameters: parameters.collect(),
        result: any_type(c, model),
        path: c.one_of(&PATHS).to_owned(),
    }
}

fn any_type(c: &mut Choices, model: &Model) -> Type {
    use Type::{Bool, Enum, F32, F64, I8, I16, I32, I64, Str, U8, U16, U32, U64};
    let mut types = vec![U32, Bool, F32, F64, U8, U16, U64, I8, I16, I32, I64];
    types.extend([Str(1), Str(9)]);
    types.extend((0..model.enums.len()).map(Enum));
    c.one_of(&types)
}

fn event(c: &mut Choices, model: &Model, i: usize) -> EventDef {
    let name = if i == 2 {
        c.one_of(&[
            "dyn",
            "discard",
            "including",
            "all_keys",
            "max_open",
            "until",
            "at",
        ])
        .to_owned()
    } else {
        format!("E{i}")
    };
    let mut event = EventDef {
        doc: docs(c),
        name,
        adopted: adopted(c),
        attributes: c
            .some_of(&WORDS, 0, 6)
            .into_iter()
            .map(|name| AttributeDef {
                name,
                ty: any_type(c, model),
            })
            .collect(),
    };
    // So that keys are found.
    if !c.one_in(3) {
        event.attributes.push(AttributeDef {
            name: c.one_of(&["id", "number"]).to_owned(),
            ty: Type::U32,
        });
    }
    event
}

/// The attributes of an event that is judged alone.
fn own(model: &Model, source: Source) -> Vec<(Attribute, Type)> {
    let attributes = model.attributes(source);
    let own = attributes.iter().enumerate();
    own.map(|(a, def)| (Attribute::Own(a), def.ty)).collect()
}

fn situation(c: &mut Choices, model: &Model, i: usize) -> Situation {
    let kind = c.one_of(&[Kind::All, Kind::Sequence]);
    let names = c.some_of(&["a", "b", "max", "type", "first", "when", "it"], 1, 4);
    let mut sources: Vec<Source> = (0..model.events.len()).map(Source::Event).collect();
    sources.extend((0..model.situations.len()).map(Source::Situation));
    let detect = c.one_of(&[Detect::Immediate, Detect::Immediate, Detect::Deferred]);
    let operands = names
        .into_iter()
        .map(|n| operand(c, model, &sources, n, detect))
        .collect();
    let mut situation = Situation {
        doc: docs(c),
        name: format!("S{i}"),
        kind,
        demand: Demand::Nothing,
        lifespan: c.below(model.lifespans.len()),
        operands,
        when: None,
        detect,
        within: c
            .one_in(2)
            .then(|| 1 + c.number() % if c.one_in(3) { u64::MAX } else { 100_000 }),
        once: c.one_in(3),
        max_combinations: None,
        emit: Vec::new(),
    };
    limits(c, &mut situation);
    let mut readable = Vec::new();
    for (o, operand) in situation.operands.iter().enumerate() {
        for (a, def) in model.attributes(operand.source).iter().enumerate() {
            readable.push((Attribute::Operand(o, a), def.ty));
        }
    }
    if c.one_in(2) {
        situation.when = Some(expr(c, model, &readable, Type::Bool, 4));
    }
    for name in c.some_of(&WORDS, 0, 3) {
        let ty = any_type(c, model);
        let value = expr(c, model, &readable, ty, 3);
        situation.emit.push(Emission { name, value });
    }
    if !c.one_in(3) {
        let name = "id".to_owned();
        let value = expr(c, model, &readable, Type::U32, 1);
        situation.emit.push(Emission { name, value });
    }
    situation
}

fn operand(
    c: &mut Choices,
    model: &Model,
    sources: &[Source],
    name: String,
    detect: Detect,
) -> Operand {
    let source = c.one_of(sources);
    let own = own(model, source);
    let yes = Expr {
        kind: ExprKind::Literal(Value::Bool(true)),
        ty: Type::Bool,
    };
    Operand {
        name,
        source,
        role: Role::Required,
        quantifier: c.one_of(&[Quantifier::First, Quantifier::Last, Quantifier::Each]),
        absolute: false,
        repetition: None,
        weight: None,
        counted: Counted::Never,
        overrides: None,
        threshold: c.one_in(2).then(|| expr(c, model, &own, Type::Bool, 3)),
        retain: match c.below(3) {
            0 => None,
            1 => Some(yes),
            _ => Some(expr(c, model, &own, Type::Bool, 2)),
        }
        .filter(|_| detect == Detect::Immediate),
        max: None,
        on_full: OnFull::Reject,
    }
}

/// Capacities where they belong, agreeing in shared lists.
fn limits(c: &mut Choices, situation: &mut Situation) {
    for list in lists(situation) {
        let max = if c.one_in(8) { 300 } else { 1 + c.below(4) };
        let on_full = c.one_of(&[OnFull::Reject, OnFull::DropOldest, OnFull::Freeze]);
        for o in list.operands {
            situation.operands[o].max = Some(u32::try_from(max).expect("small"));
            situation.operands[o].on_full = on_full;
        }
    }
    let each = situation
        .operands
        .iter()
        .filter(|o| o.quantifier == Quantifier::Each);
    let product: u64 = each.filter_map(|o| o.max).map(u64::from).product();
    if product > 65_536 || c.one_in(5) {
        situation.max_combinations = Some(product + c.number() % 3);
    }
}
