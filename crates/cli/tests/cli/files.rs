//! `show` and `check` on good files, bad files, other files.

use std::process::{Command, Stdio};

use crate::transcript::{Folder, written};

#[test]
fn a_good_file() {
    insta::assert_snapshot!(Folder::new().transcript(&["show open.trf", "check open.trf"]));
}

#[test]
fn a_broken_file() {
    insta::assert_snapshot!(Folder::new().transcript(&["check broken.trf"]));
}

#[test]
fn a_broken_file_on_plain_lines() {
    insta::assert_snapshot!(
        Folder::new().transcript(&["check --plain broken.trf", "check --plain --quiet broken.trf"])
    );
}

#[test]
fn a_broken_file_as_json() {
    insta::assert_snapshot!(Folder::new().transcript(&["check --format json broken.trf"]));
}

/// Of many findings of a kind three are shown, errors first; `--all` and lists for programs have every one.
#[test]
fn repeats_are_put_together() {
    let folder = Folder::new();
    let file = String::from_utf8(folder.read("broken.trf")).unwrap();
    std::fs::write(folder.path("many.trf"), format!("abc\nabd\nabe\nabf\nabg\n{file}")).unwrap();
    let shown = |arguments: &str| {
        String::from_utf8(folder.run(&format!("check many.trf --plain {arguments}")).stdout).unwrap()
    };
    let text = shown("");
    assert_eq!(text.matches("warning T010").count(), 3, "{text}");
    assert!(text.contains("T010: 3 more findings of this kind\n") && text.contains("--all"), "{text}");
    assert!(text.starts_with("many.trf") && text.lines().next().unwrap().contains(": error "), "{text}");
    let all = shown("--all");
    assert_eq!(all.matches("warning T010").count(), 6, "{all}");
    assert!(!all.contains("more findings") && !all.contains("--all"), "{all}");
    assert_eq!(shown("--format csv").matches(",T010,").count(), 6);
    assert_eq!(shown("--format json").matches("\"T010\"").count(), 6);
    assert!(shown("--format md").contains("| T010 |"));
}

#[test]
fn unknown_tie_breaks_are_named_beside_errors() {
    let folder = Folder::new();
    let broken = String::from_utf8(folder.read("broken.trf")).unwrap();
    std::fs::write(folder.path("list.trf"), broken.replace("202 BH/C1", "202 BHX")).unwrap();
    let answer = folder.run("check list.trf --plain");
    let text = String::from_utf8(answer.stdout).unwrap();
    assert_eq!(answer.status, 1);
    assert!(text.contains("error T049") && text.contains("S020"), "{text}");
    let json = String::from_utf8(folder.run("check list.trf --format json").stdout).unwrap();
    assert!(json.contains("\"S020\""), "{json}");
}

#[test]
fn an_empty_file_is_called_empty() {
    let folder = Folder::new();
    for (empty, lang, words) in [
        ("", "en", "the file is empty"),
        ("\r\n", "fr", "le fichier est vide"),
        (" ", "es", "el archivo está vacío"),
    ] {
        std::fs::write(folder.path("empty.trf"), empty).unwrap();
        for command in ["show", "check", "standings"] {
            let answer = folder.run(&format!("{command} empty.trf --lang {lang}"));
            let said = String::from_utf8(answer.stdout).unwrap() + &answer.stderr;
            assert_eq!(answer.status, 2);
            assert!(said.contains(words) && !said.contains("exaequo check"), "{command}: {said}");
        }
    }
}

#[test]
fn no_tournament_comes_of_errors() {
    insta::assert_snapshot!(
        Folder::new().transcript(&["show --plain broken.trf", "convert broken.trf out.json"])
    );
}

/// Half a file has an error for every game against the other half: a list names the first ones, `check` all.
#[test]
fn many_errors_do_not_fill_the_screen() {
    let folder = Folder::new();
    folder.add_golden("official/tec_swiss5.trf");
    let whole = String::from_utf8(folder.read("tec_swiss5.trf")).unwrap();
    let is_of_half = |line: &&str| !line.starts_with("001") || line[4..8].trim().parse::<u8>().unwrap() < 8;
    let half: Vec<&str> = whole.lines().filter(is_of_half).collect();
    std::fs::write(folder.path("half.trf"), half.join("\n")).unwrap();
    let errors = |text: &str| text.matches("error[").count();
    let all = errors(&String::from_utf8(folder.run("check half.trf --all").stdout).unwrap());
    assert!(all > 10, "{all} errors");
    for command in ["show half.trf", "standings half.trf --preset fide-swiss", "rate half.trf"] {
        let said = folder.run(command).stderr;
        assert_eq!(errors(&said), 10, "{command}\n{said}");
        assert!(said.trim_end().ends_with("see `exaequo check half.trf`"), "{command}\n{said}");
    }
}

#[test]
fn forgiveness_by_name() {
    let all = "T016,T036,t039,T049,T047";
    let commands = [
        format!("check --plain --allow {all} broken.trf"),
        format!("show --allow T016 --allow {all} broken.trf"),
    ];
    let commands: Vec<_> = commands.iter().map(String::as_str).collect();
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

#[test]
fn strictness() {
    let folder = Folder::new();
    folder.add_golden("official/tec_swiss5.trf");
    let commands = ["check --strict open.trf", "show --strict --quiet latin.trf", "check tec_swiss5.trf"];
    insta::assert_snapshot!(folder.transcript(&commands));
}

#[test]
fn windows_1252() {
    let commands = [
        "check latin.trf",
        "check --encoding windows-1252 latin.trf",
        "check --encoding utf-8 latin.trf",
        "show --format json latin.trf",
    ];
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

/// Read otherwise, a file may have other findings than those counted.
#[test]
fn where_to_see_the_findings_is_told_with_the_options_of_reading() {
    let folder = Folder::new();
    let said = |line: &str, hint: &str| {
        let text = folder.run(line).stderr;
        assert!(text.contains(&format!("; see `exaequo check {hint}`")), "{line}: {text}");
    };
    said("show broken.trf", "broken.trf");
    said("standings broken.trf --strict --allow t049", "broken.trf --strict --allow T049");
    said("show broken.trf --encoding utf-8", "broken.trf --encoding utf-8");
}

#[test]
fn other_files() {
    let commands = [
        "check games.pgn",
        "show games.pgn",
        "show missing.trf",
        "show .",
        "check broken.json",
        "show syntax.json",
    ];
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

#[test]
fn a_file_too_large() {
    let folder = Folder::new();
    let answer = folder.run_with("check -", &vec![b' '; (64 << 20) + 10], &[]);
    insta::assert_snapshot!(written("check - < 64 MiB", &answer));
}

#[test]
fn standard_input() {
    let folder = Folder::new();
    let input = folder.read("broken.trf");
    let transcript = ["show - --plain", "check - --plain"]
        .map(|command| written(&format!("{command} < broken.trf"), &folder.run_with(command, &input, &[])));
    insta::assert_snapshot!(transcript.join("\n"));
}

#[test]
fn results_in_a_file() {
    let folder = Folder::new();
    let transcript = folder.transcript(&[
        "check --color always -o report.txt broken.trf",
        "show --format json --output overview.json open.trf",
        "show -o nowhere/out.txt open.trf",
        "show -o . open.trf",
    ]);
    insta::assert_snapshot!(transcript);
    assert_eq!(folder.read("report.txt"), folder.run("check broken.trf").stdout);
    assert_eq!(folder.read("overview.json"), folder.run("show --format json open.trf").stdout);
}

#[test]
fn colours_where_they_are_wanted() {
    let folder = Folder::new();
    let coloured = |answer: crate::transcript::Answer| answer.stdout.contains(&0x1b);
    assert!(coloured(folder.run("check --color always broken.trf")));
    assert!(!coloured(folder.run("check --color never broken.trf")));
    assert!(!coloured(folder.run("check broken.trf")));
    let forced = [("CLICOLOR_FORCE", "1")];
    assert!(coloured(folder.run_with("check broken.trf", b"", &forced)));
    assert!(!coloured(folder.run_with("check broken.trf", b"", &[("NO_COLOR", "1")])));
    assert!(!coloured(folder.run("show --color always --format json open.trf")));
}

#[test]
fn a_reader_who_goes_away_is_fine() {
    let folder = Folder::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_exaequo"))
        .args(["show", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), &folder.read("open.trf")).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), b"".as_slice()));
}
