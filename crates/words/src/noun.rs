//! Things that are counted, in the singular and the plural.

use crate::{Lang, say};

/// Something that is counted.
///
/// ```
/// use exaequo_words::{Lang, Noun};
///
/// assert_eq!(Noun::Round.count(Lang::En, 1), "1 round");
/// assert_eq!(Noun::Round.count(Lang::Es, 3), "3 rondas");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noun {
    /// An error found in a file.
    Error,
    /// A warning about a file.
    Warning,
    /// A note about a file.
    Note,
    /// A player of an event.
    Player,
    /// A team of an event.
    Team,
    /// A player or a team.
    Participant,
    /// A round of an event.
    Round,
    /// A board of a match.
    Board,
    /// A bye allocated by the pairing.
    PairingBye,
    /// A full-point bye.
    FullBye,
    /// A half-point bye.
    HalfBye,
    /// A zero-point bye.
    ZeroBye,
    /// A free round of a round robin.
    FreeRound,
    /// An entry of a list.
    Entry,
}

impl Noun {
    /// A number of them: `1 round`, `3 rounds`.
    pub fn count(self, lang: Lang, n: u64) -> String {
        match self {
            Self::Error => say!(lang, count n, "{n} error", "{n} errors", n),
            Self::Warning => say!(lang, count n, "{n} warning", "{n} warnings", n),
            Self::Note => say!(lang, count n, "{n} note", "{n} notes", n),
            Self::Player => say!(lang, count n, "{n} player", "{n} players", n),
            Self::Team => say!(lang, count n, "{n} team", "{n} teams", n),
            Self::Participant => say!(lang, count n, "{n} participant", "{n} participants", n),
            Self::Round => say!(lang, count n, "{n} round", "{n} rounds", n),
            Self::Board => say!(lang, count n, "{n} board", "{n} boards", n),
            Self::PairingBye => {
                say!(lang, count n, "{n} pairing-allocated bye", "{n} pairing-allocated byes", n)
            }
            Self::FullBye => say!(lang, count n, "{n} full-point bye", "{n} full-point byes", n),
            Self::HalfBye => say!(lang, count n, "{n} half-point bye", "{n} half-point byes", n),
            Self::ZeroBye => say!(lang, count n, "{n} zero-point bye", "{n} zero-point byes", n),
            Self::FreeRound => say!(lang, count n, "{n} free round", "{n} free rounds", n),
            Self::Entry => say!(lang, count n, "{n} entry", "{n} entries", n),
        }
    }
}
