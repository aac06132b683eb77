//! The keys of a page, which `?` shows.

use exaequo::Lang;
use exaequo_texts::say;

/// Which keys a page has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Keys {
    /// Those of every page.
    #[default]
    Common,
    /// Where results are entered.
    Entry,
    Standings,
    /// Where a list of tie-breaks is put together.
    List,
    /// Where players of a rating list are found.
    Found,
}

impl Keys {
    /// Each key with what it does.
    pub(crate) fn words(self, lang: Lang) -> Vec<(&'static str, String)> {
        let mut keys = match self {
            Self::Common => Vec::new(),
            Self::Entry => entry(lang),
            Self::Standings => standings(lang),
            Self::List => list(lang),
            Self::Found => found(lang),
        };
        keys.push(("Tab", say!(lang, "to the next field, button or way")));
        keys.push(("Esc", say!(lang, "closes what is open")));
        keys.push(("?", say!(lang, "shows the keys of the page")));
        keys
    }
}

fn entry(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("1", say!(lang, "White wins")),
        ("0", say!(lang, "Black wins")),
        ("= 5", say!(lang, "draw")),
        ("+", say!(lang, "White wins by forfeit, after a question")),
        ("-", say!(lang, "Black wins by forfeit, after a question")),
        ("↑ ↓", say!(lang, "another board")),
        ("Enter", say!(lang, "the next board, or yes to a question")),
        ("Delete", say!(lang, "takes a result back, after a question")),
        ("Ctrl Z", say!(lang, "undoes the last result")),
    ]
}

fn standings(lang: Lang) -> Vec<(&'static str, String)> {
    vec![("Enter", say!(lang, "on a value: its arithmetic; on a name: the card"))]
}

fn list(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("↑ ↓", say!(lang, "another criterion")),
        ("Alt ↑ ↓", say!(lang, "moves the criterion")),
        ("Delete", say!(lang, "takes the criterion out")),
    ]
}

fn found(lang: Lang) -> Vec<(&'static str, String)> {
    vec![
        ("↑ ↓", say!(lang, "another player of the rating list")),
        ("Enter", say!(lang, "takes the player into the form")),
    ]
}
