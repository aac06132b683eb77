//! Every problem in every language.

use std::fmt::Write as _;

use exaequo_model::Span;
use exaequo_report::Lang;
use exaequo_report::diagnostic::{Message, message};
use exaequo_trf::Problem;

use crate::samples;

fn messages(lang: Lang) -> Vec<(&'static str, Message)> {
    let document = samples::document();
    let say =
        |problem: &Problem| (problem.code(), message(lang, problem, Some(&document), Some(Span::line(1))));
    samples::all().iter().map(say).collect()
}

fn all_in(lang: Lang) -> String {
    let mut text = String::new();
    for (code, message) in messages(lang) {
        let Message { title, help, assumed } = message;
        writeln!(text, "{code} {title}\n     = {help}").unwrap();
        if let Some(assumed) = assumed {
            writeln!(text, "     > {assumed}").unwrap();
        }
    }
    text
}

#[test]
fn english() {
    insta::assert_snapshot!(all_in(Lang::En));
}

#[test]
fn french() {
    insta::assert_snapshot!(all_in(Lang::Fr));
}

#[test]
fn spanish() {
    insta::assert_snapshot!(all_in(Lang::Es));
}

#[test]
fn every_code_has_a_sample_in_order() {
    let mut sampled: Vec<_> = samples::all().iter().map(Problem::code).collect();
    sampled.dedup();
    let files = Problem::ALL.iter().map(|listing| listing.code.to_owned());
    let facts = (1..=19).map(|number| format!("M{number:03}"));
    assert_eq!(sampled, files.chain(facts).collect::<Vec<_>>());
}

/// All sentences of a language.
fn sentences(lang: Lang) -> Vec<String> {
    let parts = |(_, message): (_, Message)| [Some(message.title), Some(message.help), message.assumed];
    messages(lang).into_iter().flat_map(parts).flatten().collect()
}

#[test]
fn sentences_begin_small_and_end_without_a_period() {
    for sentence in Lang::ALL.into_iter().flat_map(sentences) {
        let first = sentence.chars().next().unwrap();
        let name = ["White", "Black"].iter().any(|word| sentence.starts_with(word));
        assert!(!first.is_uppercase() || name, "{sentence}");
        assert!(!sentence.ends_with(['.', ' ', '!']), "{sentence}");
        assert!(!sentence.contains("  ") && !sentence.contains('{'), "{sentence}");
        assert!(sentence.chars().count() <= 140, "{}: {sentence}", sentence.chars().count());
    }
}

#[test]
fn french_typography() {
    for sentence in sentences(Lang::Fr) {
        let sentence = sentence.replace("6000+30:900+30", "");
        for (before, sign) in sentence.chars().zip(sentence.chars().skip(1)) {
            assert!(before == '\u{202F}' || !":;!?»".contains(sign) || before == '«', "{sentence}");
            assert!(before != '«' || sign == '\u{202F}', "{sentence}");
        }
        assert!(!sentence.contains(['\'', '"']), "{sentence}");
    }
}

#[test]
fn english_and_spanish_typography() {
    let without_numbers =
        |sentence: String| sentence.replace("1\u{202F}000\u{202F}000", "").replace("65\u{202F}536", "");
    for sentence in [Lang::En, Lang::Es].into_iter().flat_map(sentences).map(without_numbers) {
        assert!(!sentence.contains(['\u{202F}', '’']), "{sentence}");
    }
    for sentence in sentences(Lang::Es) {
        assert!(!sentence.contains(['"', '\'']), "{sentence}");
    }
}
