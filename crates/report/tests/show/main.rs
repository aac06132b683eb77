//! What was understood of a tournament, as people and programs read it.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use exaequo_report::diagnostic::Look;
use exaequo_report::show::{Overview, Read};
use exaequo_report::{Lang, show};
use exaequo_trf::{ReadOptions, TrfReading};

fn read(path: &str) -> TrfReading {
    let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
    exaequo_trf::read(std::fs::read(path).unwrap(), &ReadOptions::default())
}

fn overview(lang: Lang, path: &str) -> Overview {
    let reading = read(path);
    let tournament = reading.tournament.as_ref().unwrap();
    let name = path.rsplit('/').next().unwrap();
    Overview::new(lang, &Read { name, tournament, reading: Some(&reading) })
}

fn in_all_languages(path: &str) -> String {
    Lang::ALL
        .map(|lang| overview(lang, path).to_page(lang).to_text(&Look { width: 100, ..Look::plain(lang) }))
        .join("\n")
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
    let texts = names.map(|name| {
        overview(Lang::En, &format!("{golden}/{name}.trf"))
            .to_page(Lang::En)
            .to_text(&Look { width: 100, ..Look::plain(Lang::En) })
    });
    insta::assert_snapshot!(texts.join("\n"));
}

/// Points that record 299 gives everybody in a round, as text and as data.
#[test]
fn rounds_with_points_of_their_own() {
    let shown = |path: &str, records: &str| {
        let bytes = [&read(path).document.to_bytes(), records.as_bytes()].concat();
        let reading = exaequo_trf::read(bytes, &ReadOptions::default());
        let tournament = reading.tournament.as_ref().unwrap();
        let overview = Overview::new(Lang::En, &Read { name: "event.trf", tournament, reading: None });
        let text = overview.to_page(Lang::En).to_text(&Look { width: 200, ..Look::plain(Lang::En) });
        let line = text.lines().find(|line| line.contains("announced")).unwrap();
        let json: serde_json::Value = serde_json::from_str(&overview.to_json()).unwrap();
        (line.trim().to_owned(), json["rounds"]["unlike_others"].clone())
    };
    let (text, json) = shown("tests/show/fjord.trf", "299 W         2.0    2\n299 D         1.0    2\n");
    assert!(text.ends_with("; round 2 × 2"), "{text}");
    assert_eq!(json, serde_json::json!([{"round": 2, "score": "points", "win": 2, "draw": 1, "loss": 0}]));
    let (text, json) = shown("tests/show/fjord.trf", "");
    assert!(!text.contains(';') && json.is_null(), "{text} {json}");
    let (text, _) = shown("tests/show/team.trf", "299 W   4.0          1\n");
    assert!(text.ends_with("; round 1: win 4, draw 1, loss 0 (match points)"), "{text}");
}

#[test]
fn as_json() {
    insta::assert_snapshot!(overview(Lang::En, "tests/show/team.trf").to_json());
}

#[test]
fn a_tournament_from_json() {
    let reading = read("tests/show/fjord.trf");
    let json = exaequo_json::write(reading.tournament.as_ref().unwrap());
    let tournament = exaequo_json::read(&json).unwrap();
    let overview =
        Overview::new(Lang::En, &Read { name: "fjord.json", tournament: &tournament, reading: None });
    insta::assert_snapshot!(
        overview.to_page(Lang::En).to_text(&Look { width: 100, ..Look::plain(Lang::En) })
    );
}

#[test]
fn a_narrow_terminal() {
    insta::assert_snapshot!(
        overview(Lang::En, "tests/show/going-on.trf")
            .to_page(Lang::En)
            .to_text(&Look { width: 60, ..Look::plain(Lang::En) })
    );
}

#[test]
fn the_schema_is_fresh() {
    let kept = include_str!("../../../../schemas/show-1.json");
    assert_eq!(show::schema(), kept, "renew it: see examples/show_schema.rs");
}
