//! The event itself: name, place, time, officials, regulations as announced.

use crate::calendar::Date;
use crate::pairing::Color;
use crate::rating::Pace;
use crate::text::TextRange;

/// What is known of the event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventInfo {
    /// Name of the event.
    pub name: TextRange,
    /// City in which it is played.
    pub city: TextRange,
    /// Code of the federation that holds it.
    pub federation: TextRange,
    /// First day. It decides the edition of the regulations.
    pub start: Option<Date>,
    /// Day of the last round.
    pub end: Option<Date>,
    /// The chief arbiter of the event.
    pub chief_arbiter: Arbiter,
    /// The deputies of the chief arbiter.
    pub deputies: Vec<Arbiter>,
    /// The kind of tournament in the organiser's words.
    pub description: TextRange,
    /// The code of the pairing system as written (TRF 192).
    pub system_code: TextRange,
    /// Thinking times in the organiser's words.
    pub time_text: TextRange,
    /// Thinking times as numbers.
    pub time_control: TimeControl,
    /// The kind of play the ratings and the report are for.
    pub pace: Pace,
    /// Who or what made the pairings.
    pub controller: TextRange,
    /// Colour drawn for the first participant of round 1.
    pub first_color: Option<Color>,
    /// The rating the starting ranks were made from.
    pub starting_rank: Option<StartingRankMethod>,
    /// The federation whose national ratings that method looks at.
    pub starting_rank_federation: TextRange,
    /// The criteria of the standings as written; their meaning is for the tie-break rules to say.
    pub tie_breaks: Option<TieBreakList>,
}

/// An arbiter, as written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arbiter {
    /// Title, name and number in the words of the source.
    pub text: TextRange,
}

/// How starting ranks were made (TRF 172).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartingRankMethod {
    /// By FIDE rating only.
    Fide,
    /// By national rating only.
    National,
    /// FIDE rating if there is one, else national.
    FideElseNational,
    /// National rating if there is one, else FIDE.
    NationalElseFide,
    /// The higher of the two.
    Higher,
    /// The lower of the two.
    Lower,
    /// By any other method.
    Other,
}

impl StartingRankMethod {
    /// All methods with their TRF code.
    pub const ALL: [(Self, &'static str); 7] = [
        (Self::Fide, "FIDE"),
        (Self::National, "NRO"),
        (Self::FideElseNational, "FIDON"),
        (Self::NationalElseFide, "NIDOF"),
        (Self::Higher, "HBFN"),
        (Self::Lower, "LBFN"),
        (Self::Other, "OTHER"),
    ];
}

/// An ordered list of criteria (article 4.1), as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TieBreakList {
    /// The codes of the tie-breaks, as the source writes them.
    pub text: TextRange,
    /// What the list orders.
    pub scope: ListScope,
}

/// What a list of criteria orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListScope {
    /// Those who are equal on points (TRF 202).
    Tied,
    /// Everybody; the list names the points itself (TRF 212).
    Everybody,
}

/// Thinking time for both colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    /// Periods for White; for both colours unless Black has its own. Empty: not known.
    pub white: Vec<TimePeriod>,
    /// Periods for Black where they differ.
    pub black: Vec<TimePeriod>,
}

/// One period of thinking time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimePeriod {
    /// Moves to be made in it; `None`: the rest of the game.
    pub moves: Option<u32>,
    /// Thinking time of the period in seconds.
    pub seconds: u32,
    /// Seconds added per move.
    pub increment: u32,
}
