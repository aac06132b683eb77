//! What has to be said about a list is said on standard error, whatever form the list has and wherever it goes.

use std::fs;

use crate::transcript::Folder;

/// Every form a list has.
const FORMS: [&str; 6] = ["txt", "csv", "md", "json", "html", "xlsx"];
/// Verbs that rank, and so may drop a criterion.
const VERBS: [&str; 8] = [
    "standings FILE",
    "standings FILE --only women",
    "crosstable FILE",
    "card FILE",
    "card FILE --player 1",
    "explain FILE --player 1",
    "prizes FILE --prizes prizes.toml",
    "playoff plan FILE --regulations playoff.toml",
];

/// The open without the records that begin so.
fn without(folder: &Folder, records: &[&str], name: &str) {
    let file = String::from_utf8(folder.read("open.trf")).unwrap();
    let kept = file.lines().filter(|line| !records.iter().any(|record| line.starts_with(record)));
    fs::write(folder.path(name), kept.flat_map(|line| [line, "\n"]).collect::<String>()).unwrap();
}

/// Runs a verb in every form and checks that each says all of these on standard error, once.
fn says(folder: &Folder, verb: &str, file: &str, options: &str, codes: &[&str]) {
    for form in FORMS {
        let command = format!("{} {options} -o out.{form}", verb.replace("FILE", file));
        let answer = folder.run(&command);
        assert_eq!(answer.status, 0, "{command}: {}", answer.stderr);
        for code in codes {
            let said = answer.stderr.matches(&format!("[{code}]")).count();
            assert_eq!(said, 1, "{command}: {code}: {}", answer.stderr);
        }
        let quiet = folder.run(&format!("{command} --quiet"));
        assert_eq!(quiet.stderr, "", "{command}");
    }
}

#[test]
fn a_criterion_that_is_dropped_is_told_with_its_remedy_in_every_form() {
    let folder = Folder::new();
    for verb in VERBS {
        says(&folder, verb, "open.trf", "--tie-breaks PTS,ARO,BH", &["S001"]);
    }
    says(&folder, "pairings FILE", "open.trf", "--tie-breaks PTS,ARO,BH", &["S001"]);
    let answer = folder.run("standings open.trf --tie-breaks PTS,ARO,BH -o out.html");
    assert!(answer.stderr.contains("--unrated"), "{}", answer.stderr);
}

#[test]
fn that_no_list_is_named_is_told_in_every_form() {
    let folder = Folder::new();
    without(&folder, &["202"], "unlisted.trf");
    for verb in VERBS {
        says(&folder, verb, "unlisted.trf", "", &["S026"]);
    }
}

#[test]
fn that_the_first_day_is_not_known_is_told_in_every_form() {
    let folder = Folder::new();
    without(&folder, &["042", "052"], "undated.trf");
    // Groups of prizes ask for ages, which nobody knows without a date.
    for verb in VERBS.into_iter().filter(|verb| !verb.starts_with("prizes")) {
        says(&folder, verb, "undated.trf", "", &["S038"]);
        let named = folder.run(&format!("{} --edition fide-2024-08", verb.replace("FILE", "undated.trf")));
        assert!(!named.stderr.contains("S038"), "{verb}: {}", named.stderr);
    }
}

#[test]
fn other_results_than_lists_tell_it_too() {
    let folder = Folder::new();
    without(&folder, &["042", "052"], "undated.trf");
    let said = |command: &str| {
        let answer = folder.run(command);
        for code in ["S001", "S038"] {
            assert_eq!(
                answer.stderr.matches(&format!("[{code}]")).count(),
                1,
                "{command}: {}",
                answer.stderr
            );
        }
    };
    said("site undated.trf --tie-breaks PTS,ARO,BH -o site");
    said("standings undated.trf --tie-breaks PTS,ARO,BH -o ranked.trf");
    said("lots undated.trf --tie-breaks PTS,ARO --for 2-3 --seed S --time 2026-03-08T16:05:00Z -o lots.html");
    said("forecast undated.trf --tie-breaks PTS,ARO,BH --round 3 -o forecast.html");
}

#[test]
fn a_list_says_by_which_edition_it_ranks_where_the_first_day_is_not_known() {
    let folder = Folder::new();
    without(&folder, &["042", "052"], "undated.trf");
    for (lang, words) in [
        ("en", "the first day of the event is not known: the newest edition ranks it, fide-2026-03"),
        ("fr", "le premier jour du tournoi n’est pas connu\u{202f}: l’édition la plus récente s’applique"),
        ("es", "no se conoce el primer día del torneo: se aplica la edición más reciente"),
    ] {
        for form in ["table", "md", "html", "json"] {
            let answer = folder.run(&format!("standings undated.trf --lang {lang} --format {form}"));
            let shown = String::from_utf8(answer.stdout).unwrap();
            let shown = shown.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(
                shown.contains(&words.split_whitespace().collect::<Vec<_>>().join(" ")),
                "{lang} {form}: {shown}"
            );
        }
    }
}
