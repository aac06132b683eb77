//! 4.13, ruling 61: events that are rated round by round or period by period, from TRF files.

use std::fmt::Write as _;

use exaequo_event::{Event, OfEvent, Rated, Rating, SeriesEvent, date, rate_together};
use exaequo_model::{ByPace, Date, Tournament};
use exaequo_rating::eligibility::Finding;
use exaequo_rating::{Declared, ListRecord, Pooled, RatingBasis, RatingList};
use exaequo_trf::ReadOptions;

/// A player line of three rounds.
fn line(number: u32, rating: &str, games: [(&str, char, char); 3], points: &str) -> String {
    let name = char::from(b'@' + u8::try_from(number).unwrap());
    let mut line = format!(
        "001 {number:4}      {name:<33} {rating:>4} FRA {:>11}            {points:>4} {number:4}",
        1_000_000 + number
    );
    for (opponent, colour, result) in games {
        write!(line, "  {opponent:>4} {colour} {result}").unwrap();
    }
    line
}

/// A file with the days of its rounds (132), such as 2009/08/10.
fn event(days: [&str; 3], players: &[String]) -> Event {
    let dates = days.map(|day| format!("{:<10}", &day[2..])).concat();
    let [first, _, last] = days;
    let head =
        format!("012 Open\n042 {first}\n052 {last}\n{:<91}{dates}\n142 3\n192 FIDE_DUTCH_2025\n", "132");
    let text = format!("{head}{}\n", players.join("\n"));
    Event::read(text.into_bytes(), &ReadOptions::default()).event().unwrap()
}

/// Four players of 2000. A beats B and C and draws with D; the others draw.
fn four(days: [&str; 3]) -> Event {
    let players = [
        line(1, "2000", [("2", 'w', '1'), ("3", 'b', '1'), ("4", 'w', '=')], "2.5"),
        line(2, "2000", [("1", 'b', '0'), ("4", 'w', '='), ("3", 'b', '=')], "1.0"),
        line(3, "2000", [("4", 'w', '='), ("1", 'w', '0'), ("2", 'w', '=')], "1.0"),
        line(4, "2000", [("3", 'b', '='), ("2", 'b', '='), ("1", 'b', '=')], "1.5"),
    ];
    event(days, &players)
}

/// Two rounds before the list of September and its closing day, one after it.
const ACROSS: [&str; 3] = ["2009/08/10", "2009/08/20", "2009/09/10"];

fn rated(event: &Event, basis: RatingBasis, rating: Rating) -> Vec<Rated> {
    let declared = Declared { basis, ..Declared::default() };
    let events = [SeriesEvent::new("open.trf", event.clone())];
    rate_together(&events, &[], &rating.declaring(declared)).unwrap()
}

/// The list of each part, and its first and last round.
fn parts(rated: &[Rated]) -> Vec<(Date, [u16; 2])> {
    let part = |rated: &Rated| {
        let input = rated.input();
        (input.list().unwrap(), input.entrants.part().rounds.map(|round| round.0))
    };
    rated.iter().map(part).collect()
}

/// Ro, the change in hundredths and Rn of a player in each part.
fn changes(rated: &[Rated], player: usize) -> Vec<(Option<u16>, Option<i32>, Option<i32>)> {
    let of = |rated: &Rated| {
        let one = &rated.rating().players[player];
        (one.rating, one.change.map(|change| change.0), one.new)
    };
    rated.iter().map(of).collect()
}

/// With the ratings at the start A gets 30 × (2½ − 1½). By game the third round has those of September: 2030 against 2000,
/// .54 expected.
#[test]
fn article_4_13_ruling_61_each_part_has_the_ratings_of_its_days() {
    let event = four(ACROSS);
    let start = rated(&event, RatingBasis::Start, Rating::default());
    assert_eq!(changes(&start, 0), [(Some(2000), Some(3000), Some(2030))]);
    let by_game = rated(&event, RatingBasis::AtGame, Rating::default());
    assert_eq!(parts(&by_game), [(date(2009, 9, 1), [1, 2]), (date(2009, 11, 1), [3, 3])]);
    let a = [(Some(2000), Some(3000), Some(2030)), (Some(2030), Some(-120), Some(2029))];
    assert_eq!(changes(&by_game, 0), a);
    assert_eq!(by_game[1].rating().players[3].total.expected.hundredths(), 46, "D meets 2030");
}

/// A round after the closing day of 25 August goes on the list of November, with the ratings of July.
#[test]
fn article_4_13_ruling_61_round_by_round_or_period_by_period() {
    let event = four(["2009/08/10", "2009/08/28", "2009/09/10"]);
    let november = date(2009, 11, 1);
    let by_game = rated(&event, RatingBasis::AtGame, Rating::default());
    assert_eq!(parts(&by_game), [(date(2009, 9, 1), [1, 1]), (november, [2, 2]), (november, [3, 3])]);
    assert_eq!(changes(&by_game, 0)[1].0, Some(2000));
    assert_eq!(changes(&by_game, 0)[2].0, Some(2015), "the list of September has the first round");
    let by_period = rated(&event, RatingBasis::ByPeriod, Rating::default());
    assert_eq!(parts(&by_period), [(november, [1, 2]), (november, [3, 3])]);
    assert_eq!(changes(&by_period, 0)[1].0, Some(2000), "nothing was published in September");
}

/// N beats A, draws with B and loses to C.
fn with_newcomer() -> Event {
    let players = [
        line(1, "2000", [("4", 'w', '0'), ("3", 'b', '1'), ("2", 'w', '=')], "1.5"),
        line(2, "2000", [("3", 'b', '='), ("4", 'w', '='), ("1", 'b', '=')], "1.5"),
        line(3, "2000", [("2", 'w', '='), ("1", 'w', '0'), ("4", 'w', '1')], "1.5"),
        line(4, "", [("1", 'b', '1'), ("2", 'b', '='), ("3", 'b', '0')], "1.5"),
    ];
    event(ACROSS, &players)
}

/// 8.21: three rated opponents in the whole event. C lost to A in August and has 1985 in September.
#[test]
fn article_4_13_ruling_61_a_newcomer_is_rated_with_the_last_part() {
    let rated = rated(&with_newcomer(), RatingBasis::AtGame, Rating::default());
    assert!(rated[0].rating().players[3].first.is_none());
    let first = rated[1].rating().players[3].first.as_ref().unwrap();
    assert_eq!((first.event.ru, first.event.rated_opponents), (Some(1995), 3));
    assert_eq!(first.pooled, Pooled::Pending { rating: 1995, games: 3, missing: 6 });
}

/// 8.52: what N is rated is determined at the end, and with it the games of the others against N, each with the rating of
/// its day. A: 2000 against 1995 lost, −.51; 2015 against 2000 drawn, −.02.
#[test]
fn articles_4_13_and_8_52_ruling_61_games_against_a_newcomer_count_with_the_last_part() {
    let rated = rated(&with_newcomer(), RatingBasis::AtGame, Rating::default());
    let a = [(Some(2000), Some(1500), Some(2015)), (Some(2015), Some(-1590), Some(1999))];
    assert_eq!(changes(&rated, 0), a);
    let games: Vec<_> = rated.iter().map(|part| part.rating().players[0].total.games).collect();
    assert_eq!(games, [1, 2]);
}

/// 7.11: a list that was published before the third round has the ratings of that day.
#[test]
fn article_4_13_ruling_61_a_list_published_during_the_event() {
    let ratings = ByPace { standard: Some(2050), ..ByPace::default() };
    let record = ListRecord { id: 1_000_001, ratings, ..ListRecord::default() };
    let list = RatingList::new(vec![record]).published_on(Some(date(2009, 9, 1)));
    let rated = rated(&four(ACROSS), RatingBasis::AtGame, Rating::default().since(list));
    assert_eq!(changes(&rated, 0).iter().map(|one| one.0).collect::<Vec<_>>(), [Some(2000), Some(2050)]);
}

/// Without the days of the rounds there is one part, and the report says so.
#[test]
fn article_4_13_the_days_of_the_rounds_are_not_known() {
    let mut facts = four(ACROSS).tournament().clone().into_facts();
    facts.schedule.rounds.iter_mut().for_each(|round| round.date = None);
    let event = Event::from(Tournament::new(facts).unwrap());
    let rated = rated(&event, RatingBasis::AtGame, Rating::default());
    assert_eq!(changes(&rated, 0), [(Some(2000), Some(3000), Some(2030))]);
    assert!(rated[0].findings().contains(&Finding::RoundDaysUnknown));
}

/// Another event between the parts counts in the later one.
#[test]
fn article_4_13_ruling_61_other_events_count_between_the_parts() {
    let declared = Declared { basis: RatingBasis::AtGame, ..Declared::default() };
    let said = OfEvent { declared: Some(declared), ..OfEvent::default() };
    let other = four(["2009/08/01", "2009/08/02", "2009/08/03"]);
    let events = [SeriesEvent::new("open.trf", four(ACROSS)), SeriesEvent::new("other.trf", other)];
    let rated = rate_together(&events, &[], &Rating::default().of_event("open.trf", said)).unwrap();
    assert_eq!(rated.iter().map(Rated::name).collect::<Vec<_>>(), ["open.trf", "open.trf", "other.trf"]);
    // 30 points of each event.
    assert_eq!(changes(&rated[..2], 0)[1].0, Some(2060));
}
