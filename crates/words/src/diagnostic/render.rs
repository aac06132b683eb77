//! Findings as text: with the line and carets for the eye, or as one plain line each for screen readers.

use std::fmt::Write as _;

use exaequo_model::{Severity, Span};
use exaequo_page::{Look, Style, colon, wrap, wrap_after};
use exaequo_trf::{Class, Diagnostic};

use super::excerpt::excerpt;
use super::{Message, Source, message};
use crate::text::text_width;
use crate::{Lang, say};

/// The colours of a severity.
pub const fn style(look: &Look, severity: Severity) -> Style {
    match severity {
        Severity::Error => look.palette.error,
        Severity::Warning => look.palette.warning,
        Severity::Note => look.palette.note,
    }
}

/// A finding with its place in the file, the line and carets under the columns, and what to do.
///
/// ```
/// use exaequo_words::Lang;
/// use exaequo_words::diagnostic::{Look, Source, render};
/// use exaequo_trf::{ReadOptions, read};
///
/// let file = "\
/// 012 Two friends
/// 142 1
/// 001    1      Alyx                              2200                             1.0    1     2 w 1
/// 001    2      Bruno                             2150                             0.5    2     1 b =
/// ";
/// let reading = read(file.as_bytes().to_vec(), &ReadOptions::default());
/// let found = reading.diagnostics.all();
/// let source = Source::new("friends.trf", Some(&reading.document), found);
/// let text = render(&source, &found[0], &Look::plain(Lang::En));
/// assert!(text.starts_with("error[T049]") && text.contains("friends.trf:3:"));
/// ```
pub fn render(source: &Source<'_>, finding: &Diagnostic, look: &Look) -> String {
    let text = message(look.lang, &finding.problem, source.document(), finding.span);
    let mut out = String::new();
    let style = style(look, finding.severity);
    let (word, code) = (severity_word(look.lang, finding.severity), finding.problem.code());
    out += &headline(&format!("{word}[{code}]"), style, &text.title, look);
    let gutter = gutter(finding);
    place(&mut out, source, finding.span, look, gutter, style);
    if let Some(related) = finding.related {
        place(&mut out, source, Some(related), look, gutter, look.palette.frame);
    }
    remarks(&mut out, finding, &text, look, gutter);
    out
}

/// A finding that does not come from the reader: its code, place, text, and the reason.
pub fn render_message(
    source: &Source<'_>,
    code: &str,
    severity: Severity,
    span: Option<Span>,
    text: &Message,
    look: &Look,
) -> String {
    let (style, word) = (style(look, severity), severity_word(look.lang, severity));
    let mut out = headline(&format!("{word}[{code}]"), style, &text.title, look);
    let gutter = span.map_or(1, |span| span.line.to_string().len());
    place(&mut out, source, span, look, gutter, style);
    if !text.help.is_empty() {
        remark(&mut out, &help_label(look.lang), &text.help, look, gutter);
    }
    if let Some(why) = &text.assumed {
        remark(&mut out, &why_label(look.lang), why, look, gutter);
    }
    out
}

/// `error[T014]: …`, on several lines where it is long.
pub fn headline(label: &str, style: Style, title: &str, look: &Look) -> String {
    let (strong, colon) = (look.palette.strong, colon(look.lang));
    let used = text_width(label) + text_width(colon) + 1;
    let title = wrap_after(title, used, 2, look.width);
    format!("{style}{label}{style:#}{strong}{colon} {title}{strong:#}\n")
}

/// `= help: …` below a headline.
pub fn help_line(help: &str, look: &Look) -> String {
    let mut out = String::new();
    remark(&mut out, &help_label(look.lang), help, look, 1);
    out
}

/// The label before a reason.
pub fn why_label(lang: Lang) -> String {
    say!(lang, "why:")
}

/// The same on one line.
pub fn plain_message(
    source: &Source<'_>,
    code: &str,
    severity: Severity,
    span: Option<Span>,
    text: &Message,
    lang: Lang,
) -> String {
    let (word, place, colon) = (severity_word(lang, severity), plain_place(source, span), colon(lang));
    let mut line = format!("{place}{colon} {word} {code}{colon} {}.", text.title);
    if !text.help.is_empty() {
        let label = capitalised(&help_label(lang));
        let stop = if text.help.ends_with('?') { "" } else { "." };
        push(&mut line, format_args!(" {label} {}{stop}", text.help));
    }
    if let Some(why) = &text.assumed {
        let label = capitalised(&why_label(lang));
        push(&mut line, format_args!(" {label} {why}."));
    }
    line + "\n"
}

/// An error about something that has no lines to show.
pub fn render_place(code: &str, place: &str, text: &Message, look: &Look) -> String {
    let (style, frame) = (look.palette.error, look.palette.frame);
    let word = severity_word(look.lang, Severity::Error);
    let mut out = headline(&format!("{word}[{code}]"), style, &text.title, look);
    push(&mut out, format_args!(" {frame}-->{frame:#} {place}\n"));
    remark(&mut out, &help_label(look.lang), &text.help, look, 1);
    out
}

/// The same on one line.
pub fn plain_line(code: &str, place: &str, text: &Message, lang: Lang) -> String {
    let (word, colon) = (severity_word(lang, Severity::Error), colon(lang));
    let help = capitalised(&help_label(lang));
    format!("{place}{colon} {word} {code}{colon} {}. {help} {}.\n", text.title, text.help)
}

fn help_label(lang: Lang) -> String {
    say!(lang, "help:")
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
}

/// Digits of the highest line number shown.
fn gutter(finding: &Diagnostic) -> usize {
    let lines = [finding.span, finding.related].into_iter().flatten().map(|span| span.line);
    lines.max().map_or(1, |line| line.to_string().len())
}

/// Where it is: file, line and column, and the line itself.
fn place(
    out: &mut String,
    source: &Source<'_>,
    span: Option<Span>,
    look: &Look,
    gutter: usize,
    carets: Style,
) {
    let (frame, name) = (look.palette.frame, source.name());
    let Some(span) = span else {
        push(out, format_args!("{:gutter$}{frame}-->{frame:#} {name}\n", ""));
        return;
    };
    let column = span.columns.map_or(1, |columns| columns.first);
    push(out, format_args!("{:gutter$}{frame}-->{frame:#} {name}:{}:{column}\n", "", span.line));
    let Some(line) = source.line(span.line) else { return };
    let marked = span.columns.map(|columns| {
        let (first, behind) = source.characters(span.line, columns);
        first..behind.max(first + 1)
    });
    let shown = excerpt(line, marked, look.width.saturating_sub(gutter + 3));
    push(out, format_args!("{:gutter$} {frame}|{frame:#}\n", ""));
    push(out, format_args!("{frame}{:>gutter$} |{frame:#} {}\n", span.line, shown.text));
    if !shown.carets.is_empty() {
        let marks = shown.carets.trim_start();
        let blanks = shown.carets.len() - marks.len();
        push(out, format_args!("{:gutter$} {frame}|{frame:#} {:blanks$}{carets}{marks}{carets:#}\n", "", ""));
    }
}

/// What to do, and what was or could be assumed.
fn remarks(out: &mut String, finding: &Diagnostic, text: &Message, look: &Look, gutter: usize) {
    remark(out, &help_label(look.lang), &text.help, look, gutter);
    if let Some((label, assumed)) = assumption(look.lang, finding, text) {
        remark(out, &label, assumed, look, gutter);
    }
}

fn remark(out: &mut String, label: &str, text: &str, look: &Look, gutter: usize) {
    let (frame, strong) = (look.palette.frame, look.palette.strong);
    let indent = gutter + 4 + label.chars().count();
    let text = wrap(text, indent, look.width);
    push(out, format_args!("{:gutter$} {frame}={frame:#} {strong}{label}{strong:#} {text}\n", ""));
}

/// What is assumed in spite of the problem, with a word that says why.
pub fn assumption<'m>(lang: Lang, finding: &Diagnostic, text: &'m Message) -> Option<(String, &'m str)> {
    let assumed = text.assumed.as_deref()?;
    let (class, code) = (finding.problem.class(), finding.problem.code());
    let label = match (class, finding.severity) {
        (Class::Refusal, _) => return None,
        (_, Severity::Error) => {
            say!(lang, "if {code} is allowed:")
        }
        (Class::Error | Class::Strict | Class::Warning, Severity::Note) => {
            say!(lang, "allowed:")
        }
        (_, Severity::Warning | Severity::Note) => {
            say!(lang, "assumed:")
        }
    };
    Some((label, assumed))
}

/// A finding on one line, without drawing: `event.trf:23:81-84: warning T014: … Help: …`.
pub fn plain(source: &Source<'_>, finding: &Diagnostic, lang: Lang) -> String {
    let text = message(lang, &finding.problem, source.document(), finding.span);
    let (word, code) = (severity_word(lang, finding.severity), finding.problem.code());
    let (place, colon) = (plain_place(source, finding.span), colon(lang));
    let Message { title, help, .. } = &text;
    let mut line = format!("{place}{colon} {word} {code}{colon} {title}.");
    if let Some(related) = finding.related {
        let place = plain_place(source, Some(related));
        let see = say!(lang, "See also {place}.");
        push(&mut line, format_args!(" {see}"));
    }
    let label = capitalised(&help_label(lang));
    push(&mut line, format_args!(" {label} {help}."));
    if let Some((label, assumed)) = assumption(lang, finding, &text) {
        let label = capitalised(&label);
        push(&mut line, format_args!(" {label} {assumed}."));
    }
    line.push('\n');
    line
}

fn plain_place(source: &Source<'_>, span: Option<Span>) -> String {
    let name = source.name();
    match span {
        None => name.to_owned(),
        Some(Span { line, columns: None }) => format!("{name}:{line}"),
        Some(Span { line, columns: Some(columns) }) if columns.first == columns.last => {
            format!("{name}:{line}:{}", columns.first)
        }
        Some(Span { line, columns: Some(columns) }) => {
            format!("{name}:{line}:{}-{}", columns.first, columns.last)
        }
    }
}

/// Text that begins a line: its first letter is capitalised.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The word for how serious a finding is.
pub fn severity_word(lang: Lang, severity: Severity) -> String {
    match severity {
        Severity::Error => say!(lang, "error"),
        Severity::Warning => say!(lang, "warning"),
        Severity::Note => say!(lang, "note"),
    }
}
