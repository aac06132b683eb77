//! Files: TRF and JSON, told by their content.

use exaequo_event::{Event, FileFinding, SourceFile, Target};
use exaequo_trf::{Profile, ReadOptions};

use crate::events::{four, trf};

fn read(bytes: impl Into<Vec<u8>>) -> exaequo_event::Reading {
    Event::read(bytes, &ReadOptions::default())
}

#[test]
fn trf_and_json_are_told_by_their_content() {
    let text = trf("042 2026/03/07\n", [1, 2]);
    let from_trf = read(text.as_str()).event().unwrap();
    assert!(matches!(from_trf.source(), Some(SourceFile::Trf(_))));
    assert_eq!(from_trf.source().unwrap().to_bytes(), text.as_bytes());
    assert_eq!(from_trf.write(&Target::Preserve).unwrap().bytes, text.as_bytes());

    let json = from_trf.to_json();
    let from_json = read(json.as_str()).event().unwrap();
    assert!(matches!(from_json.source(), Some(SourceFile::Json { .. })));
    assert_eq!((from_json.trf_profile(), from_json.source().unwrap().trf().is_none()), (None, true));
    assert_eq!(from_json.to_json(), json);
}

#[test]
fn findings_come_with_the_event() {
    // Points that the results do not give are a finding and no error.
    let text = trf("", [1, 2]).replace("1.0    1", "0.5    1");
    let reading = read(text);
    assert_eq!(reading.event().unwrap().name(), "Two friends");
    assert!(!reading.source().trf().unwrap().diagnostics.all().is_empty());
    assert!(!reading.source().is_something_else());
}

#[test]
fn an_error_keeps_the_event_back_and_is_counted() {
    let reading = read(trf("", [1, 2]).replace("1 b 0", "1 b ="));
    assert_eq!(reading.event().unwrap_err().errors, 1);
    assert!(reading.source().tournament().is_none());
    assert!(!reading.source().is_something_else());
    let json = read(r#"{"schema": "exaequo/tournament/1", "players": []}"#);
    assert_eq!(json.event().unwrap_err().errors, 1);
}

#[test]
fn errors_beyond_those_that_are_kept_are_counted_too() {
    let line = "001    1      Alyx                              2200                             1.0    1     2 w 1\n";
    let reading = read(format!("012 Copies\n142 1\n{}", line.repeat(3_000)));
    let diagnostics = &reading.source().trf().unwrap().diagnostics;
    assert!(diagnostics.hidden() > 0);
    assert_eq!(reading.event().unwrap_err().errors, diagnostics.errors() as usize);
}

#[test]
fn what_is_something_else_is_no_tournament() {
    for bytes in ["Dear Sir or Madam", "{\"name\": 1}", "", "[]"] {
        assert!(read(bytes).source().is_something_else(), "{bytes}");
    }
}

#[test]
fn a_built_event_is_the_same_after_a_file() {
    let (event, _) = four();
    let again = read(event.to_json()).event().unwrap();
    assert_eq!(again.to_json(), event.to_json());
    let again = read(event.to_trf(Profile::Trf26).unwrap()).event().unwrap();
    assert_eq!(again.tournament().rounds, event.tournament().rounds);
    assert_eq!(again.name(), "Four friends");
}

#[test]
fn an_event_that_nobody_has_entered_is_read_back() {
    let event = Event::new("Open", exaequo_event::date(2026, 3, 7), 5);
    let again = Event::read(event.to_json(), &ReadOptions::default()).event().unwrap();
    assert_eq!((again.name(), again.tournament().schedule.announced()), ("Open", 5));
    assert_eq!(again.to_json(), event.to_json());
}

/// Before TRF26 the description (092) was the place of the system: T066 is a note about newer files only.
#[test]
fn a_system_in_the_description_is_worth_a_note_in_trf26_only() {
    let new = include_str!("../../../../tests/malformed/T066-system-in-description.trf");
    let codes = |file: &str| {
        let check = Event::read(file, &ReadOptions::default()).check();
        check.findings().iter().map(FileFinding::code).collect::<Vec<_>>()
    };
    assert!(codes(new).contains(&"T066"), "{:?}", codes(new));
    let is_new = |line: &&str| ["142", "202", "222"].iter().any(|record| line.starts_with(record));
    let old: Vec<&str> = new.lines().filter(|line| !is_new(line)).collect();
    assert!(!codes(&old.join("\n")).contains(&"T066"), "{:?}", codes(&old.join("\n")));
}

/// The check of the library finds what the reader lets pass, and a file with lines is told of its days once.
#[test]
fn what_is_hardly_meant_is_found_by_the_check() {
    let codes = |reading: exaequo_event::Reading| -> Vec<&'static str> {
        reading.check().findings().iter().map(FileFinding::code).collect()
    };
    let json = r#"{"schema":"exaequo/tournament/1","event":{"name":"A","start":"2026-05-09","end":"2026-05-01"},
        "scores":{"win":1,"draw":2},"players":[{"number":1,"name":"B"},{"number":2,"name":"C"}],
        "rounds":[{"games":[{"white":1,"black":2,"result":"1-0"}]}]}"#;
    let found = codes(read(json));
    assert!(found.contains(&"S030") && found.contains(&"S037"), "{found:?}");
    let lines = "012 Open\n042 2026/05/09\n052 2026/05/01\n142 1\n\
        001    1      Alyx                              2200                             1.0    1     2 w 1\n\
        001    2      Bruno                             2150                             0.0    2     1 b 0\n";
    let found = codes(read(lines));
    assert!(found.contains(&"T103") && !found.contains(&"S037"), "{found:?}");
}

/// What is assumed of any file of its kind is no finding, and is there for whoever lists everything that was assumed.
#[test]
fn what_is_usual_in_an_old_file_is_there_for_a_list_of_all_that_was_assumed() {
    let new = include_str!("../../../../tests/malformed/T066-system-in-description.trf");
    let is_new = |line: &&str| ["142", "202", "222"].iter().any(|record| line.starts_with(record));
    let old: Vec<&str> = new.lines().filter(|line| !is_new(line)).collect();
    let reading = Event::read(old.join("\n"), &ReadOptions::default());
    let codes = |findings: &[FileFinding]| findings.iter().map(FileFinding::code).collect::<Vec<_>>();
    assert_eq!(codes(&reading.usual()), ["T066"]);
    let count = |findings: &[FileFinding]| codes(findings).iter().filter(|code| **code == "T066").count();
    assert_eq!(count(reading.check().findings()), 0);
    assert_eq!(count(reading.check().with_usual().findings()), 1);
    let new = Event::read(new, &ReadOptions::default());
    assert_eq!(count(new.check().with_usual().findings()), 1, "it is not said twice");
}
