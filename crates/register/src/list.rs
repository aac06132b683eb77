//! 7.12, 7.2: a list as it is published: its rows, and who stands in which of its parts.

mod section;

use exaequo_lists::{Activity, Figures, Row};
use exaequo_model::{ByPace, Date, Pace};
use exaequo_rating::{Provisions, coefficient};

use crate::book::{Origin, Standing};
use crate::kind::{ByKind, Kind};
use crate::list_date::Month;
use crate::persons::{Person, PersonId};
use crate::register::Register;
use crate::run::history;
pub use section::Section;

/// 7.23a, ruling 56: months without a rated game after which a player is inactive.
pub(crate) const INACTIVE_AFTER: u16 = 12;
/// 7.23b, ruling 57: months for which an inactive player is still shown in every part.
pub(crate) const SHOWN_FOR: u16 = 24;

/// A list of a register.
#[derive(Clone, Copy, Debug)]
pub struct List<'a> {
    register: &'a Register,
    date: Date,
    month: Month,
    provisions: ByKind<Option<Provisions>>,
    /// The entry up to which facts about persons are known.
    known: u64,
}

/// A player on a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListPlayer<'a> {
    /// Who the player is in the register.
    pub person: PersonId,
    /// What the register knows of them on the day of the list.
    pub facts: Person<'a>,
    /// What the list says, kind by kind.
    pub standings: ByKind<Option<&'a Standing>>,
}

impl ListPlayer<'_> {
    /// 7.22: whether the player has a title.
    pub fn has_title(&self) -> bool {
        !self.facts.title.is_empty() || !self.facts.women_title.is_empty()
    }
}

/// 7.23: whether a player has played lately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Activeness {
    /// With a rated game in the last year.
    Active,
    /// Without one: marked, on the lists of the next two years.
    Inactive,
    /// After that: in the alphabetical part only.
    LongInactive,
}

impl Activeness {
    /// 7.23a, 7.23b: whether a player has played lately, as a list sees it.
    pub fn on(list: Month, active: Month) -> Self {
        let months = list.since(active);
        if months < INACTIVE_AFTER {
            Self::Active
        } else if months < INACTIVE_AFTER + SHOWN_FOR {
            Self::Inactive
        } else {
            Self::LongInactive
        }
    }
}

impl Register {
    /// A list that was worked out.
    pub fn list(&self, list: Date) -> List<'_> {
        let mut provisions = ByKind::default();
        for kind in Kind::ALL {
            provisions[kind] = self.settings.provisions(kind, list);
        }
        let month = Month::of(list);
        List { register: self, date: list, month, provisions, known: self.recorded_by(month) }
    }
}

impl<'a> List<'a> {
    /// The day of the list.
    pub const fn date(&self) -> Date {
        self.date
    }

    /// A player on the list, rated or not.
    pub fn player(&self, person: PersonId) -> ListPlayer<'a> {
        let mut standings = ByKind::default();
        for kind in Kind::ALL {
            standings[kind] = self.register.books[kind].on(person, self.month);
        }
        ListPlayer { person, facts: self.facts(person), standings }
    }

    /// What the register knows of a person on the day of the list; of a closed list, what it knew when that was closed or
    /// revised.
    fn facts(&self, person: PersonId) -> Person<'a> {
        self.register.persons.known(person, self.date, self.known)
    }

    /// Everybody the register knows, in the order of their names as lists have it: those of an imported list as they stood
    /// there, others in between.
    pub fn everybody(&self) -> impl Iterator<Item = ListPlayer<'a>> {
        let persons = &self.register.persons;
        let present = persons.by_name().into_iter().filter(|person| !persons.is_given_up(*person));
        present.map(|person| self.player(person))
    }

    /// 8.56, ruling 50: K as after this list.
    pub fn k(&self, player: &ListPlayer<'_>, kind: Kind) -> Option<u8> {
        let standing = player.standings[kind].filter(|standing| standing.rating.is_some())?;
        let provisions = self.provisions[kind]?;
        Some(coefficient(&provisions, &history(Some(standing), player.facts.birth), Some(self.date)).value)
    }

    /// 7.12: games rated on this list.
    pub fn games(&self, player: &ListPlayer<'_>, kind: Kind) -> u16 {
        player.standings[kind].filter(|standing| standing.list == self.month).map_or(0, Standing::games)
    }

    /// 7.23a, 7.23b: whether a player has played lately.
    pub fn activeness(&self, standing: &Standing) -> Activeness {
        Activeness::on(self.month, standing.active)
    }

    /// Whether a player is new on the list: a first rating, or one again.
    pub fn is_new(&self, player: &ListPlayer<'_>, kind: Kind) -> bool {
        player.standings[kind].is_some_and(|own| own.list == self.month && own.origin() == Origin::First)
    }

    /// 7.21: whether a player's rating is gone with this list.
    pub fn is_delisted(&self, player: &ListPlayer<'_>, kind: Kind) -> bool {
        player.standings[kind].is_some_and(|own| own.list == self.month && own.rating.is_none())
    }

    /// 7.12: the row of a player, as files have it. The mark of the inactive is that of the kinds the row is about.
    pub fn row(&self, player: &ListPlayer<'a>, kinds: &[Kind]) -> Row<'a> {
        let of = |pace: Pace| kinds.iter().copied().find(|kind| kind.pace() == pace);
        let figures = |pace: Pace| of(pace).map(|kind| self.figures(player, kind)).unwrap_or_default();
        let facts = &player.facts;
        Row {
            id: facts.number,
            name: facts.name.into(),
            federation: facts.federation.into(),
            sex: facts.sex,
            title: facts.title.into(),
            women_title: facts.women_title.into(),
            other_titles: facts.other_titles.into(),
            arena_title: facts.arena_title.into(),
            figures: ByPace {
                standard: figures(Pace::Standard),
                rapid: figures(Pace::Rapid),
                blitz: figures(Pace::Blitz),
            },
            birth: facts.birth.year(),
            activity: self.mark(player, kinds),
            all_games: None,
            highest: None,
        }
    }

    fn figures(&self, player: &ListPlayer<'_>, kind: Kind) -> Figures {
        let rating = player.standings[kind].and_then(Standing::rating);
        let games = rating.map(|_| self.games(player, kind));
        Figures { rating, games, k: self.k(player, kind) }
    }

    /// 7.23a: FIDE's combined list has the mark of standard chess.
    fn mark(&self, player: &ListPlayer<'_>, kinds: &[Kind]) -> Activity {
        let first = kinds.first().and_then(|kind| player.standings[*kind]).filter(|own| own.rating.is_some());
        match first.map(|standing| self.activeness(standing)) {
            Some(Activeness::Inactive | Activeness::LongInactive) => Activity::Inactive,
            Some(Activeness::Active) | None => Activity::Active,
        }
    }
}
