//! Help about play-offs, lots and tables of round robins.

use exaequo::Lang;
use exaequo_texts::say;

/// A command about play-offs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the commands")]
pub(crate) enum PlayOffVerb {
    PlayOff,
    Plan,
    Merge,
    Lots,
    Berger,
}

impl PlayOffVerb {
    /// What it is for, in one line.
    pub(super) fn about(self, lang: Lang) -> String {
        match self {
            Self::PlayOff => say!(lang, "Plan a play-off, or put its outcome into the standings"),
            Self::Plan => say!(lang, "Who plays off, for which places, with which colours and when"),
            Self::Merge => say!(lang, "Final standings: the places played off first, the rest by the list"),
            Self::Lots => say!(lang, "Draw lots that anyone can repeat, from a published seed"),
            Self::Berger => say!(lang, "Print the Berger table of a round robin"),
        }
    }

    /// What it does, at length.
    pub(super) fn long(self, lang: Lang) -> String {
        match self {
            Self::PlayOff => say!(
                lang,
                "The regulations are a TOML file with every parameter of article 3.1; docs/playoff.md describes it."
            ),
            Self::Plan => say!(
                lang,
                "Finds the ties the regulations play off and plans them: numbers, pairings, colours, timetable on a basis of sixty moves, bracket, score sheets. With -o plan.trf the play-off is written as a tournament of its own, to be filled in; with --played plan.trf the next games follow from its results."
            ),
            Self::Merge => say!(
                lang,
                "The play-off orders its participants only, and only the places at stake; everybody else keeps the order of the list. A play-off that is not finished leaves its tie to the list and says so."
            ),
            Self::Lots => say!(
                lang,
                "The order follows from seed, event, number and name by the algorithm exaequo-lots-1, the same on every machine. Publish beforehand where the seed will come from. With --record each draw is kept, so that drawing again is seen."
            ),
            Self::Berger => say!(
                lang,
                "In a double round robin colours are exchanged in the second cycle; reversing the last two rounds of the first cycle avoids three games with the same colour in a row."
            ),
        }
    }
}

/// An option about play-offs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are those of the options")]
pub(crate) enum PlayOffOpt {
    Regulations,
    PlanOut,
    PlayOff,
    Played,
    Seed,
    For,
    Record,
    Time,
    Players,
    Double,
    ReverseLastTwo,
}

impl PlayOffOpt {
    /// What it is for.
    pub(crate) fn help(self, lang: Lang) -> String {
        match self {
            Self::Regulations => say!(lang, "What the event says about ties: a TOML file"),
            Self::PlanOut => {
                say!(lang, "Write to a file: plan.trf is a tournament to fill in, plan.html the page")
            }
            Self::PlayOff => say!(lang, "The play-off with its results, TRF or JSON"),
            Self::Played => say!(lang, "What has been played of the play-off, TRF or JSON"),
            Self::Seed => say!(lang, "The published seed: any text"),
            Self::For => say!(lang, "Places to draw for, such as 3-5 (default: all participants)"),
            Self::Record => {
                say!(lang, "Add the draw to this file, a line of JSON each, and show earlier ones")
            }
            Self::Time => say!(lang, "The time to note (default: now)"),
            Self::Players => say!(lang, "How many players, from 2 to 50"),
            Self::Double => {
                say!(lang, "Twice, with colours exchanged")
            }
            Self::ReverseLastTwo => say!(lang, "Exchange the last two rounds of the first cycle"),
        }
    }
}
