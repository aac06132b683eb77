//! The form of a result: what `--format` names, else what the ending of the file to write says.

use std::path::PathBuf;

use crate::texts;
use clap::ArgMatches;

use crate::args::settings::{optional, text};
use crate::failure::Failure;
use crate::input::is_standard;

/// A form in which a result can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Table,
    Csv,
    Markdown,
    Json,
    Html,
    Xlsx,
    Trf,
}

/// Forms of pages without a table.
pub(crate) const PAGES: &[Form] = &[Form::Table, Form::Markdown, Form::Json, Form::Html, Form::Xlsx];
/// Forms of lists.
pub(crate) const LISTS: &[Form] =
    &[Form::Table, Form::Csv, Form::Markdown, Form::Json, Form::Html, Form::Xlsx];
/// Forms of tables of round robins, which can be tournaments to fill in.
pub(crate) const TABLES: &[Form] =
    &[Form::Table, Form::Csv, Form::Markdown, Form::Json, Form::Html, Form::Xlsx, Form::Trf];

impl Form {
    /// The name for `--format`, which is also the ending of files.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Table => "table",
            Self::Csv => "csv",
            Self::Markdown => "md",
            Self::Json => "json",
            Self::Html => "html",
            Self::Xlsx => "xlsx",
            Self::Trf => "trf",
        }
    }

    const fn endings(self) -> &'static [&'static str] {
        match self {
            Self::Table => &["txt"],
            Self::Csv => &["csv"],
            Self::Markdown => &["md", "markdown"],
            Self::Json => &["json"],
            Self::Html => &["html", "htm"],
            Self::Xlsx => &["xlsx"],
            Self::Trf => &["trf", "trfx"],
        }
    }

    fn ends(self, ending: &str) -> bool {
        self.endings().iter().any(|own| own.eq_ignore_ascii_case(ending))
    }
}

/// The form that `--format` names, of those a command can write.
pub(crate) fn named(matches: &ArgMatches, can: &[Form]) -> Form {
    let name = text(matches, "format");
    can.iter().copied().find(|form| Some(form.name()) == name).unwrap_or(Form::Table)
}

/// The form asked for, of those a command can write. A file without an ending is a text.
pub(crate) fn form(matches: &ArgMatches, can: &[Form]) -> Result<Form, Failure> {
    if text(matches, "format").is_some() {
        return Ok(named(matches, can));
    }
    if optional(matches, "csv").is_some() && can.contains(&Form::Csv) {
        return Ok(Form::Csv);
    }
    let target = matches.get_one::<PathBuf>("output").filter(|path| !is_standard(path));
    let Some((path, ending)) = target.and_then(|path| Some((path, path.extension()?))) else {
        return Ok(Form::Table);
    };
    let found = ending.to_str().and_then(|ending| can.iter().copied().find(|form| form.ends(ending)));
    found.ok_or_else(|| {
        let endings = can.iter().map(|form| form.endings()[0]).collect();
        texts::Failure::Ending { file: path.display().to_string(), endings, option: "--format" }.into()
    })
}

/// Whether files with that ending hold tournaments; those of texts can be TRF.
pub(crate) fn is_of_a_tournament(ending: &str) -> bool {
    [Form::Trf, Form::Table, Form::Json].iter().any(|form| form.ends(ending))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn endings_belong_to_one_form_each() {
        for ending in TABLES.iter().flat_map(|form| form.endings()) {
            assert_eq!(TABLES.iter().filter(|form| form.ends(ending)).count(), 1, "{ending}");
        }
    }
}
