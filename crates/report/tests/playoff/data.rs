//! JSON has everything that is printed about a play-off: its games, whoever wins a drawn one, and each lot.

use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;
use exaequo_report::standings::Layout;
use serde_json::Value;

use crate::event::{PlayedOff, begun, level, merged, plan, six};

const BLITZ: &str = "[[stage]]\nname = 'Blitz'\ntime-control = '3+2'\n";
const LOTS: &str = "at-last = 'lots'\nseed = 'x'\n";

fn json(sheet: &PlayedOff) -> Value {
    serde_json::from_str(&sheet.to_json(Layout::Pretty)).unwrap()
}

/// The same as people read it.
fn text(sheet: &PlayedOff) -> String {
    sheet.to_page(Lang::En).to_text(&Look { width: 500, ..Look::plain(Lang::En) })
}

#[test]
fn article_4_2_the_lots_of_a_merged_play_off_are_those_that_are_printed() {
    // A final that is level, and three who all are.
    for (format, rounds, draws) in [
        ("knock-out", &["2+3", "1=2"][..], [2].as_slice()),
        ("single-round-robin", &["2+3", "1+2", "3+1"], &[3]),
        ("single-round-robin", &["2+3", "1-2", "3+1"], &[]),
    ] {
        let settings = format!("places = 'first'\nformat = '{format}'\n{LOTS}{BLITZ}");
        merged(&level(3), &settings, rounds, |sheet| {
            let (json, text) = (json(&sheet), text(&sheet));
            let lots = json["play_offs"][0]["lots"].as_array().unwrap();
            let found: Vec<usize> = lots.iter().map(|draw| draw["lots"].as_array().unwrap().len()).collect();
            assert_eq!(found, draws, "{format}");
            for draw in lots {
                assert_eq!((&draw["seed"], &draw["article"]), (&"x:places".into(), &"4.2".into()));
                for lot in draw["lots"].as_array().unwrap() {
                    assert!(text.contains(lot["lot"].as_str().unwrap()), "{text}");
                }
            }
        });
    }
    let settings = format!("places = 'first'\nformat = 'knock-out'\n{LOTS}{BLITZ}");
    merged(&level(3), &settings, &["2+3", "1=2"], |sheet| {
        insta::assert_snapshot!(serde_json::to_string_pretty(&json(&sheet)["play_offs"]).unwrap());
    });
}

#[test]
fn a_plan_that_has_begun_has_its_games_duels_and_lots() {
    // Numbers, colours and the winner of 2 and 3 are drawn.
    let settings = format!("format = 'knock-out'\nnumbers = 'lots'\ncolours = 'lots'\n{LOTS}{BLITZ}");
    let whole: Value = plan(&level(3), &settings, |sheet| serde_json::from_str(&sheet.to_json()).unwrap());
    let entrants = whole["play_offs"][0]["entrants"].as_array().unwrap();
    let ids: Vec<u64> = entrants.iter().map(|entrant| entrant["id"].as_u64().unwrap()).collect();
    let round = format!("{}={}", ids[1], ids[2]);
    let value: Value =
        begun(&level(3), &settings, &[&round], |sheet| serde_json::from_str(&sheet.to_json()).unwrap());
    let play_off = &value["play_offs"][0];
    let shown = ["played", "duels", "lots"].map(|key| serde_json::to_string_pretty(&play_off[key]).unwrap());
    insta::assert_snapshot!(shown.join("\n"));
    // The lots say what the plan does.
    let lots = play_off["lots"].as_array().unwrap();
    let order = |draw: &Value| {
        let lots = draw["lots"].as_array().unwrap().iter();
        lots.map(|lot| lot["id"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(order(&lots[0]), ids);
    let next = &play_off["games"][0];
    let white = usize::try_from(next["white"].as_u64().unwrap()).unwrap();
    let names = ["white", "black"].map(|side| next[side].as_u64().unwrap());
    let seed = format!("x:colours:{}-{}:1", names[0].min(names[1]), names[0].max(names[1]));
    let colours = lots.iter().find(|draw| draw["seed"] == seed.as_str()).unwrap();
    assert_eq!(order(colours)[0], ids[white - 1], "the lowest lot has White");
}

#[test]
fn article_3_1_6_the_winner_of_a_drawn_decisive_game_in_a_plan() {
    let value: Value = begun(&six(), "places = 'first'", &["1+2", "2+1", "1=2"], |sheet| {
        serde_json::from_str(&sheet.to_json()).unwrap()
    });
    insta::assert_snapshot!(serde_json::to_string_pretty(&value["play_offs"][0]["played"]).unwrap());
}

#[test]
fn article_12_boards_that_decide_a_drawn_decisive_match_are_named() {
    let list = "@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\n";
    let tournament = exaequo_testkit::match_list::parse(&format!("{list}A-B:==\n"));
    let playoff = exaequo_testkit::match_list::parse(&format!("{list}A-B:+-\n"));
    let stage = "[[stage]]\nname = 'Blitz'\ntime-control = '3+2'\ndrawn = 'black-wins'";
    for (boards, winner, by, article) in
        [("", 2, "black_wins", "3.1.6"), ("boards = ['BC']\n", 1, "BC", "12.1")]
    {
        let sheet = PlayedOff::new(&tournament, &format!("{boards}{stage}"), playoff.clone());
        let game = &json(&sheet)["play_off_games"][0];
        assert_eq!(game["result"], "1-1");
        assert_eq!(game["drawn"]["winner"], winner, "{boards}");
        assert_eq!((&game["drawn"]["by"], &game["drawn"]["articles"][0]), (&by.into(), &article.into()));
        assert_eq!(json(&sheet)["play_offs"][0]["duels"][0]["articles"][0], article);
    }
}

#[test]
fn article_4_1_the_tables_of_a_round_robin_have_its_own_criteria() {
    // Alyx and Bruno have two points each, and Alyx has beaten Bruno; Chloé has 1½.
    let settings = format!("places = 'all'\n{BLITZ}");
    merged(&level(4), &settings, &["1+4 2+3", "4=3 1+2", "2+4 3+1"], |sheet| {
        let tables = &json(&sheet)["play_offs"][0]["tables"];
        assert_eq!(tables[0]["tie_breaks"], serde_json::json!(["PTS", "DE"]));
        let rows = tables[0]["rows"].as_array().unwrap();
        let rows: Vec<String> = rows.iter().map(|row| format!("{} {}", row["id"], row["values"])).collect();
        assert_eq!(rows, ["1 [2,1]", "2 [2,2]", "3 [1.5,null]", "4 [0.5,null]"]);
    });
}
