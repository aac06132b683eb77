//! `rate` and `eligibility` as users see them.

use std::fmt::Write as _;
use std::fs;

use crate::transcript::{Folder, written};

fn folder() -> Folder {
    let folder = Folder::new();
    folder.add_golden("regulations/rating_8_58.trf");
    folder.add_golden("official/tec_swiss5.trf");
    folder
}

#[test]
fn reports() {
    let commands = [
        "rate rating_8_58.trf",
        "rate rating_8_58.trf --player 6",
        "rate rating_8_58.trf --edition fide-2009-practice --k 20 --k 1=10 --format csv",
        "rate tec_swiss5.trf --lang fr --set limit=400 --set rounded=event",
        "eligibility rating_8_58.trf --registered 2009-06-01",
        "eligibility rating_8_58.trf --registered 2009-06-02 --declare other-laws",
        "eligibility rating_8_58.trf --registered 2009-06-02 --declare approved --lang es",
    ];
    insta::assert_snapshot!(folder().transcript(&commands));
}

/// Files that options are about, and versions of one event.
#[test]
fn articles_7_13_and_8_5_options_of_one_file_and_versions() {
    let folder = folder();
    fs::write(folder.path("one.trf"), EVENT).unwrap();
    fs::write(folder.path("two.trf"), EVENT.replace("11/08", "11/28").replace("11/09", "11/30")).unwrap();
    let corrected =
        EVENT.replace("2.0    1     2 w 1", "1.5    1     2 w =").replace("1 b 0  0000", "1 b =  0000");
    fs::write(folder.path("corrected.trf"), corrected).unwrap();
    let commands = [
        "rate one.trf two.trf --declare two.trf:official --k one.trf:1000001=11 --format csv",
        "rate one.trf --declare three.trf:official",
        "rate one.trf --declare one.trf:offical",
        "rate one.trf --player 1000002 --format csv",
        "rate one.trf corrected.trf",
        "rate one.trf corrected.trf --lang fr",
        "rate one.trf corrected.trf --replaces one.trf --format csv",
        "rate one.trf two.trf --replaces one.trf --lang es",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

#[test]
fn what_cannot_be_done() {
    let commands = [
        "rate",
        "rate missing.trf",
        "rate broken.trf",
        "rate rating_8_58.trf --edition fide-1999",
        "rate rating_8_58.trf --edition fide-2009-text --pace rapid",
        "rate rating_8_58.trf --player Z",
        "rate rating_8_58.trf --set floor=low",
        "rate rating_8_58.trf --set floor",
        "rate rating_8_58.trf --set floor= --lang fr",
        "rate rating_8_58.trf --set ceiling=2800",
        "rate rating_8_58.trf --set k-times-games=0",
        "rate rating_8_58.trf --k many",
        "rate rating_8_58.trf --k 99",
        "rate rating_8_58.trf --edition wrong.toml",
        "rate rating_8_58.trf --edition wrong.toml --lang fr",
        "rate rating_8_58.trf --edition fide-2009",
        "rate rating_8_58.trf --edition fide-2009 --lang es",
        "rate rating_8_58.trf --player 1 --person 2",
        "rate rating_8_58.trf --person Z",
        "rate rating_8_58.trf --member Z",
        "rate rating_8_58.trf --list rating_8_58.trf",
        "rate rating_8_58.trf --list missing.txt",
        "eligibility rating_8_58.trf --registered yesterday",
        "eligibility rating_8_58.trf --declare national --declare team-championship",
        "eligibility rating_8_58.trf --declare team-championship --declare women --lang fr",
    ];
    let folder = folder();
    fs::write(folder.path("wrong.toml"), "edition = 'fide-2009-text'\n\n  flor = 1300\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&commands));
}

/// The printed example by a file of provisions: K 25, 15, 10 and 12.5 per half point.
#[test]
fn provisions_of_a_file() {
    let folder = folder();
    let text = "edition = \"fide-2009-text\"\nk = \"25/15/10\"\nhalf-point = 12.5\n";
    fs::write(folder.path("practice.toml"), text).unwrap();
    insta::assert_snapshot!(folder.transcript(&["rate rating_8_58.trf --edition practice.toml"]));
}

/// An event with numbers at FIDE, to be found in a list.
const EVENT: &str = "\
012 Two games
042 2025/11/08
052 2025/11/09
142 2
001    1      Alpha                             2450 FRA     1000001             2.0    1     2 w 1     3 b 1
001    2      Bravo                             2300 FRA     1000002             0.0    3     1 b 0  0000 - H
001    3      Charlie                                FRA     1000003             0.5    2  0000 - U     1 w 0
";

#[test]
fn ratings_of_a_list() {
    let folder = folder();
    fs::write(folder.path("event.trf"), EVENT).unwrap();
    fs::write(
        folder.path("list.csv"),
        "id,rating,K,games,birth\n1000001,2460,10,500,1980\n1000002,2700,10,9,1990\n",
    )
    .unwrap();
    let xml =
        "<playerslist><player><fideid>1000002</fideid><rating>2700</rating><k>20</k></player></playerslist>";
    fs::write(folder.path("list.xml"), xml).unwrap();
    let commands =
        ["rate event.trf --list list.csv --format csv", "rate event.trf --list list.xml --format csv"];
    insta::assert_snapshot!(folder.transcript(&commands));
}

#[test]
fn several_files_are_events_of_a_period() {
    let folder = folder();
    fs::write(folder.path("first.trf"), EVENT).unwrap();
    let second = EVENT.replace("11/08", "11/15").replace("11/09", "11/16").replace("Two", "Other");
    fs::write(folder.path("second.trf"), second).unwrap();
    let answer = folder.run("rate second.trf first.trf --format json");
    let lines = String::from_utf8(answer.stdout).unwrap();
    let names: Vec<_> = lines.lines().map(|line| line.contains("\"file\":\"second.trf\"")).collect();
    assert_eq!(names, [true, false], "one object per line, in the order given");
    assert!(lines.lines().all(|line| line.contains("\"period\":{\"ro\":2450,\"n\":2,")), "{lines}");
    insta::assert_snapshot!(written("rate first.trf second.trf", &folder.run("rate first.trf second.trf")));
}

#[test]
fn article_8_56_every_event_of_a_period_has_the_k_of_all_its_games() {
    let folder = folder();
    fs::write(folder.path("first.trf"), EVENT).unwrap();
    fs::write(folder.path("second.trf"), EVENT.replace("11/08", "11/15").replace("11/09", "11/16")).unwrap();
    // A game in each: 20 × 1 is no more than 20, 20 × 2 is, and 10 × 2 is not.
    let rated = |files: &str| {
        let answer = folder.run(&format!("rate {files} --k 20 --set k-times-games=20 --format csv"));
        let text = String::from_utf8(answer.stdout).unwrap();
        let column =
            text.lines().next().and_then(|line| line.split(',').position(|name| name == "k")).unwrap();
        let k = |line: &str| line.split(',').nth(column).unwrap_or_default().to_owned();
        text.lines().filter(|line| line.contains("Alpha")).map(k).collect::<Vec<_>>()
    };
    assert_eq!(rated("first.trf"), ["20"]);
    assert_eq!(rated("first.trf second.trf"), ["10", "10", "10"], "two events and the period");
    assert_eq!(folder.run("rate first.trf second.trf -o both.xlsx").status, 0);
    assert_eq!(folder.run("rate first.trf second.trf -o both.html").status, 0);
    let page = fs::read_to_string(folder.path("both.html")).unwrap();
    assert_eq!(page.matches("<h1").count(), 1, "one document");
    assert!(
        ["8–9 November 2025", "15–16 November 2025"].iter().all(|days| page.contains(days)),
        "both events"
    );
}

/// Three players of 2000 and a newcomer with 2½ points against them.
const NEWCOMER: &str = "\
012 DAY
042 2025/DAY
052 2025/DAY
142 3
001    1      Alpha                             2000 FRA     1000001             1.5    2     4 w =     2 b =     3 w =
001    2      Bravo                             2000 FRA     1000002             1.0    3     3 w =     1 w =     4 b 0
001    3      Charlie                           2000 FRA     1000003             1.0    4     2 b =     4 w 0     1 b =
001    4      Delta                                  FRA     1000004             2.5    1     1 b =     3 b 1     2 w 1
";

/// A folder with events of November, a second one on the same list, and December.
fn newcomers() -> Folder {
    let folder = folder();
    for (name, day) in [("one.trf", "11/08"), ("two.trf", "11/15"), ("later.trf", "12/06")] {
        fs::write(folder.path(name), NEWCOMER.replace("DAY", day)).unwrap();
    }
    folder
}

/// With two draws against 1800: 3½ of 5 against 1920, 149 more: 2069 on 1 December.
#[test]
fn article_8_5_a_first_rating_that_is_published_counts_in_later_events() {
    let folder = newcomers();
    let commands = [
        "rate later.trf one.trf --set games-needed=3",
        "rate one.trf two.trf --set games-needed=5 --player Delta",
        "rate one.trf later.trf --set games-needed=3 --player Delta --lang fr",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

#[test]
fn several_events_in_one_table() {
    let folder = newcomers();
    let commands = [
        "rate one.trf two.trf later.trf --set games-needed=5 --format csv",
        "rate one.trf two.trf --set games-needed=5 --player Delta --format csv",
        "rate one.trf two.trf --player Alpha --format csv",
        "rate one.trf two.trf --player Alpha --lang es",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
    for command in &commands[..3] {
        let text = String::from_utf8(folder.run(command).stdout).unwrap();
        let cells: Vec<_> = text.lines().map(|line| line.split(',').count()).collect();
        assert!(cells.len() > 3 && cells.iter().all(|count| *count == cells[0]), "{command}: {cells:?}");
    }
}

/// 7.13: the changes of the events add up, +3 −2 = +1. 8.32: the average is not rounded before Ru is. 8.2.3: at most 2200.
#[test]
fn explanations_add_up() {
    let folder = newcomers();
    fs::write(folder.path("first.trf"), EVENT).unwrap();
    let second = EVENT.replace("11/08", "11/15").replace("11/09", "11/16");
    let second = second.replace("2 w 1     3 b 1", "2 w =     3 b 1").replace("1 b 0  0000", "1 b =  0000");
    fs::write(folder.path("second.trf"), second).unwrap();
    let uneven = NEWCOMER.replace("DAY", "11/08").replacen("2000", "2001", 1);
    fs::write(folder.path("uneven.trf"), &uneven).unwrap();
    let strong = uneven.replace("2000", "2400").replace("2001", "2401");
    fs::write(folder.path("strong.trf"), strong).unwrap();
    // Plain lines are never broken, so that each sum is seen to its end.
    let lines = |command: &str| {
        let text = String::from_utf8(folder.run(&format!("{command} --plain")).stdout).unwrap();
        let sums = text.lines().filter(|line| line.contains(" = "));
        sums.map(str::to_owned).collect::<Vec<_>>()
    };
    let commands = [
        "rate first.trf second.trf --player Alpha",
        "rate one.trf two.trf --player Alpha",
        "rate uneven.trf --player Delta --set half-point=12.5 --lang fr",
        "rate strong.trf --player Delta --lang es",
    ];
    let told = commands.map(|command| format!("$ {command}\n{}\n", lines(command).join("\n")));
    insta::assert_snapshot!(told.join("\n"));
}

/// 8.3: an event without a game that counts is none of the period: the first rating is that of the other event alone.
#[test]
fn article_8_3_a_first_rating_stands_with_the_one_event_it_comes_of() {
    let folder = newcomers();
    let absent = [("     4 w =", "  0000 - Z"), ("     4 w 0", "  0000 - Z"), ("     4 b 0", "  0000 - Z")]
        .iter()
        .fold(NEWCOMER.replace("DAY", "11/15"), |text, (game, bye)| text.replace(game, bye))
        .replace("     1 b =     3 b 1     2 w 1", "  0000 - Z  0000 - Z  0000 - Z");
    fs::write(folder.path("two.trf"), absent).unwrap();
    let text = folder.run("rate one.trf two.trf --set games-needed=3 --format csv").stdout;
    let text = String::from_utf8(text).unwrap();
    let cells = |line: &str| line.split(',').map(str::to_owned).collect::<Vec<_>>();
    let heading = cells(text.lines().next().unwrap());
    let column = |name: &str| heading.iter().position(|cell| cell == name).unwrap();
    let rows = text.lines().filter(|line| line.contains("Delta")).map(cells);
    let rows: Vec<_> = rows.map(|row| (row[column("rn")].clone(), row[column("status")].clone())).collect();
    let told = [("2069", "first_rating"), ("", "not_counted"), ("2069", "first_rating")];
    assert_eq!(rows, told.map(|(rn, status)| (rn.to_owned(), status.to_owned())), "{text}");
}

/// Two players of that name in one file are told, whatever the other file holds.
#[test]
fn of_several_events_a_name_that_two_have_is_refused() {
    let folder = newcomers();
    fs::write(folder.path("two.trf"), NEWCOMER.replace("DAY", "11/15").replace("Charlie", "Delta B"))
        .unwrap();
    for form in ["table", "csv", "json"] {
        let answer = folder.run(&format!("rate one.trf two.trf --player elta --format {form}"));
        assert_eq!((answer.status, answer.stdout.is_empty()), (2, true), "{form}");
        assert!(answer.stderr.contains("Delta B"), "{}", answer.stderr);
    }
}

/// Charlie is not in the second event, Zulu in none.
#[test]
fn of_several_events_a_player_need_not_be_in_each() {
    let folder = newcomers();
    let without =
        NEWCOMER.replace("DAY", "11/15").replace("Charlie", "Romeo  ").replace("1000003", "1000009");
    fs::write(folder.path("two.trf"), without).unwrap();
    let text = |command: &str| String::from_utf8(folder.run(command).stdout).unwrap();
    let headed = |command: &str, title: &str| text(command).lines().filter(|line| *line == title).count();
    assert_eq!(headed("rate one.trf two.trf --player Charlie", "3 Charlie"), 1);
    assert_eq!(headed("rate one.trf two.trf --player Delta", "4 Delta"), 2);
    assert_eq!(text("rate one.trf two.trf --player Charlie --format csv").matches("one.trf").count(), 2);
    assert_eq!(folder.run("rate one.trf two.trf --player Zulu").status, 2);
}

#[test]
fn standard_and_rapid_have_nothing_to_do_with_each_other() {
    let folder = folder();
    fs::write(folder.path("standard.trf"), EVENT).unwrap();
    let rapid = EVENT.replace("11/08", "11/15").replace("11/09", "11/16");
    fs::write(folder.path("rapid.trf"), rapid + "122 15 min + 10 sec\n").unwrap();
    let text = |command: &str| String::from_utf8(folder.run(command).stdout).unwrap();
    let lines = text("rate standard.trf rapid.trf --format json");
    assert!(lines.contains("\"pace\":\"standard\"") && lines.contains("\"pace\":\"rapid\""), "{lines}");
    assert!(!lines.contains("\"period\":{"), "{lines}");
}

#[test]
fn article_1_1_too_fast_before_there_were_ratings_for_it() {
    let folder = folder();
    let fast = EVENT.replace("2025/11", "2010/11") + "122 15 min + 10 sec\n";
    fs::write(folder.path("fast.trf"), fast).unwrap();
    let answer = folder.run("eligibility fast.trf");
    let text = String::from_utf8(answer.stdout).unwrap();
    assert!(text.contains("standard") && text.contains("1.1 "), "{text}");
    assert_eq!((answer.status, folder.run("rate fast.trf").status), (1, 0));
}

/// Three minutes are too few for a rating in 2025; a first control after 25 moves is too early, and 30 is the least.
#[test]
fn articles_1_1_and_1_3_say_what_is_missing() {
    let folder = folder();
    fs::write(folder.path("fast.trf"), EVENT.to_owned() + "122 3 min\n").unwrap();
    fs::write(folder.path("rapid.trf"), EVENT.to_owned() + "122 25 min\n").unwrap();
    fs::write(folder.path("early.trf"), EVENT.to_owned() + "222 25/7200:3600\n").unwrap();
    let unrated = EVENT.replace("2450", "    ").replace("2300", "    ");
    fs::write(folder.path("unrated.trf"), unrated).unwrap();
    let commands = [
        "eligibility fast.trf",
        "eligibility rapid.trf --set times=30-60 --lang fr",
        "eligibility early.trf",
        "eligibility early.trf --lang fr",
        "rate unrated.trf",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

/// A play-off of two players of [`EVENT`], the rated ones.
const PLAY_OFF: &str = "\
012 Play-off
042 2025/11/10
052 2025/11/10
001    1      Bravo                             2300 FRA     1000002             0.5    1     2 w =
001    2      Alpha                             2450 FRA     1000001             0.5    2     1 b =
";

/// 6.2: one event with one game more; a play-off of another kind of play, or of others, is not put to it.
#[test]
fn article_6_2_a_play_off_with_a_file_of_its_own() {
    let folder = folder();
    fs::write(folder.path("event.trf"), EVENT).unwrap();
    fs::write(folder.path("plan.trf"), PLAY_OFF).unwrap();
    fs::write(folder.path("team.trf"), include_str!("../../../report/tests/show/team.trf")).unwrap();
    fs::write(folder.path("rapid.trf"), PLAY_OFF.to_owned() + "122 15 min + 10 sec\n").unwrap();
    fs::write(folder.path("others.trf"), PLAY_OFF.replace("1000002", "1000009").replace("Bravo", "Other"))
        .unwrap();
    let commands = [
        "rate event.trf --played plan.trf",
        "rate event.trf --played plan.trf --playoff leave-out --lang es",
        "rate event.trf --played rapid.trf",
        "rate event.trf --played others.trf --lang fr",
        "rate event.trf plan.trf --played plan.trf",
        "rate team.trf --played plan.trf",
        "eligibility event.trf --played plan.trf --format json",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

/// 6.2: a team event and its play-off in two files.
#[test]
fn article_6_2_a_play_off_of_teams_with_a_file_of_its_own() {
    let folder = folder();
    folder.add_golden("official/tec_team14.trf");
    let regulations =
        "method = 'play-off'\nplaces = 'first 6'\nafter = 1\n[[stage]]\ntime-control = '90+30'\n";
    fs::write(folder.path("teams.toml"), regulations).unwrap();
    let plan = "playoff plan tec_team14.trf --tie-breaks PTS:MP,PTS:GP --regulations teams.toml -o plan.trf";
    assert_eq!(folder.run(plan).status, 0);
    let plan = fs::read_to_string(folder.path("plan.trf")).unwrap();
    // Bonobos and Deer, third with 17 game points each, draw on four boards.
    let drawn: Vec<String> = plan.lines().map(crate::playoff::draw_first).collect();
    fs::write(folder.path("plan.trf"), drawn.join("\n")).unwrap();
    let rated = |options: &str| {
        let answer = folder.run(&format!("rate tec_team14.trf {options} --format json --quiet"));
        assert_eq!(answer.status, 0, "{}", answer.stderr);
        let report: serde_json::Value = serde_json::from_slice(&answer.stdout).unwrap();
        let players = report["players"].as_array().unwrap();
        players.iter().map(|player| player["games"].as_array().map_or(0, Vec::len)).sum::<usize>()
    };
    assert_eq!(rated("--played plan.trf"), rated("") + 2 * 4);
    assert_eq!(rated("--played plan.trf --playoff leave-out"), rated(""));
}

/// An unrated player with so many points of three games against players of 2000.
fn newcomer(days: [&str; 2], results: [char; 3], more: &str) -> String {
    let mut text = format!("012 Event\n042 {}\n052 {}\n{more}", days[0], days[1]);
    let cells: Vec<String> =
        (2..).zip(results).map(|(opponent, result)| format!("{opponent:>4} w {result}")).collect();
    writeln!(
        text,
        "001    1      New                                    FRA     1000005             0.0    4  {}",
        cells.join("  ")
    )
    .unwrap();
    for (index, result) in results.into_iter().enumerate() {
        let own = match result {
            '1' => '0',
            '0' => '1',
            same => same,
        };
        let cell = |round| if round == index { format!("   1 b {own}") } else { "0000 - Z".to_owned() };
        let cells: Vec<String> = (0..3).map(cell).collect();
        let (number, id) = (index + 2, 1_000_010 + index);
        writeln!(
            text,
            "001 {number:>4}      Rated {number}                           2000 FRA     {id}             0.0    1  {}",
            cells.join("  ")
        )
        .unwrap();
    }
    text
}

/// 1.1, 6.2, 7.11, 7.14c, 8.3, 8.4: what several files together have to say of themselves.
#[test]
fn several_files_say_what_they_are_rated_by() {
    let folder = folder();
    let write = |name: &str, text: String| fs::write(folder.path(name), text).unwrap();
    let half = ['1', '=', '0'];
    write("first.trf", newcomer(["2010/01/05", "2010/01/10"], half, ""));
    write("second.trf", newcomer(["2010/03/01", "2010/03/05"], half, ""));
    write("third.trf", newcomer(["2010/03/11", "2010/03/15"], half, ""));
    write("between.trf", newcomer(["2010/02/20", "2010/02/26"], half, ""));
    write("since.trf", newcomer(["2010/04/20", "2010/04/26"], half, ""));
    write("zero.trf", newcomer(["2010/04/20", "2010/04/26"], ['0'; 3], ""));
    write("late.trf", newcomer(["2012/03/01", "2012/03/05"], half, ""));
    write("fast.trf", newcomer(["2010/05/02", "2010/05/02"], half, "122 15 min + 10 sec\n"));
    write("list.csv", "id,rating\n1000010,2000\n".to_owned());
    let commands = [
        "rate first.trf second.trf third.trf since.trf --player 1",
        "rate first.trf second.trf third.trf zero.trf --player 1 --lang fr",
        "rate first.trf second.trf third.trf",
        "rate first.trf late.trf --list list.csv --edition fide-2009-text --lang es",
        "eligibility since.trf --played fast.trf",
        "rate first.trf between.trf --player 4",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

/// 6.2: the kind of play as a file of its own states it; players who are one in the event; several events that fit.
#[test]
fn article_6_2_what_is_not_the_play_off_of_an_event() {
    let folder = folder();
    fs::write(folder.path("event.trf"), EVENT).unwrap();
    fs::write(folder.path("other.trf"), EVENT.replace("11/0", "11/1")).unwrap();
    fs::write(folder.path("plan.trf"), PLAY_OFF).unwrap();
    fs::write(folder.path("same.trf"), PLAY_OFF.replace("1000002", "1000001")).unwrap();
    assert_eq!(folder.run("convert --quiet plan.trf plan.json").status, 0);
    let plan = fs::read_to_string(folder.path("plan.json")).unwrap();
    let rapid = plan.replacen("\"event\": {", "\"event\": {\"pace\": \"rapid\",", 1);
    assert_ne!(plan, rapid);
    fs::write(folder.path("rapid.json"), rapid).unwrap();
    let commands = [
        "rate event.trf --played rapid.json",
        "rate event.trf --played same.trf",
        "rate event.trf other.trf --played plan.trf --lang es",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

#[test]
fn a_file_given_twice_is_refused() {
    let folder = folder();
    fs::write(folder.path("one.trf"), EVENT).unwrap();
    let answer = folder.run("rate one.trf ./one.trf");
    assert_eq!(answer.status, 2);
    assert!(answer.stderr.contains("given twice"), "{}", answer.stderr);
}

#[test]
fn an_event_in_two_files_is_refused() {
    let folder = folder();
    fs::write(folder.path("one.trf"), EVENT).unwrap();
    fs::write(folder.path("two.trf"), EVENT.replacen("012 ", "012 Another name of ", 1)).unwrap();
    for lang in ["en", "fr", "es"] {
        let answer = folder.run(&format!("rate one.trf two.trf --lang {lang}"));
        assert_eq!(answer.status, 2);
        assert!(answer.stderr.contains("two.trf") && answer.stderr.contains("one.trf"), "{}", answer.stderr);
    }
    let text = fs::read_to_string(folder.path("two.trf")).unwrap();
    fs::write(folder.path("two.trf"), text.replacen("2025", "2024", 9)).unwrap();
    assert_eq!(folder.run("rate one.trf two.trf").status, 0, "on other days it is another event");
}

#[test]
fn every_golden_file_is_rated_without_a_failure() {
    let golden = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
    let folder = Folder::new();
    for part in ["official", "regulations"] {
        for entry in fs::read_dir(golden.join(part)).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_some_and(|extension| extension == "trf") {
                let answer = folder.run(&format!("rate --edition fide-2025-10 {}", path.display()));
                assert_eq!(answer.status, 0, "{}", path.display());
                let text = String::from_utf8(answer.stdout).unwrap();
                assert!(text.contains("correct"), "{}", path.display());
            }
        }
    }
}

/// 4.13, 7.1, 7.11, 8.56: an event begun under the list of January and rated on that of May, with the list of March.
#[test]
fn articles_7_1_and_7_11_other_lists() {
    let folder = folder();
    let write = |name: &str, text: String| fs::write(folder.path(name), text).unwrap();
    let even = ['1', '=', '0'];
    write("first.trf", newcomer(["2010/01/05", "2010/01/10"], even, ""));
    write("late.trf", newcomer(["2010/02/20", "2010/02/26"], even, "222 5400+30\n"));
    write("next.trf", newcomer(["2010/03/05", "2010/03/10"], even, ""));
    write("raised.trf", newcomer(["2024/02/10", "2024/02/12"], even, "").replace("2000 FRA", "1900 FRA"));
    write("fast.trf", newcomer(["2025/11/08", "2025/11/09"], even, "122 60 min\n"));
    write("march.csv", "id,rating,K\n1000005,1950,30\n1000010,2010,15\n1000011,2000,30\n".to_owned());
    write("start.csv", "id,rating\n1000010,2100\n".to_owned());
    let commands = [
        "rate late.trf --since march.csv",
        "rate late.trf --list start.csv --declare by-game --player 2",
        "rate first.trf next.trf --lang fr",
        "rate raised.trf --lang es",
        "eligibility fast.trf --lang fr",
    ];
    insta::assert_snapshot!(folder.transcript(&commands));
}

/// 7.23: an inactive player is rated with the rating that was published last; 7.22: an unrated one with a title is not.
#[test]
fn article_7_23_an_inactive_player_is_rated() {
    let folder = newcomers();
    let list = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag
1000001        Alpha                                                        FRA M                                2110  0   20 1990  i   
1000004        Delta                                                        FRA M   FM                           0     0   0  1990      
";
    fs::write(folder.path("list.txt"), list).unwrap();
    let answer = folder.run("rate one.trf --list list.txt --format csv");
    let text = String::from_utf8(answer.stdout).unwrap();
    let of = |name: &str| text.lines().find(|line| line.contains(name)).unwrap_or_default().to_owned();
    assert!(of("Alpha").starts_with("1,Alpha,2110,"), "{text}");
    assert!(of("Delta").starts_with("4,Delta,,"), "{text}");
}

/// 8.57: once a period, or in each event: 2450 and twice 1.5 points.
#[test]
fn article_8_57_the_other_way_of_rounding_is_told() {
    let folder = folder();
    fs::write(folder.path("first.trf"), EVENT).unwrap();
    fs::write(folder.path("second.trf"), EVENT.replace("11/08", "11/15").replace("11/09", "11/16")).unwrap();
    let told = |options: &str| {
        let answer = folder.run(&format!("rate first.trf second.trf --k 5 {options}"));
        String::from_utf8(answer.stdout).unwrap().lines().filter(|line| line.contains("8.57")).count()
    };
    // For both players in both reports, or for one of them.
    assert_eq!((told(""), told("--player Alpha"), told("--set rounded=event")), (4, 2, 4));
    assert_eq!(told("--k 10"), 0);
}

/// What speaks against an event as a spreadsheet, which a reader made by others opens elsewhere.
#[test]
fn eligibility_as_a_spreadsheet() {
    let folder = folder();
    let answer = folder.run("eligibility rating_8_58.trf --declare other-laws -o out.xlsx --lang fr");
    assert_eq!((answer.status, answer.stdout.len()), (1, 0), "a breach is a breach in every form");
    let bytes = fs::read(folder.path("out.xlsx")).unwrap();
    assert!(bytes.starts_with(b"PK"));
}

/// 6.33: two rated players are enough for women, whichever is declared first.
#[test]
fn article_6_33_a_national_championship_for_women() {
    let folder = folder();
    let text =
        NEWCOMER.replace("DAY", "11/08").replace("2025/", "2010/").replacen(" 2000 FRA", "      FRA", 1);
    fs::write(folder.path("event.trf"), text).unwrap();
    let breaches = |declared: &str| {
        let answer = folder.run(&format!("eligibility event.trf {declared} --format csv"));
        String::from_utf8(answer.stdout).unwrap().matches("6.33,breach").count()
    };
    assert_eq!(breaches("--declare national"), 1);
    assert_eq!(breaches("--declare national --declare women"), 0);
    assert_eq!(breaches("--declare women --declare national"), 0);
}
