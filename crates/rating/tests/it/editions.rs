//! 0.1: the first day of an event chooses the edition; 8.56: K by edition.

use exaequo_model::{Birth, Date, Pace, Points};
use exaequo_rating::{
    CoefficientRule, CoefficientSource, DifferenceLimit, Edition, FirstRating, Game, Ground, History, K,
    Provisions, ProvisionsProblem, Regulations, Rounding, UnratedOpponents, coefficient, term, terms,
};

fn day(text: &str) -> Date {
    text.parse().expect("a day")
}

#[test]
fn article_0_1_the_first_day_chooses_the_edition() {
    let cases = [
        ("2009-06-30", None),
        ("2009-07-01", Some("fide-2009-text")),
        ("2011-06-30", Some("fide-2009-text")),
        ("2011-07-01", Some("fide-2011")),
        ("2012-07-01", Some("fide-2012")),
        ("2014-06-30", Some("fide-2012")),
        ("2014-07-01", Some("fide-2014")),
        ("2017-07-01", Some("fide-2017")),
        ("2021-12-31", Some("fide-2017")),
        ("2022-01-01", Some("fide-2022")),
        ("2024-02-29", Some("fide-2022")),
        ("2024-03-01", Some("fide-2024-03")),
        ("2025-09-30", Some("fide-2024-03")),
        ("2025-10-01", Some("fide-2025-10")),
    ];
    for (start, edition) in cases {
        assert_eq!(
            Edition::in_force(Pace::Standard, day(start)).map(|edition| edition.name),
            edition,
            "{start}"
        );
    }
}

#[test]
fn article_0_1_rapid_and_blitz_have_days_of_their_own() {
    let cases = [
        ("2011-12-31", None),
        ("2012-01-01", Some("fide-2012")),
        ("2017-07-01", Some("fide-2014")),
        ("2022-09-30", Some("fide-2022")),
        ("2022-10-01", Some("fide-2022-10")),
        ("2024-03-01", Some("fide-2024-03")),
        ("2024-12-01", Some("fide-2024-12")),
        ("2026-01-01", Some("fide-2024-12")),
    ];
    for pace in [Pace::Rapid, Pace::Blitz] {
        for (start, edition) in cases {
            assert_eq!(Edition::in_force(pace, day(start)).map(|edition| edition.name), edition, "{start}");
        }
        assert_eq!(Edition::FIDE_2009_TEXT.provisions[pace], None);
    }
}

#[test]
fn every_edition_has_a_name_and_provisions_under_it() {
    for edition in Edition::ALL {
        assert_eq!(Edition::named(edition.name), Some(edition));
        let provisions = edition.provisions[Pace::Standard].expect("for standard chess");
        assert_eq!(provisions.edition, edition.name);
    }
    assert_eq!(Edition::named("fide-1999"), None);
}

#[test]
fn figures_by_edition() {
    let rows: Vec<_> = Edition::ALL
        .iter()
        .rev()
        .map(|edition| {
            let rules = edition.provisions[Pace::Standard].expect("standard chess");
            let bonus = match rules.first_rating {
                FirstRating::PerHalfPoint { hundredths } => hundredths,
                FirstRating::TwoDraws { against } => against,
            };
            (edition.name, rules.floor, bonus, rules.games_needed, rules.pool_months, rules.limit)
        })
        .collect();
    let always = DifferenceLimit::Always(400);
    let expected = [
        ("fide-2009-text", 1200, 1500, 9, 24, always),
        ("fide-2009-practice", 1200, 1250, 9, 24, always),
        ("fide-2011", 1200, 1250, 9, 24, always),
        ("fide-2012", 1000, 1250, 9, 24, always),
        ("fide-2014", 1000, 2000, 5, 26, always),
        ("fide-2017", 1000, 2000, 5, 26, always),
        ("fide-2022", 1000, 2000, 5, 26, DifferenceLimit::OncePerEvent(400)),
        ("fide-2022-10", 1000, 2000, 5, 26, DifferenceLimit::OncePerEvent(400)),
        ("fide-2024-03", 1400, 1800, 5, 26, always),
        ("fide-2024-12", 1400, 1800, 5, 26, always),
        ("fide-2025-10", 1400, 1800, 5, 26, DifferenceLimit::Below { limit: 400, rating: 2650 }),
    ];
    assert_eq!(rows, expected);
}

#[test]
fn article_8_57_ruling_43_what_is_rounded_by_edition() {
    let new = Edition::ALL.iter().position(|edition| edition == Edition::FIDE_2022).unwrap();
    for (place, edition) in Edition::ALL.iter().enumerate() {
        let rules = edition.provisions[Pace::Standard].expect("standard chess");
        let expected = if place > new { Rounding::RatingHalfUp } else { Rounding::ChangeAwayFromZero };
        assert_eq!(rules.rounding, expected, "{}", edition.name);
    }
    let half_down = exaequo_rating::RatingChange(-250);
    assert_eq!(Rounding::RatingHalfUp.new_rating(2813, half_down), 2811);
    assert_eq!(Rounding::ChangeAwayFromZero.new_rating(2813, half_down), 2810);
}

/// Fewer than thirty games, and all of them known.
const fn new_after(games: u32) -> CoefficientSource {
    CoefficientSource::Known(Ground::New { games })
}

fn k(edition: &Edition, player: History) -> K {
    let rules = edition.provisions[Pace::Standard].expect("standard chess");
    coefficient(&rules, &player, Some(day("2026-01-01")))
}

#[test]
fn article_8_56_rulings_42_and_43a_k_by_edition_for_whom_nothing_but_a_rating_is_known() {
    let cases = [
        (Edition::FIDE_2009_TEXT, 30, 20),
        (Edition::FIDE_2009_PRACTICE, 15, 10),
        (Edition::FIDE_2011, 15, 10),
        (Edition::FIDE_2012, 15, 10),
        (Edition::FIDE_2014, 20, 10),
        (Edition::FIDE_2025_10, 20, 10),
    ];
    for (edition, below, reached) in cases {
        for (rating, value) in [(2399, below), (2400, reached)] {
            let found = k(edition, History { rating: Some(rating), ..History::default() });
            assert_eq!((found.value, found.is_assumed()), (value, true), "{} {rating}", edition.name);
        }
    }
}

#[test]
fn article_8_56_once_2400_always_2400() {
    let player = History { rating: Some(2100), highest: Some(2400), games: Some(9), ..History::default() };
    assert_eq!(k(Edition::FIDE_2009_TEXT, player).value, 20);
    assert_eq!(k(Edition::FIDE_2025_10, player).value, 10);
}

/// Until 2014 the lowest K was for whoever had reached 2400 and played thirty games; the lists since 2015 ask for 2400
/// alone.
#[test]
fn article_8_56_2400_and_thirty_games_until_2014() {
    let strong = |games| History { rating: Some(2450), games: Some(games), ..History::default() };
    for (edition, new) in
        [(Edition::FIDE_2009_PRACTICE, 25), (Edition::FIDE_2011, 30), (Edition::FIDE_2012, 30)]
    {
        assert_eq!(k(edition, strong(29)), K { value: new, source: new_after(29) });
        assert_eq!(k(edition, strong(30)).value, 10);
    }
    assert_eq!(k(Edition::FIDE_2014, strong(29)).value, 10);
    assert_eq!(k(Edition::FIDE_2009_TEXT, strong(29)).value, 20);
}

#[test]
fn article_8_56_new_players_and_juniors() {
    let new = |games| History { rating: Some(1800), games: Some(games), ..History::default() };
    for (edition, value, usual) in
        [(Edition::FIDE_2009_PRACTICE, 25, 15), (Edition::FIDE_2011, 30, 15), (Edition::FIDE_2014, 40, 20)]
    {
        assert_eq!(k(edition, new(29)), K { value, source: new_after(29) });
        let experienced = CoefficientSource::Known(Ground::Experienced);
        assert_eq!(k(edition, new(30)), K { value: usual, source: experienced });
    }
    let junior = |birth, rating, highest| History {
        rating: Some(rating),
        highest,
        games: Some(100),
        birth: Birth::Year(birth),
        ..History::default()
    };
    let now = |player| k(Edition::FIDE_2025_10, player).value;
    assert_eq!([now(junior(2008, 2299, None)), now(junior(2007, 2299, None))], [40, 20]);
    assert_eq!([now(junior(2010, 2300, None)), now(junior(2010, 2250, Some(2310)))], [20, 20]);
    assert_eq!(now(junior(2010, 2400, None)), 10);
}

#[test]
fn article_8_56_a_list_and_the_user_know_better() {
    let player = History { k: Some(40), rating: Some(2700), ..History::default() };
    assert_eq!(k(Edition::FIDE_2025_10, player), K { value: 40, source: CoefficientSource::Given });
}

#[test]
fn rapid_and_blitz_have_one_k_until_october_2022() {
    for pace in [Pace::Rapid, Pace::Blitz] {
        let rule = |edition: &Edition| edition.provisions[pace].expect("such ratings").coefficient;
        for edition in [Edition::FIDE_2012, Edition::FIDE_2014, Edition::FIDE_2017, Edition::FIDE_2022] {
            assert_eq!(rule(edition), CoefficientRule::Fixed(20));
        }
        assert_eq!(
            rule(Edition::FIDE_2022_10),
            CoefficientRule::GamesAndAge { new: 40, usual: 20, reached: 10 }
        );
    }
}

fn k_in(edition: &Edition, history: History, year: i16) -> (u8, CoefficientSource) {
    let rules = edition.provisions[Pace::Standard].expect("for standard chess");
    let k = coefficient(&rules, &history, Some(Date::constant(year, 7, 1)));
    (k.value, k.source)
}

/// 8.56 of 2014: the text said until the 18th birthday, the lists to the end of that year.
#[test]
fn article_8_56_juniors_until_the_birthday_or_the_end_of_the_year() {
    let mut rules = Edition::FIDE_2014.provisions[Pace::Standard].expect("for standard chess");
    let born = |birth: Birth| History { birth, rating: Some(2000), games: Some(100), ..History::default() };
    let value = |rules: &Provisions, birth: Birth, start: &str| {
        let k = coefficient(rules, &born(birth), Some(day(start)));
        (k.value, k.source)
    };
    let (birthday, year) = (Birth::Day(day("1997-06-15")), Birth::Year(1997));
    for birth in [birthday, year] {
        assert_eq!(value(&rules, birth, "2015-12-31").0, 40);
        assert_eq!(value(&rules, birth, "2016-01-01").0, 20);
    }
    rules.replace("juniors", "birthday").expect("a known name and value");
    assert_eq!(value(&rules, birthday, "2015-06-14").0, 40);
    assert_eq!(value(&rules, birthday, "2015-06-15").0, 20);
    assert_eq!(value(&rules, year, "2014-12-31").0, 40);
    // The day is not known: the lists of those years are followed, and it is said.
    assert_eq!(value(&rules, year, "2015-12-31"), (40, CoefficientSource::Assumed(Ground::Junior)));
    assert_eq!(value(&rules, year, "2016-01-01").0, 20);
}

#[test]
fn values_that_cannot_be_meant_are_refused() {
    let wrong = [
        ("k-times-games", "0"),
        ("floor", "0"),
        ("floor", "12000"),
        ("bands", "1600:120,2200:90,60"),
        ("bands", "2200:60,1600:90,120"),
        ("times", "60-10"),
        ("fast-classical", "0"),
        ("first-control", "0"),
        ("rounds-a-day", "0"),
        ("minutes-a-day", "2000"),
        ("days", "0"),
        ("slice", "0"),
        ("first-opponents", "0"),
        ("first-points", "-1"),
        ("first-points", "0.3"),
        ("months-a-list", "5"),
        ("closing-days", "100"),
        ("games-needed", "0"),
        ("games-needed-reduced", "0"),
        ("pool-months", "0"),
        ("half-point", "0"),
        ("half-point", "-15"),
        ("two-draws", "0"),
        ("highest-first", "0"),
        ("limit", "0"),
        ("limit", "400-below-0"),
        ("too-far", "0-above-2600"),
        ("k", "0"),
        ("k", "200/20/10"),
    ];
    for (name, value) in wrong {
        for pace in [Pace::Standard, Pace::Rapid] {
            let mut rules = Edition::FIDE_2025_10.provisions[pace].expect("such ratings");
            assert!(rules.replace(name, value).is_err(), "{name}={value}");
        }
    }
}

/// 8.56: once 2400 was published K is the lowest for ever; a junior who once had 2300 is none any more.
#[test]
fn article_8_56_what_was_once_published_decides() {
    let now = |rating: u16, highest: Option<u16>| History {
        rating: Some(rating),
        highest,
        birth: Birth::Year(2010),
        games: Some(100),
        ..History::default()
    };
    let (text, later) = (Edition::FIDE_2009_TEXT, Edition::FIDE_2025_10);
    let (known, assumed) = (CoefficientSource::Known, CoefficientSource::Assumed);
    assert_eq!(k_in(text, now(2350, Some(2405)), 2009), (20, known(Ground::Reached)));
    assert_eq!(k_in(text, now(2350, Some(2399)), 2009), (30, known(Ground::NeverReached)));
    assert_eq!(k_in(text, now(2350, None), 2009), (30, assumed(Ground::NeverReached)));
    assert_eq!(k_in(later, now(2350, Some(2400)), 2025), (10, known(Ground::Reached)));
    assert_eq!(k_in(later, now(2250, Some(2300)), 2025), (20, known(Ground::Experienced)));
    assert_eq!(k_in(later, now(2250, Some(2299)), 2025), (40, known(Ground::Junior)));
    assert_eq!(k_in(later, now(2250, None), 2025), (40, assumed(Ground::Junior)));
    assert_eq!(Edition::highest_k(), 40);
    let mut rules = Edition::FIDE_2025_10.provisions[Pace::Standard].expect("standard chess");
    assert!(rules.replace("k", "40/20/10").is_ok() && rules.replace("k", "41").is_err());
}

/// The two readings of "once an event": 2400 against 1900 (500 above), 1950 (450 above) and 2850 (450 below).
#[test]
fn article_8_54_once_an_event_for_the_higher_rated_or_for_all() {
    let games = [1900, 1950, 2850].map(|opponent| Game { own: 2400, opponent, score: Points::WHOLE });
    let differences = |limit| terms(limit, games).iter().map(|term| term.difference).collect::<Vec<_>>();
    assert_eq!(differences(DifferenceLimit::OncePerEvent(400)), [400, 450, -400]);
    assert_eq!(differences(DifferenceLimit::OncePerEventForAll(400)), [400, 450, -450]);
    assert_eq!(differences(DifferenceLimit::Always(400)), [400, 400, -400]);
}

#[test]
fn provisions_of_a_file_and_what_is_wrong_with_them() {
    let read =
        Regulations::parse("edition = \"fide-2014\"\nfloor = 1100\nhalf-point = 12.5\n").expect("they fit");
    assert_eq!((read.edition, read.replaced.len()), (Edition::FIDE_2014, 2));
    let mut rules = read.edition.provisions[Pace::Standard].expect("they fit");
    for (name, value) in &read.replaced {
        rules.replace(name, value).expect("they fit");
    }
    assert_eq!((rules.floor, rules.first_rating), (1100, FirstRating::PerHalfPoint { hundredths: 1250 }));
    let wrong = |text: &'static str| {
        let errors = Regulations::parse(text).expect_err("it is wrong");
        let [error] = &errors[..] else { panic!("{errors}") };
        (error.problem.clone(), &text[error.at.clone()])
    };
    assert!(matches!(wrong("edition =").0, ProvisionsProblem::Syntax(_)));
    assert_eq!(wrong("floor = 1200").0, ProvisionsProblem::NoEdition);
    assert_eq!(wrong("edition = 'x'"), (ProvisionsProblem::UnknownEdition("x".into()), "'x'"));
    let text = "edition = 'fide-2014'\nceiling = 3000";
    assert_eq!(wrong(text), (ProvisionsProblem::UnknownKey("ceiling".into()), "ceiling"));
    let text = "edition = 'fide-2014'\nfloor = 'low'";
    let problem = ProvisionsProblem::UnknownChoice { key: "floor", choice: "low".into() };
    assert_eq!(wrong(text), (problem, "'low'"));
    let text = "edition = 'fide-2014'\nfloor = [1]";
    assert_eq!(wrong(text), (ProvisionsProblem::NotText("floor".into()), "[1]"));
}

/// Before July 2009: quarterly lists, a limit of 350 (.89 and .11), rated opponents only; the rest as FIDE went on.
#[test]
fn provisions_of_the_years_before_2009() {
    let text = "edition = 'fide-2009-practice'\nfloor = 1400\nlimit = 350\nmonths-a-list = 3\nunrated-opponents = 'ignored'\n";
    let read = Regulations::parse(text).expect("regulations");
    let mut rules = read.edition.provisions[Pace::Standard].expect("for standard chess");
    for (name, value) in &read.replaced {
        rules.replace(name, value).expect("known");
    }
    assert_eq!(rules.list_in_force(day("2009-06-30")), day("2009-04-01"));
    assert_eq!((rules.floor, rules.unrated_opponents), (1400, UnratedOpponents::Ignored));
    assert_eq!((rules.first_opponents, rules.first_points, rules.pool_months), (3, Points::WHOLE, 24));
    let expected = |own, opponent| term(rules.limit, Game { own, opponent, score: Points::ZERO }).expected;
    assert_eq!(expected(2400, 2000), Points::from_hundredths(89));
    assert_eq!(expected(2000, 2400), Points::from_hundredths(11));
}
