//! Forms as JSON Schemas, and the values that are written from their digits.

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value};

use crate::dto::Document;
use crate::form::Members;
use crate::layout::{Layout, to_text};
use crate::points::{Decimal, Digits, Points, Weight};
use crate::value::{Date, Rating, Version};

/// The JSON Schema (draft 2020-12) of tournaments, ending with a newline.
pub fn schema() -> String {
    text::<Document>(crate::SCHEMA, SchemaSettings::draft2020_12())
}

/// The JSON Schema of what is only ever written as `T`.
pub(crate) fn schema_of<T: JsonSchema>(id: &str) -> String {
    text::<T>(id, SchemaSettings::draft2020_12().for_serialize())
}

fn text<T: JsonSchema>(id: &str, settings: SchemaSettings) -> String {
    let mut schema = settings.into_generator().into_root_schema_for::<T>();
    schema.insert("$id".to_owned(), id.into());
    to_text(&sorted(schema.to_value()), Layout::Pretty)
}

/// The same value with the keys of objects in order, whatever the map of the JSON library keeps.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(object) => {
            let mut entries: Vec<_> = object.into_iter().map(|(key, value)| (key, sorted(value))).collect();
            entries.sort_by(|(one, _), (other, _)| one.cmp(other));
            Value::Object(Map::from_iter(entries))
        }
        Value::Array(values) => Value::Array(values.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// Values whose schema stands where they are used.
macro_rules! inline {
    ($($name:ident: $schema:tt,)+) => {$(
        impl JsonSchema for $name {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!($schema)
            }
        }
    )+};
}

inline! {
    Version: { "type": "string", "const": (crate::SCHEMA) },
    Date: { "type": "string", "format": "date" },
    Rating: { "type": "integer", "minimum": 1, "maximum": (u16::MAX) },
    Weight: { "type": "number", "minimum": 0 },
    Decimal: { "type": "number" },
    Digits: { "type": "number" },
}

impl JsonSchema for Points {
    fn schema_name() -> Cow<'static, str> {
        "Points".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Points as a plain number with at most two decimals, such as 4.5.",
            "type": "number"
        })
    }
}

impl<K: JsonSchema + Ord, V: JsonSchema> JsonSchema for Members<K, V> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Members".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        BTreeMap::<K, V>::json_schema(generator)
    }
}
