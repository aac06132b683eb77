//! Teams, and what players have in common with them.

use exaequo_model::{Departure, Published, RankStatus, RoundNumber, Status, Team};

use super::{Writer, unless};
use crate::dto;

impl Writer<'_> {
    pub(super) fn team(&self, team: &Team) -> dto::Team {
        let Team { number, name, nickname, strength, roster, status: came, published: claimed } = team;
        dto::Team {
            number: *number,
            name: self.text(*name),
            nickname: self.text(*nickname),
            strength: *strength,
            roster: roster.iter().map(|&player| self.player(player)).collect(),
            status: status(*came),
            published: published(*claimed),
        }
    }
}

pub(super) fn status(status: Status) -> Option<dto::Status> {
    if status == Status::default() {
        return None;
    }
    let Status { entered, left, ranking } = status;
    Some(dto::Status {
        entered: (entered != RoundNumber::FIRST).then_some(entered.0),
        left: left.map(departure),
        ranking: unless(&RankStatus::Ranked, ranking),
    })
}

fn departure(Departure { after, reason }: Departure) -> dto::Departure {
    dto::Departure { after, reason: reason.into() }
}

pub(super) fn published(published: Published) -> Option<dto::Published> {
    if published == Published::default() {
        return None;
    }
    let Published { points, game_points, rank } = published;
    Some(dto::Published { points: points.map(Into::into), game_points: game_points.map(Into::into), rank })
}
