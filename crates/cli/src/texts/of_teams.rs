//! Lists that only team events have, and what individual events have instead.

use exaequo::Lang;
use exaequo_texts::say;

/// A list that only team events have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OfTeams {
    /// Lists of boards.
    Boards,
    /// Rosters: the members of each team in board order.
    Rosters,
    /// The card of a player inside a team.
    Person,
    /// Match sheets, one for each match of a round.
    Sheets,
    /// Who played on which board, match by match.
    LineUps,
}

impl OfTeams {
    /// How it is asked for.
    const fn name(self) -> &'static str {
        match self {
            Self::Boards => "exaequo boards",
            Self::Rosters => "exaequo teams",
            Self::Person => "--person",
            Self::Sheets => "--by sheet",
            Self::LineUps => "--by line-up",
        }
    }

    /// Why it cannot be had.
    pub(super) fn refused(self, lang: Lang) -> String {
        let what = self.name();
        say!(lang, "{what} is for team events, and this is an individual one", what)
    }

    /// What to ask for in an individual event.
    pub(super) fn instead(self, lang: Lang) -> String {
        match self {
            Self::Boards => say!(lang, "`exaequo standings` ranks the players of an individual event"),
            Self::Rosters => say!(lang, "`exaequo players` lists the players of an individual event"),
            Self::Person => {
                say!(lang, "`exaequo card --player` makes the page of a player of an individual event")
            }
            Self::Sheets | Self::LineUps => {
                say!(lang, "`exaequo pairings --by board` lists the games of an individual event")
            }
        }
    }
}
