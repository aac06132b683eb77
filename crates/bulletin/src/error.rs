//! Errors of a register, in words.

use exaequo_register::{
    ArchiveError, CloseError, DecideError, FileError, LedgerError, ReceiveError, RegisterError,
};
use exaequo_report::{list, number, say};

use crate::Lang;

/// What went wrong, in a sentence.
pub fn message(error: &RegisterError, lang: Lang) -> String {
    match error {
        RegisterError::Receive(error) => receive(error, lang),
        RegisterError::Decide(error) => decide(error, lang),
        RegisterError::Close(error) => close(error, lang),
        RegisterError::File(error) => file(error, lang),
        RegisterError::Ledger(error) => ledger(error, lang),
        RegisterError::Archive(error) => archive(error, lang),
        RegisterError::NoPlayer(typed) => {
            say!(lang, "nobody in the register has this number or name: {typed}", typed)
        }
        RegisterError::ManyPlayers { typed, found } => {
            let found: Vec<String> =
                found.iter().map(|(number, name)| say!(lang, "{name} ({number})", name, number)).collect();
            let found = list::items(lang, &found);
            say!(lang, "several players are meant by {typed}: {found}", typed, found)
        }
        RegisterError::BaseIsChosen => {
            say!(lang, "lists were closed on top of revisions; they cannot follow from originals any more")
        }
        RegisterError::NoList(day) => no_list(&number::date(lang, *day), lang),
        RegisterError::NoRevision { list, revision } => {
            let day = number::date(lang, *list);
            say!(lang, "the list of {day} has no revision {revision}", day, revision)
        }
        other => other.to_string(),
    }
}

fn no_list(day: &str, lang: Lang) -> String {
    say!(lang, "there is no list of {day}", day)
}

fn no_event(id: u32, lang: Lang) -> String {
    say!(lang, "there is no event {id}", id)
}

fn receive(error: &ReceiveError, lang: Lang) -> String {
    match error {
        ReceiveError::Championships => say!(lang, "no event is two championships"),
        ReceiveError::NoEvent(id) => no_event(id.0, lang),
        ReceiveError::File(error) => file(error, lang),
    }
}

fn decide(error: &DecideError, lang: Lang) -> String {
    match error {
        DecideError::NoEvent(id) => no_event(id.0, lang),
        DecideError::NoDays(id) => {
            let id = id.0;
            say!(lang, "event {id} has no days: it cannot be said on which list it is rated (7.13)", id)
        }
        DecideError::TooEarly(id) => {
            let id = id.0;
            say!(lang, "event {id} began before there were such ratings (0.1)", id)
        }
        DecideError::NotRated(id) => {
            let id = id.0;
            say!(lang, "event {id} is not rated", id)
        }
        DecideError::RatedAlready(id) => {
            let id = id.0;
            say!(lang, "event {id} is rated already", id)
        }
        DecideError::NotOver(id, list) => {
            let (id, day) = (id.0, number::date(lang, *list));
            say!(lang, "event {id} is not over before the list of {day} (7.13)", id, day)
        }
        DecideError::PlayedEachOther { numbers: [one, other], event } => {
            let id = event.0;
            say!(
                lang,
                "{one} and {other} played each other in event {id}: they are two persons",
                one,
                other,
                id
            )
        }
        DecideError::NoList(day) => no_list(&number::date(lang, *day), lang),
        DecideError::File(error) => file(error, lang),
    }
}

fn close(error: &CloseError, lang: Lang) -> String {
    match error {
        CloseError::NotNext { next, asked } => {
            let (next, asked) = (number::date(lang, *next), number::date(lang, *asked));
            say!(lang, "the next list is that of {next}, not that of {asked}", next, asked)
        }
        CloseError::Empty => say!(lang, "the register has no list to begin with"),
        CloseError::TooFarBack { list, earliest } => {
            let (day, earliest) = (number::date(lang, *list), number::date(lang, *earliest));
            say!(
                lang,
                "this changes the list of {day}; corrections reach back to that of {earliest}",
                day,
                earliest
            )
        }
        CloseError::Revises(list) => {
            let day = number::date(lang, *list);
            say!(
                lang,
                "this changes the list of {day}, which is closed: it has to be shown before it is entered",
                day
            )
        }
        CloseError::NeedsSecond => say!(
            lang,
            "this needs a second person: it corrects closed lists, or does away with the second person"
        ),
        CloseError::File(error) => file(error, lang),
    }
}

fn file(error: &FileError, lang: Lang) -> String {
    match error {
        FileError::Unreadable { digest, .. } => {
            let digest = digest.to_string();
            say!(lang, "a file of the register cannot be read: {digest}", digest)
        }
        FileError::NoTournament { digest } => {
            let digest = digest.to_string();
            say!(lang, "a file of the register holds no tournament: {digest}", digest)
        }
        FileError::NoList { digest, .. } => {
            let digest = digest.to_string();
            say!(lang, "a file of the register is no rating list: {digest}", digest)
        }
    }
}

fn ledger(error: &LedgerError, lang: Lang) -> String {
    match error {
        LedgerError::Gap { expected, found } => {
            say!(lang, "entry {expected} of the register is missing: {found} follows", expected, found)
        }
        LedgerError::Changed { number } => {
            say!(lang, "entry {number} of the register was changed: its digest is another", number)
        }
        LedgerError::Unreadable { number, .. } => {
            say!(lang, "entry {number} of the register cannot be read", number)
        }
    }
}

fn archive(error: &ArchiveError, lang: Lang) -> String {
    match error {
        ArchiveError::NotOne => say!(lang, "this file is no archive of a register"),
        ArchiveError::Newer(_) => say!(lang, "a newer version of this program has written the archive"),
        ArchiveError::CutOff => say!(lang, "the archive is cut off; nothing was written"),
        ArchiveError::Changed { line } => {
            say!(lang, "the archive was changed in line {line}; nothing was written", line)
        }
        ArchiveError::ChangedFile(digest) => {
            let digest = digest.to_string();
            say!(lang, "a file in the archive was changed; nothing was written: {digest}", digest)
        }
        ArchiveError::NoFile(digest) => {
            let digest = digest.to_string();
            say!(lang, "a file is missing in the archive; nothing was written: {digest}", digest)
        }
        ArchiveError::Ledger(error) => ledger(error, lang),
        ArchiveError::Unreadable(error) => {
            let reason = error.to_string();
            say!(lang, "the archive cannot be read: {reason}", reason)
        }
    }
}
