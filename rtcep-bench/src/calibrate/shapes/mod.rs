//! The rules that a calibration measures: drawn at random from one grammar per family.
//!
//! A *template* is a rule set whose capacities are open; a *shape* is a template with
//! capacities. All templates declare the same events, so that several fit into one engine.
//!
//! | module | what it draws |
//! |---|---|
//! | `join`, `count`, `absence`, `aggregate`, `temporal`, `lifespan`, `stateless` | templates of that family |
//! | `context` | lifespans around them |
//! | `draw` | choices from lists |
//! | `several` | engines of several situations |

mod absence;
mod aggregate;
mod context;
mod count;
mod draw;
mod join;
mod lifespan;
mod several;
mod stateless;
mod temporal;

pub use several::several;

use crate::workload::Random;
use rtcep::Family;
use rtcep_lang::fingerprint::of_text;
use rtcep_lang::print::print;
use std::collections::BTreeSet;

/// Rules with open capacities: `{M}` and `{N}` of lists, `{K}` of lifespans, and `{S}` in
/// the names of what they declare.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Template {
    /// The family that it is about.
    pub family: Family,
    /// Lifespans, situations and stateless rules.
    pub items: String,
    /// The queue of actions, of which an engine has one.
    pub queue: bool,
}

/// What the points of a shape are for (bounds.md, section 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Prices are fitted to them.
    Fit,
    /// The margin is chosen by them.
    Margin,
    /// The bound is tested on them.
    Test,
}

/// Rules that are measured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Which template it is of, by its place in [`templates`]; of several, the first.
    pub template: usize,
    /// The family that it is about.
    pub family: Family,
    /// Whether it has several situations of different templates.
    pub several: bool,
    /// Its canonical text.
    pub text: String,
    /// What its points are for.
    pub role: Role,
}

/// The families that have shapes of their own: the engine's own operations are in all of
/// them, and an adapter stands before an engine.
pub const FAMILIES: [Family; 8] = [
    Family::Join,
    Family::Count,
    Family::Absence,
    Family::Aggregate,
    Family::Temporal,
    Family::Stateless,
    Family::Lifespan,
    Family::Keyed,
];

/// How many rules are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// Templates of a family, of which some have more: see [`Number::of`].
    pub templates: usize,
    /// Shapes of each template.
    pub capacities: usize,
    /// Engines of several situations.
    pub several: usize,
}

impl Number {
    /// Templates of one family: more where an operation has many prices, or where capacities
    /// make few calls that do other things.
    #[must_use]
    pub const fn of(&self, family: Family) -> usize {
        let thirds = match family {
            Family::Join => 4,
            Family::Aggregate => 5,
            Family::Count => 8,
            Family::Temporal => 6,
            Family::Stateless => 12,
            Family::Absence
            | Family::Lifespan
            | Family::Keyed
            | Family::Engine
            | Family::Adapter => 3,
        };
        self.templates * thirds / 3
    }
}

const EVENTS: &str = "pub engine Rules;
resolution 1us;
event A { k: u32, x: u32, y: i32, f: f32 }
event B { k: u32, x: u32, y: i32, f: f32 }
event C { k: u32, x: u32, y: i32, f: f32 }
event D { k: u32 }
event T { k: u32, x: u32, s: str<16> }
";

/// Templates of all families, different ones.
#[must_use]
pub fn templates(number: Number, random: &mut Random) -> Vec<Template> {
    let mut all = Vec::new();
    for family in FAMILIES {
        let mut found = BTreeSet::new();
        // Some combinations are refused by the language.
        for _ in 0..number.of(family) * 200 {
            if found.len() == number.of(family) {
                break;
            }
            let template = template(family, random);
            if shape(&[&template], &[[4, 3, 2]]).is_some() {
                found.insert(template);
            }
        }
        all.extend(found);
    }
    all
}

fn template(family: Family, random: &mut Random) -> Template {
    let items = match family {
        Family::Count => count::draw(random),
        Family::Absence => absence::draw(random),
        Family::Aggregate => aggregate::draw(random),
        Family::Temporal => temporal::draw(random),
        Family::Lifespan => lifespan::draw(false, random),
        Family::Keyed => lifespan::draw(true, random),
        Family::Stateless => stateless::draw(random),
        Family::Join | Family::Engine | Family::Adapter => join::draw(random),
    };
    Template {
        family,
        queue: items.contains("action "),
        items,
    }
}

/// Shapes of templates, and engines of several, each once.
#[must_use]
pub fn shapes(
    templates: &[Template],
    number: Number,
    salt: &str,
    random: &mut Random,
) -> Vec<Shape> {
    let mut texts = BTreeSet::new();
    let mut all = Vec::new();
    for (place, template) in templates.iter().enumerate() {
        let mut drawn = 0;
        for _ in 0..number.capacities * 4 {
            if drawn == number.capacities {
                break;
            }
            let Some(text) = shape(&[template], &[capacities(random)]) else {
                continue;
            };
            if texts.insert(text.clone()) {
                drawn += 1;
                all.push(Shape {
                    template: place,
                    family: template.family,
                    several: false,
                    role: role(salt, &text),
                    text,
                });
            }
        }
    }
    all
}

/// The capacities of one shape: two lists and a lifespan.
pub(super) type Capacities = [u32; 3];

fn capacities(random: &mut Random) -> Capacities {
    let list = [2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32];
    let open = [2, 3, 4, 6, 8, 12, 16, 24];
    [
        draw::of(&list, random),
        draw::of(&list, random),
        draw::of(&open, random),
    ]
}

/// The canonical text of templates with capacities; none if the language refuses it.
fn shape(templates: &[&Template], capacities: &[Capacities]) -> Option<String> {
    let mut text = EVENTS.to_owned();
    for ((i, template), [m, n, k]) in templates.iter().enumerate().zip(capacities) {
        text += &template
            .items
            .replace("{S}", &format!("S{i}"))
            .replace("{M}", &m.to_string())
            .replace("{N}", &n.to_string())
            .replace("{K}", &k.to_string());
    }
    if let Some((_, [m, ..])) = templates.iter().zip(capacities).find(|(t, _)| t.queue) {
        text += &format!("actions max {m}, on_full drop_oldest;\n");
    }
    let compiled = rtcep_lang::compile_str(&text).ok()?;
    Some(print(&compiled.model))
}

/// What chooses the role of rules: their text and a salt, and nothing that was measured.
#[must_use]
pub fn role(salt: &str, text: &str) -> Role {
    match of_text(&format!("{salt}\n{text}")) % 5 {
        0..=2 => Role::Fit,
        3 => Role::Margin,
        _ => Role::Test,
    }
}

#[cfg(test)]
mod tests {
    use super::{FAMILIES, Number, Role, several, shapes, templates};
    use crate::workload::Random;

    const NUMBER: Number = Number {
        templates: 30,
        capacities: 4,
        several: 20,
    };

    #[test]
    fn each_family_has_sixty_shapes_of_different_templates() {
        let templates = templates(NUMBER, &mut Random::new(1));
        let shapes = shapes(&templates, NUMBER, "salt", &mut Random::new(2));
        for family in FAMILIES {
            let of = |t: &&super::Template| t.family == family;
            assert_eq!(templates.iter().filter(of).count(), NUMBER.of(family));
            let n = shapes.iter().filter(|s| s.family == family).count();
            assert!(n >= 60, "{}: {n}", family.name());
        }
        let several = several(&templates, NUMBER, "salt", &mut Random::new(2));
        assert_eq!(several.len(), NUMBER.several);
        // The same again; and a shape has one role, whatever else is drawn.
        let again = super::shapes(&templates, NUMBER, "salt", &mut Random::new(2));
        assert_eq!(shapes, again);
        let fit = shapes.iter().filter(|s| s.role == Role::Fit).count();
        assert!(
            (50..70).contains(&(fit * 100 / shapes.len())),
            "{fit} of {}",
            shapes.len()
        );
        let other = super::shapes(&templates, NUMBER, "another", &mut Random::new(2));
        assert!(shapes.iter().zip(&other).any(|(a, b)| a.role != b.role));
    }
}
