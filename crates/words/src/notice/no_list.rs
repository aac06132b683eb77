//! Ruling 32: points alone rank where nobody names a list, and what list the published ranks follow.

use exaequo_model::System;
use exaequo_tiebreak::{Guess, Preset, Ranks};

use super::Said;
use crate::{Lang, list, say};

/// What is said where neither the event nor the question names a list.
pub(super) fn said(lang: Lang, system: System, ranks: Ranks, guess: &Guess) -> Said {
    let title =
        say!(lang, "the event names no tie-breaks: it is ranked by points alone, and places are shared");
    let names: Vec<&str> = Preset::usual(ranks, system).map(|preset| preset.name).collect();
    let names = names.join(", ");
    let help = if guess.lists.is_empty() {
        say!(lang, "name a list of criteria; usual in such an event: {names}", names)
    } else {
        followed(lang, guess)
    };
    (title, help)
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
