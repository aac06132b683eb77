//! Findings of a file on standard error: whoever wants something else than a check reads few of them.

use exaequo::report::check::first_errors;
use exaequo::report::diagnostic::summary;

use crate::args::settings::{Settings, Stream, Volume};
use crate::failure::Status;
use crate::input::Input;
use crate::output;
use crate::texts::see_check;

/// How many errors stand in the way of a list without filling the screen.
const FIRST: usize = 10;

/// The first errors of a file that holds no tournament.
pub(crate) fn errors(input: &Input, settings: &Settings) -> String {
    let look = settings.look(Stream::Error);
    first_errors(input.reading(), &input.name, FIRST, settings.manner.of_findings(), &look)
}

/// Shows why there is no tournament in a file.
pub(crate) fn say_errors(input: &Input, settings: &Settings) {
    output::say(&errors(input, settings), settings.color);
    mention(input, settings);
}

/// Says how many findings there are and where to see them.
pub(crate) fn mention(input: &Input, settings: &Settings) {
    output::say(&line(input, settings), settings.color);
}

/// How many findings there are, and where to see those that are not shown here; nothing where there are none.
pub(crate) fn line(input: &Input, settings: &Settings) -> String {
    let counts = input.reading().counts();
    if settings.volume == Volume::Quiet || !counts.has_warnings() && counts.hidden == 0 {
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
    Status::Fine.or_findings(settings.is_strict() && input.reading().counts().has_warnings())
}
