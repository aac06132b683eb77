//! A made-up federation of ten years: what was closed list by list is what comes out of doing it all again.

use std::fmt::Write as _;

use exaequo_register::{Kind, verify};
use exaequo_testkit::Random;

use crate::office::{Event, Office, day};

const PLAYERS: u64 = 40;
const LISTS: usize = 120;

/// Thirty rated players and ten without a rating.
fn beginning() -> Office {
    let mut csv = "id,name,rating,K,birth,federation\n".to_owned();
    for number in 1..=PLAYERS - 10 {
        let born = 1950 + number;
        let _ = writeln!(csv, "{number},Player {number},{},20,{born},CAN", 1500 + number * 20);
    }
    Office::beginning("2016-01-01", &csv)
}

/// A Swiss of some players, in the month before a list.
fn event(random: &mut Random, list: &str) -> String {
    let month = day(list).yesterday().unwrap();
    let held = format!("{:04}-{:02}-10", month.year(), month.month());
    let held: &'static str = held.leak();
    let first = u64::from(random.between(1, 20));
    let rounds = (0..5).map(|round| {
        let pairs = (0..8).map(|board| {
            let result = ['1', '=', '0'][random.between(0, 2) as usize];
            (first + board, first + 8 + (board + round) % 8, result)
        });
        pairs.collect()
    });
    Event { name: "Open", days: [held, held], rounds: rounds.collect() }.trf()
}

#[test]
fn ten_years_of_a_federation_done_again() {
    let (mut office, mut random) = (beginning(), Random::new(2016));
    for _ in 0..LISTS {
        let list = office.register().next_list().unwrap().to_string();
        let report = event(&mut random, &list);
        office.rate(&report);
        office.close(&list);
    }
    let register = office.register();
    for list in register.closed() {
        let recorded = register.recorded(list, Kind::Standard);
        assert_eq!(register.digest(list, Kind::Standard), recorded.last().map(|one| one.digest), "{list}");
    }
    assert_eq!(register.closed().count(), LISTS);
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    assert_eq!(register.revised(&office.shelf).unwrap(), []);
}
