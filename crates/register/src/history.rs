//! 7.12: what the lists say of one player, from a register or from pages that were kept of it.

mod pages;
mod revised;

use exaequo_model::{Birth, Date};
use exaequo_rating::coefficient;

use crate::book::{Origin, Standing};
use crate::fact::{Association, Base};
use crate::kind::Kind;
use crate::list_date::Month;
use crate::persons::PersonId;
use crate::register::Register;
use crate::run::history;
pub use pages::{KeptPage, NotAPage, PersonPage};
pub use revised::RevisedRow;

/// What the lists say of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerHistory {
    /// The newest list.
    pub newest: Date,
    /// The identification number.
    pub number: u64,
    /// The name, family name first.
    pub name: String,
    /// The federation, three letters.
    pub federation: String,
    /// The FIDE title, empty where there is none.
    pub title: String,
    /// The title of women.
    pub women_title: String,
    /// The year or day of birth.
    pub birth: Birth,
    /// 7.14g: the association the player is a member of.
    pub member: Option<Association>,
    /// The lists on which something changed, kind by kind.
    pub kinds: Vec<KindHistory>,
    /// Ruling 63: lists that a correction changed for the player, kind by kind, the newest first.
    pub revised: Vec<RevisedRow>,
}

/// What the lists of one kind say of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindHistory {
    /// The kind of rating.
    pub kind: Kind,
    /// 8.56: K as after the newest list, of a rated player.
    pub k: Option<u8>,
    /// The lists on which something changed, newest first; there is at least one.
    pub rows: Vec<HistoryRow>,
}

/// What a list changed for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// The list on which something changed.
    pub list: Month,
    /// The revision of the list.
    pub revision: u32,
    /// The rating; none of whoever was delisted.
    pub rating: Option<u16>,
    /// The rating before.
    pub before: Option<u16>,
    /// The highest rating ever published, as far as it is known.
    pub highest: u16,
    /// Games rated on the list.
    pub games: u16,
    /// All games behind the rating, as far as they are known.
    pub all_games: u16,
    /// 7.23a: the newest list with a rated game.
    pub active: Month,
    /// 8.56: K as after the list.
    pub k: Option<u8>,
    /// How it came about.
    pub origin: Origin,
}

impl Register {
    /// What the lists say of a player.
    pub fn history(&self, person: PersonId) -> PlayerHistory {
        let newest = self.newest_list().unwrap_or(Date::MAX);
        let facts = self.persons.on(person, newest);
        PlayerHistory {
            newest,
            number: facts.number,
            name: facts.name.to_owned(),
            federation: facts.federation.to_owned(),
            title: facts.title.to_owned(),
            women_title: facts.women_title.to_owned(),
            birth: facts.birth,
            member: facts.member,
            kinds: Kind::ALL.into_iter().filter_map(|kind| self.kind_history(kind, person, newest)).collect(),
            revised: Vec::new(),
        }
    }

    fn kind_history(&self, kind: Kind, person: PersonId, newest: Date) -> Option<KindHistory> {
        let rows: Vec<HistoryRow> =
            self.book(kind).of(person).map(|own| self.history_row(kind, own)).collect();
        let standing = self.book(kind).on(person, Month::of(newest));
        let k = standing.and_then(|own| self.k(kind, own, newest));
        (!rows.is_empty()).then_some(KindHistory { kind, k, rows })
    }

    /// Ruling 63: the revision of a list that this register has: the newest, or the original where lists follow from those.
    fn revision(&self, list: Date, kind: Kind) -> u32 {
        match self.settings.base {
            Base::Revised => self.recorded(list, kind).last().map_or(0, |newest| newest.revision),
            Base::Original => 0,
        }
    }

    /// What a list changed for a player.
    pub(crate) fn history_row(&self, kind: Kind, own: &Standing) -> HistoryRow {
        let day = own.list.first_day();
        HistoryRow {
            list: own.list,
            revision: self.revision(day, kind),
            rating: own.rating(),
            before: self.book(kind).previous(own).and_then(Standing::rating),
            highest: own.highest,
            games: own.games(),
            all_games: own.all_games,
            active: own.active,
            k: self.k(kind, own, day),
            origin: own.origin(),
        }
    }

    /// 8.56: K of a player on a day, by what is known now.
    fn k(&self, kind: Kind, own: &Standing, day: Date) -> Option<u8> {
        let provisions = self.settings.provisions(kind, day).filter(|_| own.rating.is_some())?;
        let birth = self.persons.birth(own.person, day);
        Some(coefficient(&provisions, &history(Some(own), birth), Some(day)).value)
    }
}
