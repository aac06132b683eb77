//! 7.3: the number of games played over the board with the black pieces.

use exaequo_model::{Color, ParticipantId};
use exaequo_texts::text;

use super::own_games::own_games;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::Terms;

/// Games played over the board with Black.
pub static DEFINITION: Definition = Definition {
    code: "BPG",
    article: Article("7.3"),
    kinds: &[&[CriterionType::B]],
    name: text!("Number of games played with Black"),
    summary: text!("Games played over the board with Black."),
    measure: Measure::Count,
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    own_games(inputs, who, terms, |game| game.color == Some(Color::Black));
}
