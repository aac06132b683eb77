//! The whole register as one file that depends on no engine, and a register made from it.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use exaequo::register::{Archive, ArchiveError, ArchiveWriter, ArchivedFile};
use exaequo_store::register::StoredEntry;
use exaequo_store_sqlite::BlockingRegister;

use super::office::{Office, not_kept, not_open, path as path_of};
use crate::args::rating_list::open;
use crate::args::settings::Settings;
use crate::failure::{Failure, Status};
use crate::output::{TEMPORARY, cannot_write, write_with};
use crate::texts::RegisterFailure;

/// Writes an archive. Files are kept before entries speak of them, so that what others enter meanwhile does no harm.
pub(super) fn export(office: &Office, matches: &ArgMatches) -> Result<Status, Failure> {
    let target = matches.get_one::<PathBuf>("output").cloned().unwrap_or_default();
    if target.exists() {
        return Err(RegisterFailure::There(target.display().to_string()).into());
    }
    let entries = office.kept()?;
    let named = office.ledger.files();
    let mut files = office.files()?;
    files.retain(|file| named.contains(&file.0));
    write_with(&target, |out| {
        let mut writer = ArchiveWriter::new(BufWriter::with_capacity(1 << 20, out), &entries)?;
        for (digest, length) in &files {
            let source = exaequo::register::Files::open(office, *digest).map_err(io::Error::other)?;
            writer.file(*digest, *length, source)?;
        }
        writer.finish().map(drop)
    })?;
    Ok(Status::Fine)
}

/// A register from an archive, which is read to its end before anything is written, and made aside until it is complete.
pub(super) fn restore(archive: &Path, matches: &ArgMatches, settings: &Settings) -> Result<Office, Failure> {
    let target = path_of(matches);
    if target.exists() {
        return Err(RegisterFailure::Exists(target.display().to_string()).into());
    }
    let failure = |error: ArchiveError| Failure::from(RegisterFailure::of(error, settings.lang));
    let read = Archive::read(BufReader::with_capacity(1 << 20, open(archive)?)).map_err(failure)?;
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let cannot = |error: &io::Error| cannot_write(Some(&target), error);
    let aside = tempfile::Builder::new().prefix(TEMPORARY).tempdir_in(folder);
    let aside = aside.map_err(|error| cannot(&error))?;
    let file = aside.path().join("register");
    fill(&file, archive, read)?;
    fs::rename(&file, &target).map_err(|error| cannot(&error))?;
    Office::open(matches, settings)
}

fn fill(file: &Path, archive: &Path, read: Archive) -> Result<(), Failure> {
    let store = BlockingRegister::create(file).map_err(|error| not_open(file, &error))?;
    for one in &read.files {
        let kept = store.put_file(part(archive, one)?).map_err(|error| not_kept(&error))?;
        if kept.digest != one.digest.0 {
            let said = ArchiveError::ChangedFile(one.digest).to_string();
            return Err(RegisterFailure::Store(said).into());
        }
    }
    let entries: Vec<StoredEntry> = read.entries.into_iter().map(StoredEntry::from).collect();
    store.append(0, &entries).map_err(|error| not_kept(&error))?;
    store.close();
    Ok(())
}

/// The bytes of a file in an archive.
fn part(archive: &Path, one: &ArchivedFile) -> Result<impl Read + Send + use<>, Failure> {
    let mut file: File = open(archive)?;
    let sought = file.seek(SeekFrom::Start(one.offset));
    sought.map_err(|error| RegisterFailure::Store(error.to_string()))?;
    Ok(file.take(one.length))
}
