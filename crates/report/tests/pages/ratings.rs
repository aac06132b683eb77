//! The rating of a player is the same on every list.

use exaequo_event::{Event, NewPlayer, date};
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
    let entry = pairings::entry(&event, 1, Lang::En).unwrap();
    assert_eq!(entry[0].games[0].white, ("Alyx".to_owned(), Some(2002)));
    for list in lists {
        assert!(list.contains("2002") && !list.contains("2001") && !list.contains("2003"), "{list}");
    }
}

#[test]
fn a_rating_of_another_body_or_kind_of_play_is_not_shown_where_results_are_entered() {
    let mut builder = Event::builder("Open").starting(date(2026, 10, 1)).rounds(1);
    let player = |name| NewPlayer::new(name).rated_by(RatingBody::National, Pace::Standard, 1900);
    let (alyx, bruno) = (builder.add(player("Alyx").rated(2100)), builder.add(player("Bruno")));
    builder.pair([(alyx, bruno)]);
    let event = builder.build().unwrap();
    let entry = pairings::entry(&event, 1, Lang::En).unwrap();
    let game = &entry[0].games[0];
    assert_eq!((game.white.1, game.black.1), (Some(2100), None), "nobody has FIDE’s rating by the nation’s");
}
