//! What is wrong with regulations is said with its place.

use exaequo_playoff::{Expected, PlayOffRegulations, RegulationsProblem};

/// The problem of a text, and what stands where it is.
fn wrong(text: &str) -> (RegulationsProblem, &str) {
    let error = PlayOffRegulations::parse(text).expect_err(text);
    (error.problem, text.get(error.at).unwrap())
}

#[test]
fn unknown_settings() {
    let (problem, at) = wrong("method = 'list'\ncolour = 'lots'");
    assert!(matches!(problem, RegulationsProblem::UnknownKey { .. }));
    assert_eq!(at, "colour");
    let (problem, at) = wrong("[[stage]]\ntime-control = '5'\nclock = 1");
    assert!(matches!(problem, RegulationsProblem::UnknownKey { keys, .. } if keys.contains(&"time-control")));
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
        assert!(matches!(problem, RegulationsProblem::Choice { choices, .. } if choices.len() > 1), "{text}");
        assert_eq!(found, at);
    }
}

#[test]
fn values_of_another_kind() {
    for (text, expected, at) in [
        ("method = 1", Expected::Text, "1"),
        ("pause = 'x'", Expected::Number { least: 0, most: 1440 }, "'x'"),
        ("pause = -1", Expected::Number { least: 0, most: 1440 }, "-1"),
        ("after = 0", Expected::Number { least: 1, most: 99 }, "0"),
        ("start = 'tomorrow'", Expected::DateTime, "'tomorrow'"),
        ("start = 2026-03-08", Expected::DateTime, "2026-03-08"),
        ("boards = 'BC'", Expected::List, "'BC'"),
        ("stage = 1", Expected::List, "1"),
        ("stage = [1]", Expected::Table, "1"),
        ("[[stage]]\ntime-control = 'fast'", Expected::TimeControl, "'fast'"),
        ("[[stage]]\ntime-control = '5'\ngames = 0", Expected::Number { least: 1, most: 99 }, "0"),
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
fn a_stage_needs_a_time_control_and_a_play_off_a_stage() {
    assert!(matches!(
        wrong("[[stage]]\ngames = 2").0,
        RegulationsProblem::Kind { key: "time-control", expected: Expected::TimeControl }
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
    assert_eq!(wrong(&format!("{decisive}[[stage]]\ntime-control = '5'")).0, RegulationsProblem::Decisive);
}

#[test]
fn criteria_and_syntax() {
    assert!(matches!(wrong("still-tied = 'PTS,XYZ'").0, RegulationsProblem::Criteria(_)));
    let error = PlayOffRegulations::parse("method = \n").unwrap_err();
    assert!(matches!(error.problem, RegulationsProblem::Syntax(_)));
    assert_eq!(error.at.start, 9);
}

#[test]
fn every_key_can_be_set() {
    let text = "method = 'play-off'\nplaces = 'qualify 3'\nafter = 'all'\nformat = 'double-round-robin'\n\
                numbers = 'rating'\ncolours = 'lots'\nstart = '2026-03-08 17:00'\npause = 5\nseed = 'x'\n\
                still-tied = 'PTS,DE'\nat-last = 'share'\nboards = ['BC', 'TBR', 'BBE']\n\
                [[stage]]\nname = 'Blitz'\ngames = 2\ntime-control = '3+2'\nduration = 15\npause = 3\ndrawn = 'goes-on'\n";
    let regulations = PlayOffRegulations::parse(text).unwrap();
    assert!(exaequo_playoff::KEYS.iter().all(|key| text.contains(key)));
    assert!(exaequo_playoff::STAGE_KEYS.iter().all(|key| text.contains(key)));
    assert_eq!(regulations.stages[0].name, "Blitz");
    assert_eq!(regulations.start.unwrap().to_string(), "2026-03-08T17:00:00");
}
