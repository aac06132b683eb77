//! Options about lists for people: players, crosstables, pairings, teams, boards, cards, statistics, the site.

use exaequo::Lang;
use exaequo_texts::say;

/// A command that makes lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum ListVerb {
    Players,
    Crosstable,
    Pairings,
    Missing,
    Teams,
    Boards,
    Card,
    Prizes,
    Statistics,
    Site,
}

impl ListVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::Players => say!(lang, "List the players by number, name, rating, club or federation"),
            Self::Crosstable => say!(lang, "Show who met whom, with colours and results"),
            Self::Pairings => {
                say!(lang, "List a round: pairings, results, line-ups, match sheets, cards for its tables")
            }
            Self::Missing => say!(lang, "List the results that are missing, with boards and names"),
            Self::Teams => say!(lang, "List the teams with their rosters and what each player did"),
            Self::Boards => say!(lang, "Rank the players of a team event board by board"),
            Self::Card => say!(lang, "Print a page for each participant: why am I fourth?"),
            Self::Prizes => say!(lang, "Tell who gets which prize, and how each amount came about"),
            Self::Statistics => {
                say!(
                    lang,
                    "Count results by colour; tell upsets, best performances, the youngest, the oldest"
                )
            }
            Self::Site => say!(lang, "Write the event as a small web site, in every language"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::Players => say!(
                lang,
                "The start list, with title, federation, club, rating, FIDE number, year of birth and sex as far as the file has them; or the same by name in the order of the language, by rating, or with a table for each club or federation and how many players it has."
            ),
            Self::Crosstable => say!(
                lang,
                "In a Swiss a cell is the opponent’s rank in the list shown, the colour and the result: 12w1; with --style fr, +24N. In a round robin everybody has a column. Teams have game points and match points in each cell. Every table has a legend."
            ),
            Self::Pairings => say!(
                lang,
                "Shows a round as it is posted: board after board with the points before the round, or by name with the board to sit at. Boards are in the usual order, unless a JSON file has another one. --by result adds the points after it and the score groups. In a team event each match is shown board by board; --by line-up has who plays, --by sheet makes a page of each match, to be filled in and signed. --by result-card makes a card for each game, to write the result on, and --by place-card one for each player, to be folded and put on the table; print them from HTML."
            ),
            Self::Missing => say!(
                lang,
                "Every game without a result in the rounds that have begun, round by round. A round none of whose games is over is named, and its games are not listed. The exit status is 0 whether results are missing or not."
            ),
            Self::Teams => say!(
                lang,
                "For each team its players in the order of the roster: result of each round, points, games, percentage and performance (10.2), over the games played at the board. Only team events have teams."
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
            Self::Statistics => say!(
                lang,
                "Won, drawn and lost with White, forfeits and byes, round by round and in all; the largest upsets, the best performances (10.2), the youngest and the oldest players, and the round with the fewest draws. Rounds of a play-off are not counted."
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
    PlayersBy,
    PairingRound,
    PairingBy,
    PairingBlank,
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
            Self::PlayersBy => say!(lang, "number, name, rating, or a table for each club or federation"),
            Self::PairingRound => say!(lang, "The round (default: the last one that is paired)"),
            Self::PairingBy => say!(
                lang,
                "board, name, result (with score groups), line-up, sheet (of each match), result-card or place-card"
            ),
            Self::PairingBlank => {
                say!(
                    lang,
                    "Sheets and result cards without results, or without names too (all), to be filled in by hand"
                )
            }
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
            Self::Paper => say!(lang, "a4 or letter (default: that of the federation, else of the locale)"),
            Self::SiteOut => say!(lang, "Folder to write the pages to; it is made if it does not exist"),
        }
    }
}
