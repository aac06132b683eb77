//! What is read from the team records: 310 and 013, and 240, 300, 320, 330 for single rounds.

use exaequo_model::{Basis, Points, Records, Tournament};

use crate::support::{
    CUP, changed, codes, matches, player, read_text, requests, text, tournament, with_columns,
};

/// The rounds of the team tournament.
const MATCHES: &str = "1-2 (1w3 10, 2b4 ==), 3-4 (5w7 01, 6b8 10), 5:U\n\
                       5-1 (9w1 01, 10/0 +-), 4-2 (7/0 +-, 8/0 +-) !+-, 3:H\n";

/// The team tournament with one thing changed: findings and one value.
fn check(old: &str, new: &str, found: &[&str], probe: impl Fn(&Tournament) -> String, expected: &str) {
    let reading = read_text(&changed(CUP, old, new));
    assert_eq!(codes(&reading), found, "{new}");
    assert_eq!(probe(&reading.tournament.unwrap()), expected, "{new}");
}

/// The team tournament with one thing changed, which gives none.
fn refused(old: &str, new: &str, found: &[&str]) {
    let reading = read_text(&changed(CUP, old, new));
    assert_eq!(codes(&reading), found, "{new}");
    assert!(reading.tournament.is_none(), "{new}");
}

fn scores(tournament: &Tournament) -> String {
    let [matches, games] =
        [Basis::MatchPoints, Basis::GamePoints].map(|basis| Records::new(tournament, basis));
    let one = |who| format!("{}/{}", matches.total(who), games.total(who));
    tournament.participants().map(one).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_tournament_itself() {
    let cup = tournament(CUP);
    assert_eq!(matches(&cup), MATCHES);
    assert_eq!(scores(&cup), "3/2.5 0/0.5 2/2 3/3 2/2");
    assert_eq!(codes(&read_text(CUP)), [""; 0]);
}

#[test]
fn teams_of_the_new_form() {
    let cup = tournament(CUP);
    let fourth = &cup.teams[3];
    let texts = [fourth.name, fourth.nickname].map(|range| text(&cup, range));
    assert_eq!(texts, ["Drammen SK", "DRA"]);
    assert_eq!((fourth.number, fourth.strength, fourth.published.rank), (4, Some(2320), Some(1)));
    assert_eq!(fourth.published.points, Some(Points::from_whole(3)));
    assert_eq!(fourth.roster.iter().map(|one| cup.players[one.index()].number).collect::<Vec<_>>(), [7, 8]);
    let line = "310   1 Alesund SK                       ALE     2350    3.0    2.5   1     1    2";
    let team = |one: &Tournament| {
        let first = &one.teams[0];
        let points = |points: Option<Points>| points.map(|points| points.to_string()).unwrap_or_default();
        let published = first.published;
        format!(
            "{:?} {} {} {:?}",
            first.strength,
            points(published.points),
            points(published.game_points),
            published.rank
        )
    };
    let usual = "Some(2350) 3 2.5 Some(1)";
    for (columns, text, found, expected) in [
        (55, "3     ", &[][..], usual),
        (55, "   3  ", &[], usual),
        (48, "2350  ", &[], usual),
        (69, "   ", &[], "Some(2350) 3 2.5 None"),
        (69, "  0", &[], "Some(2350) 3 2.5 None"),
        (48, "      ", &[], "None 3 2.5 Some(1)"),
        (48, "strong", &["T033"], "None 3 2.5 Some(1)"),
        (55, "   4.0", &["T083"], "Some(2350) 4 2.5 Some(1)"),
        (62, "  3,5 ", &["T032", "T084"], "Some(2350) 3 3.5 Some(1)"),
    ] {
        check(line, with_columns(line, "310", columns, text).trim_end(), found, team, expected);
    }
    for column in [8, 41, 47, 54, 61, 68, 72, 73, 78] {
        refused(line, with_columns(line, "310", column, "x").trim_end(), &["T018"]);
    }
    refused(line, with_columns(line, "310", 5, " 5 ").trim_end(), &["T078"]);
    let nameless = read_text(&changed(CUP, "310   1 Ale", "310   x Ale"));
    assert!(codes(&nameless).contains(&"T021") && nameless.tournament.is_none());
}

#[test]
fn members() {
    let roster = |one: &Tournament| {
        let numbers = one.teams[0].roster.iter().map(|player| one.players[player.index()].number.to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    let line = "    2.5   1     1    2";
    check(line, "    2.5   1  0001 2   ", &[], roster, "1 2");
    check(line, "    2.5   1          1    2", &[], roster, "1 2");
    refused(line, "    2.5   1     1    2   99", &["T073"]);
    refused(line, "    2.5   1     1    2    2", &["T079"]);
    refused("    0.5   5     3    4", "    0.5   5     3    4    2", &["T079"]);
    refused(line, "    2.5   1     1    2    x", &["T021"]);
    let alone = format!("{}\n", player(11, "").trim_end()) + "310   1";
    check("310   1", &alone, &["T070", "T080"], roster, "1 2");
    // The fourteenth member stands in columns 139 to 142.
    let members = (1..=14).map(|number| format!("{number:5}")).collect::<Vec<_>>().concat();
    let players: String = (1..=14).map(|number| player(number, "")).collect();
    let many = tournament(&format!("{players}310   1 Team{:60}{members}\n", ""));
    assert_eq!(many.teams[0].roster.len(), 14);
}

#[test]
fn teams_of_the_old_form() {
    let players: String = (1..=4).map(|number| player(number, &format!("{:4} w", 5 - number))).collect();
    let players = players.replace("3 w", "3 b").replace("4 w", "4 b");
    let two =
        "013 Alesund SK                         1    2\n013 Bodo SK                            3    4\n";
    let old = tournament(&format!("{players}{two}"));
    assert_eq!(matches(&old), "2-1 (4w1 .., 3w2 ..)\n");
    assert_eq!(old.teams.iter().map(|team| team.number).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(text(&old, old.teams[1].name), "Bodo SK");
    // A number before the name, which then has four columns less.
    let line = |number: u32, name: &str, members: &str| format!("013 {number:4}{name:32} {members}\n");
    let numbered = line(1, "Alesund SK", "   1    2") + &line(2, "Bodo SK", "   3    4");
    let reading = read_text(&format!("{players}{numbered}"));
    assert_eq!(codes(&reading), ["T062", "T062"]);
    let shifted = reading.tournament.unwrap();
    assert_eq!(
        (text(&shifted, shifted.teams[0].name), shifted.teams[0].roster.len()),
        ("Alesund SK".to_owned(), 2)
    );
    // A name that begins with a number is not one of those.
    let named =
        "013 1860 Munich                        1    2\n013 Bodo SK                            3    4\n";
    assert_eq!(codes(&read_text(&format!("{players}{named}"))), [""; 0]);
    // Beside the new form the old one means nothing.
    let both = format!("{CUP}013 Somebody else                      1    3\n");
    assert_eq!(codes(&read_text(&both)), ["T077"]);
    assert_eq!(matches(&tournament(&both)), MATCHES);
}

#[test]
fn pairing_byes_of_teams() {
    let line = "320  1.0  1.0   5";
    let worth = |one: &Tournament| {
        let worth = one.match_scores.pairing_bye;
        worth.map_or(String::new(), |worth| format!("{} {}", worth.match_points, worth.game_points))
    };
    check(line, "320  1.0  1.0 005 000", &[], worth, "1 1");
    check(line, "320  2.0  1.5   5", &["T083", "T084"], worth, "2 1.5");
    check(line, "320  1.0  1.0   5\n320  1.0  1.0", &["T094"], worth, "1 1");
    refused(line, "320  1.0  1.0   5\n320  2.0  1.0", &["T016"]);
    refused(line, "320  1.0  1.0   9", &["T073"]);
    refused(line, "320  1.0  1.0   x", &["T021"]);
    refused(line, "320  x.0  1.0   5", &["T086", "T021"]);
    // Not given: a drawn match, and a draw on every board.
    check(line, "320             5", &["T086"], worth, "");
    check(line, "320             5", &["T086"], scores, "3/2.5 0/0.5 2/2 3/3 2/2");
    // A bye of a team that has a match contradicts it.
    check(line, "320  1.0  1.0   5   1", &["T072"], matches, MATCHES);
}

#[test]
fn byes_of_teams() {
    let line = "240 H   2    3";
    let given = |bye: char| MATCHES.replace("3:H", &format!("3:{bye}"));
    check(line, "240 h 002 0003", &[], matches, &given('H'));
    check(line, "240 F   2    3", &["T083", "T084"], matches, &given('F'));
    check(line, "240 Z   2    3", &["T083", "T084"], matches, &given('Z'));
    check(line, "### nothing", &["T083", "T084"], matches, &given('Z'));
    check(line, "240 H   2    3\n240 Z   3    1    2", &[], requests, "3 1:Z, 3 2:Z");
    check(line, "240 H   2    3\n240 H   4    1", &["T060"], requests, "");
    check(line, "240 H   2    3\n240 H   1    1", &["T072"], matches, MATCHES);
    refused(line, "240 H   2    9", &["T073"]);
    refused(line, "240 X   2    3", &["T021"]);
    refused(line, "240 H   x    3", &["T021"]);
    refused(line, "240 H\t  2    3", &["T017"]);
    refused(line, "240 H2       3", &["T018"]);
    refused(line, "240 H   2 1003", &["T073"]);
}

#[test]
fn forfeited_matches() {
    let line = "330 +-   2   4   2";
    for kind in ["+-", "10", "WL", "WZ", "wl"] {
        check(line, &format!("330 {kind}   2   4   2"), &[], matches, MATCHES);
    }
    // The teams the other way round mean the same result, with the other colour.
    let turned = MATCHES.replace("4-2 (7/0 +-, 8/0 +-) !+-", "2-4 (0/7 -+, 0/8 -+) !-+");
    for kind in ["-+", "01", "LW", "ZW"] {
        check(line, &format!("330 {kind}   2   2   4"), &[], matches, &turned);
    }
    for kind in ["--", "00", "LL", "ZZ"] {
        let both = MATCHES.replace("!+-", "!--");
        check(line, &format!("330 {kind}   2   4   2"), &["T083", "T084", "T105"], matches, &both);
    }
    refused(line, "330 ++   2   4   2", &["T089", "T089", "T021"]);
    refused(line, "330 +-   2   4   9", &["T089", "T089", "T073"]);
    refused(line, "330 +-   x   4   2", &["T089", "T089", "T021"]);
    // A bye record of a draft of the format.
    assert!(codes(&read_text(&changed(CUP, line, "330 F    2   4"))).contains(&"T013"));
}

#[test]
fn line_ups() {
    let line = "300   2   1   5    1    0";
    check(line, "300   2   1   5 0001 0000", &[], matches, MATCHES);
    // The absent player is on the second board either way, because the first one has a game.
    check(line, "### nothing", &[], matches, MATCHES);
    refused(line, "300   2   1   5    1   99", &["T073"]);
    refused(line, "300   2   9   5    1    0", &["T073"]);
    refused(line, "300   x   1   5    1    0", &["T021"]);
    refused(line, "300   2   1   5    1    x", &["T021"]);
    refused(line, "300   2   1   51001", &["T018"]);
    refused(line, "300   2   1   5\t   1", &["T017"]);
}
