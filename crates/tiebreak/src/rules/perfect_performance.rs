//! 10.3: the lowest rating whose expected score is the score or more.

use exaequo_model::Better;
use exaequo_texts::text;

use super::average_rating::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::provisions::Catalogue;
use crate::spec::LastRound;

/// Lowest rating whose expected score against the same opponents is the score or more.
pub static DEFINITION: Definition = Definition {
    code: "PTP",
    aliases: &[],
    article: Article("10.3"),
    kinds: &[&[Kind::D, Kind::B]],
    name: text!("Perfect tournament performance"),
    summary: text!("Lowest rating whose expected score against the same opponents is the score or more."),
    better: Better::Higher,
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Perfect, cut_by: Significance::Value },
};
