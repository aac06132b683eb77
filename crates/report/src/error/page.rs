//! Why there is no page.

use super::InWords;
use crate::page::PageError;
use crate::{Lang, say};

impl InWords for PageError {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::NoTeams => say!(lang, "only team events have such a list"),
            Self::Ranking(error) => error.title(lang),
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::NoTeams => {
                say!(lang, "the standings and the pairings list the players of an individual event")
            }
            Self::Ranking(error) => error.help(lang),
        }
    }

    fn details(&self, lang: Lang) -> Vec<String> {
        match self {
            Self::NoTeams => Vec::new(),
            Self::Ranking(error) => error.details(lang),
        }
    }
}
