//! Files as programs and people really make them: read, with a word about what is odd.

use exaequo_model::{Bye, System};
use exaequo_trf::{Foreign, Problem};

use crate::support::{CUP, FJORD, changed, codes, games, matches, player, read_bytes, read_text, tournament};

fn text_of(reading: &exaequo_trf::TrfReading, code: &str) -> String {
    let found = reading.diagnostics.all().iter().find(|finding| finding.problem.code() == code).unwrap();
    let Problem::LikePairingByes { record } = found.problem else { return String::new() };
    reading.document.text().get(record).to_owned()
}

/// Three teams on two boards: A beat B, B beat C, in the third round C beat A.
const FREE: &str = "\
092 Team Swiss
142 2
013 A                                  1    2
013 B                                  3    4
013 C                                  5    6
";

fn free(third: &str) -> String {
    let lines = [
        "   3 w 1  0000 - -",
        "   4 b =  0000 - -",
        "   1 b 0     5 w 1",
        "   2 w =     6 b =",
        third,
        third,
    ];
    let ends = ["   3 b 0", "   4 w ="];
    let mut text = FREE.to_owned();
    for (number, blocks) in (1..).zip(lines) {
        let end = if number > 4 { ends[number as usize - 5] } else { "" };
        text += &player(
            number,
            &format!("{blocks}{}", if end.is_empty() { String::new() } else { format!("  {end}") }),
        );
    }
    text
}

#[test]
fn ruling_34_free_teams_of_an_odd_number_are_told_with_the_record_that_is_missing() {
    let reading = read_text(&free("0000 - -"));
    assert_eq!(codes(&reading), ["T066", "T110"]);
    assert_eq!(text_of(&reading, "T110"), "320  1.0  1.0 003 001");
    // The bytes of the file are what they were.
    assert_eq!(reading.document.to_bytes(), free("0000 - -").as_bytes());
    let byes: Vec<Bye> =
        reading.tournament.unwrap().rounds.absences.iter().map(|absence| absence.bye).collect();
    assert_eq!(byes, [Bye::ZeroPoint, Bye::ZeroPoint]);
}

#[test]
fn ruling_34_the_proposed_record_settles_it() {
    let told = free("0000 - -") + "320  1.0  1.0 003 001\n";
    let reading = read_text(&told);
    assert_eq!(codes(&reading), ["T066"]);
    let byes: Vec<Bye> =
        reading.tournament.unwrap().rounds.absences.iter().map(|absence| absence.bye).collect();
    assert_eq!(byes, [Bye::PairingAllocated, Bye::PairingAllocated]);
}

#[test]
fn a_round_robin_of_an_odd_number_of_teams_has_free_rounds_of_its_own() {
    let reading = read_text(&changed(&free("0000 - -"), "092 Team Swiss", "192 FIDE_TEAM_ROUNDROBIN"));
    assert!(!codes(&reading).contains(&"T110"));
}

#[test]
fn declared_points_of_a_player_in_a_team_are_compared_with_the_results() {
    let wrong = changed(CUP, "1500202 1990/00/00  0.5", "1500202 1990/00/00  1.0");
    assert_eq!(codes(&read_text(&wrong)), ["T014"]);
    // A letter for the bye of the team may or may not be in the points of its players.
    let lettered = changed(CUP, "0.0    9  0000 - Z ", "0.0    9  0000 - U ");
    assert_eq!(codes(&read_text(&lettered)), [""; 0]);
    let counted = changed(CUP, "0.0    9  0000 - Z ", "1.0    9  0000 - U ");
    assert_eq!(codes(&read_text(&counted)), [""; 0]);
}

#[test]
fn a_last_round_of_one_pairing_allocated_bye_is_a_round() {
    let last = changed(CUP, "320  1.0  1.0   5", "320  1.0  1.0   5   0   2");
    let told = "240 Z   3    1    3    4    5\n";
    let cup = tournament(&(last + told));
    assert_eq!((cup.rounds.count(), cup.schedule.announced()), (3, 3));
    assert_eq!(matches(&cup).lines().last(), Some("1:Z, 2:U, 3:Z, 4:Z, 5:Z"));
}

#[test]
fn a_last_round_of_byes_for_all_teams_is_a_round() {
    let all = tournament(&format!("{CUP}240 H   3    1    2    3    4    5\n"));
    assert_eq!(all.rounds.count(), 3);
    // Byes of some are requests for a round to come.
    let some = tournament(&format!("{CUP}240 H   3    1    2    3    4\n"));
    assert_eq!((some.rounds.count(), some.requests.len()), (2, 4));
}

#[test]
fn a_last_round_of_byes_for_all_players_is_a_round() {
    let declared = |number, points: &str, blocks: &str| {
        let mut line = player(number, blocks);
        line.replace_range(80..84, points);
        line
    };
    let own = ["142 2\n", &declared(1, " 1.5", "   2 w 1"), &declared(2, " 0.5", "   1 b 0")].concat();
    let all = read_text(&format!("{own}240 H   2    1    2\n"));
    assert_eq!(codes(&all), [""; 0]);
    let read = all.tournament.unwrap();
    assert_eq!((read.rounds.count(), read.requests.len()), (2, 0));
    let halves = read.rounds.absences_of(exaequo_model::RoundNumber(2));
    assert!(halves.len() == 2 && halves.iter().all(|absence| absence.bye == Bye::HalfPoint));
    // Byes of some are requests for a round to come.
    let some = tournament(&format!("{own}240 H   2    1\n"));
    assert_eq!((some.rounds.count(), some.requests.len()), (1, 1));
}

#[test]
fn two_records_that_give_a_team_different_byes_are_both_told_and_neither_counts() {
    let both = format!("{CUP}240 Z   1    5\n");
    for allow in [vec![], vec!["T109".to_owned()]] {
        let options = exaequo_trf::ReadOptions { allow, ..Default::default() };
        let reading = exaequo_trf::read(both.clone().into_bytes(), &options);
        assert_eq!(codes(&reading), ["T109"]);
        assert!(reading.tournament.is_none());
        let found = &reading.diagnostics.all()[0];
        assert!(found.span.is_some() && found.related.is_some());
    }
}

#[test]
fn team_records_in_an_individual_event_are_told() {
    for record in ["300   1   1   2    1    2", "320  1.0  1.0   1", "330 +-   1   1   2", "352 WB"] {
        assert_eq!(codes(&read_text(&format!("{FJORD}{record}\n"))), ["T108"], "{record}");
    }
}

/// Four players, two rounds; the bye of player 3 is blank, as in the oldest files.
fn old(points: &str) -> String {
    let line = |number, points: &str, blocks| {
        let line = player(number, blocks);
        format!("{}{points:>4}{}", &line[..80], &line[84..])
    };
    "092 Individual: Swiss\n".to_owned()
        + &line(1, "1.0", "   2 w 1     3 w 0")
        + &line(2, "0.0", "   1 b 0")
        + &line(3, points, "             1 b 1")
}

#[test]
fn a_blank_round_is_the_bye_that_the_declared_points_name() {
    assert_eq!(games(&tournament(&old("1.0"))), "1-2 10, 3:Z\n1-3 01, 2:Z\n");
    assert_eq!(games(&tournament(&old("2.0"))), "1-2 10, 3:U\n1-3 01, 2:Z\n");
    assert_eq!(games(&tournament(&old("1.5"))), "1-2 10, 3:H\n1-3 01, 2:Z\n");
    assert!(codes(&read_text(&old("2.0"))).contains(&"T111"));
    // Points that name no bye are wrong points.
    assert!(codes(&read_text(&old("4.0"))).contains(&"T014"));
}

#[test]
fn where_byes_have_letters_a_blank_round_is_an_absence() {
    let text = changed(&old("2.0"), "   1 b 0", "   1 b 0  0000 - Z");
    assert!(codes(&read_text(&text)).contains(&"T014"));
}

#[test]
fn a_pairing_without_result_whose_colours_contradict_is_read() {
    let text = player(1, "   2 w") + &player(2, "   1 w");
    let reading = read_text(&text);
    assert_eq!(codes(&reading), ["T114"]);
    assert_eq!(games(&reading.tournament.unwrap()), "1~2 ..\n");
    assert_eq!(codes(&read_text(&(player(1, "   2 w 1") + &player(2, "   1 w 0")))), ["T046"]);
}

#[test]
fn a_uniform_shift_of_columns_is_read_where_it_stands() {
    let shifted: String = FJORD.lines().map(|line| line.replacen("001 ", "001   ", 1) + "\n").collect();
    let (plain, reading) = (tournament(FJORD), read_text(&shifted));
    assert_eq!(codes(&reading), ["T113"]);
    let read = reading.tournament.unwrap();
    assert_eq!(games(&read), games(&plain));
    assert_eq!(read.str(read.players[1].name), "Berg, Cecilie");
    assert_eq!(reading.document.to_bytes(), shifted.as_bytes());
}

/// The event with blanks before some of its lines.
fn before(blanks: &str, is_shifted: fn(&str) -> bool) -> String {
    FJORD.lines().flat_map(|line| [if is_shifted(line) { blanks } else { "" }, line, "\n"]).collect()
}

#[test]
fn blanks_before_the_codes_of_records_are_a_shift_as_well() {
    let plain = tournament(FJORD);
    let players = before(" ", |line| line.starts_with("001"));
    let but_the_first = before("    ", |line| !line.starts_with("012"));
    for shifted in [players, before(" ", |_| true), before("          ", |_| true), but_the_first] {
        let reading = read_text(&shifted);
        assert_eq!(codes(&reading), ["T113"], "{shifted}");
        assert_eq!(reading.document.to_bytes(), shifted.as_bytes());
        let read = reading.tournament.unwrap();
        assert_eq!(games(&read), games(&plain), "{shifted}");
        assert_eq!(read.str(read.event.name), plain.str(plain.event.name), "{shifted}");
        assert!(read.event.start == plain.event.start && read.event.tie_breaks.is_some(), "{shifted}");
    }
    // Before and behind the code.
    let both: String =
        FJORD.lines().map(|line| " ".to_owned() + &line.replacen("001 ", "001  ", 1) + "\n").collect();
    assert!(codes(&read_text(&both)).iter().all(|code| *code == "T113"));
    assert_eq!(games(&read_text(&both).tournament.unwrap()), games(&plain));
}

/// The event with blanks behind a column of its player records.
fn behind(column: usize, blanks: &str) -> String {
    let widened = |line: &str| {
        let (head, tail) = line.split_at(line.char_indices().nth(column).unwrap().0);
        [head, blanks, tail, "\n"].concat()
    };
    let line = |line: &str| if line.starts_with("001") { widened(line) } else { format!("{line}\n") };
    FJORD.lines().map(line).collect()
}

#[test]
fn a_field_that_is_too_wide_in_all_records_is_a_shift_as_well() {
    let plain = tournament(FJORD);
    // Behind the title, the name, the rating and the federation.
    for column in [13, 47, 52, 56] {
        for blanks in [" ", "  ", "    "] {
            let shifted = behind(column, blanks);
            let reading = read_text(&shifted);
            assert_eq!(codes(&reading), ["T113"], "{column}");
            assert_eq!(reading.document.to_bytes(), shifted.as_bytes());
            let read = reading.tournament.unwrap();
            assert_eq!(games(&read), games(&plain), "{column}");
            for (one, other) in read.players.iter().zip(&plain.players) {
                assert_eq!(read.str(one.name), plain.str(other.name));
                assert_eq!(read.str(one.federation), plain.str(other.federation));
                assert_eq!((one.birth, one.published), (other.birth, other.published));
            }
        }
    }
}

#[test]
fn a_shift_that_not_all_records_have_is_refused_as_ever() {
    let shifted = behind(47, "  ");
    let own = FJORD.lines().rfind(|line| line.starts_with("001")).unwrap();
    let last = shifted.lines().rfind(|line| line.starts_with("001")).unwrap();
    assert!(codes(&read_text(&shifted.replace(last, own))).contains(&"T018"));
    assert!(codes(&read_text(&behind(47, "     "))).contains(&"T018"), "too far");
}

#[test]
fn one_line_that_is_shifted_is_refused_as_ever() {
    let shifted = changed(FJORD, "001    3 m", "001     3 m");
    assert!(codes(&read_text(&shifted)).contains(&"T018"));
}

#[test]
fn utf_16_and_utf_8_that_was_stored_twice_are_read_and_written_back_as_they_were() {
    let text = changed(FJORD, "Berg, Cecilie ", "Bérg, Cecilie ");
    let name = |bytes: &[u8]| {
        let reading = read_bytes(bytes);
        assert_eq!(codes(&reading), ["T112"]);
        assert_eq!(reading.document.to_bytes(), bytes);
        let read = reading.tournament.unwrap();
        read.str(read.players[1].name).to_owned()
    };
    let utf_16: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(name(&utf_16), "Bérg, Cecilie");
    assert_eq!(name(changed(&text, "é", "Ã©").as_bytes()), "Bérg, Cecilie");
}

#[test]
fn tables_documents_and_games_are_named_for_what_they_are() {
    let files: [(&[u8], Foreign); 8] = [
        (b"No,Name\n1,\"Smith, A\"\n", Foreign::Csv),
        (b"\"rank\",name,points\n1,\"Smith, A\",3\n2,Berg,\"2,5\"\n", Foreign::Csv),
        (b"No;Name\n1;Aasen\n", Foreign::Csv),
        (b"No;Name;Elo\n1;Aasen;2480\n2;Berg;2301\n", Foreign::Csv),
        (b"rank,name,points\n1,Aasen,3\n", Foreign::Csv),
        (b"%PDF-1.7\n", Foreign::Pdf),
        (b"[Event \"Fjord Open\"]\n", Foreign::Pgn),
        (b"[Site \"Bergen\"]\n[Event \"Fjord Open\"]\n", Foreign::Pgn),
    ];
    for (bytes, kind) in files {
        let reading = read_bytes(bytes);
        let found = reading.diagnostics.all().iter().any(|one| one.problem == Problem::NotTrf { kind });
        assert!(found, "{kind:?}");
    }
    for letter in
        ["a letter, not a table\n", "Dear Ida,\nas I said, no table\n", "as I said, no table\nDear Ida,\n"]
    {
        assert!(codes(&read_text(letter)).contains(&"T001"), "{letter}");
    }
}

#[test]
fn points_above_99_are_written_back() {
    let scores = changed(FJORD, "152 W\n", "152 W\n162  W50.0    D 0.5    L 0.0\n");
    let blank = ["2.5    1", "2.0    2", "0.0    5", "2.0    2", "1.0    4"];
    let text =
        blank.iter().fold(scores, |text, points| changed(&text, points, &format!("   {}", &points[3..])));
    let read = tournament(&text);
    let written =
        exaequo_trf::write(&read, &exaequo_trf::WriteOptions::new(exaequo_trf::Profile::Trf26)).unwrap();
    let again = read_bytes(&written.bytes);
    assert_eq!(codes(&again), [""; 0]);
    assert_eq!(games(&again.tournament.unwrap()), games(&read));
}

#[test]
fn ruling_36_half_point_byes_are_those_of_a_swiss() {
    let swiss = "\
001    1      A                                 2000                             4.0    1     4 w 1  0000 - H     2 b 1     5 w =     3 b 1
001    2      B                                 1900                             3.0    2     5 b 1     6 w 1     1 w 0  0000 - H  0000 - H
001    3      C                                 1800                             2.0    3     6 w 1  0000 - H     5 b 0     4 w =     1 w 0
001    4      D                                 1700                             2.0    4     1 b 0     5 w =     6 b =     3 b =  0000 - H
001    5      E                                 1600                             2.5    5     2 w 0     4 b =     3 w 1     1 b =     6 w =
001    6      F                                 1500                             1.5    6     3 b 0     2 b 0     4 w =  0000 - H     5 b =
";
    assert_eq!(tournament(swiss).system().0, System::Swiss);
}
