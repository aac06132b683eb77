//! Findings with the line they are about, as data, for surfaces that draw them themselves.

use std::ops::Range;

use exaequo_event::{Check, FileFinding};
use exaequo_model::{Severity, Span};

use super::{Repeats, Shown, more_words, words};
use crate::diagnostic::{Look, assumption, capitalised, severity_word, why_label};
use crate::text::sanitize;
use crate::{Lang, json_error};

/// A finding in words, with its place in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Seen {
    /// The code of the finding, such as `T014`.
    pub code: &'static str,
    /// How serious it is.
    pub severity: Severity,
    /// The same as a word.
    pub word: String,
    /// What was found, as a sentence without its period.
    pub title: String,
    /// What to do about it; empty where there is nothing to do.
    pub help: String,
    /// What is assumed in spite of it, or why it is so: a label and its text.
    pub remark: Option<(String, String)>,
    /// The line of the file, from 1.
    pub line: Option<u32>,
    /// Where in a document without lines it is, such as `rounds[2].games[0]`; empty where it has lines.
    pub path: String,
    /// The text of the line; empty where the file has none.
    pub text: String,
    /// Which characters of the line are meant.
    pub marked: Range<usize>,
}

/// Findings of the same kind, the first of them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SeenGroup {
    /// The findings that are shown.
    pub findings: Vec<Seen>,
    /// How many more there are, as a sentence; empty where there are none.
    pub more: String,
}

/// The findings, errors first.
///
/// ```
/// use exaequo_event::Event;
/// use exaequo_report::check::{Repeats, seen};
/// use exaequo_report::Lang;
///
/// let check = Event::read("012 Open\nabc\n", &Default::default()).check();
/// let groups = seen(&check, Repeats::Grouped, Lang::En);
/// let unknown = groups.iter().flat_map(|group| &group.findings).find(|one| one.code == "T010").unwrap();
/// assert_eq!((unknown.line, unknown.text.as_str()), (Some(2), "abc"));
/// ```
pub fn seen(check: &Check, repeats: Repeats, lang: Lang) -> Vec<SeenGroup> {
    let look = Look::plain(lang);
    let shown = Shown::new(check.reading(), "", super::Manner::Drawn, &look);
    let groups = check.groups(repeats.examples()).into_iter();
    let group = groups.map(|group| SeenGroup {
        findings: group.examples.iter().map(|finding| one(check, finding, &shown, lang)).collect(),
        more: if group.more > 0 { more_words(group.code, group.more, lang) } else { String::new() },
    });
    group.collect()
}

fn one(check: &Check, finding: &FileFinding, shown: &Shown<'_>, lang: Lang) -> Seen {
    let message = words::of(check, finding, lang);
    let remark = match finding {
        FileFinding::Trf(found) => {
            assumption(lang, found, &message).map(|(label, text)| (label, text.to_owned()))
        }
        _ => message.assumed.clone().map(|why| (why_label(lang), why)),
    };
    let (text, marked) = finding.span().and_then(|span| excerpt(shown, span)).unwrap_or_default();
    Seen {
        code: finding.code(),
        severity: finding.severity(),
        word: severity_word(lang, finding.severity()),
        title: capitalised(&message.title),
        help: capitalised(&message.help),
        remark,
        line: line(finding, lang),
        path: path(finding, lang),
        text,
        marked,
    }
}

/// The line, with one sign for each of its characters.
fn excerpt(shown: &Shown<'_>, span: Span) -> Option<(String, Range<usize>)> {
    let (text, marked) = shown.source.excerpt(span)?;
    let visible = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    Some((visible.collect::<String>().trim_end().to_owned(), marked))
}

fn line(finding: &FileFinding, lang: Lang) -> Option<u32> {
    match finding {
        FileFinding::Json(problem) => json_error::finding(lang, problem).line,
        _ => finding.span().map(|span| span.line),
    }
}

fn path(finding: &FileFinding, lang: Lang) -> String {
    let FileFinding::Json(problem) = finding else { return String::new() };
    json_error::finding(lang, problem).path.map(|path| sanitize(&path)).unwrap_or_default()
}
