//! The JSON Schema: the copy that is checked in, and what it names.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

/// Words that are never written, because they are what is meant where nothing is.
const USUAL: [&str; 7] = ["known", "standard", "main", "ranked", "file", "boards", "more_than_the_opponent"];

#[test]
fn the_copies_are_fresh() {
    for (id, schema) in exaequo_json::results::schemas() {
        let name = id.trim_start_matches("exaequo/").replace('/', "-");
        let path = format!("{}/../../schemas/{name}.json", env!("CARGO_MANIFEST_DIR"));
        let copy = fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
        assert!(copy == schema, "schemas/{name}.json is stale; renew it with `cargo xtask docs`");
    }
}

#[test]
fn it_says_what_it_is() {
    let schema: Value = serde_json::from_str(&exaequo_json::schema()).unwrap();
    assert_eq!(schema["$id"], exaequo_json::SCHEMA);
    assert_eq!(schema["properties"]["schema"]["const"], exaequo_json::SCHEMA);
    assert_eq!(schema["additionalProperties"], false);
}

#[test]
fn everything_has_a_description_that_is_a_sentence() {
    let mut bare = Vec::new();
    for (id, schema) in exaequo_json::results::schemas() {
        bare.extend(undescribed(&serde_json::from_str(&schema).unwrap()).map(|name| format!("{id} {name}")));
    }
    assert_eq!(bare, Vec::<String>::new());
}

#[test]
fn objects_of_tournaments_are_closed() {
    let schema: Value = serde_json::from_str(&exaequo_json::schema()).unwrap();
    for (name, definition) in definitions(&schema) {
        assert!(definition["properties"].is_null() || definition["additionalProperties"] == false, "{name}");
    }
}

/// The form and its parts.
fn definitions(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let parts = schema["$defs"].as_object().into_iter().flatten();
    parts.map(|(name, value)| (name.as_str(), value)).chain([("", schema)])
}

/// What is described in no words, or in one.
fn undescribed(schema: &Value) -> impl Iterator<Item = String> {
    let is_bare = |value: &Value| !value["description"].as_str().is_some_and(|text| text.ends_with('.'));
    let mut bare = Vec::new();
    for (name, definition) in definitions(schema) {
        if is_bare(definition) || definition["description"].as_str().is_some_and(|text| !text.contains(' ')) {
            bare.push(name.to_owned());
        }
        for (key, value) in definition["properties"].as_object().into_iter().flatten() {
            if is_bare(value) && key != "schema" {
                bare.push(format!("{name}.{key}"));
            }
        }
    }
    bare.into_iter()
}

/// Together with the round trip of the same samples: no key and no word is without a test.
#[test]
fn the_samples_use_every_key_and_word() {
    let schema: Value = serde_json::from_str(&exaequo_json::schema()).unwrap();
    let mut promised = Names::default();
    promised.of_schema(&schema);
    for usual in USUAL {
        assert!(promised.words.remove(usual), "{usual}");
    }
    let mut used = Names::default();
    for tournament in crate::common::samples() {
        used.of_document(&serde_json::from_str(&exaequo_json::write(&tournament)).unwrap());
    }
    assert_eq!(promised.keys.difference(&used.keys).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(promised.words.difference(&used.words).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(used.keys.difference(&promised.keys).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[derive(Default)]
struct Names {
    keys: BTreeSet<String>,
    words: BTreeSet<String>,
}

impl Names {
    fn of_schema(&mut self, schema: &Value) {
        match schema {
            Value::Object(object) => {
                let properties = object.get("properties").and_then(Value::as_object);
                self.keys.extend(properties.into_iter().flatten().map(|(key, _)| key.clone()));
                self.words.extend(object.get("const").and_then(Value::as_str).map(str::to_owned));
                let words = object.get("enum").and_then(Value::as_array).into_iter().flatten();
                self.words.extend(words.filter_map(Value::as_str).map(str::to_owned));
                object.values().for_each(|value| self.of_schema(value));
            }
            Value::Array(values) => values.iter().for_each(|value| self.of_schema(value)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }

    fn of_document(&mut self, value: &Value) {
        match value {
            Value::Object(object) => {
                self.keys.extend(object.keys().cloned());
                object.values().for_each(|value| self.of_document(value));
            }
            Value::Array(values) => values.iter().for_each(|value| self.of_document(value)),
            Value::String(word) => {
                self.words.insert(word.clone());
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}
