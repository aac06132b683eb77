//! 8.3: the Buchholz as if all games of the last round had been drawn.

use exaequo_texts::text;

use super::buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method, Unplayed};
use crate::fold::Fold;
use crate::spec::LastRound;

/// Buchholz, as if all games of the last round had been drawn.
pub static DEFINITION: Definition = Definition {
    code: "FB",
    article: Article("8.3"),
    kinds: &[&[CriterionType::D]],
    name: text!("Fore Buchholz"),
    summary: text!("Buchholz, as if all games of the last round had been drawn."),
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median, Accept::Played],
    last_round: LastRound::Drawn,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};
