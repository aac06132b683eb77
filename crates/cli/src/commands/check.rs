//! `exaequo check`: every problem of a file. The findings are the result, and go to standard output.

use clap::ArgMatches;
use exaequo::event::playoff::PlayoffInput;
use exaequo::event::{SourceFile, playoff};
use exaequo::model::Severity;
use exaequo::report::diagnostic::Report;
use exaequo::report::notice::{FileNotice, compared, misplaced, missing, unreadable, unreadable_of};
use exaequo::report::{json_error, wrapped};
use exaequo::trf::Document;
use exaequo::{Event, Lang, Ranking};

use crate::args::form::{Form, TEXTS, form};
use crate::args::playoff::playoff as playoff_input;
use crate::args::ranking::ranking;
use crate::args::settings::{Settings, Stream, Volume};
use crate::failure::{Failure, Status};
use crate::findings::{self, Which};
use crate::input::Input;
use crate::output;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, TEXTS)?;
    let asked = matches.get_flag("standings").then(|| ranking(matches)).transpose()?;
    let playoff = playoff_input(matches, settings)?;
    let input = Input::read(matches, "file", settings)?;
    let event = input.event();
    let mut beyond = beyond(&input, settings.lang);
    beyond.extend(
        event.as_ref().and_then(|event| missing(settings.lang, event.tournament(), document(&input))),
    );
    let (line, refusal) = match asked.zip(event.as_ref()) {
        None => (None, None),
        Some((asked, event)) => match ranks(asked, playoff.as_ref(), event, &input, settings.lang) {
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
fn beyond(input: &Input, lang: Lang) -> Vec<FileNotice> {
    match input.source() {
        SourceFile::Trf(reading) => unreadable(lang, reading),
        source => source.tournament().map(|tournament| unreadable_of(lang, tournament)).unwrap_or_default(),
    }
}

fn document(input: &Input) -> Option<&Document> {
    input.source().trf().map(|reading| &reading.document)
}

/// The ranks of the file against its list, and a line about them.
fn ranks(
    asked: Ranking,
    playoff: Option<&PlayoffInput>,
    event: &Event,
    input: &Input,
    lang: Lang,
) -> Result<(Vec<FileNotice>, String), Failure> {
    let mut standings = event.standings(asked)?;
    if let Some(playoff) = playoff {
        standings = playoff::merge(&standings, playoff)?;
    }
    let found = misplaced(lang, standings.table(), document(input));
    let line = compared(lang, standings.table(), found.len());
    Ok((found, line))
}

/// The findings one by one.
fn table(input: &Input, beyond: &[FileNotice], settings: &Settings) -> String {
    // Of a file that is something else, the unknown lines are not worth a word each.
    let which = if input.source().is_something_else() { Which::Errors } else { Which::All };
    let mut text = findings::text(input, which, settings, Stream::Output);
    if settings.volume == Volume::Usual {
        text += &findings::beyond(input, beyond, settings, Stream::Output);
    }
    text
}

/// How many there are.
fn closing(input: &Input, beyond: &[FileNotice], line: Option<&str>, settings: &Settings) -> String {
    if settings.volume != Volume::Usual {
        return String::new();
    }
    let line = line.map(|line| wrapped(line, Stream::Output.width())).unwrap_or_default();
    line + &findings::summary_line(input, beyond, settings)
}

fn json(input: &Input, beyond: Vec<FileNotice>, settings: &Settings) -> String {
    let mut report = match input.source() {
        SourceFile::Trf(reading) => Report::of_reading(settings.lang, &input.name, reading),
        SourceFile::Json { tournament: Err(error), .. } => {
            Report::of_json(&input.name, json_error::findings(settings.lang, error))
        }
        _ => Report::of_json(&input.name, Vec::new()),
    };
    for found in beyond {
        report.add(found.code, found.severity, found.span, found.message);
    }
    report.to_json()
}

fn status(input: &Input, beyond: &[FileNotice], settings: &Settings) -> Status {
    let counts = findings::counts(input, settings);
    if input.source().is_something_else() {
        return Status::Failure;
    }
    let warned = beyond.iter().any(|found| found.severity >= Severity::Warning);
    Status::Fine.or_findings(counts.errors + counts.warnings > 0 || warned)
}
