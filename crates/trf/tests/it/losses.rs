//! What a form of the format cannot hold is named, and left out where somebody accepts the loss.

use exaequo_model::{
    Acceleration, Board, Colors, Elo, Facts, FideId, MatchScores, Pace, PairingByeScores, Points,
    PrimaryScore, Prohibition, RatingBody, RoundNumber, ScoreSystem, System, TextRange, Title, Tournament,
};
use exaequo_trf::{Losses, Lossy, Profile, Unwritable, WriteOptions, write};

use crate::support::{CUP, FJORD, changed, matches, tournament, with_block};

const ROUND_2: RoundNumber = RoundNumber(2);

/// A tournament with something changed.
fn edited(text: &str, edit: impl FnOnce(&mut Facts)) -> Tournament {
    let mut facts = tournament(text).into_facts();
    edit(&mut facts);
    Tournament::new(facts).unwrap()
}

/// Everything a profile names.
fn named(tournament: &Tournament, profile: Profile) -> Vec<Unwritable> {
    write(tournament, &WriteOptions::new(profile)).map_or_else(Losses::into_vec, |written| written.losses)
}

/// What is written where losses are accepted, which must be readable.
fn accepted(tournament: &Tournament, profile: Profile) -> (String, Tournament) {
    let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
    let text = String::from_utf8(write(tournament, &options).unwrap().bytes).unwrap();
    let again = crate::support::tournament(&text);
    (text, again)
}

/// The individual event without what the older forms cannot say.
fn plain() -> String {
    let gone = ["152 ", "172 ", "182 ", "192 ", "202 ", "222 ", "NOR ", "240 ", "260 "];
    let lines = FJORD.lines().filter(|line| !gone.iter().any(|code| line.starts_with(code)));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The team event without what the older form cannot say of the event and the teams.
fn plain_cup() -> String {
    let gone = ["152 ", "192 ", "212 ", "352 ", "240 ", "300 ", "320 ", "330 "];
    let lines = CUP.lines().filter(|line| !gone.iter().any(|code| line.starts_with(code)));
    let old = |line: &str| match line.strip_prefix("310") {
        Some(rest) => format!("013 {:32}{}\n", rest[5..37].trim(), &rest[70..]),
        None => format!("{line}\n"),
    };
    let one_round =
        |line: &str| if line.starts_with("001") { line[..99].to_owned() } else { line.to_owned() };
    lines.map(|line| old(&one_round(line))).collect()
}

#[test]
fn a_plain_tournament_loses_nothing() {
    for profile in
        [Profile::Trf26, Profile::FideUpload, Profile::Trf16, Profile::EngineBbp, Profile::EngineJavafo]
    {
        assert_eq!(named(&tournament(&plain()), profile), [], "{profile:?}");
    }
    assert_eq!(named(&tournament(FJORD), Profile::Trf26), []);
    assert_eq!(named(&tournament(CUP), Profile::Trf26), []);
}

#[test]
fn bbp_pairings_is_told_what_it_does_not_get() {
    // Tie-breaks, thinking times and national records are nothing an engine needs.
    assert_eq!(named(&tournament(FJORD), Profile::EngineBbp), []);
    let dubov = changed(&plain(), "142 3\n", "142 3\n192 FIDE_DUBOV\n");
    assert_eq!(named(&tournament(&dubov), Profile::EngineBbp), [Unwritable::System]);
    let robin = edited(&plain(), |facts| facts.system = Some(System::RoundRobin { cycles: 1 }));
    assert_eq!(named(&robin, Profile::EngineBbp), [Unwritable::System]);
    let primary = edited(&plain(), |facts| facts.primary = Some(PrimaryScore::GamePoints));
    assert_eq!(named(&primary, Profile::EngineBbp), [Unwritable::Primary]);
}

#[test]
fn bbp_pairings_has_six_values_of_points() {
    type Value = fn(&mut ScoreSystem) -> &mut Points;
    let lost: [Value; 4] =
        [|it| &mut it.unknown, |it| &mut it.full_bye, |it| &mut it.half_bye, |it| &mut it.forfeit_win];
    for value in lost {
        let tournament = edited(&plain(), |facts| *value(&mut facts.scores) = Points::from_whole(4));
        assert_eq!(named(&tournament, Profile::EngineBbp), [Unwritable::Scores]);
    }
    let kept: [Value; 3] = [|it| &mut it.zero_bye, |it| &mut it.forfeit_loss, |it| &mut it.pairing_bye];
    for value in kept {
        let tournament = edited(&plain(), |facts| *value(&mut facts.scores) = Points::from_whole(4));
        assert_eq!(named(&tournament, Profile::EngineBbp), []);
    }
}

#[test]
fn older_forms_have_no_match_points() {
    let win = Points::from_whole(3);
    let usual = MatchScores::default();
    let bye = PairingByeScores { match_points: win, game_points: win };
    let unusual = [
        MatchScores { win, ..usual },
        MatchScores { forfeit: Some((win, win)), ..usual },
        MatchScores { forfeit_games: Some((win, win)), ..usual },
    ];
    assert_eq!(named(&tournament(&plain_cup()), Profile::Trf16), []);
    for scores in unusual {
        let cup = edited(&plain_cup(), |facts| facts.match_scores = scores);
        assert_eq!(named(&cup, Profile::Trf16), [Unwritable::Scores], "{scores:?}");
        let open = edited(&plain(), |facts| facts.match_scores = scores);
        assert_eq!(named(&open, Profile::EngineJavafo), [Unwritable::Scores], "{scores:?}");
    }
    // Those of the bye stand beside it (320).
    let scores = MatchScores { pairing_bye: Some(bye), ..usual };
    let cup = edited(&plain_cup(), |facts| facts.match_scores = scores);
    assert_eq!(named(&cup, Profile::Trf16), []);
    let open = edited(&plain(), |facts| facts.match_scores = scores);
    assert_eq!(named(&open, Profile::EngineJavafo), [Unwritable::Scores]);
}

#[test]
fn older_forms_have_no_line_ups() {
    // Both teams in another order than that of their rosters.
    let turned = edited(&plain_cup(), |facts| facts.teams[0].roster.reverse());
    let line_up = Unwritable::LineUp { team: 1, round: RoundNumber(1) };
    assert_eq!(named(&turned, Profile::Trf16), [line_up]);
    accepted(&turned, Profile::Trf16);
}

#[test]
fn older_forms_say_the_system_in_words() {
    let robin = changed(&plain(), "142 3\n", "142 3\n192 BERGER_ROUNDROBIN\n");
    let unknown = changed(&plain(), "142 3\n", "142 3\n192 HOUSE_RULES\n");
    for text in [robin, unknown] {
        for profile in [Profile::Trf16, Profile::EngineJavafo] {
            assert_eq!(named(&tournament(&text), profile), [Unwritable::System], "{text}");
        }
    }
    let pace = edited(&plain(), |facts| facts.event.pace = Pace::Blitz);
    assert!(named(&pace, Profile::Trf16).contains(&Unwritable::Pace));
}

#[test]
fn prohibitions_are_not_widened_for_javafo() {
    let with = |first, last| {
        edited(&plain(), |facts| {
            let participants = [0, 3].map(exaequo_model::ParticipantId).to_vec();
            let [first_round, last_round] = [first, last].map(RoundNumber);
            facts.prohibitions.push(Prohibition { first_round, last_round, participants });
        })
    };
    for (first, last) in [(1, 3), (1, 9)] {
        assert_eq!(named(&with(first, last), Profile::EngineJavafo), []);
        assert!(accepted(&with(first, last), Profile::EngineJavafo).0.contains("XXP 1 4\r\n"));
    }
    for (first, last) in [(1, 2), (2, 3)] {
        assert_eq!(named(&with(first, last), Profile::EngineJavafo), [Unwritable::Prohibition]);
        assert!(!accepted(&with(first, last), Profile::EngineJavafo).0.contains("XXP"));
    }
}

#[test]
fn javafo_has_no_teams_no_match_points_and_no_adjourned_games() {
    let losses = named(&tournament(&plain_cup()), Profile::EngineJavafo);
    assert!(losses.contains(&Unwritable::Teams), "{losses:?}");
    let unknown = edited(&plain(), |facts| facts.scores.unknown = Points::ZERO);
    assert_eq!(named(&unknown, Profile::EngineJavafo), [Unwritable::Scores]);
    let faster = edited(&plain(), |facts| {
        let (first_round, last_round) = (RoundNumber(1), ROUND_2);
        let points = Points::WHOLE;
        let (match_points, game_points) = (points, points);
        let (first_number, last_number) = (1, 2);
        facts.accelerations.push(Acceleration {
            match_points,
            game_points,
            first_round,
            last_round,
            first_number,
            last_number,
        });
    });
    for profile in [Profile::EngineJavafo, Profile::EngineBbp] {
        assert_eq!(named(&faster, profile), [Unwritable::Acceleration]);
    }
    assert_eq!(accepted(&faster, Profile::EngineBbp).1.accelerations, []);
}

#[test]
fn announced_byes_count_in_the_points_of_javafo() {
    let text = changed(&plain(), "142 3\n", "142 4\n") + "240 H   4    1\n240 F   4    2\n240 Z   4    3\n";
    let before = tournament(&text);
    let points = |text: &str, number: u32| {
        let line = text.lines().find(|line| line.starts_with(&format!("001 {number:4}"))).unwrap().to_owned();
        line[80..84].trim().to_owned()
    };
    assert_eq!(named(&before, Profile::EngineJavafo), []);
    let (once, again) = accepted(&before, Profile::EngineJavafo);
    assert_eq!([1, 2, 3, 4].map(|number| points(&once, number)), ["3.0", "3.0", "0.0", "2.0"]);
    // Who has them in already does not get them twice.
    let (twice, _) = accepted(&again, Profile::EngineJavafo);
    assert_eq!(once, twice);
}

#[test]
fn a_player_nobody_names_is_a_loss() {
    let cup = edited(CUP, |facts| {
        for board in &mut facts.rounds.boards {
            if let Board::Unopposed { player, .. } = board {
                *player = None;
            }
        }
    });
    let losses = named(&cup, Profile::Trf26);
    assert!(losses.contains(&Unwritable::LineUp { team: 5, round: ROUND_2 }), "{losses:?}");
    accepted(&cup, Profile::Trf26);
}

#[test]
fn a_code_without_a_primary_score_loses_it() {
    for system in [
        Some(System::RoundRobin { cycles: 1 }),
        Some(System::KnockOut),
        Some(System::Predetermined),
        Some(System::Swiss),
        None,
    ] {
        let cup = edited(CUP, |facts| {
            facts.event.system_code = TextRange::EMPTY;
            facts.system = system;
            facts.primary = Some(PrimaryScore::GamePoints);
        });
        let expected: &[Unwritable] =
            if system == Some(System::Swiss) { &[] } else { &[Unwritable::Primary] };
        assert_eq!(named(&cup, Profile::Trf26), expected, "{system:?}");
        let (_, again) = accepted(&cup, Profile::Trf26);
        assert_eq!(again.primary == cup.primary, expected.is_empty());
    }
}

#[test]
fn a_code_that_says_another_system_is_a_loss() {
    let open = edited(FJORD, |facts| facts.system = Some(System::KnockOut));
    assert_eq!(named(&open, Profile::Trf26), [Unwritable::System]);
}

/// The first match of the team event, forfeited on both boards by players without colours.
fn without_colors() -> String {
    let blocks = [(1, "   3 - +"), (3, "   1 - -"), (2, "   4 - +"), (4, "   2 - -")];
    blocks.iter().fold(CUP.to_owned(), |text, (number, block)| with_block(&text, *number, 1, block))
}

#[test]
fn line_ups_of_a_match_without_colours() {
    let turned = |teams: &[usize]| {
        edited(&without_colors(), |facts| {
            assert_eq!(facts.rounds.matches[0].colors, Colors::Unknown);
            for team in teams {
                facts.teams[*team].roster.reverse();
            }
        })
    };
    // One record does not tell who has White; two would.
    for teams in [&[][..], &[0], &[1]] {
        let cup = turned(teams);
        let losses = named(&cup, Profile::Trf26);
        assert!(!losses.contains(&Unwritable::LineUp { team: 1, round: RoundNumber(1) }), "{losses:?}");
        assert_eq!(matches(&accepted(&cup, Profile::Trf26).1), matches(&cup));
    }
    let losses = named(&turned(&[0, 1]), Profile::Trf26);
    for team in [1, 2] {
        assert!(losses.contains(&Unwritable::LineUp { team, round: RoundNumber(1) }), "{losses:?}");
    }
    accepted(&turned(&[0, 1]), Profile::Trf26);
}

#[test]
fn points_of_players_have_no_record_in_a_team_event() {
    let cup = edited(CUP, |facts| facts.scores.half_bye = Points::WHOLE);
    assert_eq!(named(&cup, Profile::Trf26), [Unwritable::Scores]);
    let (text, _) = accepted(&cup, Profile::Trf26);
    assert!(!text.contains("\n299"), "{text}");
    let open = edited(FJORD, |facts| facts.match_scores.forfeit = Some((Points::WHOLE, Points::WHOLE)));
    assert_eq!(named(&open, Profile::Trf26), [Unwritable::Scores]);
    assert_eq!(accepted(&open, Profile::Trf26).1.scores, open.scores);
}

#[test]
fn one_value_of_a_forfeited_match_is_enough() {
    let (win, loss) = (Points::from_whole(3), Points::HALF);
    let usual = (Points::from_whole(2), Points::ZERO);
    let points = edited(CUP, |facts| facts.match_scores.forfeit = Some((win, loss)));
    let games = edited(CUP, |facts| facts.match_scores.forfeit_games = Some((win, loss)));
    for (cup, expected) in [(points, [(win, loss), usual]), (games, [usual, (win, loss)])] {
        assert_eq!(named(&cup, Profile::Trf26), []);
        let scores = accepted(&cup, Profile::Trf26).1.match_scores;
        assert_eq!([scores.forfeit, scores.forfeit_games], expected.map(Some));
    }
}

#[test]
fn numbers_too_wide_leave_their_field_blank() {
    let open = edited(FJORD, |facts| {
        facts.players[0].published.rank = Some(12_345);
        facts.players[1].fide_id = FideId::Number(123_456_789_012);
        facts.players[2].title = Title::Other(facts.text.push("WGMX"));
        for entry in &mut facts.ratings {
            if entry.player.0 == 3 || entry.body == RatingBody::National {
                entry.rating = Elo::new(12_345).unwrap();
            }
        }
    });
    let losses = named(&open, Profile::Trf26);
    let expected = [
        Unwritable::Value { value: 12_345, width: 4 },
        Unwritable::Value { value: 123_456_789_012, width: 11 },
        Unwritable::Text { number: 3, width: 3 },
        Unwritable::Rating { number: 4 },
        Unwritable::Rating { number: 5 },
    ];
    assert_eq!(losses, expected);
    let (text, again) = accepted(&open, Profile::Trf26);
    assert!(!text.contains("12345") && !text.contains("WGM"), "{text}");
    assert_eq!(again.rounds, open.rounds);
    assert_eq!(again.players[0].published.rank, None);
    assert_eq!(again.players[2].title, Title::None);

    let cup = edited(CUP, |facts| {
        facts.teams[0].strength = Some(1_234_567);
        facts.teams[1].published.rank = Some(1_234);
    });
    let (_, again) = accepted(&cup, Profile::Trf26);
    assert_eq!(again.teams[0].strength, None);
    assert_eq!(again.teams[1].published.rank, None);
    assert_eq!(again.rounds, cup.rounds);
}
