//! `exaequo tie-breaks`: the catalogue, or one entry of it.

use clap::ArgMatches;
use exaequo::report::Palette;
use exaequo::report::catalogue;
use exaequo::report::diagnostic::Look;
use exaequo::tiebreak::{Definition, Spec};
use exaequo::{Lang, RankingError};

use crate::args::form::{Form, TEXTS, form};
use crate::args::settings::{Stream, color, text};
use crate::failure::{Failure, Status};
use crate::output;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let only = text(matches, "code").map(definition).transpose()?;
    let look = Look { lang, palette: Palette::COLOURS, width: Stream::Output.width() };
    let text = match (form(matches, TEXTS)?, only) {
        (Form::Json, only) => catalogue::to_json(lang, only),
        (_, Some(definition)) => catalogue::page(&look, definition),
        (_, None) => catalogue::list(&look),
    };
    output::result(&text, matches.get_one("output"), color(matches))?;
    Ok(Status::Fine)
}

/// The criterion of a code; modifiers may stand behind it.
fn definition(typed: &str) -> Result<&'static Definition, Failure> {
    if typed.eq_ignore_ascii_case("EXT") {
        return Ok(&exaequo::tiebreak::rules::external::DEFINITION);
    }
    match typed.parse::<Spec>() {
        Ok(spec) => Ok(spec.definition),
        Err(error) => Err(RankingError::Criterion { found: typed.to_owned(), error }.into()),
    }
}
