//! What the event decides besides the games.

use exaequo_model::{
    Acceleration, Adjustment, ExternalColumn, ParticipantId, Points, Prohibition, RoundNumber,
};

use super::{Writer, unless};
use crate::dto;

pub(super) fn acceleration(acceleration: &Acceleration) -> dto::Acceleration {
    let Acceleration { match_points, game_points, first_round, last_round, first_number, last_number } =
        *acceleration;
    dto::Acceleration {
        match_points: unless(&Points::ZERO, match_points),
        game_points: unless(&Points::ZERO, game_points),
        first_round: first_round.0,
        last_round: last_round.0,
        first_number,
        last_number,
    }
}

impl Writer<'_> {
    pub(super) fn prohibition(&self, prohibition: &Prohibition) -> dto::Prohibition {
        let Prohibition { first_round, last_round, participants } = prohibition;
        dto::Prohibition {
            first_round: first_round.0,
            last_round: last_round.0,
            participants: self.participants(participants),
        }
    }

    pub(super) fn adjustment(&self, adjustment: &Adjustment) -> dto::Adjustment {
        let Adjustment { what, match_points, game_points, round, participants } = adjustment;
        dto::Adjustment {
            what: dto::Adjusted::from(*what),
            match_points: match_points.map(Into::into),
            game_points: game_points.map(Into::into),
            round: round.map(|RoundNumber(round)| round),
            participants: self.participants(participants),
        }
    }

    pub(super) fn column(&self, column: &ExternalColumn) -> dto::ExternalColumn {
        let ExternalColumn { name, better, values } = column;
        let given = (0..).map(ParticipantId).zip(values).filter_map(|(id, value)| Some((id, (*value)?)));
        let values = given.map(|(id, value)| {
            let number = self.participant(id);
            dto::ExternalValue { number, value: value.into() }
        });
        dto::ExternalColumn {
            name: self.text(*name),
            better: dto::Better::from(*better),
            values: values.collect(),
        }
    }
}
