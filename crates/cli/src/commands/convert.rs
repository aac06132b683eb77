//! `exaequo convert`: the same tournament in another format.

use std::path::Path;

use clap::ArgMatches;
use exaequo::event::Target;
use exaequo::report::diagnostic::not_written;
use exaequo::report::loss;
use exaequo::trf::{Charset, LineEnd, Lossy, Unwritable};
use exaequo::{Event, Profile, WriteOptions};

use crate::args::form;
use crate::args::settings::{Settings, Stream, Volume, text};
use crate::failure::{Failure, Status};
use crate::findings;
use crate::input::{Input, is_standard, path};
use crate::output;
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let input = Input::read(matches, "in", settings)?;
    let event = input.event_or_say(settings)?;
    let out = path(matches, "out");
    refuse_other_endings(matches, &out)?;
    let target = target(matches, &out, &event);
    if matches!(target, Target::Preserve) {
        refuse_other_forms(matches)?;
    }
    output::write(&out, &bytes(&event, &target, &out, settings)?)?;
    findings::mention(&input, settings);
    Ok(findings::status(&input, settings))
}

/// A spreadsheet, a page or anything else is no tournament: its name promises what would not be in it.
fn refuse_other_endings(matches: &ArgMatches, out: &Path) -> Result<(), Failure> {
    let Some(ending) = out.extension().filter(|_| !is_standard(out)) else { return Ok(()) };
    if text(matches, "to").is_some() || ending.to_str().is_some_and(form::is_of_a_tournament) {
        return Ok(());
    }
    let (file, endings) = (out.display().to_string(), vec!["trf", "txt", "json"]);
    Err(texts::Failure::Ending { file, endings, option: "--to" }.into())
}

/// What `--to` says, else what the name says, else what was read.
fn target(matches: &ArgMatches, out: &Path, event: &Event) -> Target {
    let json = out.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    let profile = match text(matches, "to") {
        Some("json") => return Target::Json,
        Some("preserve") => return Target::Preserve,
        Some("trf16") => Profile::Trf16,
        Some("trf26") => Profile::Trf26,
        Some("fide-upload") => Profile::FideUpload,
        Some("engine-bbp") => Profile::EngineBbp,
        Some("engine-javafo") => Profile::EngineJavafo,
        _ if json => return Target::Json,
        _ => match event.trf_profile() {
            Some(profile) => profile,
            None if is_standard(out) => return Target::Json,
            None => Profile::Trf26,
        },
    };
    Target::Trf(options(matches, profile))
}

/// The event in its format. What the format cannot hold is said, or stands against writing it.
fn bytes(event: &Event, target: &Target, out: &Path, settings: &Settings) -> Result<Vec<u8>, Failure> {
    match event.write(target) {
        Ok(written) => {
            mention_losses(&written.losses, settings);
            Ok(written.bytes)
        }
        Err(error) => {
            let file = (!is_standard(out)).then(|| out.display().to_string());
            let is_fatal = error.iter().any(Unwritable::is_fatal);
            let (acceptable, richer): (bool, &[&str]) = match target {
                Target::Trf(options) => {
                    (options.lossy == Lossy::Refuse && !is_fatal, richer(options.profile))
                }
                _ => (false, &[]),
            };
            let losses = loss::losses(settings.lang, &error);
            Err(texts::Failure::Unwritable { file, losses, acceptable, richer }.into())
        }
    }
}

/// The bytes that were read have their own line ends and letters.
fn refuse_other_forms(matches: &ArgMatches) -> Result<(), Failure> {
    let option = match text(matches, "line-ends") {
        Some(_) => "--line-ends",
        None if matches.get_flag("ascii") => "--ascii",
        None => return Ok(()),
    };
    Err(texts::Failure::Preserved { option }.into())
}

/// Formats that hold more than a profile.
const fn richer(profile: Profile) -> &'static [&'static str] {
    match profile {
        Profile::Trf26 => &["JSON"],
        _ => &["TRF26", "JSON"],
    }
}

fn options(matches: &ArgMatches, profile: Profile) -> WriteOptions {
    let mut options = WriteOptions::new(profile);
    // Accents stay unless somebody does not want them, or the reader does not know them.
    if matches!(profile, Profile::Trf16 | Profile::Trf26) {
        options.charset = Charset::Utf8;
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
    output::say(&not_written(&losses, &settings.look(Stream::Error)), settings.color);
}
