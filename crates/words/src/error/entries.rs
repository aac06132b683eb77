//! What is wrong with a list of players or pairings that somebody hands in.

use exaequo_event::entries::{EntryFault, EntryFaultKind, EntryField};
use exaequo_event::{EngineFileError, EnginePlanError, PlanError};
use exaequo_trf::Unwritable;

use super::InWords;
use crate::text::quoted;
use crate::{Lang, list, loss, say};

/// What a column holds.
pub fn field(lang: Lang, field: EntryField) -> String {
    match field {
        EntryField::Number => say!(lang, "Number"),
        EntryField::Name => say!(lang, "Name"),
        EntryField::GivenName => say!(lang, "Given name"),
        EntryField::Title => say!(lang, ctx "of a player", "Title"),
        EntryField::Sex => say!(lang, "Sex"),
        EntryField::Birth => say!(lang, "Birth"),
        EntryField::Federation => say!(lang, "Federation"),
        EntryField::Club => say!(lang, "Club"),
        EntryField::Category => say!(lang, "Category"),
        EntryField::FideId => say!(lang, "FIDE number"),
        EntryField::Rating => say!(lang, "Rating"),
        EntryField::Rapid => say!(lang, "Rapid rating"),
        EntryField::Blitz => say!(lang, "Blitz rating"),
        EntryField::National => say!(lang, "National rating"),
    }
}

impl InWords for EntryFault {
    fn title(&self, lang: Lang) -> String {
        let line = self.line;
        match &self.kind {
            EntryFaultKind::NoName => say!(lang, "line {line}: there is no name", line),
            EntryFaultKind::Cell { field: of, found } => {
                let (column, found) = (field(lang, *of), quoted(lang, found));
                say!(lang, "line {line}, {column}: {found} is not understood", line, column, found)
            }
            EntryFaultKind::Twice { name } => say!(lang, "line {line}: {name} is there twice", line, name),
            EntryFaultKind::TooMany => say!(lang, "line {line}: there are too many lines", line),
        }
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "correct the line; the others are not affected")
    }
}

impl InWords for PlanError {
    fn title(&self, lang: Lang) -> String {
        let (line, why) = (self.line, self.why.title(lang));
        say!(lang, "line {line}: {why}", line, why)
    }

    fn help(&self, lang: Lang) -> String {
        self.why.help(lang)
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        self.why.details(lang)
    }
}

impl InWords for EnginePlanError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Line { line } => {
                say!(lang, "line {line} of the engine’s answer does not hold two numbers", line)
            }
            Self::Nobody { number } => {
                say!(lang, "the engine paired number {number}, which nobody has", number)
            }
            Self::Count { announced, found } => {
                say!(lang, "the engine announced {announced} pairings and wrote {found}", announced, found)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        say!(lang, "nothing was paired")
    }
}

impl InWords for EngineFileError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Change(error) => error.title(lang),
            Self::Losses(losses) => {
                let in_the_way: Vec<Unwritable> =
                    losses.iter().filter(|one| one.is_fatal()).copied().collect();
                let why = list::clauses(lang, loss::losses(lang, &in_the_way));
                say!(lang, "the event cannot be written for the pairing engine: {why}", why)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Losses(losses) if losses.iter().any(|one| matches!(one, Unwritable::OpenResult { .. })) => {
                say!(
                    lang,
                    "nothing was paired; enter a result for the game, or pair the round board by board"
                )
            }
            _ => say!(lang, "nothing was paired"),
        }
    }
}
