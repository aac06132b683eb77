//! Changes about players: entries, corrections, departures.

use exaequo::event::NewPlayer;
use exaequo::model::{
    Birth, Date, Departure, DepartureReason, Elo, ExpelledResults, Pace, RatingBody, RoundNumber, Sex,
    Tournament,
};
use exaequo::{ChangeError, Event};
use serde::{Deserialize, Serialize};

/// A change about players, who are named by their pairing numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum PlayerChange {
    /// Players enter, one or many.
    Enter {
        /// Who, each with the number.
        players: Vec<Entrant>,
    },
    /// What is known of a player is another thing.
    Edit {
        /// What was known.
        was: Box<Entrant>,
        /// What is known now.
        is: Box<Entrant>,
    },
    /// A participant leaves.
    Leave {
        /// The number of the player, or of the team.
        number: u32,
        /// The last round they are in.
        after: u16,
        /// Why somebody leaves.
        how: Leaving,
    },
    /// A participant is back.
    Return {
        /// The number of the player, or of the team.
        number: u32,
    },
}

/// Why somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// By their own will.
    Withdrawn,
    /// Expelled; the results stay.
    Expelled,
    /// Expelled; the results do not count.
    Annulled,
}

/// A player as the log keeps one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Entrant {
    /// The pairing number.
    pub number: u32,
    /// The name, family name first.
    pub name: String,
    /// The title of FIDE.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// `m` or `f`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sex: String,
    /// The year or the day of birth.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub birth: String,
    /// The federation played for.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The club played for.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// The category of the event.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// The number at FIDE.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<u64>,
    /// Ratings by their names.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub ratings: Vec<(String, u16)>,
    /// The first round.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<u16>,
}

/// The names of ratings in the log: of the event's own kind of play, of the others, of the federation.
const RATINGS: [(&str, RatingBody, Option<Pace>); 7] = [
    ("own", RatingBody::Fide, None),
    ("standard", RatingBody::Fide, Some(Pace::Standard)),
    ("rapid", RatingBody::Fide, Some(Pace::Rapid)),
    ("blitz", RatingBody::Fide, Some(Pace::Blitz)),
    ("national", RatingBody::National, Some(Pace::Standard)),
    ("national-rapid", RatingBody::National, Some(Pace::Rapid)),
    ("national-blitz", RatingBody::National, Some(Pace::Blitz)),
];

impl Entrant {
    /// A player of an event as it stands.
    pub fn of(tournament: &Tournament, number: u32) -> Option<Self> {
        let id = tournament.player_ids().find(|id| tournament.players[id.index()].number == number)?;
        Some(Self::from(&NewPlayer::of(tournament, id)))
    }

    /// A rating by its name; 0 is none.
    pub fn rating(&self, name: &str) -> u16 {
        self.ratings.iter().find(|(of, _)| of == name).map_or(0, |(_, rating)| *rating)
    }

    fn player(&self) -> NewPlayer {
        let rating = |(name, rating): &(String, u16)| {
            let (_, body, pace) = RATINGS.into_iter().find(|(one, ..)| one == name)?;
            Some((body, pace, Elo::new((*rating).into())?))
        };
        let year = |text: &str| text.parse().map_or(Birth::Unknown, Birth::Year);
        NewPlayer {
            name: self.name.clone(),
            number: Some(self.number).filter(|number| *number > 0),
            ratings: self.ratings.iter().filter_map(rating).collect(),
            fide_id: self.fide_id,
            federation: self.federation.clone(),
            club: self.club.clone(),
            category: self.category.clone(),
            title: self.title.clone(),
            sex: match self.sex.as_str() {
                "m" => Some(Sex::Male),
                "f" => Some(Sex::Female),
                _ => None,
            },
            birth: self.birth.parse::<Date>().map_or_else(|_| year(&self.birth), Birth::Day),
            entered: self.from.map(RoundNumber),
        }
    }
}

impl From<&NewPlayer> for Entrant {
    fn from(player: &NewPlayer) -> Self {
        let rating = |(body, pace, rating): &(RatingBody, Option<Pace>, Elo)| {
            let name = RATINGS.into_iter().find(|(_, of, kind)| (of, kind) == (body, pace));
            name.map(|(name, ..)| (name.to_owned(), rating.value()))
        };
        Self {
            number: player.number.unwrap_or(0),
            name: player.name.clone(),
            title: player.title.clone(),
            sex: match player.sex {
                Some(Sex::Male) => "m".to_owned(),
                Some(Sex::Female) => "f".to_owned(),
                None => String::new(),
            },
            birth: match player.birth {
                Birth::Unknown => String::new(),
                Birth::Year(year) => year.to_string(),
                Birth::Day(day) => day.to_string(),
            },
            federation: player.federation.clone(),
            club: player.club.clone(),
            category: player.category.clone(),
            fide_id: player.fide_id,
            ratings: player.ratings.iter().filter_map(rating).collect(),
            from: player.entered.map(|round| round.0),
        }
    }
}

impl PlayerChange {
    /// What the log calls it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Enter { .. } => "enter",
            Self::Edit { .. } => "edit",
            Self::Leave { .. } => "leave",
            Self::Return { .. } => "return",
        }
    }

    /// Does it to an event.
    pub fn apply(&self, event: &mut Event) -> Result<(), ChangeError> {
        match self {
            Self::Enter { players } => event.change(|draft| {
                for player in players {
                    draft.add(player.player());
                }
                Ok(())
            }),
            Self::Edit { was, is } => {
                let id = event.tournament().find_player(&was.number.to_string())?;
                event.edit_player(id, is.player())
            }
            Self::Leave { number, after, how } => {
                let reason = match how {
                    Leaving::Withdrawn => DepartureReason::Withdrawn,
                    Leaving::Expelled => DepartureReason::Expelled(ExpelledResults::Kept),
                    Leaving::Annulled => DepartureReason::Expelled(ExpelledResults::Annulled),
                };
                event.leave(number.to_string().as_str(), Departure { after: *after, reason })
            }
            Self::Return { number } => event.reinstate(number.to_string().as_str()),
        }
    }
}
