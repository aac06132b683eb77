//! Standings written into their event, and read again.

use exaequo_event::{Event, NewPlayer, Ranking, date};
use exaequo_model::{Elo, Pace, Points, Published, RatingBody};
use exaequo_trf::{Lossy, Profile, ReadOptions, WriteOptions};

use crate::events::{four, order};

#[test]
fn ranks_and_list_survive_the_file() {
    let (mut event, players) = four();
    let standings = event.standings("BH, SB").unwrap();
    standings.write_into(&mut event).unwrap();
    let published = players.map(|player| event.tournament().published_of(player.participant()));
    let expected = [(3, 1), (2, 3), (3, 2), (0, 4)].map(|(halves, rank)| Published {
        points: Some(Points::from_halves(halves)),
        game_points: None,
        rank: Some(rank),
    });
    assert_eq!(published, expected);
    for bytes in [event.to_trf(Profile::Trf26).unwrap(), event.to_json().into_bytes()] {
        let again = Event::read(bytes, &ReadOptions::default()).event().unwrap();
        let own = again.standings(Ranking::default()).unwrap();
        assert_eq!(order(&own), "1 Alyx, 2 Chloé, 3 Bruno, 4 Dana");
        assert!(again.check_ranks().unwrap().agrees());
        let list: Vec<_> = own.criteria().iter().map(ToString::to_string).collect();
        assert_eq!(list, ["PTS", "BH", "SB"]);
    }
}

#[test]
fn a_new_result_makes_written_ranks_wrong() {
    let (mut event, [alyx, ..]) = four();
    event.standings("BH").unwrap().write_into(&mut event).unwrap();
    event.set_result(crate::events::FIRST, alyx, "0-1").unwrap();
    assert!(!event.check_ranks().unwrap().agrees());
}

#[test]
fn a_file_has_the_rating_of_the_kind_of_play_of_its_event() {
    let mut builder = Event::builder("Open").starting(date(2026, 3, 7)).rounds(1);
    // The blitz rating comes first, and is not the one of a standard event.
    let player = NewPlayer::new("Alyx").rated_by(RatingBody::Fide, Pace::Blitz, 2300).rated(2100);
    let alyx = builder.add(player);
    builder.add(NewPlayer::new("Bruno").rated_by(RatingBody::Fide, Pace::Blitz, 2250));
    let event = builder.build().unwrap();
    let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(Profile::Trf26) };
    let written = event.write_trf(&options).unwrap();
    assert!(String::from_utf8_lossy(&written.bytes).contains("\n072 1\r\n"), "one player has a rating");
    let again = Event::read(written.bytes, &ReadOptions::default()).event().unwrap();
    assert_eq!(again.tournament().rating_of(alyx).map(Elo::value), Some(2100));
    assert_eq!(again.tournament().ratings.len(), 1);
}
