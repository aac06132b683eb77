//! Play-offs of teams: line-ups, and article 12 where a match is level.

use exaequo_model::{Basis, Board, Color, Records, Tournament};
use exaequo_playoff::{DecidedBy, Merged, Plan, PlayOff, facts, merge};
use exaequo_testkit::match_list;
use exaequo_tiebreak::{Edition, RankingOptions, Regulations, Standings};

use crate::event::{letters, order, regulations};

const EVENT: &str =
    "@teams Alpha Bravo Charlie Delta\n@boards 4\n@start 2026-03-07\nA-B:==== C-D:++++\nC-A:==== D-B:----\n";

fn standings(tournament: &Tournament) -> Standings {
    let edition = Edition::named("fide-2026-03").unwrap();
    Standings::new(tournament, &RankingOptions::new(Regulations::of(edition)).by("PTS:MP,TPN").unwrap())
        .unwrap()
}

fn merged(settings: &str, rounds: &str) -> (String, Merged, Tournament) {
    let tournament = match_list::parse(EVENT);
    let mut standings = standings(&tournament);
    let playoff = match_list::parse(&format!("@teams Alpha Bravo Charlie Delta\n@boards 4\n{rounds}"));
    let merged = merge(
        &mut standings,
        &PlayOff::of_file(&playoff),
        &regulations(&format!("after = 'none'\n{settings}")),
    );
    let order = order(&standings);
    drop(standings);
    (order, merged, tournament)
}

#[test]
fn match_points_decide_and_game_points_follow() {
    assert_eq!(merged("", "B-C:+---").0, "1C 2B 3A 4D");
    let two = "[[stage]]\ngames = 2\ntime-control = '15+10'";
    assert_eq!(
        merged(two, "B-C:++==\nC-B:+++-").0,
        "1B 2C 3A 4D",
        "level on match points: 4 against 4 game points"
    );
}

#[test]
fn article_12_decides_a_level_match() {
    // B wins on the first and the fourth board, C on the second and the third.
    let level = "B-C:+--+";
    let first = |boards: &str| merged(&format!("boards = [{boards}]"), level);
    assert_eq!(first("").0, "1B 2C 3A 4D", "by the list");
    let (order, merged, tournament) = first("'BC', 'TBR'");
    assert_eq!(order, "1B 2C 3A 4D", "12.1: five against five; 12.2: the first board");
    let duel = &merged.groups[0].outcome.as_ref().unwrap().duels[0];
    assert_eq!(letters(&tournament, &duel.pair), "BC");
    assert!(matches!(&duel.by, DecidedBy::Criterion(spec) if spec.to_string() == "TBR"));
    let (order, merged, _) = first("'BBE'");
    assert_eq!(order, "1C 2B 3A 4D", "12.3: without the last board one against two");
    let duel = &merged.groups[0].outcome.as_ref().unwrap().duels[0];
    assert!(matches!(&duel.by, DecidedBy::Criterion(spec) if spec.to_string() == "BBE"));
    let board_count = merged_order("boards = ['BC']", "B-C:-++-");
    assert_eq!(board_count, "1B 2C 3A 4D", "12.1: five against five again, then the list");
    assert_eq!(
        merged_order("boards = ['BC']", "B-C:-+=="),
        "1C 2B 3A 4D",
        "12.1: 5½ against 4½, the lower first"
    );
}

#[test]
fn article_12_each_criterion_goes_on_where_its_first_value_is_level() {
    // C has ½, 1, 0, ½ and B ½, 0, 1, ½ on the four boards, two points each.
    let level = "B-C:=-+=";
    let by = |boards: &str| {
        let (order, merged, _) = merged(&format!("boards = [{boards}]"), level);
        let DecidedBy::Criterion(spec) = merged.groups[0].outcome.as_ref().unwrap().duels[0].by.clone()
        else {
            panic!("{boards} decides nothing");
        };
        format!("{order} {spec}")
    };
    // 12.1: C ½ + 2 + 0 + 2 = 4½, B ½ + 0 + 3 + 2 = 5½, the lower first.
    assert_eq!(by("'BC'"), "1C 2B 3A 4D BC");
    // 12.2: level on the first board, C won the second.
    assert_eq!(by("'TBR'"), "1C 2B 3A 4D TBR");
    // 12.3: without the fourth board 1½ each; without the third as well C has 1½, B ½.
    assert_eq!(by("'BBE'"), "1C 2B 3A 4D BBE");
    // 0, 1, 1, 0 against 1, 0, 0, 1: five each by 12.1; B has the first board, C more without the last one.
    let order = |boards: &str| merged_order(&format!("boards = [{boards}]"), "B-C:+--+");
    assert_eq!(order("'BC', 'BBE', 'TBR'"), "1C 2B 3A 4D", "in the order the regulations name them");
    assert_eq!(order("'BC', 'TBR', 'BBE'"), "1B 2C 3A 4D");
}

#[test]
fn article_12_counts_all_matches_of_a_stage_and_no_other() {
    let two = |last: &str| {
        format!(
            "boards = ['TBR']\n[[stage]]\ngames = 2\ntime-control = '15+10'\n[[stage]]\ntime-control = '{last}'"
        )
    };
    // First stage: won and lost by 2½ to 1½; the first boards are level, on the second C has 2 and B none.
    assert_eq!(merged_order(&two("5+3"), "B-C:+-+=\nC-B:++-="), "1C 2B 3A 4D");
    // All level in the first stage; in the second C has the first board.
    assert_eq!(merged_order(&two("5+3"), "B-C:====\nC-B:====\nB-C:-+=="), "1C 2B 3A 4D");
}

fn merged_order(settings: &str, rounds: &str) -> String {
    merged(settings, rounds).0
}

#[test]
fn a_plan_of_teams_has_line_ups_with_their_colours() {
    let tournament = match_list::parse(EVENT);
    let standings = standings(&tournament);
    let regulations = regulations("after = 'none'");
    let plan = Plan::new(&standings, &regulations);
    let planned = Tournament::new(facts(&tournament, &plan, &regulations)).unwrap();
    assert_eq!(planned.teams.len(), 2);
    let meeting = &planned.rounds.matches[0];
    let boards = planned.rounds.boards_of(meeting);
    assert_eq!(boards.len(), 4);
    let colors: Vec<Color> = boards
        .iter()
        .map(|board| match board {
            Board::Game { white_team, .. } => *white_team,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(colors, [Color::White, Color::Black, Color::White, Color::Black]);
    assert_eq!(Records::new(&planned, Basis::MatchPoints).rounds(), 1);
}

#[test]
fn three_teams_play_a_round_robin() {
    let tournament = match_list::parse(
        "@teams Alpha Bravo Charlie Delta\n@boards 2\n@start 2026-03-07\nA-B:== C-D:==\nC-A:== D-B:==\nA-D:== B-C:==\n",
    );
    let mut standings = standings(&tournament);
    let playoff = match_list::parse(
        "@teams Delta Charlie Bravo Alpha\n@boards 2\nD-A:++ B-C:+=\nD-B:+= A-C:--\nD-C:== A-B:==\n",
    );
    merge(&mut standings, &PlayOff::of_file(&playoff), &regulations("after = 'none'\nplaces = 'all'"));
    // Match points: D 5, B 3 and C 3, A 1; game points: B 3 (1½, ½, 1), C 3½ (½, 2, 1).
    assert_eq!(order(&standings), "1D 2C 3B 4A");
}

#[test]
fn where_game_points_decide_the_event_they_decide_its_play_off() {
    let tournament = match_list::parse(EVENT);
    let edition = Edition::named("fide-2026-03").unwrap();
    let options = RankingOptions::new(Regulations::of(edition)).by("PTS:GP,TPN").unwrap();
    let mut standings = Standings::new(&tournament, &options).unwrap();
    // Two wins of 2½ against one of 4: match points 4 to 2, game points 5 to 7.
    let playoff = match_list::parse("@teams Bravo Charlie\n@boards 4\nB-C:++-=\nC-B:++++\nB-C:++-=\n");
    let settings = "after = 'none'\n[[stage]]\ngames = 3\ntime-control = '15+10'";
    merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(settings));
    assert_eq!(order(&standings), "1C 2B 3A 4D");
}

#[test]
fn a_drawn_decisive_match_is_won_by_black_on_the_first_board_unless_nobody_came() {
    let decisive = "[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    let by = |rounds: &str| {
        let (order, merged, _) = merged(decisive, rounds);
        (order, merged.groups[0].outcome.as_ref().unwrap().duels[0].by.clone())
    };
    for drawn in ["B-C:+--+", "B-C:+-xx", "B-C:><><"] {
        assert_eq!(by(drawn), ("1C 2B 3A 4D".to_owned(), DecidedBy::BlackWins), "{drawn}");
    }
    for nobody in ["B<>C", "B-C:xxxx"] {
        assert_eq!(by(nobody), ("1B 2C 3A 4D".to_owned(), DecidedBy::Nothing), "the list: {nobody}");
    }
}

/// Three teams, level in the tournament, play one decisive match each.
fn three(list: &str, rounds: &str) -> (String, Vec<String>) {
    three_by("", list, rounds)
}

/// The same by some criteria of article 12.
fn three_by(boards: &str, list: &str, rounds: &str) -> (String, Vec<String>) {
    let tournament = match_list::parse(
        "@teams Alpha Bravo Charlie\n@boards 2\n@start 2026-03-07\nA-B:==\nC-A:==\nB-C:==\n",
    );
    let edition = Edition::named("fide-2026-03").unwrap();
    let options = RankingOptions::new(Regulations::of(edition)).by(list).unwrap();
    let mut standings = Standings::new(&tournament, &options).unwrap();
    let playoff = match_list::parse(&format!("@teams Alpha Bravo Charlie\n@boards 2\n{rounds}"));
    let settings = format!(
        "after = 'none'\nplaces = 'all'\nboards = [{boards}]\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'"
    );
    let merged = merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(&settings));
    let table = &merged.groups[0].outcome.as_ref().unwrap().tables[0];
    let values = table.rows.iter().map(|(_, values)| format!("{:?}", values[0]));
    (order(&standings), values.collect())
}

#[test]
fn drawn_decisive_matches_of_three_teams_are_won_by_black_on_the_first_board() {
    // Drawn: C wins against A and against B with Black; B wins against A.
    assert_eq!(three("PTS:MP,TPN", "A-B:==\nA-C:+-\nB-C:==").0, "1C 2B 3A");
    // A wins at the boards; B and C have Black in a drawn match: 2 match points each.
    let (order, values) = three("PTS:MP,TPN", "A-B:==\nA-C:=+\nB-C:==");
    assert_eq!(order, "1A 2B 3C", "2½, 2 and 1½ game points");
    assert_eq!(values[0], values[2], "a win each");
    // All boards were left by one of the two: the match is drawn, and Black has won it.
    assert_eq!(three("PTS:MP,TPN", "A-B:><\nA-C:><\nB-C:><").0, "1C 2B 3A");
    // Nobody came to two of the matches: B has won the one that was played.
    assert_eq!(three("PTS:MP,TPN", "A-B:==\nA<>C\nB<>C").0, "1B 2A 3C");
    // Game points first: they are level, and then match points count (13.1).
    assert_eq!(three("PTS:GP,TPN", "A-B:==\nA-C:==\nB-C:==").0, "1C 2B 3A");
}

#[test]
fn article_12_comes_before_black_in_a_drawn_decisive_match_of_two_teams_or_three() {
    // A has the first board in both of its matches; B and C are level on every board, and C has Black.
    let rounds = "A-B:+-\nA-C:+-\nB-C:==";
    assert_eq!(three("PTS:MP,TPN", rounds).0, "1C 2B 3A");
    assert_eq!(three_by("'TBR'", "PTS:MP,TPN", rounds).0, "1A 2C 3B", "12.2");
    let two = |boards: &str| {
        let stage = "[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
        merged_order(&format!("boards = [{boards}]\n{stage}"), "B-C:+--+")
    };
    assert_eq!((two("").as_str(), two("'TBR'").as_str()), ("1C 2B 3A 4D", "1B 2C 3A 4D"));
}

#[test]
fn a_drawn_decisive_match_decides_between_two_who_are_level() {
    let tournament = match_list::parse(
        "@teams Alpha Bravo Charlie Delta\n@boards 2\n@start 2026-03-07\nA-B:== C-D:==\nC-A:== D-B:==\nA-D:== B-C:==\n",
    );
    let mut standings = standings(&tournament);
    let playoff = match_list::parse(
        "@teams Alpha Bravo Charlie Delta\n@boards 2\nA-B:== D-C:++\nA-C:++ B-D:==\nD-A:++ B-C:==\n",
    );
    let settings = "after = 'none'\nplaces = 'all'\n[[stage]]\ntime-control = '5+0'\ndrawn = 'black-wins'";
    merge(&mut standings, &PlayOff::of_file(&playoff), &regulations(settings));
    // D 6 match points; A, B and C 2, of game points 3, 3 and 1; B had Black against A (13.3).
    assert_eq!(order(&standings), "1D 2B 3A 4C");
}

#[test]
fn article_12_whoever_wins_a_drawn_decisive_match_is_told() {
    let teams = "@teams Alpha Bravo Charlie\n@boards 2\n";
    let tournament = match_list::parse(&format!("{teams}@start 2026-03-07\nA-B:==\nC-A:==\nB-C:==\n"));
    let playoff = match_list::parse(&format!("{teams}B-C:==\nA-B:+-\nC-A:==\n"));
    let stage = "[[stage]]\ntime-control = '3+2'\ndrawn = 'black-wins'";
    let by = |by: &DecidedBy| match by {
        DecidedBy::BlackWins => "",
        DecidedBy::Criterion(_) => " by 12",
        other => panic!("{other:?} decides no draw"),
    };
    let winners = |settings: &str| {
        let mut standings = standings(&tournament);
        let regulations = regulations(&format!("after = 'none'\n{settings}{stage}"));
        let merged = merge(&mut standings, &PlayOff::of_file(&playoff), &regulations);
        let name = |who| tournament.name_of(who).chars().next().unwrap();
        let drawn = merged.groups[0].drawn().iter();
        drawn.map(|game| String::from_iter(game.pair.map(name)) + by(&game.by)).collect::<Vec<_>>()
    };
    // Black on board 1; by board count Alpha, who won on the first board, has the lower sum.
    assert_eq!(winners(""), ["BA", "AC", "CB"]);
    assert_eq!(winners("boards = ['BC']\n"), ["AB by 12", "AC", "CB"]);
}
