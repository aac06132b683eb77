//! 7.13: lists are closed; ruling 63: which of them are no longer what was recorded.

use exaequo_model::Date;

use crate::error::RegisterError;
use crate::fact::{Base, Closed, Fact, ListDigest, Setting};
use crate::files::{FileError, Files};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::register::Register;

/// Why a list cannot be closed, or a correction not be made.
#[derive(Debug, thiserror::Error)]
pub enum CloseError {
    /// Lists are closed one after the other.
    #[error("the next list is that of {next}, not that of {asked}")]
    NotNext {
        /// The list that is closed next.
        next: Date,
        /// The list that was asked for.
        asked: Date,
    },
    /// There is nothing to begin with.
    #[error("the register has no list to begin with")]
    Empty,
    /// The correction reaches further back than the register allows.
    #[error("this changes the list of {list}; corrections reach back to that of {earliest}")]
    TooFarBack {
        /// The first list that would change.
        list: Date,
        /// The first that may.
        earliest: Date,
    },
    /// Ruling 63: what changes closed lists is proposed, and never entered beside that.
    #[error("this changes the list of {0}, which is closed: it has to be shown before it is entered")]
    Revises(Date),
    /// A second person has to approve it.
    #[error("this needs a second person: it corrects closed lists, or does away with the second person")]
    NeedsSecond,
    /// A file of the register cannot be used.
    #[error(transparent)]
    File(#[from] FileError),
}

impl Register {
    /// 7.13: closes the next list.
    pub fn close(&mut self, list: Date, program: &str, files: &impl Files) -> Result<Fact, CloseError> {
        let next = self.next_list().ok_or(CloseError::Empty)?;
        if list != next {
            return Err(CloseError::NotNext { next, asked: list });
        }
        self.preview(files, list, &mut |_| {})?;
        let month = Month::of(list);
        let digest = |kind: Kind| {
            let digest = *self.digests.get(&(month, kind))?;
            Some(ListDigest { list, kind, revision: 0, digest })
        };
        let lists = Kind::ALL.into_iter().filter_map(digest).collect();
        self.closed.insert(month);
        Ok(Fact::Closed(Closed { lists, program: program.to_owned() }))
    }

    /// Ruling 63: closed lists that are no longer what was recorded of them.
    pub fn revised(&self, files: &impl Files) -> Result<Vec<ListDigest>, FileError> {
        let digests = match self.settings.base {
            Base::Revised => self.digests.clone(),
            Base::Original => {
                let on_originals = self.on_originals(files)?.into_iter();
                on_originals.map(|(list, kind, digest)| ((Month::of(list), kind), digest)).collect()
            }
        };
        let changed = |(key, recorded): (&(Month, Kind), &Vec<ListDigest>)| {
            let digest = *digests.get(key)?;
            let newest = recorded.last().filter(|newest| newest.digest != digest)?;
            Some(ListDigest { revision: newest.revision + 1, digest, ..*newest })
        };
        Ok(self.recorded.iter().filter_map(changed).collect())
    }

    /// Ruling 63: whether a setting can still be made: what was closed on top of revisions has no originals it follows from.
    /// As long as there are no revisions, originals are what lists follow from anyway.
    pub fn may_set(&self, setting: &Setting) -> Result<(), RegisterError> {
        let to_originals =
            matches!(setting, Setting::Base(Base::Original)) && self.settings.base == Base::Revised;
        let has_revisions = self.recorded.values().any(|revisions| revisions.len() > 1);
        if to_originals && has_revisions { Err(RegisterError::BaseIsChosen) } else { Ok(()) }
    }
}
