//! Result of the first board (French annex, cups).

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::by_board::by_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, CriterionType, Definition, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Points made on the first board.
pub static DEFINITION: Definition = Definition {
    code: "FBR",
    article: Article("3"),
    kinds: &[&[CriterionType::B]],
    name: text!("Result of the first board"),
    summary: text!("Points made on the first board."),
    applies_to: AppliesTo::Teams,
    origin: Origin::FrenchAnnex,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    by_board(inputs, who, terms, |board, _| i64::from(board == 1));
    terms.truncate(1);
}
