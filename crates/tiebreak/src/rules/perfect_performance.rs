//! 10.3: the lowest rating whose expected score is the score or more.

use exaequo_texts::text;

use super::average_rating::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;

/// Lowest rating whose expected score against the same opponents is the score or more.
pub static DEFINITION: Definition = Definition {
    code: "PTP",
    article: Article("10.3"),
    kinds: &[&[CriterionType::D, CriterionType::B]],
    name: text!("Perfect tournament performance"),
    summary: text!("Lowest rating whose expected score against the same opponents is the score or more."),
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    method: Method::Each { contribute, fold: Fold::Perfect, cut_by: Significance::Value },
    ..Definition::USUAL
};
