//! How a round is listed: for the wall, for the tables, for captains.

use crate::page::Print;

/// How a round is listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum RoundList {
    /// Board after board; in a team event match after match.
    #[default]
    Board,
    /// By name, with the board: where do I sit?
    Name,
    /// Board after board with the points before and after the round, and the score groups.
    Result,
    /// Who plays for which team, at which board, with which colour.
    LineUp,
    /// A sheet of paper for each match of teams, to be filled in and signed.
    Sheet(Fill),
    /// A card for each game, to be filled in and signed by both players.
    ResultCard(Fill),
    /// A card for each player, to be folded and put on the table.
    PlaceCard,
}

/// How much of a sheet is filled in already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fill {
    /// Everything that is known.
    #[default]
    Known,
    /// The players, not the results.
    Players,
    /// Neither players nor results.
    Nothing,
}

/// Which scores a list of boards shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scores {
    /// The scores before the round.
    Before,
    /// The scores before and after the round.
    Both,
}

impl RoundList {
    /// Whether only team events have such a list.
    pub(super) const fn is_of_teams(self) -> bool {
        matches!(self, Self::LineUp | Self::Sheet(_))
    }

    /// What the list is for programs.
    pub(super) const fn kind(self) -> &'static str {
        match self {
            Self::Board | Self::Name | Self::Sheet(_) => "pairings",
            Self::Result => "results",
            Self::LineUp => "line_ups",
            Self::ResultCard(_) => "result_cards",
            Self::PlaceCard => "place_cards",
        }
    }

    /// How it is printed.
    pub(super) const fn print(self) -> Print {
        match self {
            Self::Board | Self::Result | Self::LineUp => Print::Usual,
            Self::Name => Print::Wall,
            Self::Sheet(_) | Self::ResultCard(_) | Self::PlaceCard => Print::Apart,
        }
    }
}
