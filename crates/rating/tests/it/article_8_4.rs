//! 8.4: whoever has been published since the start is rated; to the opponents unrated.

use exaequo_model::{
    Color, Elo, Pace, PlayerId, RatingBody, RatingEntry, RatingSource, Tournament, ValidFrom,
};
use exaequo_rating::{EventForm, EventRating, IgnoredFor, IgnoredReason, NewcomerVerdict, NoGame, Shortfall};
use exaequo_testkit::crosstable;

use crate::support::{Event, rate};

/// An event with a player published since, at 2100.
fn rated(text: &str, player: u32) -> EventRating {
    let mut facts = crosstable::facts(text);
    facts.ratings.push(RatingEntry {
        player: PlayerId(player),
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(2100).expect("a rating"),
        from: ValidFrom::Day("2009-09-01".parse().expect("a day")),
        source: RatingSource::File,
        k: None,
        games: None,
    });
    rate(&Tournament::new(facts).expect("coherent"), &Event::default())
}

/// The rating of each opponent in the games that change a player's rating.
fn met(rating: &EventRating, player: usize) -> Vec<i32> {
    let lines = rating.lines_of(&rating.players[player]);
    lines.filter_map(|line| line.term()).map(|term| term.game.opponent).collect()
}

/// 6.41: a game was played, but not against a rated player.
#[test]
fn articles_6_41_and_8_4_a_newcomer_who_met_nobody_but_a_player_published_since() {
    let text = "
        @start 2009-08-01
        @system swiss
        A (2000): N=w .
        N:        A=b M=w
        M:        .   N=b
        ";
    let rating = rated(text, 1);
    let verdict = rating.players[2].first.as_ref().expect("unrated").verdict;
    assert_eq!((verdict, verdict.article()), (NewcomerVerdict::NoGame(NoGame::AgainstRated), "6.41"));
}

const ROUND_ROBIN: &str = "
    @start 2009-08-01
    @system round-robin
    A (2200): . C=b E+w B+w D+w
    B (2100): E+w . D=b A-b C=w
    C (2000): D=w A=w . E+w B=b
    D:        C=b E+w B=w . A-b
    E:        B-b D-b A-b C-b .
    ";

/// 6.1: to the others a player without a point; for itself rated, with the game against a newcomer who counts.
#[test]
fn articles_6_1_and_8_4_published_since_and_without_a_point_in_a_round_robin() {
    let rating = rated(ROUND_ROBIN, 4);
    assert_eq!(rating.form, EventForm::RoundRobin);
    let newcomer = rating.players[3].first.as_ref().expect("unrated");
    assert_eq!((newcomer.verdict, newcomer.event.result.games), (NewcomerVerdict::Counts, 3));
    assert_eq!(met(&rating, 4), [2100, newcomer.event.ru.expect("rated"), 2200, 2000]);
    let lines = [0, 1, 2, 3].map(|player: usize| rating.lines_of(&rating.players[player]).count());
    assert_eq!(lines, [3; 4], "nobody counts the game against the player without a point");
    let zero = IgnoredReason::UnratedResult(NewcomerVerdict::Short(Shortfall::Zero));
    let left_out: Vec<_> = rating.ignored.iter().map(|game| (game.whom, game.reason)).collect();
    assert_eq!(left_out, [(IgnoredFor::One(Color::White), zero); 4]);
}

/// 6.1: a newcomer without a point counts for nobody, whoever the opponent is.
#[test]
fn articles_6_1_and_8_4_published_since_against_a_newcomer_without_a_point() {
    let rating = rated(ROUND_ROBIN, 3);
    assert_eq!(met(&rating, 3), [2000, 2100, 2200]);
    assert_eq!(rating.lines_of(&rating.players[4]).count(), 3);
    let between = rating.ignored.iter().find(|game| [game.white, game.black] == [PlayerId(3), PlayerId(4)]);
    assert_eq!(between.map(|game| game.whom), Some(IgnoredFor::Both));
}

/// 6.41: M beat a player published since, and lost to the rated ones: a point, but none against rated players.
#[test]
fn articles_6_41_and_8_4_a_point_against_a_player_published_since_is_not_zero_points() {
    let text = "
        @start 2009-08-01
        @system swiss
        A (2000): M+w N=b C=w D=b
        C (2000): N=w M+b A=b .
        D (2000): .   .   M+w A=w
        N:        C=b A=w .   M-b
        M:        A-b C-w D-b N+w
        ";
    let rating = rated(text, 3);
    let verdict = rating.players[4].first.as_ref().expect("unrated").verdict;
    assert_eq!((verdict, verdict.article()), (NewcomerVerdict::Short(Shortfall::ZeroAgainstRated), "6.41"));
}

/// 6.1: in a round robin a point against a player without one does not help, but it is a point.
#[test]
fn articles_6_1_and_8_4_a_point_against_a_player_without_one_in_a_round_robin() {
    let complete = "
        @start 2009-08-01
        @system round-robin
        A (2200): . C=b E+w B+w D+w
        B (2100): E+w . D+b A-b C=w
        C (2000): D+w A=w . E+w B=b
        D:        C-b E+w B-w . A-b
        E:        B-b D-b A-b C-b .
        ";
    let rating = rated(complete, 4);
    let verdict = rating.players[3].first.as_ref().expect("unrated").verdict;
    assert_eq!((verdict, verdict.article()), (NewcomerVerdict::Short(Shortfall::OnlyAgainstZero), "6.1"));
    let none = rating.players[4].first.as_ref().expect("unrated to the others").verdict;
    assert_eq!(none, NewcomerVerdict::Short(Shortfall::Zero));
}
