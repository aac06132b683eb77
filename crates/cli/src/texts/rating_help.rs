//! Help about the options of `rate` and `eligibility`.

use exaequo::Lang;
use exaequo_texts::say;

/// An option about ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum RatingOpt {
    Files,
    Edition,
    List,
    Since,
    Player,
    Person,
    Member,
    Pace,
    K,
    Set,
    Declare,
    Registered,
    PlayOff,
    Played,
    Replaces,
}

impl RatingOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Files => say!(lang, "Files to rate, TRF or JSON; several are rated together"),
            Self::Edition => {
                say!(lang, "Edition, such as fide-2009-text, or FILE.toml (default: by the first day)")
            }
            Self::List => {
                say!(lang, "Rating list: FIDE’s TXT or XML, or CSV id,rating,K,games,birth,highest")
            }
            Self::Since => say!(
                lang,
                "A list published after the start: ratings of unrated players (8.4), K (8.56), ratings that change (7.1)"
            ),
            Self::Player => {
                say!(lang, "A player or a team, game by game: number, FIDE number, part of the name")
            }
            Self::Person => say!(lang, "One player inside a team, game by game"),
            Self::Member => {
                say!(lang, "A member of IBCA, ICSC or IPCA: seven games for a first rating (7.14g)")
            }
            Self::Pace => say!(lang, "standard, rapid or blitz (default: by the thinking time)"),
            Self::K => say!(
                lang,
                "K of everybody (20), of a player by number in the file or by FIDE number (12=20), in one file (FILE:12=20)"
            ),
            Self::Set => say!(lang, "Replace a provision, such as first-points=1"),
            Self::Declare => say!(
                lang,
                "official, national, women, team-championship, approved, by-game, by-period, other-laws, decided-games, fast-classical"
            ),
            Self::PlayOff => {
                say!(lang, "Play-off in the same file or of --played: pool (default) or leave-out (6.2)")
            }
            Self::Played => say!(lang, "Play-off with a file of its own, rated with its tournament (6.2)"),
            Self::Registered => {
                say!(lang, "Day of registration, such as 2026-03-01 (0.4)")
            }
            Self::Replaces => {
                say!(lang, "A file that another one is a corrected version of: it is not rated")
            }
        }
    }
}
