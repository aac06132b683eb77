//! Options about standings and their explanation.

use exaequo::Lang;
use exaequo_texts::say;

/// An option about standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum RankingOpt {
    Files,
    TieBreaks,
    Preset,
    Edition,
    Round,
    Unrated,
    System,
    Lots,
    External,
    Explain,
    Only,
    Jobs,
    Player,
    Against,
    TieBreak,
    Standings,
    Guess,
    Criterion,
    EditionName,
    OtherEdition,
}

impl RankingOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::TieBreaks => say!(lang, "Tie-breaks in order, such as \"PTS,DE,BH/C1,BH,SB\""),
            Self::Preset => say!(lang, "A named list, such as fide-swiss; `exaequo tie-breaks` shows them"),
            Self::Edition => say!(lang, "Edition of the regulations, or a TOML file that changes one"),
            Self::Round => say!(lang, "After this round (default: the last complete one)"),
            Self::Unrated => say!(lang, "Rating that unrated players count with"),
            Self::System => {
                say!(lang, "swiss, double-swiss, round-robin, double-round-robin, predetermined, knock-out")
            }
            Self::Lots => say!(lang, "Draw lots with this seed for ties that outlast the list"),
            Self::External => {
                say!(lang, "Values for EXT:NAME, lines of number,value; FILE:lower if the lowest is first")
            }
            Self::Files => say!(lang, "Files to read, TRF or JSON; - is standard input"),
            Self::Explain => say!(lang, "With --format json: each value with its terms"),
            Self::Only => say!(
                lang,
                "Only a group, such as women, U16, S50, \"rating<1800\", fed=CAN or \"women, U16\""
            ),
            Self::Jobs => say!(lang, "Files computed at a time (default: one per core)"),
            Self::Player => say!(lang, "Pairing number, or a part of the name"),
            Self::Against => say!(lang, "The other participant: what separates the two"),
            Self::TieBreak => say!(lang, "Only this criterion, of the list or not"),
            Self::Guess => say!(lang, "With --standings: the known lists that give the ranks in the file"),
            Self::Standings => say!(lang, "Compare the ranks in the file with those its list gives"),
            Self::Criterion => say!(lang, "The tie-break to explain"),
            Self::EditionName => say!(lang, "The edition to show"),
            Self::OtherEdition => say!(lang, "The edition to compare it with"),
        }
    }
}
