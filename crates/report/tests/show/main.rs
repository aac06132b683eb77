//! What was understood of a tournament, as people and programs read it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_event::Event;
use exaequo_report::diagnostic::Look;
use exaequo_report::{Lang, show};

fn read(path: &str) -> Event {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    event(std::fs::read(path).unwrap())
}

fn event(bytes: impl Into<Vec<u8>>) -> Event {
    Event::read(bytes, &exaequo_trf::ReadOptions::default()).event().unwrap()
}

/// What is shown of a file on a terminal of so many columns.
fn shown(path: &str, lang: Lang, width: usize) -> String {
    let name = path.rsplit('/').next().unwrap();
    text(&read(path), name, lang, width)
}

fn text(event: &Event, name: &str, lang: Lang, width: usize) -> String {
    show::page(event, name, lang).to_text(&Look { width, ..Look::plain(lang) })
}

fn in_all_languages(path: &str) -> String {
    Lang::ALL.map(|lang| shown(path, lang, 100)).join("\n")
}

#[test]
fn an_individual_tournament() {
    insta::assert_snapshot!(in_all_languages("tests/show/fjord.trf"));
}

#[test]
fn a_team_tournament() {
    insta::assert_snapshot!(in_all_languages("tests/show/team.trf"));
}

#[test]
fn a_tournament_that_is_going_on() {
    insta::assert_snapshot!(in_all_languages("tests/show/going-on.trf"));
}

#[test]
fn golden_tournaments() {
    let golden = "../../tests/golden/official";
    let names = ["tec_swiss5", "tec_rr6", "tec_team14"];
    let texts = names.map(|name| shown(&format!("{golden}/{name}.trf"), Lang::En, 100));
    insta::assert_snapshot!(texts.join("\n"));
}

/// Points that record 299 gives everybody in a round, as text and as data.
#[test]
fn rounds_with_points_of_their_own() {
    let with = |path: &str, records: &str| {
        let file = read(path).source().unwrap().to_bytes();
        let event = event([&file, records.as_bytes()].concat());
        let text = text(&event, "event.trf", Lang::En, 200);
        let line = text.lines().find(|line| line.contains("announced")).unwrap();
        let json: serde_json::Value =
            serde_json::from_str(&show::json(&event, "event.trf", Lang::En)).unwrap();
        (line.trim().to_owned(), json["rounds"]["unlike_others"].clone())
    };
    let (text, json) = with("tests/show/fjord.trf", "299 W         2.0    2\n299 D         1.0    2\n");
    assert!(text.ends_with("; round 2 × 2"), "{text}");
    assert_eq!(json, serde_json::json!([{"round": 2, "score": "points", "win": 2, "draw": 1, "loss": 0}]));
    let (text, json) = with("tests/show/fjord.trf", "");
    assert!(!text.contains(';') && json.is_null(), "{text} {json}");
    let (text, _) = with("tests/show/team.trf", "299 W   4.0          1\n");
    assert!(text.ends_with("; round 1: win 4, draw 1, loss 0 (match points)"), "{text}");
}

#[test]
fn as_json() {
    insta::assert_snapshot!(show::json(&read("tests/show/team.trf"), "team.trf", Lang::En));
}

#[test]
fn a_tournament_from_json() {
    let event = event(read("tests/show/fjord.trf").to_json());
    insta::assert_snapshot!(text(&event, "fjord.json", Lang::En, 100));
}

#[test]
fn a_narrow_terminal() {
    insta::assert_snapshot!(shown("tests/show/going-on.trf", Lang::En, 60));
}
