//! Everybody on a list by strength, to be searched.

use std::cmp::Reverse;
use std::ops::ControlFlow;

use exaequo::model::{Date, Sex};
use exaequo::register::{Kind, ListPlayer, PersonId, Register, Standing};
use exaequo_store::lists::ListedPlayer;

/// Hands out everybody on a list, the strongest first, of two who are equal by name.
pub fn players(register: &Register, list: Date, mut each: impl FnMut(ListedPlayer) -> ControlFlow<()>) {
    let list = register.list(list);
    let best = |player: &ListPlayer<'_>| {
        let ratings = Kind::ALL.into_iter().filter_map(|kind| player.standings[kind]);
        ratings.filter_map(Standing::rating).max().unwrap_or(0)
    };
    let mut order: Vec<(Reverse<u16>, PersonId)> =
        list.everybody().map(|player| (Reverse(best(&player)), player.person)).collect();
    // They came by name, which stays the order among equals.
    order.sort_by_key(|(rating, _)| *rating);
    for (_, person) in order {
        if each(listed(&list.player(person))).is_break() {
            return;
        }
    }
}

fn listed(player: &ListPlayer<'_>) -> ListedPlayer {
    let facts = &player.facts;
    let rating = |kind: Kind| player.standings[kind].and_then(Standing::rating);
    let title = if facts.title.is_empty() { facts.women_title } else { facts.title };
    ListedPlayer {
        fide_id: facts.number,
        name: facts.name.to_owned(),
        key: String::new(),
        federation: facts.federation.to_owned(),
        title: title.to_owned(),
        sex: match facts.sex {
            Some(Sex::Male) => "m".to_owned(),
            Some(Sex::Female) => "f".to_owned(),
            None => String::new(),
        },
        birth: facts.birth.year(),
        standard: rating(Kind::Standard).or_else(|| rating(Kind::National)),
        rapid: rating(Kind::Rapid),
        blitz: rating(Kind::Blitz),
    }
}
