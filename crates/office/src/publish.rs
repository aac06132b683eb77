//! 7.1: a closed list as files: written aside, read back, and put in place at once.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use exaequo::bulletin::publication::{self, Publication};
use exaequo::model::Date;
use exaequo::register::fact::{ListDigest, Published, PublishedFile};
use exaequo::register::{Fact, FileHasher, Kind, Occasion, PublicationCheck, PublicationFinding, Register};
use exaequo_store::fault;

use crate::error::OfficeError;
use crate::lists::PROGRAM;
use crate::office::{Office, reasoned};

/// What came of publishing a list.
#[derive(Debug)]
pub enum Publishing {
    /// Checks stand in the way.
    Stopped {
        /// The register in which they were made.
        register: Box<Register>,
        /// What they found.
        findings: Vec<PublicationFinding>,
    },
    /// It is published.
    Done {
        /// The folder with the files.
        folder: PathBuf,
        /// How many files it has, without the manifest.
        files: usize,
    },
}

impl Office {
    /// Publishes a closed list into a folder of its own below another. Checks that are passed over need a reason.
    pub fn publish(
        &mut self,
        list: Date,
        below: &Path,
        passed_over: &[PublicationCheck],
        occasion: &Occasion,
    ) -> Result<Publishing, OfficeError> {
        if !self.facts().is_closed(list) {
            return Err(OfficeError::not_closed(&self.facts(), list));
        }
        let passed = passed(list, passed_over, occasion)?;
        if !passed.is_empty() {
            self.enter(occasion, &passed)?;
        }
        let register = self.register_proving(list)?;
        let findings = register.stops(list);
        if !findings.is_empty() {
            return Ok(Publishing::Stopped { register: Box::new(register), findings });
        }
        let (folder, published) = self.write_list(&register, list, below, None)?;
        let files = published.files.len();
        fault::point("enter");
        // Whoever writes the same files once more, elsewhere, publishes nothing new.
        if !register.published().contains(&published) {
            self.enter(occasion, &[Fact::Published(published)])?;
        }
        fault::point("entered");
        Ok(Publishing::Done { folder, files })
    }

    /// The entries that published lists whose folders are missing below another, the newest first.
    pub fn unwritten(&self, below: &Path) -> Vec<u64> {
        let mut folders = BTreeSet::new();
        let entries = self.ledger.entries().iter().rev();
        let published = entries.filter_map(|entry| match &entry.fact {
            Fact::Published(one) => Some((entry.number, one.folder())),
            _ => None,
        });
        let newest = published.filter(|(_, folder)| folders.insert(folder.clone()));
        newest.filter(|(_, folder)| !below.join(folder).exists()).map(|(number, _)| number).collect()
    }

    /// Writes the files of a list that an entry says was published, from the register as it was then. Nothing is entered, and
    /// nothing is there afterwards unless every file is what was recorded.
    pub fn write_again(&self, entry: u64, below: &Path) -> Result<(), OfficeError> {
        let own = self.ledger.entries().iter().find(|one| one.number == entry);
        let Some(Fact::Published(recorded)) = own.map(|one| &one.fact) else { return Ok(()) };
        let register = Register::read(&self.ledger.until(entry - 1), self)?;
        self.write_list(&register, recorded.list, below, Some(recorded)).map(drop)
    }

    /// Writes everything into a folder aside, which then gets its name, if it is what was recorded.
    fn write_list(
        &self,
        register: &Register,
        day: Date,
        below: &Path,
        recorded: Option<&Published>,
    ) -> Result<(PathBuf, Published), OfficeError> {
        let revisions: Vec<ListDigest> =
            Kind::ALL.into_iter().filter_map(|kind| register.recorded(day, kind).last().copied()).collect();
        let mut published = Published { list: day, revisions, files: Vec::new() };
        let target = below.join(published.folder());
        if target.exists() {
            return Err(OfficeError::Published(target));
        }
        let failed = |why: io::Error| OfficeError::Write { path: target.clone(), why };
        fs::create_dir_all(below).map_err(failed)?;
        let aside = tempfile::Builder::new().prefix(".exaequo-").tempdir_in(below).map_err(failed)?;
        let publication = Publication::new(register, day);
        let pieces = publication.lists().len() + publication.pages().len();
        let write = |step: &dyn Fn()| write_files(&publication, &published.revisions, aside.path(), step);
        published.files = self.with_progress(pieces, write).map_err(failed)?;
        if recorded.is_some_and(|recorded| *recorded != published) {
            return Err(OfficeError::Differs(target));
        }
        fault::point("rename");
        fs::rename(aside.path(), &target).map_err(failed)?;
        // What has its name is no longer aside.
        let _ = aside.keep();
        Ok((target, published))
    }
}

/// That checks of a list are passed over, which needs a reason.
pub(crate) fn passed(
    list: Date,
    checks: &[PublicationCheck],
    occasion: &Occasion,
) -> Result<Vec<Fact>, OfficeError> {
    if !checks.is_empty() {
        reasoned(occasion)?;
    }
    Ok(checks.iter().map(|check| Fact::Overridden { list, check: check.name().to_owned() }).collect())
}

fn write_files(
    publication: &Publication<'_>,
    revisions: &[ListDigest],
    aside: &Path,
    step: &dyn Fn(),
) -> io::Result<Vec<PublishedFile>> {
    let mut written = write_lists(publication, aside, step)?;
    fault::point("files");
    for file in publication.pages() {
        let mut out = create(&file, aside)?;
        let rows = publication.write_page(&file, &mut out)?;
        written.push((file.clone(), close(&file, out)?, rows));
        step();
    }
    for (_, published, _) in &written {
        read_back(&aside.join(&published.name), published)?;
    }
    let text = publication.manifest(PROGRAM, revisions, &written);
    let mut out = File::create(aside.join("manifest.json"))?;
    fault::point("manifest-begun");
    out.write_all(text.as_bytes())?;
    out.sync_all()?;
    fault::point("manifest");
    Ok(written.into_iter().map(|(_, published, _)| published).collect())
}

/// A file that is being written, and hashed while it is.
type Hashed = FileHasher<BufWriter<File>>;
/// A file that was written, and how many rows it has.
type Written = (publication::File, PublishedFile, u64);

fn write_lists(publication: &Publication<'_>, aside: &Path, step: &dyn Fn()) -> io::Result<Vec<Written>> {
    let files = publication.lists();
    let mut outs = files.iter().map(|file| create(file, aside)).collect::<io::Result<Vec<Hashed>>>()?;
    let rows = publication.write_lists(&mut outs)?;
    let closed = files.into_iter().zip(outs).zip(rows).map(|((file, out), rows)| {
        let published = close(&file, out)?;
        step();
        Ok((file, published, rows))
    });
    closed.collect()
}

fn create(file: &publication::File, aside: &Path) -> io::Result<Hashed> {
    let path = aside.join(&file.name);
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent)?;
    }
    let out = File::create(&path)?;
    fault::point("file-begun");
    Ok(FileHasher::new(BufWriter::with_capacity(1 << 18, out)))
}

fn close(file: &publication::File, out: Hashed) -> io::Result<PublishedFile> {
    let (buffered, digest, bytes) = out.finish();
    fault::point("file-full");
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
