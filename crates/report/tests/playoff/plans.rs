//! Golden plans in three languages.

use exaequo_report::Lang;
use exaequo_report::diagnostic::Look;

use crate::event::{Planned, begun, level, plan, six};

fn in_three_languages(count: usize, settings: &str) -> String {
    let tournament = level(count);
    plan(&tournament, settings, |sheet| {
        Lang::ALL.map(|lang| sheet.to_page(lang).to_text(&Look::plain(lang))).join("\n========\n\n")
    })
}

#[test]
fn a_match() {
    insta::assert_snapshot!(in_three_languages(2, "start = 2026-03-08T17:00:00\npause = 10"));
}

#[test]
fn a_round_robin_of_three_by_lots() {
    let settings = "places = 'all'\nnumbers = 'lots'\ncolours = 'lots'\nat-last = 'lots'\nseed = 'DAX 24 310'\nstill-tied = 'PTS,DE,SB'";
    insta::assert_snapshot!(in_three_languages(3, settings));
}

#[test]
fn a_round_robin_that_has_begun_has_its_crosstable() {
    let stages =
        "[[stage]]\nname = 'Rapid'\ntime-control = '15+10'\n[[stage]]\nname = 'Blitz'\ntime-control = '3+2'";
    let settings = format!("places = 'first'\nstart = 2026-03-08T23:30:00\n{stages}");
    let page = |rounds: &[&str]| {
        begun(&level(3), &settings, rounds, |sheet| sheet.to_page(Lang::Fr).to_text(&Look::plain(Lang::Fr)))
    };
    // Two of three games; then everybody level, and one game of the next stage.
    let some = page(&["2+3", "1=2"]);
    let again = page(&["2+3", "1+2", "3+1", "2=3"]);
    insta::assert_snapshot!([some, again].join("\n########\n\n"));
}

#[test]
fn csv_has_no_words_of_a_language() {
    let csv = |sheet: Planned| {
        let [en, fr, es] = Lang::ALL.map(|lang| sheet.to_page(lang).to_csv());
        assert_eq!(en, fr);
        assert_eq!(en, es);
        en
    };
    let start = "start = 2026-03-08T22:00:00";
    plan(&level(3), &format!("places = 'all'\n{start}"), csv);
    let text = plan(&level(6), &format!("places = 'medals'\nformat = 'knock-out'\n{start}"), csv);
    insta::assert_snapshot!(text.replace('\r', ""));
    begun(&level(3), "places = 'all'", &["2+3", "1=2"], csv);
}

#[test]
fn a_knock_out_of_six_for_medals() {
    let settings =
        "places = 'medals'\nformat = 'knock-out'\ncolours = 'alternating'\nstart = 2026-03-08T22:00:00";
    insta::assert_snapshot!(in_three_languages(6, settings));
}

#[test]
fn qualifying_places() {
    insta::assert_snapshot!(in_three_languages(
        5,
        "places = 'qualify 3'\nformat = 'knock-out'\nat-last = 'share'"
    ));
}

#[test]
fn one_round_and_one_pairing_are_told_in_the_singular() {
    let brackets = |count: usize, spots: u32| {
        let text = in_three_languages(count, &format!("places = 'qualify {spots}'\nformat = 'knock-out'"));
        let mut found = Vec::new();
        for line in text.lines() {
            found.extend(line.split_once(" entrants, ").or(line.split_once(" participants, ")));
            found.extend(line.split_once(" participantes, "));
        }
        found.into_iter().map(|(_, rest)| rest.split([';', '\u{202f}']).next().unwrap().to_owned()).collect()
    };
    let [one, several]: [Vec<String>; 2] = [brackets(3, 2), brackets(4, 2)];
    assert_eq!(one, ["1 round, 1 pairing", "1 tour, 1 rencontre", "1 ronda, 1 enfrentamiento"]);
    assert_eq!(several, ["1 round, 2 pairings", "1 tour, 2 rencontres", "1 ronda, 2 enfrentamientos"]);
}

#[test]
fn what_cannot_be_planned_and_what_need_not() {
    let knock_out = in_three_languages(7, "places = 'all'\nformat = 'knock-out'");
    let long = in_three_languages(
        7,
        "places = 'all'\nformat = 'double-round-robin'\n[[stage]]\ngames = 9\ntime-control = '3+2'",
    );
    let nobody = in_three_languages(2, "places = 'qualify 2'");
    insta::assert_snapshot!([knock_out, long, nobody].join("\n########\n\n"));
}

#[test]
fn two_ties_of_an_event() {
    let tournament = six();
    let text =
        plan(&tournament, "places = 'all'", |sheet| sheet.to_page(Lang::En).to_text(&Look::plain(Lang::En)));
    insta::assert_snapshot!(text);
}

#[test]
fn a_bracket_is_drawn() {
    let tournament = level(6);
    let html = plan(&tournament, "places = 'medals'\nformat = 'knock-out'", |sheet| {
        sheet.to_page(Lang::Fr).to_html()
    });
    let svg = html.split_once("<svg").unwrap().1.split_once("</svg>").unwrap().0;
    insta::assert_snapshot!(format!("<svg{svg}</svg>").replace("><", ">\n<"));
    for name in ["Alyx", "Farah", "vainqueur de 2.2", "perdant de 2.1"] {
        assert!(svg.contains(name), "{name}");
    }
}

#[test]
fn a_page_has_every_form() {
    let tournament = level(3);
    plan(&tournament, "places = 'all'", |sheet| {
        let page = sheet.to_page(Lang::Es);
        insta::assert_snapshot!(page.to_markdown());
        assert!(page.to_html().contains("Planillas"));
        assert!(!page.to_xlsx().is_empty());
    });
}

#[test]
fn teams_have_line_ups() {
    let list = "@teams Alpha Bravo\n@boards 3\n@start 2026-03-06\nA-B:===\n";
    let tournament = exaequo_testkit::match_list::parse(list);
    let text = plan(&tournament, "boards = ['BC', 'TBR']", |sheet| {
        Lang::ALL.map(|lang| sheet.to_page(lang).to_text(&Look::plain(lang))).join("\n========\n\n")
    });
    insta::assert_snapshot!(text);
}

#[test]
fn parameters_speak_of_games_or_of_matches() {
    let stages = "colours = 'lots'\nseed = 'x'\nentrants = 2\npause = 5\n\
                  [[stage]]\nname = 'R'\ngames = 2\ntime-control = '15+10'\npause = 0\n\
                  [[stage]]\nname = 'B'\ntime-control = '3+2'\npause = 3";
    let teams =
        exaequo_testkit::match_list::parse("@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\nA-B:==\n");
    let text = [level(3), teams].map(|tournament| {
        plan(&tournament, stages, |sheet| {
            let notes = |lang: Lang| {
                let text = sheet.to_page(lang).to_text(&Look::plain(lang));
                let is_noted = |line: &&str| line.starts_with("  3.1.") || line.starts_with("         ");
                text.lines().filter(is_noted).collect::<Vec<_>>().join("\n")
            };
            Lang::ALL.map(notes).join("\n--------\n")
        })
    });
    insta::assert_snapshot!(text.join("\n========\n"));
}

/// The line of a page that begins so.
fn line<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    text.lines().find(|line| line.trim_start().starts_with(start)).map(str::trim)
}

#[test]
fn article_4_1_the_usual_criteria_of_a_round_robin_are_named() {
    let teams =
        exaequo_testkit::match_list::parse("@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\nA-B:==\n");
    let three = level(3);
    let criteria = |tournament, settings| {
        plan(tournament, settings, |sheet| {
            let text = sheet.to_page(Lang::En).to_text(&Look::plain(Lang::En));
            line(&text, "4.1").map(str::to_owned)
        })
    };
    let said = |list: &str| Some(format!("4.1    level in the play-off: {list} on its own games"));
    assert_eq!(criteria(&three, ""), said("PTS, DE"));
    assert_eq!(criteria(&three, "format = 'double-round-robin'"), said("PTS, DE"));
    assert_eq!(criteria(&teams, ""), said("PTS, MPvGP, EDE"));
    assert_eq!(criteria(&three, "still-tied = 'PTS,SB'"), said("PTS, SB"));
    assert_eq!(criteria(&three, "format = 'knock-out'"), None, "nothing is compared there");
}

#[test]
fn article_3_1_2_a_heading_tells_how_many_of_the_tied_play() {
    let heading = |settings: &str| {
        let text = in_three_languages(5, settings);
        let starts = ["Places 1 to", "Places 1 à", "Puestos 1 a"];
        starts.map(|start| line(&text, start).unwrap().to_owned())
    };
    assert_eq!(
        heading("places = 'first 2'\nentrants = 3"),
        [
            "Places 1 to 5: 5 tied, 3 of them play, for places 1 and 2",
            "Places 1 à 5\u{202f}: 5 ex æquo, dont 3 jouent, pour les places 1 et 2",
            "Puestos 1 a 5: 5 empatados, de los que juegan 3, por los puestos 1 y 2",
        ]
    );
    assert_eq!(heading("places = 'first'")[0], "Places 1 to 5: 5 tied, for place 1");
}
