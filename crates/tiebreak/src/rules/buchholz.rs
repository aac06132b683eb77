//! 8.1: the sum of the scores of the opponents.

use exaequo_model::{ParticipantId, RoundNumber};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method, Unplayed};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::View;
use crate::term::{ExclusionReason, Term, TermSource, Terms};
use crate::unplayed::{Category, RoundState, dummy_result, imaginary};

/// Sum of the scores of the opponents.
pub static DEFINITION: Definition = Definition {
    code: "BH",
    article: Article("8.1"),
    kinds: &[&[CriterionType::C]],
    name: text!("Buchholz"),
    summary: text!("Sum of the scores of the opponents."),
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median, Accept::Played],
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

/// Adjusted scores of the opponents, with the points made against them for those who multiply.
pub(super) fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    rounds(inputs.view, inputs.view, who, terms);
}

/// One term for each round: the opponent's adjusted score (16.3), or that of the imaginary opponent (16.4), in one
/// view; the points made against it in another.
pub(super) fn rounds(scores: View<'_>, made: View<'_>, who: ParticipantId, terms: &mut Terms) {
    terms.extend(made.rounds_of(who).map(|(index, entry, state)| {
        let round = RoundNumber::from_index(index);
        match (state, entry.opponent()) {
            (RoundState::Met, Some(opponent)) => {
                let score = i64::from(scores.adjusted(opponent).hundredths());
                Term::counted(round, TermSource::Opponent(opponent), score).scoring(entry.points)
            }
            (RoundState::Unplayed(category), _) => unplayed_term(scores, made, who, index, category),
            (RoundState::Pending, opponent) => {
                Term::excluded(round, source(opponent), ExclusionReason::Pending)
            }
            (RoundState::NoGame | RoundState::Met, opponent) => {
                Term::excluded(round, source(opponent), ExclusionReason::NoGame)
            }
        }
    }));
}

fn source(opponent: Option<ParticipantId>) -> TermSource {
    opponent.map_or(TermSource::Own, TermSource::Opponent)
}

fn unplayed_term(
    scores: View<'_>,
    made: View<'_>,
    who: ParticipantId,
    index: usize,
    category: Category,
) -> Term {
    let imaginary = imaginary(&scores, who, index, category);
    let result = dummy_result(&made, who, index);
    let will = category.will(made.provisions());
    let source = TermSource::Dummy { category, will, cap: imaginary.cap };
    let score = i64::from(imaginary.score.hundredths());
    Term::counted(RoundNumber::from_index(index), source, score).scoring(result)
}
