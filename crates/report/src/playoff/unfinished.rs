//! The warnings that an event is not over, and that a play-off is left out.

use exaequo_model::Severity;
use exaequo_playoff::Unfinished;

use crate::diagnostic::{Look, colon, severity_word, style};
use crate::text::sanitize;
use crate::{Lang, say};

/// `warning[P001]: …` on one line.
pub fn unfinished_line(unfinished: Unfinished, look: &Look) -> String {
    line(Unfinished::CODE, &unfinished_words(unfinished, look.lang), look)
}

/// `warning[P002]: …` on one line, where a file has the games of a play-off and the regulations have none (2.1).
pub fn unused_line(file: &str, look: &Look) -> String {
    let text = say!(
        look.lang,
        "{file} is left out: by the regulations nobody plays off (method, 2.1)",
        file = sanitize(file)
    );
    line("P002", &text, look)
}

fn line(code: &str, text: &str, look: &Look) -> String {
    let (style, strong) = (style(look, Severity::Warning), look.palette.strong);
    let (word, colon) = (severity_word(look.lang, Severity::Warning), colon(look.lang));
    format!("{style}{word}[{code}]{style:#}{strong}{colon} {text}{strong:#}\n")
}

/// What is provisional, and why.
pub(super) fn unfinished_words(unfinished: Unfinished, lang: Lang) -> String {
    let Unfinished { counted, announced, missing } = unfinished;
    let missing = say!(lang, count missing, "{missing} result missing", "{missing} results missing", missing);
    say!(lang, count announced,
        "provisional: the tournament is not over ({counted} of {announced} round counted, {missing}); ties, numbers and lots can change",
        "provisional: the tournament is not over ({counted} of {announced} rounds counted, {missing}); ties, numbers and lots can change",
        counted, announced, missing)
}

/// A heading, marked where the event is not over.
pub(super) fn marked(title: String, is_provisional: bool, lang: Lang) -> String {
    if !is_provisional {
        return title;
    }
    say!(lang, "{title} (provisional)", title)
}
