//! 10.4: the average performance (10.2) of the opponents met over the board, rounded.

use exaequo_texts::text;

use super::over_the_board::needed;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, Definition, Kind, Measure, Method};
use crate::fold::Fold;
use crate::spec::Spec;

/// Average performance of the opponents met over the board, rounded.
pub static DEFINITION: Definition = Definition {
    code: "APRO",
    article: Article("10.4"),
    kinds: &[&[Kind::D, Kind::C]],
    name: text!("Average performance rating of opponents"),
    summary: text!("Average performance of the opponents met over the board, rounded."),
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    needs: Some(performance),
    method: Method::Each { contribute: needed, fold: Fold::RoundedAverage, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn performance(spec: &Spec) -> Spec {
    Spec { unrated: spec.unrated, ..Spec::new(&super::performance::DEFINITION) }
}
