//! Persons and what is known about them.

use crate::calendar::Birth;
use crate::ids::{PlayerId, RoundNumber};
use crate::points::Points;
use crate::text::TextRange;

/// A person who takes part, alone or in a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// Starting rank, which is the pairing number during the tournament.
    pub number: u32,
    /// Pairing number at the end, where late entries have changed it (article 7.8).
    pub final_number: Option<u32>,
    /// Name as the source writes it.
    pub name: TextRange,
    /// The FIDE title of the player.
    pub title: Title,
    /// The sex of the player, where it is known.
    pub sex: Option<Sex>,
    /// Federation, three letters in most sources.
    pub federation: TextRange,
    /// Name of the club.
    pub club: TextRange,
    /// Category, such as an age group.
    pub category: TextRange,
    /// The FIDE identification number.
    pub fide_id: FideId,
    /// Date or year of birth.
    pub birth: Birth,
    /// When the player came and went.
    pub status: Status,
    /// What the source printed about the outcome; a claim to check, never used in computing.
    pub published: Published,
}

impl Player {
    /// A player of whom only number and name are known.
    pub fn new(number: u32, name: TextRange) -> Self {
        Self {
            number,
            name,
            final_number: None,
            title: Title::None,
            sex: None,
            federation: TextRange::EMPTY,
            club: TextRange::EMPTY,
            category: TextRange::EMPTY,
            fide_id: FideId::None,
            birth: Birth::Unknown,
            status: Status::default(),
            published: Published::default(),
        }
    }
}

/// Title of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Title {
    /// The player has no title.
    #[default]
    None,
    /// The title of grandmaster (GM).
    Gm,
    /// The title of international master (IM).
    Im,
    /// The title of FIDE master (FM).
    Fm,
    /// The title of candidate master (CM).
    Cm,
    /// The title of woman grandmaster (WGM).
    Wgm,
    /// The title of woman international master (WIM).
    Wim,
    /// The title of woman FIDE master (WFM).
    Wfm,
    /// The title of woman candidate master (WCM).
    Wcm,
    /// Something else, as the source writes it.
    Other(TextRange),
}

impl Title {
    /// The titles FIDE awards, with their usual abbreviation.
    pub const FIDE: [(Self, &'static str); 8] = [
        (Self::Gm, "GM"),
        (Self::Im, "IM"),
        (Self::Fm, "FM"),
        (Self::Cm, "CM"),
        (Self::Wgm, "WGM"),
        (Self::Wim, "WIM"),
        (Self::Wfm, "WFM"),
        (Self::Wcm, "WCM"),
    ];
}

/// Sex of a player, as rating lists record it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sex {
    /// The player is male.
    Male,
    /// The player is female.
    Female,
}

/// A player's number at FIDE.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FideId {
    /// The source gives none.
    #[default]
    None,
    /// A FIDE identification number.
    Number(u64),
    /// Something that is not a number, kept as written; some federations put their own here.
    Text(TextRange),
}

impl FideId {
    /// The number, where it is one.
    pub const fn number(self) -> Option<u64> {
        match self {
            Self::Number(number) => Some(number),
            Self::None | Self::Text(_) => None,
        }
    }
}

/// When a participant came and went, and whether it is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// The first round it was entered for; later than 1 for a late entry.
    pub entered: RoundNumber,
    /// How the participant left, if they did.
    pub left: Option<Departure>,
    /// Whether it appears in the standings with a rank.
    pub ranking: RankStatus,
}

impl Default for Status {
    fn default() -> Self {
        Self { entered: RoundNumber::FIRST, left: None, ranking: RankStatus::Ranked }
    }
}

impl Status {
    /// Whether the participant is in the event in a round: entered by then, and not gone before it.
    ///
    /// ```
    /// use exaequo_model::{Departure, DepartureReason, RoundNumber, Status};
    ///
    /// let left = Some(Departure { after: 3, reason: DepartureReason::Withdrawn });
    /// let status = Status { entered: RoundNumber(2), left, ..Status::default() };
    /// let takes_part = [1, 2, 3, 4].map(|round| status.takes_part_in(RoundNumber(round)));
    /// assert_eq!(takes_part, [false, true, true, false]);
    /// ```
    pub fn takes_part_in(&self, round: RoundNumber) -> bool {
        self.entered <= round && self.left.is_none_or(|departure| departure.after >= round.0)
    }
}

/// How a participant left the tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The last round it was in; 0 if it never played.
    pub after: u16,
    /// Why the participant left.
    pub reason: DepartureReason,
}

/// Why a participant left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DepartureReason {
    /// The participant withdrew.
    Withdrawn,
    /// The participant was expelled; the regulations say what becomes of the results.
    Expelled(ExpelledResults),
}

/// What becomes of the results of somebody who was expelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExpelledResults {
    /// The results of the participant stand.
    Kept,
    /// The results count for nobody.
    Annulled,
}

/// Whether a participant has a rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RankStatus {
    /// The participant is ranked.
    #[default]
    Ranked,
    /// The participant plays out of competition.
    NotRanked,
}

/// What the source of the data printed about the outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// Points of a player, match points of a team.
    pub points: Option<Points>,
    /// Game points of a team.
    pub game_points: Option<Points>,
    /// The final rank.
    pub rank: Option<u32>,
}

/// What a national federation records about a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NationalRecord {
    /// The player the record is about.
    pub player: PlayerId,
    /// The federation whose record it is.
    pub federation: TextRange,
    /// Sex, where it is given again.
    pub sex: Option<Sex>,
    /// National title or class.
    pub class: TextRange,
    /// Name in the national list.
    pub name: TextRange,
    /// The region or state the player comes from.
    pub origin: TextRange,
    /// Identification number at the national federation.
    pub id: TextRange,
    /// Birth, where it is given again.
    pub birth: Birth,
}
