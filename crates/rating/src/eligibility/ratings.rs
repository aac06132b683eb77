//! 0.6, 7.1, 7.11, 7.21: what is worth knowing about the ratings that were used.

use exaequo_model::PlayerId;

use super::Finding;
use crate::entrant::{Entrant, Remark};
use crate::event::Input;
use crate::once::Once;
use crate::series::Published;

pub(super) fn check(input: &Input<'_>, found: &mut Vec<Finding>) {
    let floor = input.provisions.floor;
    for (player, entrant) in (0..).map(PlayerId).zip(input.entrants.all()) {
        found.extend(remark(player, entrant, floor));
        found.extend(differs(player, entrant));
    }
    found.extend(other_list(input));
    found.extend(same_numbers(input));
    found.extend(all_changed(input));
}

/// 7.11: ratings at the start are those of the list in force.
fn other_list(input: &Input<'_>) -> Option<Finding> {
    let list = input.entrants.list()?;
    let in_force = input.provisions.list_in_force(input.tournament.event.start?);
    (list != in_force).then_some(Finding::OtherList { list, in_force })
}

/// Numbers that two players have.
fn same_numbers(input: &Input<'_>) -> Vec<Finding> {
    let players = (0..).map(PlayerId).zip(&input.tournament.players);
    let mut numbers: Vec<(u64, PlayerId)> =
        players.filter_map(|(player, facts)| Some((facts.fide_id.number()?, player))).collect();
    numbers.sort_unstable();
    let same = numbers.windows(2).filter(|pair| pair[0].0 == pair[1].0);
    same.map(|pair| Finding::SameNumber { id: pair[0].0, players: [pair[0].1, pair[1].1] }).collect()
}

fn remark(player: PlayerId, entrant: &Entrant, floor: u16) -> Option<Finding> {
    Some(match entrant.remark? {
        Remark::BelowFloor(rating) => Finding::BelowFloor { player, rating, floor },
        Remark::Substituted => Finding::Substituted { player },
        Remark::NotInList => Finding::NotInList { player },
        Remark::FirstPublished(list) => Finding::FirstPublished { player, rating: entrant.rating?, list },
    })
}

/// 7.11: a rating that is not that of the list in force, as far as the events given make that list.
fn differs(player: PlayerId, entrant: &Entrant) -> Option<Finding> {
    let Published { list, rating: listed, .. } = entrant.listed?;
    Some(Finding::ListDiffers { player, rating: entrant.rating?, list, listed })
}

/// Changes of all ratings on a list after the start and not after the one the event is rated on.
fn all_changed(input: &Input<'_>) -> Option<Finding> {
    let (rules, tournament) = (input.provisions, input.tournament);
    let (start, list) = (tournament.event.start?, rules.list_of(tournament, input.declared.official)?);
    let made = |once: &Once| once.concerns(rules.pace) && start < once.list() && once.list() <= list;
    Once::ALL.into_iter().find(made).map(Finding::AllChanged)
}
