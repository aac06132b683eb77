//! Ruling 63: published lists are never changed; corrections make revisions, and which of them the next list is worked out
//! from is a setting.

use exaequo_rating::Declaration;
use exaequo_register::fact::{Adjusted, Approvals, Base, EventId, Field, ListDigest, Reach, Setting};
use exaequo_register::{
    Cause, CloseError, CoveringLetter, Digest, DiscrepancyKind, EventMove, Fact, KeptEntry, Kind, Ledger,
    Register, RegisterError, RowDifference, difference, moved, verify,
};

use crate::office::{Event, Office, day, occasion};
use crate::periods::{FOUR, duel};

fn january(result: char) -> String {
    duel("January Cup", ["2026-01-10", "2026-01-11"], result).trf()
}

fn february(result: char) -> String {
    duel("February Cup", ["2026-02-10", "2026-02-11"], result).trf()
}

fn march(result: char) -> String {
    duel("March Cup", ["2026-03-10", "2026-03-11"], result).trf()
}

/// Won by the first in January, drawn in February, closed until March.
fn office(base: Base) -> Office {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.set(Setting::Base(base));
    office.rate(&january('1'));
    office.close("2026-02-01");
    office.rate(&february('='));
    office.close("2026-03-01");
    office
}

/// A new version of a report, as facts that are not entered yet.
fn new_version(office: &mut Office, trf: &str) -> Vec<Fact> {
    let event = office.receive(trf, &CoveringLetter::default()).event();
    office.register().accept(event, None, &office.shelf).unwrap()
}

fn digests(office: &Office) -> Vec<Option<Digest>> {
    let register = office.register();
    register.closed().map(|list| register.digest(list, Kind::Standard)).collect()
}

fn is_sound(office: &Office) {
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
    assert_eq!(office.register().revised(&office.shelf).unwrap(), []);
}

#[test]
fn ruling_63_the_next_list_is_worked_out_from_the_newest_revision() {
    let mut office = office(Base::Revised);
    // 2010 and 1990 in February; a draw is −.6 and +.6.
    assert_eq!(office.ratings([1, 2], "2026-03-01"), [2009, 1991].map(Some));
    let facts = new_version(&mut office, &january('0'));
    assert_eq!(office.correct(facts), 2);
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [1990, 2010].map(Some));
    assert_eq!(office.ratings([1, 2], "2026-03-01"), [1991, 2009].map(Some));
    office.rate(&march('1'));
    office.close("2026-04-01");
    // 1991 against 2009: .47, and .53 × 20 = 10.6.
    assert_eq!(office.ratings([1, 2], "2026-04-01"), [2002, 1998].map(Some));
    is_sound(&office);
}

#[test]
fn ruling_63_the_next_list_is_worked_out_from_the_originals() {
    let mut office = office(Base::Original);
    let before = digests(&office);
    let facts = new_version(&mut office, &january('0'));
    // February has a revision; March follows from the original of February and has none.
    assert_eq!(office.correct(facts), 1);
    assert_eq!(digests(&office), before, "what was published stays");
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [2010, 1990].map(Some));
    office.rate(&march('1'));
    office.close("2026-04-01");
    // 2009 against 1991: .53, and .47 × 20 = 9.4.
    assert_eq!(office.ratings([1, 2], "2026-04-01"), [2018, 1982].map(Some));
    is_sound(&office);
}

#[test]
fn ruling_63_original_and_revised_stay_side_by_side() {
    for base in [Base::Revised, Base::Original] {
        let mut office = office(base);
        let original = office.register().recorded(day("2026-02-01"), Kind::Standard).to_vec();
        let facts = new_version(&mut office, &january('0'));
        office.correct(facts);
        let facts = new_version(&mut office, &january('='));
        office.correct(facts);
        let register = office.register();
        let recorded = register.recorded(day("2026-02-01"), Kind::Standard);
        assert_eq!(recorded[..1], original, "{base:?}");
        let revisions: Vec<u32> = recorded.iter().map(|one| one.revision).collect();
        assert_eq!(revisions, [0, 1, 2], "{base:?}");
        is_sound(&office);
    }
}

#[test]
fn ruling_63_a_correction_and_its_reversal_on_originals() {
    let mut office = office(Base::Original);
    for result in ['0', '1'] {
        let facts = new_version(&mut office, &january(result));
        assert_eq!(office.correct(facts), 1);
    }
    let register = office.register();
    let recorded = register.recorded(day("2026-02-01"), Kind::Standard);
    assert_eq!(recorded[0].digest, recorded[2].digest);
    is_sound(&office);
}

/// A correction, the other base, a list and another correction.
fn with_another_base(first: Base, then: Base) {
    let mut office = office(first);
    let facts = new_version(&mut office, &january('0'));
    office.correct(facts);
    office.correct(vec![Fact::Set(Setting::Base(then))]);
    is_sound(&office);
    office.rate(&march('1'));
    office.close("2026-04-01");
    is_sound(&office);
    let facts = new_version(&mut office, &february('0'));
    office.correct(facts);
    is_sound(&office);
}

#[test]
fn ruling_63_from_originals_to_revisions() {
    with_another_base(Base::Original, Base::Revised);
}

#[test]
fn ruling_63_not_from_revisions_to_originals() {
    let mut office = office(Base::Revised);
    let originals = Setting::Base(Base::Original);
    assert!(office.register().may_set(&originals).is_ok(), "without a revision every list is an original");
    let facts = new_version(&mut office, &january('0'));
    office.correct(facts);
    // What was closed on top of a revision has no original it follows from.
    assert!(matches!(office.register().may_set(&originals), Err(RegisterError::BaseIsChosen)));
}

#[test]
fn ruling_63_originals_can_be_chosen_after_the_first_closing() {
    let mut late = office(Base::Revised);
    late.close_until("2027-06-01");
    assert_eq!(late.correct(vec![Fact::Set(Setting::Base(Base::Original))]), 0);
    is_sound(&late);
    let before = digests(&late);
    let facts = new_version(&mut late, &january('0'));
    assert_eq!(late.correct(facts), 1, "February alone, also after more than a year");
    assert_eq!(digests(&late), before, "what was published stays");
    is_sound(&late);
}

/// The rows that differ between two states of a ledger: list, number, before, after, cause.
fn rows(office: &Office, from: u64) -> Vec<(String, u64, [Option<u16>; 2], Cause)> {
    let before = Register::read(&office.ledger.until(from), &office.shelf).unwrap();
    let rows = difference(&before, &office.register(), &office.shelf).unwrap();
    rows.iter().map(|row| (row.list.to_string(), row.number, [row.before, row.after], row.cause)).collect()
}

#[test]
fn ruling_63_every_changed_row_is_shown_with_the_event_that_changed_it() {
    let event = Cause::Event(EventId(1));
    let february = [
        ("2026-02-01".to_owned(), 1, [2010, 1990].map(Some), event),
        ("2026-02-01".to_owned(), 2, [1990, 2010].map(Some), event),
    ];
    let march = [
        ("2026-03-01".to_owned(), 1, [2009, 1991].map(Some), Cause::Follows),
        ("2026-03-01".to_owned(), 2, [1991, 2009].map(Some), Cause::Follows),
    ];
    for (base, expected) in [
        (Base::Revised, [february.as_slice(), march.as_slice()].concat()),
        // March follows from the original of February, which stays.
        (Base::Original, february.to_vec()),
    ] {
        let mut office = office(base);
        let facts = new_version(&mut office, &january('0'));
        let original = office.ledger.recorded_by(day("2026-02-01"), 0).unwrap();
        let newest = office.ledger.newest();
        office.correct(facts);
        assert_eq!(rows(&office, newest), expected, "{base:?}");
        let mut own = rows(&office, original);
        own.retain(|(list, ..)| list == "2026-02-01");
        assert_eq!(own, february, "{base:?}: original and newest beside each other");
    }
}

#[test]
fn a_number_that_is_given_up_vanishes_from_every_list_it_is_on() {
    let vanished = |list: &str| (list.to_owned(), 3, [Some(2100), None], Cause::Player);
    let lists = ["2026-01-01", "2026-02-01", "2026-03-01"].map(vanished);
    // Originals stay as they were published.
    for (base, expected) in [(Base::Revised, lists.as_slice()), (Base::Original, &[])] {
        let mut office = office(base);
        let newest = office.ledger.newest();
        office.correct(vec![Fact::Merged { from: 3, into: 4 }]);
        let mut own = rows(&office, newest);
        own.retain(|(_, number, ..)| *number == 3);
        assert_eq!(own, expected, "{base:?}");
    }
}

#[test]
fn corrections_in_any_order_converge() {
    let changes = [january('0'), february('1'), march('=')];
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let newest = orders.map(|order| {
        let mut office = office(Base::Revised);
        office.rate(&march('1'));
        office.close("2026-04-01");
        for change in order {
            let facts = new_version(&mut office, &changes[change]);
            office.correct(facts);
            is_sound(&office);
        }
        digests(&office)
    });
    assert!(newest.iter().all(|one| *one == newest[0]));
}

#[test]
fn a_correction_of_an_open_list_is_no_revision() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    office.rate(&january('1'));
    let facts = new_version(&mut office, &january('0'));
    assert_eq!(office.correct(facts), 0);
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(1990));
    is_sound(&office);
}

#[test]
fn how_far_back_corrections_reach() {
    // The newest list is that of March: one month back is February, none is March itself.
    let cases = [(0, january('0'), Some("2026-03-01")), (0, february('1'), None), (1, january('0'), None)];
    for (months, change, earliest) in cases {
        let mut office = office(Base::Revised);
        office.set(Setting::Reach(Reach::Months(months)));
        let facts = new_version(&mut office, &change);
        let proposed = Register::propose(&office.ledger, facts, &occasion(), &office.shelf);
        match (proposed, earliest) {
            (Ok(_), None) => {}
            (Err(CloseError::TooFarBack { list, earliest }), Some(expected)) => {
                assert_eq!((list, earliest), (day("2026-02-01"), day(expected)));
            }
            (other, _) => panic!("{months}: {:?}", other.map(|proposal| proposal.revised)),
        }
    }
}

#[test]
fn a_correction_of_closed_lists_is_entered_with_a_second_person_where_the_settings_say_so() {
    for (approvals, needed) in [(Approvals::None, false), (Approvals::Corrections, true)] {
        let mut office = office(Base::Revised);
        office.set(Setting::Approvals(approvals));
        let facts = new_version(&mut office, &january('0'));
        let proposal = Register::propose(&office.ledger, facts, &occasion(), &office.shelf).unwrap();
        assert_eq!(proposal.needs_second(), needed);
        let before = office.ledger.clone();
        for nobody in [None, Some(""), Some("  "), Some("officer"), Some(" Officer ")] {
            let mut ledger = before.clone();
            let entered = proposal.enter(&mut ledger, &occasion(), nobody);
            assert_eq!(matches!(entered, Err(CloseError::NeedsSecond)), needed, "{nobody:?}");
            assert_eq!(ledger == before, needed, "what is refused is not entered");
        }
        let entered = proposal.enter(&mut office.ledger, &occasion(), Some("deputy")).unwrap();
        assert!(entered.iter().all(|entry| entry.by == "officer, deputy"));
    }
}

/// Otherwise whoever wants to correct lists alone would only have to say so first.
#[test]
fn doing_without_the_second_person_needs_the_second_person() {
    let alone = || vec![Fact::Set(Setting::Approvals(Approvals::None))];
    for mut office in
        [Office::beginning("2026-01-01", "id,name,rating\n1,Alyx,2000\n"), office(Base::Revised)]
    {
        assert!(Register::enter(&mut office.ledger, &alone(), &occasion(), &office.shelf).is_ok());
        office.set(Setting::Approvals(Approvals::Corrections));
        let before = office.ledger.clone();
        let entered = Register::enter(&mut office.ledger, &alone(), &occasion(), &office.shelf);
        assert!(matches!(entered, Err(CloseError::NeedsSecond)));
        let proposal = Register::propose(&office.ledger, alone(), &occasion(), &office.shelf).unwrap();
        let entered = proposal.enter(&mut office.ledger, &occasion(), Some("officer"));
        assert!(proposal.needs_second() && matches!(entered, Err(CloseError::NeedsSecond)));
        assert!(office.ledger == before, "what is refused is not entered");
        proposal.enter(&mut office.ledger, &occasion(), Some("deputy")).unwrap();
        assert_eq!(office.register().settings.approvals, Approvals::None);
    }
}

/// A correction that comes together with the setting is no way around it.
#[test]
fn a_correction_together_with_the_setting_needs_the_second_person() {
    let mut office = office(Base::Revised);
    office.set(Setting::Approvals(Approvals::Corrections));
    let mut facts = vec![Fact::Set(Setting::Approvals(Approvals::None))];
    facts.extend(new_version(&mut office, &january('0')));
    let proposal = Register::propose(&office.ledger, facts, &occasion(), &office.shelf).unwrap();
    assert!(!proposal.revised.is_empty() && proposal.needs_second());
}

#[test]
fn what_changes_no_closed_list_needs_no_second_person() {
    let mut office = office(Base::Revised);
    office.set(Setting::Approvals(Approvals::Corrections));
    let title = Fact::Person { number: 1, field: Field::Title("WGM".into()), from: day("2026-12-01") };
    let proposal = Register::propose(&office.ledger, vec![title], &occasion(), &office.shelf).unwrap();
    assert!(!proposal.needs_second() && proposal.enter(&mut office.ledger, &occasion(), None).is_ok());
}

#[test]
fn ruling_63_nothing_that_changes_closed_lists_is_entered_beside_its_revisions() {
    let mut office = office(Base::Revised);
    let event = EventId(1);
    let version = new_version(&mut office, &january('0'));
    let register = office.register();
    let lists = Setting::ListsAYear { lists: 6, from: day("2026-01-01") };
    let set = Adjusted {
        number: 3,
        kind: Kind::Standard,
        list: day("2026-02-01"),
        rating: Some(2222),
        games: None,
        highest: None,
    };
    let recorded = register.recorded(day("2026-03-01"), Kind::Standard)[0];
    let forged = Fact::Revised { lists: vec![ListDigest { revision: 1, ..recorded }] };
    let cases = [
        version.clone(),
        register.withdraw(event).unwrap(),
        register.accept(event, Some(day("2026-03-01")), &office.shelf).unwrap(),
        vec![Fact::Set(lists)],
        vec![Fact::Adjusted(set)],
        vec![Fact::Merged { from: 1, into: 3 }],
        [version, vec![forged]].concat(),
    ];
    for facts in cases {
        let mut ledger = office.ledger.clone();
        let entered = Register::enter(&mut ledger, &facts, &occasion(), &office.shelf);
        assert!(matches!(entered, Err(CloseError::Revises(_))), "{facts:?}");
        assert_eq!(ledger, office.ledger, "what is refused is not entered");
        let mut proposed = office.clone();
        assert_ne!(proposed.correct(facts.clone()), 0, "{facts:?}");
        let next = proposed.register().next_list().unwrap();
        proposed.close(&next.to_string());
        is_sound(&proposed);
    }
}

#[test]
fn article_0_5_the_refusal_of_a_rated_event_goes_the_road_of_corrections() {
    let mut office = office(Base::Revised);
    let facts = office.register().refuse(EventId(1), "1.1").unwrap();
    let entered = Register::enter(&mut office.ledger.clone(), &facts, &occasion(), &office.shelf);
    assert!(matches!(entered, Err(CloseError::Revises(list)) if list == day("2026-02-01")));
    assert_eq!(office.correct(facts), 2);
    office.close("2026-04-01");
    is_sound(&office);
}

#[test]
fn what_touches_open_lists_alone_is_entered_at_once() {
    let mut office = office(Base::Revised);
    let event = office.receive(&march('1'), &CoveringLetter::default()).event();
    let facts = office.register().accept(event, None, &office.shelf).unwrap();
    assert!(!Register::could_revise(&office.ledger, &facts, &occasion(), &office.shelf).unwrap());
    Register::enter(&mut office.ledger, &facts, &occasion(), &office.shelf).unwrap();
    let refused = office.register().refuse(event, "1.1").unwrap();
    Register::enter(&mut office.ledger, &refused, &occasion(), &office.shelf).unwrap();
    office.close("2026-04-01");
    is_sound(&office);
}

#[test]
fn a_proposal_enters_nothing() {
    let mut office = office(Base::Revised);
    let facts = new_version(&mut office, &january('0'));
    let before = office.ledger.clone();
    let proposal = Register::propose(&office.ledger, facts, &occasion(), &office.shelf).unwrap();
    assert_eq!(office.ledger, before);
    assert_eq!(office.rating(1, "2026-02-01"), Some(2010));
    let after = &proposal.after;
    let person = after.persons.find(1).unwrap();
    assert_eq!(after.list(day("2026-02-01")).player(person).standings.standard.unwrap().rating(), Some(1990));
}

/// An older program has withdrawn the event of January and made no revision of the lists of February and March.
#[test]
fn ruling_63_what_changed_closed_lists_without_a_revision_is_found_and_gets_one() {
    for base in [Base::Revised, Base::Original] {
        let mut office = office(base);
        let withdrawn = office.register().withdraw(EventId(1)).unwrap();
        office.enter(withdrawn);
        let found = verify(&office.ledger, &office.shelf).unwrap();
        assert!(
            !found.is_empty() && found.iter().all(|one| one.kind == DiscrepancyKind::Since),
            "{base:?}: {found:?}"
        );
        assert_eq!(found[0].recorded.list, day("2026-02-01"));
        assert_eq!(office.correct(Vec::new()), found.len(), "{base:?}: each gets a revision");
        assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), [], "{base:?}");
    }
}

#[test]
fn ruling_63_rows_that_changed_without_a_revision_are_shown_with_their_cause() {
    let mut office = office(Base::Revised);
    let withdrawn = office.register().withdraw(EventId(1)).unwrap();
    office.enter(withdrawn);
    let now = office.register();
    let revised = now.revised(&office.shelf).unwrap();
    let before = Register::as_recorded(&office.ledger, &revised, &office.shelf).unwrap();
    let rows = difference(&before, &now, &office.shelf).unwrap();
    let told = |row: &RowDifference| (row.list.to_string(), row.number, [row.before, row.after], row.cause);
    let first = ("2026-02-01".to_owned(), 1, [2010, 2000].map(Some), Cause::Event(EventId(1)));
    assert_eq!(rows.first().map(told), Some(first));
}

#[test]
fn a_report_that_was_changed_in_its_place_is_found() {
    let mut office = office(Base::Revised);
    let register = office.register();
    let file = register.events.get(EventId(1)).unwrap().newest().file;
    office.shelf.replace(file, january('0').as_bytes());
    let found = verify(&office.ledger, &office.shelf).unwrap();
    let lists: Vec<String> = found.iter().map(|one| one.recorded.list.to_string()).collect();
    assert_eq!(lists, ["2026-02-01", "2026-03-01"]);
}

/// The ledger as it is kept.
pub(crate) fn kept(ledger: &Ledger) -> Vec<KeptEntry> {
    let keep = |entry: &exaequo_register::Entry| KeptEntry {
        number: entry.number,
        at: entry.at.to_string(),
        by: entry.by.clone(),
        reason: entry.reason.clone(),
        body: serde_json::to_string(&entry.fact).unwrap(),
        digest: entry.digest,
    };
    ledger.entries().iter().map(keep).collect()
}

/// Every byte of a text with its lowest bit turned, which leaves ASCII what it is.
fn with_one_byte_changed(text: &str) -> impl Iterator<Item = String> + '_ {
    assert!(text.is_ascii());
    (0..text.len()).map(|place| {
        let mut bytes = text.as_bytes().to_vec();
        bytes[place] ^= 1;
        String::from_utf8(bytes).unwrap()
    })
}

/// A text of an entry.
type Part = fn(&mut KeptEntry) -> &mut String;

#[test]
fn any_byte_that_is_changed_is_found() {
    let office = office(Base::Revised);
    let kept = kept(&office.ledger);
    assert_eq!(Ledger::read(&kept).unwrap(), office.ledger);
    let parts: [Part; 4] =
        [|entry| &mut entry.at, |entry| &mut entry.by, |entry| &mut entry.reason, |entry| &mut entry.body];
    for place in 0..kept.len() {
        for part in parts {
            let mut changed = kept.clone();
            let text = part(&mut changed[place]).clone();
            for other in with_one_byte_changed(&text) {
                *part(&mut changed[place]) = other;
                assert!(Ledger::read(&changed).is_err(), "entry {place}: {:?}", changed[place]);
            }
        }
        let mut changed = kept.clone();
        for byte in 0..32 {
            changed[place].digest.0[byte] ^= 1;
            assert!(Ledger::read(&changed).is_err());
            changed[place].digest.0[byte] ^= 1;
        }
    }
}

#[test]
fn entries_that_are_missing_doubled_or_in_another_order_are_found() {
    let office = office(Base::Revised);
    let kept = kept(&office.ledger);
    for place in 0..kept.len() {
        let mut without = kept.clone();
        without.remove(place);
        // Whoever cuts the end off leaves a shorter ledger, which its last digest tells.
        let read = Ledger::read(&without);
        assert!(read.is_err() || place + 1 == kept.len());
        assert!(read.is_err() || read.unwrap().digest() != office.ledger.digest());
        let mut twice = kept.clone();
        twice.insert(place, kept[place].clone());
        assert!(Ledger::read(&twice).is_err());
        let mut exchanged = kept.clone();
        if place > 0 {
            exchanged.swap(place - 1, place);
            assert!(Ledger::read(&exchanged).is_err());
        }
    }
}

#[test]
fn texts_are_told_apart_by_their_lengths() {
    let office = office(Base::Revised);
    let mut kept = kept(&office.ledger);
    // The same letters, the border between two texts moved.
    let entry = &mut kept[0];
    entry.reason = format!("r{}", entry.reason);
    entry.by = entry.by.trim_end_matches('r').to_owned();
    assert!(Ledger::read(&kept).is_err());
}

#[test]
fn a_digest_has_64_hexadecimal_digits() {
    let digits = Digest::of(b"abc").to_string();
    assert_eq!(digits.parse(), Ok(Digest::of(b"abc")));
    let signed = format!("+a{}", &digits[2..]);
    for wrong in ["", "ab", &digits[1..], signed.as_str(), &format!("{digits}0"), &"ä".repeat(32)] {
        assert!(wrong.parse::<Digest>().is_err(), "{wrong}");
    }
}

#[test]
fn a_game_more_in_an_event_of_many() {
    let mut office = Office::beginning("2026-01-01", FOUR);
    let rounds = vec![vec![(1, 2, '1'), (3, 4, '1')], vec![(1, 3, '='), (2, 4, '=')]];
    let mut event = Event { name: "Open", days: ["2026-01-10", "2026-01-12"], rounds };
    office.rate(&event.trf());
    office.close("2026-02-01");
    // 1: +10, and ½ against 2100: +.14 × 20 = 2.8. 3: +4.8 − 2.8.
    assert_eq!(office.ratings([1, 3], "2026-02-01"), [2013, 2102].map(Some));
    event.rounds.push(vec![(1, 4, '0')]);
    let facts = new_version(&mut office, &event.trf());
    assert_eq!(office.correct(facts), 1);
    // 2000 against 1900: −.64 × 20 = −12.8, so that nothing is left.
    assert_eq!(office.ratings([1, 3], "2026-02-01"), [2000, 2102].map(Some));
    is_sound(&office);
}

/// A correction of what was declared official stays on its list (7.13), one of the federation's own rating with that.
#[test]
fn ruling_63_a_correction_keeps_kind_and_list_of_its_event() {
    for kind in [Kind::Standard, Kind::National] {
        let mut office = Office::beginning("2026-01-01", FOUR);
        let letter = CoveringLetter {
            declared: vec![Declaration::Official],
            kind: Some(kind),
            ..CoveringLetter::default()
        };
        let cup = |result| duel("Championship", ["2026-01-20", "2026-01-31"], result).trf();
        let event = office.rate_with(&cup('1'), &letter);
        office.close("2026-02-01");
        let before = office.register();
        let facts = new_version(&mut office, &cup('0'));
        assert_eq!(office.correct(facts), 1, "{kind:?}");
        let after = office.register();
        assert_eq!(moved(&before, &after), [], "{kind:?}");
        let facts = after.accept(event, Some(day("2026-03-01")), &office.shelf).unwrap();
        office.correct(facts);
        let (was, is) = ((kind, day("2026-02-01")), (kind, day("2026-03-01")));
        let moved = moved(&after, &office.register());
        assert_eq!(moved, [EventMove { event, before: was, after: is }], "{kind:?}");
    }
}
