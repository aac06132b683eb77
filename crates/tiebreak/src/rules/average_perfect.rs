//! 10.5: the average perfect performance (10.3) of the opponents met over the board, rounded.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::over_the_board::over_the_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, Definition, Kind, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::spec::Spec;
use crate::term::Terms;

/// Average perfect performance of the opponents met over the board, rounded.
pub static DEFINITION: Definition = Definition {
    code: "APPO",
    article: Article("10.5"),
    kinds: &[&[Kind::D, Kind::C]],
    name: text!("Average perfect performance of opponents"),
    summary: text!("Average perfect performance of the opponents met over the board, rounded."),
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    needs: Some(performance),
    method: Method::Each { contribute, fold: Fold::RoundedAverage, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn performance(spec: &Spec) -> Spec {
    Spec { unrated: spec.unrated, ..Spec::new(&super::perfect_performance::DEFINITION) }
}

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    over_the_board(inputs, who, terms, |opponent, _| Some(inputs.needed(opponent)?.numerator()));
}
