//! What names mean, while the model is being built.

use crate::model::{EnumDef, Source, Type};
use std::collections::HashMap;

/// The attributes of an event or a situation, as far as they are known.
#[derive(Clone, Debug, Default)]
pub(super) struct Attributes {
    /// By declaration; a type that is not known is `None`.
    pub(super) list: Vec<(String, Option<Type>)>,
    /// Some could not be read, so that a name that is missing may exist.
    pub(super) open: bool,
}

impl Attributes {
    /// Everything unknown.
    pub(super) fn unknown() -> Attributes {
        Attributes {
            list: Vec::new(),
            open: true,
        }
    }

    pub(super) fn names(&self) -> impl Iterator<Item = &str> + Clone {
        self.list.iter().map(|(name, _)| name.as_str())
    }
}

/// A declared function, as far as it is known.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    pub(super) parameters: Vec<(String, Option<Type>)>,
    pub(super) result: Option<Type>,
    /// Parameters could not be read.
    pub(super) open: bool,
}

/// All declarations by name; of two with one name the first counts.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) enums: Vec<EnumDef>,
    /// Enumerations of which something could not be read.
    pub(super) open_enums: Vec<bool>,
    /// Declared functions, as far as they are known.
    pub(super) functions: Vec<Function>,
    pub(super) events: Vec<Attributes>,
    /// `None` until the situation is resolved, and for ever in a cycle.
    pub(super) situations: Vec<Option<Attributes>>,
    pub(super) sources: HashMap<String, Source>,
    pub(super) lifespans: HashMap<String, usize>,
    /// Names of events and situations by declaration, for messages.
    pub(super) source_names: Vec<String>,
    /// Names of lifespans by declaration, for messages.
    pub(super) lifespan_names: Vec<String>,
    /// An item of unknown name was skipped.
    pub(super) lost: bool,
}

impl Tables {
    /// The attributes of a source; everything unknown in a cycle.
    pub(super) fn attributes(&self, source: Source) -> Attributes {
        match source {
            Source::Event(e) => self.events.get(e).cloned(),
            Source::Situation(s) => self.situations.get(s).cloned().flatten(),
        }
        .unwrap_or_else(Attributes::unknown)
    }

    /// Stands for a type that is not known: an enum that is not declared.
    pub(super) fn unknown(&self) -> Type {
        Type::Enum(self.enums.len())
    }

    /// Whether it is an enum whose variants have an order, or may have one.
    pub(super) fn is_ordered(&self, ty: Type) -> bool {
        match ty {
            Type::Enum(e) => self.enums.get(e).is_none_or(|def| def.ordered),
            _ => false,
        }
    }

    pub(super) fn enumeration(&self, name: &str) -> Option<usize> {
        self.enums.iter().position(|def| def.name == name)
    }

    pub(super) fn enum_names(&self) -> impl Iterator<Item = &str> + Clone {
        self.enums.iter().map(|def| def.name.as_str())
    }
}
