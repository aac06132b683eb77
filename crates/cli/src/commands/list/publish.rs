//! 7.1: a closed list as files: written aside, read back, and put in place at once.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::bulletin::inbox;
use exaequo::bulletin::preview::finding;
use exaequo::bulletin::publication::{self, Publication};
use exaequo::model::Date;
use exaequo::register::fact::{ListDigest, Published, PublishedFile};
use exaequo::register::{Fact, FileHasher, Kind, Register};
use exaequo_store_sqlite::fault;

use super::lists::PROGRAM;
use super::office::{Office, occasion};
use crate::args::settings::Settings;
use crate::failure::{Failure, Status, reason};
use crate::output;
use crate::texts::{self, RegisterFailure};

pub(super) fn publish(
    office: &mut Office,
    matches: &ArgMatches,
    settings: &Settings,
) -> Result<Status, Failure> {
    let list = matches.get_one::<Date>("list").copied().ok_or(RegisterFailure::NoDate)?;
    let mut register = office.register()?;
    if !register.closed().any(|closed| closed == list) {
        return Err(RegisterFailure::NotClosed(list.to_string()).into());
    }
    if pass_over(office, matches, list)? {
        register = office.register()?;
    }
    let stops = register.stops(list);
    if !stops.is_empty() {
        for one in &stops {
            let line = finding(&register, one, list, settings.lang);
            output::say(&format!("{}: {line}\n", one.check().name()), settings.color);
        }
        return Ok(Status::Findings);
    }
    let folder = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    let (target, published) = write_list(&register, list, &folder)?;
    let line = inbox::published(&target.display().to_string(), published.files.len(), settings.lang);
    fault::point("enter");
    office.enter(&occasion(matches), &[Fact::Published(published)])?;
    fault::point("entered");
    output::print(&format!("{line}\n"), settings.color)?;
    Ok(Status::Fine)
}

/// Checks that are passed over by name, which needs a reason.
fn pass_over(office: &mut Office, matches: &ArgMatches, list: Date) -> Result<bool, Failure> {
    let names: Vec<String> = matches.get_many::<String>("override").into_iter().flatten().cloned().collect();
    if names.is_empty() {
        return Ok(false);
    }
    super::decide::reason(matches)?;
    let facts: Vec<Fact> = names.into_iter().map(|check| Fact::Overridden { list, check }).collect();
    office.enter(&occasion(matches), &facts)?;
    Ok(true)
}

/// Writes everything into a folder aside, which then gets its name.
fn write_list(register: &Register, day: Date, folder: &Path) -> Result<(PathBuf, Published), Failure> {
    let revisions: Vec<ListDigest> =
        Kind::ALL.into_iter().filter_map(|kind| register.recorded(day, kind).last().copied()).collect();
    let newest = revisions.iter().map(|one| one.revision).max().unwrap_or(0);
    let name = if newest == 0 { day.to_string() } else { format!("{day}-revision-{newest}") };
    let target = folder.join(&name);
    if target.exists() {
        return Err(RegisterFailure::Published(target.display().to_string()).into());
    }
    let failed = |error: &io::Error| cannot_write(&target, error);
    fs::create_dir_all(folder).map_err(|error| failed(&error))?;
    let aside =
        tempfile::Builder::new().prefix(".exaequo-").tempdir_in(folder).map_err(|error| failed(&error))?;
    let files = write_files(register, day, &revisions, aside.path()).map_err(|error| failed(&error))?;
    fault::point("rename");
    fs::rename(aside.path(), &target).map_err(|error| failed(&error))?;
    // What has its name is no longer aside.
    let _ = aside.keep();
    Ok((target, Published { list: day, revisions, files }))
}

fn write_files(
    register: &Register,
    day: Date,
    revisions: &[ListDigest],
    aside: &Path,
) -> io::Result<Vec<PublishedFile>> {
    let publication = Publication::new(register, day);
    let mut written = write_lists(&publication, aside)?;
    fault::point("files");
    for file in publication.pages() {
        let mut out = create(&file, aside)?;
        let rows = publication.write_page(&file, &mut out)?;
        written.push((file.clone(), close(&file, out)?, rows));
    }
    for (_, published, _) in &written {
        read_back(&aside.join(&published.name), published)?;
    }
    let text = publication.manifest(PROGRAM, revisions, &written);
    let mut out = File::create(aside.join("manifest.json"))?;
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    fault::point("manifest");
    Ok(written.into_iter().map(|(_, published, _)| published).collect())
}

/// A file that is being written, and hashed while it is.
type Hashed = FileHasher<BufWriter<File>>;
/// A file that was written, and how many rows it has.
type Written = (publication::File, PublishedFile, u64);

fn write_lists(publication: &Publication<'_>, aside: &Path) -> io::Result<Vec<Written>> {
    let files = publication.lists();
    let mut outs = files.iter().map(|file| create(file, aside)).collect::<io::Result<Vec<Hashed>>>()?;
    let rows = publication.write_lists(&mut outs)?;
    let closed = files.into_iter().zip(outs).zip(rows).map(|((file, out), rows)| {
        let published = close(&file, out)?;
        Ok((file, published, rows))
    });
    closed.collect()
}

fn create(file: &publication::File, aside: &Path) -> io::Result<Hashed> {
    let path = aside.join(&file.name);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    Ok(FileHasher::new(BufWriter::with_capacity(1 << 18, File::create(&path)?)))
}

fn close(file: &publication::File, out: Hashed) -> io::Result<PublishedFile> {
    let (buffered, digest, bytes) = out.finish();
    buffered.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    Ok(PublishedFile { name: file.name.clone(), bytes, digest })
}

/// What stands on the disk is what was written.
fn read_back(path: &Path, published: &PublishedFile) -> io::Result<()> {
    let mut file = File::open(path)?;
    let mut sink = FileHasher::new(io::sink());
    let mut buffer = vec![0; 1 << 20];
    loop {
        match file.read(&mut buffer)? {
            0 => break,
            count => sink.write_all(&buffer[..count])?,
        }
    }
    let (_, digest, _) = sink.finish();
    if digest == published.digest { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    texts::Failure::Write { file: Some(path.display().to_string()), reason: reason(error) }.into()
}
