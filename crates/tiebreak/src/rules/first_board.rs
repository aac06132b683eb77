//! Result of the first board (French annex, cups).

use exaequo_model::{Better, ParticipantId};
use exaequo_texts::text;

use super::by_board::by_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::spec::LastRound;
use crate::term::Terms;

/// Points made on the first board.
pub static DEFINITION: Definition = Definition {
    code: "FBR",
    aliases: &[],
    article: Article("3"),
    kinds: &[&[Kind::B]],
    name: text!("Result of the first board"),
    summary: text!("Points made on the first board."),
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[],
    applies_to: AppliesTo::Teams,
    origin: Origin::FrenchAnnex,
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    by_board(inputs, who, terms, |board, _| i64::from(board == 1));
    terms.truncate(1);
}
