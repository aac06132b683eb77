//! Options about tournaments made from a seed.

use exaequo::Lang;
use exaequo::generate::Impossible;
use exaequo_texts::say;

/// An option about tournaments made from a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum GenerateOpt {
    Seed,
    Players,
    Rounds,
    System,
    Boards,
    Count,
    Out,
    To,
    TieBreaks,
    Start,
    Scores,
    Byes,
    Forfeits,
    Withdrawals,
    Unrated,
    Odd,
    Open,
    Standings,
}

impl GenerateOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Seed => say!(lang, "The seed, a number: the same seed gives the same bytes (default: 1)"),
            Self::Players => say!(lang, "How many players, or teams"),
            Self::Rounds => say!(lang, "How many rounds (default: as many as a round robin takes, else 9)"),
            Self::System => say!(lang, "`swiss` (default), `round-robin` or `team`"),
            Self::Boards => say!(lang, "Boards of a match of teams (default: 4)"),
            Self::Count => say!(lang, "How many tournaments (default: 1)"),
            Self::Out => say!(lang, "Folder to write to; it is made if it does not exist"),
            Self::To => say!(lang, "trf26 (default), trf16 or json"),
            Self::TieBreaks => say!(lang, "The list of tie-breaks the event names"),
            Self::Start => say!(lang, "The first day, such as 2026-03-07"),
            Self::Scores => say!(lang, "1-0.5-0 (default), 3-1-0 or 3-2-1"),
            Self::Byes => say!(lang, "Half-point byes, per mille of participants and rounds (default: 15)"),
            Self::Forfeits => say!(lang, "Forfeits, per mille of games (default: 12)"),
            Self::Withdrawals => say!(lang, "Withdrawals, per mille of participants (default: 40)"),
            Self::Unrated => say!(lang, "Players without a rating, per mille (default: 60)"),
            Self::Odd => say!(lang, "Results that an arbiter decides, per mille of games (default: 1)"),
            Self::Open => say!(lang, "Leave the last round paired and not played"),
            Self::Standings => say!(lang, "Write the expected standings beside each file, as JSON"),
        }
    }
}

/// What the verb is for, in one line.
pub(super) fn about(lang: Lang) -> String {
    say!(lang, "Make tournaments from a seed, to test programs with")
}

/// What it does, at length.
pub(super) fn long(lang: Lang) -> String {
    say!(
        lang,
        "Writes tournaments with names, ratings, titles, federations, byes, forfeits and withdrawals as they happen, and results by the statistical model of a game. Opponents are found by score groups, without rematches as far as the field allows and with colours balanced; these are no pairings of a FIDE system, and the files say so. The same seed gives the same bytes on every machine."
    )
}

/// Why a tournament cannot be made.
pub(crate) fn impossible(lang: Lang, why: Impossible) -> String {
    match why {
        Impossible::TooFew(n) => say!(lang, "a tournament needs at least {n} participants", n),
        Impossible::TooMany(n) => say!(lang, "a file numbers at most {n} players", n),
        Impossible::TooManyRounds { most } => {
            say!(lang, "there are opponents for at most {most} rounds", most)
        }
        Impossible::NoRound => say!(lang, "a tournament needs a round"),
    }
}

/// What to do about it.
pub(crate) fn impossible_help(lang: Lang) -> String {
    say!(lang, "change --players or --rounds")
}
