//! What a format cannot hold.

use exaequo_model::{Date, Points, RoundNumber};

/// A value that does not fit, named. Numbers are pairing numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "field names say what they hold")]
pub enum Unwritable {
    /// A pairing number beyond 9999, or 999 for teams.
    Number { number: u32 },
    /// Numbers are not 1, 2, 3 and so on, which the program demands.
    NumberGap { missing: u32 },
    /// A name longer than its field.
    Name { number: u32, width: u32 },
    /// Another text longer than its field.
    Text { number: u32, width: u32 },
    /// A letter the character set lacks.
    Letter { letter: char },
    /// Points that do not fit their field.
    Points { points: Points },
    /// A date that does not fit its field.
    Date { date: Date },
    /// Another number that does not fit its field.
    Value { value: u64, width: u32 },
    /// Club of a player.
    Club { number: u32 },
    /// Category of a player.
    Category { number: u32 },
    /// Pairing number at the end.
    FinalNumber { number: u32 },
    /// Late entry, withdrawal, expulsion or out of competition.
    Status { number: u32 },
    /// A rating beside the one of the file, or details of it.
    Rating { number: u32 },
    /// National record of a player.
    National { number: u32 },
    /// A national record whose federation is not three letters.
    NationalFederation { number: u32 },
    /// A column of values typed by hand.
    External,
    /// A round that counts more or less, belongs to another stage, or is one of several games.
    Round { round: RoundNumber },
    /// The system has no code.
    System,
    /// The kind of play without a time control.
    Pace,
    /// The rule by which matches are won.
    MatchRule,
    /// A point system.
    Scores,
    /// More than 99 rounds.
    Rounds,
    /// The list of tie-breaks.
    TieBreaks,
    /// Colour of the first participant.
    FirstColor,
    /// Encoded time control.
    TimeControl,
    /// How the starting ranks were made.
    StartingRank,
    /// Who made the pairings.
    Controller,
    /// Score that decides a team event.
    Primary,
    /// Board colours.
    BoardColors,
    /// Number, short name, strength or scores of a team.
    TeamDetails { number: u32 },
    /// A line-up that does not follow from the roster.
    LineUp { team: u32, round: RoundNumber },
    /// A forfeited match.
    ForfeitedMatch { team: u32, round: RoundNumber },
    /// A bye of a team.
    TeamBye { team: u32, round: RoundNumber },
    /// A bye requested for a later round.
    Request { number: u32, round: RoundNumber },
    /// A game that was played and whose colours are not known.
    Colors { number: u32, opponent: u32, round: RoundNumber },
    /// Two results of a game that no file may have against each other.
    Result { number: u32, opponent: u32, round: RoundNumber },
    /// A result that is missing or not known, which the program does not read.
    OpenResult { number: u32, opponent: u32, round: RoundNumber },
    /// Fictitious points.
    Acceleration,
    /// Prohibited pairings that do not hold for all rounds.
    Prohibition,
    /// Abnormal points.
    Adjustment,
    /// Teams.
    Teams,
}

impl Unwritable {
    /// Whether no file at all can be written.
    pub const fn is_fatal(&self) -> bool {
        matches!(
            self,
            Self::Number { .. }
                | Self::NumberGap { .. }
                | Self::Points { .. }
                | Self::Result { .. }
                | Self::OpenResult { .. }
                | Self::Rounds
                | Self::Teams
        )
    }
}
