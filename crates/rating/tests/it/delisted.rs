//! 7.21, ruling 54: whoever falls below the floor between the start of an event and its list.

use exaequo_model::{FideId, Pace, PlayerId, RatingEntry, Tournament};
use exaequo_rating::{
    Declared, Edition, Entrants, EventRating, Input, ListRecord, NewcomerVerdict, Official, Pooled,
    Provisions, RatingList, rate,
};
use exaequo_testkit::crosstable;

use crate::series::{AUGUST, EVEN, GOOD, day, event, met, newcomer, of_file, rated, rules};

const NONE: [char; 3] = ['-', '-', '-'];
/// Begins before the list of September and is rated on that of November.
const ACROSS: [&str; 2] = ["2009-08-20", "2009-09-20"];

fn high() -> Provisions {
    Provisions { floor: 2000, ..rules() }
}

/// The fourth player is rated 2010 in the file, with so many games behind it.
fn stated(days: [&str; 2], results: [char; 3], games: Option<u32>) -> Tournament {
    let mut facts = event(days, results).into_facts();
    facts.ratings.push(RatingEntry { games, ..of_file(3, 2010) });
    Tournament::new(facts).expect("coherent")
}

/// 2010 − 30 × 1.53 is below 2000: delisted on 1 September. The event across that day is a newcomer's: 2½ of 3 against 2000.
#[test]
fn article_7_21_ruling_54_delisted_before_the_event_is_rated_counts_as_a_newcomer() {
    let (ratings, _) = rated(&high(), &[stated(AUGUST, NONE, None), stated(ACROSS, GOOD, None)]);
    assert_eq!((newcomer(&ratings[0]).0, ratings[0].players[3].new), (Some(2010), Some(1964)));
    assert_eq!(newcomer(&ratings[1]), (None, Some(Pooled::Published { rating: 2030, games: 3 })));
    assert_eq!(met(&ratings[1]), Some(2010), "to the opponents the rating of the first day");
    assert_eq!((ratings[1].players[3].k, ratings[1].players[3].change), (None, None));
}

/// The rating that comes of it is one of the list of November; before, there is none.
#[test]
fn article_7_21_ruling_54_a_delisted_player_is_rated_anew_by_the_next_list() {
    let events = [stated(AUGUST, NONE, None), stated(ACROSS, GOOD, None)];
    let october = event(["2009-10-01", "2009-10-02"], EVEN);
    let november = event(["2009-11-01", "2009-11-09"], EVEN);
    let [first, second] = events;
    let (ratings, _) = rated(&high(), &[first, second, october, november]);
    assert_eq!(newcomer(&ratings[2]).0, None);
    // 4 of 6 against 2000 by then: two half points above 50 %.
    assert_eq!(newcomer(&ratings[3]).0, Some(2030));
}

/// 8.56: games and what was once reached are kept: 24, 3 that cost the rating, 3 that made the next one.
#[test]
fn articles_7_21_and_8_56_ruling_54_the_games_of_a_delisted_player_are_kept() {
    let rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    let rules = Provisions { games_needed: 3, floor: 2000, ..rules };
    let events = [
        stated(["2015-01-01", "2015-01-03"], NONE, Some(24)),
        stated(["2015-01-20", "2015-02-10"], GOOD, Some(24)),
        event(["2015-03-01", "2015-03-03"], EVEN),
    ];
    let (ratings, _) = rated(&rules, &events);
    assert_eq!(newcomer(&ratings[1]).0, None);
    assert_eq!(ratings[2].players[3].k.map(|k| k.value), Some(20));
}

/// Four players of 2005; what the first two do.
fn four(days: [&str; 2], system: &str, results: [&str; 4]) -> Tournament {
    let [a, b, c, d] = results;
    let text = format!("@system {system}\nA (2005): {a}\nB (2005): {b}\nC (2005): {c}\nD (2005): {d}\n");
    let mut facts = crosstable::facts(&text);
    [facts.event.start, facts.event.end] = days.map(|text| Some(day(text)));
    for (player, id) in facts.players.iter_mut().zip(11..) {
        player.fide_id = FideId::Number(id);
    }
    Tournament::new(facts).expect("coherent")
}

/// A and B draw with each other and lose to the others, 30 points each; then they beat the others.
fn two_delisted(system: &str) -> Vec<EventRating> {
    let lost = ["C-w B=b D-w", "D-b A=w C-b", "A+b D=w B+w", "B+w C=b A+b"];
    let won = ["C+w B=b D+w", "D+b A=w C+b", "A-b D=w B-w", "B-w C=b A-b"];
    let events = [four(AUGUST, "swiss", lost), four(ACROSS, system, won)];
    rated(&high(), &events).0
}

/// A and B count each other with the rating of the first day: 2½ of 3 against 2005.
#[test]
fn article_7_21_ruling_54_several_delisted_players_count_each_other_as_rated() {
    let across = &two_delisted("swiss")[1];
    for player in [0, 1] {
        let first = across.players[player].first.as_ref().expect("unrated by then");
        assert_eq!(first.event.ru, Some(2035));
        assert_eq!((first.verdict, first.event.rated_opponents), (NewcomerVerdict::Counts, 3));
        assert_eq!(across.lines_of(&across.players[player]).count(), 3);
    }
    let opponent = &across.players[2];
    let met: Vec<_> = across.lines_of(opponent).filter_map(|line| line.term()).collect();
    assert!(met.iter().all(|term| term.game.opponent == 2005), "{met:?}");
    assert_eq!((opponent.total.games, across.ignored.len()), (3, 0));
}

/// 8.58: the average of the table has them as rated players: Rar 2005, differences that cancel each other.
#[test]
fn articles_7_21_and_8_58_ruling_54_delisted_players_in_a_round_robin() {
    let across = &two_delisted("round-robin")[1];
    let average = across.average.expect("there are newcomers");
    assert_eq!((average.rated, average.differences, average.ra), (4, 0, 2005));
    let first = across.players[0].first.as_ref().expect("unrated by then");
    assert_eq!(
        (first.event.ru, first.event.rated_opponents, first.verdict),
        (Some(2035), 3, NewcomerVerdict::Counts)
    );
    assert_eq!(across.players[2].total.games, 3);
}

/// 7.1: a list published since the start that has the player without a rating says the same.
#[test]
fn article_7_21_ruling_54_a_list_published_since_the_start() {
    let (tournament, rules, declared) = (stated(ACROSS, GOOD, None), high(), Declared::default());
    let mut entrants = Entrants::new(&tournament, &rules, declared.basis, None);
    let list = RatingList::new(vec![ListRecord { id: 14, ..ListRecord::default() }]);
    entrants.publish_since(&tournament, &rules, Official::No, &list);
    let input = Input {
        tournament: &tournament,
        provisions: &rules,
        entrants: &entrants,
        declared: &declared,
        earlier: &[],
    };
    let rating = rate(&input);
    assert_eq!(newcomer(&rating), (None, Some(Pooled::Published { rating: 2030, games: 3 })));
    assert_eq!(entrants.get(PlayerId(3)).delisted, Some(day("2009-09-01")));
}
