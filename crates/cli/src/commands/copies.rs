//! `exaequo backup`, `restore`, `verify`: the folder or the database of the desk.

use std::future::Future;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::Lang;
use exaequo_store_sqlite::OpenError;
use exaequo_web::{CopyError, default_folder};

use crate::args::settings::{color, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts::{ServeFailure, backed_up, restored, verified};

pub(super) fn folder(matches: &ArgMatches) -> PathBuf {
    matches.get_one::<PathBuf>("data").cloned().unwrap_or_else(default_folder)
}

pub(super) fn wait<T>(work: impl Future<Output = Result<T, CopyError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeFailure::Other(error.to_string()))?;
    runtime.block_on(work).map_err(|error| failure(error).into())
}

fn failure(error: CopyError) -> ServeFailure {
    match error {
        CopyError::NotEmpty(folder) => ServeFailure::NotEmpty(folder.display().to_string()),
        CopyError::Damaged { file, said } => ServeFailure::Damaged { file: file.display().to_string(), said },
        CopyError::Open(OpenError::NoFile(file)) => ServeFailure::NoDesk(file.display().to_string()),
        CopyError::Open(error) => super::serve::not_opened(error),
        CopyError::DatabaseNotEmpty => ServeFailure::DatabaseNotEmpty,
        CopyError::Database(error) => super::serve::not_connected(error),
        other => ServeFailure::Other(other.to_string()),
    }
}

/// `exaequo backup`: a copy of the folder of a desk.
pub(crate) fn backup(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let copy = wait(exaequo_web::backup(&folder(matches), text(matches, "database")))?;
    output::print(&backed_up(lang, &copy.display().to_string()), color(matches))?;
    Ok(Status::Fine)
}

/// `exaequo restore`: a folder from a copy.
pub(crate) fn restore(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let copy = matches.get_one::<PathBuf>("file").cloned().unwrap_or_default();
    let data = folder(matches);
    let database = text(matches, "database");
    wait(exaequo_web::restore(&copy, &data, database))?;
    output::print(&restored(lang, &data.display().to_string(), database.is_some()), color(matches))?;
    Ok(Status::Fine)
}

/// `exaequo verify`: whether a copy is whole.
pub(crate) fn verify(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let found = wait(exaequo_web::verify(&folder(matches), text(matches, "database"), lang))?;
    if found.wrong.is_empty() {
        output::print(&verified(lang, found.events, found.changes), color(matches))?;
        return Ok(Status::Fine);
    }
    output::print(&(found.wrong.join("\n") + "\n"), color(matches))?;
    Ok(Status::Findings)
}
