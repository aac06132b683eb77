//! 13.1: match points where game points decide the event, game points where match points do.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::points::rounds;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, CriterionType, Definition, Method};
use crate::field::other;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::RoundsMode;
use crate::term::Terms;

/// The score that does not decide the event: game points, or match points.
pub static DEFINITION: Definition = Definition {
    code: "MPvGP",
    article: Article("13.1"),
    kinds: &[&[CriterionType::B]],
    name: text!("Match points or game points"),
    summary: text!("The score that does not decide the event: game points, or match points."),
    applies_to: AppliesTo::Teams,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let view = inputs.field.view(other(inputs.field.primary), RoundsMode::PLAIN);
    rounds(view, who, terms);
}
