//! 8.3: the Buchholz as if all games of the last round had been drawn.

use exaequo_model::Better;
use exaequo_texts::text;

use super::buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::fold::Fold;
use crate::provisions::Catalogue;
use crate::spec::LastRound;

/// Buchholz, as if all games of the last round had been drawn.
pub static DEFINITION: Definition = Definition {
    code: "FB",
    aliases: &[],
    article: Article("8.3"),
    kinds: &[&[Kind::D]],
    name: text!("Fore Buchholz"),
    summary: text!("Buchholz, as if all games of the last round had been drawn."),
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median, Accept::Played],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::Drawn,
    unplayed: Unplayed::Article16,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
};
