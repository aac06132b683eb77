//! Help, and what is said about command lines that are wrong.

use crate::foreign::VERBS;
use crate::transcript::{Folder, written};

#[test]
fn help() {
    let commands = ["--help", "show --help", "check -h", "convert --help", "--version", "help show", "help"];
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

#[test]
fn help_fits_one_screen() {
    let commands = VERBS.map(|verb| format!("{verb} --help"));
    let commands = commands.iter().map(String::as_str).chain(["--help"]);
    for command in commands {
        for lang in ["en", "fr", "es"] {
            let answer = Folder::new().run(&format!("{command} --lang {lang}"));
            assert_eq!(answer.status, 0, "{command}");
            let help = String::from_utf8(answer.stdout).unwrap();
            assert!(help.contains("\n  exaequo "), "{command} {lang}: no example");
            let lines = help.lines().count();
            // The list of all commands is the only one that may be longer.
            let most = if command == "--help" { 50 } else { 30 };
            assert!(lines <= most, "{command} {lang}: {lines} lines");
        }
    }
}

#[test]
fn a_command_of_commands_alone_prints_its_own_help() {
    for line in ["playoff", "playoff --lang en", "--lang en playoff", "playoff --color never"] {
        let answer = Folder::new().run(line);
        assert_eq!(answer.status, 2, "{line}");
        let text = answer.stderr;
        assert!(
            text.contains("exaequo playoff [OPTIONS] COMMAND") && text.contains("merge"),
            "{line}: {text}"
        );
    }
}

#[test]
fn wrong_command_lines() {
    let commands = [
        "",
        "shwo open.trf",
        "frobnicate",
        "show",
        "convert open.trf",
        "show --formt json open.trf",
        "show --frobnicate open.trf",
        "check --format",
        "check --format xml open.trf",
        "check --format jsn open.trf",
        "check --format json --format table open.trf",
        "show --lang de open.trf",
        "show open.trf extra",
        "show --quiet=yes open.trf",
        "check --allow T14 open.trf",
        "check --allow frobnicate open.trf",
        "check --allow T001 open.trf",
        "help shw",
        "help playoff plna",
        "help show plan",
        "help frobnicate",
        "help playoff frobnicate",
        "playoff frobnicate",
        "completions",
        "completions tcsh",
        "lots open.trf",
        "playoff merge",
        "site open.trf",
        "explain",
        "berger 4 --reverse-last-two",
        "card open.trf --played plan.trf",
        "check open.trf --tie-breaks BH",
        "standings open.trf --round -1",
        "pairings open.trf --round -1",
        "berger -3",
        "standings - -",
        "playoff merge - - --regulations playoff.toml",
    ];
    insta::assert_snapshot!(Folder::new().transcript(&commands));
}

#[test]
fn options_and_files_before_the_command() {
    let folder = Folder::new();
    let lines = [
        "--strict standings open.trf",
        "--tie-breaks=BH standings open.trf",
        "-o list.csv standings open.trf",
        "--format json",
        "playoff --regulations playoff.toml plan open.trf",
        "--seed 1 standings open.trf",
        "open.trf",
        "open.trf standings",
        "playoff open.trf",
        "-",
    ];
    let transcript = ["en", "fr", "es"].map(|lang| {
        let variables = [("LANG", lang)];
        lines.map(|line| written(line, &folder.run_with(line, b"", &variables))).join("\n")
    });
    insta::assert_snapshot!(transcript.join("\n"));
}

#[test]
fn what_is_missing_is_said_with_the_usage() {
    let folder = Folder::new();
    let transcript = ["en", "fr", "es"].map(|lang| folder.transcript(&[&format!("lots --lang {lang}")]));
    insta::assert_snapshot!(transcript.join("\n"));
}

#[test]
fn an_unknown_language_is_refused_only_where_it_is_asked_for() {
    let folder = Folder::new();
    for line in ["show --lang de open.trf", "--lang de show open.trf", "--lang=de"] {
        let answer = folder.run(line);
        assert_eq!(answer.status, 2, "{line}");
        assert!(answer.stderr.contains("en, fr, es"), "{line}: {}", answer.stderr);
    }
    let german = folder.run_with("show open.trf", b"", &[("LANG", "de_DE.UTF-8")]);
    assert_eq!((german.status, german.stdout), (0, folder.run("show open.trf").stdout));
}

#[test]
fn commands_inside_another_are_explained() {
    let folder = Folder::new();
    for (part, argument) in [("plan", "FILE"), ("merge", "PLAYOFF")] {
        let help = folder.run(&format!("help playoff {part}"));
        let text = String::from_utf8(help.stdout).unwrap();
        assert_eq!(help.status, 0);
        assert!(text.contains(&format!("exaequo playoff {part} [OPTIONS] FILE")), "{text}");
        assert!(text.contains(argument) && text.contains("--regulations"), "{text}");
        let page = String::from_utf8(folder.run(&format!("man playoff {part}")).stdout).unwrap();
        assert!(page.contains(&format!(".TH exaequo-playoff-{part} 1")), "{page}");
    }
    let both = String::from_utf8(folder.run("help playoff").stdout).unwrap();
    assert!(both.contains("plan ") && both.contains("merge "), "{both}");
}

#[test]
fn completions_and_manual_pages() {
    let folder = Folder::new();
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let answer = folder.run(&format!("completions {shell}"));
        let script = String::from_utf8(answer.stdout).unwrap();
        assert_eq!(answer.status, 0);
        assert!(script.contains("exaequo") && script.contains("line-ends"), "{shell}");
        assert!(script.contains("regulations"), "{shell}: options of a command inside another");
    }
    for page in ["man", "man convert", "man check --lang fr", "man playoff", "man playoff plan"] {
        let answer = folder.run(page);
        assert_eq!(answer.status, 0);
        assert!(String::from_utf8(answer.stdout).unwrap().contains(".TH"), "{page}");
    }
}

#[test]
fn every_option_of_a_manual_page_is_explained() {
    let folder = Folder::new();
    for verb in ["standings", "check", "lots", "rate", "playoff plan", "pairings --lang es"] {
        let page = String::from_utf8(folder.run(&format!("man {verb}")).stdout).unwrap();
        let lines: Vec<&str> = page.lines().collect();
        let options: Vec<_> = lines.windows(3).filter(|lines| lines[0] == ".TP").collect();
        assert!(options.len() > 5, "{verb}");
        for option in options {
            assert!(!option[2].is_empty() && !option[2].starts_with('.'), "{verb}: {option:?}");
        }
    }
}

#[test]
fn an_argument_that_is_empty_is_missing() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_exaequo"));
    let said = command.args(["standings", ""]).output().unwrap().stderr;
    assert!(String::from_utf8(said).unwrap().starts_with("error: missing: FILE"));
}

#[test]
fn options_that_were_meant() {
    for (line, help) in [
        ("standings --tiebreaks PTS a.trf", "did you mean --tie-breaks?"),
        ("rate --payer 3 a.trf", "did you mean --player?"),
        ("standings --regulation p.toml a.trf", "`exaequo playoff merge` puts a play-off into the standings"),
        ("rate --regulation p.toml a.trf", "see `exaequo rate --help`"),
        ("standings --far-from-all a.trf", "see `exaequo standings --help`"),
    ] {
        let answer = Folder::new().run(&format!("{line} --lang en"));
        assert_eq!(answer.status, 2, "{line}");
        assert!(answer.stderr.contains(&format!("help: {help}")), "{line}: {}", answer.stderr);
    }
}
