//! The rating of a player is the same on every list.

use exaequo_event::{Event, date};
use exaequo_model::{Date, Elo, Pace, RatingBody, RatingEntry, RatingSource, ValidFrom};
use exaequo_report::{Lang, pairings, standings};

#[test]
fn of_two_dated_ratings_every_list_shows_the_one_at_the_start() {
    let mut builder = Event::builder("Autumn").starting(date(2026, 10, 1)).rounds(1);
    let (alyx, bruno) = (builder.add("Alyx"), builder.add("Bruno"));
    // The list of October is the newer one at the start; that of November comes too late.
    let dated = [(date(2026, 9, 1), 2001), (date(2026, 10, 1), 2002), (date(2026, 11, 1), 2003)];
    builder.facts_mut().ratings.extend(dated.map(|(day, rating): (Date, u32)| RatingEntry {
        player: alyx,
        body: RatingBody::Fide,
        pace: Pace::Standard,
        rating: Elo::new(rating).unwrap(),
        from: ValidFrom::Day(day),
        source: RatingSource::List,
        k: None,
        games: None,
    }));
    let round = builder.pair([(alyx, bruno)]);
    builder.set_result(round, alyx, "1-0").unwrap();
    let event = builder.build().unwrap();
    let ranked = event.standings("DE").unwrap();
    let lists = [
        standings::page(&ranked, Lang::En).to_csv(),
        pairings::page(&event, &pairings::Options::default(), Lang::En).unwrap().to_csv(),
    ];
    for list in lists {
        assert!(list.contains("2002") && !list.contains("2001") && !list.contains("2003"), "{list}");
    }
}
