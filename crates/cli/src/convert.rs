//! `exaequo convert`: the same tournament in another format.

use std::path::Path;

use clap::ArgMatches;
use exaequo_model::Tournament;
use exaequo_report::{cli, loss};
use exaequo_trf::{Charset, Dialect, LineEnd, Lossy, Profile, Unwritable, WriteOptions};

use crate::failure::{Failure, Status};
use crate::form;
use crate::input::{Content, Input, is_standard, path};
use crate::output;
use crate::settings::{Settings, Stream, Volume, text};
use crate::show::{mention_findings, no_tournament, status};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    Json,
    Trf(Profile),
    /// The bytes that were read.
    Preserve,
}

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "in", &settings.read)?;
    let Some(tournament) = input.tournament() else {
        return Ok(no_tournament(&input, settings));
    };
    let out = path(matches, "out");
    refuse_other_endings(matches, &out)?;
    let bytes = match target(matches, &out, &input) {
        Target::Json => exaequo_json::write(tournament).into_bytes(),
        Target::Preserve => {
            refuse_other_forms(matches)?;
            original(&input)
        }
        Target::Trf(profile) => trf(tournament, profile, matches, settings)?,
    };
    output::write(&out, &bytes)?;
    mention_findings(&input, settings);
    Ok(status(&input, settings))
}

/// A spreadsheet, a page or anything else is no tournament: its name promises what would not be in it.
fn refuse_other_endings(matches: &ArgMatches, out: &Path) -> Result<(), Failure> {
    let Some(ending) = out.extension().filter(|_| !is_standard(out)) else { return Ok(()) };
    if text(matches, "to").is_some() || ending.to_str().is_some_and(form::is_of_a_tournament) {
        return Ok(());
    }
    let (file, endings) = (out.display().to_string(), vec!["trf", "txt", "json"]);
    Err(cli::Failure::Ending { file, endings, option: "--to" }.into())
}

/// What `--to` says, else what the name says, else what was read.
fn target(matches: &ArgMatches, out: &Path, input: &Input) -> Target {
    let json = out.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    match text(matches, "to") {
        Some("json") => Target::Json,
        Some("preserve") => Target::Preserve,
        Some("trf16") => Target::Trf(Profile::Trf16),
        Some("trf26") => Target::Trf(Profile::Trf26),
        Some("fide-upload") => Target::Trf(Profile::FideUpload),
        Some("engine-bbp") => Target::Trf(Profile::EngineBbp),
        Some("engine-javafo") => Target::Trf(Profile::EngineJavafo),
        _ if json => Target::Json,
        _ => same(input, out),
    }
}

fn same(input: &Input, out: &Path) -> Target {
    match input.reading().map(|reading| reading.dialect) {
        Some(Dialect::Trf06 | Dialect::Trf16) => Target::Trf(Profile::Trf16),
        None if is_standard(out) => Target::Json,
        Some(Dialect::Trf26) | None => Target::Trf(Profile::Trf26),
    }
}

/// The bytes that were read have their own line ends and letters.
fn refuse_other_forms(matches: &ArgMatches) -> Result<(), Failure> {
    let option = match text(matches, "line-ends") {
        Some(_) => "--line-ends",
        None if matches.get_flag("ascii") => "--ascii",
        None => return Ok(()),
    };
    Err(cli::Failure::Preserved { option }.into())
}

fn original(input: &Input) -> Vec<u8> {
    match &input.content {
        Content::Trf(reading) => reading.document.to_bytes(),
        Content::Json { bytes, .. } => bytes.clone(),
    }
}

fn trf(
    tournament: &Tournament,
    profile: Profile,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Vec<u8>, Failure> {
    let options = options(matches, profile);
    match exaequo_trf::write(tournament, &options) {
        Ok(written) => {
            mention_losses(&written.losses, settings);
            Ok(written.bytes)
        }
        Err(losses) => {
            let out = path(matches, "out");
            let file = (!is_standard(&out)).then(|| out.display().to_string());
            let acceptable = options.lossy == Lossy::Refuse && !losses.iter().any(Unwritable::is_fatal);
            let losses = loss::losses(settings.lang, &losses);
            Err(cli::Failure::Unwritable { file, losses, acceptable, richer: richer(profile) }.into())
        }
    }
}

/// Formats that hold more than a profile.
const fn richer(profile: Profile) -> &'static [&'static str] {
    match profile {
        Profile::Trf26 => &["JSON"],
        Profile::Trf16 | Profile::FideUpload | Profile::EngineBbp | Profile::EngineJavafo => {
            &["TRF26", "JSON"]
        }
    }
}

fn options(matches: &ArgMatches, profile: Profile) -> WriteOptions {
    let mut options = WriteOptions::new(profile);
    match profile {
        // Accents stay unless somebody does not want them.
        Profile::Trf16 | Profile::Trf26 => options.charset = Charset::Utf8,
        Profile::FideUpload | Profile::EngineBbp | Profile::EngineJavafo => {}
    }
    if matches.get_flag("ascii") {
        options.charset = Charset::Ascii;
    }
    match text(matches, "line-ends") {
        Some("crlf") => options.line_end = LineEnd::CrLf,
        Some("cr") => options.line_end = LineEnd::Cr,
        Some("lf") => options.line_end = LineEnd::Lf,
        _ => {}
    }
    if matches.get_flag("lossy") {
        options.lossy = Lossy::Accept;
    }
    options
}

fn mention_losses(losses: &[Unwritable], settings: &Settings) {
    if settings.volume == Volume::Quiet || losses.is_empty() {
        return;
    }
    let losses = loss::losses(settings.lang, losses);
    output::say(&cli::not_written(&losses, &settings.look(Stream::Error)), settings.color);
}
