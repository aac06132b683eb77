//! `exaequo site`: the event as a folder of pages.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::site::{File, Site};
use tempfile::Builder;

use crate::args::prizes::prize_list;
use crate::args::settings::Settings;
use crate::clock;
use crate::failure::{Failure, Status, reason};
use crate::input::{is_standard, path};
use crate::output;
use crate::progress::Progress;
use crate::ranked::{Ranked, rank_ahead};
use crate::texts;

pub(crate) fn run(matches: &ArgMatches, settings: &Settings) -> Result<Status, Failure> {
    let folder = folder(matches)?;
    let list = prize_list(matches)?;
    let (Ranked { standings, status }, to_come) = rank_ahead(matches, settings)?;
    let prizes = list.as_ref().map(|list| standings.prizes(list)).transpose()?;
    let ahead = standings.last_round(list.as_ref(), to_come.as_ref(), None);
    let (day, hour, minute) = clock::now();
    let site = Site::new(&standings).with_prizes(prizes.as_ref()).with_forecast(ahead.as_ref());
    let site = site.in_language(settings.lang);
    write(&site.made_at(day, hour, minute).on_paper(settings.paper), &folder)?;
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

/// Writes all pages beside those that are there, then puts them in their place: whoever reads the folder finds the old
/// pages or the new ones, also where the disk is full or the program is ended.
fn write(site: &Site, folder: &Path) -> Result<(), Failure> {
    let made = |path: &Path, error: io::Error| cannot_write(path, &error);
    fs::create_dir_all(folder).map_err(|error| made(folder, error))?;
    output::clean_up(folder);
    let beside = Builder::new().prefix(output::TEMPORARY).tempdir_in(folder);
    let beside = beside.map_err(|error| made(folder, error))?;
    let names = write_pages(site, beside.path())?;
    for name in names {
        let target = folder.join(&name);
        swap(beside.path(), &name, &target).map_err(|error| made(&target, error))?;
    }
    Ok(())
}

/// Writes the pages and says which files and folders they are in.
fn write_pages(site: &Site, folder: &Path) -> Result<Vec<String>, Failure> {
    let parts = site.parts();
    let progress = Progress::new(parts.len());
    let mut names: Vec<String> = Vec::new();
    for part in parts {
        for File { path, content } in site.files(part) {
            let name = path.split('/').next().unwrap_or_default().to_owned();
            let target = folder.join(&path);
            write_page(&target, &content).map_err(|error| cannot_write(&target, &error))?;
            if !names.contains(&name) {
                names.push(name);
            }
        }
        progress.step();
    }
    progress.clear();
    Ok(names)
}

fn write_page(target: &Path, content: &str) -> io::Result<()> {
    if let Some(folder) = target.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(target, content)
}

/// Puts a file or folder in its place; a folder that is there moves out of it.
fn swap(beside: &Path, name: &str, target: &Path) -> io::Result<()> {
    if target.is_dir() {
        fs::rename(target, beside.join(format!("old-{name}")))?;
    }
    fs::rename(beside.join(name), target)
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    texts::Failure::Write { file: Some(path.display().to_string()), reason: reason(error) }.into()
}
