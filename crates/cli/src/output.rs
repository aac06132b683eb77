//! Writing: standard output and standard error, or a file that is complete or not there.

use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::texts;
use anstream::{AutoStream, ColorChoice, StripStream};
use exaequo::report::page::Sink;
use tempfile::Builder;

use crate::failure::{Failure, reason};
use crate::input::is_standard;

/// What colours begin with.
const ESCAPE: char = '\u{1B}';

/// Writes text to standard output, with colours where they are wanted. A reader who has gone away is fine.
pub(crate) fn print(text: &str, color: ColorChoice) -> Result<(), Failure> {
    standard(print_text(text, color))
}

fn print_text(text: &str, color: ColorChoice) -> io::Result<()> {
    let mut stream = io::stdout().lock();
    // Looking for colours letter by letter takes longer than writing.
    if !text.contains(ESCAPE) {
        return stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
    }
    let mut stream = AutoStream::new(stream, color);
    stream.write_all(text.as_bytes()).and_then(|()| stream.flush())
}

/// Writes bytes to standard output as they are.
fn print_bytes(bytes: &[u8]) -> Result<(), Failure> {
    let mut stream = io::stdout().lock();
    let written = stream.write_all(bytes).and_then(|()| stream.flush());
    standard(written)
}

fn standard(written: io::Result<()>) -> Result<(), Failure> {
    match written {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(cannot_write(None, &error)),
        _ => Ok(()),
    }
}

/// Writes text to standard error. If even that fails there is nobody to tell.
pub(crate) fn say(text: &str, color: ColorChoice) {
    let mut stream = AutoStream::new(io::stderr().lock(), color);
    let _ = stream.write_all(text.as_bytes()).and_then(|()| stream.flush());
}

/// Writes a result to the file asked for, else to standard output.
pub(crate) fn result(text: &str, file: Option<&PathBuf>, color: ColorChoice) -> Result<(), Failure> {
    match file.filter(|file| !is_standard(file)) {
        None => print(text, color),
        Some(file) if !text.contains(ESCAPE) => write(file, text.as_bytes()),
        Some(file) => write(file, without_colours(text).as_bytes()),
    }
}

fn without_colours(text: &str) -> String {
    let mut stripped = StripStream::new(Vec::new());
    // Writing to a vector cannot fail.
    let _ = stripped.write_all(text.as_bytes());
    String::from_utf8(stripped.into_inner()).unwrap_or_else(|_| text.to_owned())
}

/// Writes a result whose pieces are made one after the other, each before the next is made: to the file asked for,
/// which is complete or not there, else to standard output.
pub(crate) fn pieces(
    file: Option<&PathBuf>,
    color: ColorChoice,
    make: impl FnOnce(&mut Sink<'_>),
) -> Result<(), Failure> {
    match file.filter(|file| !is_standard(file)) {
        None => standard(filled(|piece| print_text(piece, color), make)),
        Some(path) => write_with(path, |out| {
            let mut write = |text: &str| out.write_all(text.as_bytes());
            let colourless = |piece: &str| {
                if piece.contains(ESCAPE) { write(&without_colours(piece)) } else { write(piece) }
            };
            filled(colourless, make)
        }),
    }
}

/// Writes pieces until there are no more or one cannot be written.
fn filled(mut write: impl FnMut(&str) -> io::Result<()>, make: impl FnOnce(&mut Sink<'_>)) -> io::Result<()> {
    let mut written = Ok(());
    make(&mut |piece: &str| {
        written = write(piece);
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    written
}

/// Writes a file: complete or, if anything goes wrong, not at all.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if is_standard(path) {
        return print_bytes(bytes);
    }
    write_with(path, |out| out.write_all(bytes))
}

/// Writes a file with what fills it.
pub(crate) fn write_with(
    path: &Path,
    make: impl FnOnce(&mut fs::File) -> io::Result<()>,
) -> Result<(), Failure> {
    // A link stays a link: what it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let written = match fs::metadata(&target) {
        // Pipes and devices cannot be replaced, and folders give the right error.
        Ok(found) if !found.is_file() => fs::File::create(&target).and_then(|mut file| make(&mut file)),
        Ok(found) => replace(&target, make, Some(found.permissions())),
        Err(_) => replace(&target, make, None),
    };
    written.map_err(|error| cannot_write(Some(path), &error))
}

/// What temporary files and folders begin with.
pub(crate) const TEMPORARY: &str = ".exaequo-";
/// Nobody writes longer than this: what is older was left by a program that was ended.
const OLD: Duration = Duration::from_secs(3_600);

/// Removes what programs that were ended have left in a folder. What cannot be removed is in nobody's way.
pub(crate) fn clean_up(folder: &Path) {
    let is_old = |entry: &fs::DirEntry| {
        let age =
            entry.metadata().and_then(|found| found.modified()).ok().and_then(|time| time.elapsed().ok());
        let name = entry.file_name();
        age.is_some_and(|age| age > OLD) && name.to_str().is_some_and(|name| name.starts_with(TEMPORARY))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(is_old) {
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        let _ = if is_folder { fs::remove_dir_all(entry.path()) } else { fs::remove_file(entry.path()) };
    }
}

/// Writes a temporary file beside the target and puts it in its place.
fn replace(
    target: &Path,
    make: impl FnOnce(&mut fs::File) -> io::Result<()>,
    permissions: Option<fs::Permissions>,
) -> io::Result<()> {
    let folder = target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    clean_up(folder);
    let mut builder = Builder::new();
    builder.prefix(TEMPORARY);
    #[cfg(unix)]
    let builder = {
        use std::os::unix::fs::PermissionsExt as _;
        // As for any new file: what the user's mask leaves of it.
        builder.permissions(fs::Permissions::from_mode(0o666))
    };
    let mut file = builder.tempfile_in(folder)?;
    make(file.as_file_mut())?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.as_file().sync_all()?;
    file.persist(target).map_err(|error| error.error)?;
    Ok(())
}

pub(crate) fn cannot_write(path: Option<&Path>, error: &io::Error) -> Failure {
    let file = path.map(|path| path.display().to_string());
    texts::Failure::Write { file, reason: reason(error) }.into()
}
