//! 6.1, 6.41, 6.42, 8.21, 8.53: what unrated players achieve in an event, and whom it concerns.

use exaequo_model::{Color, PlayerId, Points};
use exaequo_rating::{
    Earlier, Edition, EventForm, EventRating, Ignored, IgnoredFor, IgnoredReason, NewcomerVerdict, NoGame,
    Pooled, RatingChange, Shortfall,
};

use crate::rated_games::{ROUND_ROBIN, rated, rated_as, reasons};
use crate::support::Event;

const ZERO: NewcomerVerdict = NewcomerVerdict::Short(Shortfall::Zero);

#[test]
fn article_6_1_the_games_of_an_unrated_player_without_a_point_count_for_nobody() {
    let (_, rating) = rated(
        "
        @system swiss
        A (2000): N+w B=b C=w
        B (2000): C=w A=w N+b
        C (2000): B=b N+w A=b
        N:        A-b C-b B-w
        ",
    );
    let unrated = rating.players[3].first.as_ref().expect("unrated");
    assert_eq!(unrated.verdict, ZERO);
    assert_eq!(reasons(&rating), vec![(IgnoredReason::UnratedResult(ZERO), "6.1"); 3]);
    assert!(
        rating.ignored.iter().all(|game| game.whom == IgnoredFor::Both),
        "his score and that of his opponents"
    );
    assert!(rating.players[..3].iter().all(|player| player.total.games == 2));
}

/// An unrated player with a result against three rated opponents of 2000.
pub(crate) fn newcomer(results: &str) -> String {
    let of = |index: usize| results.chars().nth(index).expect("three results");
    let mirrored = |sign| match sign {
        '+' => '-',
        '-' => '+',
        other => other,
    };
    let [first, second, third] = [of(0), of(1), of(2)];
    let [one, two, three] = [first, second, third].map(mirrored);
    format!(
        "
        @start 2009-08-01
        @system swiss
        A (2000): N{one}w B=b C=w
        B (2000): C=w A=w N{three}b
        C (2000): B=b N{two}w A=b
        N:        A{first}b C{second}b B{third}w
        "
    )
}

fn first(rating: &EventRating) -> &exaequo_rating::First {
    rating.players[3].first.as_ref().expect("the fourth player is unrated")
}

#[test]
fn article_6_1_an_earlier_performance_takes_a_zero_into_the_pool() {
    let (_, before) = rated(&newcomer("=++"));
    let pool = first(&before).pool.clone();
    assert_eq!(pool.earlier(), Earlier::Some);
    let none = exaequo_rating::Pool::default();
    let earlier = vec![none.clone(), none.clone(), none, pool];
    let (_, after) = rated_as(&newcomer("---"), &Event { earlier, ..Event::default() });
    assert_eq!(first(&after).verdict, NewcomerVerdict::CountsForPlayerOnly(Shortfall::Zero));
    // Six games against 2000 with 2½ points: 42 %, 57 less.
    assert_eq!(first(&after).pooled, Pooled::Pending { rating: 1943, games: 6, missing: 3 });
    // For the opponents nothing changes: the games count for the fourth player alone.
    let opponents: Vec<_> = after.ignored.iter().map(|game| (game.whom, game.black == PlayerId(3))).collect();
    let [white, black] = [Color::White, Color::Black].map(IgnoredFor::One);
    assert_eq!(opponents, [(white, true), (white, true), (black, false)]);
    assert!(after.players[..3].iter().all(|player| player.total.games == 2));
}

#[test]
fn article_6_41_half_a_point_against_three_rated_opponents_above_the_floor() {
    let (_, rating) = rated(&newcomer("=--"));
    assert_eq!(first(&rating).verdict, NewcomerVerdict::Counts);
    // 17 %: 273 less than 2000.
    assert_eq!(first(&rating).event.ru, Some(1727));
    assert_eq!(first(&rating).pooled, Pooled::Pending { rating: 1727, games: 3, missing: 6 });
}

#[test]
fn article_6_41_two_rated_opponents_are_too_few() {
    let (_, rating) = rated(
        "
        @system swiss
        A (2000): N-w B=b
        B (2000): C+w A=w
        C:        B-b N-w
        N:        A+b C+b
        ",
    );
    assert_eq!(first(&rating).verdict, NewcomerVerdict::FewOpponents { found: 1, needed: 3 });
    assert_eq!(first(&rating).verdict.article(), "8.21");
    let between = rating.ignored.iter().filter(|game| game.reason == IgnoredReason::BothUnrated);
    assert_eq!(between.count(), 1);
}

/// 6.41: three games; 8.21: three opponents, of whom one met twice is one.
#[test]
fn article_8_21_an_opponent_met_twice_is_one() {
    let text = "
        @start 2009-08-01
        @system swiss
        A (2000): N-w N=b .
        B (1900): C=w . N+b
        C (1800): B=b . .
        N:        A+b A=w B-w
        ";
    let (_, rating) = rated(text);
    assert_eq!(first(&rating).verdict, NewcomerVerdict::FewOpponents { found: 2, needed: 3 });
    assert_eq!(rating.players[0].total.games, 0, "6.42");
    // From 2014 on there is no such minimum.
    let (_, later) = rated_as(text, &Event::of(Edition::FIDE_2014));
    assert_eq!(first(&later).verdict, NewcomerVerdict::Counts);
}

/// 8.21: in a double round robin too.
#[test]
fn article_8_21_two_rated_players_of_a_double_round_robin() {
    let (_, rating) = rated(
        "
        @start 2009-08-01
        @system round-robin 2
        A (2000): N=w B=b . N=b B=w .
        B (2000): . A=w N=b . A=b N=w
        N:        A=b . B=w A=w . B=b
        ",
    );
    let newcomer = rating.players[2].first.as_ref().expect("unrated");
    assert_eq!((rating.form, newcomer.event.result.games), (EventForm::RoundRobin, 4));
    assert_eq!(newcomer.verdict, NewcomerVerdict::FewOpponents { found: 2, needed: 3 });
}

/// Ruling 44: a point against an unrated player is none, which is not to say that there was none at all (6.1).
#[test]
fn article_6_41_ruling_44_a_point_against_an_unrated_player() {
    let (_, rating) = rated(
        "
        @start 2009-08-01
        @system swiss
        A (2000): N+w . . .
        B (1900): . N+w . .
        C (1800): . . N+w .
        N:        A-b B-b C-b D+w
        D:        . . . N-b
        ",
    );
    let verdict = NewcomerVerdict::Short(Shortfall::ZeroAgainstRated);
    assert_eq!((first(&rating).verdict, verdict.article()), (verdict, "6.41"));
}

#[test]
fn article_6_41_rulings_42_and_44_a_whole_point_by_the_notice_of_2009() {
    let practice = Event::of(Edition::FIDE_2009_PRACTICE);
    let (_, rating) = rated_as(&newcomer("=--"), &practice);
    let few = NewcomerVerdict::Short(Shortfall::Points { found: Points::HALF, needed: Points::WHOLE });
    assert_eq!((first(&rating).verdict, few.article()), (few, "6.41"));
    let (_, rating) = rated_as(&newcomer("==-"), &practice);
    assert_eq!(first(&rating).verdict, NewcomerVerdict::Counts);
}

#[test]
fn article_6_41_a_performance_below_the_floor() {
    let (_, rating) = rated(&newcomer("=--").replace("2000", "1470"));
    assert_eq!(
        first(&rating).verdict,
        NewcomerVerdict::Short(Shortfall::BelowFloor { ru: 1197, floor: 1200 })
    );
    assert_eq!(first(&rating).pooled, Pooled::Empty);
    // 6.41 for the newcomer, 6.42 for the opponents: the games count for nobody.
    assert!(
        rating.ignored.iter().all(|game| (game.whom, game.reason.article()) == (IgnoredFor::Both, "6.41"))
    );
    assert_eq!(rating.ignored.len(), 3);
    let (_, rating) = rated(&newcomer("=--").replace("2000", "1473"));
    assert_eq!(first(&rating).verdict, NewcomerVerdict::Counts);
}

/// 8.52: the rating of an unrated opponent is that of the end of the event, 2½ of 3 against 2000: 2030. D −30 is .46, so
/// that a draw and two draws against equals bring 30 × 0.04.
#[test]
fn articles_6_42_and_8_52_games_against_newcomers_count_with_their_rating_of_the_event() {
    let (_, rating) = rated(&newcomer("=++"));
    assert_eq!(first(&rating).event.ru, Some(2030));
    let opponents: Vec<i32> = rating
        .lines_of(&rating.players[0])
        .filter_map(|line| line.term())
        .map(|term| term.game.opponent)
        .collect();
    assert_eq!(opponents, [2030, 2000, 2000]);
    assert_eq!(rating.players[0].change, Some(RatingChange(120)));
    assert_eq!(rating.ignored, []);
}

#[test]
fn article_6_42_later_editions_count_rated_opponents_only() {
    let (_, rating) = rated_as(&newcomer("+=-"), &Event::of(Edition::FIDE_2024_03));
    assert_eq!(reasons(&rating), vec![(IgnoredReason::UnratedIgnored, "6.42"); 3]);
    assert!(rating.ignored.iter().all(|game| game.whom != IgnoredFor::Both), "they count for the newcomer");
    assert_eq!(rating.players[0].total.games, 2);
}

#[test]
fn article_8_53_earlier_results_do_not_matter_to_opponents() {
    let (_, before) = rated(&newcomer("+++"));
    let pool = first(&before).pool.clone();
    let none = exaequo_rating::Pool::default();
    let earlier = vec![none.clone(), none.clone(), none, pool];
    let (_, with) = rated_as(&newcomer("+=-"), &Event { earlier, ..Event::default() });
    let (_, without) = rated(&newcomer("+=-"));
    assert_eq!(with.players[..3], without.players[..3]);
}

#[test]
fn article_8_21_fewer_than_three_rated_players_in_a_round_robin() {
    let (_, rating) = rated(&ROUND_ROBIN.replace("C (2000)", "C"));
    let verdict = first(&rating).verdict;
    assert_eq!(verdict, NewcomerVerdict::FewOpponents { found: 2, needed: 3 });
    assert_eq!(rating.players[0].total.games, 1);
}

/// A round robin in which the newcomer loses every game.
const WITHOUT_A_POINT: &str = "
    @start 2009-08-01
    @system round-robin
    A (2200): D+w C+w B+w
    B (2100): C+b D+b A-b
    C (2000): B-w A-b D+w
    D:        A-b B-w C-b
    ";

#[test]
fn article_6_1_in_a_round_robin_everybody_else_counts_as_if_the_player_had_not_been_there() {
    let (_, rating) = rated(WITHOUT_A_POINT);
    assert_eq!(first(&rating).verdict, ZERO);
    assert_eq!(reasons(&rating), vec![(IgnoredReason::UnratedResult(ZERO), "6.1"); 3]);
    assert!(rating.players[..3].iter().all(|player| player.total.games == 2));
}

/// 8.3: every game is one of the pool, also the second against the same opponent.
#[test]
fn article_6_1_a_zero_in_a_double_round_robin_is_pooled_game_by_game() {
    let zero = "
        @start 2009-08-01
        @system round-robin 2
        A (2200): D+w C+w B+w D+b C+b B+b
        B (2100): C+b D+b A-b C+w D+w A-w
        C (2000): B-w A-b D+w B-b A-w D+b
        D:        A-b B-w C-b A-w B-b C-w
        ";
    let (_, rating) = rated(zero);
    assert_eq!(rating.form, EventForm::RoundRobin);
    let result = first(&rating).event.result;
    assert_eq!((result.games, result.opponents), (6, 2 * (2200 + 2100 + 2000)));
}

/// 6.1: what the pool takes in are the games against rated players, all of them lost.
#[test]
fn article_6_1_a_zero_of_a_round_robin_after_a_good_result() {
    let (_, before) = rated(&newcomer("=++"));
    let none = exaequo_rating::Pool::default();
    let earlier = vec![none.clone(), none.clone(), none, first(&before).pool.clone()];
    let (_, after) = rated_as(WITHOUT_A_POINT, &Event { earlier, ..Event::default() });
    assert_eq!(first(&after).verdict, NewcomerVerdict::CountsForPlayerOnly(Shortfall::Zero));
    // 3 × 2000 and 2200, 2100, 2000: 2050; 2½ of 6 is 42 %, 57 less.
    assert_eq!(first(&after).pooled, Pooled::Pending { rating: 1993, games: 6, missing: 3 });
}

/// Two unrated players, the second without a point: the game between them counts for neither.
#[test]
fn article_6_1_in_a_round_robin_games_between_unrated_players_too() {
    let zero = "
        @start 2009-08-01
        @system round-robin
        A (2200): . C=b E+w B+w D+w
        B (2100): E+w . D=b A-b C=w
        C (2000): D=w A=w . E+w B=b
        D:        C=b E+w B=w . A-b
        E:        B-b D-b A-b C-b .
        ";
    let (_, rating) = rated(zero);
    assert_eq!(rating.form, EventForm::RoundRobin);
    let between = rating.ignored.iter().find(|game| [game.white, game.black] == [PlayerId(3), PlayerId(4)]);
    assert_eq!(
        between.map(|game| (game.whom, game.reason)),
        Some((IgnoredFor::Both, IgnoredReason::UnratedResult(ZERO)))
    );
    assert_eq!(rating.ignored.len(), 4);
    let lines = |player: usize| rating.lines_of(&rating.players[player]).count();
    assert_eq!((lines(3), first(&rating).event.result.games), (3, 3));
}

/// E has no point, and D none but against E, which is not taken into account: both are left out. Without them the rated
/// players have half their points, and F has half of three: 2000.
#[test]
fn article_6_1_in_a_round_robin_a_point_against_somebody_without_one_is_none() {
    let (_, rating) = rated(
        "
        @start 2010-05-02
        @system round-robin
        A (2100): F=w E+b D+w C+b B+w
        B (2000): E+b C+b F=b D+b A-b
        C (1900): D+w B-w E+w A-w F=b
        D:        C-b F-b A-b B-w E+w
        E:        B-w A-w C-b F-b D-b
        F:        A=b D+w B=w E+w C=w
        ",
    );
    assert_eq!(rating.form, EventForm::RoundRobin);
    let of = |player: usize| rating.players[player].first.as_ref().expect("unrated");
    let only_against_zero = NewcomerVerdict::Short(Shortfall::OnlyAgainstZero);
    assert_eq!([of(3).verdict, of(4).verdict], [only_against_zero, ZERO]);
    assert_eq!(of(5).event.ru, Some(2000));
    let lines = |player: usize| rating.lines_of(&rating.players[player]).count();
    assert_eq!([0, 1, 2, 5].map(lines), [3; 4]);
    let between = |game: &&Ignored| game.white.0 >= 3 && game.black.0 >= 3;
    assert_eq!((rating.ignored.len(), rating.ignored.iter().filter(between).count()), (9, 3));
}

/// 5.1: no game was played; 6.41: none against a rated player; 6.6: a match.
#[test]
fn articles_5_1_6_41_6_6_an_unrated_player_without_a_game_that_counts() {
    let article = |text: &str, player: usize| {
        let (_, rating) = rated(text);
        let verdict = rating.players[player].first.as_ref().expect("unrated").verdict;
        (verdict, verdict.article())
    };
    let swiss = "@system swiss\nA (2000): B>w .\nB: A<b .\nC: . D+w\nD: . C-b";
    assert_eq!(article(swiss, 1), (NewcomerVerdict::NoGame(NoGame::Unplayed), "5.1"));
    assert_eq!(article(swiss, 2), (NewcomerVerdict::NoGame(NoGame::AgainstRated), "6.41"));
    let two = "@rounds 2\nA (2000): B+w B+b\nB: A-b A-w";
    assert_eq!(article(two, 1), (NewcomerVerdict::NoGame(NoGame::InMatch), "6.6"));
}
