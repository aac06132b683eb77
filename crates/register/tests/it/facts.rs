//! Facts are kept as text and read back as they were.

use exaequo_rating::Declaration;
use exaequo_register::fact::*;
use exaequo_register::{Digest, Fact, Kind, Ledger};

use crate::corrections::kept;
use crate::office::{day, occasion};

fn settings() -> Vec<Setting> {
    vec![
        Setting::Federation("CAN".into()),
        Setting::Regulations { kind: Kind::National, text: "edition = 'fide-2009-text'\n".into() },
        Setting::ListsAYear { lists: 6, from: day("2026-01-01") },
        Setting::Base(Base::Original),
        Setting::Reach(Reach::Any),
        Setting::Reach(Reach::Months(6)),
        Setting::Approvals(Approvals::None),
        Setting::Approvals(Approvals::Corrections),
        Setting::Officer { name: "Côté, \"Anne\"".into(), contact: "a@b\n\\".into() },
        Setting::Layout(Layout::Apart),
    ]
}

fn fields() -> Vec<Field> {
    vec![
        Field::Name("Núñez\u{0}, \u{1F600}".into()),
        Field::Federation(String::new()),
        Field::Sex(Gender::F),
        Field::Birth(Born::Year(1990)),
        Field::Birth(Born::Day(day("1990-11-30"))),
        Field::Title("GM".into()),
        Field::WomenTitle("WGM".into()),
        Field::OtherTitles("IA,FT".into()),
        Field::Member(None),
        Field::Member(Some(Association::Ibca)),
        Field::Member(Some(Association::Icsc)),
        Field::Member(Some(Association::Ipca)),
    ]
}

fn verdicts() -> Vec<Verdict> {
    vec![
        Verdict::Accepted { on: On::Rule },
        Verdict::Accepted { on: On::NotBefore(day("2026-02-01")) },
        Verdict::Accepted { on: On::List(day("2026-02-01")) },
        Verdict::Refused { article: "0.5".into() },
        Verdict::Withdrawn,
    ]
}

fn received() -> Fact {
    Fact::Received(Received {
        event: EventId(1),
        version: Version {
            number: 2,
            file: Digest::of(b"file"),
            name: "event.trf".into(),
            title: "Open".into(),
            days: [Some(day("2026-01-01")), None],
            kind: Kind::Blitz,
            sender: Some("club".into()),
            registered: Some(day("2025-12-01")),
            declared: Declaration::ALL.map(Declares).to_vec(),
        },
    })
}

fn lists() -> Vec<Fact> {
    let (list, kind, file) = (day("2026-02-01"), Kind::Rapid, Digest::of(b"list"));
    let digest = ListDigest { list, kind, revision: 3, digest: file };
    let files = vec![PublishedFile { name: "list.txt".into(), bytes: u64::MAX, digest: file }];
    vec![
        Fact::Imported(Imported {
            list,
            file,
            kind,
            rows: u64::MAX,
            role: ImportRole::Foreign,
            without_k: None,
        }),
        Fact::Closed(Closed { lists: vec![digest], program: "test".into() }),
        Fact::Revised { lists: vec![digest; 2] },
        Fact::Published(Published { list, revisions: vec![digest], files }),
        Fact::Overridden { list, check: "rows".into() },
    ]
}

fn all() -> Vec<Fact> {
    let (from, kind) = (day("2026-01-01"), Kind::Standard);
    let days = [from, day("2026-01-05")];
    let mut facts: Vec<Fact> = settings().into_iter().map(Fact::Set).collect();
    facts.extend(fields().into_iter().map(|field| Fact::Person { number: u64::MAX, field, from }));
    let decided = |verdict| Fact::Decided(Decision { event: EventId(1), version: 1, verdict });
    facts.extend(verdicts().into_iter().map(decided));
    facts.extend(lists());
    facts.extend([
        received(),
        Fact::Entered(PersonFacts { number: 1, name: "One".into(), ..PersonFacts::default() }),
        Fact::Merged { from: 1, into: 2 },
        Fact::Split { from: 1 },
        Fact::Announced(Announced::Registered { title: "Open".into(), days }),
        Fact::Announced(Announced::NotRated { title: "Fun".into(), days }),
        Fact::Adjusted(Adjusted { number: 1, kind, list: from, rating: None, games: None, highest: None }),
        Fact::Adjusted(Adjusted {
            number: 1,
            kind,
            list: from,
            rating: Some(2000),
            games: Some(u32::MAX),
            highest: Some(u16::MAX),
        }),
    ]);
    facts
}

#[test]
fn every_fact_is_read_back_as_it_was() {
    let mut ledger = Ledger::default();
    let written = ledger.append(&occasion(), all());
    assert_eq!(written, kept(&ledger));
    assert_eq!(Ledger::read(&written).unwrap(), ledger);
    let facts: Vec<&Fact> = ledger.entries().iter().map(|entry| &entry.fact).collect();
    assert_eq!(facts, all().iter().collect::<Vec<_>>());
}

#[test]
fn an_entry_with_another_fact_cannot_be_read() {
    let mut ledger = Ledger::default();
    let written = ledger.append(&occasion(), vec![received()]);
    for part in ["\"fact\":\"received\"", "\"kind\":\"blitz\"", "\"by-game\""] {
        let mut entry = written[0].clone();
        assert!(entry.body.contains(part), "{}", entry.body);
        entry.body = entry.body.replace(part, "\"fact\":\"other\"");
        assert!(Ledger::read(&[entry]).is_err());
    }
}
