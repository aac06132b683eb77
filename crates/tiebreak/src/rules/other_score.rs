//! 13.1: match points where game points decide the event, game points where match points do.

use exaequo_model::{Better, ParticipantId};
use exaequo_texts::text;

use super::points::rounds;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::field::other;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::table::RoundsMode;
use crate::term::Terms;

/// The score that does not decide the event: game points, or match points.
pub static DEFINITION: Definition = Definition {
    code: "MPvGP",
    aliases: &[],
    article: Article("13.1"),
    kinds: &[&[Kind::B]],
    name: text!("Match points or game points"),
    summary: text!("The score that does not decide the event: game points, or match points."),
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[],
    applies_to: AppliesTo::Teams,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let view = inputs.field.view(other(inputs.field.primary), RoundsMode::PLAIN);
    rounds(view, who, terms);
}
