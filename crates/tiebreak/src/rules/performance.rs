//! 10.2: the average rating of the opponents and the difference that goes with the score.

use exaequo_model::Better;
use exaequo_texts::text;

use super::average_rating::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::provisions::Catalogue;
use crate::spec::LastRound;

/// Average rating of the opponents plus the rating difference of the percentage scored.
pub static DEFINITION: Definition = Definition {
    code: "TPR",
    aliases: &[],
    article: Article("10.2"),
    kinds: &[&[Kind::D, Kind::B]],
    name: text!("Tournament performance rating"),
    summary: text!("Average rating of the opponents plus the rating difference of the percentage scored."),
    better: Better::Higher,
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Performance, cut_by: Significance::Value },
};
