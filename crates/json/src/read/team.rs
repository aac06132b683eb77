//! Teams, and what players have in common with them.

use exaequo_model::{Departure, PlayerId, Published, RoundNumber, Status, Team};

use super::Reader;
use crate::dto;

impl Reader {
    pub(super) fn teams(&mut self, teams: Vec<dto::Team>) {
        for (index, team) in teams.into_iter().enumerate() {
            let team = Team {
                number: team.number,
                name: self.text(&team.name.0),
                nickname: self.text(&team.nickname.0),
                strength: team.strength,
                roster: self.roster(index, &team.roster),
                status: status(team.status),
                published: published(team.published),
            };
            self.facts.teams.push(team);
        }
    }

    fn roster(&mut self, team: usize, numbers: &[u32]) -> Vec<PlayerId> {
        let found = |(index, number): (usize, &u32)| {
            self.player(*number, format_args!("teams[{team}].roster[{index}]"))
        };
        numbers.iter().enumerate().map(found).collect()
    }
}

pub(super) fn status(status: Option<dto::Status>) -> Status {
    let Some(dto::Status { entered, left, ranking }) = status else { return Status::default() };
    Status {
        entered: entered.map_or(RoundNumber::FIRST, RoundNumber),
        left: left.map(|dto::Departure { after, reason }| Departure { after, reason: reason.into() }),
        ranking: ranking.map(Into::into).unwrap_or_default(),
    }
}

pub(super) fn published(published: Option<dto::Published>) -> Published {
    let Some(dto::Published { points, game_points, rank }) = published else { return Published::default() };
    Published { points: points.map(Into::into), game_points: game_points.map(Into::into), rank }
}
