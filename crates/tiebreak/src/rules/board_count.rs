//! 12.1: board numbers times the points made on them; the lower total comes first.

use exaequo_model::{Better, ParticipantId, PrimaryScore};
use exaequo_texts::text;

use super::by_board::by_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, CriterionType, Definition, Method};
use crate::field::Field;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::RoundsMode;
use crate::term::Terms;

/// Board numbers times the points made on them; the lower total comes first.
pub static DEFINITION: Definition = Definition {
    code: "BC",
    article: Article("12.1"),
    kinds: &[&[CriterionType::B]],
    name: text!("Board count"),
    summary: text!("Board numbers times the points made on them; the lower total comes first."),
    better: Better::Lower,
    applies_to: AppliesTo::Teams,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

/// Only for teams with the same number of game points (12.1, ruling 19).
pub(crate) fn qualifies(field: &Field, group: &[ParticipantId]) -> bool {
    let view = field.view(PrimaryScore::GamePoints, RoundsMode::PLAIN);
    group.windows(2).all(|pair| view.total(pair[0]) == view.total(pair[1]))
}

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    by_board(inputs, who, terms, |board, _| board);
}
