//! Findings of a file as text.

use exaequo::event::SourceFile;
use exaequo::model::Severity;
use exaequo::report::diagnostic::{
    self, Counts, plain, plain_message, render as render_finding, render_message, summary,
};
use exaequo::report::json_error::{self, JsonFinding};
use exaequo::report::notice::FileNotice;
use exaequo::trf::{Diagnostic, TrfReading};

use crate::args::settings::{Manner, Settings, Stream, Volume};
use crate::failure::Status;
use crate::input::Input;
use crate::output;
use crate::texts::see_check;

/// Which findings are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Which {
    All,
    Errors,
    /// The first few errors: whoever wants something else than a check reads the rest there.
    FirstErrors,
}

/// How many errors stand in the way of a list without filling the screen.
const FIRST: usize = 10;

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
    match input.source() {
        SourceFile::Trf(reading) => of_reading(&input.name, reading, which, settings, stream),
        SourceFile::Json { tournament: Err(error), .. } => {
            let findings = json_error::findings(settings.lang, error);
            of_json(&input.name, &findings[..findings.len().min(which.most())], settings, stream)
        }
        _ => String::new(),
    }
}

fn of_reading(name: &str, reading: &TrfReading, which: Which, settings: &Settings, stream: Stream) -> String {
    let look = settings.look(stream);
    let source = diagnostic::Source::new(name, Some(&reading.document), reading.diagnostics.all());
    let wanted = |finding: &&Diagnostic| which == Which::All || finding.severity == Severity::Error;
    let findings = reading.diagnostics.all().iter().filter(wanted).take(which.most());
    match settings.manner {
        Manner::Plain => findings.map(|finding| plain(&source, finding, settings.lang)).collect(),
        Manner::Drawn => findings.map(|finding| render_finding(&source, finding, &look) + "\n").collect(),
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
pub(crate) fn beyond(input: &Input, found: &[FileNotice], settings: &Settings, stream: Stream) -> String {
    let look = settings.look(stream);
    let reading = input.source().trf();
    let findings = reading.map_or(&[] as &[Diagnostic], |reading| reading.diagnostics.all());
    let source = diagnostic::Source::new(&input.name, reading.map(|reading| &reading.document), findings);
    let text = |found: &FileNotice| match settings.manner {
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
    match input.source() {
        SourceFile::Trf(reading) => Counts::of(&reading.diagnostics),
        SourceFile::Json { tournament: Err(error), .. } => {
            let errors = json_error::findings(settings.lang, error).len();
            Counts { errors: u32::try_from(errors).unwrap_or(u32::MAX), ..Counts::default() }
        }
        _ => Counts::default(),
    }
}

/// How many findings there are, in a line.
pub(crate) fn summary_line(input: &Input, beyond: &[FileNotice], settings: &Settings) -> String {
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

/// Shows why there is no tournament in a file.
pub(crate) fn say_errors(input: &Input, settings: &Settings) {
    output::say(&text(input, Which::FirstErrors, settings, Stream::Error), settings.color);
    mention(input, settings);
}

/// Says how many findings there are and where to see them.
pub(crate) fn mention(input: &Input, settings: &Settings) {
    output::say(&line(input, settings), settings.color);
}

/// How many findings there are, and where to see those that are not shown here; nothing where there are none.
pub(crate) fn line(input: &Input, settings: &Settings) -> String {
    let counts = counts(input, settings);
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
    let counts = counts(input, settings);
    Status::Fine.or_findings(settings.is_strict() && counts.errors + counts.warnings > 0)
}
