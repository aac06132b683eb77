//! What is read from the records that describe a tournament (012 to 222, 352, 362) and from their engine twins.

use exaequo_model::{Color, ListScope, Pace, Points, StartingRankMethod, System, TimePeriod, Tournament};

use crate::support::{codes, player, read_text, text, tournament};

/// Two players who have not met yet, below some records.
fn file(records: &str) -> String {
    format!("{records}\n{}{}", player(1, ""), player(2, ""))
}

/// Reads records and compares what came of them, and what was said.
fn check(records: &str, found: &[&str], probe: impl Fn(&Tournament) -> String, expected: &str) {
    let reading = read_text(&file(records));
    assert_eq!(codes(&reading), found, "{records}");
    assert_eq!(probe(&reading.tournament.unwrap()), expected, "{records}");
}

/// Records that give no tournament, for one reason.
fn refused(records: &str, code: &str) {
    let reading = read_text(&file(records));
    assert_eq!(codes(&reading), [code], "{records}");
    assert!(reading.tournament.is_none(), "{records}");
}

#[test]
fn texts() {
    type Probe = fn(&Tournament) -> String;
    let cases: [(&str, Probe, &str); 11] = [
        ("012 Fjord Open 2026  ", |one| text(one, one.event.name), "Fjord Open 2026"),
        ("012", |one| text(one, one.event.name), ""),
        ("012    ", |one| text(one, one.event.name), ""),
        ("022 https://lichess.org/swiss/x", |one| text(one, one.event.city), "https://lichess.org/swiss/x"),
        ("032 NOR", |one| text(one, one.event.federation), "NOR"),
        ("092 Club evening", |one| text(one, one.event.description), "Club evening"),
        (
            "102 IA Lund, Kari (1500999)",
            |one| text(one, one.event.chief_arbiter.text),
            "IA Lund, Kari (1500999)",
        ),
        ("122 90 min + 30 s", |one| text(one, one.event.time_text), "90 min + 30 s"),
        ("182 demo-thp 0.1", |one| text(one, one.event.controller), "demo-thp 0.1"),
        ("112 FA Moe, Per\n112\n112 Ås, Liv, Ek, Bo", deputies, "FA Moe, Per|Ås, Liv, Ek, Bo"),
        ("192 FIDE_DUTCH", |one| text(one, one.event.system_code), "FIDE_DUTCH"),
    ];
    for (records, probe, expected) in cases {
        check(records, &[], probe, expected);
    }
    check("032 Lichess", &["T028"], |one| text(one, one.event.federation), "Lichess");
}

fn deputies(tournament: &Tournament) -> String {
    let names: Vec<String> = tournament.event.deputies.iter().map(|one| text(tournament, one.text)).collect();
    names.join("|")
}

#[test]
fn dates() {
    let cases: [(&str, &str, &[&str]); 15] = [
        ("2026/03/16", "2026-03-16", &[]),
        ("2026.03.16", "2026-03-16", &["T030"]),
        ("2026-03-16", "2026-03-16", &["T030"]),
        ("16.03.2026", "2026-03-16", &["T030"]),
        ("16. 03. 2026", "2026-03-16", &["T030"]),
        ("16/03/2026", "2026-03-16", &["T030"]),
        ("Mar 16, 2026", "2026-03-16", &["T030"]),
        ("26/03/16", "2026-03-16", &["T092"]),
        ("2026", "", &["T030"]),
        ("2026/00/00", "", &["T030"]),
        ("0000/00/00", "", &[]),
        ("00/00/00", "", &[]),
        ("", "", &[]),
        ("03/04/2026", "", &["T031"]),
        ("2026/02/30", "", &["T031"]),
    ];
    let day = |date: Option<exaequo_model::Date>| date.map(|date| date.to_string()).unwrap_or_default();
    for (written, expected, found) in cases {
        check(&format!("042 {written}"), found, |one| day(one.event.start), expected);
        check(&format!("052 {written}"), found, |one| day(one.event.end), expected);
    }
}

#[test]
fn numbers_of_players_and_teams() {
    let nothing = |_: &Tournament| String::new();
    for (records, found) in [
        ("062 2\n072 0\n082 0", &[][..]),
        ("062 129 (88)", &["T070"]),
        ("062 2 (1)", &[]),
        ("062 2(1)", &[]),
        ("072 1", &["T070"]),
        ("082 1", &["T070"]),
        ("062 many", &["T022"]),
        ("062", &[]),
    ] {
        check(records, found, nothing, "");
    }
}

#[test]
fn round_dates() {
    let dates = |one: &Tournament| {
        let day = |round: &exaequo_model::Round| round.date.map_or("-".to_owned(), |date| date.to_string());
        one.schedule.rounds.iter().map(day).collect::<Vec<_>>().join(" ")
    };
    let at = |column: usize, value: &str| format!("{:width$}{value}", "132", width = column - 1);
    let both = at(92, "26/03/06  26/03/07");
    check(&both, &[], dates, "2026-03-06 2026-03-07");
    check(&format!("{both}\n142 3"), &[], dates, "2026-03-06 2026-03-07 -");
    check(&at(102, "26/03/07"), &[], dates, "- 2026-03-07");
    check(&at(93, "26/03/06  26/03/07"), &["T062"], dates, "2026-03-06 2026-03-07");
    check(&at(92, "26-03-06  26.03.07"), &["T030", "T030"], dates, "2026-03-06 2026-03-07");
    check("132 2026/03/06\n132 2026/03/07", &["T062", "T062"], dates, "2026-03-06 2026-03-07");
    check(&at(92, "00/00/00  26/03/07"), &[], dates, "- 2026-03-07");
    check(&at(92, "26/03/06  soon"), &["T022"], dates, "2026-03-06");
    // More dates than rounds.
    check(&format!("{both}\n142 1"), &["T070"], dates, "2026-03-06");
}

#[test]
fn numbers_of_rounds() {
    let announced = |one: &Tournament| one.schedule.announced().to_string();
    check("", &[], announced, "0");
    check("142 9", &[], announced, "9");
    check("142 009", &[], announced, "9");
    check("142\t9", &[], announced, "9");
    check("XXR 9", &[], announced, "9");
    check("142 9\nXXR 9\n142 9", &[], announced, "9");
    check("xxr 9", &["T012"], announced, "9");
    refused("142 9\nXXR 8", "T016");
    refused("142 9\n142 8", "T016");
    check("142 9\n142 09", &[], announced, "9");
    refused("142 nine", "T021");
    refused("142 100", "T004");
}

#[test]
fn colours() {
    let first = |one: &Tournament| format!("{:?}", one.event.first_color);
    for (records, expected) in [
        ("152 W", "Some(White)"),
        ("152 b", "Some(Black)"),
        ("152 black1", "Some(Black)"),
        ("152", "None"),
        ("XXC white1", "Some(White)"),
        ("XXC rank black1", "Some(Black)"),
        // Tokens add up, and the last colour counts.
        ("XXC rank\nXXC black1", "Some(Black)"),
        ("XXC white1 black1", "Some(Black)"),
        ("XXC white1\nXXC black1", "Some(Black)"),
        ("XXC", "None"),
        ("XXC rank", "None"),
        ("152 W\nXXC white1", "Some(White)"),
    ] {
        check(records, &[], first, expected);
    }
    refused("152 W\nXXC black1", "T016");
    refused("152 W\n152 B", "T016");
    assert_eq!(codes(&read_text(&file("152 W\n152 w"))), [""; 0]);
    assert_eq!(codes(&read_text(&file("XXC random"))), ["T022"]);
    refused("152 X", "T021");
    let boards = |one: &Tournament| {
        let letter = |color: &Color| if *color == Color::White { 'W' } else { 'B' };
        one.board_colors.iter().map(letter).collect()
    };
    for written in ["352 WBWB", "352 wbwb", "352 W B W B", "352 WB WB  "] {
        check(written, &["T108"], boards, "WBWB");
    }
    refused("352 WXWB", "T021");
}

#[test]
fn methods_of_the_starting_rank() {
    for (method, code) in StartingRankMethod::ALL {
        let probe = |one: &Tournament| format!("{:?}", one.event.starting_rank);
        check(&format!("172 NOR {code}"), &[], probe, &format!("{:?}", Some(method)));
        check(&format!("172 {code}"), &["T062"], probe, &format!("{:?}", Some(method)));
    }
    check("172 NOR SOMEHOW", &["T022"], |one| format!("{:?}", one.event.starting_rank), "None");
}

#[test]
fn time_controls() {
    let period = |one: &TimePeriod| {
        let moves = one.moves.map(|moves| format!("{moves}/")).unwrap_or_default();
        format!("{moves}{}+{}", one.seconds, one.increment)
    };
    let control = |one: &Tournament| {
        let all = |periods: &[TimePeriod]| periods.iter().map(period).collect::<Vec<_>>().join(":");
        format!(
            "{} {} {:?}",
            all(&one.event.time_control.white),
            all(&one.event.time_control.black),
            one.event.pace
        )
    };
    check("222 5400+30", &[], control, "5400+30  Standard");
    check("222 40/6000+30:900+30", &[], control, "40/6000+30:900+30  Standard");
    check("222 40/6000+30:20/3000+30:1500+30", &[], control, "40/6000+30:20/3000+30:1500+30  Standard");
    check("222 900+10", &[], control, "900+10  Rapid");
    check("222 W300-B240", &[], control, "300+0 240+0 Blitz");
    check("222 90 min", &["T069"], control, "  Standard");
    check("222", &[], control, "  Standard");
    assert_eq!(tournament(&file("222 180+2")).event.pace, Pace::Blitz);
}

#[test]
fn systems() {
    let system = |one: &Tournament| format!("{:?}", one.system);
    let swiss = format!("{:?}", Some(System::Swiss));
    let robin = |cycles| format!("{:?}", Some(System::RoundRobin { cycles }));
    check("192 FIDE_DUTCH_2025", &[], system, &swiss);
    check("192 fide-dutch ", &[], system, &swiss);
    check("192 BERGER_ROUNDROBIN_G4", &[], system, &robin(4));
    check("192 MY_SWISS", &["T065"], system, "None");
    check("092 FIDE_DUTCH_2025", &["T066"], system, &swiss);
    check("092 Individual: Swiss-System", &["T066"], system, &swiss);
    check("092 Double Round-Robin", &["T066"], system, &robin(2));
    check("092 Rundenturnier RR (Berger)", &["T066"], system, &robin(1));
    check("092 Swiss\n192 BERGER_ROUNDROBIN", &[], system, &robin(1));
}

#[test]
fn lists_of_tie_breaks() {
    let list = |one: &Tournament| {
        one.event.tie_breaks.map_or(String::new(), |list| {
            format!("{} {}", if list.scope == ListScope::Tied { "tied" } else { "all" }, text(one, list.text))
        })
    };
    check("202 BH/C1,BH,SB,DE", &[], list, "tied BH/C1,BH,SB,DE");
    check("212 PTS,BH/C1,BH", &[], list, "all PTS,BH/C1,BH");
    check("202 BH/C1, BH\n212 PTS;bh/c1;BH", &[], list, "all PTS;bh/c1;BH");
    check("202 BH\n212 PTS,SB", &["T067"], list, "all PTS,SB");
    check(
        "202 BH-C1,BHC1,BH C1,BH/:GP/C1,GE,KS/L-2,KS/L60,SSSC/F/P/K4.5,OTHER_KA,EDE/P,BH!C1,BH@25",
        &[],
        list,
        "tied BH-C1,BHC1,BH C1,BH/:GP/C1,GE,KS/L-2,KS/L60,SSSC/F/P/K4.5,OTHER_KA,EDE/P,BH!C1,BH@25",
    );
    check("202 BH,1BH,BH//", &["T068", "T068"], list, "tied BH,1BH,BH//");
    check("202", &[], list, "");
}

#[test]
fn records_given_twice() {
    let name = |one: &Tournament| text(one, one.event.name);
    check("012 Open\n012 Open  ", &[], name, "Open");
    check("012 Open\n012 Closed", &["T015"], name, "Closed");
    refused("162  W 1.0\n162  W 2.0", "T016");
    refused("BBW  2.0\nBBW  3.0", "T016");
    assert_eq!(codes(&read_text(&file("162  W 2.0\n162  W 2.0    D 1.0"))), ["T016"]);
    assert_eq!(codes(&read_text(&file("162  W 2.0    D 1.0\n162  W 2      D  1"))), [""; 0]);
    refused("362 TW 2.0\n362 TW 3.0", "T016");
}

#[test]
fn points_of_matches() {
    let scores = |one: &Tournament| {
        let scores = one.match_scores;
        format!("{} {} {}", scores.win, scores.draw, scores.loss)
    };
    check("362 TW 3.0   TD 1.0   TL 0.0", &[], scores, "3 1 0");
    check("362 TW 3     TD 1.5   TL 0.5", &[], scores, "3 1.5 0.5");
    check("362  W 3.0    D 1.0    L 0.0", &[], scores, "3 1 0");
    check("362 TW 3.0   TP 1.0", &["T063"], scores, "3 1 0");
    check("362 TW10.0", &[], scores, "10 1 0");
    refused("362 XX 3.0", "T021");
    check("362", &[], scores, "2 1 0");
    refused("362 TW", "T021");
    refused("362 TW 3.0   TW 2.0", "T021");
    refused("362 TW-3.0", "T021");
    check("362 TW 3.0   TW 3.0", &[], scores, "3 1 0");
    assert_eq!(tournament(&file("")).match_scores.win, Points::from_whole(2));
}
