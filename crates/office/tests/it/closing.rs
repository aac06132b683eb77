//! 7.13: what stands in the way of closing a list, and what may be passed over.

use exaequo::register::{Fact, Kind, PublicationCheck};
use exaequo_office::{Beginning, Closing, Office, OfficeError, Place};

use crate::{day, occasion};

/// A register that begins with an empty list of January.
fn begun(place: &Place) -> Office {
    let empty = Some((day("2026-01-01"), Kind::Standard));
    let beginning = Beginning::<std::io::Empty> { lists: Vec::new(), empty, settings: Vec::new() };
    Office::begin(place, beginning, &occasion("")).unwrap()
}

#[test]
fn only_checks_that_stop_the_closing_are_passed_over_when_a_list_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut office = begun(&Place::File(folder.path().join("federation.register")));
    let (list, entries) = (day("2026-02-01"), office.ledger().entries().len());
    for check in PublicationCheck::ALL.into_iter().filter(|check| !check.stops_closing()) {
        let refused = office.close_list(list, &[PublicationCheck::OpenEvents, check], &occasion("late"));
        assert!(matches!(refused, Err(OfficeError::NotAtClosing(named)) if named == check), "{refused:?}");
    }
    let unreasoned = office.close_list(list, &[PublicationCheck::OpenEvents], &occasion(" "));
    assert!(matches!(unreasoned, Err(OfficeError::NoReason)), "{unreasoned:?}");
    assert_eq!(office.ledger().entries().len(), entries, "nothing was entered");
    let closed = office.close_list(list, &[PublicationCheck::OpenEvents], &occasion("late")).unwrap();
    assert!(matches!(closed, Closing::Done(_)), "{closed:?}");
    assert!(office.facts().is_closed(list));
    let named = office.ledger().entries().iter().map(|entry| &entry.fact);
    let named: Vec<&Fact> = named.filter(|fact| matches!(fact, Fact::Overridden { .. })).collect();
    assert_eq!(named, [&Fact::Overridden { list, check: "open-events".into() }]);
    assert!(office.facts().is_passed(list, PublicationCheck::OpenEvents));
    office.close();
}
