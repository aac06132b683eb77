//! The forms for programs: schemas are fresh, and what is written is what they describe.

use exaequo_json::results;
use exaequo_report::standings::Detail;
use exaequo_report::{Lang, catalogue, editions, explain};
use serde_json::Value;

use crate::{json, options, ranked, read};

/// Checks a value against a schema, as far as these schemas go.
fn check(value: &Value, schema: &Value, root: &Value, path: &str) -> Result<(), String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = reference.rsplit('/').next().unwrap();
        return check(value, &root["$defs"][name], root, path);
    }
    for choices in ["anyOf", "oneOf"] {
        if let Some(choices) = schema[choices].as_array() {
            let fits = choices.iter().any(|choice| check(value, choice, root, path).is_ok());
            return if fits { Ok(()) } else { Err(format!("{path}: fits nothing: {value}")) };
        }
    }
    if let Some(constant) = schema.get("const").filter(|constant| *constant != value) {
        return Err(format!("{path}: {value} instead of {constant}"));
    }
    if let Some(words) = schema["enum"].as_array().filter(|words| !words.contains(value)) {
        return Err(format!("{path}: {value} is none of {words:?}"));
    }
    check_type(value, schema, path)?;
    check_members(value, schema, root, path)
}

fn check_type(value: &Value, schema: &Value, path: &str) -> Result<(), String> {
    let found = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_i64() => "integer",
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = |kind: &Value| kind == found || (kind == "number" && found == "integer");
    let fits = match &schema["type"] {
        Value::Null => true,
        Value::Array(kinds) => kinds.iter().any(fits),
        kind => fits(kind),
    };
    if fits { Ok(()) } else { Err(format!("{path}: {found} instead of {}", schema["type"])) }
}

fn check_members(value: &Value, schema: &Value, root: &Value, path: &str) -> Result<(), String> {
    if let (Some(list), Some(items)) = (value.as_array(), schema.get("items")) {
        for (index, item) in list.iter().enumerate() {
            check(item, items, root, &format!("{path}[{index}]"))?;
        }
    }
    let (Some(object), Some(known)) = (value.as_object(), schema["properties"].as_object()) else {
        return Ok(());
    };
    for required in schema["required"].as_array().into_iter().flatten() {
        if !object.contains_key(required.as_str().unwrap()) {
            return Err(format!("{path}: {required} is missing"));
        }
    }
    for (key, member) in object {
        let schema = known.get(key).ok_or_else(|| format!("{path}: {key} is not described"))?;
        check(member, schema, root, &format!("{path}.{key}"))?;
    }
    Ok(())
}

fn is_described(value: &Value, schema: &str) {
    let schema: Value = serde_json::from_str(schema).unwrap();
    check(value, &schema, &schema, "$").unwrap();
}

#[test]
fn standings_are_as_described() {
    for file in ["tec_swiss5", "tec_rr6", "tec_team14"] {
        let reading = read(&format!("tests/golden/official/{file}.trf"));
        let tournament = reading.tournament.as_ref().unwrap();
        for detail in [Detail::Values, Detail::Terms] {
            let list = "DE,BH/C1,SB,AOB,PTP,TPR,SSSC,EDE,EKS,BC";
            is_described(
                &json(tournament, &options("fqe-2026-03", list), detail),
                &results::standings::schema(),
            );
        }
    }
}

#[test]
fn explanations_are_as_described() {
    let reading = read("tests/golden/official/tec_swiss5.trf");
    let tournament = reading.tournament.as_ref().unwrap();
    let ranked = ranked(tournament, &options("fide-2026-03", "DE,BH/C1,SB,TPR"));
    let (who, other) = (ranked.table().rows[2].participant, ranked.table().rows[5].participant);
    for explanation in [ranked.explain_all(who).unwrap(), ranked.compare(who, other).unwrap()] {
        let value = serde_json::from_str(&explain::json(&explanation, Lang::En)).unwrap();
        is_described(&value, &results::explanation::schema());
    }
}

#[test]
fn catalogue_and_editions_are_as_described() {
    is_described(
        &serde_json::from_str(&catalogue::to_json(Lang::Fr, None)).unwrap(),
        &results::catalogue::schema(),
    );
    let [one, other] =
        ["fide-2026-03", "fide-2009"].map(|name| exaequo_tiebreak::Edition::named(name).unwrap());
    for asked in [editions::Asked::All, editions::Asked::One(one), editions::Asked::Two(one, other)] {
        is_described(&serde_json::from_str(&asked.to_json(Lang::Es)).unwrap(), &results::editions::schema());
    }
}

#[test]
fn the_form_other_programs_rely_on() {
    let reading = read("tests/golden/official/tec_swiss5.trf");
    let options = options("fide-2026-03", "PTS,DE,BH/C1,AOB,ARO");
    let value = json(reading.tournament.as_ref().unwrap(), &options, Detail::Values);
    assert_eq!(value["schema"], "exaequo/standings/1");
    assert_eq!(value["tournament"]["rounds"], 5);
    assert_eq!(value["tournament"]["system"], "swiss");
    assert_eq!(value["tournament"]["teams"], false);
    assert_eq!(value["edition"], "fide-2026-03");
    assert_eq!(value["tie_breaks"], serde_json::json!(["PTS", "DE", "BH/C1", "AOB", "ARO"]));
    assert_eq!(value["provisional"], false);
    let second = serde_json::json!({
        "rank": 2, "shared": false, "id": 3, "name": "Charline", "rating": 2100, "decided_by": "PTS",
        "values": [3.5, 0, 13, 12.9, 1940]
    });
    assert_eq!(value["standings"][1], second);
    assert_eq!(value["standings"][0]["values"][1], Value::Null);
}
