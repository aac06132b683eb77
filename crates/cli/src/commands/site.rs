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
    recover(&folder);
    let list = prize_list(matches)?;
    let (Ranked { standings, status }, to_come) = rank_ahead(matches, settings)?;
    let prizes = list.as_ref().map(|list| standings.prizes(list)).transpose()?;
    let ahead = standings.last_round_or_why_not(list.as_ref(), to_come.as_ref(), None);
    let (day, hour, minute) = clock::now();
    let site = Site::new(&standings).with_prizes(prizes.as_ref()).with_forecast_or_why_not(ahead);
    let site = site.in_language(settings.lang);
    let site = site.on_paper(settings.paper.asked).usually_on_paper(settings.paper.of_locale);
    write(&site.made_at(day, hour, minute), &folder)?;
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

/// Writes all pages beside the folder, then puts them in their place: whoever reads the folder finds the old pages or the
/// new ones, also where the disk is full or the program is ended. Where nothing can be written beside it, or that is on
/// another disk, they are made inside it.
fn write(site: &Site, folder: &Path) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error))?;
    match parent(folder).map(|parent| write_from(site, folder, &parent)) {
        Some(Err(CannotWrite { error, .. })) if is_elsewhere(&error) => {}
        Some(written) => return written.map_err(|failed| cannot_write(&failed.path, &failed.error)),
        None => {}
    }
    write_from(site, folder, folder).map_err(|failed| cannot_write(&failed.path, &failed.error))
}

/// Where a folder is; a link leads to another one.
fn parent(folder: &Path) -> Option<PathBuf> {
    fs::canonicalize(folder).ok()?.parent().map(Path::to_owned)
}

/// Whether the fault is that of the place and not of the disk.
fn is_elsewhere(error: &io::Error) -> bool {
    use io::ErrorKind::{CrossesDevices, PermissionDenied, ReadOnlyFilesystem};
    matches!(error.kind(), CrossesDevices | PermissionDenied | ReadOnlyFilesystem)
}

/// What could not be written.
struct CannotWrite {
    path: PathBuf,
    error: io::Error,
}

impl CannotWrite {
    fn at(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |error| Self { path: path.to_owned(), error }
    }
}

/// Writes all pages in a folder of their own at a place, and puts them into theirs from there.
fn write_from(site: &Site, folder: &Path, place: &Path) -> Result<(), CannotWrite> {
    output::clean_up(place);
    let beside = Builder::new().prefix(&temporary(folder)).tempdir_in(place);
    let beside = beside.map_err(CannotWrite::at(folder))?;
    // The folder beside it is gone when somebody reads of it.
    for name in write_pages(site, beside.path()).map_err(CannotWrite::at(folder))? {
        let target = folder.join(&name);
        swap(beside.path(), &name, &target).map_err(CannotWrite::at(&target))?;
    }
    Ok(())
}

/// What the names of temporary folders of a site begin with.
fn temporary(folder: &Path) -> String {
    let name =
        fs::canonicalize(folder).ok().and_then(|path| Some(path.file_name()?.to_string_lossy().into_owned()));
    format!("{}{}-", output::TEMPORARY, name.unwrap_or_default())
}

/// Puts back what a program that was ended has taken out of its place without putting the new one there.
fn recover(folder: &Path) {
    let prefix = temporary(folder);
    let is_own = |entry: &fs::DirEntry| {
        let name = entry.file_name();
        let rest = name.to_str().and_then(|name| name.strip_prefix(&prefix));
        rest.is_some_and(|rest| rest.bytes().all(|sign| sign.is_ascii_alphanumeric()))
    };
    let places = parent(folder).into_iter().chain([folder.to_owned()]);
    let left = places.flat_map(|place| fs::read_dir(place).into_iter().flatten().flatten()).filter(is_own);
    for old in left.flat_map(|left| fs::read_dir(left.path()).into_iter().flatten().flatten()) {
        let name = old.file_name();
        if let Some(target) =
            name.to_str().and_then(|name| name.strip_prefix(OLD)).map(|name| folder.join(name))
            && !target.exists()
        {
            // What cannot be put back is written anew.
            let _ = fs::rename(old.path(), target);
        }
    }
}

/// Writes the pages and says which files and folders they are in.
fn write_pages(site: &Site, folder: &Path) -> io::Result<Vec<String>> {
    let parts = site.parts();
    let progress = Progress::new(parts.len());
    let mut names: Vec<String> = Vec::new();
    for part in parts {
        for File { path, content } in site.files(part) {
            let name = path.split('/').next().unwrap_or_default().to_owned();
            write_page(&folder.join(&path), &content)?;
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

/// What the name of a folder that has moved out of its place begins with.
const OLD: &str = "old-";

/// Puts a file or folder in its place; a folder that is there moves out of it, and comes back by the next run where the
/// program is ended in between.
fn swap(beside: &Path, name: &str, target: &Path) -> io::Result<()> {
    if target.is_dir() {
        fs::rename(target, beside.join(format!("{OLD}{name}")))?;
    }
    fs::rename(beside.join(name), target)
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    texts::Failure::Write { file: Some(path.display().to_string()), reason: reason(error) }.into()
}
