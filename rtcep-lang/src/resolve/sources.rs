//! Names of merged sources: each becomes a variant of its own.

use super::declare::unique;
use crate::ast::Rules;
use crate::diagnostic::Diagnostic;
use crate::print::upper_camel_case;
use std::collections::HashMap;

/// Checks the names of what is merged.
pub(super) fn sources(rules: &Rules, errors: &mut Vec<Diagnostic>) {
    let Some(merge) = rules.merges.first() else {
        return;
    };
    unique(merge.sources.iter(), "source", errors);
    let mut seen: HashMap<String, &str> = HashMap::new();
    for name in &merge.sources {
        let text = name.text.as_str();
        if text.starts_with("__") {
            // Refused with all names of this kind.
            continue;
        }
        let variant = upper_camel_case(text);
        let message = if syn::parse_str::<syn::Ident>(&variant).is_err() {
            format!(
                "the source `{text}` would be `{variant}` in generated code, which is no name; \
                 choose another name"
            )
        } else {
            match seen.get(&variant) {
                // The same name twice has an error already.
                Some(first) if *first != text => format!(
                    "the sources `{first}` and `{text}` are both `{variant}` in generated code; \
                     choose another name"
                ),
                Some(_) => continue,
                None => {
                    seen.insert(variant, text);
                    continue;
                }
            }
        };
        errors.push(Diagnostic::error(name.span, message));
    }
}
