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
            Self::Byes => say!(
                lang,
                "Half-point byes, per mille of participants and rounds, other requested byes in proportion; 0: pairing-allocated byes alone (default: 15)"
            ),
            Self::Forfeits => say!(
                lang,
                "Forfeits, per mille of games, empty boards and forfeited matches in proportion; 0: none (default: 12)"
            ),
            Self::Withdrawals => say!(
                lang,
                "Withdrawals, per mille of participants, late entries in proportion; 0: none (default: 40)"
            ),
            Self::Unrated => say!(lang, "Players without a rating, per mille (default: 60)"),
            Self::Odd => say!(lang, "Results that an arbiter decides, per mille of games (default: 0)"),
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
        "Writes tournaments with names, ratings, titles, federations, byes, forfeits and withdrawals as they happen, and results by the statistical model of a game. Opponents are found by score groups, without rematches and with colours balanced, for which absences are moved where a field is small; these are no pairings of a FIDE system, and the files say so. The same seed gives the same bytes on every machine."
    )
}

/// What stands beside files that cannot name a list.
pub(crate) fn list_of_batch(lang: Lang, list: &str) -> String {
    let said = say!(
        lang,
        "TRF16 names no tie-breaks. The expected standings are by {list}: exaequo standings FILE --tie-breaks {list}",
        list
    );
    format!("{said}\n")
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
        Impossible::LargeRoundRobin { most } => {
            say!(lang, "a round robin has at most {most} players", most)
        }
        Impossible::OtherRounds { needed } => {
            say!(lang, "a round robin of so many players takes {needed} rounds", needed)
        }
        Impossible::TooManyBoards { most } => say!(lang, "a match has at most {most} boards", most),
    }
}

/// What to do about it.
pub(crate) fn impossible_help(lang: Lang, why: Impossible) -> String {
    match why {
        Impossible::TooFew(_) | Impossible::TooMany(_) | Impossible::LargeRoundRobin { .. } => {
            say!(lang, "change --players")
        }
        Impossible::OtherRounds { .. } => say!(lang, "leave --rounds out"),
        Impossible::TooManyBoards { .. } => say!(lang, "change --boards"),
        Impossible::TooManyRounds { .. } | Impossible::NoRound => say!(lang, "change --players or --rounds"),
    }
}
