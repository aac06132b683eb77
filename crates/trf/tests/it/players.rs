//! What is read from the player record 001 and the national records.

use exaequo_model::{Birth, FideId, RatingBody, Sex, Title, Tournament};
use exaequo_trf::Problem;

use crate::support::{FJORD, codes, player, read_text, text, tournament, with_columns};

/// One player with some columns of his record replaced.
fn file(first: usize, columns: &str) -> String {
    with_columns(&player(1, ""), "001", first, columns)
}

fn check(first: usize, columns: &str, found: &[&str], probe: impl Fn(&Tournament) -> String, expected: &str) {
    let reading = read_text(&file(first, columns));
    assert_eq!(codes(&reading), found, "{columns:?}");
    assert_eq!(probe(&reading.tournament.unwrap()), expected, "{columns:?}");
}

#[test]
fn starting_ranks() {
    let number = |one: &Tournament| one.players[0].number.to_string();
    for columns in ["   1", "1   ", "0001", "  01"] {
        check(5, columns, &[], number, "1");
    }
    check(5, "9999", &["T025"], number, "9999");
    for columns in ["    ", "0000", "   x", "1 2 ", "-  1"] {
        assert_eq!(codes(&read_text(&file(5, columns))), ["T023"], "{columns:?}");
    }
    let twice = player(7, "") + &player(7, "");
    assert_eq!(codes(&read_text(&twice)), ["T024"]);
}

#[test]
fn sexes() {
    let sex = |one: &Tournament| format!("{:?}", one.players[0].sex);
    let (male, female) = (format!("{:?}", Some(Sex::Male)), format!("{:?}", Some(Sex::Female)));
    for (columns, found, expected) in [
        ("m", &[][..], male.as_str()),
        ("M", &[], &male),
        ("w", &[], &female),
        ("W", &[], &female),
        ("f", &["T026"], &female),
        ("F", &["T026"], &female),
        (" ", &[], "None"),
        ("x", &["T026"], "None"),
    ] {
        check(10, columns, found, sex, expected);
    }
}

#[test]
fn titles() {
    let title = |one: &Tournament| format!("{:?}", one.players[0].title);
    let cases: [(Title, &[&str]); 9] = [
        (Title::Gm, &[" GM", "GM ", "gm", "  g", "IGM"]),
        (Title::Wgm, &["WGM", "wgm", " wg", " gf", "WG "]),
        (Title::Im, &[" IM", "  m", "im "]),
        (Title::Wim, &["WIM", " wm", " mf", "WI "]),
        (Title::Fm, &[" FM", "  f", "fm "]),
        (Title::Wfm, &["WFM", " wf", " ff", "WF "]),
        (Title::Cm, &[" CM", "  c", "cm "]),
        (Title::Wcm, &["WCM", " wc", " cf", "WC "]),
        (Title::None, &["   ", "  -", " NC"]),
    ];
    for (expected, spellings) in cases {
        for spelling in spellings {
            check(11, &format!("{spelling:3}"), &[], title, &format!("{expected:?}"));
        }
    }
    for spelling in ["  h", "AGM", "AIM", "AFM", "ACM", " NM", " LM"] {
        let kept = |one: &Tournament| match one.players[0].title {
            Title::Other(range) => text(one, range),
            other => format!("{other:?}"),
        };
        check(11, spelling, &["T027"], kept, spelling.trim());
    }
}

#[test]
fn names() {
    let name = |one: &Tournament| text(one, one.players[0].name);
    let full = "Abcdefghijklmnopq, Rstuvwxyzabcde";
    assert_eq!(full.len(), 33);
    for columns in [full, "Aasen, Bjorn", "Aasen,Bjorn", "Aasen Bjorn", "Bjorn", " Aasen, Bjorn"] {
        check(15, &format!("{columns:33}"), &[], name, columns.trim());
    }
    check(15, &" ".repeat(33), &[], name, "");
    // A name that runs into the rating cannot be taken apart.
    assert_eq!(codes(&read_text(&file(15, &format!("{full}x")))), ["T018"]);
}

#[test]
fn ratings() {
    let rating = |one: &Tournament| {
        let all = one.ratings.iter();
        all.map(|entry| format!("{:?} {}", entry.body, entry.rating.value())).collect::<Vec<_>>().join(" ")
    };
    for (columns, expected) in [
        ("2480", "Fide 2480"),
        (" 980", "Fide 980"),
        ("980 ", "Fide 980"),
        ("   0", ""),
        ("0000", ""),
        ("    ", ""),
    ] {
        check(49, columns, &[], rating, expected);
    }
    check(49, "24x0", &["T033"], rating, "");
}

#[test]
fn federations() {
    let federation = |one: &Tournament| text(one, one.players[0].federation);
    check(54, "NOR", &[], federation, "NOR");
    check(54, "   ", &[], federation, "");
    check(54, "NO ", &["T028"], federation, "NO");
    check(54, "N1R", &["T028"], federation, "N1R");
}

#[test]
fn fide_ids() {
    let id = |one: &Tournament| match one.players[0].fide_id {
        FideId::None => String::new(),
        FideId::Number(id) => id.to_string(),
        FideId::Text(range) => text(one, range),
    };
    check(58, "    1500101", &[], id, "1500101");
    check(58, "1500101    ", &[], id, "1500101");
    check(58, "00001500101", &[], id, "1500101");
    check(58, "99999999999", &[], id, "99999999999");
    check(58, "          0", &[], id, "");
    check(58, "           ", &[], id, "");
    check(58, "    N-20455", &["T029"], id, "N-20455");
}

#[test]
fn births() {
    let birth = |one: &Tournament| match one.players[0].birth {
        Birth::Unknown => "-".to_owned(),
        Birth::Year(year) => year.to_string(),
        Birth::Day(date) => date.to_string(),
    };
    for (columns, found, expected) in [
        ("1988/04/12", &[][..], "1988-04-12"),
        ("1988.04.12", &["T030"], "1988-04-12"),
        ("1988-04-12", &["T030"], "1988-04-12"),
        ("22.04.1988", &["T030"], "1988-04-22"),
        ("22/04/1988", &["T030"], "1988-04-22"),
        ("04/04/1988", &["T030"], "1988-04-04"),
        // Two days, but one year.
        ("12/04/1988", &["T031"], "1988"),
        ("88/04/12", &["T092"], "2088-04-12"),
        ("1988/00/00", &[], "1988"),
        ("1988", &["T030"], "1988"),
        ("0000/00/00", &[], "-"),
        ("          ", &[], "-"),
        ("spring", &["T031"], "-"),
        ("32/13/1988", &["T031"], "-"),
        ("1988/04/31", &["T031"], "-"),
    ] {
        check(70, &format!("{columns:10}"), found, birth, expected);
    }
}

#[test]
fn points_and_ranks() {
    let points = |one: &Tournament| {
        one.players[0].published.points.map(|points| points.to_string()).unwrap_or_default()
    };
    // A player without a game has no points, whatever the file says.
    for (columns, found, expected) in [
        (" 0.0", &[][..], "0"),
        ("00.0", &[], "0"),
        ("0   ", &[], "0"),
        ("    ", &[], ""),
        (" 4.5", &["T014"], "4.5"),
        ("17.0", &["T014"], "17"),
        ("  4.", &["T014"], "4"),
        ("  .5", &["T014"], "0.5"),
        ("4   ", &["T014"], "4"),
        (" 4,5", &["T032", "T014"], "4.5"),
        ("  4½", &["T032", "T014"], "4.5"),
        ("4.25", &["T032", "T014"], "4.25"),
        ("four", &["T033"], ""),
    ] {
        check(81, columns, found, points, expected);
    }
    let rank = |one: &Tournament| format!("{:?}", one.players[0].published.rank);
    check(86, "  12", &[], rank, "Some(12)");
    check(86, "12  ", &[], rank, "Some(12)");
    check(86, "   0", &[], rank, "None");
    check(86, "  1.", &["T033"], rank, "None");
}

#[test]
fn short_lines() {
    let whole = player(1, "");
    for length in [8, 20, 47, 52, 79, 83] {
        let reading = read_text(&whole[..length]);
        assert_eq!(codes(&reading), ["T019"], "{length}");
        assert!(reading.tournament.is_some());
    }
    for (length, found) in [(3, "T023"), (4, "T023"), (7, "T023")] {
        assert_eq!(codes(&read_text(&whole[..length])), [found], "{length}");
    }
    let points = with_columns(&whole, "001", 81, " 0.0");
    assert_eq!(codes(&read_text(&points[..84])), [""; 0]);
}

/// Columns that separate two fields must be blank, and a tab before the end of the line leaves nothing certain.
#[test]
fn columns_between_the_fields() {
    for column in [9, 14, 48, 53, 57, 69, 80, 85, 90, 91] {
        let reading = read_text(&file(column, "x"));
        assert_eq!(codes(&reading), ["T018"], "{column}");
        let columns = reading.diagnostics.all()[0].span.unwrap().columns.unwrap();
        assert_eq!((columns.first as usize, columns.last as usize), (column, column));
        let tab = with_columns(&player(1, "0000 - Z"), "001", column, "\t");
        assert_eq!(codes(&read_text(&tab)), ["T017"], "{column}");
    }
    for column in [96, 98, 100, 101] {
        let text = with_columns(&(player(1, "0000 - Z  0000 - Z")), "001", column, "x");
        assert_eq!(codes(&read_text(&text)), ["T018"], "{column}");
    }
}

#[test]
fn national_records() {
    let record = |text: &str| tournament(&format!("{}{text}\n", player(5, "")));
    let parts = |one: &Tournament| {
        let [record] = one.national.as_slice() else { return String::new() };
        let texts = [record.federation, record.class, record.name, record.origin, record.id];
        let texts: Vec<String> = texts.iter().map(|range| text(one, *range)).collect();
        let rating = one.ratings.iter().find(|entry| entry.body == RatingBody::National);
        let rating = rating.map(|entry| entry.rating.value().to_string()).unwrap_or_default();
        format!("{}|{:?}|{rating}", texts.join("|"), record.sex)
    };
    let full = "NOR    5 w  A Hagen, Ida                        1712 VES     N-20455 2011/02/03";
    assert_eq!(parts(&record(full)), "NOR|A|Hagen, Ida|VES|N-20455|Some(Female)|1712");
    assert!(matches!(record(full).national[0].birth, Birth::Day(date) if date.to_string() == "2011-02-03"));
    // Short lines are normal, and what is blank is as in 001.
    assert_eq!(parts(&record("NOR    5")), "NOR|||||None|");
    assert_eq!(parts(&record("NOR 0005                                        1712")), "NOR|||||None|1712");
    assert_eq!(parts(&record("NOR    5                                        0000")), "NOR|||||None|");
    // Several federations may appear.
    let two = record(
        "NOR    5                                        1712\nSWE    5                                        1690",
    );
    assert_eq!((two.national.len(), two.ratings.len()), (2, 2));
    // Nobody there: kept in the file, left out of the tournament.
    let reading = read_text(&format!("{}NOR    9\n", player(1, "")));
    assert_eq!(codes(&reading), ["T074"]);
    assert!(reading.tournament.unwrap().national.is_empty());
    // No number in columns 5 to 8: some other record.
    assert_eq!(codes(&read_text(&format!("{}NOR abcd\n", player(1, "")))), ["T010"]);
    assert_eq!(codes(&read_text(&format!("{FJORD}DAT    5 EMAIL a@b.c\n802   1 x\n801 1\n"))), [""; 0]);
}

/// FIDE takes no report in which two players are one.
#[test]
fn fide_numbers_that_several_players_have() {
    let of = |numbers: [&str; 4]| -> Vec<_> {
        let lines = (1..)
            .zip(numbers)
            .map(|(rank, number)| with_columns(&player(rank, ""), "001", 58, &format!("{number:>11}")));
        let reading = read_text(&lines.collect::<String>());
        let found = reading.diagnostics.all().iter();
        found
            .filter_map(|finding| match finding.problem {
                Problem::SameFideNumber { number, other, id } => Some((other, number, id)),
                _ => None,
            })
            .collect()
    };
    assert_eq!(of(["1503014", "", "2020009", "1503014"]), [(1, 4, 1_503_014)]);
    assert_eq!(of(["7", "8", "7", "7"]), [(1, 3, 7), (3, 4, 7)]);
    assert_eq!(of(["", "", "0", "0"]), [], "nobody has a number");
    assert_eq!(of(["1", "2", "3", "4"]), []);
}
