//! 7.4: the number of games won over the board with the black pieces.

use exaequo_model::{Better, Color, ParticipantId, Side};
use exaequo_texts::text;

use super::own_games::own_games;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::term::Terms;

/// Games won over the board with Black.
pub static DEFINITION: Definition = Definition {
    code: "BWG",
    aliases: &[],
    article: Article("7.4"),
    kinds: &[&[Kind::B]],
    name: text!("Number of games won with Black"),
    summary: text!("Games won over the board with Black."),
    better: Better::Higher,
    measure: Measure::Count,
    accepts: &[],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    own_games(inputs, who, terms, |game| game.side == Side::Win && game.color == Some(Color::Black));
}
