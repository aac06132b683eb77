//! 0.6, 7.21: what is worth knowing about the ratings that were used.

use exaequo_model::PlayerId;

use super::Finding;
use crate::entrant::Remark;
use crate::event::Input;

pub(super) fn check(input: &Input<'_>, found: &mut Vec<Finding>) {
    let floor = input.provisions.floor;
    let players = (0..).map(PlayerId).zip(input.entrants.all());
    found.extend(players.filter_map(|(player, entrant)| {
        Some(match entrant.remark? {
            Remark::BelowFloor(rating) => Finding::BelowFloor { player, rating, floor },
            Remark::Substituted => Finding::Substituted { player },
            Remark::NotInList => Finding::NotInList { player },
            Remark::FirstPublished(list) => Finding::FirstPublished { player, rating: entrant.rating?, list },
        })
    }));
}
