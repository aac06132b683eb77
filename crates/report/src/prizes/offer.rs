//! What is offered to whom.

use exaequo_event::prizes::Prizes;
use exaequo_prizes::{Exclusivity, PerPlayer, Prize, PrizeGroup};

use super::PrizeSheet;
use crate::group::words;
use crate::page::{Cell, Column, Readers, Table};
use crate::text::sanitize;
use crate::{Lang, say};

/// The groups with their prizes.
pub(super) fn table(prizes: &Prizes, lang: Lang) -> Table {
    let columns = vec![
        Column::text("group", say!(lang, ctx "column", "Group")).key(),
        Column::text("for", say!(lang, "For")),
        Column::number("members", say!(lang, "Members")),
        Column::text("prizes", say!(lang, "Prizes")),
        Column::text("note", say!(lang, "Note")),
    ];
    let mut table = Table::new(say!(lang, "What is offered"), columns);
    table.readers = Readers::People;
    for (group, of) in prizes.list().groups.iter().zip(prizes.groups()) {
        table.push(vec![
            Cell::text(sanitize(&group.name)),
            Cell::text(words::group(lang, &group.of)),
            Cell::count(of.members.len()),
            Cell::text(all(prizes, group, lang)),
            Cell::text(note(prizes, group, lang)),
        ]);
    }
    table.hide_empty(&["note"]);
    table
}

/// `500 and Cup · 300 · 200`.
fn all(prizes: &Prizes, group: &PrizeGroup, lang: Lang) -> String {
    let amounts = PrizeSheet::amounts(prizes, lang);
    let one = |prize: &Prize| match (prize.money.0, sanitize(&prize.thing)) {
        (0, thing) => thing,
        (_, thing) if thing.is_empty() => amounts.plain(prize.money),
        (_, thing) => {
            let amount = amounts.plain(prize.money);
            say!(lang, "{amount} and {thing}", amount, thing)
        }
    };
    // Some languages have commas inside amounts.
    group.prizes.iter().map(one).collect::<Vec<_>>().join(" · ")
}

fn note(prizes: &Prizes, group: &PrizeGroup, lang: Lang) -> String {
    let is_extra = group.counts == Exclusivity::InAddition && prizes.list().per_player == PerPlayer::One;
    if is_extra { say!(lang, "in addition to other prizes") } else { String::new() }
}
