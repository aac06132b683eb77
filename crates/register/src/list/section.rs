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
    /// Those of them whose name begins with a letter.
    Initial(String),
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
            Self::Initial(letter) => format!("by-name-{}", letter.to_lowercase()),
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

    /// All but those of federations and of letters.
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
            Self::Alphabetical | Self::Initial(_) => "7.12",
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
        self.in_order(section, kind, players.collect())
    }

    /// The players of a part in its order: the best by rating, others by name.
    pub fn in_order(
        &self,
        section: &Section,
        kind: Kind,
        mut players: Vec<ListPlayer<'a>>,
    ) -> Vec<ListPlayer<'a>> {
        match section {
            Section::Top | Section::TopWomen | Section::TopJuniors => {
                let rating = |player: &ListPlayer<'_>| player.standings[kind].and_then(Standing::rating);
                players.sort_by_key(|player| (Reverse(rating(player)), player.facts.number));
                let last = players.get(TOP - 1).map(rating);
                // Whoever has as much as the hundredth is among them.
                players.retain(|player| last.is_none_or(|last| rating(player) >= last));
            }
            _ => players.sort_by_cached_key(|player| {
                (exaequo_model::search_key(player.facts.name), player.facts.number)
            }),
        }
        players
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
            Section::Initial(letter) => rated.is_some() && initial(player.facts.name) == *letter,
            Section::Federation(federation) => {
                activeness.is_some_and(|own| own != Activeness::LongInactive)
                    && player.facts.federation == federation
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

    fn is_junior(&self, player: &ListPlayer<'_>) -> bool {
        player.facts.birth.year().is_some_and(|year| self.date().year() - year <= JUNIOR_UNTIL)
    }

    /// Who stands in which part, each part in the order of the list; parts without anybody are left out.
    pub fn sections(&self, kind: Kind) -> BTreeMap<Section, Vec<PersonId>> {
        let mut sections: BTreeMap<Section, Vec<PersonId>> = BTreeMap::new();
        for player in self.everybody() {
            let is_rated = player.standings[kind].is_some_and(|own| own.rating.is_some());
            // Most persons of a large register stand in no part at all.
            if player.standings[kind].is_none() && !player.has_title() {
                continue;
            }
            let others = is_rated.then(|| {
                let letter = Section::Initial(initial(player.facts.name));
                [letter, Section::Federation(player.facts.federation.to_owned())]
            });
            let all = Section::ALL.into_iter().chain(others.into_iter().flatten());
            for section in all.filter(|section| self.belongs(&player, section, kind)) {
                sections.entry(section).or_default().push(player.person);
            }
        }
        sections
    }
}

/// The letter a name begins with, without accents; other signs are together.
fn initial(name: &str) -> String {
    let letter = exaequo_model::search_key(name).chars().next().filter(char::is_ascii_alphabetic);
    letter.map_or_else(|| "other".to_owned(), |letter| letter.to_ascii_uppercase().to_string())
}
