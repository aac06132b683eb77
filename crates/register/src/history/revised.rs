//! Ruling 63: what lists said of a player when they were first published, beside what they say now.

use crate::book::Standing;
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
        let (mut then, mut rows, mut seen) = (Self::default(), Vec::new(), 0);
        for entry in ledger.entries() {
            then.follow(entry, files, &mut |_| {})?;
            let Fact::Closed(closed) = &entry.fact else { continue };
            let closed = closed.lists.iter().map(|one| (Month::of(one.list), one.kind));
            for (list, kind) in closed.filter(|key| corrected.contains(key)) {
                seen += 1;
                rows.extend(beside(&then, self, kind, number, list));
            }
            if seen == corrected.len() {
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
            rows.extend(beside(self, now, kind, number, list));
        }
        Ok(rows)
    }
}

/// Two states of a list, if one of them changed something for the number.
fn beside(then: &Register, now: &Register, kind: Kind, number: u64, list: Month) -> Option<RevisedRow> {
    let [original, revised] = [then, now].map(|register| standing(register, kind, number, list));
    let changed = [original, revised].iter().flatten().any(|own| own.list == list);
    let row = |own: Option<&Standing>| {
        let games = own.filter(|own| own.list == list).map_or(0, Standing::games);
        (own.and_then(Standing::rating), games)
    };
    changed.then(|| RevisedRow { kind, list, original: row(original), revised: row(revised) })
}

fn standing(register: &Register, kind: Kind, number: u64, list: Month) -> Option<&Standing> {
    register.persons.exactly(number).and_then(|person| register.book(kind).on(person, list))
}
