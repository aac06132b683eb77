//! What the event decides besides the games.

use exaequo_model::{Acceleration, Adjustment, ExternalColumn, Points, Prohibition, RoundNumber};

use super::Reader;
use crate::dto;
use crate::error::FaultKind;
use crate::points;

pub(super) fn acceleration(acceleration: dto::Acceleration) -> Acceleration {
    let dto::Acceleration { match_points, game_points, first_round, last_round, first_number, last_number } =
        acceleration;
    Acceleration {
        match_points: or_none(match_points),
        game_points: or_none(game_points),
        first_round: RoundNumber(first_round),
        last_round: RoundNumber(last_round),
        first_number,
        last_number,
    }
}

fn or_none(points: Option<points::Points>) -> Points {
    points.map_or(Points::ZERO, Into::into)
}

impl Reader {
    pub(super) fn prohibitions(&mut self, prohibitions: Vec<dto::Prohibition>) {
        for (index, prohibition) in prohibitions.into_iter().enumerate() {
            let dto::Prohibition { first_round, last_round, participants } = prohibition;
            let path = format_args!("prohibitions[{index}].participants");
            let participants = self.participants(&participants, path);
            let (first_round, last_round) = (RoundNumber(first_round), RoundNumber(last_round));
            self.facts.prohibitions.push(Prohibition { first_round, last_round, participants });
        }
    }

    pub(super) fn adjustments(&mut self, adjustments: Vec<dto::Adjustment>) {
        for (index, adjustment) in adjustments.into_iter().enumerate() {
            let dto::Adjustment { what, match_points, game_points, round, participants } = adjustment;
            let path = format_args!("adjustments[{index}].participants");
            let adjustment = Adjustment {
                what: what.into(),
                match_points: match_points.map(Into::into),
                game_points: game_points.map(Into::into),
                round: round.map(RoundNumber),
                participants: self.participants(&participants, path),
            };
            self.facts.adjustments.push(adjustment);
        }
    }

    pub(super) fn columns(&mut self, columns: Vec<dto::ExternalColumn>) {
        for (index, column) in columns.into_iter().enumerate() {
            let dto::ExternalColumn { name, better, values } = column;
            let values = self.values(index, &values);
            let name = self.text(&name.0);
            self.facts.external.push(ExternalColumn { name, better: better.into(), values });
        }
    }

    fn values(&mut self, column: usize, given: &[dto::ExternalValue]) -> Vec<Option<Points>> {
        let mut values = vec![None; self.facts.participant_count()];
        for (index, dto::ExternalValue { number, value }) in given.iter().enumerate() {
            let path = format_args!("external[{column}].values[{index}].number");
            let Some(participant) = self.find_participant(*number, path) else { continue };
            match values.get_mut(participant as usize) {
                Some(place @ None) => *place = Some(Points::from(*value)),
                Some(Some(_)) | None => self.fault(path, FaultKind::NumberTwice { number: *number }),
            }
        }
        values
    }
}
