//! What is written beside its JSON Schema.

use serde_json::Value;

/// Every required member is there, and nothing the schema does not name.
pub(crate) fn conforms(value: &Value, schema: &Value, root: &Value) {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap();
        return conforms(value, &root["$defs"][name], root);
    }
    // A member that may be missing or null.
    let known = schema["anyOf"].as_array().into_iter().flatten();
    if let Some(one) = known.filter(|one| one["$ref"].is_string()).find(|_| !value.is_null()) {
        return conforms(value, one, root);
    }
    if let Some(object) = value.as_object() {
        let Some(properties) = schema["properties"].as_object() else { return };
        for key in object.keys() {
            assert!(properties.contains_key(key), "{key} is not in the schema");
            conforms(&object[key], &properties[key], root);
        }
        for key in schema["required"].as_array().into_iter().flatten() {
            assert!(object.contains_key(key.as_str().unwrap()), "{key} is missing");
        }
    }
    for item in value.as_array().into_iter().flatten() {
        conforms(item, &schema["items"], root);
    }
}
