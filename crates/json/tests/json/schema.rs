//! The JSON Schema: the copy that is checked in, and what it names.

use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;

/// Words that are never written, because they are what is meant where nothing is.
const USUAL: [&str; 7] = ["known", "standard", "main", "ranked", "file", "boards", "more_than_the_opponent"];

#[test]
fn the_copy_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../schemas/tournament-1.json");
    let copy = fs::read_to_string(path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        copy == exaequo_json::schema(),
        "schemas/tournament-1.json is stale; renew it from the top of the project with\n\
         cargo run --package exaequo-json --example tournament_schema > schemas/tournament-1.json"
    );
}

#[test]
fn it_says_what_it_is() {
    let schema: Value = serde_json::from_str(&exaequo_json::schema()).unwrap();
    assert_eq!(schema["$id"], exaequo_json::SCHEMA);
    assert_eq!(schema["properties"]["schema"]["const"], exaequo_json::SCHEMA);
    assert_eq!(schema["additionalProperties"], false);
}

#[test]
fn everything_in_it_has_a_description_and_objects_are_closed() {
    let schema: Value = serde_json::from_str(&exaequo_json::schema()).unwrap();
    let mut bare = Vec::new();
    let definitions = schema["$defs"].as_object().unwrap();
    for (name, definition) in
        definitions.iter().map(|(name, value)| (name.as_str(), value)).chain([("", &schema)])
    {
        if definition["description"].is_null() {
            bare.push(name.to_owned());
        }
        assert!(definition["properties"].is_null() || definition["additionalProperties"] == false, "{name}");
        for (key, value) in definition["properties"].as_object().into_iter().flatten() {
            if value["description"].is_null() {
                bare.push(format!("{name}.{key}"));
            }
        }
    }
    assert_eq!(bare, Vec::<String>::new());
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
