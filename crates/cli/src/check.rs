//! `exaequo check`: every problem of a file. The findings are the result, and go to standard output.

use clap::ArgMatches;
use exaequo_model::{Severity, Tournament};
use exaequo_report::diagnostic::Report;
use exaequo_report::notice::{Found, compared, misplaced, missing, unreadable, unreadable_of};
use exaequo_report::{Lang, json_error, wrapped};
use exaequo_trf::{Document, Problem};

use crate::failure::{Failure, Status};
use crate::findings::{self, Which};
use crate::form::{Form, TEXTS, form};
use crate::input::{Content, Input};
use crate::list_options::Asked;
use crate::output;
use crate::played::Played;
use crate::ranked::standings;
use crate::settings::{Settings, Stream, Volume};

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, TEXTS)?;
    let asked = matches.get_flag("standings").then(|| Asked::new(matches)).transpose()?;
    let played = Played::new(matches, settings)?;
    let input = Input::read(matches, "file", &settings.read)?;
    let mut beyond = beyond(&input, settings.lang);
    beyond.extend(input.tournament().and_then(|event| missing(settings.lang, event, document(&input))));
    let (line, refusal) = match asked.as_ref().zip(input.tournament()) {
        None => (None, None),
        Some((asked, tournament)) => match ranks(asked, played.as_ref(), tournament, &input, settings.lang) {
            Ok((found, line)) => {
                beyond.extend(found);
                (Some(line), None)
            }
            Err(refusal) => (None, Some(refusal)),
        },
    };
    let text = match form {
        Form::Json => json(&input, beyond.clone(), settings),
        _ => table(&input, &beyond, settings),
    };
    let closing = match (form, &refusal) {
        // A refusal is the last word: the file may be sound, but not everything was checked.
        (Form::Json, _) | (_, Some(_)) => String::new(),
        _ => closing(&input, &beyond, line.as_deref(), settings),
    };
    let text = text + &closing;
    output::result(&text, matches.get_one("output"), settings.color)?;
    match refusal {
        Some(refusal) => Err(refusal),
        None => Ok(status(&input, &beyond, settings)),
    }
}

/// What the rules find in the file beyond what the reader finds.
fn beyond(input: &Input, lang: Lang) -> Vec<Found> {
    match &input.content {
        Content::Trf(reading) => unreadable(lang, reading),
        Content::Json { tournament: Ok(tournament), .. } => unreadable_of(lang, tournament),
        Content::Json { tournament: Err(_), .. } => Vec::new(),
    }
}

fn document(input: &Input) -> Option<&Document> {
    input.reading().map(|reading| &reading.document)
}

/// The ranks of the file against its list, and a line about them.
fn ranks(
    asked: &Asked,
    played: Option<&Played>,
    tournament: &Tournament,
    input: &Input,
    lang: Lang,
) -> Result<(Vec<Found>, String), Failure> {
    standings(asked, tournament, |mut standings, _, _| {
        if let Some(played) = played {
            played.fit(&standings)?.merge(&mut standings)?;
        }
        let found = misplaced(lang, &standings, document(input));
        let line = compared(lang, &standings, found.len());
        Ok((found, line))
    })
}

/// The findings one by one.
fn table(input: &Input, beyond: &[Found], settings: &Settings) -> String {
    // Of a file that is something else, the unknown lines are not worth a word each.
    let which = if is_no_tournament(input) { Which::Errors } else { Which::All };
    let mut text = findings::text(input, which, settings, Stream::Output);
    if settings.volume == Volume::Usual {
        text += &findings::beyond(input, beyond, settings, Stream::Output);
    }
    text
}

/// How many there are.
fn closing(input: &Input, beyond: &[Found], line: Option<&str>, settings: &Settings) -> String {
    if settings.volume != Volume::Usual {
        return String::new();
    }
    let line = line.map(|line| wrapped(line, Stream::Output.width())).unwrap_or_default();
    line + &findings::summary_line(input, beyond, settings)
}

fn json(input: &Input, beyond: Vec<Found>, settings: &Settings) -> String {
    let mut report = match &input.content {
        Content::Trf(reading) => Report::of_reading(settings.lang, &input.name, reading),
        Content::Json { tournament: Ok(_), .. } => Report::of_json(&input.name, Vec::new()),
        Content::Json { tournament: Err(error), .. } => {
            Report::of_json(&input.name, json_error::findings(settings.lang, error))
        }
    };
    for found in beyond {
        report.add(found.code, found.severity, found.span, found.message);
    }
    report.to_json()
}

fn status(input: &Input, beyond: &[Found], settings: &Settings) -> Status {
    let counts = findings::counts(input, settings);
    if is_no_tournament(input) {
        Status::Failure
    } else if counts.errors + counts.warnings > 0 || beyond.iter().any(is_warning) {
        Status::Findings
    } else {
        Status::Fine
    }
}

fn is_warning(found: &Found) -> bool {
    found.severity >= Severity::Warning
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
