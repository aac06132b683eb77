//! What every generated tournament has in common, and what single plans ask for.

use exaequo_model::{
    Basis, Board, Bye, Color, MatchOutcome, Outcome, PlayerId, Points, Records, RoundNumber, Slot, System,
    Tournament,
};
use exaequo_testkit::{Plan, PrintedRanks, Rates, Statuses, arbitrary, scoring};
use proptest::prelude::*;

/// Numbers of every list are 1, 2, 3 … and texts fit the columns of a file.
fn fits_a_file(tournament: &Tournament) {
    let width = |range| tournament.str(range).chars().count();
    for (number, player) in (1..).zip(&tournament.players) {
        assert_eq!(player.number, number);
        assert!((1..=33).contains(&width(player.name)) && width(player.federation) == 3);
        assert!(tournament.ratings_of(PlayerId(number - 1)).len() <= 1);
    }
    for (number, team) in (1..).zip(&tournament.teams) {
        assert_eq!(team.number, number);
        assert!((1..=32).contains(&width(team.name)) && (1..=5).contains(&width(team.nickname)));
    }
    for round in tournament.rounds.numbers() {
        let games = tournament.rounds.pairings_of(round);
        assert!(games.is_sorted_by_key(|game| game.white.min(game.black)));
        let matches = tournament.rounds.matches_of(round);
        assert!(matches.is_sorted_by_key(|meeting| meeting.white.min(meeting.black)));
        assert!(!games.is_empty() || !matches.is_empty());
    }
}

/// Printed points are those of the records, printed ranks a numbering without gaps.
fn is_published(tournament: &Tournament) {
    let basis = if tournament.is_team_event() { Basis::MatchPoints } else { Basis::Points };
    let records = Records::new(tournament, basis);
    let mut ranks = Vec::new();
    for participant in tournament.participants() {
        let published = tournament.published_of(participant);
        assert_eq!(published.points, Some(records.total(participant)));
        ranks.extend(published.rank);
    }
    ranks.sort_unstable();
    assert!(ranks.iter().copied().eq((1..).take(tournament.participant_count())));
}

/// Line-ups follow the roster, and every match shows its colours.
fn is_a_proper_match_list(tournament: &Tournament) {
    for meeting in tournament.rounds.matches.iter().filter(|one| one.outcome == MatchOutcome::Boards) {
        let boards = tournament.rounds.boards_of(meeting);
        assert_eq!(boards.len(), tournament.board_colors.len());
        assert!(boards.iter().any(|board| Tournament::pairing_of(board).is_some()));
        for (team, color) in [(meeting.white, Color::White), (meeting.black, Color::Black)] {
            let line_up: Vec<_> =
                boards.iter().filter_map(|board| member(tournament, board, color)).collect();
            let roster = &tournament.teams[team.index()].roster;
            assert!(line_up.is_sorted() && line_up.iter().all(|player| roster.contains(player)));
        }
    }
}

fn member(tournament: &Tournament, board: &Board, team: Color) -> Option<PlayerId> {
    match board {
        Board::Game { pairing, white_team } => {
            let game = tournament.rounds.pairings[*pairing as usize];
            let color = if team == Color::White { *white_team } else { white_team.other() };
            Some(if color == Color::White { game.white } else { game.black })
        }
        Board::Unopposed { team: one, player } if *one == team => *player,
        Board::Unopposed { .. } | Board::Empty => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_plan_gives_a_tournament_that_a_file_can_hold(plan in arbitrary::any_plan()) {
        let tournament = plan.tournament();
        prop_assert_eq!(tournament.participant_count(), plan.participants as usize);
        prop_assert_eq!(tournament.schedule.announced(), plan.rounds);
        prop_assert_eq!(tournament.rounds.count(), plan.rounds - plan.unpaired);
        fits_a_file(&tournament);
        is_published(&tournament);
        is_a_proper_match_list(&tournament);
    }

    #[test]
    fn the_same_plan_gives_the_same_tournament(plan in arbitrary::any_plan()) {
        prop_assert_eq!(plan.facts(), plan.facts());
    }

    #[test]
    fn a_clean_event_has_nothing_irregular(plan in arbitrary::swiss_plan()) {
        let tournament = plan.with_rates(Rates::CLEAN).tournament();
        let decided = |outcome| matches!(outcome, Outcome::Played { .. });
        prop_assert!(tournament.rounds.pairings.iter().all(|game| decided(game.outcome)));
        let allocated = usize::from(plan.participants % 2 == 1) * usize::from(tournament.rounds.count());
        prop_assert_eq!(tournament.rounds.absences.len(), allocated);
        prop_assert_eq!(tournament.ratings.len(), tournament.players.len());
        prop_assert!(tournament.players.iter().all(|player| tournament.str(player.name).is_ascii()));
    }
}

#[test]
fn every_irregularity_happens_where_it_is_asked_for() {
    let rates = Rates::of([100; 18]);
    let plan = Plan { unpaired: 1, ..Plan::teams(60, 4, 9, 3).with_rates(rates) };
    let rounds = &plan.tournament().rounds;
    for bye in [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint] {
        assert!(rounds.absences.iter().any(|absence| absence.bye == bye), "{bye:?}");
    }
    let boards = |what: fn(&Board) -> bool| rounds.boards.iter().filter(|board| what(board)).count();
    assert!(boards(|board| matches!(board, Board::Unopposed { .. })) > 20);
    assert!(boards(|board| *board == Board::Empty) > 20);
    assert!(rounds.matches.iter().any(|meeting| meeting.outcome != MatchOutcome::Boards));
    let games = |what: fn(Outcome) -> bool| rounds.pairings.iter().filter(|game| what(game.outcome)).count();
    assert!(games(|outcome| matches!(outcome, Outcome::Forfeited(_))) > 20);
    assert!(games(|outcome| outcome == Outcome::Unknown) > 20);
    assert!(games(|outcome| outcome == Outcome::Pending) > 2);
    assert!(!plan.facts().requests.is_empty());
}

#[test]
fn ratings_and_names_follow_their_rates() {
    let mut plan = Plan::swiss(2000, 1, 5);
    (plan.rates.unrated, plan.rates.non_ascii) = (200, 500);
    let tournament = plan.tournament();
    let unrated = 2000 - tournament.ratings.len();
    assert!((300..500).contains(&unrated), "{unrated}");
    let accented = tournament.players.iter().filter(|player| !tournament.str(player.name).is_ascii()).count();
    assert!((850..1150).contains(&accented), "{accented}");
    assert!(tournament.ratings.is_sorted_by(|one, next| one.rating >= next.rating));
}

#[test]
fn a_swiss_tournament_has_no_rematches() {
    let tournament = Plan::swiss(300, 9, 11).tournament();
    let pair = |white: PlayerId, black: PlayerId| (white.min(black), white.max(black));
    let mut met: Vec<_> =
        tournament.rounds.pairings.iter().map(|game| pair(game.white, game.black)).collect();
    let games = met.len();
    met.sort_unstable();
    met.dedup();
    assert_eq!(games, met.len());
}

#[test]
fn who_withdraws_stays_away_and_is_said_to_only_when_asked() {
    let mut plan = Plan::swiss(40, 7, 2).with_rates(Rates { withdrawals: 500, ..Rates::CLEAN });
    assert!(plan.tournament().players.iter().all(|player| player.status.left.is_none()));
    plan.statuses = Statuses::Stated;
    let tournament = plan.tournament();
    let records = Records::new(&tournament, Basis::Points);
    let mut gone = 0;
    for participant in tournament.participants() {
        let Some(left) = tournament.status_of(participant).left else { continue };
        let later = &records.of(participant)[usize::from(left.after)..];
        assert!(later.iter().all(|entry| entry.slot == Slot::Bye(Bye::ZeroPoint)));
        gone += 1;
    }
    assert!(gone > 5, "{gone}");
}

#[test]
fn round_robins_state_their_system_and_rest_in_turn() {
    let tournament = Plan::round_robin(7, 2, 4).with_rates(Rates::CLEAN).tournament();
    assert_eq!(tournament.system, Some(System::RoundRobin { cycles: 2 }));
    assert_eq!(tournament.rounds.count(), 14);
    assert_eq!(tournament.rounds.pairings_of(RoundNumber(14)).len(), 3);
    assert!(tournament.rounds.absences.iter().all(|absence| absence.bye == Bye::ZeroPoint));
}

#[test]
fn nothing_is_printed_where_the_plan_says_so() {
    let plan = Plan { published: PrintedRanks::LeftOut, ..Plan::teams(6, 2, 3, 1) };
    let tournament = plan.tournament();
    assert!(tournament.participants().all(|one| tournament.published_of(one).points.is_none()));
}

#[test]
fn score_systems_can_be_stated_by_a_file() {
    for scores in scoring::ALL {
        assert_eq!((scores.full_bye, scores.half_bye), (scores.win, scores.draw));
        assert_eq!((scores.forfeit_win, scores.forfeit_loss), (scores.win, scores.zero_bye));
        assert_eq!(scores.zero_bye, Points::ZERO);
    }
}
