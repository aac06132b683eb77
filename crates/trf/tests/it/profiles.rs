//! What is written for whom: the exact bytes of small tournaments in every profile.

use exaequo_model::Tournament;
use exaequo_trf::{Charset, Extras, LineEnd, Lossy, Profile, WriteOptions, Written, write};

use crate::support::{CUP, FJORD, games, matches, read_bytes, tournament};

/// A tournament that goes on, with points of its own, requests, fictitious points and a prohibited pairing.
const GOING_ON: &str = include_str!("data/going-on.trf");

const PROFILES: [(Profile, &str); 5] = [
    (Profile::Trf26, "trf26"),
    (Profile::Trf16, "trf16"),
    (Profile::FideUpload, "fide-upload"),
    (Profile::EngineBbp, "engine-bbp"),
    (Profile::EngineJavafo, "engine-javafo"),
];

/// A file with its losses; the ends of lines and blanks before them can be seen.
fn shown(tournament: &Tournament, options: &WriteOptions) -> String {
    match write(tournament, options) {
        Ok(Written { bytes, losses, .. }) => {
            let text =
                String::from_utf8(bytes).unwrap().replace("\r\n", "␍␊").replace('\r', "␍").replace('\n', "␊");
            let text = text.replace(" ␍", "·␍");
            let lines = if text.contains('␊') {
                text.replace('␊', "␊\n")
            } else {
                text.replace('␍', "␍\n")
            };
            losses.iter().fold(lines, |text, loss| format!("{text}{loss:?}\n"))
        }
        Err(losses) => losses.iter().map(|loss| format!("{loss:?}")).collect::<Vec<_>>().join("\n") + "\n",
    }
}

fn check(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn every_profile_has_its_own_form() {
    for (file, text) in [("fjord", FJORD), ("cup", CUP), ("going-on", GOING_ON)] {
        let tournament = tournament(text);
        for (profile, name) in PROFILES {
            let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
            check(&format!("{file}.{name}"), &shown(&tournament, &options));
        }
    }
}

/// What the profiles write is read again, and the rounds are what they were.
#[test]
fn what_is_written_can_be_read() {
    for text in [FJORD, GOING_ON] {
        let tournament = tournament(text);
        for (profile, name) in PROFILES {
            let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
            let reading = read_bytes(&write(&tournament, &options).unwrap().bytes);
            let again =
                reading.tournament.unwrap_or_else(|| panic!("{name}: {:#?}", reading.diagnostics.all()));
            assert_eq!(games(&again), games(&tournament), "{name}");
            // The form of 2016 knows no other points than 1-½-0.
            assert!(again.scores == tournament.scores || profile == Profile::Trf16, "{name}");
        }
    }
    let cup = tournament(CUP);
    for profile in [Profile::Trf26, Profile::FideUpload] {
        let written = write(&cup, &WriteOptions::new(profile)).unwrap();
        assert_eq!(matches(&read_bytes(&written.bytes).tournament.unwrap()), matches(&cup));
    }
}

#[test]
fn ends_of_lines() {
    let tournament = tournament(GOING_ON);
    let usual = [LineEnd::CrLf, LineEnd::CrLf, LineEnd::CrLf, LineEnd::Cr, LineEnd::CrLf];
    for ((profile, _), line_end) in PROFILES.into_iter().zip(usual) {
        assert_eq!(WriteOptions::new(profile).line_end, line_end);
    }
    for (line_end, sign) in [(LineEnd::Cr, "\r"), (LineEnd::Lf, "\n"), (LineEnd::CrLf, "\r\n")] {
        let options = WriteOptions { line_end, ..WriteOptions::new(Profile::Trf26) };
        let text = String::from_utf8(write(&tournament, &options).unwrap().bytes).unwrap();
        assert!(text.ends_with(sign));
        let rest = text.replace(sign, "");
        assert!(!rest.contains(['\r', '\n']), "nothing but {sign:?}");
    }
}

#[test]
fn letters() {
    let tournament = tournament(GOING_ON);
    let written = |charset| {
        let options = WriteOptions { charset, ..WriteOptions::new(Profile::Trf26) };
        write(&tournament, &options).unwrap().bytes
    };
    let [utf_8, windows, ascii] = [Charset::Utf8, Charset::Windows1252, Charset::Ascii].map(written);
    assert!(String::from_utf8(utf_8).unwrap().contains("Åsen, Bjørn                       2480"));
    assert!(windows.windows(11).any(|bytes| bytes == b"\xC5sen, Bj\xF8rn"));
    assert!(ascii.is_ascii());
    let ascii = String::from_utf8(ascii).unwrap();
    assert!(ascii.contains("Asen, Bjorn                       2480"));
    assert!(ascii.contains("Berg, Cecile                      2301"));
    for (profile, charset) in [
        (Profile::Trf26, Charset::Utf8),
        (Profile::Trf16, Charset::Ascii),
        (Profile::FideUpload, Charset::Ascii),
        (Profile::EngineBbp, Charset::Utf8),
        (Profile::EngineJavafo, Charset::Ascii),
    ] {
        assert_eq!(WriteOptions::new(profile).charset, charset);
    }
}

#[test]
fn comments_and_records_for_others() {
    let tournament = tournament(GOING_ON);
    for (profile, name) in PROFILES {
        let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
        let has = |options: &WriteOptions| {
            let bytes = write(&tournament, options).unwrap().bytes;
            let text = String::from_utf8(bytes).unwrap();
            text.contains("### made by hand") && text.contains("802   1 for somebody else")
        };
        let kept = matches!(profile, Profile::Trf26 | Profile::Trf16);
        assert_eq!(has(&options), kept, "{name}");
        assert!(has(&WriteOptions { extras: Extras::Keep, ..options }), "{name}");
        assert!(!has(&WriteOptions { extras: Extras::Drop, ..options }), "{name}");
    }
}

/// A line of a player is never shorter than its last block, and a first colour is five characters long.
#[test]
fn nothing_is_trimmed() {
    let pending = GOING_ON.replace("2 b =\n", "2 b\n").replace("1 w =\n", "1 w\n");
    let open = tournament(&pending);
    for (profile, name) in [PROFILES[0], PROFILES[1], PROFILES[2], PROFILES[4]] {
        let options =
            WriteOptions { lossy: Lossy::Accept, line_end: LineEnd::Lf, ..WriteOptions::new(profile) };
        let text = String::from_utf8(write(&open, &options).unwrap().bytes).unwrap();
        let blocks = if matches!(profile, Profile::Trf16 | Profile::EngineJavafo) { 3 } else { 2 };
        for line in text.lines().filter(|line| line.starts_with("001")) {
            assert_eq!(line.chars().count(), 99 + 10 * (blocks - 1), "{name}: {line}");
        }
        assert!(text.lines().filter(|line| line.starts_with("152")).all(|line| line == "152 B"), "{name}");
    }
}
