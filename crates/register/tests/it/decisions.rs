//! 0.4, 0.5, 9.1, 9.2: reports that come in, and what is decided about them.

use exaequo_rating::Declaration;
use exaequo_rating::eligibility::Finding;
use exaequo_register::fact::{Announced, EventId};
use exaequo_register::{
    CloseError, CoveringLetter, DecideError, EventState, Fact, Kind, PlayerFinding, Receipt, ReceiveError,
    Register, Report, Trait, verify,
};
use exaequo_trf::{ReadOptions, read};

use crate::office::{Event, Office, day};
use crate::periods::{FOUR, duel};

fn cup(result: char) -> String {
    duel("January Cup", ["2026-01-10", "2026-01-11"], result).trf()
}

fn office() -> Office {
    Office::beginning("2026-01-01", FOUR)
}

fn state(office: &Office, event: EventId) -> EventState {
    office.register().events.get(event).unwrap().state()
}

#[test]
fn article_0_5_a_refused_event_is_not_rated_and_can_be_appealed_for_seven_days() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    let facts = office.register().refuse(event, "3.1").unwrap();
    office.enter(facts);
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2000));
    assert_eq!(state(&office, event), EventState::Refused);
    let register = office.register();
    let decided = register.events.get(event).unwrap().decision().unwrap();
    // Told on 17 November: the seventh day after it is the 24th.
    assert_eq!(decided.appeal_until(), Some(day("2026-11-24")));
}

#[test]
fn article_0_5_after_an_appeal_it_goes_on_the_next_open_list() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    office.enter(office.register().refuse(event, "3.1").unwrap());
    office.close("2026-02-01");
    office.accept(event);
    assert_eq!(state(&office, event), EventState::Accepted);
    let register = office.register();
    assert_eq!(register.events.get(event).unwrap().decision().unwrap().appeal_until(), None);
    office.close("2026-03-01");
    assert_eq!(office.ratings([1, 2], "2026-02-01"), [Some(2000); 2]);
    assert_eq!(office.ratings([1, 2], "2026-03-01"), [2010, 1990].map(Some));
}

#[test]
fn a_report_is_rated_only_after_a_decision() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    assert_eq!(state(&office, event), EventState::Open);
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2000));
}

#[test]
fn an_event_that_is_withdrawn_is_not_rated() {
    let mut office = office();
    let event = office.rate(&cup('1'));
    office.enter(office.register().withdraw(event).unwrap());
    assert_eq!(state(&office, event), EventState::Withdrawn);
    assert!(matches!(office.register().withdraw(event), Err(DecideError::NotRated(_))));
    office.close("2026-02-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2000));
}

#[test]
fn ruling_63_withdrawn_after_the_list_and_assigned_to_it_again() {
    let mut office = office();
    let event = office.rate(&cup('1'));
    office.close_until("2026-03-01");
    let digest = |office: &Office| office.register().digest(day("2026-03-01"), Kind::Standard);
    let before = digest(&office);
    let facts = office.register().withdraw(event).unwrap();
    assert_eq!(office.correct(facts), 2);
    assert_eq!(office.rating(1, "2026-03-01"), Some(2000));
    let facts = office.register().accept(event, Some(day("2026-02-01")), &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 2);
    assert_eq!(digest(&office), before);
    assert_eq!(verify(&office.ledger, &office.shelf).unwrap(), []);
}

#[test]
fn an_event_can_be_assigned_to_another_list() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    let facts = office.register().accept(event, Some(day("2026-04-01")), &office.shelf).unwrap();
    office.enter(facts);
    office.close_until("2026-04-01");
    let on = ["2026-02-01", "2026-03-01", "2026-04-01"].map(|list| office.rating(1, list));
    assert_eq!(on, [Some(2000), Some(2000), Some(2010)]);
    // And moved, whether it is rated already or not.
    let facts = office.register().accept(event, Some(day("2026-03-01")), &office.shelf).unwrap();
    assert_eq!(office.correct(facts), 2);
    assert_eq!(office.rating(1, "2026-03-01"), Some(2010));
}

#[test]
fn events_are_assigned_to_lists_of_the_calendar() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    for no_list in ["2026-02-02", "2026-01-01", "2025-12-01"] {
        let refused = office.register().accept(event, Some(day(no_list)), &office.shelf);
        assert!(matches!(refused, Err(DecideError::NoList(_))), "{no_list}");
    }
}

#[test]
fn article_7_13_no_event_is_rated_on_a_list_before_its_last_day() {
    let mut office = office();
    let cup = duel("Cup", ["2026-02-20", "2026-03-05"], '1');
    let event = office.receive(&cup.trf(), &CoveringLetter::default()).event();
    let on = |list: &str| office.register().accept(event, Some(day(list)), &office.shelf);
    assert!(on("2026-04-01").is_ok());
    for early in ["2026-03-01", "2026-02-01"] {
        assert!(matches!(on(early), Err(DecideError::NotOver(..))), "{early}");
    }
}

#[test]
fn what_cannot_be_decided() {
    let mut office = office();
    let event = office.rate(&cup('1'));
    let register = office.register();
    let accept = |id| register.accept(id, None, &office.shelf);
    assert!(matches!(accept(event), Err(DecideError::RatedAlready(_))));
    assert!(matches!(accept(EventId(7)), Err(DecideError::NoEvent(EventId(7)))));
    assert!(matches!(register.refuse(EventId(7), "0.5"), Err(DecideError::NoEvent(_))));
    assert!(matches!(register.withdraw(EventId(7)), Err(DecideError::NoEvent(_))));
}

#[test]
fn article_0_1_no_edition_before_july_2009() {
    let mut office = office();
    let old = duel("Old", ["2009-06-30", "2009-07-02"], '1');
    let event = office.receive(&old.trf(), &CoveringLetter::default()).event();
    let refused = office.register().accept(event, None, &office.shelf);
    assert!(matches!(refused, Err(DecideError::TooEarly(_))));
}

#[test]
fn article_7_11_an_event_without_days_has_no_list() {
    let mut office = office();
    let undated: String =
        cup('1').lines().filter(|line| !line.starts_with("042")).flat_map(|line| [line, "\n"]).collect();
    let event = office.receive(&undated, &CoveringLetter::default()).event();
    let refused = office.register().accept(event, None, &office.shelf);
    assert!(matches!(refused, Err(DecideError::NoDays(_))), "{refused:?}");
}

#[test]
fn article_9_1_the_same_report_twice_is_one() {
    let mut office = office();
    let event = office.rate(&cup('1'));
    let again = office.receive(&cup('1'), &CoveringLetter::default());
    assert_eq!(again, Receipt::Duplicate(event));
    assert_eq!(again.facts(), []);
}

/// A version without days is taken for one of January, and the report of three years later is an event of its own.
#[test]
fn article_9_1_a_version_without_days_does_not_make_versions_of_other_years() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    let undated: String =
        cup('0').lines().filter(|line| !line.starts_with("042")).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(office.receive(&undated, &CoveringLetter::default()).event(), event);
    let later = duel("January Cup", ["2029-01-10", "2029-01-11"], '1').trf();
    let receipt = office.receive(&later, &CoveringLetter::default());
    assert!(matches!(receipt, Receipt::New(_)), "{receipt:?}");
    let corrected = office.receive(&cup('='), &CoveringLetter::default());
    assert_eq!((corrected.event(), corrected.version().unwrap().number), (event, 3));
}

#[test]
fn article_9_1_an_officer_who_knows_better_names_the_event() {
    let mut office = office();
    let event = office.rate(&cup('1'));
    let other =
        Event { name: "Other name", days: ["2026-01-12", "2026-01-13"], rounds: vec![vec![(3, 4, '1')]] };
    let letter = CoveringLetter { version_of: Some(event), ..CoveringLetter::default() };
    let receipt = office.receive(&other.trf(), &letter);
    assert!(matches!(receipt, Receipt::NewVersion { .. }), "{receipt:?}");
    assert_eq!((receipt.event(), receipt.version().unwrap().number), (event, 2));
    office.accept(event);
    office.close("2026-02-01");
    // 2100 against 1900: .76 and .24 × 20 = 4.8.
    assert_eq!(office.ratings([1, 2, 3, 4], "2026-02-01"), [2000, 2000, 2105, 1895].map(Some));
}

#[test]
fn article_6_33_declarations_that_contradict_each_other_are_not_received() {
    let office = office();
    let tournament = read(cup('1').into_bytes(), &ReadOptions::default()).tournament.unwrap();
    let declared = vec![Declaration::National, Declaration::TeamChampionship];
    let letter = CoveringLetter { declared, ..CoveringLetter::default() };
    let file = exaequo_register::Digest::of(b"");
    let report = Report { file, name: "event.trf", tournament: &tournament, letter: &letter };
    let receipt = Register::facts(&office.ledger).receive(&report, &office.shelf);
    assert!(matches!(receipt, Err(ReceiveError::Championships)));
    let letter = CoveringLetter { version_of: Some(EventId(3)), ..CoveringLetter::default() };
    let report = Report { letter: &letter, ..report };
    let receipt = Register::facts(&office.ledger).receive(&report, &office.shelf);
    assert!(matches!(receipt, Err(ReceiveError::NoEvent(EventId(3)))));
}

#[test]
fn article_9_2_a_report_of_an_event_announced_as_not_rated_is_not_clear() {
    let mut office = office();
    let days = ["2026-01-10", "2026-01-11"].map(day);
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    let check = |office: &Office| office.register().check(event, &office.shelf).unwrap();
    assert!(!check(&office).findings.contains(&Finding::AnnouncedNotRated));
    office.enter(vec![Fact::Announced(Announced::NotRated { title: "January Cup".into(), days })]);
    assert!(check(&office).findings.contains(&Finding::AnnouncedNotRated));
    assert!(!check(&office).is_clear());
    assert_eq!(Finding::AnnouncedNotRated.article(), "9.2");
}

/// What a check of a rapid event says of the rating of the first player, whose standard rating is 2000.
fn rapid_rating(rating: u16) -> Vec<(String, String)> {
    let mut office = office();
    let trf = cup('1').replace("90 minutes and 30 seconds a move", "15 minutes and 10 seconds a move");
    let line = trf.lines().find(|line| line.starts_with("001    1")).unwrap();
    // Columns 49 to 52 of a player's line.
    let rated = format!("{}{rating}{}", &line[..48], &line[52..]);
    let letter = CoveringLetter { kind: Some(Kind::Rapid), ..CoveringLetter::default() };
    let event = office.receive(&trf.replace(line, &rated), &letter).event();
    let found = office.register().check(event, &office.shelf).unwrap().players;
    let ratings = found.into_iter().filter_map(|finding| match finding {
        PlayerFinding::Differs { what: Trait::Rating, report, register, .. } => Some((report, register)),
        _ => None,
    });
    ratings.collect()
}

#[test]
fn article_7_11_a_report_of_rapid_is_compared_with_the_rating_that_stands_in() {
    assert_eq!(rapid_rating(2000), []);
    assert_eq!(rapid_rating(2150), [("2150".to_owned(), "2000".to_owned())]);
}

#[test]
fn articles_0_4_and_9_2_what_was_announced_is_kept() {
    let mut office = office();
    let days = ["2026-03-01", "2026-03-05"].map(day);
    let registered = Announced::Registered { title: "Open".into(), days };
    let not_rated = Announced::NotRated { title: "Fun".into(), days };
    office.enter(vec![Fact::Announced(registered.clone()), Fact::Announced(not_rated.clone())]);
    assert!(office.register().events.announced().eq([&registered, &not_rated]));
    let letter = CoveringLetter { registered: Some(day("2025-12-01")), ..CoveringLetter::default() };
    let event = office.rate_with(&cup('1'), &letter);
    let register = office.register();
    assert_eq!(register.events.get(event).unwrap().newest().registered, Some(day("2025-12-01")));
}

#[test]
fn article_7_11_lists_are_closed_one_after_the_other() {
    let office = office();
    let close = |list: &str| office.register().close(day(list), "test", &office.shelf);
    assert!(close("2026-02-01").is_ok());
    for other in ["2026-03-01", "2026-01-01", "2026-02-02"] {
        assert!(matches!(close(other), Err(CloseError::NotNext { .. })), "{other}");
    }
    let mut empty = Register::default();
    assert!(matches!(empty.close(day("2026-02-01"), "test", &office.shelf), Err(CloseError::Empty)));
}

#[test]
fn a_new_version_with_later_days_moves_to_its_list() {
    let mut office = office();
    office.rate(&cup('1'));
    let later = duel("January Cup", ["2026-01-10", "2026-02-05"], '1').trf();
    let receipt = office.receive(&later, &CoveringLetter::default());
    assert!(matches!(receipt, Receipt::NewVersion { changed: 0, .. }), "{receipt:?}");
    office.accept(receipt.event());
    office.close_until("2026-03-01");
    assert_eq!(office.rating(1, "2026-02-01"), Some(2000));
    assert_eq!(office.rating(1, "2026-03-01"), Some(2010));
}

/// A letter with everything that is not in a file.
fn letter() -> CoveringLetter {
    CoveringLetter {
        sender: Some("Club".into()),
        registered: Some(day("2025-12-01")),
        declared: vec![Declaration::Official],
        kind: Some(Kind::National),
        version_of: None,
    }
}

#[test]
fn article_9_1_what_came_with_a_report_holds_of_its_next_version_too() {
    let mut office = office();
    let event = office.receive(&cup('1'), &letter()).event();
    for version_of in [None, Some(event)] {
        let plain = CoveringLetter { version_of, ..CoveringLetter::default() };
        let receipt = office.read_receipt(&cup('0'), &plain);
        let (version, first) = (receipt.version().unwrap(), office.register());
        let first = first.events.get(event).unwrap().newest().clone();
        assert_eq!((receipt.event(), version.number), (event, 2));
        assert_eq!(version.kind, Kind::National);
        assert_eq!((&version.sender, version.registered), (&first.sender, first.registered));
        assert_eq!(version.declared, first.declared);
        // The same file again, without a word.
        assert_eq!(office.read_receipt(&cup('1'), &plain), Receipt::Duplicate(event));
    }
}

#[test]
fn article_9_1_what_is_said_anew_takes_the_place_of_what_was_said() {
    let mut office = office();
    let event = office.receive(&cup('1'), &letter()).event();
    let anew = CoveringLetter {
        sender: Some("Arbiter".into()),
        registered: Some(day("2025-12-24")),
        declared: vec![Declaration::Women],
        kind: Some(Kind::Standard),
        version_of: Some(event),
    };
    let receipt = office.read_receipt(&cup('0'), &anew);
    let version = receipt.version().unwrap();
    assert_eq!(version.sender.as_deref(), Some("Arbiter"));
    assert_eq!((version.kind, version.registered), (Kind::Standard, Some(day("2025-12-24"))));
    assert_eq!(version.declared.iter().map(|one| one.0).collect::<Vec<_>>(), [Declaration::Women]);
    // Whoever names a kind means an event of that kind.
    let standard = CoveringLetter { kind: Some(Kind::Standard), ..CoveringLetter::default() };
    assert!(matches!(office.read_receipt(&cup('1'), &standard), Receipt::New(_)));
}

#[test]
fn article_9_1_a_corrected_thinking_time_is_another_kind_of_play() {
    let mut office = office();
    let event = office.receive(&cup('1'), &CoveringLetter::default()).event();
    let letter = CoveringLetter { version_of: Some(event), ..CoveringLetter::default() };
    let rapid = cup('0').replace("90 minutes and 30 seconds a move", "15 minutes and 10 seconds a move");
    assert_eq!(office.read_receipt(&cup('0'), &letter).version().unwrap().kind, Kind::Standard);
    assert_eq!(office.read_receipt(&rapid, &letter).version().unwrap().kind, Kind::Rapid);
}
