//! Findings of a file as text.

use exaequo_model::Severity;
use exaequo_report::diagnostic::{Counts, Source, plain, plain_message, render, render_message, summary};
use exaequo_report::json_error::{self, JsonFinding};
use exaequo_report::notice::Found;
use exaequo_trf::{Diagnostic, Reading};

use crate::input::{Content, Input};
use crate::settings::{Manner, Settings, Stream, Volume};

/// Which findings are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    All,
    Errors,
    /// The first few errors: whoever wants something else than a check reads the rest there.
    FirstErrors,
}

/// How many errors stand in the way of a list without filling the screen.
pub(crate) const FIRST: usize = 10;

impl Which {
    const fn most(self) -> usize {
        match self {
            Self::All | Self::Errors => usize::MAX,
            Self::FirstErrors => FIRST,
        }
    }
}

/// The findings of a file, one after the other.
pub(crate) fn text(input: &Input, which: Which, settings: &Settings, stream: Stream) -> String {
    let which = if settings.volume == Volume::Quiet && which == Which::All { Which::Errors } else { which };
    match &input.content {
        Content::Trf(reading) => of_reading(&input.name, reading, which, settings, stream),
        Content::Json { tournament: Ok(_), .. } => String::new(),
        Content::Json { tournament: Err(error), .. } => {
            let findings = json_error::findings(settings.lang, error);
            of_json(&input.name, &findings[..findings.len().min(which.most())], settings, stream)
        }
    }
}

fn of_reading(name: &str, reading: &Reading, which: Which, settings: &Settings, stream: Stream) -> String {
    let look = settings.look(stream);
    let source = Source::new(name, Some(&reading.document), reading.diagnostics.all());
    let wanted = |finding: &&Diagnostic| which == Which::All || finding.severity == Severity::Error;
    let findings = reading.diagnostics.all().iter().filter(wanted).take(which.most());
    match settings.manner {
        Manner::Plain => findings.map(|finding| plain(&source, finding, settings.lang)).collect(),
        Manner::Drawn => findings.map(|finding| render(&source, finding, &look) + "\n").collect(),
    }
}

fn of_json(name: &str, findings: &[JsonFinding], settings: &Settings, stream: Stream) -> String {
    let look = settings.look(stream);
    let findings = findings.iter();
    match settings.manner {
        Manner::Plain => findings.map(|finding| json_error::plain(name, finding, settings.lang)).collect(),
        Manner::Drawn => findings.map(|finding| json_error::render(name, finding, &look) + "\n").collect(),
    }
}

/// What the rules found beyond the reader.
pub(crate) fn beyond(input: &Input, found: &[Found], settings: &Settings, stream: Stream) -> String {
    let look = settings.look(stream);
    let reading = input.reading();
    let findings = reading.map_or(&[] as &[Diagnostic], |reading| reading.diagnostics.all());
    let source = Source::new(&input.name, reading.map(|reading| &reading.document), findings);
    let text = |found: &Found| match settings.manner {
        Manner::Plain => {
            plain_message(&source, found.code, found.severity, found.span, &found.message, settings.lang)
        }
        Manner::Drawn => {
            render_message(&source, found.code, found.severity, found.span, &found.message, &look) + "\n"
        }
    };
    found.iter().map(text).collect()
}

/// How many findings there are.
pub(crate) fn counts(input: &Input, settings: &Settings) -> Counts {
    match &input.content {
        Content::Trf(reading) => Counts::of(&reading.diagnostics),
        Content::Json { tournament: Ok(_), .. } => Counts::default(),
        Content::Json { tournament: Err(error), .. } => {
            let errors = json_error::findings(settings.lang, error).len();
            Counts { errors: u32::try_from(errors).unwrap_or(u32::MAX), ..Counts::default() }
        }
    }
}

/// How many findings there are, in a line.
pub(crate) fn summary_line(input: &Input, beyond: &[Found], settings: &Settings) -> String {
    let mut counts = counts(input, settings);
    for found in beyond {
        match found.severity {
            Severity::Error => counts.errors += 1,
            Severity::Warning => counts.warnings += 1,
            Severity::Note => counts.notes += 1,
        }
    }
    summary(settings.lang, counts) + "\n"
}
