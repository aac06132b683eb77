//! 10.1: the average rating of the opponents met over the board, rounded.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::over_the_board::over_the_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Average rating of the opponents met over the board, rounded.
pub static DEFINITION: Definition = Definition {
    code: "ARO",
    article: Article("10.1"),
    kinds: &[&[CriterionType::D]],
    name: text!("Average rating of opponents"),
    summary: text!("Average rating of the opponents met over the board, rounded."),
    measure: Measure::Rating,
    accepts: &[Accept::Cut, Accept::Median, Accept::Unrated],
    method: Method::Each { contribute, fold: Fold::RoundedAverage, cut_by: Significance::Value },
    ..Definition::USUAL
};

/// Rating by rating.
pub(super) fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let (ratings, unrated) = (inputs.field.ratings(), inputs.spec.unrated);
    over_the_board(inputs, who, terms, |opponent, index| {
        ratings.get(opponent, index).or(unrated).map(|rating| i64::from(rating.value()))
    });
}
