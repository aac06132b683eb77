//! 9.1: for each round, the score of the opponent times the points scored against it.

use exaequo_model::Better;
use exaequo_texts::text;

use super::buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::provisions::Catalogue;
use crate::spec::LastRound;

/// Sum of the scores of the opponents, each multiplied by the points scored against them.
pub static DEFINITION: Definition = Definition {
    code: "SB",
    aliases: &[],
    article: Article("9.1"),
    kinds: &[&[Kind::B, Kind::C]],
    name: text!("Sonneborn-Berger"),
    summary: text!("Sum of the scores of the opponents, each multiplied by the points scored against them."),
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::Article16,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
};
