//! Nobody, or not one alone, is meant by what was typed.

use exaequo_model::NotFound;

use super::InWords;
use crate::text::{quoted, sanitize};
use crate::{Lang, say};

impl InWords for NotFound {
    fn title(&self, lang: Lang) -> String {
        match self {
            Self::Nobody { typed } => {
                let found = quoted(lang, typed);
                say!(lang, "nobody has the number or the name {found}", found)
            }
            Self::Id { id } => say!(lang, "no participant of this event has the id {id}", id),
            Self::Several { typed, .. } => {
                let found = quoted(lang, typed);
                say!(lang, "{found} can be several participants", found)
            }
        }
    }

    fn help(&self, lang: Lang) -> String {
        match self {
            Self::Nobody { .. } => say!(lang, "give a pairing number or a part of the name"),
            Self::Id { .. } => {
                say!(lang, "ids are those of one event alone; find the participant in this one")
            }
            Self::Several { .. } => say!(lang, "give the number"),
        }
    }

    fn details(&self, _lang: Lang) -> Vec<String> {
        match self {
            Self::Nobody { .. } | Self::Id { .. } => Vec::new(),
            Self::Several { candidates, .. } => {
                candidates.iter().map(|(number, name)| format!("{number} {}", sanitize(name))).collect()
            }
        }
    }
}
