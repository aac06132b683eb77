//! Lists for people: from a file to a page, and from a page to the form asked for.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_report::cli;
use exaequo_report::notice;
use exaequo_report::page::Page;
use exaequo_report::standings::Layout;
use exaequo_tiebreak::Standings;

use crate::failure::{Failure, Status};
use crate::form::{Form, LISTS, form};
use crate::input::is_standard;
use crate::output;
use crate::ranked::{Ranked, rank};
use crate::settings::{Manner, Settings, Stream, Volume};

/// Ranks the participants of a file and makes a page of them.
pub(crate) fn ranked(
    matches: &ArgMatches,
    settings: &Settings,
    page: impl FnOnce(&Ranked<'_>) -> Result<Page, Failure>,
) -> Result<Status, Failure> {
    ranked_of("file", matches, settings, page)
}

/// The same of the file that another argument names.
pub(crate) fn ranked_of(
    argument: &str,
    matches: &ArgMatches,
    settings: &Settings,
    page: impl FnOnce(&Ranked<'_>) -> Result<Page, Failure>,
) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    rank(argument, matches, settings, |ranked| {
        let page = page(ranked)?;
        say_notices(ranked.sheet.standings, form, settings);
        write_to(&page, form, matches.get_one("output"), settings)?;
        Ok(Status::Fine)
    })
}

/// Warnings about the standings, where the list does not carry them itself.
fn say_notices(standings: &Standings<'_>, form: Form, settings: &Settings) {
    if form == Form::Csv {
        say_warnings(standings, settings);
    }
}

/// What has to be said about the standings, on standard error.
pub(crate) fn say_warnings(standings: &Standings<'_>, settings: &Settings) {
    if settings.volume == Volume::Quiet {
        return;
    }
    let look = settings.look(Stream::Error);
    for one in standings.notices.iter().filter(|one| one.severity() >= exaequo_model::Severity::Warning) {
        output::say(&notice::line(one, &look), settings.color);
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

/// Writes several pages one after the other. A spreadsheet holds one.
pub(crate) fn write_all(
    pages: &[Page],
    form: Form,
    target: Option<&PathBuf>,
    settings: &Settings,
) -> Result<(), Failure> {
    let edge = Edge::of(target);
    if let (Form::Xlsx, [page]) = (form, pages) {
        if edge == Edge::Screen {
            return Err(cli::Failure::Binary.into());
        }
        return output::write(target.map_or("-".as_ref(), PathBuf::as_path), &page.to_xlsx());
    }
    let texts: Vec<String> = pages.iter().map(|page| text(page, form, edge, settings)).collect();
    let between = if matches!(form, Form::Table | Form::Markdown) { "\n" } else { "" };
    write_text(&texts.join(between), form, target, settings)
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
}

/// A page in a form that is text. Sentences are as wide as a terminal even where tables are not.
pub(crate) fn text(page: &Page, form: Form, edge: Edge, settings: &Settings) -> String {
    let look = settings.look(Stream::Output);
    match form {
        Form::Csv => page.to_csv(),
        Form::Markdown => page.to_markdown(),
        Form::Json => page.to_json(Layout::Pretty),
        Form::Html => page.to_html(),
        Form::Table | Form::Trf | Form::Xlsx if settings.manner == Manner::Plain => page.to_plain(),
        Form::Table | Form::Trf | Form::Xlsx => match edge {
            Edge::Screen => page.to_text(&look),
            Edge::None => page.to_text_with_tables(&look, usize::MAX),
        },
    }
}
