//! `exaequo forecast` and `exaequo generate`.

use crate::transcript::{Answer, Folder};

fn out(answer: Answer) -> String {
    assert_eq!(answer.status, 0, "{}", answer.stderr);
    String::from_utf8(answer.stdout).unwrap()
}

/// A folder with an event whose last round is paired.
fn open_event() -> Folder {
    let folder = Folder::new();
    out(folder.run("generate --seed 7 --players 24 --rounds 5 --open -o ."));
    folder
}

#[test]
fn generated_files_are_clean_and_the_same_every_time() {
    let folder = Folder::new();
    let kinds = [
        "--players 31 --rounds 7",
        "--players 9 --system round-robin",
        "--players 8 --rounds 5 --system team --boards 3",
        "--players 30 --rounds 7 --scores 3-1-0 --withdrawals 300 --byes 100",
        "--players 30 --rounds 7 --open",
    ];
    for (seed, kind) in (1..).zip(kinds) {
        // TRF16 knows no points but 1-½-0.
        let formats = ["trf26", "json", "trf16"];
        let formats = if kind.contains("--scores") { &formats[..2] } else { &formats[..] };
        for to in formats {
            let ending = if *to == "json" { "json" } else { "trf" };
            for place in ["one", "two"] {
                out(folder.run(&format!("generate --seed {seed} {kind} --to {to} --standings -o {place}")));
            }
            let file = format!("event-{seed}.{ending}");
            let bytes = ["one", "two"].map(|place| folder.read(&format!("{place}/{file}")));
            assert_eq!(bytes[0], bytes[1], "{file}");
            let found = out(folder.run(&format!("check one/{file}")));
            assert_eq!(found, "no problems found\n", "{kind} {to}");
        }
    }
}

#[test]
fn a_batch_has_expected_standings() {
    let folder = Folder::new();
    out(folder.run("generate --seed 4 --players 12 --rounds 5 --count 3 --standings -o corpus"));
    for number in 1..=3 {
        let expected = folder.read(&format!("corpus/event-4-000{number}.standings.json"));
        let found = out(folder.run(&format!("standings --format json corpus/event-4-000{number}.trf")));
        let rows = |text: &str| text.matches("\"rank\"").count();
        assert_eq!(rows(&found), 12);
        assert_eq!(rows(&String::from_utf8(expected).unwrap()), 12);
    }
}

#[test]
fn what_cannot_be_made_is_refused() {
    let folder = Folder::new();
    for (line, said) in [
        ("generate --players 1 -o x", "at least 2"),
        ("generate --players 9 --rounds 3 --scores 3-1-0 --to trf16 -o x", "cannot hold"),
        ("generate --players 4 --rounds 9 -o x", "at most 3 rounds"),
        ("generate --players 10 --rounds 5 --start yesterday -o x", "not a day"),
        ("generate --players 10 --rounds 5 --tie-breaks BUH,XYZ -o x", "XYZ"),
    ] {
        let answer = folder.run(line);
        assert_eq!(answer.status, 2, "{line}");
        assert!(answer.stderr.contains(said), "{line}: {}", answer.stderr);
    }
}

#[test]
fn forecasts_have_every_form_and_name_the_model() {
    let folder = open_event();
    for lang in ["en", "fr", "es"] {
        for form in ["table", "csv", "md", "html", "json", "xlsx"] {
            out(folder.run(&format!("forecast event-7.trf --lang {lang} --format {form} -o out.{form}")));
        }
    }
    let page = out(folder.run("forecast event-7.trf"));
    assert!(page.contains("can still") && page.contains("statistical model"), "{page}");
    assert!(page.contains("whatever happens elsewhere"), "{page}");
    assert!(!page.contains(" 0.00 %") && !page.contains("100.0 %"), "{page}");
    let table = out(folder.run("forecast event-7.trf --by table --draws 40 --seed 3"));
    assert!(table.contains("table 8.1b") && table.contains("seed 3"), "{table}");
    let json = out(folder.run("forecast event-7.trf --format json --samples 0"));
    assert!(json.contains("\"schema\": \"exaequo/forecast/1\"") && !json.contains("\"model\": {"), "{json}");
}

#[test]
fn one_participant_is_looked_at_for_each_own_result() {
    let folder = open_event();
    let page = out(folder.run("forecast event-7.trf --player 1"));
    for words in ["With a win", "With a draw", "With a loss", "How likely each place is"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert_eq!(folder.run("forecast event-7.trf --player 99").status, 2);
}

#[test]
fn a_finished_event_is_asked_about_an_earlier_moment() {
    let folder = Folder::new();
    out(folder.run("generate --seed 5 --players 20 --rounds 5 -o ."));
    let over = folder.run("forecast event-5.trf");
    assert_eq!(over.status, 2);
    assert!(over.stderr.contains("nothing is open"), "{}", over.stderr);
    out(folder.run("forecast event-5.trf --round 5"));
    let earlier = out(folder.run("forecast event-5.trf --round 3"));
    assert!(earlier.contains("bounds from points alone"), "{earlier}");
    let refused = folder.run("forecast event-5.trf --round 5 --tie-breaks BH,PTS");
    assert_eq!(refused.status, 2);
    assert!(refused.stderr.contains("before the points"), "{}", refused.stderr);
}

/// The commands of docs/forecast.md, in the order of the page.
#[test]
fn the_page_shows_commands_that_work() {
    let folder = Folder::new();
    let page = include_str!("../../../../docs/forecast.md");
    let lines = page.lines().filter_map(|line| line.strip_prefix("exaequo "));
    let commands: Vec<&str> = lines.map(|line| line.split('#').next().unwrap_or(line).trim()).collect();
    assert!(commands.len() > 6);
    for command in commands {
        out(folder.run(command));
    }
}
