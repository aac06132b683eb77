//! Options about what can still happen.

use exaequo::Lang;
use exaequo_texts::say;

/// An option about forecasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum ForecastOpt {
    Round,
    First,
    Player,
    By,
    Draws,
    Seed,
    Samples,
    Budget,
}

impl ForecastOpt {
    /// What it is for.
    pub(super) fn help(self, lang: Lang) -> String {
        match self {
            Self::Round => {
                say!(lang, "The round to come, played or not (default: the first that lacks a result)")
            }
            Self::First => say!(lang, "So many first places matter (default: 3)"),
            Self::Player => say!(lang, "One participant in full: number, or part of the name"),
            Self::By => say!(lang, "Chances by the statistical model (model) or by table 8.1b (table)"),
            Self::Draws => say!(lang, "So many games of a hundred are drawn (default: as the model says)"),
            Self::Seed => say!(lang, "The seed of what is drawn, a number (default: 1)"),
            Self::Samples => say!(lang, "How many scenarios are drawn (default: 20000; 0 for none)"),
            Self::Budget => say!(lang, "How long a search may go on, in steps (default: 200000)"),
        }
    }
}

/// What the verb is for, in one line.
pub(super) fn about(lang: Lang) -> String {
    say!(lang, "Tell what can still happen, proved, and how likely it is")
}

/// What it does, at length.
pub(super) fn long(lang: Lang) -> String {
    say!(
        lang,
        "Before or during the last round: who is sure of the first places, who can still have them and with which results, who is out; for one participant what a win, a draw and a loss mean. Places are proved by search with the rules of the standings; what the search does not decide is called open. Chances are estimates by a model of a game, which is named. With several rounds to come, places are bounds from points, unless few games are open, and chances come from rounds played on with pairings that are assumed. With prizes, what money is certain and what can be expected; with the regulations of a play-off, who would play off for what."
    )
}
