//! 7.1: the lists one after the other, worked out from the facts.

mod step;

use exaequo_model::Date;

use crate::digest::Digest;
use crate::fact::ImportRole;
use crate::files::{FileError, Files};
use crate::kind::{ByKind, Kind};
use crate::list_date::Month;
use crate::register::Register;
use crate::run::Watch;
use step::Step;
pub(crate) use step::one_time_changes;

impl Register {
    /// Works out all lists that were closed, from nothing.
    pub fn replay(&mut self, files: &impl Files, watch: Watch<'_>) -> Result<(), FileError> {
        self.books = ByKind::default();
        self.digests.clear();
        self.other_coefficients = ByKind::default();
        self.run_until(files, self.newest_list(), watch)
    }

    /// Works out the lists up to a day as well that were not closed yet.
    pub fn preview(&mut self, files: &impl Files, until: Date, watch: Watch<'_>) -> Result<(), FileError> {
        let newest = self.newest_list();
        let open = std::iter::successors(newest, |list| self.settings.list_after(Kind::Standard, *list));
        let open: Vec<Month> = open.skip(1).take_while(|list| *list <= until).map(Month::of).collect();
        let closed = self.closed.clone();
        self.closed.extend(open);
        let done = self.run_until(files, Some(until), watch);
        self.closed = closed;
        done
    }

    /// Works out the lists that are missing up to a day.
    pub(crate) fn run_until(
        &mut self,
        files: &impl Files,
        until: Option<Date>,
        watch: Watch<'_>,
    ) -> Result<(), FileError> {
        let Some(until) = until.map(Month::of) else { return Ok(()) };
        let plan = self.plan(files)?;
        for list in self.missing(until) {
            self.begin(list, files)?;
            for kind in Kind::ALL {
                let before = self.digest_before(list, kind);
                let planned = plan.get(&(list, kind)).map_or(&[][..], Vec::as_slice);
                let step = Step { list, kind, planned };
                let digest = step.run(self, before, files, watch)?;
                self.digests.insert((list, kind), digest);
            }
        }
        Ok(())
    }

    /// The lists that are missing: imported or closed.
    fn missing(&self, until: Month) -> Vec<Month> {
        let done = self.books.standard.lists().next_back();
        let imported = self.imported.iter().filter(|one| one.role == ImportRole::Start);
        let mut lists: Vec<Month> = imported.map(|one| Month::of(one.list)).collect();
        lists.extend(&self.closed);
        lists.sort_unstable();
        lists.dedup();
        lists.retain(|list| *list <= until && done.is_none_or(|done| *list > done));
        lists
    }

    /// Takes back a list and all that follow.
    pub(crate) fn take_back(&mut self, from: Month) {
        for kind in Kind::ALL {
            self.books[kind].take_back(from);
        }
        let kept: Vec<Month> = self.books.standard.lists().collect();
        self.digests.retain(|(list, _), _| kept.contains(list));
    }

    fn digest_before(&self, list: Month, kind: Kind) -> Digest {
        let mut earlier = self.digests.range(..(list, Kind::Standard)).rev();
        earlier.find(|((_, one), _)| *one == kind).map_or(Digest::default(), |(_, digest)| *digest)
    }
}
