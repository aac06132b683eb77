//! Standings written into their event, and read again.

use exaequo_event::{Event, Ranking};
use exaequo_model::{Points, Published};
use exaequo_trf::{Profile, ReadOptions};

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
