//! `exaequo list` for programs, and what it says to an officer who types something wrong.

use std::fs;

use serde_json::Value;

use crate::register::folder;
use crate::transcript::Folder;

const BEGIN: &str = "list init --import start.csv --date 2026-01-01 --federation CAN --by officer";

/// What a command writes is one document of the form of all lists.
fn json(folder: &Folder, command: &str) -> Value {
    let answer = folder.run(&format!("{command} --format json"));
    let text = String::from_utf8_lossy(&answer.stdout).into_owned();
    let document: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{command}: {text}"));
    assert_eq!(document["schema"], "exaequo/list/1", "{command}");
    document
}

fn rows(document: &Value, table: usize) -> &Vec<Value> {
    document["tables"][table]["rows"].as_array().expect("rows")
}

#[test]
fn every_command_answers_programs_with_one_document() {
    let folder = folder();
    fs::write(
        folder.path("slow.trf"),
        fs::read_to_string(folder.path("january.trf")).unwrap().replace("January", "Slow"),
    )
    .unwrap();
    assert_eq!(rows(&json(&folder, BEGIN), 0)[0]["rows"], 4);
    json(&folder, "list announce Spring --from 2026-05-01 --by officer");
    json(&folder, "list import start.csv --date 2026-01-01 --by officer");
    json(&folder, "list receive january.trf slow.trf --by officer");
    let stopped = json(&folder, "list close 2026-02-01 --by officer");
    assert_eq!(rows(&stopped, 0)[0]["check"], "open-events");
    let accepted = json(&folder, "list accept 1 --by officer");
    assert_eq!(
        (&rows(&accepted, 0)[0]["state"], &rows(&accepted, 0)[0]["list"]),
        (&"accepted".into(), &"2026-02-01".into())
    );
    if folder.run("list check 2").status != 2 {
        let refused = json(&folder, "list refuse 2 --article 1.1 --reason fast --by officer");
        assert_eq!(rows(&refused, 0)[0]["article"], "1.1");
    }
    assert_eq!(rows(&json(&folder, "list close 2026-02-01 --by officer"), 0)[0]["ratings"], 4);
    let published = json(&folder, "list publish 2026-02-01 -o lists --by officer");
    assert_eq!(rows(&published, 0)[0]["list"], "2026-02-01");
    json(&folder, "list correct 1 corrected.trf --reason result --by officer");
    let noted = json(&folder, "list fact 2600002 title=CM from=2026-05-01 --reason award --by officer");
    assert_eq!((&rows(&noted, 0)[0]["field"], &rows(&noted, 0)[0]["value"]), (&"title".into(), &"CM".into()));
    for command in ["show 2600001", "events", "check 1", "preview", "verify", "drift", "replay", "set"] {
        json(&folder, &format!("list {command}"));
    }
}

#[test]
fn article_12_4_the_games_behind_a_rating_are_one_document_for_programs() {
    let folder = folder();
    folder.transcript(&[
        BEGIN,
        "list receive january.trf --by officer",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
    ]);
    for list in ["", " 2026-02-01"] {
        let document = json(&folder, &format!("list explain 2600001{list}"));
        assert_eq!(document["list"], "explained-rating");
        let games = document["tables"].as_array().unwrap().iter().find(|table| table["group"]["event"] == 1);
        assert_eq!(games.expect("the games of the event")["rows"][0]["change"].to_string(), "10.0");
    }
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    let folder = folder();
    folder.transcript(&[BEGIN, "list receive january.trf --by officer"]);
    fs::write(folder.path("broken.trf"), "012 Nothing\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "list fact 2600001 federation=poland --reason r",
        "list fact 2600001 title=XXXXXX --reason r",
        "list fact 2600001 birth=3000 --reason r",
        "list fact 2600001 rating=9999 --reason r",
        "list fact 2600001 title=FM from=spring --reason r",
        "list fact 2600001 title=FM --from spring --reason r",
        "list fact 2600001 title=wim --reason r --by officer",
        "list announce Spring --from 2026-05-03 --to 2026-05-01",
        "list split 2600001 --reason r",
        "list merge 2600001 2600001 --reason r",
        "list close soon",
        "list drift 2026-07-01",
        "list receive corrected.trf broken.trf nowhere.trf --by officer",
        "list accept --all --by officer",
        "list accept --all --by officer",
    ]));
}

/// 7.11: what is asked of a day without a list, and a rating that is set on one.
#[test]
fn article_7_11_days_without_a_list_are_named_and_ratings_are_set_on_the_next_list() {
    let folder = folder();
    folder.transcript(&[BEGIN, "list receive january.trf --by officer", "list accept 1 --by officer"]);
    folder.transcript(&["list close 2026-02-01 --by officer"]);
    insta::assert_snapshot!(folder.transcript(&[
        "list explain 2600001 2026-02-15",
        "list preview 2026-03-15",
        "list publish 2026-02-15 -o lists",
        "list diff 2026-02-15 2026-02-01",
        "list diff 2026-03-01 2026-02-01",
        "list explain 2600004 2026-02-01",
        "list fact 2600001 rating=2222 from=2026-02-15 --reason appeal --by officer",
        "list fact 2600001 rating=2223 from=2026-01-15 --reason appeal --by officer",
    ]));
}
