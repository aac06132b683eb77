//! 7.2: the number of games won over the board.

use exaequo_model::{ParticipantId, Side};
use exaequo_texts::text;

use super::own_games::own_games;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Games won over the board.
pub static DEFINITION: Definition = Definition {
    code: "WON",
    article: Article("7.2"),
    kinds: &[&[CriterionType::B]],
    name: text!("Number of games won"),
    summary: text!("Games won over the board."),
    measure: Measure::Count,
    accepts: &[Accept::Basis],
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    own_games(inputs, who, terms, |game| game.side == Side::Win);
}
