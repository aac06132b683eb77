//! Ruling 39: points beside the results (TRF 299) that a reader of the list must know about.

use exaequo_model::{Extra, Points, RoundNumber, Tournament};

use crate::field::Field;
use crate::notice::Notice;

/// Points of a participant that belong to no round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointsOfNoRound {
    /// Number of the participant.
    pub number: u32,
    /// Name of the participant.
    pub name: String,
    /// How many; negative for a penalty.
    pub points: Points,
}

/// Points that stand in the event but in no round that counts.
pub(crate) fn notices(field: &Field) -> impl Iterator<Item = Notice> {
    not_yet(&field.tournament).into_iter().chain(of_no_round(field))
}

/// Points given in a round that nobody has paired.
fn not_yet(tournament: &Tournament) -> Option<Notice> {
    let paired = RoundNumber(tournament.rounds_before_play_off());
    let rounds = tournament.bonuses().filter(|one| !one.is_of_no_round()).filter_map(|one| one.round);
    rounds.filter(|round| *round > paired).min().map(|round| Notice::PointsOfLaterRound { round })
}

fn of_no_round(field: &Field) -> Option<Notice> {
    let extras = field.table(field.primary).records.extras();
    let beside = |own: &[Extra]| PointsOfNoRound {
        number: field.tournament.number_of(own[0].participant),
        name: field.tournament.name_of(own[0].participant).to_owned(),
        points: own.iter().map(|extra| extra.points).sum(),
    };
    let of_each = extras.chunk_by(|one, other| one.participant == other.participant);
    (!extras.is_empty()).then(|| Notice::PointsOfNoRound(of_each.map(beside).collect()))
}
