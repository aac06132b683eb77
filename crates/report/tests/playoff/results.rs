//! Final standings that name the play-off and explain it.

use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;
use exaequo_report::standings::Layout;

use crate::event::{PlayedOff, begun, level, merged, plan, played, six};

/// Without the notes that every list of standings has.
fn shown(tournament: &exaequo_model::Tournament, settings: &str, rounds: &[&str]) -> String {
    merged(tournament, settings, rounds, |sheet| {
        let text = |lang: Lang| {
            let text = sheet.to_page(lang).to_text(&Look::plain(lang));
            text.rsplit_once("\n\n  ").unwrap().0.to_owned() + "\n"
        };
        Lang::ALL.map(text).join("\n========\n\n")
    })
}

#[test]
fn a_match_decided_by_a_drawn_decisive_game() {
    insta::assert_snapshot!(shown(
        &level(3),
        "places = 'first'\n[[stage]]\nname = 'Rapid'\ntime-control = '15+10'",
        &["1-2", "3-1", "2-3"]
    ));
    insta::assert_snapshot!(shown(&six(), "places = 'first'", &["1+2", "2+1", "1=2"]));
}

/// Texts on one line, however long.
fn wide(lang: Lang) -> Look {
    Look { width: 500, ..Look::plain(lang) }
}

/// What is said behind the last score of ½–½.
fn behind_the_draw(text: &str) -> &str {
    text.lines().find_map(|line| line.split_once("½–½")).unwrap().1
}

const NAMED: [&str; 3] = [
    "; a draw counts as a win for Black (Bruno Müller)",
    "\u{202f}; la nulle vaut victoire pour les Noirs (Bruno Müller)",
    "; las tablas valen victoria para las negras (Bruno Müller)",
];

#[test]
fn whoever_wins_a_drawn_decisive_game_is_named() {
    // Alyx has White in the last game; the winner stands first in the line.
    let rounds = ["1+2", "2+1", "1=2"];
    merged(&six(), "places = 'first'", &rounds, |sheet| {
        for (lang, named) in Lang::ALL.into_iter().zip(NAMED) {
            assert_eq!(behind_the_draw(&sheet.to_page(lang).to_text(&wide(lang))), named);
            assert_eq!(behind_the_draw(&sheet.compared([2, 1], lang).to_text(&wide(lang))), named);
        }
    });
}

#[test]
fn a_plan_that_goes_on_names_whoever_went_through_by_a_draw() {
    let settings = "places = 'first'\nformat = 'knock-out'";
    // Bruno and Chloé meet while Alyx is free; with the colours of the last game Bruno or Chloé goes through.
    for (last, winner) in [("3=2", "Bruno"), ("2=3", "Chloé")] {
        let text = begun(&level(3), settings, &["2+3", "3+2", last], |sheet| {
            Lang::ALL.map(|lang| sheet.to_page(lang).to_text(&wide(lang)))
        });
        for (text, named) in text.iter().zip(NAMED) {
            assert_eq!(behind_the_draw(text), named.replace("Bruno Müller", winner));
        }
    }
}

#[test]
fn of_teams_black_on_board_1_wins_a_draw() {
    let list = "@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\n";
    let tournament = exaequo_testkit::match_list::parse(&format!("{list}A-B:==\n"));
    let playoff = exaequo_testkit::match_list::parse(&format!("{list}A-B:+-\n"));
    let settings = "[[stage]]\nname = 'Blitz'\ntime-control = '3+2'\ndrawn = 'black-wins'";
    let rules =
        plan(&tournament, settings, |plan| Lang::ALL.map(|lang| plan.to_page(lang).to_text(&wide(lang))));
    let sheet = PlayedOff::new(&tournament, settings, playoff);
    let said = [
        "a draw counts as a win for Black on board 1",
        "la nulle vaut victoire pour les Noirs au premier échiquier",
        "las tablas valen victoria para las negras en el primer tablero",
    ];
    for ((lang, rules), said) in Lang::ALL.into_iter().zip(rules).zip(said) {
        assert!(rules.contains(&format!("{said}\n")), "{rules}");
        let text = sheet.to_page(lang).to_text(&wide(lang));
        assert!(text.contains(&format!("{said} (Bravo)\n")), "{text}");
    }
}

#[test]
fn a_tie_that_is_decided_and_two_that_are_not() {
    let games = ["1-2 3+4", "1?2 4=3", "3-5", "5=3", "4=5", "5+4"];
    insta::assert_snapshot!(shown(&six(), "places = 'all'", &games));
}

#[test]
fn what_separates_two_is_the_play_off_wherever_it_stands_between_them() {
    // Five are level; for two places in a knock-out: Emil beats Dana, Alyx and, in the final, Chloé.
    let settings =
        "places = 'first 2'\nformat = 'knock-out'\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    merged(&level(5), settings, &["4-5", "1-5 3+2", "3-5"], |sheet| {
        let against = |who: u32, other: u32| {
            let page = sheet.compared([who, other], Lang::En);
            page.to_text(&Look { width: 500, ..Look::plain(Lang::En) }).lines().nth(5).unwrap().to_owned()
        };
        let all = [(5, 3), (5, 4), (3, 1), (3, 4), (1, 2), (2, 4)].map(|(one, other)| against(one, other));
        assert_eq!(
            all,
            [
                "5 Emil against 3 Chloé: equal on PTS 0; a play-off decides (2.2.1), Emil – Chloé: Blitz 1–0",
                "5 Emil against 4 Dana: equal on PTS 0; a play-off decides (2.2.1), Emil – Dana: Blitz 1–0",
                "3 Chloé against 1 Alyx: equal on PTS 0; a play-off decides (2.2.1), the pairing that Alyx lost: Emil – Alyx: Blitz 1–0",
                "3 Chloé against 4 Dana: equal on PTS 0; a play-off decides (2.2.1), the pairing that Dana lost: Emil – Dana: Blitz 1–0",
                "1 Alyx against 2 Bruno: equal on PTS 0; TPN 1 < 2 (the lower first) puts 1 Alyx ahead",
                "2 Bruno against 4 Dana: equal on PTS 0; TPN 2 < 4 (the lower first) puts 2 Bruno ahead",
            ]
        );
    });
    insta::assert_snapshot!(shown(&level(5), settings, &["4-5", "1-5 3+2", "3-5"]));
}

#[test]
fn lots_and_shares() {
    let circle = ["1+2", "2+3", "3+1"];
    let one = "[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    let lots = shown(&level(3), &format!("places = 'all'\nat-last = 'lots'\nseed = 'x'\n{one}"), &circle);
    let share = shown(&level(3), &format!("places = 'all'\nat-last = 'share'\n{one}"), &circle);
    insta::assert_snapshot!([lots, share].join("\n########\n\n"));
}

#[test]
fn as_json() {
    let json = merged(&six(), "places = 'first'", &["1+2", "2+1", "1=2"], |sheet| {
        let compact = sheet.to_json(Layout::Compact);
        assert!(serde_json::from_str::<serde_json::Value>(&compact).is_ok() && compact.lines().count() == 1);
        sheet.to_json(Layout::Pretty)
    });
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    insta::assert_snapshot!(serde_json::to_string_pretty(&value["play_offs"]).unwrap());
}

#[test]
fn article_12_decides_a_level_match_of_teams() {
    let list = "@teams Alpha Bravo\n@boards 4\n@start 2026-03-06\n";
    let tournament = exaequo_testkit::match_list::parse(&format!("{list}A-B:====\n"));
    let playoff = exaequo_testkit::match_list::parse(&format!("{list}A-B:-+-+\n"));
    let settings = "boards = ['BC', 'TBR']\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    let sheet = PlayedOff::new(&tournament, settings, playoff);
    let text = Lang::ALL.map(|lang| sheet.to_page(lang).to_text(&Look::plain(lang))).join("\n");
    // 12.1: A has 2 + 4 = 6, B has 1 + 3 = 4, and the lower comes first.
    let found: Vec<&str> = text.lines().filter(|line| line.contains("Bravo – Alpha")).collect();
    assert_eq!(found.len(), 3);
    insta::assert_snapshot!(found.join("\n"));
}

/// All games of a round robin of three and of its decisive stage drawn.
const ALL_DRAWN: [&str; 6] = ["2=3", "1=2", "3=1", "2=3", "1=2", "3=1"];
const DECISIVE: &str = "places = 'first'\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'\n\
                        [[stage]]\nname = 'Armageddon'\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";

#[test]
fn article_3_1_6_a_drawn_decisive_game_is_marked_where_it_counts() {
    for (lang, legend) in
        Lang::ALL.into_iter().zip(["won by Black (+)", "gagnée par les Noirs (+)", "negras (+)"])
    {
        // Each has Black once, so that one draw of each counts as a win.
        let text = begun(&level(3), DECISIVE, &ALL_DRAWN, |sheet| sheet.to_page(lang).to_text(&wide(lang)));
        let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        assert!(rows.contains(&vec!["1", "Alyx", "■", "½–", "½+", "1"]), "{text}");
        assert!(rows.contains(&vec!["2", "Bruno", "½+", "■", "½–", "1"]), "{text}");
        assert!(rows.contains(&vec!["1", "Alyx", "■", "½", "½", "1"]), "the first stage has draws: {text}");
        assert_eq!(text.matches(legend).count(), 1, "{text}");
    }
}

#[test]
fn article_3_1_6_the_winners_of_drawn_decisive_games_are_known() {
    let found = merged(&level(3), DECISIVE, &ALL_DRAWN, |sheet| {
        sheet.0.playoff().unwrap().merged().groups[0].drawn().to_vec()
    });
    let numbers: Vec<[u32; 2]> = found.iter().map(|game| game.pair.map(|who| who.0 + 1)).collect();
    assert_eq!(numbers, [[2, 1], [1, 3], [3, 2]]);
    // A game that was won, and drawn ones of the stage before, are not among them.
    let rounds = ["2=3", "1=2", "3=1", "2+3", "1=2", "3=1"];
    let found = merged(&level(3), DECISIVE, &rounds, |sheet| {
        sheet.0.playoff().unwrap().merged().groups[0].drawn().len()
    });
    assert_eq!(found, 2);
}

#[test]
fn article_4_2_lots_of_a_play_off_can_be_repeated() {
    let settings = "at-last = 'lots'\nseed = 'x'\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    let tournament = level(3);
    let lot = |who| {
        let who = exaequo_model::ParticipantId(who);
        exaequo_tiebreak::lots::hexadecimal(&exaequo_tiebreak::lots::lot(&tournament, "x:places", who))
    };
    for format in ["knock-out", "single-round-robin"] {
        // Alyx and the winner of 2 and 3 are level in the final; or all three are.
        let (settings, knock_out) = (format!("format = '{format}'\n{settings}"), format == "knock-out");
        let rounds: &[&str] = if knock_out { &["2+3", "1=2"] } else { &["2+3", "1+2", "3+1"] };
        let text = merged(&tournament, &settings, rounds, |sheet| {
            Lang::ALL.map(|lang| sheet.to_page(lang).to_text(&wide(lang)))
        });
        for text in text {
            assert!(text.contains(&lot(0)) && text.contains(&lot(1)), "{text}");
            assert_eq!(text.contains(&lot(2)), !knock_out, "{text}");
            assert!(text.contains("printf 'x:places\\nFjord Open\\n"), "{text}");
        }
    }
}

#[test]
fn article_6_places_of_direct_encounter_are_no_score() {
    // Alyx and Bruno have two points each, and Alyx has beaten Bruno; Chloé has 1½.
    let settings = "places = 'all'\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    let rounds = ["1+4 2+3", "4=3 1+2", "2+4 3+1"];
    let said = ["DE: places 1 and 2", "DE\u{202f}: places 1 et 2", "DE: puestos 1 y 2"];
    merged(&level(4), settings, &rounds, |sheet| {
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            let text = sheet.to_page(lang).to_text(&wide(lang));
            assert!(text.contains(said) && text.contains("PTS 2–1½"), "{text}");
        }
    });
}

#[test]
fn article_2_2_1_two_who_still_play_for_a_place_do_not_share_it() {
    let said = [
        "for the time being, the list is exhausted: they share the place",
        "à titre provisoire, la liste est épuisée",
        "con carácter provisional, la lista se ha agotado",
    ];
    // The list is points alone, so that nothing else separates the two.
    let tournament = level(2);
    let standings = exaequo_event::Event::from(tournament.clone()).standings("PTS").unwrap();
    for (rounds, is_open) in [(&["1=2"][..], true), (&["1=2", "2=1", "1+2"][..], false)] {
        let sheet = PlayedOff::of(&standings, "places = 'first'", played(&tournament, rounds));
        for (lang, said) in Lang::ALL.into_iter().zip(said) {
            assert_eq!(
                sheet.compared([1, 2], lang).to_text(&wide(lang)).contains(said),
                is_open,
                "{rounds:?}"
            );
        }
    }
}
