//! Ruling 32: points alone rank where nobody names a list, and what list the published ranks follow.

use exaequo_model::System;
use exaequo_tiebreak::{Guess, Lack, Preset, Ranks};

use super::spec::spec_message;
use crate::{Lang, list, say};

/// The notice where neither the event nor the question names a list, or where the list of the event cannot be read.
pub(super) fn title(lang: Lang, lack: &Lack) -> String {
    match lack {
        Lack::Unnamed => {
            say!(lang, "the event names no tie-breaks: it is ranked by points alone, and places are shared")
        }
        Lack::Unreadable(errors) => {
            let wrong = list::clauses(lang, errors.iter().map(|error| spec_message(lang, error).title));
            say!(
                lang,
                "the event is ranked by points alone, and places are shared, since its list of tie-breaks cannot be read: {wrong}",
                wrong
            )
        }
    }
}

/// The known list that gives the ranks of the event, where one does, and the usual lists.
pub(super) fn help(lang: Lang, system: System, ranks: Ranks, guess: &Guess) -> String {
    let names = list::commas(lang, Preset::usual(ranks, system).map(|preset| preset.name));
    let usual = say!(lang, "name a list of criteria; usual in such an event: {names}", names);
    list::clauses(lang, found(lang, guess).into_iter().chain([usual]))
}

/// The known list that gives the ranks of the event, where one does.
pub fn found(lang: Lang, guess: &Guess) -> Option<String> {
    (!guess.lists.is_empty()).then(|| followed(lang, guess))
}

/// The known lists that give the ranks of a file, in a sentence.
pub fn followed(lang: Lang, guess: &Guess) -> String {
    let Some(first) = guess.lists.first() else {
        let tried = guess.tried;
        return say!(lang, count tried, "the {tried} list that is known does not give the ranks of the event", "none of {tried} known lists gives the ranks of the event", tried);
    };
    let names: Vec<String> = guess.lists.iter().map(ToString::to_string).take(SHOWN).collect();
    let lists = list::or(lang, &names);
    match first.open {
        0 => say!(lang, "the ranks of the event follow {lists}", lists),
        open => {
            say!(lang, count open, "the ranks of the event follow {lists}, which leaves {open} participant tied", "the ranks of the event follow {lists}, which leaves {open} participants tied", lists, open)
        }
    }
}

/// How many lists are named where several give the same ranks.
const SHOWN: usize = 3;
