//! 2.2.1: two whose play-off is not over are told what is known of it, and that what the list says is provisional.

use exaequo_model::Tournament;
use exaequo_report::diagnostic::Look;
use exaequo_report::{Lang, explain};
use serde_json::Value;

use crate::event::{PlayedOff, level, merged, six};

const BLITZ: &str = "[[stage]]\nname = 'Blitz'\ntime-control = '3+2'\n";
const KNOCK_OUT: &str = "places = 'first'\nformat = 'knock-out'\n";

/// The line that says what separates two, under the event, the two, the days and the edition.
const AT: usize = 5;

/// What is said about two of so many who are level, in all languages, and the same as JSON.
fn against(count: usize, settings: &str, rounds: &[&str], pair: [u32; 2]) -> ([String; 3], Value) {
    merged(&level(count), settings, rounds, |sheet| {
        let text = |lang| {
            let look = Look { width: 1_000, ..Look::plain(lang) };
            sheet.compared(pair, lang).to_text(&look).lines().nth(AT).unwrap_or_default().to_owned()
        };
        let json = serde_json::from_str(&explain::json(&sheet.compare(pair), Lang::En)).unwrap();
        (Lang::ALL.map(text), json)
    })
}

#[test]
fn article_2_2_1_what_is_known_of_a_play_off_comes_before_what_is_provisional() {
    let rapid = "[[stage]]\nname = 'Rapid'\ngames = 2\ntime-control = '15+10'\n";
    let two = format!("{rapid}{BLITZ}");
    let knock_out = format!("{KNOCK_OUT}{BLITZ}");
    let round_robin = format!("places = 'first'\n{BLITZ}{BLITZ}");
    let cases: [(usize, &str, &[&str], [u32; 2]); 9] = [
        (2, &two, &["1?2"], [1, 2]),
        (2, &two, &["1=2", "2=1", "1?2"], [2, 1]),
        // They have met nobody, or others.
        (4, &knock_out, &["1+4 2?3"], [1, 2]),
        (4, &knock_out, &["1+4 2?3"], [4, 3]),
        (4, &knock_out, &["1+4 2-3", "1?3"], [3, 1]),
        // Points in each stage, although they have not met.
        (3, &round_robin, &["2=3", "1?2"], [1, 2]),
        (3, &round_robin, &["2=3", "1=2", "3=1", "2+3"], [2, 3]),
        // Two are level and nothing separates them; it cannot be planned.
        (4, &format!("at-last = 'share'\n{knock_out}"), &["1=4 2+3"], [1, 2]),
        (5, "places = 'first 5'\nformat = 'knock-out'", &["1=2"], [1, 2]),
    ];
    let mut said = Vec::new();
    for (count, settings, rounds, pair) in cases {
        let (text, json) = against(count, settings, rounds, pair);
        assert_eq!(json["against"]["provisional"], true, "{text:?}");
        assert_eq!(json["against"]["decided_by"], "TPN", "{text:?}");
        assert!(json["play_off"]["open"].is_string(), "{text:?}");
        said.extend(text);
        said.push(String::new());
    }
    insta::assert_snapshot!(said.join("\n"));
}

#[test]
fn article_2_2_1_whoever_plays_for_nothing_any_more_is_ordered_by_the_list_for_good() {
    let settings = format!("{KNOCK_OUT}{BLITZ}");
    let (text, json) = against(4, &settings, &["1+4 2+3", "1?2"], [3, 4]);
    assert_eq!(json["against"]["provisional"], false);
    assert_eq!(
        text[0],
        "3 Chloé against 4 Dana: equal on PTS 0; TPN 3 < 4 (the lower first) puts 3 Chloé ahead"
    );
    // One who still plays is not ordered for good.
    assert_eq!(against(4, &settings, &["1+4 2+3", "1?2"], [2, 4]).1["against"]["provisional"], true);
}

#[test]
fn article_2_2_1_whoever_is_not_in_the_file_of_the_play_off_is_named() {
    // Players of another event, who have not played.
    let mut others = six().into_facts();
    others.rounds = exaequo_model::PairedRounds::default();
    let sheet = PlayedOff::new(&level(2), BLITZ, Tournament::new(others).unwrap());
    let said =
        ["not over: Alyx is not in its file", "terminé\u{202f}: Alyx n’est pas", "terminado: Alyx no está"];
    for (lang, said) in Lang::ALL.into_iter().zip(said) {
        let text = sheet.compared([1, 2], lang).to_text(&Look { width: 1_000, ..Look::plain(lang) });
        assert!(text.contains(said), "{text}");
    }
    let json: Value = serde_json::from_str(&explain::json(&sheet.compare([1, 2]), Lang::En)).unwrap();
    let play_off = &json["play_off"];
    assert_eq!((&play_off["open"], &play_off["waiting_for"]), (&"missing".into(), &vec![1].into()));
}

#[test]
fn two_whose_play_off_is_over_are_not_provisional() {
    let (text, json) = against(2, BLITZ, &["1-2"], [1, 2]);
    assert_eq!(
        (&json["against"]["provisional"], &json["against"]["decided_by"]),
        (&false.into(), &"play_off".into())
    );
    assert!(text.iter().all(|text| text.contains("2.2.1") && text.contains("Bruno – Alyx")), "{text:?}");
    insta::assert_snapshot!(serde_json::to_string_pretty(&json["play_off"]).unwrap());
}

/// 3.1.6: their own game is over, drawn, so that Black goes on; the other semi-final is not.
#[test]
fn article_3_1_6_two_whose_own_pairing_is_over() {
    let settings = format!(
        "{KNOCK_OUT}[[stage]]\nname = 'Decisive'\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'\n"
    );
    let (text, json) = against(4, &settings, &["1=4 2?3"], [1, 4]);
    assert_eq!(json["against"]["provisional"], true);
    let duel = "Dana – Alyx: Decisive ½–½; a draw counts as a win for Black (Dana)";
    assert!(text[0].contains(&format!("is not over: {duel}; still to play: Bruno and Chloé")), "{}", text[0]);
}

#[test]
fn of_many_who_play_on_the_first_are_named() {
    let settings = format!("{KNOCK_OUT}{BLITZ}");
    let (text, json) = against(16, &settings, &["1?16"], [1, 2]);
    assert_eq!(json["play_off"]["waiting_for"].as_array().map(Vec::len), Some(16));
    assert!(text.iter().all(|text| text.contains("P8, …") && !text.contains("P9")), "{text:?}");
}
