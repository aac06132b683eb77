//! `exaequo site`: the event as a folder of pages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::Lang;
use exaequo::report::card::Cards;
use exaequo::report::charts::Charts;
use exaequo::report::site::{File, Site};

use crate::args::prizes::prize_list;
use crate::args::settings::Settings;
use crate::failure::{Failure, Status, reason};
use crate::input::{is_standard, path};
use crate::progress::Progress;
use crate::ranked::{Ranked, rank};
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let folder = folder(matches)?;
    let list = prize_list(matches)?;
    let Ranked { standings, status } = rank("file", matches, settings)?;
    let charts = Charts::of(&standings);
    let prizes = list.map(|list| standings.prizes(&list)).transpose()?;
    let cards = Cards::from(&standings).with_charts(Some(&charts)).with_prizes(prizes.as_ref());
    let site = Site::of(&standings, &cards, &charts).with_prizes(prizes.as_ref());
    write(&site.in_language(settings.lang), &folder)?;
    Ok(status)
}

/// The folder to write to. What is there already has to be one, and a folder does not go to standard output.
fn folder(matches: &ArgMatches) -> Result<PathBuf, Failure> {
    let folder = path(matches, "output");
    let stands_there = fs::metadata(&folder).is_ok_and(|found| !found.is_dir());
    if is_standard(&folder) || stands_there {
        return Err(texts::Failure::NoFolder { file: folder.display().to_string() }.into());
    }
    Ok(folder)
}

fn write(site: &Site<'_>, folder: &Path) -> Result<(), Failure> {
    for lang in Lang::ALL {
        let below = folder.join(lang.code());
        fs::create_dir_all(&below).map_err(|error| cannot_write(&below, &error))?;
    }
    let parts = site.parts();
    let progress = Progress::new(parts.len());
    for part in parts {
        for File { path, content } in site.files(part) {
            let target: PathBuf = folder.join(path);
            fs::write(&target, content).map_err(|error| cannot_write(&target, &error))?;
        }
        progress.step();
    }
    progress.clear();
    Ok(())
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    texts::Failure::Write { file: Some(path.display().to_string()), reason: reason(error) }.into()
}
