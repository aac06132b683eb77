//! What 8.2 and 10.1–10.5 have in common: opponents met over the board, and nothing else (rulings 17 and 25).

use exaequo_model::{ParticipantId, Points, RoundNumber, Side, Slot};

use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// What 10.4 and 10.5 have in common: the rounded average of what a criterion of ratings gives the opponents. Which
/// criterion that is, each says.
pub(super) const AVERAGE_OF_OPPONENTS: Definition = Definition {
    kinds: &[&[CriterionType::D, CriterionType::C]],
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    method: Method::Each { contribute: needed, fold: Fold::RoundedAverage, cut_by: Significance::Value },
    ..Definition::USUAL
};

/// One term for each round: what the opponent of a game contributes, with the result counted as 1-½-0.
pub(super) fn over_the_board(
    inputs: &Inputs<'_>,
    who: ParticipantId,
    terms: &mut Terms,
    value: impl Fn(ParticipantId, usize) -> Option<i64>,
) {
    terms.extend(inputs.view.entries_of(who).iter().enumerate().map(|(index, entry)| {
        let round = RoundNumber::from_index(index);
        let Some(opponent) = entry.opponent() else {
            return Term::excluded(round, TermSource::Own, ExclusionReason::NotOverTheBoard);
        };
        let source = TermSource::Opponent(opponent);
        match entry.slot {
            Slot::Game { side, .. } => match value(opponent, index) {
                Some(value) => Term::counted(round, source, value).scoring(result(side)),
                None => Term::excluded(round, source, ExclusionReason::NoValue),
            },
            Slot::Pending | Slot::Unknown => Term::excluded(round, source, ExclusionReason::Pending),
            Slot::ForfeitWin | Slot::ForfeitLoss | Slot::Bye(_) => {
                Term::excluded(round, source, ExclusionReason::NotOverTheBoard)
            }
            Slot::Nothing => Term::excluded(round, source, ExclusionReason::NoGame),
        }
    }));
}

/// The same where an opponent contributes the value of a criterion that is computed first.
pub(super) fn needed(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    over_the_board(inputs, who, terms, |opponent, _| Some(inputs.needed(opponent)?.numerator()));
}

/// Results as 1-½-0, whatever the points of the event (ruling 15).
const fn result(side: Side) -> Points {
    Points::from_halves(match side {
        Side::Win => 2,
        Side::Draw => 1,
        Side::Loss => 0,
    })
}
