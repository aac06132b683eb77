//! `exaequo show`: what was understood of a tournament.

use clap::ArgMatches;
use exaequo_report::cli::see_check;
use exaequo_report::diagnostic::summary;
use exaequo_report::show::{Overview, Read};

use crate::failure::{Failure, Status};
use crate::findings::{self, FIRST, Which};
use crate::form::{Form, PAGES, form};
use crate::input::Input;
use crate::lists;
use crate::output;
use crate::settings::{Settings, Stream, Volume};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, PAGES)?;
    let input = Input::read(matches, "file", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let read = Read { name: &input.name, tournament, reading: input.reading() };
    let overview = Overview::new(settings.lang, &read);
    let target = matches.get_one("output");
    match form {
        Form::Json => lists::write_text(&overview.to_json(), form, target, settings)?,
        form => lists::write_to(&overview.to_page(settings.lang), form, target, settings)?,
    }
    Ok(status(&input, settings))
}

/// Shows why there is no tournament.
pub(crate) fn no_tournament(input: &Input, settings: &Settings) -> Status {
    output::say(&findings::text(input, Which::FirstErrors, settings, Stream::Error), settings.color);
    mention_findings(input, settings);
    Status::Failure
}

/// Says how many findings there are and where to see them.
pub(crate) fn mention_findings(input: &Input, settings: &Settings) {
    output::say(&findings_line(input, settings), settings.color);
}

/// How many findings there are, and where to see those that are not shown here; nothing where there are none.
pub(crate) fn findings_line(input: &Input, settings: &Settings) -> String {
    let counts = findings::counts(input, settings);
    if settings.volume == Volume::Quiet || counts.errors + counts.warnings + counts.hidden == 0 {
        return String::new();
    }
    let line = summary(settings.lang, counts);
    let all_seen = counts.warnings + counts.notes + counts.hidden == 0 && counts.errors as usize <= FIRST;
    if all_seen || !input.is_file {
        return line + "\n";
    }
    see_check(settings.lang, &line, &settings.check_arguments(&input.name)) + "\n"
}

/// Findings count only where somebody wants it strict.
pub(crate) fn status(input: &Input, settings: &Settings) -> Status {
    let counts = findings::counts(input, settings);
    if settings.is_strict() && counts.errors + counts.warnings > 0 { Status::Findings } else { Status::Fine }
}
