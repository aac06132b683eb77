//! 7.11, 7.13, 7.14, 7.21, 8.3 to 8.5: a newcomer in several events, before and after the first rating is published.

use exaequo_model::{
    Birth, Elo, FideId, Pace, PlayerId, Points, RatingBody, RatingEntry, RatingSource, ValidFrom,
};
use exaequo_model::{Date, Tournament};
use exaequo_rating::{
    CoefficientRule, CoefficientSource, Declared, Edition, Entrants, EventRating, Ground, Input, K, Official,
    Pooled, Provisions, Series, is_duplicate, rate,
};
use exaequo_testkit::crosstable;

/// Three games are enough, so that an event stays small.
pub(crate) fn rules() -> Provisions {
    let rules = Edition::FIDE_2009_TEXT.provisions[Pace::Standard].expect("for standard chess");
    Provisions { games_needed: 3, ..rules }
}

pub(crate) fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

/// Three players of 2000 and a newcomer, the fourth, with so many points out of three games against them.
pub(crate) fn event(days: [&str; 2], results: [char; 3]) -> Tournament {
    let other = |result| match result {
        '+' => '-',
        '-' => '+',
        same => same,
    };
    let [first, second, third] = results;
    let [one, two, three] = results.map(other);
    let text = format!(
        "
        @system swiss
        A (2000): N{one}w B=b C=w
        B (2000): C=w A=w N{three}b
        C (2000): B=b N{two}w A=b
        N:        A{first}b C{second}b B{third}w
        "
    );
    let mut facts = crosstable::facts(&text);
    [facts.event.start, facts.event.end] = days.map(|text| Some(day(text)));
    for (player, id) in facts.players.iter_mut().zip(11..) {
        player.fide_id = FideId::Number(id);
    }
    Tournament::new(facts).expect("coherent")
}

/// Events one after the other, with the state of the series.
pub(crate) fn rated(provisions: &Provisions, events: &[Tournament]) -> (Vec<EventRating>, Series) {
    let (mut series, declared) = (Series::default(), Declared::default());
    let mut ratings = Vec::new();
    for tournament in events {
        let mut entrants = Entrants::new(tournament, provisions, declared.basis, None);
        series.publish(tournament, provisions, declared.official, &mut entrants);
        let earlier = series.earlier(tournament);
        let input =
            Input { tournament, provisions, entrants: &entrants, declared: &declared, earlier: &earlier };
        let rating = rate(&input);
        series.add(&input, &rating);
        ratings.push(rating);
    }
    (ratings, series)
}

pub(crate) const AUGUST: [&str; 2] = ["2009-08-01", "2009-08-09"];
pub(crate) const GOOD: [char; 3] = ['=', '+', '+'];
pub(crate) const EVEN: [char; 3] = ['+', '=', '-'];

/// Ro and the first rating of the newcomer.
pub(crate) fn newcomer(rating: &EventRating) -> (Option<u16>, Option<Pooled>) {
    let player = &rating.players[3];
    (player.rating, player.first.as_ref().map(|first| first.pooled))
}

/// What the first player meets in the game against the newcomer.
pub(crate) fn met(rating: &EventRating) -> Option<i32> {
    let mut lines = rating.lines_of(&rating.players[0]);
    lines.find(|line| line.opponent == PlayerId(3))?.term().map(|term| term.game.opponent)
}

/// How many results of the newcomer count in the period of an event, and what they come to.
fn of_period(series: &Series, tournament: &Tournament) -> (u32, Pooled) {
    let (rules, declared) = (rules(), Declared::default());
    let entrants = Entrants::new(tournament, &rules, declared.basis, None);
    let input =
        Input { tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
    let period = series.period_first(&input, &tournament.players[3]).expect("unrated");
    assert_eq!(series.first(&input, &tournament.players[3]).is_some(), period.events > 1);
    (period.events, period.pooled)
}

/// 2½ of 3 against 2000: two half points above 50 %, 2030, in the list of 1 September (7.13).
#[test]
fn article_8_5_a_first_rating_counts_from_its_list_on() {
    let (ratings, _) = rated(&rules(), &[event(AUGUST, GOOD), event(["2009-09-01", "2009-09-09"], EVEN)]);
    assert_eq!(newcomer(&ratings[0]), (None, Some(Pooled::Published { rating: 2030, games: 3 })));
    let later = &ratings[1].players[3];
    assert_eq!(newcomer(&ratings[1]), (Some(2030), None));
    assert_eq!(later.k, Some(K { value: 30, source: CoefficientSource::Known(Ground::NeverReached) }));
    // 30 points more than each opponent: .54 a game (8.1b); 30 × (1.5 − 1.62).
    assert_eq!((later.total.expected, later.new), (Points::from_hundredths(162), Some(2026)));
    assert_eq!(met(&ratings[1]), Some(2030));
}

/// The rating of the next list is the one the period made of it.
#[test]
fn article_7_11_later_lists_follow_the_changes() {
    let events = [
        event(AUGUST, GOOD),
        event(["2009-09-01", "2009-09-09"], EVEN),
        event(["2009-11-01", "2009-11-09"], EVEN),
    ];
    let (ratings, _) = rated(&rules(), &events);
    assert_eq!(newcomer(&ratings[2]).0, Some(2026));
}

/// 8.56 of 2014: fewer than thirty games, those of the first rating included, are K 40; then K 20.
#[test]
fn article_8_56_the_games_of_a_first_rating_count() {
    let rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    let rules = Provisions { games_needed: 3, ..rules };
    let day = |month: u32, day: u32| format!("2015-{month:02}-{day:02}");
    let events: Vec<_> = (1..=11)
        .map(|month| event([&day(month, 1), &day(month, 3)], if month == 1 { GOOD } else { EVEN }))
        .collect();
    let (ratings, _) = rated(&rules, &events);
    let k: Vec<_> = ratings.iter().filter_map(|rating| rating.players[3].k.map(|k| k.value)).collect();
    // 3 games of January, then 3 a month: 30 at the start of November.
    assert_eq!(k, [[40; 9].as_slice(), &[20]].concat());
}

/// 8.4: published on 1 September, before the event that began in August is rated on 1 November.
#[test]
fn article_8_4_ruling_60_published_before_the_event_is_rated() {
    let (ratings, _) = rated(&rules(), &[event(AUGUST, GOOD), event(["2009-08-20", "2009-09-20"], EVEN)]);
    assert_eq!(newcomer(&ratings[1]).0, Some(2030));
    // To the opponents an unrated player with half of the points against 2000.
    assert_eq!(met(&ratings[1]), Some(2000));
}

/// 7.13, 8.3: events of one list have one first rating together: 4 of 6 against 2000, two half points above 50 %.
#[test]
fn article_8_3_one_first_rating_of_the_events_of_a_list() {
    let events = [event(AUGUST, GOOD), event(["2009-08-10", "2009-08-12"], EVEN)];
    let (ratings, series) = rated(&rules(), &events);
    let together = Pooled::Published { rating: 2030, games: 6 };
    assert_eq!(newcomer(&ratings[1]), (None, Some(together)));
    assert_eq!(met(&ratings[1]), Some(2000), "8.53: earlier results are not for the opponents");
    assert_eq!(of_period(&series, &events[0]), (2, together));
    assert!(series.has_totals());
}

/// 6.1: 0 of 3 is no first result, so that the period has one event, before it or after it.
#[test]
fn article_8_3_an_event_without_a_result_that_counts_is_none_of_the_period() {
    let none = ['-', '-', '-'];
    for (results, events) in [([none, GOOD], 1), ([none, none], 0)] {
        let [first, second] = results;
        let all = [event(AUGUST, first), event(["2009-08-10", "2009-08-12"], second)];
        let (_, series) = rated(&rules(), &all);
        assert_eq!(of_period(&series, &all[1]).0, events);
    }
}

/// 8.56: 2030 of the first event was never published, since the second is on the same list: 3½ of 6 are 2015.
#[test]
fn article_8_56_the_highest_rating_is_one_that_was_published() {
    let events = [event(AUGUST, GOOD), event(["2009-08-10", "2009-08-12"], ['=', '=', '-'])];
    let (_, series) = rated(&rules(), &events);
    let (later, rules, declared) = (event(["2009-09-01", "2009-09-09"], EVEN), rules(), Declared::default());
    let mut entrants = Entrants::new(&later, &rules, declared.basis, None);
    series.publish(&later, &rules, declared.official, &mut entrants);
    let entrant = entrants.get(PlayerId(3));
    assert_eq!((entrant.rating, entrant.history.highest), (Some(2015), Some(2015)));
}

pub(crate) fn of_file(player: u32, rating: u32) -> RatingEntry {
    RatingEntry {
        player: PlayerId(player),
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(rating).expect("a rating"),
        from: ValidFrom::Start,
        source: RatingSource::File,
        k: None,
        games: None,
    }
}

#[test]
fn article_7_11_a_rating_of_the_file_is_the_one_that_counts() {
    let mut facts = event(["2009-09-01", "2009-09-09"], EVEN).into_facts();
    facts.ratings.push(of_file(3, 1900));
    let (ratings, _) = rated(&rules(), &[event(AUGUST, GOOD), Tournament::new(facts).expect("coherent")]);
    assert_eq!((newcomer(&ratings[1]).0, met(&ratings[1])), (Some(1900), Some(1900)));
}

/// 0.6, 7.11: a number below the floor is no rating, so that of the list counts.
#[test]
fn article_0_6_a_number_below_the_floor_does_not_contradict_a_list() {
    let mut facts = event(["2009-09-01", "2009-09-09"], EVEN).into_facts();
    facts.ratings.push(of_file(3, 990));
    let later = Tournament::new(facts).expect("coherent");
    let (ratings, _) = rated(&rules(), &[event(AUGUST, GOOD), later.clone()]);
    assert_eq!((newcomer(&ratings[1]), met(&ratings[1])), ((Some(2030), None), Some(2030)));
    let (alone, _) = rated(&rules(), &[later]);
    assert_eq!(newcomer(&alone[0]).0, None);
}

/// 7.21: whoever falls below the floor is unrated again, with an empty pool.
#[test]
fn article_7_21_delisted_and_new_again() {
    let high = Provisions { floor: 2000, ..rules() };
    let none = ['-', '-', '-'];
    let events = [
        event(AUGUST, GOOD),
        event(["2009-09-01", "2009-09-09"], none),
        event(["2009-11-01", "2009-11-09"], GOOD),
    ];
    let (ratings, _) = rated(&high, &events);
    // 2030 − 30 × 1.62 = 1981.
    assert_eq!((newcomer(&ratings[1]).0, ratings[1].players[3].new), (Some(2030), Some(1981)));
    assert_eq!(newcomer(&ratings[2]), (None, Some(Pooled::Published { rating: 2030, games: 3 })));
    assert_eq!(high.list_of(&events[1], Official::No), Some(day("2009-11-01")));
}

/// 7.21, 8.4: no longer listed in November, rated anew in January, before an event that began in December is rated.
#[test]
fn articles_7_21_and_8_4_delisted_at_the_start_and_published_since() {
    let high = Provisions { floor: 2000, ..rules() };
    let events = [
        event(AUGUST, GOOD),
        event(["2009-09-01", "2009-09-09"], ['-', '-', '-']),
        event(["2009-11-01", "2009-11-09"], GOOD),
        event(["2009-12-20", "2010-01-20"], EVEN),
    ];
    let (ratings, _) = rated(&high, &events);
    assert_eq!(newcomer(&ratings[2]), (None, Some(Pooled::Published { rating: 2030, games: 3 })));
    assert_eq!(newcomer(&ratings[3]).0, Some(2030));
    assert_eq!(met(&ratings[3]), Some(2000), "to the opponents an unrated player");
}

/// 8.56: as many games as a number can be, and more, whether they change a rating or make one anew.
#[test]
fn article_8_56_games_beyond_counting() {
    let rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    let high = Provisions { games_needed: 3, floor: 2000, ..rules };
    let mut facts = event(["2015-01-01", "2015-01-03"], ['-', '-', '-']).into_facts();
    facts.ratings.push(RatingEntry { games: Some(u32::MAX), ..of_file(3, 2001) });
    let later = [event(["2015-02-01", "2015-02-03"], GOOD), event(["2015-03-01", "2015-03-03"], EVEN)];
    let [second, third] = later;
    let (ratings, _) = rated(&high, &[Tournament::new(facts).expect("coherent"), second, third]);
    let k: Vec<_> = ratings.iter().map(|rating| rating.players[3].k.map(|k| k.value)).collect();
    assert_eq!(k, [Some(20), None, Some(20)]);
}

/// 7.21, 8.56: unrated again, a player has played the games all the same: 24, 3 that cost the rating, and 3 of the next
/// first rating are no longer fewer than 30.
#[test]
fn articles_7_21_and_8_56_games_before_a_player_was_delisted_count() {
    let rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    let high = Provisions { games_needed: 3, floor: 2000, ..rules };
    let none = ['-', '-', '-'];
    let day = |month: u32, day: u32| format!("2015-{month:02}-{day:02}");
    let results = [GOOD, EVEN, EVEN, EVEN, EVEN, EVEN, EVEN, EVEN, none, GOOD, EVEN];
    let events: Vec<_> =
        (1..).zip(results).map(|(month, result)| event([&day(month, 1), &day(month, 3)], result)).collect();
    let (ratings, _) = rated(&high, &events);
    let k: Vec<_> = ratings.iter().map(|rating| rating.players[3].k.map(|k| k.value)).collect();
    assert_eq!(k[1..9], [Some(40); 8]);
    assert_eq!((k[9], k[10]), (None, Some(20)));
}

/// A win of a player against another of the same rating.
fn win(days: [&str; 2], rating: u16) -> Tournament {
    let text = format!("@system swiss\nA ({rating}): B+w\nB ({rating}): A-b\n");
    let mut facts = crosstable::facts(&text);
    [facts.event.start, facts.event.end] = days.map(|text| Some(day(text)));
    for (player, id) in facts.players.iter_mut().zip(11..) {
        player.fide_id = FideId::Number(id);
    }
    facts.players[0].birth = Birth::Day(day("2007-05-05"));
    Tournament::new(facts).expect("coherent")
}

/// K of the first player in each event, after the period is known, and Ro and Rn of the last period.
fn periods(edition: &Edition, events: &[Tournament]) -> (Vec<u8>, (u16, i32)) {
    let rules = edition.provisions[Pace::Standard].expect("for standard chess");
    let (mut ratings, series) = rated(&rules, events);
    let declared = Declared::default();
    let mut last = None;
    for (tournament, rating) in events.iter().zip(&mut ratings) {
        let entrants = Entrants::new(tournament, &rules, declared.basis, None);
        let input =
            Input { tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
        series.settle(&input, rating);
        let total = series.period_total(&input, &tournament.players[0]).expect("rated");
        last = Some((total.rating, total.new_rating(&rules)));
    }
    let k = ratings.iter().filter_map(|rating| rating.players[0].k.map(|k| k.value));
    (k.collect(), last.expect("an event"))
}

/// 8.56: the list of March, before that of May on which both are rated, shows 2405.
#[test]
fn article_8_56_k_of_a_period_is_that_of_the_list_before() {
    let events = [win(["2010-02-20", "2010-02-26"], 2395), win(["2010-03-10", "2010-03-15"], 2405)];
    assert_eq!(periods(Edition::FIDE_2009_TEXT, &events), (vec![20, 20], (2405, 2425)));
    let events = [win(["2026-01-26", "2026-01-31"], 2395), win(["2026-02-10", "2026-02-15"], 2405)];
    assert_eq!(periods(Edition::FIDE_2025_10, &events), (vec![10, 10], (2405, 2415)));
}

/// 8.56 as FIDE announced it in July 2009: K is that at the start of each event. The first began under the list of
/// January, on which 2400 had not been reached. Together 7.5 and 5 points, on the list of March.
#[test]
fn article_8_56_ruling_42_k_at_the_start_of_each_event() {
    let events = [win(["2010-02-20", "2010-02-26"], 2395), win(["2010-03-10", "2010-03-15"], 2405)];
    assert_eq!(periods(Edition::FIDE_2009_PRACTICE, &events), (vec![15, 10], (2405, 2418)));
}

/// 8.56: born in 2007, K 40 on the lists of 2025. An event that ended on 28 December is rated on the list of January,
/// one that ended on 30 December on that of February, after the list of January.
#[test]
fn article_8_56_a_junior_on_the_list_before() {
    let december = |last: &str| win(["2025-12-26", last], 2000);
    let january = win(["2026-01-02", "2026-01-03"], 2000);
    assert_eq!(periods(Edition::FIDE_2025_10, &[december("2025-12-28")]), (vec![40], (2000, 2020)));
    assert_eq!(periods(Edition::FIDE_2025_10, &[december("2025-12-30")]), (vec![20], (2000, 2010)));
    let both = [december("2025-12-30"), january];
    assert_eq!(periods(Edition::FIDE_2025_10, &both), (vec![20, 20], (2000, 2020)));
}

/// 8.56: 2395 and 15 points are 2410 on the list of March; K is 20 for ever.
#[test]
fn article_8_56_a_rating_that_was_published_is_remembered() {
    let events = [win(["2010-01-05", "2010-01-10"], 2395), win(["2010-05-05", "2010-05-10"], 2390)];
    assert_eq!(periods(Edition::FIDE_2009_TEXT, &events), (vec![30, 20], (2390, 2400)));
}

/// 8.56: the second file contradicts the list of March, on which 2410 was reached all the same.
#[test]
fn article_8_56_a_rating_that_a_file_contradicts_was_reached() {
    let events = [
        win(["2010-01-05", "2010-01-10"], 2395),
        win(["2010-03-10", "2010-03-15"], 2390),
        win(["2010-05-05", "2010-05-10"], 2390),
    ];
    assert_eq!(periods(Edition::FIDE_2009_TEXT, &events[..2]), (vec![30, 20], (2390, 2400)));
    assert_eq!(periods(Edition::FIDE_2009_TEXT, &events), (vec![30, 20, 20], (2390, 2400)));
}

/// 7.1: an event that began before the list of March is rated after it, and changes the rating of that list.
#[test]
fn article_7_1_a_period_changes_the_rating_of_the_list_before() {
    let events = [win(["2010-01-05", "2010-01-10"], 2395), win(["2010-02-20", "2010-02-26"], 2395)];
    assert_eq!(periods(Edition::FIDE_2009_TEXT, &events), (vec![30, 20], (2410, 2420)));
    let (_, series) = rated(&Edition::FIDE_2009_TEXT.provisions[Pace::Standard].expect("rules"), &events);
    assert!(series.has_totals(), "which is worth a row of its own");
}

/// 7.11: a file without the rating of somebody who has one.
#[test]
fn article_7_11_a_rated_player_whom_a_later_file_does_not_rate() {
    let unrated = |days| {
        let mut facts = win(days, 2400).into_facts();
        facts.ratings.retain(|entry| entry.player != PlayerId(0));
        Tournament::new(facts).expect("coherent")
    };
    let events = [
        win(["2010-01-05", "2010-01-10"], 2395),
        unrated(["2010-02-20", "2010-02-26"]),
        unrated(["2010-03-05", "2010-03-10"]),
    ];
    let (ratings, _) = rated(&rules(), &events);
    let start: Vec<_> = ratings.iter().map(|rating| rating.players[0].rating).collect();
    assert_eq!(start, [Some(2395), Some(2395), Some(2410)]);
}

/// 8.56 from 2022 on: K times the games of the period is limited; the check is about K before that.
#[test]
fn article_8_56_a_k_that_is_lowered_is_not_that_of_the_check() {
    let rules = Edition::FIDE_2022.provisions[Pace::Standard].expect("for standard chess");
    let rules = Provisions { most_k_times_games: Some(70), ..rules };
    let mut other = win(["2022-03-10", "2022-03-12"], 2000).into_facts();
    other.players[1].fide_id = FideId::Number(99);
    let events = [win(["2022-03-01", "2022-03-03"], 2000), Tournament::new(other).expect("coherent")];
    let (mut ratings, series) = rated(&rules, &events);
    let declared = Declared::default();
    let entrants = Entrants::new(&events[0], &rules, declared.basis, None);
    let tournament = &events[0];
    let input =
        Input { tournament, provisions: &rules, entrants: &entrants, declared: &declared, earlier: &[] };
    series.settle(&input, &mut ratings[0]);
    // A junior: 40 × 2 games would be 80.
    let k =
        |player: usize| (ratings[0].players[player].k.map(|k| k.value), ratings[0].players[player].k_before);
    assert_eq!((k(0), k(1)), ((Some(35), Some(40)), (Some(20), Some(20))));
    assert_eq!(ratings[0].balance.games, 0, "K 40 and K 20 are not equal");
    let rules = Provisions { coefficient: CoefficientRule::Fixed(40), ..rules };
    let (mut ratings, series) = rated(&rules, &events);
    let input = Input { provisions: &rules, ..input };
    series.settle(&input, &mut ratings[0]);
    let k = |player: usize| ratings[0].players[player].k.map(|k| k.value);
    assert_eq!((k(0), k(1)), (Some(35), Some(40)));
    assert_eq!((ratings[0].balance.games, ratings[0].balance.sum), (1, 0));
}

/// 8.5: the same days, players and games, whatever the event is called; anything else is another event.
#[test]
fn article_8_5_an_event_that_is_there_twice() {
    let one = event(AUGUST, GOOD);
    let changed = |change: &dyn Fn(&mut exaequo_model::Facts)| {
        let mut facts = one.clone().into_facts();
        change(&mut facts);
        Tournament::new(facts).expect("coherent")
    };
    assert!(is_duplicate(&one, &one));
    assert!(is_duplicate(&one, &changed(&|facts| facts.event.name = facts.text.push("Another name"))));
    assert!(!is_duplicate(&one, &event(["2009-08-01", "2009-08-10"], GOOD)), "another day");
    assert!(!is_duplicate(&one, &event(AUGUST, EVEN)), "another game");
    assert!(
        !is_duplicate(&one, &changed(&|facts| facts.players[1].fide_id = FideId::None)),
        "another player"
    );
    assert!(
        !is_duplicate(&one, &changed(&|facts| facts.players[1].name = facts.text.push("Z"))),
        "another name"
    );
    let unplayed = crosstable::parse("@system swiss\nA (2000): .\nB (2000): .\n");
    assert!(!is_duplicate(&unplayed, &unplayed), "without a game nothing is rated twice");
}
