//! What a format cannot hold.

use std::ops::Deref;
use std::{error, fmt};

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
    /// The system of points for results.
    Scores,
    /// More than 99 rounds.
    Rounds,
    /// The list of tie-breaks.
    TieBreaks,
    /// Colour of the first participant.
    FirstColor,
    /// The time control in its encoded form.
    TimeControl,
    /// How the starting ranks were made.
    StartingRank,
    /// The program that made the pairings.
    Controller,
    /// Score that decides a team event.
    Primary,
    /// The colours of the boards (TRF 352).
    BoardColors,
    /// Number, short name, strength or scores of a team.
    TeamDetails { number: u32 },
    /// A line-up that does not follow from the roster.
    LineUp { team: u32, round: RoundNumber },
    /// A match that was forfeited as a whole.
    ForfeitedMatch { team: u32, round: RoundNumber },
    /// A bye of a team.
    TeamBye { team: u32, round: RoundNumber },
    /// A bye requested for a later round.
    Request { number: u32, round: RoundNumber },
    /// A game that was played and whose colours are not known.
    Colors { number: u32, opponent: u32, round: RoundNumber },
    /// Two results that may not stand against each other in a file.
    Result { number: u32, opponent: u32, round: RoundNumber },
    /// A result that is missing or not known, which the program does not read.
    OpenResult { number: u32, opponent: u32, round: RoundNumber },
    /// Fictitious points used in accelerated pairing (TRF 250).
    Acceleration,
    /// Prohibited pairings that do not hold for all rounds.
    Prohibition,
    /// Points that differ from what the score system gives (TRF 299).
    Adjustment,
    /// Teams, which the program does not know.
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

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { number } => write!(f, "number {number}, which is too large"),
            Self::NumberGap { missing } => write!(f, "numbers without {missing}"),
            Self::Name { number, width } => {
                write!(f, "the name of player {number}, which is longer than {width} characters")
            }
            Self::Text { number, width } => {
                write!(f, "a text about player {number}, which is longer than {width} characters")
            }
            Self::Letter { letter } => write!(f, "the letter {letter}"),
            Self::Points { points } => write!(f, "{points} points"),
            Self::Date { date } => write!(f, "the date {date}"),
            Self::Value { value, width } => write!(f, "{value}, which has more than {width} digits"),
            Self::LineUp { team, round } => write!(f, "the line-up of team {team} in round {round}"),
            Self::ForfeitedMatch { team, round } => {
                write!(f, "the forfeited match of team {team} in round {round}")
            }
            Self::TeamBye { team, round } => write!(f, "the bye of team {team} in round {round}"),
            Self::Request { number, round } => write!(f, "the bye of number {number} in round {round}"),
            Self::Colors { number, opponent, round } => {
                write!(f, "unknown colours of numbers {number} and {opponent} in round {round}")
            }
            Self::Result { number, opponent, round } => {
                write!(f, "the result of numbers {number} and {opponent} in round {round}")
            }
            Self::OpenResult { number, opponent, round } => {
                write!(f, "the missing result of numbers {number} and {opponent} in round {round}")
            }
            Self::Round { round } => write!(f, "the weight or the stage of round {round}"),
            Self::Club { number } => write!(f, "the club of player {number}"),
            Self::Category { number } => write!(f, "the category of player {number}"),
            Self::FinalNumber { number } => write!(f, "the final number of player {number}"),
            Self::Status { number } => write!(f, "the late entry or withdrawal of number {number}"),
            Self::Rating { number } => write!(f, "a rating of player {number}"),
            Self::National { number } => write!(f, "the national record of player {number}"),
            Self::NationalFederation { number } => {
                write!(f, "the federation in the national record of player {number}")
            }
            Self::TeamDetails { number } => write!(f, "details of team {number}"),
            _ => f.write_str(self.of_the_event()),
        }
    }
}

impl Unwritable {
    /// A value that belongs to nobody in particular.
    const fn of_the_event(&self) -> &'static str {
        match self {
            Self::External => "values entered by hand",
            Self::System => "the system",
            Self::Pace => "the pace without a time control",
            Self::MatchRule => "the rule by which matches are won",
            Self::Scores => "a point system",
            Self::Rounds => "more than 99 rounds",
            Self::TieBreaks => "the list of tie-breaks",
            Self::FirstColor => "the colour of the first participant",
            Self::TimeControl => "the time control",
            Self::StartingRank => "how the starting ranks were made",
            Self::Controller => "who made the pairings",
            Self::Primary => "the score that decides",
            Self::BoardColors => "the colours of the boards",
            Self::Acceleration => "fictitious points",
            Self::Prohibition => "prohibited pairings",
            Self::Adjustment => "abnormal points",
            Self::Teams => "teams",
            _ => "a value",
        }
    }
}

/// Everything a format cannot hold of a tournament: at least one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Losses(Vec<Unwritable>);

impl Losses {
    pub(super) const fn new(list: Vec<Unwritable>) -> Self {
        Self(list)
    }

    /// The values one by one.
    pub fn into_vec(self) -> Vec<Unwritable> {
        self.0
    }
}

impl IntoIterator for Losses {
    type Item = Unwritable;
    type IntoIter = std::vec::IntoIter<Unwritable>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl Deref for Losses {
    type Target = [Unwritable];

    fn deref(&self) -> &[Unwritable] {
        &self.0
    }
}

impl fmt::Display for Losses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the format cannot hold ")?;
        for (index, loss) in self.0.iter().enumerate() {
            write!(f, "{}{loss}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl error::Error for Losses {}
