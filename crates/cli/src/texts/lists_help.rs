//! Options about lists for people: crosstables, pairings, boards, cards, the site.

use exaequo::Lang;
use exaequo_texts::say;

/// A command that makes lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum ListVerb {
    Crosstable,
    Pairings,
    Boards,
    Card,
    Prizes,
    Site,
}

impl ListVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::Crosstable => say!(lang, "Show who met whom, with colours and results"),
            Self::Pairings => say!(lang, "List the pairings and results of a round, by board or by name"),
            Self::Boards => say!(lang, "Rank the players of a team event board by board"),
            Self::Card => say!(lang, "Print a page for each participant: why am I fourth?"),
            Self::Prizes => say!(lang, "Tell who gets which prize, and how each amount came about"),
            Self::Site => say!(lang, "Write the event as a small web site, in three languages"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::Crosstable => say!(
                lang,
                "In a Swiss a cell is the opponent’s rank in the list shown, the colour and the result: 12w1; with --style fr, +24N. In a round robin everybody has a column. Teams have game points and match points in each cell. Every table has a legend."
            ),
            Self::Pairings => say!(
                lang,
                "Shows a round as it is posted: board after board with the points before the round, or by name with the board to sit at. Boards are in the usual order, since files do not number them. In a team event each match is shown board by board; --by sheet makes a page of each, to be filled in and signed."
            ),
            Self::Boards => say!(
                lang,
                "For each board: points, games, percentage and performance (10.2) of the players, over the games played at the board. Only team events have boards."
            ),
            Self::Card => say!(
                lang,
                "The games, the sum behind every value of the list with the opponents by name, what was left out and by which article, and what separates the participant from those directly above and below. One A4 page each."
            ),
            Self::Prizes => say!(
                lang,
                "The prizes are a TOML file, described in docs/prizes.md; --example prints one to begin with. They are given by groups such as women or rating<1800, one for each participant or several, shared equally, by the Hort system or not at all."
            ),
            Self::Site => say!(
                lang,
                "Writes standings, crosstable, rounds and a page for each participant as HTML files that need no server and no network, in English, French and Spanish, to be read, printed or put on any web site."
            ),
        }
    }
}

/// An option about lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum ListOpt {
    Style,
    Order,
    PairingRound,
    PairingBy,
    BoardBy,
    CardPlayer,
    Person,
    SiteOut,
    Prizes,
    Example,
    Csv,
    Paper,
}

impl ListOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Style => say!(lang, "Cells of players in a Swiss as 12w1 (usual) or as +24N (fr)"),
            Self::Order => say!(lang, "Rows by rank or by number"),
            Self::PairingRound => say!(lang, "The round (default: the last one that is paired)"),
            Self::PairingBy => say!(lang, "board, name, or sheet: match sheets of teams, one on each page"),
            Self::BoardBy => {
                say!(lang, "Players count at the board of their place in the roster, or the one played most")
            }
            Self::Person => say!(lang, "A player inside a team: number, or a part of the name"),
            Self::CardPlayer => {
                say!(lang, "Only this participant: number, or part of the name (default: everybody)")
            }
            Self::Prizes => say!(lang, "The prizes of the event: a TOML file"),
            Self::Example => say!(lang, "Print a file to begin with, with every setting"),
            Self::Csv => say!(
                lang,
                "CSV for programs (plain) or for spreadsheets (excel): with the signs of the language, and semicolons where it has a decimal comma"
            ),
            Self::Paper => say!(lang, "a4 or letter (default: that of the federation)"),
            Self::SiteOut => say!(lang, "Folder to write the pages to; it is made if it does not exist"),
        }
    }
}
