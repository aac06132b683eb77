//! The whole register as one file that depends on no engine, and a register made from it.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Seek as _, SeekFrom, Write};
use std::path::Path;

use exaequo::register::{Archive, ArchiveError, ArchiveWriter, ArchivedFile, Files as _};

use crate::blocking::Blocking;
use crate::cabinet::Place;
use crate::error::OfficeError;
use crate::office::{Office, Watcher};

/// How a register begins that is being made from an archive.
const ASIDE: &str = ".exaequo-";

/// Writes an archive. Files are kept before entries speak of them, so that what others enter meanwhile does no harm.
pub fn write(office: &Office, out: impl Write) -> io::Result<()> {
    let entries = office.kept().map_err(io::Error::other)?;
    let named = office.ledger.files();
    let mut files = office.files().map_err(io::Error::other)?;
    files.retain(|file| named.contains(&file.0));
    let mut writer = ArchiveWriter::new(BufWriter::with_capacity(1 << 20, out), &entries)?;
    for (digest, length) in &files {
        writer.file(*digest, *length, office.open(*digest).map_err(io::Error::other)?)?;
    }
    writer.finish().map(drop)
}

/// A register from an archive, which is read to its end before anything is written. It is complete or not there: a file is
/// made aside, and in a database the entries come last.
pub fn restore(archive: &Path, place: &Place, progress: &dyn Watcher) -> Result<Office, OfficeError> {
    if let Place::File(target) = place
        && target.exists()
    {
        return Err(exaequo_store_sqlite::OpenError::Exists(target.clone()).into());
    }
    let read = Archive::read(BufReader::with_capacity(1 << 20, opened(archive)?))?;
    match place {
        Place::File(target) => aside(target, archive, &read, progress)?,
        Place::Database(_) => fill(place, archive, &read, progress)?,
    }
    Office::open(place)
}

fn aside(target: &Path, archive: &Path, read: &Archive, progress: &dyn Watcher) -> Result<(), OfficeError> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let cannot = |why: io::Error| OfficeError::Write { path: target.to_owned(), why };
    let aside = tempfile::Builder::new().prefix(ASIDE).tempdir_in(folder).map_err(cannot)?;
    let file = aside.path().join("register");
    fill(&Place::File(file.clone()), archive, read, progress)?;
    fs::rename(&file, target).map_err(cannot)
}

fn fill(place: &Place, archive: &Path, read: &Archive, progress: &dyn Watcher) -> Result<(), OfficeError> {
    let store = Blocking::create(place)?;
    progress.begin(read.files.len());
    for one in &read.files {
        let kept = store.put_file(part(archive, one)?)?;
        if kept.digest != one.digest {
            progress.end();
            return Err(ArchiveError::ChangedFile(one.digest).into());
        }
        progress.step();
    }
    progress.end();
    store.append(0, &read.entries)?;
    store.close();
    Ok(())
}

/// The bytes of a file in an archive.
fn part(archive: &Path, one: &ArchivedFile) -> Result<impl Read + Send + use<>, OfficeError> {
    let mut file = opened(archive)?;
    let sought = file.seek(SeekFrom::Start(one.offset));
    sought.map_err(|why| OfficeError::Read { path: archive.to_owned(), why })?;
    Ok(file.take(one.length))
}

fn opened(archive: &Path) -> Result<File, OfficeError> {
    File::open(archive).map_err(|why| OfficeError::Read { path: archive.to_owned(), why })
}
