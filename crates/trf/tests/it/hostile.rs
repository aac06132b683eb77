//! Files made to take long: whatever they repeat, the work grows with the file and no faster.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use exaequo_trf::{Lossy, Profile, ReadOptions, WriteOptions, read, write};

use crate::support::player;

/// Reads a file, writes what came of it in every form, and says how long it took.
fn time(text: String) -> Duration {
    let start = Instant::now();
    let reading = read(text.into_bytes(), &ReadOptions::default());
    let profiles =
        [Profile::Trf26, Profile::Trf16, Profile::FideUpload, Profile::EngineBbp, Profile::EngineJavafo];
    if let Some(tournament) = reading.tournament {
        for profile in profiles {
            let _ = write(&tournament, &WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) });
        }
    }
    start.elapsed()
}

/// So many players with points that nothing explains, below some records.
fn wrong_players(records: &str, players: u32) -> String {
    let mut text = records.to_owned();
    for number in 1..=players {
        let line = player(number, "0000 - H");
        text.push_str(&line[..80]);
        text.push_str(" 9.0");
        text.push_str(&line[84..]);
    }
    text
}

fn lines(count: u32, line: impl Fn(u32) -> String) -> String {
    (0..count).fold(String::new(), |mut text, index| {
        writeln!(text, "{}", line(index)).unwrap();
        text
    })
}

fn cases() -> Vec<(&'static str, String)> {
    let numbers = |count: u32| (1..=count).map(|number| format!("{number:4}")).collect::<Vec<_>>().join(" ");
    let all = numbers(9_999);
    let federation = |index: u32| {
        let letter = |place: u32| char::from(b'A' + u8::try_from(index / 26_u32.pow(place) % 26).unwrap());
        format!("{}{}{} {:4}", letter(0), letter(1), letter(2), index % 9_000 + 1)
    };
    vec![
        (
            "fictitious points for everybody",
            wrong_players(&lines(100_000, |_| "250       1.0   1  99    1 9999".to_owned()), 9_999),
        ),
        (
            "fictitious points twice",
            wrong_players(
                &lines(90_000, |index| {
                    let number = index % 9_000 + 1;
                    format!("250       1.0   1  99    1 9999\nXXA {number:4}  1.0")
                }),
                9_999,
            ),
        ),
        (
            "bonuses for everybody",
            wrong_players(&lines(100, |_| format!("299           1.0    1 {all}")), 9_999),
        ),
        ("requests", wrong_players(&lines(99, |round| format!("240 H {:3} {all}", round + 1)), 9_999)),
        (
            "national records",
            wrong_players(&lines(100_000, |index| format!("{:48}2000", federation(index))), 9_999),
        ),
        (
            "methods",
            wrong_players(&lines(100_000, |index| format!("172 {} FIDE", &federation(index)[..3])), 10),
        ),
        ("prohibitions", wrong_players(&lines(100, |_| format!("260   1   9 {all}")), 9_999)),
        ("prohibitions of engines", wrong_players(&lines(100, |_| format!("XXP {all}")), 9_999)),
        ("dates", wrong_players(&lines(100, |_| format!("132 {}é", "26/03/06 ".repeat(7_000))), 10)),
        ("colours", wrong_players(&lines(100, |_| format!("XXC {}", "rank ".repeat(12_000))), 10)),
        ("codes of tie-breaks", wrong_players(&format!("202 é{}", "1 ".repeat(30_000)), 10)),
        ("errors", wrong_players(&lines(300_000, |_| "260   x   1    1    2".to_owned()), 10)),
        ("warnings", wrong_players(&lines(300_000, |_| "777".to_owned()), 10)),
        ("two large teams", large_teams()),
    ]
}

/// Two teams of thousands of players who meet on all boards in every round.
fn large_teams() -> String {
    let (half, rounds) = (4_000, 50);
    let mut text = String::new();
    for number in 1..=2 * half {
        let (opponent, color) = if number <= half { (number + half, 'w') } else { (number - half, 'b') };
        text.push_str(&player(number, &format!("{opponent:4} {color} =  ").repeat(rounds)));
    }
    for team in 0..2 {
        let members: Vec<String> = (1..=half).map(|member| format!("{:4}", team * half + member)).collect();
        writeln!(text, "310 {:3} {:32}{:33}{}", team + 1, "Team", "", members.join(" ")).unwrap();
    }
    text
}

#[test]
fn the_work_grows_with_the_file() {
    for (what, text) in cases() {
        let length = text.len();
        let spent = time(text);
        assert!(spent < Duration::from_secs(15), "{what}: {spent:?} for {length} bytes");
    }
}
