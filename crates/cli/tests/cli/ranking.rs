//! `standings`, `explain`, `check --standings`, `tie-breaks` and `editions`, with what goes wrong.

use std::fs;

use crate::transcript::{Folder, written};

fn folder() -> Folder {
    let folder = Folder::new();
    folder.add_golden("official/tec_swiss5.trf");
    folder.add_golden("official/tec_rr6.trf");
    folder
}

#[test]
fn standings_of_a_file() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings tec_swiss5.trf",
        "standings tec_swiss5.trf --tie-breaks PTS,DE,BH/C1 --edition fide-2026-03 --round 3 --lang fr",
        "standings tec_rr6.trf --preset fide-round-robin --lots Sunday --lang es --quiet",
        "standings tec_rr6.trf --preset ffe-round-robin --edition ffe-annex --format md",
        "standings tec_rr6.trf --tie-breaks DE,SB --format csv",
        "standings tec_rr6.trf --tie-breaks DE,SB --format json",
    ]));
}

#[test]
fn what_an_arbiter_may_mistype() {
    let folder = folder();
    folder.add_golden("official/tec_team14.trf");
    insta::assert_snapshot!(folder.transcript(&[
        "standings tec_swiss5.trf --tie-breaks BH,SB,BH --lang fr",
        "explain tec_swiss5.trf --player 4 --against David --lang es",
        "explain tec_swiss5.trf --player 4 --against 3 --format csv --lang fr",
        "convert tec_swiss5.trf list.xlsx",
        "convert tec_swiss5.trf list.html --to trf26",
        "standings tec_swiss5.trf -o nowhere/list.html --lang fr",
        "check tec_team14.trf --standings --lang es",
    ]));
}

/// The last game of the last round has no result.
fn with_a_game_going_on(folder: &Folder) {
    let file = String::from_utf8(folder.read("tec_swiss5.trf")).unwrap();
    let white = file.replacen("15 b 1     4 w =", "15 b 1     4 w  ", 1);
    let going_on = white.replacen("3 w =     1 b =", "3 w =     1 b  ", 1);
    assert!(file != white && white != going_on);
    let points = |line: &str| match line.get(..9) {
        Some("001    1 " | "001    4 ") => line.replacen("3.5", "3.0", 1) + "\n",
        _ => line.to_owned() + "\n",
    };
    let going_on: String = going_on.lines().map(points).collect();
    fs::write(folder.path("going-on.trf"), going_on).unwrap();
}

#[test]
fn what_an_arbiter_may_overlook() {
    let folder = folder();
    with_a_game_going_on(&folder);
    let last = |command: &str| {
        let text = String::from_utf8(folder.run(command).stdout).unwrap();
        let notices =
            text.lines().skip_while(|line| !line.starts_with("  S0")).collect::<Vec<_>>().join("\n");
        format!("$ exaequo {command}\n{}\n{notices}\n\n", text.lines().nth(1).unwrap())
    };
    let mut said = String::new();
    for lang in ["en", "fr", "es"] {
        said += &last(&format!("standings tec_swiss5.trf --tie-breaks BH,PTS,SB --lang {lang}"));
        said += &last(&format!("standings tec_swiss5.trf --preset fide-team-swiss --lang {lang}"));
        said += &last(&format!("standings going-on.trf --edition fide-2026-03 --lang {lang}"));
        said += &last(&format!("standings going-on.trf --edition fide-2026-03 --round 5 --lang {lang}"));
    }
    insta::assert_snapshot!(said);
}

#[test]
fn a_missing_result_is_named_by_check_with_its_place() {
    let folder = folder();
    with_a_game_going_on(&folder);
    let answer = folder.run("check going-on.trf --plain");
    let text = String::from_utf8(answer.stdout).unwrap();
    assert_eq!(answer.status, 0, "nothing is wrong with it: {text}");
    let file = String::from_utf8(folder.read("going-on.trf")).unwrap();
    let line = file.lines().position(|line| line.starts_with("001    1 ")).unwrap() + 1;
    assert!(text.contains(&format!("going-on.trf:{line}:132-139: note S025:")), "{text}");
    assert!(text.contains("1 result is missing: 1 Alyx – 4 David (round 5)"), "{text}");
}

#[test]
fn names_and_codes_that_are_none() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings tec_swiss5.trf --tie-breaks PTS,Buchholz,Cumulatif,Puntos",
        "tie-breaks XX",
        "tie-breaks koya --lang fr",
        "standings tec_swiss5.trf --regulations playoff.toml",
        "standings tec_swiss5.trf --played plan.trf --lang fr",
        "standings tec_swiss5.trf --regulations playoff.toml --lang es",
    ]));
}

#[test]
fn a_modifier_without_its_number() {
    let list = "BH/C0,BH/C-1,BH/M0,BH/1,BH/C1/C2,KS/L,SSSC/K0,ARO/U0";
    let folder = folder();
    let lines =
        ["en", "fr", "es"].map(|lang| format!("standings tec_swiss5.trf --tie-breaks {list} --lang {lang}"));
    let more = "standings tec_swiss5.trf --tie-breaks BH/C --quiet".to_owned();
    let lines: Vec<&str> = lines.iter().chain([&more]).map(String::as_str).collect();
    insta::assert_snapshot!(folder.transcript(&lines));
}

#[test]
fn terms_and_cores_are_options_of_some_forms() {
    insta::assert_snapshot!(folder().transcript(&[
        "standings tec_swiss5.trf --explain",
        "standings tec_swiss5.trf --explain -o list.html --lang fr",
        "standings tec_swiss5.trf --explain --format csv --lang es",
        "standings tec_swiss5.trf --jobs 0",
        "standings tec_swiss5.trf --jobs two -o list.html",
    ]));
}

/// 14.1 to 14.4 name one and two values; more are cut by article 14 itself.
#[test]
fn article_14_more_than_two_values() {
    let folder = folder();
    for (cut, article) in [
        ("C1", "14.1"),
        ("C2", "14.2"),
        ("M1", "14.3"),
        ("M2", "14.4"),
        ("C3", "14"),
        ("C9", "14"),
        ("M3", "14"),
    ] {
        let answer = folder.run(&format!("explain tec_swiss5.trf --player 1 --tie-break BH/{cut}"));
        let text = String::from_utf8(answer.stdout).unwrap();
        assert!(text.contains(&format!("(8.1, {article})")), "{cut}: {text}");
        assert!(text.contains(&format!("lowest value, cut ({article})")), "{cut}: {text}");
    }
    let nine = folder.run("explain tec_swiss5.trf --player 1 --tie-break BH/C9");
    assert!(nine.stderr.contains("cuts every value: the event has 5 rounds (14)"), "{}", nine.stderr);
}

#[test]
fn what_cannot_be_ranked() {
    let folder = folder();
    let swiss = String::from_utf8(folder.read("tec_swiss5.trf")).unwrap();
    fs::write(folder.path("no-date.trf"), swiss.replace("042 2023/09/01", "### no date")).unwrap();
    fs::write(folder.path("old.trf"), swiss.replace("042 2023/09/01", "042 2001/09/01")).unwrap();
    fs::write(folder.path("no-list.trf"), swiss.replace("202 BH", "### no list")).unwrap();
    fs::write(folder.path("bad-list.trf"), swiss.replace("202 BH", "202 BH,BHX,KS/X")).unwrap();
    fs::write(folder.path("broken.toml"), "edition = 'fide-2026-03'\nbye-cap = \n").unwrap();
    fs::write(folder.path("key.toml"), "edition = 'fide-2026-03'\n  bye-kap = 'none'\n").unwrap();
    fs::write(folder.path("choice.toml"), "edition = 'fide-2026-03'\nbye-cap = 'nome'\n").unwrap();
    fs::write(folder.path("none.toml"), "bye-cap = 'none'\n").unwrap();
    fs::write(folder.path("values.csv"), "1,2\n2;x\n").unwrap();
    fs::write(folder.path("nobody.csv"), "1,2\n99,3\n").unwrap();
    fs::write(folder.path("twice.csv"), "1,2\n1,3\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "standings no-date.trf",
        "standings old.trf --lang fr",
        "standings no-list.trf",
        "standings bad-list.trf --lang es",
        "standings tec_swiss5.trf --tie-breaks PTS,BHH,SB/M1,KS/L,EXT",
        "standings tec_swiss5.trf --preset fide-swis",
        "standings tec_swiss5.trf --edition fide-2026-3",
        "standings tec_swiss5.trf --edition nowhere",
        "editions nowhere",
        "editions fide-2026-03 nowhere --lang fr",
        "standings tec_swiss5.trf --edition missing.toml",
        "standings tec_swiss5.trf --edition broken.toml",
        "standings tec_swiss5.trf --edition key.toml",
        "standings tec_swiss5.trf --edition choice.toml --lang fr",
        "standings tec_swiss5.trf --edition none.toml",
        "standings tec_swiss5.trf --round 9",
        "standings tec_swiss5.trf --round zero",
        "standings tec_swiss5.trf --unrated 0",
        "standings tec_swiss5.trf --unrated 99999 --lang es",
        "tie-breaks BHH",
        "tie-breaks xyz --lang fr",
        "explain tec_swiss5.trf --player 1 --tie-break BH,SB --lang es",
        "standings tec_swiss5.trf --external jury",
        "standings tec_swiss5.trf --external jury=values.csv",
        "standings tec_swiss5.trf --external jury=nobody.csv --lang fr",
        "standings tec_swiss5.trf --external jury=twice.csv --lang es",
        "standings tec_swiss5.trf --tie-breaks BH --preset fide-swiss",
        "standings tec_swiss5.trf --tie-breaks= --lang fr",
        "check no-list.trf --standings",
        "standings broken.trf --plain",
        "standings missing.trf",
        "standings",
    ]));
}

#[test]
fn values_typed_by_hand() {
    let folder = folder();
    fs::write(folder.path("jury.csv"), "number,value\n1,2\n3,1.5\n4,0.5\n16,2\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "standings tec_swiss5.trf --tie-breaks EXT:jury --external jury=jury.csv --format csv",
        "standings tec_swiss5.trf --tie-breaks EXT:jury --external jury=jury.csv:lower --format csv",
        "standings tec_swiss5.trf --external jury=jury.csv --round 1",
        "explain tec_swiss5.trf --player 3 --tie-breaks EXT:jury --external jury=jury.csv",
    ]));
}

#[test]
fn provisions_from_a_file() {
    let folder = folder();
    fs::write(folder.path("event.toml"), "edition = 'fide-2026-03'\nbye-cap = 'none'\n").unwrap();
    insta::assert_snapshot!(folder.transcript(&["standings tec_swiss5.trf --edition event.toml --lang fr"]));
}

#[test]
fn several_files() {
    let folder = folder();
    insta::assert_snapshot!(folder.transcript(&[
        "standings tec_rr6.trf missing.trf tec_swiss5.trf open.trf --edition fide-2026-03 --format json --preset fqe-swiss",
        "standings tec_rr6.trf tec_swiss5.trf --tie-breaks SB --jobs 1 --format csv -o all.csv",
        "standings tec_rr6.trf tec_rr6.trf --tie-breaks SB --jobs 2",
    ]));
    assert!(String::from_utf8(folder.read("all.csv")).unwrap().starts_with("file,rank,"));
}

#[test]
fn the_order_of_files_does_not_depend_on_the_cores() {
    let folder = folder();
    let files = "tec_rr6.trf tec_swiss5.trf ".repeat(40);
    let one = folder.run(&format!("standings {files} --tie-breaks DE,BH --format json --jobs 1"));
    let many = folder.run(&format!("standings {files} --tie-breaks DE,BH --format json"));
    assert_eq!((one.status, many.status), (0, 0));
    assert_eq!(one.stdout, many.stdout);
    assert_eq!(String::from_utf8(one.stdout).unwrap().lines().count(), 80);
}

#[test]
fn strict_standings() {
    let folder = folder();
    let strict = folder.run("standings tec_rr6.trf --tie-breaks BH --strict --quiet");
    let usual = folder.run("standings tec_rr6.trf --tie-breaks BH --quiet");
    assert_eq!((strict.status, usual.status), (1, 0));
}

#[test]
fn explanations() {
    insta::assert_snapshot!(folder().transcript(&[
        "explain tec_swiss5.trf --player 4 --tie-break BH/C1 --edition fide-2026-03",
        "explain tec_swiss5.trf --player 4 --tie-break KS --lang es",
        "explain tec_swiss5.trf --player David --against 3 --tie-breaks PTS,DE,BH/C1 --edition fide-2026-03 --lang fr",
        "explain tec_swiss5.trf --player 4 --tie-break DE --edition fide-2026-03 --lang es",
        "explain tec_swiss5.trf --player 4 --against 3 --tie-breaks BH/C1 --format json --edition fide-2026-03",
    ]));
}

#[test]
fn what_cannot_be_explained() {
    insta::assert_snapshot!(folder().transcript(&[
        "explain tec_swiss5.trf",
        "explain tec_swiss5.trf --player 99",
        "explain tec_swiss5.trf --player li --lang fr",
        "explain tec_swiss5.trf --player a",
        "explain tec_swiss5.trf --player 4 --tie-break BHX",
        "explain tec_swiss5.trf --player 4 --tie-break EDE",
    ]));
}

#[test]
fn a_criterion_that_is_left_out_is_helped_by_the_option_for_its_reason() {
    let folder = folder();
    let swiss = String::from_utf8(folder.read("tec_swiss5.trf")).unwrap();
    let rated = swiss.lines().find(|line| line.starts_with("001")).unwrap();
    let unrated = format!("{}    {}", &rated[..48], &rated[52..]);
    fs::write(folder.path("unrated.trf"), swiss.replace(rated, &unrated)).unwrap();
    let answer = folder.run("explain unrated.trf --player 4 --tie-break ARO");
    assert_eq!(answer.status, 2);
    assert!(answer.stderr.contains("--unrated"), "{}", answer.stderr);
}

#[test]
fn ranks_of_a_file() {
    let folder = folder();
    let swiss = String::from_utf8(folder.read("tec_swiss5.trf")).unwrap();
    fs::write(folder.path("bad-list.trf"), swiss.replace("202 BH", "202 BH,BHX,KS/X")).unwrap();
    fs::write(folder.path("no-list.trf"), swiss.replace("202 BH", "### no list")).unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "check --standings tec_rr6.trf --tie-breaks DE",
        "check --standings --plain tec_rr6.trf --tie-breaks DE --lang fr",
        "check --standings --format json tec_rr6.trf --tie-breaks DE",
        "check bad-list.trf",
        "check --standings bad-list.trf --plain",
        "check --standings no-list.trf",
        "check --guess tec_rr6.trf",
    ]));
}

#[test]
fn the_known_lists_behind_the_ranks_of_a_file() {
    let folder = folder();
    folder.transcript(&["standings tec_swiss5.trf --tie-breaks BH/C1,BH,SB -o ranked.trf"]);
    let ranked = String::from_utf8(folder.read("ranked.trf")).unwrap();
    let without = ranked.lines().filter(|line| !line.starts_with("202") && !line.starts_with("212"));
    fs::write(folder.path("no-list.trf"), without.collect::<Vec<_>>().join("\n")).unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "check --standings no-list.trf",
        "check --standings no-list.trf --format json --lang fr",
        "check --standings --guess ranked.trf --lang es",
        "check --standings --guess tec_rr6.trf --tie-breaks SB --format md",
    ]));
}

#[test]
fn catalogue_and_editions() {
    insta::assert_snapshot!(folder().transcript(&[
        "tie-breaks BH/C1",
        "tie-breaks BHH",
        "tie-breaks DE --format json --lang es",
        "editions fide-2024-08 fide-2026-03",
        "editions fide-2024-8",
        "editions fide-2026-03 fqe-2026-03 --format json --lang fr",
    ]));
}

#[test]
fn standings_from_standard_input() {
    let folder = folder();
    let answer = folder.run_with("standings - --format csv", &folder.read("tec_rr6.trf"), &[]);
    insta::assert_snapshot!(written("standings - --format csv < tec_rr6.trf", &answer));
}
