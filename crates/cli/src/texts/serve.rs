//! Texts of `exaequo serve`.

use exaequo::Lang;
use exaequo::report::diagnostic::Message;
use exaequo_texts::say;
use exaequo_web::TokenScope;

/// An option of `serve`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum ServeOpt {
    Data,
    Database,
    Register,
    Port,
    Listen,
    Name,
    AllowOrigin,
    Requests,
    Log,
    NoOpen,
}

impl ServeOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Data => {
                say!(lang, "Folder with everything in it (default: the one the system has for data)")
            }
            Self::Database => say!(
                lang,
                "PostgreSQL database with everything in it instead, such as {example}; servers can share it",
                example = "postgres://desk@localhost/desk"
            ),
            Self::Register => say!(
                lang,
                "Register of a federation to keep, a file or {example}; its lists and players are public",
                example = "postgres://…"
            ),
            Self::Port => say!(lang, "Port, 0 for any (default: 7450, or any if that is taken)"),
            Self::Listen => say!(lang, "Show public pages to others, at this address of the computer"),
            Self::Name => {
                say!(lang, "Name it has behind a server with TLS, such as desk.example.org; can be repeated")
            }
            Self::AllowOrigin => {
                say!(lang, "Site whose pages may use the API, such as https://example.org; can be repeated")
            }
            Self::Requests => say!(lang, "Requests to the API an address has each minute (default: 600)"),
            Self::Log => {
                say!(lang, "Write a line for each request to standard error, without names (default: off)")
            }
            Self::NoOpen => say!(lang, "Do not open the browser"),
        }
    }
}

/// Why there is no desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServeFailure {
    /// Another one is open in the folder.
    InUse {
        /// The folder of the desk.
        folder: String,
        /// Where the other one is reached; empty where it does not say.
        address: String,
    },
    /// Something that was typed is no port.
    Port(String),
    /// Something that was typed is no address.
    Address(String),
    /// Something that was typed is no name of a server.
    Name(String),
    /// Something that was typed is no site.
    Origin(String),
    /// Something that was typed is nothing a program may do.
    Scope(String),
    /// There is no such token.
    NoToken(String),
    /// Something that was typed is no role.
    Role(String),
    /// Nobody has the name.
    Nobody(String),
    /// Somebody has the name already.
    NameTaken(String),
    /// There is no such event.
    NoEvent(u64),
    /// Nobody can listen there.
    Listen(String),
    /// The file in the folder is not that of a desk.
    NotOne(String),
    /// A newer program has written it.
    Newer(String),
    /// Its tables were half brought up to date.
    HalfMigrated(String),
    /// A copy was put back by half.
    HalfRestored(String),
    /// There is something in the folder for a copy.
    NotEmpty(String),
    /// There is no desk.
    NoDesk(String),
    /// A copy is damaged.
    Damaged {
        /// The file with the copy.
        file: String,
        /// What is wrong with it.
        said: String,
    },
    /// Something that was typed is not the address of a database.
    NoDatabase,
    /// The database has tables of something else.
    ForeignDatabase,
    /// A newer program has made its tables.
    NewerDatabase,
    /// Its tables were half brought up to date.
    HalfMigratedDatabase,
    /// There is something in the database for a copy.
    DatabaseNotEmpty,
    /// Nobody answers there.
    Unreachable,
    /// What the system says.
    Other(String),
}

impl ServeFailure {
    /// The failure in words.
    pub(crate) fn message(&self, lang: Lang) -> Message {
        Message { title: self.title(lang), help: self.help(lang), ..Message::default() }
    }

    fn title(&self, lang: Lang) -> String {
        match self {
            Self::InUse { folder, .. } => say!(lang, "a desk is already open in {folder}", folder),
            Self::Port(typed) => say!(lang, "this is no port: {typed}", typed),
            Self::Address(typed) => say!(lang, "this is no address of a computer: {typed}", typed),
            Self::Name(typed) => say!(lang, "this is no name of a server: {typed}", typed),
            Self::Origin(typed) => say!(lang, "this is no address of a site: {typed}", typed),
            Self::Scope(typed) => say!(lang, "a token is never for this: {typed}", typed),
            Self::NoToken(typed) => say!(lang, "there is no token {typed}", typed),
            Self::Role(typed) => say!(lang, "this is no role: {typed}", typed),
            Self::Nobody(name) => say!(lang, "nobody has an account of this name: {name}", name),
            Self::NameTaken(name) => say!(lang, "somebody has this name already: {name}", name),
            Self::NoEvent(event) => say!(lang, "the desk has no event {event}", event),
            Self::Listen(address) => say!(
                lang,
                "the desk cannot be reached at {address}: the address is taken or is not one of this computer",
                address
            ),
            Self::NotOne(file) => say!(lang, "this file is not that of a desk: {file}", file),
            Self::Newer(file) => say!(lang, "a newer version of this program has written {file}", file),
            Self::HalfMigrated(file) => {
                say!(lang, "the tables of {file} were half brought up to date", file)
            }
            Self::HalfRestored(folder) => {
                say!(lang, "a copy was to be put back into {folder}, and that was interrupted", folder)
            }
            Self::NotEmpty(folder) => say!(lang, "there is something in {folder} already", folder),
            Self::NoDesk(file) => say!(lang, "there is no desk here: {file} is missing", file),
            Self::Damaged { file, said } => say!(lang, "{file} is damaged: {said}", file, said),
            Self::NoDatabase => say!(lang, "this is not the address of a PostgreSQL database"),
            Self::ForeignDatabase => say!(lang, "the database has tables of something else"),
            Self::NewerDatabase => say!(lang, "a newer version of this program has written the database"),
            Self::HalfMigratedDatabase => {
                say!(lang, "the tables of the database were half brought up to date")
            }
            Self::DatabaseNotEmpty => say!(lang, "there is something in the database already"),
            Self::Unreachable => say!(lang, "the database cannot be reached"),
            Self::Other(said) => say!(lang, "the desk cannot be opened: {said}", said),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::InUse { address, .. } if address.is_empty() => {
                say!(lang, "end it first, or name another folder with --data")
            }
            Self::InUse { address, .. } => {
                say!(lang, "it is at {address}; for a second one name another folder with --data", address)
            }
            Self::Port(_) => say!(lang, "give a number up to 65535, or 0 for any port"),
            Self::Address(_) => say!(lang, "give an address such as 192.168.1.20, or 0.0.0.0 for all"),
            Self::Name(_) => {
                say!(lang, "give a name such as desk.example.org, with http:// where it has no TLS")
            }
            Self::Origin(_) => say!(lang, "give scheme and name, such as https://example.org"),
            Self::Scope(_) => {
                let scopes = TokenScope::NAMED.map(|(name, _)| name).join(", ");
                say!(lang, "what a token may be for, with commas between them: {scopes}", scopes)
            }
            Self::NoToken(_) => say!(lang, "exaequo token list shows them with their numbers"),
            Self::Role(_) => {
                say!(
                    lang,
                    "a role is administrator, officer, or arbiter, deputy, results or viewer with an event: deputy@3"
                )
            }
            Self::Nobody(_) => say!(lang, "exaequo user list shows them"),
            Self::NameTaken(_) => say!(lang, "exaequo user reset gives the account a new password"),
            Self::NoEvent(_) => say!(lang, "the number of an event stands in the address of its pages: /e/3"),
            Self::Listen(_) => say!(lang, "--port 0 takes any port"),
            Self::HalfMigrated(_) => {
                say!(lang, "the copy made before is beside it (.before-N): put it back with restore")
            }
            Self::HalfRestored(_) => {
                say!(lang, "put the copy back again: exaequo restore FILE --data FOLDER")
            }
            Self::NotEmpty(_) => say!(lang, "name a new folder with --data; nothing is ever written over"),
            Self::Damaged { .. } => say!(lang, "take another copy; nothing was written"),
            Self::NoDesk(_) | Self::NotOne(_) | Self::Newer(_) => {
                say!(lang, "name another folder with --data")
            }
            Self::NoDatabase => {
                say!(lang, "give one such as {example}", example = "postgres://desk@localhost/desk")
            }
            Self::ForeignDatabase | Self::DatabaseNotEmpty => {
                say!(lang, "make an empty database of its own; nothing is ever written over")
            }
            Self::NewerDatabase => say!(lang, "use that version here too"),
            Self::HalfMigratedDatabase => say!(lang, "put the copy of the database made before back"),
            Self::Unreachable => say!(lang, "is it running, and does it listen at this address?"),
            Self::Other(_) => String::new(),
        }
    }
}

/// Where the desk is.
pub(crate) fn opened(lang: Lang, address: &str) -> String {
    say!(lang, "The desk is open at {address} – Ctrl-C closes it.", address)
}

/// What is said when the file of a desk is damaged.
pub(crate) fn damaged(lang: Lang, damage: &str) -> String {
    let (look, back) = ("exaequo verify", "exaequo restore");
    say!(
        lang,
        "The file of the desk is damaged: {damage}. `{look}` says where; `{back}` puts a copy from the folder backups into a new folder.",
        damage,
        look,
        back
    )
}

/// Where a copy is, and what is not in it.
pub(crate) fn backed_up(lang: Lang, file: &str) -> String {
    let done = say!(lang, "Copied to {file}, and read back.", file);
    let command = format!("exaequo restore {file} --data FOLDER");
    let how = say!(lang, "To put it back into a new folder: {command}", command);
    let not = say!(
        lang,
        "Not in it: what was withdrawn and erased (withdrawn.journal, erased.journal, taken along from beside the folder of the copy when it is put back), the pairing engine (settings.json), the rating lists (lists) and the key of the forms (desk.key). It holds the hashes of passwords: keep it as you keep them."
    );
    format!("{done}\n{how}\n{not}\n")
}

/// What was put back.
pub(crate) fn restored(lang: Lang, folder: &str, is_in_database: bool) -> String {
    let command = format!("exaequo serve --data {folder}");
    let done = if is_in_database {
        let command = command + " --database …";
        say!(lang, "Put back into the database. To open it: {command}", command)
    } else {
        say!(lang, "Put back into {folder}. To open it: {command}", folder, command)
    };
    let not = say!(lang, "Whoever was signed in signs in again; links and telephones no longer work.");
    format!("{done}\n{not}\n")
}

/// That nothing is wrong.
pub(crate) fn verified(lang: Lang, events: usize, changes: u64) -> String {
    let line =
        say!(lang, "Everything is in order. Events: {events}; changes replayed: {changes}", events, changes);
    format!("{line}\n")
}

/// How the first name and password are chosen.
pub(crate) fn set_up(lang: Lang, address: &str) -> String {
    say!(
        lang,
        "To change something from another device, choose a name and a password there (once, within an hour): {address}",
        address
    )
}

/// Where others see what is published.
pub(crate) fn public(lang: Lang, address: &str) -> String {
    say!(lang, "Others see what is published at {address}", address)
}
