//! `exaequo check`: every problem of a file. The findings are the result, and go to standard output.

use clap::ArgMatches;
use exaequo::event::Check;
use exaequo::event::playoff::PlayOffError;
use exaequo::model::Severity;
use exaequo::report::check::{self, Options, Repeats};
use exaequo_texts::say;

use crate::args::form::{Form, LISTS, form};
use crate::args::playoff::playoff;
use crate::args::ranking::ranking;
use crate::args::settings::{Settings, Stream, Volume};
use crate::failure::{Failure, Status};
use crate::input::Input;
use crate::output;
use crate::render;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let form = form(matches, LISTS)?;
    let asked = matches.get_flag("standings").then(|| ranking(matches)).transpose()?;
    let playoff = playoff(matches, settings)?;
    let input = Input::read(matches, "file", settings)?;
    let check = input.reading().check();
    let (check, refusal) = match asked.map(|asked| check.clone().with_ranks(asked, playoff.as_ref())) {
        None => (check, None),
        Some(Ok(compared)) => (compared, None),
        Some(Err(refusal)) => (check, Some(refusal)),
    };
    let check = if matches.get_flag("guess") { check.with_guess() } else { check };
    write(&check, &input.name, form, refusal.is_none(), matches, settings)?;
    match refusal {
        Some(PlayOffError::Ranking(error)) => Err((*error).into()),
        Some(error) => Err(error.into()),
        None => Ok(status(&check)),
    }
}

fn write(
    check: &Check,
    name: &str,
    form: Form,
    is_whole: bool,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<(), Failure> {
    let (lang, target) = (settings.lang, matches.get_one("output"));
    let repeats = if matches.get_flag("all") { Repeats::All } else { Repeats::Grouped };
    match form {
        Form::Json => output::result(&check::json(check, name, lang), target, settings.color),
        Form::Table => {
            let text = text(check, name, repeats, is_whole, settings);
            output::result(&text, target, settings.color)
        }
        // Programs read every row.
        Form::Csv => render::write_to(&check::page(check, name, Repeats::All, lang), form, target, settings),
        form => render::write_to(&check::page(check, name, repeats, lang), form, target, settings),
    }
}

/// The findings one by one, and how many there are. A refusal is the last word: the file may be sound, but not everything
/// was checked.
fn text(check: &Check, name: &str, repeats: Repeats, is_whole: bool, settings: &Settings) -> String {
    let (look, quiet) = (settings.look(Stream::Output), settings.volume == Volume::Quiet);
    let least = if quiet { Severity::Error } else { Severity::Note };
    let options = Options { manner: settings.manner.of_findings(), repeats, least };
    let text = check::text(check, name, options, &look);
    if quiet || !is_whole {
        return text;
    }
    text + &check::ranks(check, &look) + &closing(check, repeats, settings) + "\n"
}

/// How many there are, and how to see all of them.
fn closing(check: &Check, repeats: Repeats, settings: &Settings) -> String {
    let (lang, summary) = (settings.lang, check::closing(check, settings.lang));
    let is_cut =
        repeats == Repeats::Grouped && check.groups(check::EXAMPLES).iter().any(|group| group.more > 0);
    if is_cut && !check.reading().source().is_something_else() {
        return say!(lang, "{summary}; --all shows every one of them", summary);
    }
    summary
}

fn status(check: &Check) -> Status {
    if check.reading().source().is_something_else() {
        return Status::Failure;
    }
    Status::Fine.or_findings(check.counts().has_warnings())
}
