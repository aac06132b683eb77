//! 7.4: the number of games won over the board with the black pieces.

use exaequo_model::{Color, ParticipantId, Side};
use exaequo_texts::text;

use super::own_games::own_games;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Games won over the board with Black.
pub static DEFINITION: Definition = Definition {
    code: "BWG",
    article: Article("7.4"),
    kinds: &[&[CriterionType::B]],
    name: text!("Number of games won with Black"),
    summary: text!("Games won over the board with Black."),
    measure: Measure::Count,
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    own_games(inputs, who, terms, |game| game.side == Side::Win && game.color == Some(Color::Black));
}
