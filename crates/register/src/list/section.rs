//! 7.2: the parts of a list.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use exaequo_model::Sex;

use super::{Activeness, List, ListPlayer};
use crate::book::Standing;
use crate::kind::Kind;
use crate::persons::PersonId;

/// How many the list of the best has.
const TOP: usize = 100;
/// Who is a junior, by the year in which they become as old.
const JUNIOR_UNTIL: i16 = 20;

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// Everybody with a rating, by name; inactive players are marked (7.23b).
    Alphabetical,
    /// 7.23b: the players of a federation, without those who have long been inactive.
    Federation(String),
    /// 7.24: the hundred best, without inactive players.
    Top,
    /// The hundred best women.
    TopWomen,
    /// The hundred best juniors.
    TopJuniors,
    /// 7.14: players with a first rating.
    New,
    /// 7.21: players whose rating is gone.
    Delisted,
    /// 7.23: players without a game for a year.
    Inactive,
    /// 7.22: titled players with a rating.
    Titled,
    /// 7.22: titled players without a rating.
    TitledUnrated,
}

impl Section {
    /// The name it is written by.
    pub fn name(&self) -> String {
        match self {
            Self::Alphabetical => "by-name".to_owned(),
            Self::Federation(federation) => format!("federation-{}", federation.to_lowercase()),
            Self::Top => "top".to_owned(),
            Self::TopWomen => "top-women".to_owned(),
            Self::TopJuniors => "top-juniors".to_owned(),
            Self::New => "new".to_owned(),
            Self::Delisted => "delisted".to_owned(),
            Self::Inactive => "inactive".to_owned(),
            Self::Titled => "titled".to_owned(),
            Self::TitledUnrated => "titled-unrated".to_owned(),
        }
    }

    /// All but those of federations.
    pub const ALL: [Self; 9] = [
        Self::Alphabetical,
        Self::Top,
        Self::TopWomen,
        Self::TopJuniors,
        Self::New,
        Self::Delisted,
        Self::Inactive,
        Self::Titled,
        Self::TitledUnrated,
    ];

    /// The article behind it.
    pub const fn article(&self) -> &'static str {
        match self {
            Self::Alphabetical => "7.12",
            Self::Federation(_) => "7.23b",
            Self::Top | Self::TopWomen | Self::TopJuniors => "7.24",
            Self::New => "7.14",
            Self::Delisted => "7.21",
            Self::Inactive => "7.23",
            Self::Titled | Self::TitledUnrated => "7.22",
        }
    }
}

impl<'a> List<'a> {
    /// The players of a part of the list: those of the best by rating, others by name.
    pub fn section(&self, section: &Section, kind: Kind) -> Vec<ListPlayer<'a>> {
        let players = self.everybody().filter(|player| self.belongs(player, section, kind));
        let players = self.in_order(section, kind, players.map(|player| player.person).collect());
        players.into_iter().map(|person| self.player(person)).collect()
    }

    /// The players of a part in its order: the best by rating, others by name.
    fn in_order(&self, section: &Section, kind: Kind, players: Vec<PersonId>) -> Vec<PersonId> {
        match section {
            Section::Top | Section::TopWomen | Section::TopJuniors => self.best(kind, players),
            _ => self.by_name(&players),
        }
    }

    /// The hundred best of some players, and whoever has as much as the hundredth.
    fn best(&self, kind: Kind, mut players: Vec<PersonId>) -> Vec<PersonId> {
        let rating = |person: &PersonId| self.player(*person).standings[kind].and_then(Standing::rating);
        if players.len() > TOP {
            let mut ratings: Vec<Option<u16>> = players.iter().map(rating).collect();
            let (_, last, _) = ratings.select_nth_unstable_by_key(TOP - 1, |rating| Reverse(*rating));
            let last = *last;
            players.retain(|person| rating(person) >= last);
        }
        players.sort_by_key(|person| (Reverse(rating(person)), self.facts(*person).number));
        players
    }

    /// Players by name. The beginning of a name decides between most of them, so that the keys of many names are not in
    /// memory at once.
    fn by_name(&self, players: &[PersonId]) -> Vec<PersonId> {
        let key = |person: PersonId| exaequo_model::search_key(self.facts(person).name);
        let beginning = |person: &PersonId| (beginning(&key(*person)), *person);
        let mut keyed: Vec<([u8; 8], PersonId)> = players.iter().map(beginning).collect();
        keyed.sort_unstable();
        let mut ordered = Vec::with_capacity(keyed.len());
        for alike in keyed.chunk_by(|one, other| one.0 == other.0) {
            let mut alike: Vec<PersonId> = alike.iter().map(|(_, person)| *person).collect();
            if alike.len() > 1 {
                alike.sort_by_cached_key(|person| (key(*person), self.facts(*person).number));
            }
            ordered.append(&mut alike);
        }
        ordered
    }

    /// Some players by the letters their names begin with, without accents; other signs are together. The order in a letter
    /// is that in which they are given.
    pub fn by_letter(&self, players: &[PersonId]) -> BTreeMap<String, Vec<PersonId>> {
        let mut letters: BTreeMap<String, Vec<PersonId>> = BTreeMap::new();
        for person in players {
            letters.entry(initial(self.facts(*person).name)).or_default().push(*person);
        }
        letters
    }

    /// Whether a player stands in a part of the list.
    pub fn belongs(&self, player: &ListPlayer<'_>, section: &Section, kind: Kind) -> bool {
        let standing = player.standings[kind];
        let rated = standing.filter(|own| own.rating.is_some());
        let activeness = rated.map(|own| self.activeness(own));
        let is_active = activeness == Some(Activeness::Active);
        let has_title = player.has_title();
        match section {
            Section::Alphabetical => rated.is_some(),
            Section::Federation(federation) => {
                self.is_shown(player, kind) && player.facts.federation == federation
            }
            Section::Top => is_active,
            Section::TopWomen => is_active && player.facts.sex == Some(Sex::Female),
            Section::TopJuniors => is_active && self.is_junior(player),
            Section::New => self.is_new(player, kind),
            Section::Delisted => self.is_delisted(player, kind),
            Section::Inactive => rated.is_some() && !is_active,
            Section::Titled => rated.is_some() && has_title,
            // Ruling 55: also whoever was delisted.
            Section::TitledUnrated => rated.is_none() && has_title,
        }
    }

    /// 7.23b: whether a player stands in the part of a federation.
    fn is_shown(&self, player: &ListPlayer<'_>, kind: Kind) -> bool {
        let rated = player.standings[kind].filter(|own| own.rating.is_some());
        rated.is_some_and(|own| self.activeness(own) != Activeness::LongInactive)
    }

    fn is_junior(&self, player: &ListPlayer<'_>) -> bool {
        player.facts.birth.year().is_some_and(|year| self.date().year() - year <= JUNIOR_UNTIL)
    }

    /// Who stands in which part of some kinds, each part in its order; parts without anybody are left out.
    pub fn sections(&self, kinds: &[Kind]) -> Vec<(Kind, BTreeMap<Section, Vec<PersonId>>)> {
        let mut drafts: Vec<Draft<'a>> = kinds.iter().map(|kind| Draft::new(*kind)).collect();
        for player in self.everybody() {
            for draft in &mut drafts {
                draft.add(self, &player);
            }
        }
        drafts.into_iter().map(|draft| (draft.kind, draft.ordered(self))).collect()
    }
}

/// The parts of a kind while they are filled.
struct Draft<'a> {
    kind: Kind,
    /// Those of [`Section::ALL`].
    parts: [Vec<PersonId>; Section::ALL.len()],
    federations: BTreeMap<&'a str, Vec<PersonId>>,
}

impl<'a> Draft<'a> {
    fn new(kind: Kind) -> Self {
        Self { kind, parts: Default::default(), federations: BTreeMap::new() }
    }

    fn add(&mut self, list: &List<'a>, player: &ListPlayer<'a>) {
        // Most persons of a large register stand in no part at all.
        if player.standings[self.kind].is_none() && !player.has_title() {
            return;
        }
        for (section, part) in Section::ALL.iter().zip(&mut self.parts) {
            if list.belongs(player, section, self.kind) {
                part.push(player.person);
            }
        }
        if list.is_shown(player, self.kind) {
            self.federations.entry(player.facts.federation).or_default().push(player.person);
        }
    }

    /// The parts with somebody in them, each in its order.
    fn ordered(self, list: &List<'_>) -> BTreeMap<Section, Vec<PersonId>> {
        let federations = self.federations.into_iter();
        let federations = federations.map(|(name, part)| (Section::Federation(name.to_owned()), part));
        let parts = Section::ALL.into_iter().zip(self.parts).chain(federations);
        let filled = parts.filter(|(_, part)| !part.is_empty());
        filled
            .map(|(section, part)| {
                let part = list.in_order(&section, self.kind, part);
                (section, part)
            })
            .collect()
    }
}

/// The first letters of a key, in an order that is that of the keys.
fn beginning(key: &str) -> [u8; 8] {
    let mut bytes = [0; 8];
    for (byte, letter) in bytes.iter_mut().zip(key.bytes()) {
        *byte = letter;
    }
    bytes
}

/// The letter a name begins with, without accents; other signs are together.
fn initial(name: &str) -> String {
    let letter = exaequo_model::search_key(name).chars().next().filter(char::is_ascii_alphabetic);
    letter.map_or_else(|| "other".to_owned(), |letter| letter.to_ascii_uppercase().to_string())
}
