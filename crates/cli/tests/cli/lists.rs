//! `players`, `crosstable`, `pairings`, `missing`, `teams`, `boards`, `card`, `statistics`, `site`, and pages and spreadsheets of other lists.

use std::fs;

use crate::transcript::{Folder, written};

fn folder() -> Folder {
    let folder = Folder::new();
    for name in ["tec_swiss5", "tec_rr6", "tec_team14"] {
        folder.add_golden(&format!("official/{name}.trf"));
    }
    folder
}

#[test]
fn lists_on_standard_output() {
    insta::assert_snapshot!(folder().transcript(&[
        "crosstable tec_swiss5.trf",
        "crosstable tec_swiss5.trf --style fr --lang fr --round 3 --quiet",
        "crosstable tec_rr6.trf --order number --format csv --tie-breaks DE,SB",
        "pairings tec_swiss5.trf --round 2",
        "pairings tec_rr6.trf --by name --format csv",
        "boards tec_team14.trf --by played --format csv --round 3",
        "card tec_rr6.trf --player Helene --lang es",
        "crosstable tec_rr6.trf --plain",
    ]));
}

#[test]
fn lists_of_people() {
    insta::assert_snapshot!(folder().transcript(&[
        "players open.trf",
        "players open.trf --by name --lang es",
        "players open.trf --by federation --lang fr",
        "players open.trf --by rating --format csv",
        "missing open.trf --lang fr",
        "missing open.trf --format csv",
        "teams tec_team14.trf --round 2 --lang es",
        "statistics open.trf --lang fr",
        "statistics open.trf --round 2 --format json",
    ]));
}

#[test]
fn what_is_printed_for_a_round() {
    insta::assert_snapshot!(folder().transcript(&[
        "pairings open.trf --round 2 --by result",
        "pairings tec_swiss5.trf --round 4 --by result --format csv",
        "pairings tec_team14.trf --round 2 --by line-up --format csv --lang fr",
        "pairings tec_team14.trf --round 2 --by sheet --blank results --format csv",
        "pairings tec_rr6.trf --round 2 --by result-card --lang es",
        "pairings tec_rr6.trf --round 2 --by result-card --blank all --format csv",
        "pairings open.trf --by place-card --lang fr",
    ]));
}

#[test]
fn what_cannot_be_listed() {
    insta::assert_snapshot!(folder().transcript(&[
        "boards tec_swiss5.trf",
        "teams tec_swiss5.trf",
        "teams tec_team14.trf --unrated x",
        "statistics tec_swiss5.trf --round 6",
        "players tec_swiss5.trf --by age",
        "boards tec_rr6.trf --lang fr",
        "pairings tec_swiss5.trf --by sheet --lang es",
        "pairings tec_swiss5.trf --by line-up --lang fr",
        "pairings tec_swiss5.trf --by name --blank results",
        "pairings tec_swiss5.trf --by result-card --blank names",
        "card tec_swiss5.trf --person 3 --lang fr",
        "pairings tec_swiss5.trf --round 6",
        "boards tec_team14.trf --round 9",
        "card tec_swiss5.trf --player 99",
        "crosstable tec_swiss5.trf --style german",
        "site tec_swiss5.trf",
        "standings tec_swiss5.trf tec_rr6.trf --format html",
        "site tec_swiss5.trf -o open.trf",
    ]));
}

#[test]
fn the_form_follows_the_name_of_the_file() {
    let folder = folder();
    let begins = [
        ("a.html", b"<!DOCTYPE html>".as_slice()),
        ("a.xlsx", b"PK"),
        ("a.csv", b"line,rank,"),
        ("a.md", b"## TEC"),
        ("a.json", b"{\n  \"schema\": \"exaequo/list/1\""),
        ("a.txt", b"TEC Exercises"),
    ];
    for (name, begin) in begins {
        let answer = folder.run(&format!("crosstable tec_swiss5.trf -o {name} --quiet"));
        assert_eq!(answer.status, 0, "{}", written(name, &answer));
        assert!(answer.stdout.is_empty());
        assert!(folder.read(name).starts_with(begin), "{name}");
    }
    for command in ["standings", "rate"] {
        for name in ["b.html", "b.xlsx"] {
            let answer = folder.run(&format!("{command} tec_swiss5.trf -o {name} --quiet"));
            assert_eq!(answer.status, 0, "{}", written(command, &answer));
            let begin: &[u8] = if name == "b.html" { b"<!DOCTYPE html>" } else { b"PK" };
            assert!(folder.read(name).starts_with(begin), "{command} {name}");
        }
    }
}

#[test]
fn a_site_is_a_folder_of_pages() {
    let folder = folder();
    let answer = folder.run("site tec_swiss5.trf -o pages --quiet");
    assert_eq!(answer.status, 0, "{}", written("site", &answer));
    assert!(answer.stdout.is_empty() && answer.stderr.is_empty(), "no bar where nobody sees it");
    let pages = |below: &str| fs::read_dir(folder.path(&format!("pages/{below}"))).unwrap().count();
    // Standings, crosstable, players, ratings, statistics, five rounds, sixteen players.
    assert_eq!(["en", "fr", "es"].map(pages), [26; 3]);
    assert!(folder.path("pages/index.html").is_file());
    let languages = |folder: &Folder| String::from_utf8(folder.read("pages/index.html")).unwrap();
    assert!(languages(&folder).contains("<html lang=\"en\">"));
    folder.run("site tec_swiss5.trf -o pages --quiet --lang fr");
    assert!(languages(&folder).contains("<html lang=\"fr\">"));
    let again = folder.run("site tec_swiss5.trf -o pages --quiet");
    assert_eq!(again.status, 0, "a site is written over");
}

/// A program that was ended between taking the old pages away and putting the new ones there.
#[test]
fn pages_that_were_taken_out_of_their_place_come_back() {
    let folder = folder();
    folder.run("site tec_swiss5.trf -o pages --quiet");
    let beside = folder.path(".exaequo-pages-Ab1c2D");
    fs::create_dir(&beside).unwrap();
    fs::rename(folder.path("pages/fr"), beside.join("old-fr")).unwrap();
    assert_ne!(folder.run("site not-there.trf -o pages").status, 0);
    assert!(folder.path("pages/fr/index.html").exists(), "also where there is nothing new to write");
    folder.run("site tec_swiss5.trf -o pages --quiet");
    let names = fs::read_dir(folder.path("pages")).unwrap().map(|one| one.unwrap().file_name());
    assert!(names.map(|name| name.into_string().unwrap()).all(|name| !name.starts_with('.')));
}

#[test]
fn a_site_is_no_file() {
    let folder = folder();
    fs::write(folder.path("notes.txt"), "mine").unwrap();
    insta::assert_snapshot!(folder.transcript(&[
        "site tec_swiss5.trf -o notes.txt",
        "site tec_swiss5.trf -o notes.txt --lang fr",
        "site tec_swiss5.trf -o notes.txt --lang es",
        "site tec_swiss5.trf -o notes.txt/pages",
        "site tec_swiss5.trf -o -",
    ]));
    assert_eq!(folder.read("notes.txt"), b"mine");
}

/// Colours are for terminals, and nothing of them reaches a file or a pipe.
#[test]
fn no_colours_in_a_pipe() {
    let folder = folder();
    let piped = folder.run("crosstable tec_swiss5.trf");
    assert!(!piped.stdout.contains(&0x1B));
    let asked = folder.run("crosstable tec_swiss5.trf --color always");
    assert!(asked.stdout.contains(&0x1B));
}

#[test]
fn paper_is_that_of_the_federation_else_of_the_locale() {
    let folder = Folder::new();
    let file = String::from_utf8(folder.read("open.trf")).unwrap();
    fs::write(folder.path("nowhere.trf"), file.replacen("032 CAN\r\n", "", 1)).unwrap();
    fs::write(folder.path("spain.trf"), file.replacen("032 CAN", "032 ESP", 1)).unwrap();
    let printed_on = |command: &str, locale: &str| {
        let answer = folder.run_with(&format!("{command} -o list.html"), b"", &[("LC_ALL", locale)]);
        assert_eq!(answer.status, 0, "{}", answer.stderr);
        let page = String::from_utf8(folder.read("list.html")).unwrap();
        let (_, size) = page.split_once("@page{size:").unwrap();
        size.chars().take_while(char::is_ascii_alphanumeric).collect::<String>()
    };
    for (command, locale, expected) in [
        ("standings nowhere.trf", "fr_CA.UTF-8", "letter"),
        ("standings nowhere.trf", "fr_FR.UTF-8", "A4"),
        ("standings nowhere.trf", "C", "A4"),
        ("standings nowhere.trf --paper a4", "fr_CA.UTF-8", "A4"),
        ("standings spain.trf", "en_US.UTF-8", "A4"),
        ("standings open.trf", "fr_FR.UTF-8", "letter"),
        ("berger 6", "es_MX.UTF-8", "letter"),
    ] {
        assert_eq!(printed_on(command, locale), expected, "{command} {locale}");
    }
    let answer = folder.run_with("site nowhere.trf -o site", b"", &[("LANG", "en_US.UTF-8")]);
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    let page = String::from_utf8(folder.read("site/en/index.html")).unwrap();
    assert!(page.contains("@page{size:letter"));
}
