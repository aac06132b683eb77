//! Sum of Buchholz: the Buchholz (8.1) of the opponents met over the board, added.

use exaequo_model::Better;
use exaequo_texts::text;

use super::average_buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::spec::{LastRound, Spec};

/// Sum of the Buchholz of the opponents met over the board.
pub static DEFINITION: Definition = Definition {
    code: "SOB",
    aliases: &[],
    article: Article("4.1"),
    kinds: &[&[Kind::C, Kind::C]],
    name: text!("Sum of opponents' Buchholz"),
    summary: text!("Sum of the Buchholz of the opponents met over the board."),
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[Accept::Basis],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Practice,
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: Some(buchholz),
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
};

fn buchholz(spec: &Spec) -> Spec {
    Spec { basis: spec.basis, ..Spec::new(&super::buchholz::DEFINITION) }
}
