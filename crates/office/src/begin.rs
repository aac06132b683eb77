//! What a register begins with: a list of each kind, or an empty one.

use std::io::{Cursor, Read};

use exaequo::model::Date;
use exaequo::register::fact::{ImportRole, Setting};
use exaequo::register::{DecideError, Fact, Kind, Month, Occasion, Settings};

use crate::cabinet::Place;
use crate::error::OfficeError;
use crate::intake::Listed;
use crate::office::Office;

/// A list in CSV with nobody on it.
const EMPTY_LIST: &str = "id,name,rating\n";

/// What a register begins with.
pub struct Beginning<File> {
    /// Lists that were read to their ends, with their files: each of another kind, and all of one month.
    pub lists: Vec<(Listed, File)>,
    /// Where there are none, the day and the kind of a list with nobody on it.
    pub empty: Option<(Date, Kind)>,
    /// What holds from the beginning.
    pub settings: Vec<Setting>,
}

/// Why a register cannot begin so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BeginError {
    /// There is neither a list nor a day.
    #[error("a register begins with a list, or on a day without ratings")]
    Nothing,
    /// Two lists are of one kind.
    #[error("two lists to begin with are of one kind: {}", .0.name())]
    OneKind(Kind),
    /// Two lists are of different months.
    #[error("the lists to begin with are of different days: {} and {}", .0[0], .0[1])]
    Days([Date; 2]),
}

impl Office {
    /// Begins a new register. Nothing is made where it cannot begin so.
    pub fn begin<File: Read + Send + 'static>(
        place: &Place,
        beginning: Beginning<File>,
        occasion: &Occasion,
    ) -> Result<Self, OfficeError> {
        beginning.check()?;
        let mut office = Self::create(place)?;
        let mut facts: Vec<Fact> = beginning.settings.into_iter().map(Fact::Set).collect();
        if let (Some((date, kind)), true) = (beginning.empty, beginning.lists.is_empty()) {
            let list = Listed { date, kind, rows: 0, without_k: 0 };
            facts.push(office.take_list(&list, Cursor::new(EMPTY_LIST), ImportRole::Start)?);
        }
        for (list, file) in beginning.lists {
            facts.push(office.take_list(&list, file, ImportRole::Start)?);
        }
        office.enter(occasion, &facts)?;
        Ok(office)
    }
}

impl<File> Beginning<File> {
    fn check(&self) -> Result<(), OfficeError> {
        for (place, (list, _)) in self.lists.iter().enumerate() {
            self.lists[..place].iter().try_for_each(|(other, _)| goes_with(list, other))?;
        }
        let day = self.lists.first().map(|(list, _)| list.date).or(self.empty.map(|(date, _)| date));
        self.has_list(day.ok_or(BeginError::Nothing)?)
    }

    /// 7.11: whether there is a list of a day by the settings.
    fn has_list(&self, day: Date) -> Result<(), OfficeError> {
        let mut known = Settings::default();
        self.settings.iter().for_each(|setting| known.take(setting));
        let is_known = day == Month::of(day).first_day() && known.provisions(Kind::Standard, day).is_some();
        if is_known { Ok(()) } else { Err(DecideError::NoList(day).into()) }
    }
}

/// Whether a register can begin with both of two lists.
fn goes_with(list: &Listed, other: &Listed) -> Result<(), BeginError> {
    match () {
        () if list.kind == other.kind => Err(BeginError::OneKind(list.kind)),
        () if Month::of(list.date) != Month::of(other.date) => Err(BeginError::Days([other.date, list.date])),
        () => Ok(()),
    }
}
