//! Examples of the help: the names of files are words of the reader's language, all else is as it is typed.

use exaequo::Lang;
use exaequo_texts::say;

/// A name of a file or folder in an example.
#[derive(Clone, Copy)]
enum Word {
    Event,
    League,
    Cards,
    Round,
    Old,
    New,
    PlayOff,
    Draws,
}

/// As they stand in the examples.
const WORDS: [(&str, Word); 8] = [
    ("event", Word::Event),
    ("league", Word::League),
    ("cards", Word::Cards),
    ("round", Word::Round),
    ("old", Word::Old),
    ("new", Word::New),
    ("playoff", Word::PlayOff),
    ("draws", Word::Draws),
];

impl Word {
    fn text(self, lang: Lang) -> String {
        match self {
            Self::Event => say!(lang, "event"),
            Self::League => say!(lang, "league"),
            Self::Cards => say!(lang, "cards"),
            Self::Round => say!(lang, "round"),
            Self::Old => say!(lang, "old"),
            Self::New => say!(lang, "new"),
            Self::PlayOff => say!(lang, "playoff"),
            Self::Draws => say!(lang, "draws"),
        }
    }
}

/// An example with the names of its files in a language.
pub(crate) fn example(lang: Lang, line: &str) -> String {
    let mut after = "";
    let word = |word| {
        let named = named(lang, word, after);
        after = word;
        named
    };
    line.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A word, in the language if it is the name of a file, or of the folder behind `-o`.
fn named(lang: Lang, word: &str, after: &str) -> String {
    let (stem, ending) = word.split_at(word.find('.').unwrap_or(word.len()));
    if ending.is_empty() && after != "-o" {
        return word.to_owned();
    }
    let name = stem.trim_end_matches(|sign: char| sign.is_ascii_digit());
    match WORDS.iter().find(|(english, _)| *english == name) {
        Some((english, found)) => format!("{}{}{ending}", found.text(lang), &stem[english.len()..]),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_in_the_language_and_options_are_not() {
        let line = "exaequo playoff plan event.trf --round 3 --regulations playoff.toml -o round3.html";
        assert_eq!(example(Lang::En, line), line);
        assert_eq!(
            example(Lang::Fr, line),
            "exaequo playoff plan tournoi.trf --round 3 --regulations barrage.toml -o ronde3.html"
        );
        assert_eq!(example(Lang::Es, "exaequo site event.trf -o event"), "exaequo site torneo.trf -o torneo");
    }
}
