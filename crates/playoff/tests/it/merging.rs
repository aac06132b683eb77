//! Merging: what was won over the board goes into the standings, and nothing else changes.

use exaequo_model::{RoundNumber, Side, Tournament};
use exaequo_playoff::{DecidedBy, Open, Plan, PlayOff, ProgressState, continued};

use crate::event::{event, letters, merged, play, regulations, standings};

/// B, C, D and E are tied for the places 2 to 5; the list has them in this order.
const SCORES: [(u32, u32); 6] = [(9, 0), (7, 8), (7, 6), (7, 4), (7, 2), (5, 5)];

#[test]
fn a_match_decides_two_places() {
    let tournament = event(&[(5, 9), (5, 1), (4, 0)]);
    let (order, decided, groups) = merged(&tournament, "", &["A-B"]);
    assert_eq!((order.as_str(), decided.as_str()), ("1B 2A 3C", ".P1"));
    let duel = &groups[0].outcome.as_ref().unwrap().duels[0];
    assert_eq!((letters(&tournament, &duel.pair).as_str(), &duel.by), ("BA", &DecidedBy::Games));
}

#[test]
fn a_level_match_goes_to_the_next_stage_and_a_drawn_decisive_game_to_black() {
    let tournament = event(&[(5, 9), (5, 1)]);
    let stages =
        "[[stage]]\ngames = 2\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    for (rounds, first, by) in [
        (vec!["A+B", "B=A"], "1A 2B", DecidedBy::Games),
        (vec!["A+B", "B+A", "A+B"], "1A 2B", DecidedBy::Games),
        (vec!["A=B", "B=A", "A=B"], "1B 2A", DecidedBy::BlackWins),
        (vec!["A=B", "B=A", "B=A"], "1A 2B", DecidedBy::BlackWins),
    ] {
        let (order, _, groups) = merged(&tournament, stages, &rounds);
        let duel = &groups[0].outcome.as_ref().unwrap().duels[0];
        assert_eq!((order.as_str(), &duel.by), (first, &by), "{rounds:?}");
    }
}

#[test]
fn a_decisive_game_that_both_lost_is_no_draw_and_black_does_not_win_it() {
    let tournament = event(&[(5, 9), (5, 1)]);
    let settings = |more: &str| {
        format!(
            "{more}\n[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'"
        )
    };
    for last in ["A0B", "AxB"] {
        let by = |more: &str, rounds: &[&str]| {
            let (order, decided, groups) = merged(&tournament, &settings(more), rounds);
            (order, decided, groups[0].outcome.as_ref().unwrap().duels[0].by.clone())
        };
        let (order, decided, nothing) = by("", &["B=A", last]);
        assert_eq!(
            (order.as_str(), decided.as_str(), nothing),
            ("1A 2B", ".2", DecidedBy::Nothing),
            "the list: {last}"
        );
        let (order, _, _) = by("at-last = 'share'", &["B=A", last]);
        assert_eq!(order, "1=A 1=B", "{last}");
        let (order, decided, _) = by("at-last = 'lots'\nseed = 'x'", &["B=A", last]);
        assert_eq!(decided, ".L", "{order}: {last}");
        // B alone has had Black.
        let (order, _, criterion) = by("still-tied = 'BPG'", &["A=B", last]);
        assert!(
            order == "1B 2A" && matches!(criterion, DecidedBy::Criterion(_)),
            "{order}, {criterion:?}: {last}"
        );
    }
}

#[test]
fn nobody_goes_through_by_a_decisive_game_to_which_neither_came() {
    let stage = "[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    let knock_out = |more: &str| {
        let settings = format!("places = 'first 2'\nformat = 'knock-out'\n{more}\n{stage}");
        merged(&event(&SCORES), &settings, &["B0E C+D", "B-C"]).2.remove(0).outcome
    };
    let outcome = knock_out("");
    assert_eq!(
        outcome.unwrap().duels[0].by,
        DecidedBy::List,
        "B goes on, who is better by the list, and not E"
    );
    assert!(matches!(knock_out("at-last = 'share'"), Err(Open::Level(..))), "one must go on");
}

#[test]
fn a_match_is_over_when_it_cannot_be_lost_any_more() {
    let tournament = event(&[(5, 9), (5, 1)]);
    let four = "[[stage]]\ngames = 4\ntime-control = '15+10'";
    let (order, _, _) = merged(&tournament, four, &["B+A", "A-B", "B=A"]);
    assert_eq!(order, "1B 2A");
    let (order, _, groups) = merged(&tournament, four, &["B+A", "A=B", "B?A"]);
    assert_eq!(order, "1A 2B", "with two games to go the order of the list stays");
    assert!(matches!(groups[0].outcome, Err(Open::Undecided(..))));
}

#[test]
fn a_round_robin_for_all_places() {
    let (order, decided, _) = merged(&event(&SCORES), "places = 'all'", &["E+B C=D", "E+C B=D", "D=E B=C"]);
    // E 2½, D 1½, B and C 1 each and drawn between them: by the list.
    assert_eq!((order.as_str(), decided.as_str()), ("1A 2E 3D 4B 5C 6F", ".1PP21"));
}

#[test]
fn only_the_places_at_stake_are_taken_from_the_play_off() {
    let games = ["E+B C=D", "E+C B-D", "D=E B=C"];
    let (order, decided, _) = merged(&event(&SCORES), "places = 'first 2'", &games);
    assert_eq!(
        (order.as_str(), decided.as_str()),
        ("1A 2E 3B 4C 5D 6F", ".1P221"),
        "D was second and is last again"
    );
}

#[test]
fn who_wins_a_spot_is_listed_as_before_and_ahead_of_the_others() {
    let games = ["E+B C=D", "E+C B-D", "D=E B=C"];
    let (order, decided, _) = merged(&event(&SCORES), "places = 'qualify 3'", &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1A 2D 3E 4B 5C 6F", ".12P21"), "two spots for D and E");
}

#[test]
fn a_knock_out_with_a_duel_for_the_third_place() {
    let games = ["B-E C+D", "E-C B-D"];
    let (order, decided, groups) = merged(&event(&SCORES), "places = 'all'\nformat = 'knock-out'", &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1A 2C 3E 4D 5B 6F", ".1PPP1"));
    assert_eq!(groups[0].outcome.as_ref().unwrap().duels.len(), 4);
}

#[test]
fn a_knock_out_for_one_place_leaves_the_others_to_the_list() {
    let games = ["B-E C+D", "E-C"];
    let (order, decided, _) = merged(&event(&SCORES), "places = 'first 2'\nformat = 'knock-out'", &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1A 2C 3B 4D 5E 6F", ".1P221"));
}

#[test]
fn three_spots_are_two_winners_and_the_best_loser() {
    let games = ["B-E C+D", "B-D"];
    let (order, _, _) = merged(&event(&SCORES), "places = 'qualify 4'\nformat = 'knock-out'", &games);
    assert_eq!(order, "1A 2C 3D 4E 5B 6F");
}

#[test]
fn three_in_a_knock_out_the_best_number_waits_for_the_winner() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    let (order, decided, _) = merged(&tournament, "places = 'all'\nformat = 'knock-out'", &["B-C", "A-C"]);
    assert_eq!((order.as_str(), decided.as_str()), ("1C 2A 3B", ".PP"));
}

#[test]
fn a_play_off_that_stays_level_goes_to_its_own_criteria() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    // Each has won with White and lost with Black; more games with Black come first: nobody has; wins with Black: nobody.
    let circle = ["A+B", "B+C", "C+A"];
    let (order, _, _) = merged(&tournament, "places = 'all'", &circle);
    assert_eq!(order, "1A 2B 3C", "points and direct encounter do not decide: by the list");
    let two = ["A+B", "B-C", "C+A", "B=A", "C=B", "A=C"];
    let settings = "places = 'all'\nstill-tied = 'PTS,BWG'\nformat = 'double-round-robin'";
    let (order, decided, groups) = merged(&tournament, settings, &two);
    assert_eq!(order, "1C 2A 3B");
    assert_eq!(decided, ".PP");
    assert_eq!(groups[0].outcome.as_ref().unwrap().classes[1].by, DecidedBy::Games);
}

#[test]
fn a_play_off_that_stays_level_at_last() {
    let tournament = event(&[(6, 0), (5, 9), (5, 5), (5, 1), (4, 0)]);
    let circle = ["B+C", "C+D", "D+B"];
    let last = |settings: &str| {
        let (order, decided, _) = merged(&tournament, settings, &circle);
        (order, decided)
    };
    let pair = |order: &str, decided: &str| (order.to_owned(), decided.to_owned());
    assert_eq!(last("places = 'all'\nat-last = 'list'"), pair("1A 2B 3C 4D 5E", ".1221"));
    assert_eq!(last("places = 'all'\nat-last = 'share'"), pair("1A 2=B 2=C 2=D 5E", ".1..1"));
    assert_eq!(last("places = 'first 2'\nat-last = 'share'"), pair("1A 2=B 2=C 2=D 5E", ".1..1"));
    assert_eq!(last("places = 'first 2'\nat-last = 'list'"), pair("1A 2B 3C 4D 5E", ".1221"));
    let orders: std::collections::BTreeSet<String> = (0..60)
        .map(|seed| {
            let (order, decided) = last(&format!("places = 'all'\nat-last = 'lots'\nseed = '{seed}'"));
            assert_eq!(decided, ".1LL1");
            order
        })
        .collect();
    assert_eq!(orders.len(), 6, "every order can be drawn");
}

#[test]
fn lots_for_one_place_leave_the_others_to_the_list() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    let circle = ["A+B", "B+C", "C+A"];
    for seed in 0..30 {
        let settings = format!("at-last = 'lots'\nseed = '{seed}'");
        let (order, decided, _) = merged(&tournament, &settings, &circle);
        let known = [("1A 2B 3C", ".L2"), ("1B 2A 3C", ".L2"), ("1C 2A 3B", ".L2")];
        assert!(known.contains(&(order.as_str(), decided.as_str())), "{order} {decided}");
    }
}

#[test]
fn a_level_duel_of_a_knock_out_goes_to_lots_or_the_list_and_cannot_be_shared() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    let games = ["B=C", "A-B", "A-C"];
    let (order, _, groups) = merged(&tournament, "format = 'knock-out'", &games);
    assert_eq!(order, "1B 2A 3C", "B is better in the list and beats A");
    assert_eq!(groups[0].outcome.as_ref().unwrap().duels[0].by, DecidedBy::List);
    let (_, _, groups) = merged(&tournament, "format = 'knock-out'\nat-last = 'share'", &games);
    assert!(matches!(groups[0].outcome, Err(Open::Level(..))));
    let (order, decided, _) =
        merged(&tournament, "format = 'knock-out'\nplaces = 'all'\nat-last = 'share'", &["B-C", "A=C"]);
    assert_eq!((order.as_str(), decided.as_str()), ("1=A 1=C 3B", "..P"), "a final can");
}

#[test]
fn those_who_stay_level_in_a_round_robin_play_the_next_stage_among_themselves() {
    let stages = "places = 'all'\n[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '3+2'";
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    // A 1½; B and C ½ and … a draw between them: they play on.
    let games = ["A+B", "B=C", "C-A", "B-C"];
    let (order, decided, groups) = merged(&tournament, stages, &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1A 2C 3B", ".PP"));
    let outcome = groups[0].outcome.as_ref().unwrap();
    assert_eq!((outcome.tables.len(), outcome.duels.len()), (1, 1));
    let (_, _, groups) = merged(&tournament, stages, &games[..3]);
    assert!(matches!(groups[0].outcome, Err(Open::Undecided(..))), "their game is missing");
    let (order, _, _) = merged(&tournament, &stages.replace("'all'", "'first'"), &games[..3]);
    assert_eq!(order, "1A 2B 3C", "and is not needed where nothing is at stake for them");
}

#[test]
fn two_ties_in_one_file_have_nothing_to_do_with_each_other() {
    let tournament = event(&[(5, 9), (5, 1), (4, 5), (4, 4), (4, 3)]);
    let games = ["A-B C+D", "C-E", "D-E"];
    let (order, decided, groups) = merged(&tournament, "places = 'all'", &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1B 2A 3E 4C 5D", ".P1PP"));
    assert_eq!(groups.len(), 2);
}

#[test]
fn a_play_off_that_is_not_finished_leaves_its_tie_to_the_list_and_not_the_other() {
    let tournament = event(&[(5, 9), (5, 1), (4, 5), (4, 4), (4, 3)]);
    let (order, _, groups) = merged(&tournament, "places = 'all'", &["A-B C+D", "C-E", "D?E"]);
    assert_eq!(order, "1B 2A 3C 4D 5E");
    assert!(groups[0].outcome.is_ok() && groups[1].outcome.is_err());
}

#[test]
fn who_is_not_in_the_file_is_named() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    let (order, _, groups) = merged(&tournament, "", &["A-B"]);
    assert_eq!(order, "1A 2B 3C");
    let Err(Open::Missing(who)) = groups[0].outcome else { panic!("{groups:?}") };
    assert_eq!(letters(&tournament, &[who]), "C");
}

#[test]
fn forfeits_of_a_play_off_count_as_games() {
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    let mut standings = standings(&tournament);
    let mut facts = play(&tournament, &["A+B", "B+C", "C+A"], "ABC").into_facts();
    facts.rounds.pairings[2].outcome = exaequo_model::Outcome::Forfeited(exaequo_model::NoShow::White);
    let playoff = Tournament::new(facts).unwrap();
    exaequo_playoff::merge(&mut standings, &PlayOff::of_file(&playoff), &regulations("places = 'all'"));
    assert_eq!(crate::event::order(&standings), "1A 2B 3C", "A 2, B 1, C 0");
}

#[test]
fn a_drawn_decisive_game_of_a_round_robin_is_won_by_black() {
    let stages = "places = 'all'\n[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    let tournament = event(&[(5, 9), (5, 5), (5, 1)]);
    // A circle first; then B and C have Black in both or one of their games, all of them drawn: C 2, B 1, A 0.
    let games = ["A+B", "B+C", "C+A", "A=B", "B=C", "A=C"];
    let (order, decided, groups) = merged(&tournament, stages, &games);
    assert_eq!((order.as_str(), decided.as_str()), ("1C 2B 3A", ".PP"));
    assert_eq!(groups[0].outcome.as_ref().unwrap().tables.len(), 2);
}

#[test]
fn of_two_with_the_same_name_each_is_the_one_with_the_number_of_the_plan() {
    let mut facts = event(&[(5, 9), (5, 1)]).into_facts();
    let name = facts.text.push("Alyx");
    facts.players.iter_mut().for_each(|player| player.name = name);
    let tournament = Tournament::new(facts).unwrap();
    let mut playoff = crate::event::planned(&tournament, "").into_facts();
    playoff.rounds.pairings[0].outcome = exaequo_model::Outcome::played(Side::Loss, Side::Win);
    let playoff = Tournament::new(playoff).unwrap();
    let mut standings = standings(&tournament);
    exaequo_playoff::merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(""));
    let numbers: Vec<u32> = standings.rows.iter().map(|row| tournament.number_of(row.participant)).collect();
    assert_eq!(numbers, [2, 1]);
}

#[test]
fn lots_are_no_longer_asked_for_where_the_play_off_has_decided() {
    let tournament = event(&[(5, 5), (5, 5), (4, 1), (4, 1)]);
    let needed = |settings: &str, rounds: &[&str]| {
        let mut standings = standings(&tournament);
        let playoff = play(&tournament, rounds, "ABCD");
        exaequo_playoff::merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(settings));
        standings.notices.iter().find_map(|notice| match notice {
            exaequo_tiebreak::Notice::LotsNeeded { participants } => Some(*participants),
            _ => None,
        })
    };
    assert_eq!(needed("places = 'first'", &["A-B"]), Some(2), "two still share the third place");
    assert_eq!(needed("places = 'all'", &["A-B C+D"]), None);
}

#[test]
fn a_play_off_that_is_not_finished_names_everybody_who_plays_on() {
    let waiting = |count: u32, settings: &str, rounds: &[&str]| {
        let scores: Vec<(u32, u32)> = (0..count).map(|index| (5, count - index)).collect();
        let tournament = event(&scores);
        let (_, _, groups) = merged(&tournament, settings, rounds);
        let Err(Open::Undecided(who)) = &groups[0].outcome else { panic!("{groups:?}") };
        letters(&tournament, who)
    };
    let stages = "places = 'all'\n[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'";
    assert_eq!(waiting(4, stages, &["A=B C=D", "A=C B=D", "A=D B=C"]), "ABCD", "all are level");
    assert_eq!(waiting(4, stages, &["A+B C=D", "A+C B-D", "A+D B-C"]), "CD", "A 3, C and D 1½, B 0");
    assert_eq!(waiting(4, stages, &["A+B C-D", "A=C B=D", "D?A B?C"]), "ABCD", "the last round of the first");
    let knock_out = format!("format = 'knock-out'\n{}", stages.replace("'all'", "'first'"));
    assert_eq!(waiting(4, &knock_out, &["A?D B?C"]), "ABCD", "both semi-finals");
    assert_eq!(waiting(4, &knock_out, &["A+D B-C"]), "AC", "the final");
}

#[test]
fn article_3_1_6_equal_points_play_the_next_stage_whoever_won_their_game() {
    let tournament = event(&[(5, 9), (5, 7), (5, 5), (5, 3)]);
    let stages = "places = 'first'\n[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '5+0'";
    // A and B have 2 of 3, C 1½, D ½. A won against B, but the second stage is B's.
    let first = ["A+B", "A-C", "A+D", "B+C", "B+D", "C=D"];
    let (_, _, groups) = merged(&tournament, stages, &first);
    let Err(Open::Undecided(who)) = &groups[0].outcome else { panic!("they play on") };
    assert_eq!(letters(&tournament, who), "AB");
    let both: Vec<&str> = first.into_iter().chain(["A-B"]).collect();
    let (order, ..) = merged(&tournament, stages, &both);
    assert_eq!(&order[..5], "1B 2A", "{order}");
    // With one stage the criteria of the play-off decide: their game.
    let one = "places = 'first'\n[[stage]]\ntime-control = '15+10'";
    let (order, ..) = merged(&tournament, one, &first);
    assert_eq!(&order[..5], "1A 2B", "{order}");
}

#[test]
fn article_3_1_2_whoever_is_tied_and_does_not_qualify_keeps_the_order_of_the_list() {
    // Equal points; A, B and C in the order of the list, of whom A and B play.
    let tournament = event(&[(9, 3), (8, 2), (8, 1)]);
    let settings = "after = 'none'\nentrants = 2";
    assert_eq!(merged(&tournament, settings, &["A+B"]).0, "1A 2B 3C");
    let (order, decided, _) = merged(&tournament, settings, &["A-B"]);
    assert_eq!(order, "1B 2A 3C");
    assert_eq!(decided, ".P1", "C is behind A by the first value, behind B by the second");
}

/// An event in which two of one name are tied for the second place, and their play-off by the numbers of its plan.
fn namesakes() -> (Tournament, Tournament) {
    let mut facts = event(&SCORES[..3]).into_facts();
    facts.players[2].name = facts.players[1].name;
    let tournament = Tournament::new(facts).unwrap();
    let mut playoff = play(&event(&SCORES[..3]), &["C+B"], "BC").into_facts();
    for (player, number) in playoff.players.iter_mut().zip(1..) {
        player.name = tournament.players[1].name;
        player.number = number;
    }
    (tournament, Tournament::new(playoff).unwrap())
}

fn joined(tournament: &Tournament, playoff: &Tournament) -> Option<Tournament> {
    let standings = standings(tournament);
    Plan::new(&standings, &regulations("places = 'all'")).joined(&standings, &PlayOff::of_file(playoff))
}

#[test]
fn a_play_off_is_put_to_its_tournament_by_the_numbers_of_the_plan_where_names_are_alike() {
    let (tournament, playoff) = namesakes();
    let both = joined(&tournament, &playoff).unwrap();
    let game = both.rounds.pairings_of(RoundNumber(both.rounds.count()))[0];
    assert_eq!((game.white.0, game.black.0), (2, 1), "the third of the list has won with White");
    assert_eq!(both.play_off_rounds().count(), 1);
}

#[test]
fn namesakes_in_one_file_with_their_play_off_are_told_apart() {
    let (tournament, playoff) = namesakes();
    let one = joined(&tournament, &playoff).unwrap();
    let inside = PlayOff::inside(&one).unwrap();
    let plan = continued(&standings(&one), &inside, &regulations("places = 'all'"));
    let progress = plan.groups[0].progress.as_ref().unwrap();
    assert_eq!(progress.state, ProgressState::Over);
    assert_eq!(progress.duels[0].pair.map(|who| who.0), [2, 1], "the third of the list has won");
}

#[test]
fn nothing_is_put_behind_rounds_that_are_still_to_come() {
    let (tournament, playoff) = namesakes();
    let mut facts = tournament.into_facts();
    facts.schedule.announce(9);
    let tournament = Tournament::new(facts).unwrap();
    assert_eq!(joined(&tournament, &playoff), None);
}

#[test]
fn article_3_1_1_the_list_alone_orders_those_who_can_win_nothing_any_more() {
    let rapid = "[[stage]]\ntime-control = '15+10'\n";
    let two = format!("{rapid}{rapid}");
    for (settings, rounds, open) in [
        // Two have lost in the semi-finals; for three places they meet once more.
        ("places = 'first 2'\nformat = 'knock-out'", &["B+E C+D", "B?C"][..], "BC BD BE CD CE"),
        ("places = 'first 4'\nformat = 'knock-out'", &["B+E C+D", "B?C"], "BC BD BE CD CE DE"),
        ("places = 'first 2'\nformat = 'knock-out'", &["B+E C?D"], "BC BD BE CD CE DE"),
        // Nobody is separated from the others who are certain of a spot.
        ("places = 'qualify 4'\nformat = 'knock-out'", &["B+E C+D", "D?E"], "BD BE CD CE DE"),
        // B and C are level and play on for the first place; D and E do not.
        (&format!("places = 'first 2'\n{two}"), &["B+E C+D", "B=C D=E", "D-B E-C"], "BC BD BE CD CE"),
        (&format!("places = 'first 2'\n{two}"), &["B+E C+D", "B=C D=E", "D-B"], "BC BD BE CD CE DE"),
        ("places = 'first 2'", &["B+E C+D", "B+C D=E", "D-B E-C"], ""),
    ] {
        let tournament = event(&SCORES);
        let (_, _, groups) = merged(&tournament, settings, rounds);
        let members = groups[0].group.tie.members.clone();
        let mut found = Vec::new();
        for (index, &one) in members.iter().enumerate() {
            let others =
                members[index + 1..].iter().filter(|&&other| groups[0].is_open_between([one, other]));
            found.extend(others.map(|&other| letters(&tournament, &[one, other])));
        }
        assert_eq!(found.join(" "), open, "{settings}: {rounds:?}");
    }
}
