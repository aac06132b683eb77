//! What a register is kept by, as it stands now.

use exaequo_model::Date;
use exaequo_rating::{Edition, Provisions, Regulations};

use crate::fact::{Approvals, Base, Layout, Reach, Setting};
use crate::kind::{ByKind, Kind};

/// The settings of a register.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The federation that keeps it.
    pub federation: Option<String>,
    /// 0.1: regulations that hold whatever the day.
    pub regulations: ByKind<Option<Provisions>>,
    /// 7.3: how many lists a year, from which list on.
    pub lists_a_year: Vec<(Date, u8)>,
    /// Ruling 63: what the next list is worked out from.
    pub base: Base,
    /// How far back a correction reaches.
    pub reach: Reach,
    /// What needs a second person.
    pub approvals: Approvals,
    /// 9.3: the officer, and how to reach them.
    pub officer: Option<(String, String)>,
    /// How FIDE's text list is written.
    pub layout: Layout,
}

impl Settings {
    /// Takes in what is set.
    pub fn take(&mut self, setting: &Setting) {
        match setting {
            Setting::Federation(federation) => self.federation = Some(federation.clone()),
            Setting::Regulations { kind, text } => self.regulations[*kind] = of_text(text, *kind),
            Setting::ListsAYear { lists, from } => {
                self.lists_a_year.retain(|(day, _)| day != from);
                self.lists_a_year.push((*from, *lists));
                self.lists_a_year.sort_unstable();
            }
            Setting::Base(base) => self.base = *base,
            Setting::Reach(reach) => self.reach = *reach,
            Setting::Approvals(approvals) => self.approvals = *approvals,
            Setting::Officer { name, contact } => self.officer = Some((name.clone(), contact.clone())),
            Setting::Layout(layout) => self.layout = *layout,
        }
    }

    /// 0.1: what holds for a kind of rating on a day: the regulations of the register, else the edition of the day; how
    /// often there are lists is a fact of the register (7.3).
    pub fn provisions(&self, kind: Kind, day: Date) -> Option<Provisions> {
        let provisions = match self.regulations[kind] {
            Some(own) => own,
            None => Edition::in_force(kind.pace(), day)?.provisions[kind.pace()]?,
        };
        Some(self.with_lists_a_year(provisions, day))
    }

    /// The provisions with the lists of the register.
    fn with_lists_a_year(&self, provisions: Provisions, day: Date) -> Provisions {
        let own = self.lists_a_year.iter().rfind(|(from, _)| *from <= day);
        match own {
            Some((_, lists @ 1..=12)) => Provisions { months_a_list: 12 / lists, ..provisions },
            _ => provisions,
        }
    }

    /// 7.11: the list after one.
    pub fn list_after(&self, kind: Kind, list: Date) -> Option<Date> {
        let provisions = self.provisions(kind, list)?;
        let (mut day, first) = (list, provisions.list_in_force(list));
        while provisions.list_in_force(day) == first {
            day = day.last_of_month().tomorrow().ok()?;
        }
        Some(provisions.list_in_force(day))
    }

    /// 7.11: the first list from a day on. All kinds have their lists on the days of standard chess.
    pub(crate) fn list_from(&self, day: Date) -> Option<Date> {
        let in_force = self.provisions(Kind::Standard, day)?.list_in_force(day);
        if in_force == day { Some(day) } else { self.list_after(Kind::Standard, in_force) }
    }
}

/// What the text of regulations says; whoever sets it has read it before.
fn of_text(text: &str, kind: Kind) -> Option<Provisions> {
    let regulations = Regulations::parse(text).ok()?;
    let provisions = regulations.edition.provisions[kind.pace()]?;
    let replace = |mut provisions: Provisions, (name, value): &(String, String)| {
        provisions.replace(name, value).ok().map(|()| provisions)
    };
    regulations.replaced.iter().try_fold(provisions, replace)
}
