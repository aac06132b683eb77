//! Ruling 63: corrections make revisions, replay gives what was recorded, and a reversal gives the digests back.

use exaequo_register::{CoveringLetter, Kind, Receipt, verify};

use crate::office::{Office, day};
use crate::periods::{FOUR, duel};

fn year() -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf());
    office.close("2026-02-01");
    office.rate(&duel("February Cup", ["2026-02-10", "2026-02-11"], '=').trf());
    office.close_until("2026-04-01");
    office
}

#[test]
fn what_was_closed_is_what_a_replay_gives() {
    let office = year();
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    let register = office.register();
    for list in ["2026-02-01", "2026-03-01", "2026-04-01"] {
        let recorded = register.recorded(day(list), Kind::Standard);
        assert_eq!(recorded.len(), 1);
        assert_eq!(register.digest(day(list), Kind::Standard), Some(recorded[0].digest));
    }
}

#[test]
fn ruling_63_a_correction_makes_revisions_and_its_reversal_gives_the_digests_back() {
    let mut office = year();
    let before = office.register().digest(day("2026-04-01"), Kind::Standard);
    let original = duel("January Cup", ["2026-01-10", "2026-01-11"], '1').trf();
    let corrected = duel("January Cup", ["2026-01-10", "2026-01-11"], '0').trf();

    let receipt = office.receive(&corrected, &CoveringLetter::default());
    assert!(matches!(receipt, Receipt::NewVersion { changed: 1, .. }), "{receipt:?}");
    // Until it is decided the first version stays rated.
    assert_eq!(office.rating(1, "2026-02-01"), Some(2010));
    let facts = office.register().accept(receipt.event(), None, &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 3);
    assert_eq!(office.rating(1, "2026-02-01"), Some(1990));
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);

    let receipt = office.receive(&corrected, &CoveringLetter::default());
    assert!(matches!(receipt, Receipt::Duplicate(_)), "it is there already: {receipt:?}");
    let receipt = office.receive(&original, &CoveringLetter::default());
    let facts = office.register().accept(receipt.event(), None, &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 3);
    assert_eq!(office.register().digest(day("2026-04-01"), Kind::Standard), before);
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
}

#[test]
fn a_register_is_the_same_whenever_it_is_read() {
    let office = year();
    let (one, other) = (office.register(), office.register());
    assert_eq!(
        one.digest(day("2026-04-01"), Kind::Standard),
        other.digest(day("2026-04-01"), Kind::Standard)
    );
}

#[test]
fn a_correction_of_long_ago_is_verified_from_the_beginning() {
    let mut office = year();
    office.close_until("2027-09-01");
    let corrected = duel("January Cup", ["2026-01-10", "2026-01-11"], '0').trf();
    let receipt = office.receive(&corrected, &CoveringLetter::default());
    let facts = office.register().accept(receipt.event(), None, &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 20, "February 2026 to September 2027");
    office.close("2027-10-01");
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
}
