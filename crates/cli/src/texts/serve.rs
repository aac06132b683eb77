//! Texts of `exaequo serve`.

use exaequo::Lang;
use exaequo::report::diagnostic::Message;
use exaequo_texts::say;

/// An option of `serve`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum ServeOpt {
    Data,
    Port,
    Listen,
    NoOpen,
}

impl ServeOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Data => {
                say!(lang, "Folder with everything in it (default: the one the system has for data)")
            }
            Self::Port => say!(lang, "Port, 0 for any (default: 7450, or any if that is taken)"),
            Self::Listen => say!(lang, "Show public pages to others, at this address of the computer"),
            Self::NoOpen => say!(lang, "Do not open the browser"),
        }
    }
}

/// Why there is no desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ServeFailure {
    /// Another one is open in the folder.
    InUse {
        /// The folder.
        folder: String,
        /// Where the other one is reached; empty where it does not say.
        address: String,
    },
    /// Something that was typed is no port.
    Port(String),
    /// Something that was typed is no address.
    Address(String),
    /// Nobody can listen there.
    Listen(String),
    /// The file in the folder is not that of a desk.
    NotOne(String),
    /// A newer program has written it.
    Newer(String),
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
            Self::Listen(address) => say!(
                lang,
                "the desk cannot be reached at {address}: the address is taken or is not one of this computer",
                address
            ),
            Self::NotOne(file) => say!(lang, "this file is not that of a desk: {file}", file),
            Self::Newer(file) => say!(lang, "a newer version of this program has written {file}", file),
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
            Self::Listen(_) => say!(lang, "--port 0 takes any port"),
            Self::NotOne(_) | Self::Newer(_) => say!(lang, "name another folder with --data"),
            Self::Other(_) => String::new(),
        }
    }
}

/// Where the desk is.
pub(crate) fn opened(lang: Lang, address: &str) -> String {
    say!(lang, "The desk is open at {address} – Ctrl-C closes it.", address)
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
