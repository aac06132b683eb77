//! 3.1.3 to 3.1.5: formats, pairing numbers, colours.

use exaequo_playoff::bracket::Seat;
use exaequo_playoff::{Contest, LotsFor, NoContest};

use crate::event::{event, letters, plan, regulations, signs};

fn tied(count: u32) -> Vec<(u32, u32)> {
    (0..count).map(|index| (5, 20 - index)).collect()
}

fn contest(count: u32, settings: &str) -> Result<Contest, NoContest> {
    plan(&event(&tied(count)), settings).groups.remove(0).contest
}

/// Pairings as `1-4 2-3`, with who is free in brackets.
fn rounds(contest: &Contest) -> Vec<String> {
    let Contest::RoundRobin(rounds) = contest else { panic!("{contest:?}") };
    let round = |round: &exaequo_playoff::PlannedRound| {
        let pairs: Vec<String> =
            round.pairings.iter().map(|games| format!("{}-{}", games.pair.0, games.pair.1)).collect();
        let free = round.free.map(|number| format!(" ({number})")).unwrap_or_default();
        pairs.join(" ") + &free
    };
    rounds.iter().map(round).collect()
}

#[test]
fn article_3_1_3_single_round_robin() {
    let contest = contest(4, "places = 'all'\nformat = 'single-round-robin'").unwrap();
    assert_eq!(rounds(&contest), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
}

#[test]
fn article_3_1_3_an_odd_round_robin_has_a_free_round_for_everybody() {
    let contest = contest(3, "places = 'all'").unwrap();
    assert_eq!(rounds(&contest), ["2-3 (1)", "1-2 (3)", "3-1 (2)"]);
}

#[test]
fn article_3_1_3_double_round_robin() {
    let contest = contest(3, "places = 'all'\nformat = 'double-round-robin'").unwrap();
    assert_eq!(rounds(&contest), ["2-3 (1)", "3-1 (2)", "1-2 (3)", "3-2 (1)", "2-1 (3)", "1-3 (2)"]);
}

#[test]
fn article_3_1_3_two_who_are_tied_play_a_match_and_twice_as_long_in_a_double_round_robin() {
    for (format, games) in [("single-round-robin", "w"), ("double-round-robin", "wb"), ("knock-out", "w")] {
        let Ok(Contest::Match(found)) = contest(2, &format!("format = '{format}'")) else {
            panic!("{format}")
        };
        assert_eq!((found.pair, signs(&found.colors[0]).as_str()), ((1, 2), games));
    }
}

#[test]
fn article_3_1_3_knock_out_with_byes_to_the_best_numbers() {
    let Ok(Contest::KnockOut { bracket, first }) = contest(6, "format = 'knock-out'") else { panic!() };
    assert_eq!(first.iter().map(|games| games.pair).collect::<Vec<_>>(), [(4, 5), (3, 6)]);
    assert_eq!(bracket.rounds.iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
    let free = |number| {
        bracket.rounds[0].iter().any(|duel| duel.upper == Seat::Number(number) && duel.lower == Seat::Free)
    };
    assert!(free(1) && free(2));
}

#[test]
fn article_3_1_3_what_a_knock_out_cannot_decide_is_refused_with_the_reason() {
    assert_eq!(contest(6, "format = 'knock-out'\nplaces = 'all'"), Err(NoContest::TooManyPlaces(6)));
    assert_eq!(contest(7, "format = 'knock-out'\nplaces = 'qualify 5'"), Err(NoContest::NoSuchRound(5)));
    let long = "format = 'double-round-robin'\n[[stage]]\ngames = 9\ntime-control = '3+2'";
    assert_eq!(contest(7, long), Err(NoContest::TooManyRounds(126)));
}

#[test]
fn article_3_1_3_a_match_of_several_games_with_tie_break_games_and_a_decisive_one() {
    let stages = "colours = 'alternating'\n[[stage]]\ngames = 3\ntime-control = '90+30'\n[[stage]]\ngames = 2\n\
                  time-control = '15+10'\n[[stage]]\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";
    let Ok(Contest::Match(games)) = contest(2, stages) else { panic!() };
    assert_eq!(games.colors.iter().map(|stage| signs(stage)).collect::<Vec<_>>(), ["wbw", "bw", "b"]);
}

#[test]
fn article_3_1_4_numbers() {
    let scores = [(5, 1), (5, 9), (5, 5)];
    let numbered = |settings: &str| {
        let mut facts = event(&scores).into_facts();
        for (entry, rating) in facts.ratings.iter_mut().zip([1900, 1800, 2100]) {
            entry.rating = exaequo_model::Elo::new(rating).unwrap();
        }
        let tournament = exaequo_model::Tournament::new(facts).unwrap();
        letters(&tournament, &plan(&tournament, settings).groups[0].entrants)
    };
    assert_eq!(numbered(""), "BCA", "by the standings");
    assert_eq!(numbered("numbers = 'standings'"), "BCA");
    assert_eq!(numbered("numbers = 'rating'"), "CAB");
    assert_eq!(numbered("numbers = 'tournament-number'"), "ABC");
    let drawn: Vec<String> = ["x", "y", "z", "v"]
        .iter()
        .map(|seed| numbered(&format!("numbers = 'lots'\nseed = '{seed}'")))
        .collect();
    assert!(drawn.iter().any(|order| *order != drawn[0]), "another seed is another draw: {drawn:?}");
    assert_eq!(drawn[0], numbered("numbers = 'lots'\nseed = 'x'"), "the same seed is the same draw");
}

#[test]
fn article_3_1_5_by_number_begins_every_stage_with_white_for_the_lower_number() {
    let stages = "[[stage]]\ngames = 3\ntime-control = '15+10'\n[[stage]]\ngames = 2\ntime-control = '3+2'";
    let Ok(Contest::Match(games)) = contest(2, &format!("colours = 'by-number'\n{stages}")) else { panic!() };
    assert_eq!(games.colors.iter().map(|stage| signs(stage)).collect::<Vec<_>>(), ["wbw", "wb"]);
}

#[test]
fn article_3_1_5_lots_are_drawn_for_every_pairing_and_stage() {
    let stages = "[[stage]]\ngames = 2\ntime-control = '15+10'\n[[stage]]\ntime-control = '3+2'";
    let first = |seed: u32| {
        let Ok(Contest::Match(games)) = contest(2, &format!("colours = 'lots'\nseed = '{seed}'\n{stages}"))
        else {
            panic!()
        };
        games.colors.iter().map(|stage| signs(stage)).collect::<Vec<_>>().join(" ")
    };
    let drawn: std::collections::BTreeSet<String> = (0..40).map(first).collect();
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), ["bw b", "bw w", "wb b", "wb w"]);
}

#[test]
fn article_3_1_5_by_lots_a_second_meeting_has_the_colours_of_the_first_exchanged() {
    for seed in 0..20 {
        let settings =
            format!("places = 'all'\nformat = 'double-round-robin'\ncolours = 'lots'\nseed = '{seed}'");
        let Ok(Contest::RoundRobin(rounds)) = contest(5, &settings) else { panic!() };
        let mut games: Vec<(u32, u32)> = Vec::new();
        for found in rounds.iter().flat_map(|round| &round.pairings) {
            let (one, other) = found.pair;
            games.push(if signs(&found.colors[0]) == "w" { (one, other) } else { (other, one) });
        }
        for game in &games {
            assert_eq!(games.iter().filter(|other| *other == game).count(), 1, "seed {seed}: {game:?}");
        }
    }
}

#[test]
fn article_4_2_every_draw_has_a_seed_of_its_own() {
    let regulations = regulations("seed = '17:05'");
    let seeds = [LotsFor::Numbers, LotsFor::Places, LotsFor::Colours { pair: (1, 2), stage: 1 }];
    assert_eq!(
        seeds.map(|draw| draw.seed(&regulations)),
        ["17:05:numbers", "17:05:places", "17:05:colours:1-2:1"]
    );
}

#[test]
fn boards_are_numbered_through_all_ties() {
    let tournament = event(&[(9, 0), (9, 0), (8, 0), (8, 0), (8, 0), (8, 0), (7, 0), (7, 0)]);
    let plan = plan(&tournament, "places = 'all'");
    let first = |group: &exaequo_playoff::TiePlan| {
        let games = group.games();
        games.iter().filter(|game| game.what.round == 1).map(|game| game.board).collect::<Vec<_>>()
    };
    assert_eq!(plan.groups.iter().map(first).collect::<Vec<_>>(), [vec![1], vec![2, 3], vec![4]]);
}
