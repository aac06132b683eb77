//! Berlin (French annex): the first board times the number of boards, the second times one less, and so on.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::by_board::by_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, CriterionType, Definition, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Points of the first board times the number of boards, of the second times one less, and so on.
pub static DEFINITION: Definition = Definition {
    code: "BERLIN",
    article: Article("3"),
    kinds: &[&[CriterionType::B]],
    name: text!("Berlin"),
    summary: text!(
        "Points of the first board times the number of boards, of the second times one less, and so on."
    ),
    applies_to: AppliesTo::Teams,
    origin: Origin::FrenchAnnex,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    by_board(inputs, who, terms, |board, boards| boards + 1 - board);
}
