//! What board criteria have in common: one term for each board, its points over the tournament times a weight.

use exaequo_model::ParticipantId;

use crate::inputs::Inputs;
use crate::term::{Term, TermSource, Terms};

/// One term for each board, from 1: the points of the team there, times a weight made of board and boards.
pub(super) fn by_board(
    inputs: &Inputs<'_>,
    who: ParticipantId,
    terms: &mut Terms,
    weight: impl Fn(i64, i64) -> i64,
) {
    let boards = inputs.field.boards();
    let count = i64::try_from(boards.count()).unwrap_or(i64::MAX);
    for board in 0..boards.count() {
        let number = u16::try_from(board + 1).unwrap_or(u16::MAX);
        let points = boards.sum(who, board, |_| true);
        // Kept well inside the scale, so that sums of boards stay there too.
        let value = points.saturating_mul(weight(i64::from(number), count)).clamp(-(1 << 46), 1 << 46);
        terms.push(Term::alone(TermSource::Board(number), value));
    }
}
