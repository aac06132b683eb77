//! `exaequo check`: every problem of a file. The findings are the result, and go to standard output.

use clap::ArgMatches;
use exaequo_report::diagnostic::Report;
use exaequo_report::json_error;
use exaequo_trf::Problem;

use crate::failure::{Failure, Status};
use crate::findings::{self, Which};
use crate::input::{Content, Input};
use crate::output;
use crate::settings::{Form, Settings, Stream, Volume, form};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "file", &settings.read)?;
    let text = match form(matches) {
        Form::Table => table(&input, settings),
        Form::Json => json(&input, settings),
    };
    output::result(&text, matches.get_one("output"), settings.color)?;
    Ok(status(&input, settings))
}

fn table(input: &Input, settings: &Settings) -> String {
    // Of a file that is something else, the unknown lines are not worth a word each.
    let which = if is_no_tournament(input) { Which::Errors } else { Which::All };
    let mut text = findings::text(input, which, settings, Stream::Output);
    if settings.volume == Volume::Usual {
        text += &findings::summary_line(input, settings);
    }
    text
}

fn json(input: &Input, settings: &Settings) -> String {
    let report = match &input.content {
        Content::Trf(reading) => Report::of_reading(settings.lang, &input.name, reading),
        Content::Json { tournament: Ok(_), .. } => Report::of_json(&input.name, Vec::new()),
        Content::Json { tournament: Err(error), .. } => {
            Report::of_json(&input.name, json_error::findings(settings.lang, error))
        }
    };
    report.to_json()
}

fn status(input: &Input, settings: &Settings) -> Status {
    let counts = findings::counts(input, settings);
    if is_no_tournament(input) {
        Status::Failure
    } else if counts.errors + counts.warnings > 0 {
        Status::Findings
    } else {
        Status::Fine
    }
}

/// Whether the file is something else, so that there was nothing to check.
fn is_no_tournament(input: &Input) -> bool {
    match &input.content {
        Content::Trf(reading) => reading.diagnostics.all().iter().any(|finding| {
            matches!(
                finding.problem,
                Problem::NoPlayers
                    | Problem::Encoding { .. }
                    | Problem::NotTrf { .. }
                    | Problem::TooLarge { .. }
            )
        }),
        Content::Json { tournament, .. } => matches!(
            tournament,
            Err(exaequo_json::Error::Syntax { .. }
                | exaequo_json::Error::Shape { .. }
                | exaequo_json::Error::Version { .. })
        ),
    }
}
