//! `exaequo serve`: the arbiter's desk in the browser.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::ArgMatches;
use exaequo::Lang;
use exaequo_store::StoreError;
use exaequo_store_sqlite::OpenError;
use exaequo_web::{Log, Options, ServeError, default_folder, open_browser, qr_in_characters, serve};

use super::list::failure_at as not_kept;
use crate::args::ranking::number;
use crate::args::settings::{color, text};
use crate::failure::{Failure, Status};
use crate::output;
use crate::texts::{ServeFailure, damaged, opened, public, set_up};

pub(crate) fn run(lang: Lang, matches: &ArgMatches) -> Result<Status, Failure> {
    let options = options(matches)?;
    let is_opened = !matches.get_flag("no-open");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| ServeFailure::Other(error.to_string()))?;
    let served = runtime.block_on(serve(&options, |address| {
        let others = address.others.as_deref().map(|address| public(lang, address) + "\n");
        let first = address.set_up.as_deref();
        let code = |link| if options.log == Log::Json { String::new() } else { qr_in_characters(link) };
        let first = first.map(|link| format!("{}\n{}", set_up(lang, link), code(link)));
        let damage = address.damage.as_deref().map(|damage| damaged(lang, damage) + "\n");
        let parts = [damage, Some(opened(lang, &address.here) + "\n"), others, first];
        let text: String = parts.into_iter().flatten().collect();
        output::say(&text, color(matches));
        if is_opened {
            open_browser(&address.here);
        }
    }));
    served.map_err(|error| match error {
        ServeError::Register { place, why } => not_kept(&place, why, lang),
        other => failure(other).into(),
    })?;
    Ok(Status::Fine)
}

fn options(matches: &ArgMatches) -> Result<Options, Failure> {
    let port = text(matches, "port")
        .map(|typed| typed.parse::<u16>().map_err(|_| ServeFailure::Port(typed.to_owned())));
    let listen = text(matches, "listen")
        .map(|typed| typed.parse::<IpAddr>().map_err(|_| ServeFailure::Address(typed.to_owned())));
    let data = matches.get_one::<PathBuf>("data").cloned().unwrap_or_else(default_folder);
    let database = text(matches, "database").map(str::to_owned);
    let allow_origin = matches.get_many::<String>("allow-origin").into_iter().flatten();
    let names = matches.get_many::<String>("name").into_iter().flatten();
    let name = |typed: &String| typed.parse().map_err(|_| ServeFailure::Name(typed.clone()));
    Ok(Options {
        data,
        database,
        register: matches.get_one::<PathBuf>("register").cloned(),
        port: port.transpose()?,
        listen: listen.transpose()?,
        names: names.map(name).collect::<Result<_, _>>()?,
        allow_origin: allow_origin.map(|typed| origin(typed)).collect::<Result<_, _>>()?,
        each_minute: number(matches, "requests", "--requests")?,
        log: text(matches, "log").and_then(|name| name.parse().ok()).unwrap_or_default(),
        command_for_others: Some("exaequo serve --listen 0.0.0.0".to_owned()),
    })
}

/// A site as browsers name it: scheme, name and port, and nothing behind.
fn origin(typed: &str) -> Result<String, ServeFailure> {
    let site = typed.trim_end_matches('/');
    let rest = site.strip_prefix("https://").or_else(|| site.strip_prefix("http://"));
    let is_one = rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(['/', '?', '#', '*', ' ']));
    if is_one { Ok(site.to_owned()) } else { Err(ServeFailure::Origin(typed.to_owned())) }
}

fn failure(error: ServeError) -> ServeFailure {
    match error {
        ServeError::InUse { folder, address } => {
            ServeFailure::InUse { folder: folder.display().to_string(), address }
        }
        ServeError::Address { address, .. } => ServeFailure::Listen(address.to_string()),
        ServeError::Open(error) => not_opened(error),
        ServeError::Database(error) => not_connected(error),
        ServeError::HalfRestored(folder) => ServeFailure::HalfRestored(folder.display().to_string()),
        other => ServeFailure::Other(other.to_string()),
    }
}

/// Why the file of a desk cannot be opened.
pub(super) fn not_opened(error: OpenError) -> ServeFailure {
    match error {
        OpenError::NotADatabase(file) | OpenError::Foreign(file) => {
            ServeFailure::NotOne(file.display().to_string())
        }
        OpenError::Newer { path, .. } => ServeFailure::Newer(path.display().to_string()),
        OpenError::HalfMigrated(path) => ServeFailure::HalfMigrated(path.display().to_string()),
        other => ServeFailure::Other(other.to_string()),
    }
}

/// Why the database of a desk cannot be opened. Its address is not shown: a password may be in it.
pub(super) fn not_connected(error: exaequo_store_postgres::OpenError) -> ServeFailure {
    use exaequo_store_postgres::OpenError;
    match error {
        OpenError::Address => ServeFailure::NoDatabase,
        OpenError::Foreign => ServeFailure::ForeignDatabase,
        OpenError::Newer { .. } => ServeFailure::NewerDatabase,
        OpenError::HalfMigrated => ServeFailure::HalfMigratedDatabase,
        OpenError::Store(StoreError::Away) => ServeFailure::Unreachable,
        other => ServeFailure::Other(other.to_string()),
    }
}
