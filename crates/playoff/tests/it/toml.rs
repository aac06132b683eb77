//! What is wrong with regulations is said with its place.

use exaequo_playoff::{ExpectedSetting, PlayOffRegulations, RegulationsProblem};
use exaequo_testkit::match_list;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, SettingsProblem, Standings};

use crate::event::{event, standings};

/// The problem of a text, and what stands where it is.
fn wrong(text: &str) -> (RegulationsProblem, &str) {
    let error = PlayOffRegulations::parse(text).expect_err(text);
    (error.problem, text.get(error.at).unwrap())
}

#[test]
fn unknown_settings() {
    let (problem, at) = wrong("method = 'list'\ncolour = 'lots'");
    assert!(matches!(problem, RegulationsProblem::Settings(SettingsProblem::UnknownKey { .. })));
    assert_eq!(at, "colour");
    let (problem, at) = wrong("[[stage]]\ntime-control = '5'\nclock = 1");
    assert!(
        matches!(problem, RegulationsProblem::Settings(SettingsProblem::UnknownKey { keys, .. }) if keys.contains(&"time-control"))
    );
    assert_eq!(at, "clock");
}

#[test]
fn unknown_choices_name_those_there_are() {
    for (text, at) in [
        ("method = 'none'", "'none'"),
        ("places = 'second'", "'second'"),
        ("places = 'first 0'", "'first 0'"),
        ("places = 'qualify x'", "'qualify x'"),
        ("after = 'some'", "'some'"),
        ("format = 'swiss'", "'swiss'"),
        ("numbers = 'age'", "'age'"),
        ("colours = 'white'", "'white'"),
        ("at-last = 'coin'", "'coin'"),
        ("boards = ['BC', 'XX']", "'XX'"),
        ("[[stage]]\ntime-control = '5'\ndrawn = 'white-wins'", "'white-wins'"),
    ] {
        let (problem, found) = wrong(text);
        assert!(
            matches!(problem, RegulationsProblem::Settings(SettingsProblem::Choice { choices, .. }) if choices.len() > 1),
            "{text}"
        );
        assert_eq!(found, at);
    }
}

#[test]
fn values_of_another_kind() {
    for (text, expected, at) in [
        ("method = 1", ExpectedSetting::Text, "1"),
        ("pause = 'x'", ExpectedSetting::Number { least: 0, most: 1440 }, "'x'"),
        ("pause = -1", ExpectedSetting::Number { least: 0, most: 1440 }, "-1"),
        ("after = 0", ExpectedSetting::Number { least: 1, most: 99 }, "0"),
        ("start = 'tomorrow'", ExpectedSetting::DateTime, "'tomorrow'"),
        ("start = 2026-03-08", ExpectedSetting::DateTime, "2026-03-08"),
        ("boards = 'BC'", ExpectedSetting::List, "'BC'"),
        ("stage = 1", ExpectedSetting::List, "1"),
        ("stage = [1]", ExpectedSetting::Table, "1"),
        ("[[stage]]\ntime-control = 'fast'", ExpectedSetting::TimeControl, "'fast'"),
        ("[[stage]]\ntime-control = '5'\ngames = 0", ExpectedSetting::Number { least: 1, most: 99 }, "0"),
    ] {
        let (problem, found) = wrong(text);
        assert!(
            matches!(problem, RegulationsProblem::Kind { expected: other, .. } if other == expected),
            "{text}: {problem:?}"
        );
        assert_eq!(found, at);
    }
}

#[test]
fn an_error_prints_what_a_setting_needs_in_words() {
    assert_eq!(wrong("pause = 'x'").0.to_string(), "pause needs a whole number from 0 to 1440");
    assert_eq!(wrong("start = 'tomorrow'").0.to_string(), "start needs a day and a time");
}

#[test]
fn a_stage_needs_a_time_control_and_a_play_off_a_stage() {
    assert!(matches!(
        wrong("[[stage]]\ngames = 2").0,
        RegulationsProblem::Kind { key: "time-control", expected: ExpectedSetting::TimeControl }
    ));
    assert_eq!(wrong("places = 'all'\nmethod = 'play-off'"), (RegulationsProblem::NoStage, "method"));
}

#[test]
fn lots_need_a_seed() {
    for key in ["numbers", "colours", "at-last"] {
        let text = format!("{key} = 'lots'");
        assert_eq!(wrong(&text), (RegulationsProblem::NoSeed, key));
        assert!(PlayOffRegulations::parse(&format!("{text}\nseed = 'x'")).is_ok());
        for empty in ["", " "] {
            assert_eq!(wrong(&format!("{text}\nseed = '{empty}'")), (RegulationsProblem::NoSeed, key));
        }
    }
}

#[test]
fn a_decisive_game_is_one_and_the_last() {
    let decisive = "[[stage]]\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'\n";
    assert!(PlayOffRegulations::parse(decisive).is_ok());
    assert_eq!(wrong(&format!("{decisive}games = 2")).0, RegulationsProblem::Decisive);
    let double = format!("format = 'double-round-robin'\n{decisive}");
    assert_eq!(wrong(&double), (RegulationsProblem::Decisive, "format"));
    assert_eq!(wrong(&format!("{decisive}[[stage]]\ntime-control = '5'")).0, RegulationsProblem::Decisive);
}

#[test]
fn criteria_and_syntax() {
    assert!(matches!(wrong("still-tied = 'PTS,XYZ'").0, RegulationsProblem::Criteria(_)));
    let error = PlayOffRegulations::parse("method = \n").unwrap_err();
    assert!(matches!(error.problem, RegulationsProblem::Settings(SettingsProblem::Syntax(_))));
    assert_eq!(error.at.start, 9);
}

#[test]
fn every_key_can_be_set() {
    let text = "method = 'play-off'\nplaces = 'qualify 3'\nafter = 'all'\nentrants = 4\nformat = 'double-round-robin'\n\
                numbers = 'rating'\ncolours = 'lots'\nstart = '2026-03-08 17:00'\npause = 5\nseed = 'x'\n\
                still-tied = 'PTS,DE'\nat-last = 'share'\nboards = ['BC', 'TBR', 'BBE']\n\
                [[stage]]\nname = 'Blitz'\ngames = 2\ntime-control = '3+2'\nduration = 15\npause = 3\ndrawn = 'goes-on'\n";
    let regulations = PlayOffRegulations::parse(text).unwrap();
    assert!(exaequo_playoff::KEYS.iter().all(|key| text.contains(key)));
    assert!(exaequo_playoff::STAGE_KEYS.iter().all(|key| text.contains(key)));
    assert_eq!(regulations.stages[0].name, "Blitz");
    assert_eq!(regulations.entrants, Some(4));
    assert!(matches!(wrong("entrants = 1").0, RegulationsProblem::Kind { key: "entrants", .. }));
    assert_eq!(regulations.start.unwrap().to_string(), "2026-03-08T17:00:00");
}

#[test]
fn article_3_1_2_no_more_tie_breaks_than_the_list_has() {
    // The list is PTS and two external values.
    let tournament = event(&[(1, 1), (1, 1)]);
    let standings = standings(&tournament);
    let fit = |text: &str| PlayOffRegulations::parse(text).unwrap().fit(text, &standings);
    assert_eq!(fit("after = 2"), Ok(()));
    assert_eq!(fit("after = 'all'"), Ok(()));
    let error = fit("places = 'first'\nafter = 9").unwrap_err();
    assert_eq!(error.problem, RegulationsProblem::TooManyTieBreaks { asked: 9, listed: 2 });
    assert_eq!(error.at, 25..26);
}

#[test]
fn article_3_1_2_criteria_that_were_left_out_are_of_the_list() {
    let unrated = exaequo_testkit::crosstable::parse("@system swiss\n@start 2026-03-07\nA (2000): B=\nB: A=");
    let edition = Edition::named("fide-2026-03").unwrap();
    let options = RankingOptions::new(Regulations::of(edition)).by("PTS,ARO,DE").unwrap();
    let standings = Standings::new(&unrated, &options).unwrap();
    assert_eq!(standings.specs.len(), 2);
    let text = "after = 2";
    let fit = PlayOffRegulations::parse(text).unwrap().fit(text, &standings);
    assert_eq!(fit, Ok(()));
}

#[test]
fn article_12_boards_are_of_teams() {
    let text = "boards = ['BC']";
    let regulations = PlayOffRegulations::parse(text).unwrap();
    let players = event(&[(1, 1), (1, 1)]);
    let error = regulations.fit(text, &standings(&players)).unwrap_err();
    assert_eq!((error.problem, text.get(error.at)), (RegulationsProblem::NoBoards, Some("['BC']")));
    let teams = match_list::parse("@system swiss\n@teams A B\n@boards 2\nA-B:==");
    assert_eq!(regulations.fit(text, &standings(&teams)), Ok(()));
}

#[test]
fn article_4_1_criteria_of_the_play_off_are_for_players() {
    let text = "still-tied = 'PTS,EDE'";
    let regulations = PlayOffRegulations::parse(text).unwrap();
    let players = event(&[(1, 1), (1, 1)]);
    let error = regulations.fit(text, &standings(&players)).unwrap_err();
    assert!(matches!(error.problem, RegulationsProblem::OnlyForTeams(_)));
    assert_eq!(text.get(error.at), Some("'PTS,EDE'"));
    let teams = match_list::parse("@system swiss\n@teams A B\n@boards 2\nA-B:==");
    assert_eq!(regulations.fit(text, &standings(&teams)), Ok(()));
}

#[test]
fn article_3_1_7_a_play_off_does_not_begin_before_the_event() {
    // The event begins on 7 March 2026.
    let players = event(&[(1, 1), (1, 1)]);
    let fit = |text: &str| PlayOffRegulations::parse(text).unwrap().fit(text, &standings(&players));
    assert_eq!(fit("start = 2026-03-07T17:00:00"), Ok(()));
    let error = fit("start = 2025-03-08T17:00:00").unwrap_err();
    assert!(matches!(error.problem, RegulationsProblem::BeforeTheEvent(_)));
    assert_eq!(error.at, 8..27);
}
