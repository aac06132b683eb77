//! Why nothing came of something, and what was left out, as it is shown.

use exaequo_model::Severity;

use super::render::{headline, severity_word};
use super::{Look, Message, colon};
use crate::say;
use crate::text::text_width;
use exaequo_page::{wrap, wrap_after};

/// A failure as it is shown: what, the list that belongs to it, and what to do.
pub fn failure_text(message: &Message, list: &[String], look: &Look) -> String {
    let strong = look.palette.strong;
    let Message { title, help, .. } = message;
    let first = headline(&severity_word(look.lang, Severity::Error), look.palette.error, title, look);
    let list: String = list
        .iter()
        .flat_map(|item| ["  - ".to_owned(), wrap(item, 4, look.width), "\n".to_owned()])
        .collect();
    if help.is_empty() {
        return format!("{first}{list}");
    }
    let label = say!(look.lang, "help:");
    let help = wrap_after(help, text_width(&label) + 1, 2, look.width);
    format!("{first}{list}{strong}{label}{strong:#} {help}\n")
}

/// What was not written because the format cannot hold it, one line each.
pub fn not_written(losses: &[String], look: &Look) -> String {
    let (warning, colon) = (look.palette.warning, colon(look.lang));
    let word = severity_word(look.lang, Severity::Warning);
    let line = |loss: &String| {
        let text = say!(look.lang, "not written: {loss}");
        format!("{warning}{word}{warning:#}{colon} {text}\n")
    };
    losses.iter().map(line).collect()
}
