//! 9.1: for each round, the score of the opponent multiplied by the points scored against them.

use exaequo_texts::text;

use super::buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method, Unplayed};
use crate::fold::Fold;

/// Sum of the scores of the opponents, each multiplied by the points scored against them.
pub static DEFINITION: Definition = Definition {
    code: "SB",
    article: Article("9.1"),
    kinds: &[&[CriterionType::B, CriterionType::C]],
    name: text!("Sonneborn-Berger"),
    summary: text!("Sum of the scores of the opponents, each multiplied by the points scored against them."),
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median, Accept::Played],
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute, fold: Fold::Products, cut_by: Significance::ValueThenProduct },
    ..Definition::USUAL
};
