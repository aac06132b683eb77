//! Play-offs that have begun: who goes on, who meets next, with which colour and when.

use exaequo_model::{Facts, Outcome, Side, Tournament};
use exaequo_playoff::{Need, Plan, PlayOff, ProgressState, continued, facts, merge, with_next_games};
use exaequo_tiebreak::Standings;
use proptest::prelude::*;

use crate::event::{event, letters, planned, play, regulations, standings};
use crate::laws::{scores, settings};

const TWO_AND_ONE: &str = "[[stage]]\nname = 'Rapid'\ngames = 2\ntime-control = '15+10'\n\
                           [[stage]]\nname = 'Decisive'\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";

/// Gives results to the games that have none, in order: `+`, `-` and `=` for White.
fn fill(facts: &mut Facts, results: &str) {
    let mut results = results.chars();
    for game in facts.rounds.pairings.iter_mut().filter(|game| game.outcome == Outcome::Pending) {
        game.outcome = match results.next() {
            Some('+') => Outcome::played(Side::Win, Side::Loss),
            Some('-') => Outcome::played(Side::Loss, Side::Win),
            Some('=') => Outcome::DRAWN,
            _ => return,
        };
    }
}

/// The plan of the first tie: `1.1 A-B` for round and stage, with `?` where it may not be needed.
fn next(tournament: &Tournament, plan: &Plan) -> Vec<String> {
    let group = &plan.groups[0];
    let name = |number: u32| tournament.name_of(group.entrants[number as usize - 1]).chars().next().unwrap();
    let game = |game: &exaequo_playoff::PlannedGame| {
        let mark = if game.what.need == Need::IfTied { "?" } else { "" };
        let (round, stage) = (game.what.round, game.what.stage + 1);
        format!("{round}.{stage}.{} {}-{}{mark}", game.what.game, name(game.white), name(game.black))
    };
    group.games().iter().map(game).collect()
}

/// Plays a tie of `count` participants, session by session; after each filling, what comes next.
fn walk(count: u32, settings: &str, fillings: &[&str]) -> Vec<Vec<String>> {
    walk_to(count, settings, fillings).0
}

/// The same with the last plan.
fn walk_to(count: u32, settings: &str, fillings: &[&str]) -> (Vec<Vec<String>>, Plan) {
    let scores: Vec<(u32, u32)> = (0..count).map(|index| (5, count - index)).collect();
    let tournament = event(&scores);
    let (standings, regulations) = (standings(&tournament), regulations(settings));
    let mut file = facts(&tournament, &Plan::new(&standings, &regulations), &regulations);
    let (mut said, mut plan) = (Vec::new(), Plan::new(&standings, &regulations));
    for results in fillings {
        fill(&mut file, results);
        let begun = Tournament::new(file).unwrap();
        plan = continued(&standings, &PlayOff::of_file(&begun), &regulations);
        said.push(next(&tournament, &plan));
        file = with_next_games(&begun, &plan);
    }
    (said, plan)
}

#[test]
fn article_3_1_3_winners_of_a_knock_out_meet_in_the_next_round() {
    let settings =
        format!("places = 'first 3'\nformat = 'knock-out'\ncolours = 'alternating'\n{TWO_AND_ONE}");
    // 1-4 and 2-3: A wins both games; B and C win one each, and go on to the decisive game, which begins with the colours
    // exchanged once more. It is drawn: Black, C, has won.
    let said = walk(4, &settings, &["++-+", "=", "+=-=", ""]);
    assert_eq!(said[0], ["1.2.1 B-C"]);
    // The final of A and C; B and D, who lost, for the third place.
    let both = ["3.1.1 A-C", "3.1.1 B-D", "3.1.2 C-A", "3.1.2 D-B", "3.2.1 A-C?", "3.2.1 B-D?"];
    assert_eq!(said[1], both.map(|game| game.replace("3.", "2.")));
    // First games A won and B drew, second games A won again (Black) and B drew.
    assert_eq!(said[2], ["2.2.1 B-D"]);
    assert_eq!(said[3], said[2], "nothing has been played since");
}

#[test]
fn article_3_1_3_those_who_are_free_meet_winners() {
    let said = walk(3, "format = 'knock-out'\n[[stage]]\ntime-control = '15+10'", &["-", "="]);
    assert_eq!(said[0], ["2.1.1 A-C"]);
    assert_eq!(said[1], [""; 0], "level after the last stage: the list decides, and nothing is left to play");
}

#[test]
fn article_3_1_3_a_duel_is_planned_as_soon_as_its_two_are_known() {
    // A and B are free; C-F and D-E. One of the two is over: its winner meets whoever was free, and the other waits.
    let settings = "format = 'knock-out'\n[[stage]]\ntime-control = '15+10'";
    let said = walk(6, settings, &["+", "=", "-", "="]);
    assert_eq!(said[0], ["1.1.1 C-F", "2.1.1 A-D"]);
    // C-F is drawn, and C is the better one by the list.
    assert_eq!(said[1], ["2.1.1 A-D", "2.1.1 B-C"]);
    assert_eq!(said[2], ["2.1.1 B-C"]);
    assert_eq!(said[3], ["3.1.1 B-D"]);
}

#[test]
fn a_file_with_games_of_others_is_not_the_play_off() {
    let tournament = event(&[(5, 3), (5, 2), (4, 1), (3, 1)]);
    let standings = standings(&tournament);
    let plan = Plan::new(&standings, &regulations("places = 'first'"));
    let strange = |rounds: &[&str], who: &str| {
        let file = play(&tournament, rounds, who);
        letters(&file, &plan.strangers(&standings, &PlayOff::of_file(&file)))
    };
    assert_eq!(strange(&["A=B"], "AB"), "");
    // In the list without a game is no harm.
    assert_eq!(strange(&["A=B"], "ABCD"), "");
    assert_eq!(strange(&["A=B C+D"], "ABCD"), "CD");
    assert_eq!(strange(&["A=B", "C?A"], "ABC"), "C");
}

#[test]
fn rounds_of_others_in_one_file_are_not_the_play_off() {
    let inside = |games: &str| {
        let tournament = event(&[(5, 3), (5, 2), (4, 1), (3, 1)]);
        let games = play(&tournament, &[games], "ABCD").into_facts();
        let mut facts = tournament.into_facts();
        facts.rounds = games.rounds;
        facts.schedule = games.schedule;
        facts.schedule.rounds[0].stage = exaequo_model::Stage::PlayOff;
        let one = Tournament::new(facts).unwrap();
        let play_off = PlayOff::inside(&one).unwrap();
        let standings = standings(&one);
        let plan = Plan::new(&standings, &regulations("places = 'first'"));
        letters(&one, &plan.strangers(&standings, &play_off))
    };
    assert_eq!(inside("A=B"), "");
    assert_eq!(inside("A=B C+D"), "CD");
}

#[test]
fn article_3_1_5_colours_of_the_next_stage() {
    let games = |colours: &str| {
        let stages = "[[stage]]\ntime-control = '15+10'\n[[stage]]\ngames = 2\ntime-control = '3+2'";
        walk(2, &format!("places = 'all'\ncolours = '{colours}'\n{stages}"), &["="]).remove(0)
    };
    assert_eq!(games("by-number"), ["1.2.1 A-B", "1.2.2 B-A"], "the lower number begins every stage");
    assert_eq!(games("alternating"), ["1.2.1 B-A", "1.2.2 A-B"], "colours go on alternating");
}

#[test]
fn a_round_robin_goes_on_among_those_who_are_level() {
    let stages = "[[stage]]\ntime-control = '15+10'\n[[stage]]\ntime-control = '3+2'";
    // Berger for three: B-C, A-B, C-A. Everybody wins with White: all are level and play again, all of them.
    let said = walk(3, &format!("places = 'first'\n{stages}"), &["+", "++", "+++"]);
    assert_eq!(said[0], ["2.1.1 A-B", "3.1.1 C-A"], "two rounds of the first stage are left");
    assert_eq!(said[1], ["4.2.1 B-C", "5.2.1 A-B", "6.2.1 C-A"]);
    assert_eq!(said[2], [""; 0], "level again, and there is no stage left: the list decides");
    // A wins everything: nothing is left for the first place.
    assert_eq!(walk(3, &format!("places = 'first'\n{stages}"), &["=+-"]).remove(0), [""; 0]);
    // For all places B and C, who drew, have to play once more.
    let all = walk(3, &format!("places = 'all'\n{stages}"), &["=+-"]).remove(0);
    assert_eq!(all, ["4.2.1 B-C"]);
}

const THREE_STAGES: &str = "places = 'all'\ncolours = 'alternating'\npause = 10\n\
                            [[stage]]\ntime-control = '15+10'\n[[stage]]\ngames = 2\ntime-control = '5+0'\n\
                            [[stage]]\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";

#[test]
fn article_3_1_5_colours_of_a_round_robin_go_on_alternating_through_all_stages() {
    // Berger for three: B-C, A-B, C-A. All are level, and whoever had Black begins the second stage with White.
    let alternating = walk(3, THREE_STAGES, &["+++"]).remove(0);
    assert_eq!(alternating, ["4.2.1 C-B", "4.2.2 B-C", "5.2.1 B-A", "5.2.2 A-B", "6.2.1 A-C", "6.2.2 C-A"]);
    let by_number = walk(3, &THREE_STAGES.replace("alternating", "by-number"), &["+++"]).remove(0);
    assert_eq!(by_number[0], "4.2.1 B-C", "as the table says in every stage");
    // Level once more: three games between any two have been played, and the fourth has the other colours again.
    let third = walk(3, THREE_STAGES, &["+++", "======"]).remove(1);
    assert_eq!(third, ["7.3.1 C-B", "8.3.1 B-A", "9.3.1 A-C"]);
}

/// The sessions that are left of a tie of `count`: `round.stage.game from-until`, and when it ends.
fn sessions(count: u32, settings: &str, fillings: &[&str]) -> (Vec<String>, u32) {
    let plan = walk_to(count, settings, fillings).1;
    let group = &plan.groups[0];
    let line = |session: &exaequo_playoff::Session| {
        let what = session.what;
        format!("{}.{}.{} {}-{}", what.round, what.stage + 1, what.game, session.from, session.until)
    };
    (group.sessions().iter().map(line).collect(), group.timetable.last().unwrap().until)
}

#[test]
fn article_3_1_7_a_later_stage_has_the_rounds_of_those_who_are_still_level() {
    // Four: A-D, B-C, D-C, A-B, B-D, C-A. Three rounds of 50 minutes with breaks of 10 end after 170.
    let first = "++=++-";
    // A has 3, B 2, C and D ½ each: two games of 10 minutes and, if these are level, one of 9.
    assert_eq!(walk(4, THREE_STAGES, &[first])[0], ["4.2.1 C-D", "4.2.2 D-C", "5.3.1 C-D?"]);
    let left = ["4.2.1 180-190", "4.2.2 200-210", "5.3.1 220-229"].map(str::to_owned).to_vec();
    assert_eq!(sessions(4, THREE_STAGES, &[first]), (left, 229));
    // After two draws only the last game is left, at its hour.
    assert_eq!(sessions(4, THREE_STAGES, &[first, "=="]), (vec!["5.3.1 220-229".to_owned()], 229));
    // After a win in the second stage nothing is left, and the third is not played.
    assert_eq!(sessions(4, THREE_STAGES, &[first, "=+"]), (Vec::new(), 210));
}

/// The games that come next and are certain, with their boards.
fn boards(count: u32, settings: &str, fillings: &[&str]) -> String {
    let (said, plan) = walk_to(count, settings, fillings);
    let games = plan.groups[0].games();
    let boards = said.last().unwrap().iter().zip(&games);
    let certain = boards.filter(|(_, game)| game.what.need == Need::Certain);
    certain.map(|(said, game)| format!("{said} at {}", game.board)).collect::<Vec<_>>().join(", ")
}

#[test]
fn a_pairing_stays_at_its_board_when_others_of_its_session_are_over() {
    let first = "1.1.1 A-D at 1, 1.1.1 B-C at 2, ";
    let settings = "places = 'all'\nformat = 'single-round-robin'";
    assert!(boards(4, settings, &[""]).starts_with(first));
    assert!(boards(4, settings, &["+"]).starts_with("1.1.1 B-C at 2, 2.1.1 D-C at 1, "));
    // A knock-out of six: 3-6 and 4-5 play the first round, 1 and 2 are free.
    let knock_out = "places = 'first'\nformat = 'knock-out'";
    assert_eq!(boards(6, knock_out, &[""]), "1.1.1 D-E at 1, 1.1.1 C-F at 2");
    assert_eq!(boards(6, knock_out, &["+"]), "1.1.1 C-F at 2, 2.1.1 A-D at 1");
    assert_eq!(boards(6, knock_out, &["+", "+"]), "2.1.1 A-D at 1, 2.1.1 B-C at 2");
    assert_eq!(boards(6, knock_out, &["+", "+", "+"]), "2.1.1 B-C at 2");
}

#[test]
fn games_that_are_no_longer_needed_go() {
    // A match of four games is decided after three.
    let scores = [(5, 2), (5, 1)];
    let tournament = event(&scores);
    let stage = "places = 'all'\n[[stage]]\ngames = 4\ntime-control = '15+10'";
    let (standings, regulations) = (standings(&tournament), regulations(stage));
    let mut file = planned(&tournament, stage).into_facts();
    fill(&mut file, "+-+");
    let begun = Tournament::new(file).unwrap();
    let plan = continued(&standings, &PlayOff::of_file(&begun), &regulations);
    assert_eq!(plan.groups[0].progress.as_ref().unwrap().state, ProgressState::Over);
    assert_eq!(Tournament::new(with_next_games(&begun, &plan)).unwrap().rounds.count(), 3);
}

#[test]
fn matches_of_teams_go_on_board_by_board() {
    let list = "@teams Alpha Bravo\n@boards 2\n@start 2026-03-06\n";
    let tournament = exaequo_testkit::match_list::parse(&format!("{list}A-B:==\n"));
    let edition = exaequo_tiebreak::Edition::named("fide-2026-03").unwrap();
    let options = exaequo_tiebreak::RankingOptions::new(exaequo_tiebreak::Regulations::of(edition))
        .by("PTS,TPN")
        .unwrap();
    let standings = Standings::new(&tournament, &options).unwrap();
    let rules = format!("method = 'play-off'\nplaces = 'all'\n{TWO_AND_ONE}");
    let regulations = exaequo_playoff::PlayOffRegulations::parse(&rules).unwrap();
    let mut file = facts(&tournament, &Plan::new(&standings, &regulations), &regulations);
    // Both matches are drawn on both boards.
    fill(&mut file, "====");
    let begun = Tournament::new(file).unwrap();
    let plan = continued(&standings, &PlayOff::of_file(&begun), &regulations);
    assert_eq!(next(&tournament, &plan), ["1.2.1 A-B"]);
    let file = Tournament::new(with_next_games(&begun, &plan)).unwrap();
    assert_eq!((file.rounds.count(), file.rounds.matches.len(), file.rounds.pairings.len()), (3, 3, 6));
    assert_eq!(file.missing_results(exaequo_model::RoundNumber(3)), 2);
}

proptest! {
    #[test]
    fn every_play_off_can_be_played_to_its_end(scores in scores(), settings in settings(), seed in any::<u64>()) {
        let tournament = event(&scores);
        let (standings, regulations) = (standings(&tournament), regulations(&settings));
        let first = Plan::new(&standings, &regulations);
        if first.groups.is_empty() || first.groups.iter().any(|group| group.contest.is_err()) {
            return Ok(());
        }
        let mut file = facts(&tournament, &first, &regulations);
        let mut random = exaequo_testkit::Random::new(seed);
        for _ in 0..200 {
            let results: String = (0..file.rounds.pairings.len()).map(|_| ['+', '-', '='][random.below(3) as usize]).collect();
            // As many as are at hand at first, or all.
            fill(&mut file, &results[..results.len().min(1 + random.below(4) as usize)]);
            let begun = Tournament::new(file).unwrap();
            let plan = continued(&standings, &PlayOff::of_file(&begun), &regulations);
            let states: Vec<ProgressState> = plan.groups.iter().map(|group| group.progress.as_ref().unwrap().state.clone()).collect();
            for group in &plan.groups {
                once_at_a_time(group)?;
            }
            if states.iter().all(|state| *state != ProgressState::Going) {
                let merged = merge(&mut crate::event::standings(&tournament), &PlayOff::of_file(&begun), &regulations);
                for (decision, state) in merged.groups.iter().zip(&states) {
                    prop_assert_eq!(decision.outcome.is_ok(), *state == ProgressState::Over);
                    let shares = settings.contains("'share'") || settings.contains("'list'");
                    prop_assert!(*state == ProgressState::Over || shares, "{:?}", state);
                }
                return Ok(());
            }
            file = with_next_games(&begun, &plan);
            let open = Tournament::new(file.clone()).unwrap();
            let missing: usize = open.rounds.numbers().map(|round| open.missing_results(round)).sum();
            prop_assert!(missing > 0, "something is left to play, and is in the file");
        }
        prop_assert!(false, "it never ends");
    }
}

/// Nobody plays twice in a session, and every session is in the timetable.
fn once_at_a_time(group: &exaequo_playoff::TiePlan) -> Result<(), TestCaseError> {
    let games = group.games();
    for games in games.chunk_by(|one, other| one.what.is_same_session(other.what)) {
        let mut who: Vec<u32> = games.iter().flat_map(|game| [game.white, game.black]).collect();
        let count = who.len();
        who.sort_unstable();
        who.dedup();
        prop_assert_eq!(who.len(), count);
        prop_assert!(group.session(games[0].what).is_some());
    }
    Ok(())
}

#[test]
fn drawn_decisive_games_count_in_the_crosstable_as_in_the_table_that_decides() {
    let settings = "places = 'all'\n[[stage]]\ntime-control = '5+0 | 4+0'\ndrawn = 'black-wins'";
    // By the table B–C, A–B, C–A: all drawn, Black wins each; then one is won by White.
    for (results, expected) in [("===", [100, 100, 100]), ("=+=", [200, 0, 100])] {
        let (_, plan) = walk_to(3, settings, &[results]);
        let progress = plan.groups[0].progress.as_ref().unwrap();
        let sum = |number: u32| {
            let own = progress.played.iter().filter_map(|game| {
                game.pair.iter().position(|one| *one == number).map(|side| game.counts[side])
            });
            own.sum::<exaequo_model::Points>().hundredths()
        };
        assert_eq!([1, 2, 3].map(sum), expected, "{results}");
        let drawn = progress.played.iter().filter(|game| game.points[0] == game.points[1]).count();
        assert_eq!(drawn, results.matches('=').count(), "the crosstable shows the games as they were played");
    }
}

#[test]
fn article_3_1_5_colours_alternate_from_the_last_game_as_it_was_played() {
    let tournament = event(&[(5, 2), (5, 1)]);
    let standings = standings(&tournament);
    let after = |colours: &str| {
        let regulations = regulations(&format!("colours = '{colours}'\n{TWO_AND_ONE}"));
        let mut file = facts(&tournament, &Plan::new(&standings, &regulations), &regulations);
        // The two sat down the other way round in both games.
        for game in &mut file.rounds.pairings {
            std::mem::swap(&mut game.white, &mut game.black);
        }
        fill(&mut file, "++");
        let begun = Tournament::new(file).unwrap();
        next(&tournament, &continued(&standings, &PlayOff::of_file(&begun), &regulations))
    };
    let [lower, higher] = ["A", "B"];
    assert_eq!(after("alternating"), [format!("1.2.1 {higher}-{lower}")]);
    assert_eq!(after("by-number"), [format!("1.2.1 {lower}-{higher}")]);
}
