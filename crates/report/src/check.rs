//! Everything that is wrong with a file: for the eye with lines and carets, as plain lines, as a list, as JSON.

mod json;
mod page;
mod seen;
mod words;

pub use page::page;
pub use seen::{Seen, SeenGroup, seen};
pub use words::{about_ranks, compared};

use exaequo_event::{Check, FileFinding, Reading};
use exaequo_json::results::check::Check as Form;
use exaequo_json::{Layout, to_text};
use exaequo_model::Severity;
use exaequo_trf::Diagnostic;

use crate::diagnostic::{self, Look, plain, plain_message, render, render_message, summary};
use crate::{Lang, json_error, say, wrapped};

/// How many findings of a kind are shown where repeats are put together.
pub const EXAMPLES: usize = 3;

/// What becomes of findings of the same kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Repeats {
    /// The first few are shown, and how many more there are.
    #[default]
    Grouped,
    /// All are shown.
    All,
}

impl Repeats {
    const fn examples(self) -> usize {
        match self {
            Self::Grouped => EXAMPLES,
            Self::All => usize::MAX,
        }
    }
}

/// How findings are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// With the line of the file and carets under the columns.
    #[default]
    Drawn,
    /// One line each, which makes sense by itself.
    Plain,
}

/// What is shown of a check.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How findings are shown.
    pub manner: Manner,
    /// What becomes of findings of the same kind.
    pub repeats: Repeats,
    /// The least serious ones that are shown.
    pub least: Severity,
}

impl Default for Options {
    fn default() -> Self {
        Self { manner: Manner::default(), repeats: Repeats::default(), least: Severity::Note }
    }
}

/// The findings as text, errors first; the name is that of the file.
///
/// ```
/// use exaequo_event::Event;
/// use exaequo_report::check::{self, Options};
/// use exaequo_report::diagnostic::Look;
/// use exaequo_report::Lang;
///
/// let file = "012 Open\nabc\nabd\nabe\nabf\n";
/// let check = Event::read(file, &Default::default()).check();
/// let text = check::text(&check, "open.trf", Options::default(), &Look::plain(Lang::En));
/// assert!(text.starts_with("error[T001]"));
/// assert_eq!(check::closing(&check, Lang::En), "1 error, 4 warnings");
/// ```
pub fn text(check: &Check, name: &str, options: Options, look: &Look) -> String {
    let shown = Shown::new(check.reading(), name, options.manner, look);
    // Of a file that is something else, the unknown lines are not worth a word each.
    let least = if check.reading().source().is_something_else() { Severity::Error } else { options.least };
    let groups = check.groups(options.repeats.examples()).into_iter();
    let text = groups.filter(|group| group.severity >= least).map(|group| {
        let examples: String = group
            .examples
            .iter()
            .map(|finding| shown.one(finding, &words::of(check, finding, look.lang)))
            .collect();
        examples + &shown.more(group.code, group.more)
    });
    text.collect()
}

/// The first errors of a file that holds no tournament.
pub fn first_errors(reading: &Reading, name: &str, most: usize, manner: Manner, look: &Look) -> String {
    let shown = Shown::new(reading, name, manner, look);
    let findings = reading.findings();
    let errors = findings.iter().filter(|finding| finding.severity() == Severity::Error).take(most);
    errors.map(|finding| shown.one(finding, &words::of_file(reading, finding, look.lang))).collect()
}

/// How many findings there are: `2 errors, 5 warnings, 1 note`.
pub fn closing(check: &Check, lang: Lang) -> String {
    summary(lang, check.counts())
}

/// How the ranks of the file compare, and which known lists give them, as wide as a terminal; nothing where that was not
/// asked for.
pub fn ranks(check: &Check, look: &Look) -> String {
    let lines = check.ranks().map(|ranks| about_ranks(look.lang, ranks)).unwrap_or_default();
    lines.iter().map(|line| wrapped(line, look.width)).collect()
}

/// All findings as `exaequo/check/1`, ending with a newline.
///
/// ```
/// use exaequo_event::Event;
/// use exaequo_report::{Lang, check};
///
/// let check = Event::read("{}", &Default::default()).check();
/// assert!(check::json(&check, "open.json", Lang::Es).contains("J003"));
/// ```
pub fn json(check: &Check, name: &str, lang: Lang) -> String {
    to_text(&form(check, name, lang), Layout::Pretty)
}

/// The same as a form, to be written together with something else.
pub fn form(check: &Check, name: &str, lang: Lang) -> Form {
    json::form(check, name, lang)
}

/// A file whose findings are shown.
struct Shown<'a> {
    source: diagnostic::Source<'a>,
    manner: Manner,
    look: &'a Look,
}

impl<'a> Shown<'a> {
    fn new(reading: &'a Reading, name: &str, manner: Manner, look: &'a Look) -> Self {
        let file = reading.source().trf();
        let findings = file.map_or(&[] as &[Diagnostic], |file| file.diagnostics.all());
        let source = diagnostic::Source::new(name, file.map(|file| &file.document), findings);
        Self { source, manner, look }
    }

    fn one(&self, finding: &FileFinding, message: &diagnostic::Message) -> String {
        let (source, lang, look) = (&self.source, self.look.lang, self.look);
        let (code, severity, span) = (finding.code(), finding.severity(), finding.span());
        match (finding, self.manner) {
            (FileFinding::Trf(finding), Manner::Plain) => plain(source, finding, lang),
            (FileFinding::Trf(finding), Manner::Drawn) => render(source, finding, look) + "\n",
            (FileFinding::Json(problem), Manner::Plain) => {
                json_error::plain(source.name(), &json_error::finding(lang, problem), lang)
            }
            (FileFinding::Json(problem), Manner::Drawn) => {
                json_error::render(source.name(), &json_error::finding(lang, problem), look) + "\n"
            }
            (_, Manner::Plain) => plain_message(source, code, severity, span, message, lang),
            (_, Manner::Drawn) => render_message(source, code, severity, span, message, look) + "\n",
        }
    }

    /// How many more there are of a kind.
    fn more(&self, code: &str, more: usize) -> String {
        if more == 0 {
            return String::new();
        }
        let line = more_words(code, more, self.look.lang);
        match self.manner {
            Manner::Plain => line + "\n",
            Manner::Drawn => line + "\n\n",
        }
    }
}

/// How many more findings there are of a kind.
fn more_words(code: &str, more: usize, lang: Lang) -> String {
    let count = u64::try_from(more).unwrap_or(u64::MAX);
    say!(lang, count count, "{code}: {count} more finding of this kind", "{code}: {count} more findings of this kind", code, count)
}
