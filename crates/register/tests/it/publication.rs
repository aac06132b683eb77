//! Checks before a list is published.

use exaequo_register::fact::Adjusted;
use exaequo_register::{Fact, Kind, PublicationFinding};

use crate::office::{Office, day, players};

#[test]
fn a_list_with_far_fewer_rows_is_stopped_and_says_who_is_lost_and_who_is_gained() {
    let mut office = Office::beginning("2026-01-01", &players((1..=50).map(|number| (number, 2000))));
    let set = |number, rating| {
        let (kind, list) = (Kind::Standard, day("2026-02-01"));
        Fact::Adjusted(Adjusted { number, kind, list, rating, games: None, highest: None })
    };
    office.enter(vec![set(7, None)]);
    office.close("2026-02-01");
    assert_eq!(office.register().stops(day("2026-02-01")), [], "49 of 50 are 98 %");
    let mut office = Office::beginning("2026-01-01", &players((1..=50).map(|number| (number, 2000))));
    office.enter(vec![set(7, None), set(30, None), set(31, None)]);
    office.close("2026-02-01");
    let register = office.register();
    let lost = [7, 30, 31].map(|number| register.persons.find(number).unwrap()).to_vec();
    let (kind, before, after, gained) = (Kind::Standard, 50, 47, Vec::new());
    let expected = PublicationFinding::FewerRows { kind, before, after, lost, gained };
    assert_eq!(register.stops(day("2026-02-01")), [expected]);
}
