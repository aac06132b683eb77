//! 7.11: the players of a report against the register.

use exaequo_model::{Date, Pace, Player, PlayerId, RatingBody, Title, Tournament, ValidFrom, search_key};

use super::foreign::Snapshots;
use crate::book::Standing;
use crate::fact::Version;
use crate::persons::{Person, PersonId};
use crate::register::Register;
use crate::run::Lookup;

/// What there is to say of a player of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFinding {
    /// The report gives no number; these persons have the name.
    NoNumber {
        /// The player of the report.
        player: PlayerId,
        /// The numbers of persons who may be meant.
        candidates: Vec<u64>,
    },
    /// The register does not know the number; these persons have the name.
    Unknown {
        /// The player of the report.
        player: PlayerId,
        /// The number in the report.
        number: u64,
        /// The numbers of persons who may be meant.
        candidates: Vec<u64>,
    },
    /// The number was given up for another.
    GivenUp {
        /// The player of the report.
        player: PlayerId,
        /// The number that stays.
        current: u64,
    },
    /// The register does not know the number, and a list of somebody else does.
    OnList {
        /// The player of the report.
        player: PlayerId,
        /// The number in the report.
        number: u64,
        /// The day of the list.
        list: Date,
        /// Whose number it is there.
        name: String,
    },
    /// The register does not know the number, and neither does the list of somebody else.
    OnNoList {
        /// The player of the report.
        player: PlayerId,
        /// The number in the report.
        number: u64,
        /// The day of the list.
        list: Date,
    },
    /// Report and list of somebody else differ.
    DiffersFromList {
        /// The player of the report.
        player: PlayerId,
        /// The day of the list.
        list: Date,
        /// What they differ in.
        what: Trait,
        /// What the report says.
        report: String,
        /// What the list says.
        listed: String,
    },
    /// Report and register differ.
    Differs {
        /// The player of the report.
        player: PlayerId,
        /// What they differ in.
        what: Trait,
        /// What the report says.
        report: String,
        /// What the register says.
        register: String,
    },
}

/// What report and register can differ in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trait {
    /// The name of the player.
    Name,
    /// The year of birth.
    Birth,
    /// Man or woman.
    Sex,
    /// The federation of the player.
    Federation,
    /// The FIDE title.
    Title,
    /// The rating at the start.
    Rating,
}

impl PlayerFinding {
    /// The player it is about.
    pub const fn player(&self) -> PlayerId {
        match self {
            Self::NoNumber { player, .. }
            | Self::Unknown { player, .. }
            | Self::GivenUp { player, .. }
            | Self::OnList { player, .. }
            | Self::OnNoList { player, .. }
            | Self::DiffersFromList { player, .. }
            | Self::Differs { player, .. } => *player,
        }
    }

    /// Whether an officer has to look at it: the player may be somebody else.
    pub fn needs_an_answer(&self) -> bool {
        match self {
            Self::NoNumber { .. } => true,
            Self::Unknown { candidates, .. } => !candidates.is_empty(),
            Self::GivenUp { .. } | Self::OnList { .. } | Self::OnNoList { .. } => false,
            Self::Differs { what, .. } | Self::DiffersFromList { what, .. } => {
                matches!(what, Trait::Name | Trait::Birth | Trait::Sex)
            }
        }
    }
}

impl Register {
    pub(super) fn check_players(
        &self,
        tournament: &Tournament,
        version: &Version,
        snapshots: &Snapshots<'_>,
    ) -> Vec<PlayerFinding> {
        let snapshot = snapshots.of(self, version);
        let names = Names::of(self, tournament);
        let day = version.days[0].unwrap_or(Date::MAX);
        let players = (0..).map(PlayerId).zip(&tournament.players);
        players
            .flat_map(|(id, player)| {
                let mut found = self.check_player(id, player, tournament, version, day, &names);
                found
                    .extend(snapshot.into_iter().flat_map(|one| one.findings(self, tournament, id, version)));
                found
            })
            .collect()
    }

    fn check_player(
        &self,
        id: PlayerId,
        player: &Player,
        tournament: &Tournament,
        version: &Version,
        day: Date,
        names: &Names,
    ) -> Vec<PlayerFinding> {
        let candidates = || names.find(tournament.str(player.name), player.birth.year());
        let Some(number) = player.fide_id.number() else {
            return vec![PlayerFinding::NoNumber { player: id, candidates: candidates() }];
        };
        let Some(person) = self.persons.find(number) else {
            return vec![PlayerFinding::Unknown { player: id, number, candidates: candidates() }];
        };
        let mut found = Vec::new();
        let current = self.persons.number(person);
        if current != number {
            found.push(PlayerFinding::GivenUp { player: id, current });
        }
        let facts = self.persons.on(person, day);
        let of_traits = differences(tournament, player, &facts);
        let rating = self.rating_differs(tournament, id, person, version);
        let differs =
            |(what, report, register)| PlayerFinding::Differs { player: id, what, report, register };
        found.extend(of_traits.into_iter().chain(rating).map(differs));
        found
    }

    /// 7.11: the rating of the report against that of the list in force at the start, or the one that stands in for it.
    fn rating_differs(
        &self,
        tournament: &Tournament,
        player: PlayerId,
        person: PersonId,
        version: &Version,
    ) -> Option<(Trait, String, String)> {
        let report = rating_of(tournament, player, version.kind.pace());
        let start = version.days[0]?;
        let book = self.book(version.kind);
        let standing = book.on(person, book.in_force(start));
        let run = self.run_for(version.kind, start);
        let stand_in =
            || Lookup { run: &run, provisions: &self.provisions(version)? }.stand_in(person, start);
        let register = standing.and_then(Standing::rating).or_else(stand_in);
        let text = |rating: Option<u16>| rating.map_or_else(String::new, |rating| rating.to_string());
        // A report that gives no rating at all leaves it to the register.
        report.filter(|_| report != register).map(|_| (Trait::Rating, text(report), text(register)))
    }
}

/// The rating of a report at the start.
pub(super) fn rating_of(tournament: &Tournament, player: PlayerId, pace: Pace) -> Option<u16> {
    let own = tournament.ratings.iter().filter(|entry| entry.player == player && entry.pace == pace);
    let mut own = own.filter(|entry| entry.body == RatingBody::Fide && entry.from == ValidFrom::Start);
    own.next().map(|entry| entry.rating.value())
}

/// What a report says otherwise of a person; what it does not say is no difference.
pub(super) fn differences(
    tournament: &Tournament,
    player: &Player,
    facts: &Person<'_>,
) -> Vec<(Trait, String, String)> {
    let (name, federation) = (tournament.str(player.name).trim(), tournament.str(player.federation).trim());
    let mut found = Vec::new();
    if !is_one_name(name, facts.name) {
        found.push((Trait::Name, name.to_owned(), facts.name.to_owned()));
    }
    if let (Some(own), Some(known)) = (player.birth.year(), facts.birth.year())
        && own != known
    {
        found.push((Trait::Birth, own.to_string(), known.to_string()));
    }
    if let (Some(own), Some(known)) = (player.sex, facts.sex)
        && own != known
    {
        found.push((Trait::Sex, format!("{own:?}"), format!("{known:?}")));
    }
    if !federation.is_empty() && !facts.federation.is_empty() && federation != facts.federation {
        found.push((Trait::Federation, federation.to_owned(), facts.federation.to_owned()));
    }
    let title = Title::FIDE.iter().find(|(title, _)| *title == player.title).map_or("", |(_, name)| name);
    if !title.is_empty() && title != facts.title && title != facts.women_title {
        found.push((Trait::Title, title.to_owned(), facts.title.to_owned()));
    }
    found
}

/// Whether two names are one: accents, capitals, commas and the order of the parts do not matter.
fn is_one_name(one: &str, other: &str) -> bool {
    one == other || parts(one) == parts(other)
}

fn parts(name: &str) -> Vec<String> {
    let key = search_key(name);
    let mut parts: Vec<String> = key
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|part| !part.is_empty())
        .map(str::to_owned)
        .collect();
    parts.sort_unstable();
    parts
}

/// Persons by name, for those whose number is missing or not known.
struct Names {
    all: Vec<(Vec<String>, u64, Option<i16>)>,
}

impl Names {
    /// The names are gone through once, and only if anybody is to be found.
    fn of(register: &Register, tournament: &Tournament) -> Self {
        let is_missing = |player: &Player| {
            player.fide_id.number().is_none_or(|number| register.persons.find(number).is_none())
        };
        let mut wanted: Vec<Vec<String>> = tournament
            .players
            .iter()
            .filter(|player| is_missing(player))
            .map(|player| parts(tournament.str(player.name)))
            .collect();
        wanted.sort_unstable();
        if wanted.is_empty() {
            return Self { all: Vec::new() };
        }
        let all = register.persons.ids().filter_map(|person| {
            let facts = register.persons.on(person, Date::MAX);
            let parts = parts(facts.name);
            wanted.binary_search(&parts).ok()?;
            Some((parts, facts.number, facts.birth.year()))
        });
        Self { all: all.collect() }
    }

    fn find(&self, name: &str, birth: Option<i16>) -> Vec<u64> {
        let own = parts(name);
        let agrees = |known: Option<i16>| known.zip(birth).is_none_or(|(known, own)| known == own);
        let same = self.all.iter().filter(|(parts, _, known)| *parts == own && agrees(*known));
        same.map(|(_, number, _)| *number).collect()
    }
}
