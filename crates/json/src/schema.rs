//! The form as JSON Schema.

use schemars::generate::SchemaSettings;
use serde_json::{Map, Value};

use crate::SCHEMA;
use crate::dto::Document;
use crate::layout;

/// The JSON Schema (draft 2020-12) of documents, ending with a newline.
pub fn schema() -> String {
    let generator = SchemaSettings::draft2020_12().into_generator();
    let mut schema = generator.into_root_schema_for::<Document>();
    schema.insert("$id".to_owned(), SCHEMA.into());
    layout::lay_out(&sorted(schema.to_value()).to_string())
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
