//! 0.6, 7.1, 7.11, 7.21: what is worth knowing about the ratings that were used.

use exaequo_model::PlayerId;

use super::Finding;
use crate::entrant::{Entrant, RatingRemark};
use crate::event::Input;
use crate::one_time_changes::OneTimeChange;
use crate::series::PublishedRating;

pub(super) fn check(input: &Input<'_>, found: &mut Vec<Finding>) {
    let floor = input.provisions.floor;
    for (player, entrant) in (0..).map(PlayerId).zip(input.entrants.all()) {
        found.extend(remark(player, entrant, floor));
        found.extend(differs(player, entrant));
        let delisted = entrant.delisted.zip(entrant.rating);
        found.extend(delisted.map(|(list, rating)| Finding::Delisted { player, rating, list }));
    }
    found.extend(other_list(input));
    let same = input.tournament.same_fide_numbers();
    found.extend(same.map(|(id, players)| Finding::SameNumber { id, players }));
    found.extend(all_changed(input));
}

/// 7.11: ratings at the start are those of the list in force.
fn other_list(input: &Input<'_>) -> Option<Finding> {
    let list = input.entrants.list()?;
    let in_force = input.provisions.list_in_force(input.days().start?);
    (list != in_force).then_some(Finding::OtherList { list, in_force })
}

fn remark(player: PlayerId, entrant: &Entrant, floor: u16) -> Option<Finding> {
    Some(match entrant.remark? {
        RatingRemark::BelowFloor(rating) => Finding::BelowFloor { player, rating, floor },
        RatingRemark::Substituted => Finding::Substituted { player },
        RatingRemark::NotInList => Finding::NotInList { player },
        RatingRemark::FirstPublished(list) => {
            Finding::FirstPublished { player, rating: entrant.rating?, list }
        }
    })
}

/// 7.11: a rating that is not that of the list in force, as far as the events given make that list.
fn differs(player: PlayerId, entrant: &Entrant) -> Option<Finding> {
    let PublishedRating { list, rating: listed, .. } = entrant.listed?;
    Some(Finding::ListDiffers { player, rating: entrant.rating?, list, listed })
}

/// Changes of all ratings on a list after the start and not after the one the event is rated on.
fn all_changed(input: &Input<'_>) -> Option<Finding> {
    let rules = input.provisions;
    let (start, list) = (input.days().start?, input.list()?);
    let made = |once: &OneTimeChange| once.concerns(rules.pace) && start < once.list() && once.list() <= list;
    OneTimeChange::ALL.into_iter().find(made).map(Finding::AllChanged)
}
