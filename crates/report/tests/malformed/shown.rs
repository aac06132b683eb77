//! The findings as they are printed: place, line, carets, help and what was assumed.

use exaequo_report::Lang;
use exaequo_report::diagnostic::{Counts, Look, Source, render, summary};

use crate::files::{self, Case};

/// What `exaequo check` prints about a file.
fn shown(case: &Case, lang: Lang) -> String {
    let reading = case.read();
    let findings = reading.diagnostics.all();
    let source = Source::new(&format!("{}.trf", case.name), Some(&reading.document), findings);
    let look = Look::plain(lang);
    let counts = Counts::of(findings.iter().map(|finding| finding.severity));
    let texts = findings.iter().map(|finding| render(&source, finding, &look) + "\n");
    texts.collect::<String>() + &summary(lang, Counts { hidden: reading.diagnostics.hidden(), ..counts })
}

fn check(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn in_english() {
    for case in files::all() {
        check(&case.name, &shown(&case, Lang::En));
    }
}

/// Some of every kind in the other languages: a line, a pair, a file, a setting, a team.
#[test]
fn in_french_and_spanish() {
    let some = [
        "T001-no-players",
        "T014-points",
        "T018-long-name",
        "T021-prohibition",
        "T036-unknown-opponent",
        "T049-impossible-result",
        "T062-last-round",
        "T070-count",
        "T083-match-points",
    ];
    let cases = files::all();
    for name in some {
        let case = cases.iter().find(|case| case.name == name).unwrap();
        check(&format!("{name}.fr"), &shown(case, Lang::Fr));
        check(&format!("{name}.es"), &shown(case, Lang::Es));
    }
}

/// Carets stand below the line they belong to, and under something where the line has something there.
#[test]
fn carets_fit_their_lines() {
    for case in files::all() {
        let text = shown(&case, Lang::En);
        let lines: Vec<&str> = text.lines().collect();
        for pair in lines.windows(2) {
            let Some(carets) = pair[1].split_once('|').map(|(_, carets)| carets) else { continue };
            if carets.contains('^') {
                let above = pair[0].split_once('|').unwrap().1;
                let reach = carets.trim_end().chars().count();
                assert!(reach <= above.chars().count() + 8, "{}:\n{}\n{}", case.name, pair[0], pair[1]);
            }
        }
    }
}
