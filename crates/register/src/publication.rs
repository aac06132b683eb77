//! 7.1: what is looked at before a list is published. Whatever is found can be passed over by name, with a reason.

mod finding;
mod proof;
mod rows;

use exaequo_model::Date;

use crate::check::Double;
use crate::fact::EventId;
use crate::kind::Kind;
use crate::register::Register;
pub use finding::PublicationFinding;

/// A list with fewer rows than this percentage of those of the list before may be cut off.
const ROWS_PERCENT: u64 = 98;

/// Whether a list has so few rows against the one before that it may be cut off.
pub const fn is_far_shorter(rows: u64, before: u64) -> bool {
    rows * 100 < before * ROWS_PERCENT
}

/// A check before publication.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PublicationCheck {
    /// There are not far fewer rows than on the list before.
    Rows,
    /// Who came and who went is told, also where there are rows enough.
    LostAndGained,
    /// Everybody who moved has a game, a rating that was set, or a change of all ratings.
    Unexplained,
    /// 8.55: every change is the sum of the games behind it.
    Contributions,
    /// A change of all ratings at once has reached everybody, and exactly.
    OneTimeChanges,
    /// Nobody moved by more than the games allow.
    Jumps,
    /// 7.21: nobody is published below the floor.
    Floor,
    /// 7.14: first ratings have the games they take.
    FirstRatings,
    /// 8.56: K follows the rule, also where an imported list printed another.
    Coefficients,
    /// 8.56: the year of birth is known where K depends on it.
    Births,
    /// Nobody stands in the list twice.
    Doubles,
    /// 9.1: events that were received for this list are decided.
    OpenEvents,
}

impl PublicationCheck {
    /// All of them, in the order in which they are made.
    pub const ALL: [Self; 12] = [
        Self::Rows,
        Self::LostAndGained,
        Self::Unexplained,
        Self::Contributions,
        Self::OneTimeChanges,
        Self::Jumps,
        Self::Floor,
        Self::FirstRatings,
        Self::Coefficients,
        Self::Births,
        Self::Doubles,
        Self::OpenEvents,
    ];

    /// The name it is passed over by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::LostAndGained => "lost-and-gained",
            Self::Unexplained => "unexplained",
            Self::Contributions => "contributions",
            Self::OneTimeChanges => "one-time-changes",
            Self::Jumps => "jumps",
            Self::Floor => "floor",
            Self::FirstRatings => "first-ratings",
            Self::Coefficients => "coefficients",
            Self::Births => "births",
            Self::Doubles => "doubles",
            Self::OpenEvents => "open-events",
        }
    }

    /// The check of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|check| check.name() == name)
    }

    /// Whether it stops the closing of a list already: later its events are on the next one.
    pub const fn stops_closing(self) -> bool {
        matches!(self, Self::OpenEvents)
    }

    /// Whether it stops a publication until somebody passes it over; others are told.
    pub const fn stops(self) -> bool {
        !matches!(self, Self::LostAndGained | Self::Births | Self::Coefficients | Self::Doubles)
    }
}

impl Register {
    /// What the checks before publication find about a list; that of contributions where [its games](Register::prove) were
    /// looked at.
    pub fn publication_findings(&self, list: Date) -> Vec<PublicationFinding> {
        let mut found: Vec<PublicationFinding> =
            Kind::ALL.into_iter().flat_map(|kind| rows::findings(self, kind, list)).collect();
        found.extend(
            self.doubles().into_iter().filter(|one| self.is_news(one, list)).map(PublicationFinding::Double),
        );
        found.extend(self.open_events(list).map(PublicationFinding::OpenEvent));
        found.extend(self.not_proved(list).iter().cloned());
        found.sort_by_key(PublicationFinding::check);
        found
    }

    /// What stops a publication and was not passed over.
    pub fn stops(&self, list: Date) -> Vec<PublicationFinding> {
        let mut found = self.publication_findings(list);
        found.retain(|finding| finding.check().stops() && !self.is_passed(list, finding.check()));
        found
    }

    /// What stops the closing of the next list and was not passed over: events that would miss it (9.1).
    pub fn stops_closing(&self, list: Date) -> Vec<PublicationFinding> {
        let mut found: Vec<PublicationFinding> =
            self.open_events(list).map(PublicationFinding::OpenEvent).collect();
        found.retain(|finding| !self.is_passed(list, finding.check()));
        found
    }

    /// Whether a check of a list was passed over.
    pub fn is_passed(&self, list: Date, check: PublicationCheck) -> bool {
        self.overridden(list).any(|name| name == check.name())
    }

    /// Whether somebody of a double has a new rating: what was so before was seen before.
    fn is_news(&self, double: &Double, list: Date) -> bool {
        let list = self.list(list);
        let persons = double.numbers.iter().filter_map(|number| self.persons.find(*number));
        let mut players = persons.map(|person| list.player(person));
        players.any(|player| Kind::ALL.into_iter().any(|kind| list.is_new(&player, kind)))
    }

    /// 9.1: events that would be on a list and about which nothing is decided.
    pub fn open_events(&self, list: Date) -> impl Iterator<Item = EventId> {
        self.events.open().filter(move |id| self.list_on(*id).is_none_or(|own| own <= list))
    }
}
