//! Which input events the rules know: their number and their types.

use super::{Interpreter, Refused};
use crate::model::{Type, Value};

impl Interpreter {
    /// Whether the rules declare the event with values of these types.
    pub(super) fn declared(&self, event: usize, values: &[Value]) -> Result<(), Refused> {
        let Some(definition) = self.model.events.get(event) else {
            let events = self.model.events.len();
            return Err(Refused::Event { event, events });
        };
        let expected = definition.attributes.len();
        if values.len() != expected {
            let given = values.len();
            return Err(Refused::Attributes {
                event,
                expected,
                given,
            });
        }
        for (attribute, (definition, value)) in definition.attributes.iter().zip(values).enumerate()
        {
            if !self.fits(definition.ty, value) {
                return Err(Refused::Value { event, attribute });
            }
        }
        Ok(())
    }

    /// Whether a value is of a type; of an enumeration: one of its variants.
    fn fits(&self, ty: Type, value: &Value) -> bool {
        match (ty, value) {
            (Type::Enum(e), Value::Variant(v)) => {
                usize::from(*v) < self.model.enums[e].variants.len()
            }
            (Type::Str(n), Value::Str(text)) => text.len() <= usize::from(n),
            (Type::Bool, Value::Bool(_))
            | (Type::U8, Value::U8(_))
            | (Type::U16, Value::U16(_))
            | (Type::U32, Value::U32(_))
            | (Type::U64, Value::U64(_))
            | (Type::I8, Value::I8(_))
            | (Type::I16, Value::I16(_))
            | (Type::I32, Value::I32(_))
            | (Type::I64, Value::I64(_))
            | (Type::F32, Value::F32(_))
            | (Type::F64, Value::F64(_)) => true,
            _ => false,
        }
    }
}
