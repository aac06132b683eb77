//! 4.13, 7.1, 7.11, 7.21, 8.4, 8.56: the rating a player comes with, and what other lists say of it.

use exaequo_model::{ByPace, Date, FideId, Pace, PlayerId, RatingEntry, RoundNumber, Tournament, ValidFrom};
use exaequo_rating::eligibility::{Finding, FindingWeight, findings};
use exaequo_rating::one_time_changes::OneTimeChange;
use exaequo_rating::{
    CoefficientSource, Declared, Edition, Entrants, EventRating, Ground, Input, K, ListRecord, Official,
    Provisions, RatingBasis, RatingChange, RatingList, Series, at_pace, rate,
};
use exaequo_testkit::crosstable;

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

fn rules(edition: &Edition, pace: Pace) -> Provisions {
    edition.provisions[pace].expect("for this kind of play")
}

/// A win of a player against another of the same rating, numbers 11 and 12.
fn win(days: [&str; 2], rating: u16) -> Tournament {
    let text = format!("@system swiss\nA ({rating}): B+w\nB ({rating}): A-b\n");
    let mut facts = crosstable::facts(&text);
    [facts.event.start, facts.event.end] = days.map(|text| Some(day(text)));
    for (player, id) in facts.players.iter_mut().zip(11..) {
        player.fide_id = FideId::Number(id);
    }
    Tournament::new(facts).expect("coherent")
}

/// The same for all kinds of play.
fn same<T: Copy>(value: T) -> ByPace<T> {
    ByPace { standard: value, rapid: value, blitz: value }
}

fn record(id: u64, [standard, rapid, blitz]: [Option<u16>; 3], k: Option<u8>) -> ListRecord {
    let ratings = ByPace { standard, rapid, blitz };
    ListRecord { id, ratings, k: same(k), ..ListRecord::default() }
}

/// An event with what is found about it.
struct Rated {
    rating: EventRating,
    findings: Vec<Finding>,
    /// Ro and Rn of the first player in the period so far.
    period: Option<(u16, i32)>,
}

/// Events one after the other, with the lists of a command.
fn rated(
    provisions: impl Fn(&Tournament) -> Provisions,
    events: &[Tournament],
    [list, since]: [Option<&RatingList>; 2],
) -> Vec<Rated> {
    let (mut series, declared) = (Series::default(), Declared::default());
    let one = |tournament: &Tournament| {
        let provisions = provisions(tournament);
        let mut entrants = Entrants::new(tournament, &provisions, declared.basis, list);
        series.publish(tournament, &provisions, Official::No, &mut entrants);
        if let Some(since) = since {
            entrants.publish_since(tournament, &provisions, Official::No, since);
        }
        let input = Input {
            tournament,
            provisions: &provisions,
            entrants: &entrants,
            declared: &declared,
            earlier: &series.earlier(tournament),
        };
        let rating = rate(&input);
        series.add(&input, &rating);
        let period = series.period_total(&input, &tournament.players[0]);
        let period = period.map(|total| (total.rating, total.new_rating(&provisions)));
        Rated { findings: findings(&input, &rating), rating, period }
    };
    events.iter().map(one).collect()
}

fn differences(findings: &[Finding]) -> Vec<Finding> {
    findings.iter().filter(|finding| matches!(finding, Finding::ListDiffers { .. })).cloned().collect()
}

/// 2395 and 15 points are 2410 on the list of March; a file of March that says 2395 is taken at its word.
#[test]
fn article_7_11_a_rating_that_is_not_that_of_the_list_is_used_and_told() {
    let text = |_: &Tournament| rules(Edition::FIDE_2009_TEXT, Pace::Standard);
    let january = win(["2010-01-05", "2010-01-10"], 2395);
    let events = [january.clone(), win(["2010-03-05", "2010-03-10"], 2395)];
    let all = rated(text, &events, [None; 2]);
    assert_eq!(differences(&all[0].findings), []);
    assert_eq!(all[1].rating.players[0].rating, Some(2395));
    let told = differences(&all[1].findings);
    let of = |player, listed| Finding::ListDiffers {
        player: PlayerId(player),
        rating: 2395,
        list: day("2010-03-01"),
        listed: Some(listed),
    };
    assert_eq!(told, [of(0, 2410), of(1, 2380)]);
    assert_eq!((told[0].article(), told[0].weight()), ("7.11", FindingWeight::Note));
    // An event that began before that list has the rating of its own.
    let all = rated(text, &[january, win(["2010-02-25", "2010-03-10"], 2395)], [None; 2]);
    assert_eq!(differences(&all[1].findings), []);
}

/// 7.21: 1210 less 15 points is below the floor, so that the list of March does not have the player.
#[test]
fn articles_7_11_and_7_21_a_rating_of_somebody_no_longer_listed() {
    let events = [win(["2010-01-05", "2010-01-10"], 1210), win(["2010-03-05", "2010-03-10"], 1225)];
    let all = rated(|_| rules(Edition::FIDE_2009_TEXT, Pace::Standard), &events, [None; 2]);
    let list = day("2010-03-01");
    let told = Finding::ListDiffers { player: PlayerId(1), rating: 1225, list, listed: None };
    assert_eq!(differences(&all[1].findings), [told]);
}

/// 7.1, 8.56: begun under the list of January, rated on that of May; the list of March lies between. It has the rating
/// that the 15 points of K 30 change, and another K.
#[test]
fn articles_7_1_and_8_56_a_list_published_since_the_start() {
    let text = |_: &Tournament| rules(Edition::FIDE_2009_TEXT, Pace::Standard);
    let march = RatingList::new(vec![record(11, [Some(2402), None, None], Some(20))]);
    let late = [win(["2010-02-20", "2010-02-26"], 2390)];
    let all = rated(text, &late, [None, Some(&march)]);
    let player = &all[0].rating.players[0];
    assert_eq!((player.rating, player.change), (Some(2390), Some(RatingChange(1000))), "K 20 against 2390");
    assert_eq!(all[0].period, Some((2402, 2412)));
    // Where no list lies between, there is nothing newer.
    let all = rated(text, &[win(["2010-01-20", "2010-01-26"], 2390)], [None, Some(&march)]);
    assert_eq!(all[0].period, Some((2390, 2405)));
}

/// 8.56: a newer list without a column does not take away what an older one says; where it has one, it counts.
#[test]
fn article_8_56_a_newer_list_that_says_less() {
    let both = |start: ListRecord, since: ListRecord, edition| {
        let start = RatingList::new(vec![ListRecord { id: 11, ratings: same(Some(2390)), ..start }]);
        let since = RatingList::new(vec![ListRecord { id: 11, ratings: same(Some(2395)), ..since }]);
        let event = [win(["2010-02-20", "2010-03-10"], 2390)];
        rated(|_| rules(edition, Pace::Standard), &event, [Some(&start), Some(&since)])[0].rating.players[0].k
    };
    let none = ListRecord::default();
    let k = |k| ListRecord { k: same(Some(k)), ..none };
    let highest = |highest| ListRecord { highest: Some(highest), ..none };
    let games = |games| ListRecord { games: Some(games), ..none };
    let given = CoefficientSource::Given;
    let known = CoefficientSource::Known;
    for (start, since, edition, value, source) in [
        (k(25), none, Edition::FIDE_2009_TEXT, 25, given),
        (k(25), k(15), Edition::FIDE_2009_TEXT, 15, given),
        (highest(2450), none, Edition::FIDE_2009_TEXT, 20, known(Ground::Reached)),
        (highest(2450), highest(2399), Edition::FIDE_2009_TEXT, 20, known(Ground::Reached)),
        (games(10), none, Edition::FIDE_2014, 40, known(Ground::New { games: 10 })),
        (games(10), games(30), Edition::FIDE_2014, 20, known(Ground::Experienced)),
    ] {
        assert_eq!(both(start, since, edition), Some(K { value, source }), "{start:?} {since:?}");
    }
}

/// 8.4 with 0.6: a rating below the floor is none, also on a later list.
#[test]
fn articles_0_6_and_8_4_a_later_rating_below_the_floor() {
    let mut facts = win(["2010-02-20", "2010-02-26"], 2000).into_facts();
    facts.ratings.retain(|entry| entry.player != PlayerId(0));
    let event = [Tournament::new(facts).expect("coherent")];
    let ro = |rating| {
        let since = RatingList::new(vec![record(11, [Some(rating), None, None], Some(30))]);
        let all = rated(|_| rules(Edition::FIDE_2009_TEXT, Pace::Standard), &event, [None, Some(&since)]);
        all[0].rating.players[0].rating
    };
    assert_eq!((ro(1200), ro(1199)), (Some(1200), None));
}

/// March 2024: 1500 and 10 points of February are 1510, which the list shows as 1706.
#[test]
fn article_7_1_all_ratings_raised_on_one_list() {
    let by_day = |tournament: &Tournament| {
        let start = tournament.event.start.expect("a day");
        rules(Edition::in_force(Pace::Standard, start).expect("an edition"), Pace::Standard)
    };
    let unrated = |days| {
        let mut facts = win(days, 1700).into_facts();
        facts.ratings.retain(|entry| entry.player != PlayerId(0));
        Tournament::new(facts).expect("coherent")
    };
    let february = win(["2024-02-10", "2024-02-12"], 1500);
    let all = rated(by_day, &[february.clone(), unrated(["2024-03-10", "2024-03-12"])], [None; 2]);
    assert_eq!((all[0].period, all[1].rating.players[0].rating), (Some((1500, 1510)), Some(1706)));
    let raised =
        |rated: &Rated| rated.findings.contains(&Finding::AllChanged(OneTimeChange::Compression2024));
    assert!(raised(&all[0]) && !raised(&all[1]));
    // Begun before and rated after it: the games change the raised rating.
    let late = win(["2024-02-25", "2024-03-05"], 1500);
    assert_eq!(rated(by_day, &[late], [None; 2])[0].period, Some((1700, 1710)));
}

/// Rapid, October 2022: the list knows what the standard rating was, so that this is told and not computed.
#[test]
fn article_7_1_rapid_ratings_raised_to_the_standard_rating() {
    let found = |pace| {
        let all =
            rated(|_| rules(Edition::FIDE_2022, pace), &[win(["2022-09-10", "2022-09-12"], 1500)], [None; 2]);
        all[0].findings.contains(&Finding::AllChanged(OneTimeChange::Raised2022))
    };
    assert!(found(Pace::Rapid) && found(Pace::Blitz) && !found(Pace::Standard));
}

/// Rapid, October 2022: what the list made of a rating is not known, so that another one in a file is no difference;
/// from the next file on it is known again.
#[test]
fn article_7_11_rapid_ratings_after_all_were_raised() {
    let told = |pace, events: &[Tournament]| {
        let by_day = |tournament: &Tournament| {
            rules(Edition::in_force(pace, tournament.event.start.expect("a day")).expect("an edition"), pace)
        };
        let paced: Vec<_> = events.iter().map(|event| at_pace(event, Some(pace))).collect();
        rated(by_day, &paced, [None; 2])
            .iter()
            .map(|one| differences(&one.findings).len())
            .collect::<Vec<_>>()
    };
    let september = win(["2022-09-10", "2022-09-12"], 1500);
    let across = win(["2022-09-25", "2022-10-05"], 1500);
    let october = win(["2022-10-10", "2022-10-12"], 1700);
    let november = win(["2022-11-10", "2022-11-12"], 1800);
    for pace in [Pace::Rapid, Pace::Blitz] {
        assert_eq!(
            told(pace, &[september.clone(), october.clone(), november.clone()]),
            [0, 0, 2],
            "{pace:?}"
        );
        assert_eq!(told(pace, &[across.clone(), november.clone()]), [0, 0], "{pace:?}");
    }
    assert_eq!(told(Pace::Standard, &[september, october]), [0, 2]);
    assert_eq!(told(Pace::Standard, &[across, november]), [0, 2]);
}

/// Rapid: the standard rating stands in until there is a rapid rating, which came out of the first event.
#[test]
fn article_7_11_the_list_of_another_month() {
    let list = |day: &str| RatingList::new(Vec::new()).published_on(Some(day.parse().expect("a day")));
    let other = |list: RatingList| {
        let all = rated(
            |_| rules(Edition::FIDE_2025_10, Pace::Standard),
            &[win(["2025-11-08"; 2], 1900)],
            [Some(&list), None],
        );
        all[0].findings.iter().any(|one| matches!(one, Finding::OtherList { .. }))
    };
    assert!(!other(list("2025-11-01")) && other(list("2025-10-01")) && other(list("2025-12-01")));
}

/// 8.56: K of standard chess is not that of rapid chess, though the rating stands in.
#[test]
fn article_8_56_k_does_not_go_with_a_substitute() {
    let list = RatingList::new(vec![record(11, [Some(2000), None, None], Some(40))]);
    for (edition, k) in [(Edition::FIDE_2017, 20), (Edition::FIDE_2025_10, 20)] {
        let all =
            rated(|_| rules(edition, Pace::Rapid), &[win(["2019-05-01"; 2], 1900)], [Some(&list), None]);
        let first = &all[0].rating.players[0];
        assert_eq!((first.rating, first.k.map(|k| k.value)), (Some(2000), Some(k)), "{edition:?}");
    }
}

#[test]
fn a_rating_that_was_published_needs_no_substitute() {
    let list = RatingList::new(vec![
        record(11, [Some(2000), None, None], Some(20)),
        record(12, [Some(2000), Some(2000), None], Some(20)),
    ]);
    let events = [win(["2025-11-08", "2025-11-09"], 1900), win(["2025-12-08", "2025-12-09"], 1900)];
    let all = rated(|_| rules(Edition::FIDE_2024_12, Pace::Rapid), &events, [Some(&list), None]);
    let ro = |index: usize| all[index].rating.players[0].rating;
    assert_eq!((ro(0), ro(1)), (Some(2000), Some(2010)));
    assert!(all[0].findings.contains(&Finding::Substituted { player: PlayerId(0) }));
    assert!(!all[1].findings.contains(&Finding::Substituted { player: PlayerId(0) }));
}

fn later(player: u32, rating: u32, from: ValidFrom) -> RatingEntry {
    RatingEntry {
        player: PlayerId(player),
        body: exaequo_model::RatingBody::Fide,
        pace: Pace::Standard,
        rating: exaequo_model::Elo::new(rating).expect("a rating"),
        from,
        source: exaequo_model::RatingSource::File,
        k: None,
        games: None,
    }
}

/// 4.13: a list has the ratings at the start, the file those of later rounds.
#[test]
fn article_4_13_ratings_at_the_time_of_the_game_with_a_list() {
    let mut facts =
        crosstable::facts("@start 2009-08-01\n@system swiss\nA (2000): B+w B-b\nB (2000): A-b A+w\n");
    facts.players[0].fide_id = FideId::Number(11);
    let list = RatingList::new(vec![record(11, [Some(2100), None, None], None)]);
    let rules = rules(Edition::FIDE_2009_TEXT, Pace::Standard);
    let declared = Declared { basis: RatingBasis::AtGame, ..Declared::default() };
    let own = |facts: &exaequo_model::Facts| {
        let tournament = &Tournament::new(facts.clone()).expect("coherent");
        let entrants = &Entrants::new(tournament, &rules, RatingBasis::AtGame, Some(&list));
        let input = Input { tournament, provisions: &rules, entrants, declared: &declared, earlier: &[] };
        let rating = rate(&input);
        let terms = rating.lines_of(&rating.players[0]).filter_map(|line| line.term());
        terms.map(|term| term.game.own).collect::<Vec<_>>()
    };
    assert_eq!(own(&facts), [2100, 2100]);
    facts.ratings.push(later(0, 2300, ValidFrom::Round(RoundNumber(2))));
    assert_eq!(own(&facts), [2100, 2300]);
    // 7.21: whoever falls below the floor is unrated from then on.
    facts.ratings.pop();
    facts.ratings.push(later(1, 1100, ValidFrom::Round(RoundNumber(2))));
    assert_eq!(own(&facts), [2100]);
}
