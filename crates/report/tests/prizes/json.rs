//! `exaequo/prizes/1`, and standings of a group.

use std::fs;

use exaequo_event::model::{Birth, Sex};
use exaequo_event::prizes::read_prizes;
use exaequo_event::{Event, NewPlayer, Standings, date};
use exaequo_json::results;
use exaequo_report::Lang;
use exaequo_report::group;
use exaequo_report::prizes;
use exaequo_report::standings::{Detail, Layout};
use serde_json::{Value, json};

use crate::conforms::conforms;

/// The duel of docs/prizes.md: a draw, and who had Black is first.
fn duel() -> Standings {
    let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    let alyx = event.enter(NewPlayer::new("Alyx").sex(Sex::Female).birth(Birth::Year(2012))).unwrap();
    let bruno = event.enter(NewPlayer::new("Bruno").sex(Sex::Male)).unwrap();
    let round = event.pair([(alyx, bruno)]).unwrap();
    event.set_result(round, alyx, "1/2-1/2").unwrap();
    event.standings("PTS, BPG").unwrap()
}

fn text(standings: &Standings, prizes: &str, lang: Lang) -> String {
    let list = read_prizes("prizes.toml", prizes).unwrap();
    prizes::json(&standings.prizes(&list).unwrap(), Layout::Pretty, lang)
}

fn form(standings: &Standings, prizes: &str) -> Value {
    serde_json::from_str(&text(standings, prizes, Lang::En)).unwrap()
}

/// What stands between fences of a kind below the heading of the document.
fn example(kind: &str) -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/prizes.md");
    let text = fs::read_to_string(path).unwrap().replace("\r\n", "\n");
    let (_, below) = text.split_once("\n## JSON\n").unwrap();
    let (_, example) = below.split_once(&format!("```{kind}\n")).unwrap();
    example.split_once("```").unwrap().0.to_owned()
}

#[test]
fn the_example_of_the_document_is_what_is_written() {
    assert_eq!(text(&duel(), &example("toml"), Lang::En), example("json"));
}

#[test]
fn the_document_names_every_key() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/prizes.md");
    let document = fs::read_to_string(path).unwrap();
    let (_, document) = document.split_once("\n## JSON").unwrap();
    let schema: Value = serde_json::from_str(&results::prizes::schema()).unwrap();
    let parts = schema["$defs"].as_object().unwrap().iter();
    // Those of the tournament and of what is said about the standings are those of every other form.
    let own = parts
        .filter(|(name, _)| !["Tournament", "Diagnostic", "SystemKind", "Level"].contains(&name.as_str()));
    let objects = own.map(|(_, part)| part).chain([&schema]);
    for key in
        objects.flat_map(|part| part["properties"].as_object().into_iter().flatten().map(|(key, _)| key))
    {
        assert!(document.contains(&format!("`{key}`")), "{key}");
    }
}

const WAYS: [&str; 3] = ["equally", "hort", "none"];

#[test]
fn every_way_of_sharing_conforms_to_the_schema_and_adds_up() {
    let schema: Value = serde_json::from_str(&results::prizes::schema()).unwrap();
    for (sharing, paid) in WAYS.iter().zip([[7_500, 7_500], [8_750, 6_250], [10_000, 5_000]]) {
        let value =
            form(&duel(), &format!("sharing = '{sharing}'\n[[group]]\nname = 'Open'\nmoney = [100, 50]"));
        conforms(&value, &schema, &schema);
        assert_eq!(value["rules"]["sharing"], **sharing);
        let money: Vec<i64> =
            value["awards"].as_array().unwrap().iter().map(|one| one["money"].as_i64().unwrap()).collect();
        assert_eq!(money, paid);
        assert_eq!(value["sums"], json!({ "offered": 15_000, "paid": 15_000, "not_given": 0, "kept": 0 }));
        let term = &value["awards"][0]["terms"][0];
        assert_eq!(
            (term["own"].is_null(), term["average"].is_null()),
            (*sharing == "equally", *sharing == "none")
        );
    }
}

#[test]
fn what_is_due_is_exact_and_rounding_is_what_is_added_to_it() {
    let value = form(&duel(), "unit = 1\n[[group]]\nname = 'Open'\nmoney = [100, 1]");
    let terms = [0, 1].map(|award| value["awards"][award]["terms"][0].clone());
    for (term, paid, rounding) in [(&terms[0], 5_100, 50), (&terms[1], 5_000, -50)] {
        assert_eq!(term["average"], json!({ "pot": 0, "sum": 10_100, "shared_by": 2 }));
        assert_eq!(term["due"], json!({ "numerator": 5_050, "denominator": 1 }));
        assert_eq!(term["rounding"], json!({ "numerator": rounding, "denominator": 1 }));
        assert_eq!(term["paid"], paid);
    }
}

#[test]
fn what_is_kept_undecided_or_not_given_is_said() {
    let prizes = "sharing = 'none'\nunit = 1\nresidual = 'kept'\n[[group]]\nname = 'Open'\nmoney = [0.51]\nthings = ['Cup']\n\
        [[group]]\nname = 'Juniors'\nfor = 'U10'\nmoney = [5]\nthings = ['Book']\n\
        [[group]]\nname = 'Women'\nfor = 'women'\nmoney = [7]\nat-least = 2";
    let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    let alyx = event.enter(NewPlayer::new("Alyx").sex(Sex::Female)).unwrap();
    let bruno = event.enter(NewPlayer::new("Bruno").sex(Sex::Male).birth(Birth::Year(1980))).unwrap();
    let round = event.pair([(alyx, bruno)]).unwrap();
    event.set_result(round, alyx, "1/2-1/2").unwrap();
    let value = form(&event.standings("PTS").unwrap(), prizes);
    assert_eq!(value["undecided"], json!([{ "group": "Open", "place": 1, "thing": "Cup", "among": [1, 2] }]));
    assert_eq!(value["groups"][1]["unknown"], json!([{ "id": 1, "what": "birth_year" }]));
    assert_eq!(
        value["not_given"],
        json!([
            { "group": "Juniors", "place": 1, "money": 500, "thing": "Book", "why": "no_members" },
            { "group": "Women", "place": 1, "money": 700, "why": "too_few" },
        ])
    );
    assert_eq!(value["sums"], json!({ "offered": 1_251, "paid": 0, "not_given": 1_200, "kept": 51 }));
}

#[test]
fn explanations_are_in_the_language_asked_for_and_nothing_else_is() {
    let prizes = "sharing = 'hort'\n[[group]]\nname = 'Open'\nmoney = [100, 50]";
    let [mut one, mut other]: [Value; 2] =
        [Lang::En, Lang::Fr].map(|lang| serde_json::from_str(&text(&duel(), prizes, lang)).unwrap());
    assert_ne!(one["awards"][0]["explanation"], other["awards"][0]["explanation"]);
    for value in [&mut one, &mut other] {
        for award in value["awards"].as_array_mut().unwrap() {
            award["explanation"].take();
        }
        value["diagnostics"].take();
    }
    assert_eq!(one, other);
}

#[test]
fn standings_of_a_group_have_places_inside_it_and_overall() {
    let schema: Value = serde_json::from_str(&results::standings::schema()).unwrap();
    let women = duel().only("women").unwrap();
    for detail in [Detail::Values, Detail::Terms] {
        let text = group::json(&women, detail, Layout::Compact, Lang::En);
        let value: Value = serde_json::from_str(&text).unwrap();
        conforms(&value, &schema, &schema);
        assert_eq!(value["group"], json!({ "for": "women", "unknown": [] }));
        let rows = value["standings"].as_array().unwrap();
        assert_eq!(rows.len(), 1);
        assert_eq!(
            (&rows[0]["rank"], &rows[0]["group_rank"], &rows[0]["id"]),
            (&json!(2), &json!(1), &json!(1))
        );
        assert_eq!(rows[0]["group_shared"], false);
    }
}
