//! Ruling 63: what lists said of a player when they were first published, beside what they say now.

use crate::diff::RowDifference;
use crate::fact::{Base, Fact};
use crate::files::{FileError, Files};
use crate::kind::Kind;
use crate::ledger::Ledger;
use crate::list_date::Month;
use crate::register::Register;
use crate::verify::OnOriginals;

/// A list of which a correction made something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevisedRow {
    /// The kind of rating.
    pub kind: Kind,
    /// The list that was corrected.
    pub list: Month,
    /// The rating that was published first, and the games of that list.
    pub original: (Option<u16>, u16),
    /// The rating of the newest revision, and its games.
    pub revised: (Option<u16>, u16),
}

impl RevisedRow {
    /// The rows that follow from all differences a player had, in the order in which they came; what a later correction took
    /// back is none.
    pub fn of_differences(differences: impl IntoIterator<Item = RowDifference>) -> Vec<Self> {
        let mut rows: Vec<Self> = Vec::new();
        for one in differences {
            let (kind, list) = (one.kind, Month::of(one.list));
            let revised = (one.after, one.games_after);
            match rows.iter_mut().find(|row| (row.kind, row.list) == (kind, list)) {
                Some(row) => row.revised = revised,
                None => rows.push(Self { kind, list, original: (one.before, one.games_before), revised }),
            }
        }
        rows.retain(|row| row.original != row.revised);
        rows.sort_by_key(|row| (row.kind, std::cmp::Reverse(row.list)));
        rows
    }
}

impl Register {
    /// The corrected lists on which a player stood otherwise at first, the newest first. Everything is worked out again in the
    /// order in which it was entered.
    pub fn revised_rows(
        &self,
        ledger: &Ledger,
        number: u64,
        files: &impl Files,
    ) -> Result<Vec<RevisedRow>, FileError> {
        let corrected = self.corrected();
        if corrected.is_empty() {
            return Ok(Vec::new());
        }
        let mut rows = match self.settings.base {
            Base::Revised => self.since_originals(&corrected, ledger, number, files)?,
            Base::Original => self.until_revisions(&corrected, number, files)?,
        };
        rows.retain(|row| row.original != row.revised);
        rows.sort_by_key(|row| (row.kind, std::cmp::Reverse(row.list)));
        Ok(rows)
    }

    /// The lists that have revisions.
    fn corrected(&self) -> Vec<(Month, Kind)> {
        let all = self.recorded.iter().filter(|(_, recorded)| recorded.len() > 1);
        all.map(|(key, _)| *key).collect()
    }

    /// Lists follow from revisions: the originals are those of the time.
    fn since_originals(
        &self,
        corrected: &[(Month, Kind)],
        ledger: &Ledger,
        number: u64,
        files: &impl Files,
    ) -> Result<Vec<RevisedRow>, FileError> {
        let (mut then, mut rows) = (Self::default(), Vec::new());
        for entry in ledger.entries() {
            then.follow(entry, files)?;
            let Fact::Closed(closed) = &entry.fact else { continue };
            let closed = closed.lists.iter().map(|one| (Month::of(one.list), one.kind));
            for (list, kind) in closed.filter(|key| corrected.contains(key)) {
                let (original, revised) = (then.row_of(kind, number, list), self.row_of(kind, number, list));
                rows.push(RevisedRow { kind, list, original, revised });
            }
            if rows.len() == corrected.len() {
                break;
            }
        }
        Ok(rows)
    }

    /// Lists follow from originals: each revision is worked out from those before it.
    fn until_revisions(
        &self,
        corrected: &[(Month, Kind)],
        number: u64,
        files: &impl Files,
    ) -> Result<Vec<RevisedRow>, FileError> {
        let mut trial = OnOriginals::new(self);
        let mut rows = Vec::new();
        for &(list, kind) in corrected.iter().rev() {
            let now = trial.list(list.first_day(), files)?;
            let (original, revised) = (self.row_of(kind, number, list), now.row_of(kind, number, list));
            rows.push(RevisedRow { kind, list, original, revised });
        }
        Ok(rows)
    }

    /// What a list says of a number: the rating, and the games of the list.
    fn row_of(&self, kind: Kind, number: u64, list: Month) -> (Option<u16>, u16) {
        let standing = self.persons.exactly(number).and_then(|person| self.book(kind).on(person, list));
        let games = standing.filter(|own| own.list == list).map_or(0, |own| own.games);
        (standing.and_then(crate::book::Standing::rating), games)
    }
}
