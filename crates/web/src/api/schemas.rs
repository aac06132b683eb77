//! The schemas of the results as components of the document: definitions inside a schema become components of their own,
//! under the name of the schema and theirs.

use exaequo::json::results::{self, check, explanation, forecast, rating, standings};
use serde_json::{Map, Value};

/// The results that are sent or answered, and what they are called.
const NAMES: [(&str, &str); 6] = [
    (exaequo::json::SCHEMA, "Tournament"),
    (check::SCHEMA, "Check"),
    (standings::SCHEMA, "Standings"),
    (explanation::SCHEMA, "Explanation"),
    (rating::SCHEMA, "RatingReport"),
    (forecast::SCHEMA, "Forecast"),
];

/// All components of the document, by name.
pub(crate) fn components() -> Map<String, Value> {
    let mut all = Map::new();
    for (id, text) in results::schemas() {
        let Some((_, name)) = NAMES.iter().find(|(known, _)| *known == id) else { continue };
        if let Ok(Value::Object(schema)) = serde_json::from_str(&text) {
            add(&mut all, name, schema);
        }
    }
    all
}

fn add(all: &mut Map<String, Value>, name: &str, mut schema: Map<String, Value>) {
    for known in ["$id", "$schema", "title"] {
        schema.remove(known);
    }
    if let Some(Value::Object(inside)) = schema.remove("$defs") {
        for (inner, definition) in inside {
            all.insert(format!("{name}{inner}"), renamed(definition, name));
        }
    }
    all.insert(name.to_owned(), renamed(Value::Object(schema), name));
}

/// The same with references to where the definitions are now.
fn renamed(value: Value, name: &str) -> Value {
    match value {
        Value::Object(members) => {
            let member = |(key, value): (String, Value)| match (key.as_str(), value) {
                ("$ref", Value::String(to)) => (key, Value::String(moved(&to, name))),
                (_, value) => (key, renamed(value, name)),
            };
            Value::Object(members.into_iter().map(member).collect())
        }
        Value::Array(values) => Value::Array(values.into_iter().map(|one| renamed(one, name)).collect()),
        other => other,
    }
}

fn moved(to: &str, name: &str) -> String {
    match to.strip_prefix("#/$defs/") {
        Some(inner) => format!("#/components/schemas/{name}{inner}"),
        None => format!("#/components/schemas/{name}"),
    }
}
