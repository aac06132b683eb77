//! From a page to the form asked for.

use std::io::IsTerminal as _;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::Standings;
use exaequo::report::diagnostic::Look;
use exaequo::report::page::Page;
use exaequo::report::standings::Layout;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Manner, Settings, Stream};
use crate::failure::Failure;
use crate::input::is_standard;
use crate::output;
use crate::ranked::say_warnings;
use crate::texts;

/// Writes a list about standings, with their warnings where the form has no room for them.
pub(crate) fn ranked(
    standings: &Standings,
    page: &Page,
    form: Form,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    if form == Form::Csv {
        say_warnings(standings, settings);
    }
    write_to(page, form, matches.get_one("output"), settings)
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
        return Err(texts::Failure::Binary.into());
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
