//! From a page to the form asked for.

use std::io::IsTerminal as _;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::report::page::{Csv, LongPage, Page, Sink, computed, to_json, write_json};
use exaequo::report::standings::Layout;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Manner, Settings, Stream};
use crate::clock;
use crate::failure::Failure;
use crate::input::is_standard;
use crate::output;
use crate::texts;

/// Writes a long list, part after part.
pub(crate) fn long(
    page: LongPage<'_>,
    form: Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let target: Option<&PathBuf> = matches.get_one("output");
    if form == Form::Xlsx {
        let head = on_paper(page.head(), settings);
        return write_binary(&page.with_head(head).to_xlsx(), target);
    }
    let edge = Edge::of(target);
    output::pieces(target, settings.color, |sink| {
        let _ = long_text(page, form, edge, settings, sink);
    })
}

/// The same as [`text`], piece by piece.
fn long_text(
    page: LongPage<'_>,
    form: Form,
    edge: Edge,
    settings: &Settings,
    sink: &mut Sink<'_>,
) -> ControlFlow<()> {
    let look = settings.look(Stream::Output);
    match form {
        Form::Csv => page.write_csv(settings.csv, sink),
        Form::Markdown => page.write_markdown(sink),
        Form::Json => write_json(&page, sink),
        Form::Html => {
            let head = on_paper(page.head(), settings);
            page.with_head(head).write_html(sink)
        }
        Form::Table | Form::Trf | Form::Xlsx if settings.manner == Manner::Plain => page.write_plain(sink),
        Form::Table | Form::Trf | Form::Xlsx => page.write_text(&look, edge.width(&look), sink),
    }
}

/// Writes a page in the form asked for.
pub(crate) fn write(page: &Page, matches: &ArgMatches, settings: &Settings) -> Result<(), Failure> {
    write_to(page, form(matches, LISTS)?, matches.get_one("output"), settings)
}

/// Writes a page to a file, or to standard output.
pub(crate) fn write_to(
    page: &Page,
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    write_all(std::slice::from_ref(page), form, target, settings)
}

/// Writes several pages one after the other, or in one document where the form is one.
pub(crate) fn write_all(
    pages: &[Page],
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    let edge = Edge::of(target);
    if matches!(form, Form::Html | Form::Xlsx | Form::Json)
        && let Some(document) = Page::together(pages.to_vec())
    {
        return write_document(&document, form, target, settings);
    }
    let texts: Vec<String> = pages.iter().map(|page| text(page, form, edge, settings)).collect();
    let between = if matches!(form, Form::Table | Form::Markdown) { "\n" } else { "" };
    write_text(&texts.join(between), form, target, settings)
}

/// Writes a form that holds one document.
fn write_document(
    page: &Page,
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    if form == Form::Xlsx {
        return write_binary(&on_paper(page, settings).to_xlsx(), target);
    }
    write_text(&text(page, form, Edge::of(target), settings), form, target, settings)
}

/// Writes what no screen can show.
fn write_binary(bytes: &[u8], target: Option<&PathBuf>) -> Result<(), Failure> {
    if Edge::of(target) == Edge::Screen {
        return Err(texts::Failure::Binary.into());
    }
    output::write(target.map_or("-".as_ref(), PathBuf::as_path), bytes)
}

/// Writes what a page became: colours are for tables only.
pub(crate) fn write_text(
    text: &str,
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    match form {
        Form::Table | Form::Trf | Form::Xlsx => output::result(text, target, settings.color),
        Form::Csv | Form::Markdown | Form::Json | Form::Html => {
            output::write(target.map_or("-".as_ref(), PathBuf::as_path), text.as_bytes())
        }
    }
}

/// A page as it is printed: on the paper asked for, with the time at its foot.
fn on_paper(page: &Page, settings: &Settings) -> Page {
    let (day, hour, minute) = clock::now();
    let mut page = page.clone();
    page.paper = settings.paper.of(page.paper);
    page.foot.push(computed(settings.lang, day, hour, minute));
    page
}

/// Where tables end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    /// At the edge of a terminal.
    Screen,
    /// Nowhere: a pipe and a file have none.
    None,
}

impl Edge {
    pub(crate) fn of(target: Option<&PathBuf>) -> Self {
        let is_screen = target.is_none_or(|path| is_standard(path)) && std::io::stdout().is_terminal();
        if is_screen { Self::Screen } else { Self::None }
    }

    /// How wide tables may be.
    const fn width(self, look: &exaequo::report::diagnostic::Look) -> usize {
        match self {
            Self::Screen => look.width,
            Self::None => usize::MAX,
        }
    }
}

/// A page in a form that is text. Sentences are as wide as a terminal even where tables are not.
pub(crate) fn text(page: &Page, form: Form, edge: Edge, settings: &Settings) -> String {
    let look = settings.look(Stream::Output);
    match form {
        Form::Csv if settings.csv == Csv::Excel => page.to_csv_for_excel(),
        Form::Csv => page.to_csv(),
        Form::Markdown => page.to_markdown(),
        Form::Json => to_json(page, Layout::Pretty),
        Form::Html => on_paper(page, settings).to_html(),
        Form::Table | Form::Trf | Form::Xlsx if settings.manner == Manner::Plain => page.to_plain(),
        Form::Table | Form::Trf | Form::Xlsx => page.to_text_with_tables(&look, edge.width(&look)),
    }
}
