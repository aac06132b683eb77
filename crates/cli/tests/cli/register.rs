//! `exaequo list`: a federation's register from its first list to a correction, as an officer runs it.

use std::fs;

use exaequo_testkit::postgres::Cluster;

use crate::transcript::Folder;

const LIST: &str = "\
id,name,rating,K,birth,federation,title,sex
2600001,\"Alpha, Ann\",2000,20,1980,CAN,WFM,F
2600002,\"Beta, Bob\",2000,20,1985,CAN,,M
2600003,\"Gamma, Gus\",2100,20,1990,CAN,FM,M
2600004,\"Delta, Dan\",1900,20,2001,FRA,,M
";

/// A duel between the first two.
fn report(result: [char; 2]) -> String {
    let [white, black] = result;
    format!(
        "012 January Cup\n042 2026/01/10\n052 2026/01/11\n092 Individual: Swiss-System\n\
         122 90 minutes and 30 seconds a move\n\
         001    1 f    Alpha, Ann                             CAN     2600001 1980/00/00  {white}.0    1     2 w {white}\n\
         001    2 m    Beta, Bob                              CAN     2600002 1985/00/00  {black}.0    2     1 b {black}\n"
    )
}

fn add(folder: &Folder, name: &str, text: &str) {
    fs::write(folder.path(name), text).expect("a new folder can be written to");
}

pub(crate) fn folder() -> Folder {
    let folder = Folder::new();
    add(&folder, "start.csv", LIST);
    add(&folder, "january.trf", &report(['1', '0']));
    add(&folder, "corrected.trf", &report(['0', '1']));
    folder
}

#[test]
fn a_year_of_an_officer() {
    insta::assert_snapshot!(folder().transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --sender Club --by officer",
        "list check",
        "list accept --all --by officer",
        "list preview 2026-02-01",
        "list close 2026-02-01 --by officer",
        "list show Alpha",
        "list explain 2600001 --lang fr",
        "list correct 1 corrected.trf --by officer --reason result --lang es",
        "list correct 1 corrected.trf --by officer --reason result --yes --quiet",
        "list diff 2026-02-01@0 2026-02-01 --format csv",
        "list events --format csv",
        "list verify",
    ]));
}

#[test]
fn what_is_refused() {
    let folder = folder();
    add(&folder, "cut.txt", "ID Number      Name\n1 Cut");
    add(&folder, "other.csv", "id,rating\n1,high\n");
    insta::assert_snapshot!(folder.transcript(&[
        "list show 1",
        "list init --import cut.txt --date 2026-01-01",
        "list init --import other.csv --date 2026-01-01",
        "list init --import start.csv",
        "list init",
        "list init --import start.csv --import rapid:start.csv --import start.csv --date 2026-01-01",
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list init --date 2026-01-01",
        "list receive start.csv",
        "list receive january.trf --by officer",
        "list receive january.trf --by officer",
        "list check 7",
        "list accept 7",
        "list refuse 1",
        "list close 2026-03-01",
        "list publish 2026-02-01 -o lists",
        "list show Nobody",
        "list show a",
        "list fact Alpha elo=5",
        "list set reach=far",
        "list diff 2026-02-01@3 2026-02-01",
        "list merge 2600001 9 --reason r",
    ]));
}

/// A register that began with one of two ratings would keep it for good.
#[test]
fn a_list_that_says_two_things_of_one_player_is_nothing_to_begin_with() {
    let folder = folder();
    add(&folder, "twice.csv", "id,name,rating\n1,\"A, B\",2000\n2,\"C, D\",1900\n1,\"A, B\",2100\n");
    let refused = folder.run("list init --import twice.csv --date 2026-01-01");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("twice.csv\", line 4"), "{}", refused.stderr);
    assert!(!folder.path("exaequo.register").exists());
    add(&folder, "same.csv", "id,name,rating\n1,\"A, B\",2000\n1,\"A, B\",2000\n");
    assert_eq!(folder.run("list init --import same.csv --date 2026-01-01").status, 0);
}

/// 7.11: no list is of the middle of a month, and of 1999 nobody knows when there were lists.
#[test]
fn article_7_11_a_register_begins_on_a_day_that_has_a_list() {
    let folder = folder();
    for day in ["2026-01-15", "1999-01-01"] {
        for with in ["", " --import start.csv"] {
            let refused = folder.run(&format!("list init --date {day}{with}"));
            assert_eq!(refused.status, 2, "{day}{with}");
            assert!(refused.stderr.contains("there is no list of"), "{}", refused.stderr);
            assert!(!folder.path("exaequo.register").exists(), "{day}{with}");
        }
    }
}

#[test]
fn a_list_is_published_as_files_that_are_read_back() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list close 2026-02-01 --by officer",
        "list publish 2026-02-01 -o lists --by officer",
    ]);
    let published = folder.path("lists/2026-02-01");
    let read = |name: &str| fs::read_to_string(published.join(name)).expect("a published file");
    assert!(read("players_list.txt").contains("2600003        Gamma, Gus"));
    assert!(read("standard_rating_list.txt").starts_with("ID Number"));
    assert!(read("manifest.json").contains("exaequo/publication/1"));
    assert!(read("html/fr/index.html").contains("standard/top.html"));
    assert!(read("html/es/standard/titled.html").contains("Gamma, Gus"));
    // Nothing is left beside it, and what is there is not written over.
    let left: Vec<_> = fs::read_dir(folder.path("lists")).expect("a folder").collect();
    assert_eq!(left.len(), 1);
    let again = folder.transcript(&["list publish 2026-02-01 -o lists"]);
    assert!(again.contains("[status 2]"), "{again}");
}

#[test]
fn article_0_5_a_refusal_names_the_last_day_of_appeal() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --by officer",
        "list receive january.trf --by officer",
    ]);
    // The second of March 2026.
    let day = [("SOURCE_DATE_EPOCH", "1772452800")];
    let answer = folder.run_with("list refuse 1 --article 1.1 --reason fast --by officer", b"", &day);
    let said = String::from_utf8_lossy(&answer.stdout).into_owned();
    assert!(said.contains("The organiser can appeal until 9 March 2026 (0.5)."), "{said}");
}

/// Whoever is killed while a list is published leaves what was published before, and a register that can be verified.
#[test]
fn a_publication_that_is_killed_leaves_nothing_half_done() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list close 2026-02-01 --by officer",
        "list publish 2026-02-01 -o lists --by officer",
        "list close 2026-03-01 --by officer",
    ]);
    let is_verified = || folder.run("list verify").status == 0;
    let manifest = folder.read("lists/2026-02-01/manifest.json");
    let dies = |point: &str| {
        let killed = folder.run_killed("list publish 2026-03-01 -o lists --by officer", point);
        assert_eq!(folder.read("lists/2026-02-01/manifest.json"), manifest, "{point}");
        let target = folder.path("lists/2026-03-01");
        assert!(!target.exists() || target.join("manifest.json").is_file(), "{point}: whole or not there");
        if killed {
            let _ = fs::remove_dir_all(target);
        }
        killed
    };
    for point in ["files", "manifest-begun", "manifest", "rename", "enter"] {
        assert!(dies(point), "{point} is reached");
        assert!(is_verified(), "{point}");
    }
    // In the transaction of the register, and after it.
    for point in ["entries-begun", "entries-inserted", "entries-committed", "entered"] {
        assert!(dies(point), "{point} is reached");
        assert!(is_verified(), "{point}");
    }
    // At every file: when it is begun, and when all of it is written and not yet on the disk.
    let files = manifest_files(&manifest);
    for point in ["file-begun", "file-full"] {
        for time in 1..=files {
            assert!(dies(&format!("{point}:{time}")), "{point}: file {time} of {files}");
        }
        assert!(is_verified(), "{point}");
        assert!(!dies(&format!("{point}:{}", files + 1)), "there is no file after the last");
        fs::remove_dir_all(folder.path("lists/2026-03-01")).expect("it was published");
    }
    assert_eq!(folder.run("list publish 2026-03-01 -o lists --by officer").status, 0);
}

/// How many files a manifest names.
fn manifest_files(manifest: &[u8]) -> usize {
    let manifest: serde_json::Value = serde_json::from_slice(manifest).expect("a manifest is JSON");
    manifest["files"].as_array().expect("files").len()
}

/// A number is looked up on pages that are kept, a name in the register itself: they must say the same at any time.
#[test]
fn a_player_by_number_is_the_player_by_name() {
    let folder = folder();
    let steps = [
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
        "list fact Alpha title=WIM birth=2010 --from 2026-02-01 --by officer --reason award --yes",
        "list close 2026-03-01 --by officer",
        "list correct 1 corrected.trf --by officer --reason result --yes",
        "list fact Beta rating=2222 --from 2026-02-01 --by officer --reason appeal --yes",
        "list set federation=QUE --by officer",
        "list close 2026-04-01 --by officer",
        "list merge 2600003 2600001 --by officer --reason one --yes",
        "list close 2026-05-01 --by officer",
    ];
    for step in steps {
        assert_eq!(folder.run(step).status, 0, "{step}");
        for (number, name) in [("2600001", "Alpha"), ("2600002", "Beta"), ("2600004", "Delta")] {
            let [by_number, by_name] =
                [number, name].map(|who| folder.run(&format!("list show {who} --format csv")).stdout);
            assert_eq!(
                String::from_utf8_lossy(&by_number),
                String::from_utf8_lossy(&by_name),
                "{step}: {name}"
            );
            let [by_number, by_name] =
                [number, name].map(|who| folder.run(&format!("list show {who}")).stdout);
            assert_eq!(
                String::from_utf8_lossy(&by_number),
                String::from_utf8_lossy(&by_name),
                "{step}: {name}"
            );
        }
    }
    let shown = |who: &str| folder.run(&format!("list show {who}")).stdout;
    assert_eq!(shown("2600003"), shown("Alpha"), "a number that was given up");
}

/// Ruling 63: what was published first stays, and both versions are shown of a list that was corrected.
#[test]
fn ruling_63_a_player_is_shown_with_original_and_revised_ratings() {
    let folder = folder();
    for step in [
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
    ] {
        assert_eq!(folder.run(step).status, 0, "{step}");
    }
    let rows = |who: &str| {
        let csv = folder.run(&format!("list show {who} --format csv")).stdout;
        String::from_utf8_lossy(&csv).lines().skip(1).map(str::to_owned).collect::<Vec<_>>()
    };
    let both = |who: &str| -> Vec<String> {
        let versions = |row: &String| row.split(',').skip(4).take(2).collect::<Vec<_>>().join("/");
        rows(who).iter().map(versions).collect()
    };
    assert_eq!(both("2600001"), ["/", "/"], "nothing was corrected yet");
    assert_eq!(folder.run("list correct 1 corrected.trf --by officer --reason result --yes").status, 0);
    for who in ["2600001", "Alpha"] {
        assert_eq!(both(who), ["2010/1990", "/"], "{who}");
    }
    // What a later correction takes back is as it was.
    add(&folder, "again.trf", &format!("022 Toronto\n{}", report(['1', '0'])));
    assert_eq!(folder.run("list correct 1 again.trf --by officer --reason appeal --yes").status, 0);
    for who in ["2600001", "Alpha"] {
        assert_eq!(both(who), ["/", "/"], "{who}");
    }
}

/// The federation's own rating is a kind like the others, and FIDE's ratings know nothing of it.
#[test]
fn national_ratings_go_from_the_report_to_the_published_list() {
    let folder = folder();
    for step in [
        "list init --import start.csv --date 2026-01-01 --kind national --federation CAN --by officer",
        "list receive january.trf --kind national --registered 2025-12-01 --by officer",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
        "list publish 2026-02-01 -o lists --by officer",
        "list verify",
    ] {
        let answer = folder.run(step);
        assert_eq!(answer.status, 0, "{step}: {}", answer.stderr);
    }
    let published = folder.path("lists/2026-02-01");
    let read = |name: &str| fs::read_to_string(published.join(name)).expect("a published file");
    let national = read("national_rating_list.txt");
    let row = |number: &str| national.lines().find(|line| line.starts_with(number)).unwrap_or_default();
    assert!(row("2600001").contains("2010"), "{national}");
    assert!(row("2600002").contains("1990"), "{national}");
    assert!(read("html/fr/national/by-name.html").contains("Alpha, Ann"));
    assert!(read("manifest.json").contains("\"kind\": \"national\""));
    let combined = read("players_list.csv");
    assert!(!combined.contains("2010"), "FIDE's columns have none of it: {combined}");
    let shown = String::from_utf8_lossy(&folder.run("list show 2600001 --format csv").stdout).into_owned();
    assert!(shown.contains("national,2026-02-01,2010,10"), "{shown}");
}

/// The files of a folder.
fn names(folder: &Folder) -> Vec<String> {
    let entries = fs::read_dir(folder.path("")).expect("a folder that is there");
    let names = entries.map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn an_archive_gives_the_register_back() {
    let folder = folder();
    let asked = [
        "list verify --format csv",
        "list events --format csv",
        "list show 2600001 --format csv",
        "list diff 2026-02-01@0 2026-02-01 --format csv",
    ];
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
        "list accept --all --by officer",
        "list close 2026-02-01 --by officer",
        "list correct 1 corrected.trf --by officer --reason result --yes",
    ]);
    let before = folder.transcript(&asked);
    assert_eq!(folder.run("list export -o all.archive").status, 0);
    fs::remove_file(folder.path("exaequo.register")).expect("a register that is there");
    insta::assert_snapshot!(
        folder.transcript(&["list init --from all.archive", "list export -o all.archive"])
    );
    assert_eq!(folder.transcript(&asked), before);
    folder.transcript(&["list export -o again.archive"]);
    let bytes = |name| fs::read(folder.path(name)).expect("an archive that was written");
    assert_eq!(bytes("all.archive"), bytes("again.archive"));
}

#[test]
fn a_broken_archive_is_refused_and_nothing_is_written() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list export -o all.archive",
    ]);
    fs::remove_file(folder.path("exaequo.register")).expect("a register that is there");
    let bytes = fs::read(folder.path("all.archive")).expect("an archive that was written");
    let text = String::from_utf8(bytes).expect("a list in CSV is text");
    add(&folder, "cut.archive", &text[..text.len() / 2]);
    add(&folder, "file.archive", &text.replace("2000,20,1980", "2900,20,1980"));
    add(&folder, "entry.archive", &text.replace("officer", "nobody"));
    let before = names(&folder);
    let said = folder.transcript(&[
        "list init --from cut.archive",
        "list init --from file.archive --lang fr",
        "list init --from entry.archive --lang es",
        "list init --from start.csv",
        "list init --from none.archive",
        "list init --from all.archive --import start.csv",
    ]);
    insta::assert_snapshot!(said);
    assert_eq!(names(&folder), before);
}

#[test]
fn lists_that_follow_from_originals_show_their_revisions_beside_them() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
        "list accept --all --by officer",
        "list close 2026-02-01 --by officer",
    ]);
    insta::assert_snapshot!(folder.transcript(&[
        "list set base=original --by officer --reason rules",
        "list correct 1 corrected.trf --by officer --reason result --yes --format csv",
        "list diff 2026-02-01@0 2026-02-01 --format csv",
        "list show Alpha --format csv",
        "list set base=revised --by officer --reason rules --format csv",
        "list set base=revised --by officer --reason rules --yes --format csv",
        "list show Alpha --format csv",
        "list set base=original --by officer --reason rules",
        "list verify",
    ]));
}

/// A federation whose ratings begin with the register has an empty list to begin with.
#[test]
fn a_register_begins_without_ratings() {
    let folder = folder();
    insta::assert_snapshot!(folder.transcript(&[
        "list init --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer --format csv",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
        "list verify",
    ]));
}

/// FIDE's list and the national one, or FIDE's files of one kind each: whoever is only on a later one stands among the others.
#[test]
fn a_register_begins_with_several_lists() {
    let folder = folder();
    let national = "id,name,rating,birth,federation\n2600002,\"Beta, Bob\",1950,1985,CAN\n\
                    2600009,\"Bravo, Bea\",1500,1999,CAN\n";
    add(&folder, "national.csv", national);
    add(&folder, "rapid.csv", &national.replace("1950", "1850"));
    insta::assert_snapshot!(folder.transcript(&[
        "list init --import start.csv --import national:national.csv --import rapid:rapid.csv --date 2026-01-01 --by officer",
        "list receive january.trf --kind national --registered 2025-12-01 --by officer --format csv",
        "list accept 1 --by officer",
        "list close 2026-02-01 --by officer",
        "list publish 2026-02-01 -o lists --by officer",
        "list show 2600002 --format csv",
        "list show 2600009 --format csv",
        "list verify",
    ]));
    let rows =
        fs::read_to_string(folder.path("lists/2026-02-01/players_list.csv")).expect("a published file");
    let names: Vec<&str> = rows.lines().skip(1).filter_map(|line| line.split('"').nth(1)).collect();
    assert_eq!(names, ["Alpha, Ann", "Beta, Bob", "Bravo, Bea", "Gamma, Gus", "Delta, Dan"], "{rows}");
}

/// Ruling 63: a list that changes only because an earlier one did names the correction all the same.
#[test]
fn revisions_beside_each_other_name_what_was_corrected() {
    let folder = folder();
    add(&folder, "february.trf", &report(['1', '0']).replace("/01/", "/02/").replace("January", "February"));
    for step in [
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf february.trf --registered 2025-12-01 --by officer",
        "list accept 1 2 --by officer",
        "list close 2026-02-01 --by officer",
        "list close 2026-03-01 --by officer",
        "list correct 1 corrected.trf --by officer --reason misread --yes",
    ] {
        assert_eq!(folder.run(step).status, 0, "{step}");
    }
    let diff = String::from_utf8_lossy(&folder.run("list diff 2026-03-01@0 2026-03-01").stdout).into_owned();
    assert!(diff.contains("follows from another row"), "{diff}");
    assert!(diff.contains("event 1, January Cup") && diff.contains("misread"), "{diff}");
    // Nothing lies between a revision and itself.
    let same = String::from_utf8_lossy(&folder.run("list diff 2026-03-01@1 2026-03-01").stdout).into_owned();
    assert!(!same.contains("misread"), "{same}");
}

/// 9.3: who the officer is and how to reach them are one setting, in whatever order and number they are typed.
#[test]
fn officer_and_contact_are_set_together() {
    let folder = folder();
    folder.transcript(&["list init --import start.csv --date 2026-01-01 --by officer"]);
    let shown = |typed: &str| {
        let answer = folder.run(&format!("list set {typed} --by officer"));
        String::from_utf8_lossy(&answer.stdout).into_owned() + &answer.stderr
    };
    for (typed, said) in [
        ("officer=Roy contact=roy@example.org", "Roy, roy@example.org"),
        ("contact=tel officer=Ray", "Ray, tel"),
        ("officer=Rey", "Rey, tel"),
        ("contact=mail", "Rey, mail"),
    ] {
        let shown = shown(typed);
        assert!(shown.contains(said), "{typed}: {shown}");
    }
}

#[test]
fn a_fact_is_noted_with_the_day_beside_it() {
    let folder = folder();
    folder.transcript(&["list init --import start.csv --date 2026-01-01 --by officer"]);
    let status = |typed: &str| folder.run(&format!("list fact 2600001 {typed} --by officer")).status;
    assert_eq!(status("title=GM from=2026-04-01 --reason award"), 0);
    for wrong in
        ["title=GM from=2026-04-01", "title=GM from=april --reason award", "from=2026-04-01 --reason r"]
    {
        assert_eq!(status(wrong), 2, "{wrong}");
    }
    // Whoever forgets the reason is told so before anything is worked out.
    assert_eq!(folder.run("list fact 2600001 title=GM --from 2026-04-01").stdout, b"");
    let archive = || {
        folder.run("list export -o all.archive");
        fs::read_to_string(folder.path("all.archive")).expect("an archive of text")
    };
    assert!(archive().contains("2026-04-01"), "the day is kept");
}

/// Of several events all are decided about, or none.
#[test]
fn events_are_decided_together_or_not_at_all() {
    let folder = folder();
    add(&folder, "february.trf", &report(['1', '0']).replace("/01/", "/02/").replace("January", "February"));
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf february.trf --registered 2025-12-01 --by officer",
    ]);
    let states = || {
        let csv = folder.run("list events --format csv").stdout;
        String::from_utf8_lossy(&csv).matches(",open,").count()
    };
    assert_eq!(states(), 2);
    for wrong in ["list accept 1 2 99 --by officer", "list refuse 1 2 99 --reason r --by officer"] {
        assert_eq!((folder.run(wrong).status, states()), (2, 2), "{wrong}");
    }
    assert_eq!(folder.run("list refuse 1 2 1 --reason r --by officer").status, 0);
    assert_eq!(states(), 0);
    assert_eq!(folder.run("list accept 1 2 1 --by officer").status, 0);
}

/// 9.1: a report that came in time does not miss its list because nobody looked at it.
#[test]
fn a_list_is_not_closed_before_its_reports_are_decided() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list receive january.trf --registered 2025-12-01 --by officer",
    ]);
    insta::assert_snapshot!(folder.transcript(&[
        "list close 2026-02-01 --by officer",
        "list close 2026-02-01 --override open-events --by officer --lang fr",
        "list close 2026-02-01 --override rows --reason r --by officer",
        "list close 2026-02-01 --override open-events --reason appeal --by officer",
        "list publish 2026-02-01 -o lists --by officer",
        "list events --format csv",
        "list verify",
    ]));
}

#[test]
fn a_publication_with_far_fewer_rows_names_who_is_lost() {
    let folder = folder();
    folder.transcript(&[
        "list init --import start.csv --date 2026-01-01 --federation CAN --by officer",
        "list fact Delta rating= --from 2026-02-01 --by officer --reason decision",
        "list close 2026-02-01 --by officer",
    ]);
    insta::assert_snapshot!(folder.transcript(&[
        "list publish 2026-02-01 -o lists --by officer",
        "list publish 2026-02-01 -o lists --by officer --lang fr",
    ]));
}

/// A year of an officer in a file and in a database is the same, and moves from one to the other by the archive.
#[test]
fn a_register_is_kept_in_a_database_too() {
    let (folder, database) = (folder(), Cluster::shared().database());
    let year = |register: &str| {
        let verbs = [
            "list receive january.trf --registered 2025-12-01 --by officer",
            "list accept --all --by officer",
            "list close 2026-02-01 --by officer",
            "list correct 1 corrected.trf --by officer --reason result --yes",
            "list show 2600001",
            "list show Alpha",
            "list explain 2600002 2026-02-01",
            "list verify",
        ];
        let answers = verbs.map(|verb| {
            let answer = folder.run_with(&format!("{verb} --register {register}"), b"", &EPOCH);
            assert_eq!(answer.status, 0, "{verb}: {}", answer.stderr);
            String::from_utf8_lossy(&answer.stdout).into_owned()
        });
        answers.join("\n")
    };
    let init = "list init --import start.csv --date 2026-01-01 --federation CAN --by officer --register";
    let begin = |register: &str| folder.run_with(&format!("{init} {register}"), b"", &EPOCH);
    assert_eq!(begin("file.register").status, 0);
    let first = begin(&database);
    assert_eq!(first.status, 0, "{}", first.stderr);
    let again = begin(&database);
    assert!(again.stderr.contains("there is a register already"), "{}", again.stderr);
    assert_eq!(year("file.register"), year(&database));
    let export = |register: &str, file: &str| {
        let exported = folder.run(&format!("list export -o {file} --register {register}"));
        assert_eq!(exported.status, 0, "{}", exported.stderr);
        fs::read(folder.path(file)).expect("an archive")
    };
    assert!(export("file.register", "one.archive") == export(&database, "other.archive"), "the same facts");
    let other = Cluster::shared().database();
    let moved = folder.run(&format!("list init --from one.archive --register {other}"));
    assert_eq!(moved.status, 0, "{}", moved.stderr);
    assert!(export(&other, "third.archive") == export("file.register", "fourth.archive"));
    let empty = Cluster::shared().database();
    let missing = folder.run(&format!("list verify --register {empty}"));
    assert!(missing.stderr.contains("there is no register"), "{}", missing.stderr);
}

/// A fixed time, so that two registers have the same digests.
const EPOCH: [(&str, &str); 1] = [("SOURCE_DATE_EPOCH", "1772452800")];
