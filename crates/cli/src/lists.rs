//! Lists for people: from a file to a page, and from a page to the form asked for.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo_report::cli;
use exaequo_report::diagnostic::Look;
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
fn say_notices(standings: &Standings, form: Form, settings: &Settings) {
    if form == Form::Csv {
        say_warnings(standings, settings);
    }
}

/// What has to be said about the standings, on standard error.
pub(crate) fn say_warnings(standings: &Standings, settings: &Settings) {
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
    let bytes = match form {
        Form::Table | Form::Trf => return table(page, target, settings),
        Form::Csv => page.to_csv().into_bytes(),
        Form::Markdown => page.to_markdown().into_bytes(),
        Form::Json => page.to_json(Layout::Pretty).into_bytes(),
        Form::Html => page.to_html().into_bytes(),
        Form::Xlsx => page.to_xlsx(),
    };
    let is_screen = target.is_none_or(|path| is_standard(path)) && std::io::stdout().is_terminal();
    if is_screen && form == Form::Xlsx {
        return Err(cli::Failure::Binary.into());
    }
    output::write(target.map_or("-".as_ref(), PathBuf::as_path), &bytes)
}

/// As wide as the terminal; as wide as it needs to be where there is none.
fn table(page: &Page, target: Option<&PathBuf>, settings: &Settings) -> Result<(), Failure> {
    if settings.manner == Manner::Plain {
        return output::result(&page.to_plain(), target, settings.color);
    }
    let look = settings.look(Stream::Output);
    let is_screen = target.is_none_or(|path| is_standard(path)) && std::io::stdout().is_terminal();
    let text = if is_screen { page.to_text(&look) } else { unlimited(page, look) };
    output::result(&text, target, settings.color)
}

/// Tables as wide as they are; sentences still as wide as a page.
fn unlimited(page: &Page, look: Look) -> String {
    page.to_text_with_tables(&look, usize::MAX)
}
