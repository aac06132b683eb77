//! Why there is no such list.

use exaequo_event::RatingError;
use exaequo_report::error::InWords;
use exaequo_report::page::PageError;
use exaequo_report::text::quoted;
use exaequo_report::{Lang, say};

/// Why there is no such list.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoList {
    /// No list has this name.
    #[error("there is no list called {0:?}")]
    Name(String),
    /// The event was not played off.
    #[error("the standings have no play-off")]
    NoPlayOff,
    /// The round is not paired.
    #[error("round {0} is not paired")]
    NotPaired(u16),
    /// The list cannot be made of this event.
    #[error(transparent)]
    Page(#[from] PageError),
    /// The event cannot be rated.
    #[error(transparent)]
    Rating(#[from] RatingError),
}

impl InWords for NoList {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Name(name) => {
                let name = quoted(lang, name);
                say!(lang, "there is no list called {name}", name)
            }
            Self::NoPlayOff => say!(lang, "the event has no play-off"),
            Self::NotPaired(round) => say!(lang, "round {asked} is not paired", asked = *round),
            Self::Page(error) => error.title(lang),
            Self::Rating(error) => error.title(lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Name(_) => say!(lang, "choose one of the lists of the event"),
            Self::NoPlayOff => say!(lang, "give its regulations and its games"),
            Self::NotPaired(_) => say!(lang, "choose a round that is paired"),
            Self::Page(error) => error.help(lang),
            Self::Rating(error) => error.help(lang),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::Name(_) | Self::NoPlayOff | Self::NotPaired(_) => Vec::new(),
            Self::Page(error) => error.details(lang),
            Self::Rating(error) => error.details(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(error: &NoList) -> [String; 3] {
        [Lang::En, Lang::Fr, Lang::Es].map(|lang| error.title(lang))
    }

    #[test]
    fn what_is_not_there_is_told_in_every_language() {
        assert_eq!(
            said(&NoList::Name("nope".to_owned())),
            [
                "there is no list called \"nope\"",
                "il n’existe pas de liste appelée «\u{202F}nope\u{202F}»",
                "no hay ninguna lista llamada «nope»"
            ]
        );
        assert_eq!(
            said(&NoList::NotPaired(9)),
            ["round 9 is not paired", "la ronde 9 n’est pas appariée", "la ronda 9 no está emparejada"]
        );
        assert_eq!(NoList::NoPlayOff.help(Lang::Es), "indique sus bases y sus partidas");
        assert_eq!(NoList::Page(PageError::NoTeams).title(Lang::En), "only team events have such a list");
    }
}
