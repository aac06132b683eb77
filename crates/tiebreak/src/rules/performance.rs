//! 10.2: the average rating of the opponents and the difference that goes with the score.

use exaequo_texts::text;

use super::average_rating::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;

/// Average rating of the opponents plus the rating difference of the percentage scored.
pub static DEFINITION: Definition = Definition {
    code: "TPR",
    article: Article("10.2"),
    kinds: &[&[CriterionType::D, CriterionType::B]],
    name: text!("Tournament performance rating"),
    summary: text!("Average rating of the opponents plus the rating difference of the percentage scored."),
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    method: Method::Each { contribute, fold: Fold::Performance, cut_by: Significance::Value },
    ..Definition::USUAL
};
