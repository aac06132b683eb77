//! `exaequo tie-breaks`: the catalogue, or one entry of it.

use clap::ArgMatches;
use exaequo::report::catalogue;
use exaequo::tiebreak::{Definition, Spec};
use exaequo::{Lang, RankingError};
use exaequo_texts::say;

use crate::args::form::{Form, LISTS, form};
use crate::args::settings::{Settings, text};
use crate::failure::{Failure, Status};
use crate::render;

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let only = text(matches, "code").map(definition).transpose()?;
    let (settings, target) = (Settings::without_file(lang, matches), matches.get_one("output"));
    match (form(matches, LISTS)?, only) {
        (Form::Json, only) => {
            render::write_text(&catalogue::to_json(lang, only), Form::Json, target, &settings)?;
        }
        (form, Some(definition)) => {
            render::write_to(&catalogue::page(lang, definition), form, target, &settings)?;
        }
        (form, None) => {
            let mut page = catalogue::list(lang);
            page.paragraph(say!(lang, "`exaequo tie-breaks CODE` says more about one of them."));
            render::write_to(&page, form, target, &settings)?;
        }
    }
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
