//! A text that is edited as it is kept, with its error by line and column: prizes, regulations of a play-off.

use askama::Template;
use exaequo::Lang;
use exaequo::report::error::{InWords, place};
use exaequo::report::list;
use exaequo_texts::say;
use serde::Deserialize;

/// What is typed in the form.
#[derive(Debug, Deserialize)]
pub(crate) struct Typed {
    #[serde(default)]
    toml: String,
}

impl Typed {
    /// The text with the ends of lines a file has; blanks alone are nothing.
    pub(crate) fn text(&self) -> String {
        if self.toml.trim().is_empty() { String::new() } else { self.toml.replace("\r\n", "\n") }
    }
}

/// The form with the text.
#[derive(Debug, Template)]
#[template(path = "source.html")]
pub(crate) struct Source {
    action: String,
    pub(crate) title: String,
    pub(crate) about: String,
    text: String,
    example: String,
    see_example: String,
    label: String,
    keep: String,
    wrong: String,
    line: String,
    pub(crate) is_open: bool,
}

impl Source {
    pub(crate) fn new(action: String, text: &str, example: &str, lang: Lang) -> Self {
        Self {
            action,
            title: String::new(),
            about: String::new(),
            text: if text.is_empty() { example.to_owned() } else { text.to_owned() },
            example: example.to_owned(),
            see_example: say!(lang, "An example with every setting"),
            label: say!(lang, "Text (TOML)"),
            keep: say!(lang, "Keep it"),
            wrong: String::new(),
            line: String::new(),
            is_open: false,
        }
    }

    /// With the text somebody else has written meanwhile, and a sentence about it.
    pub(crate) fn met(&mut self, sentence: String, text: &str) {
        (self.wrong, self.line, self.is_open) = (sentence, text.to_owned(), true);
    }

    /// With what is wrong with the text, and the line it is about.
    pub(crate) fn wrong_at(&mut self, error: &impl InWords, text: &str, at: usize, lang: Lang) {
        (self.wrong, self.line) = wrong_with(error, text, at, lang);
    }
}

/// What is wrong with a text in a sentence, and the line it is about.
fn wrong_with(error: &impl InWords, text: &str, at: usize, lang: Lang) -> (String, String) {
    let message = error.message(lang);
    let sentences = [message.title, message.help].into_iter().filter(|text| !text.is_empty());
    let sentence = list::sentences(lang, sentences.map(|text| list::sentence(lang, &text)));
    let (line, _) = place(text, at);
    (sentence, text.lines().nth(line.saturating_sub(1)).unwrap_or_default().to_owned())
}
