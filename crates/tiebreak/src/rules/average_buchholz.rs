//! 8.2: the average of the Buchholz of the opponents met over the board.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::over_the_board::over_the_board;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, Definition, Kind, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::spec::{LastRound, Spec};
use crate::term::Terms;

/// Average of the Buchholz of the opponents met over the board.
pub static DEFINITION: Definition = Definition {
    code: "AOB",
    article: Article("8.2"),
    kinds: &[&[Kind::C, Kind::C]],
    name: text!("Average of opponents' Buchholz"),
    summary: text!("Average of the Buchholz of the opponents met over the board."),
    measure: Measure::Average,
    accepts: &[Accept::Basis, Accept::Fore],
    needs: Some(buchholz),
    method: Method::Each { contribute, fold: Fold::Average, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn buchholz(spec: &Spec) -> Spec {
    let definition = match spec.last_round {
        LastRound::AsPlayed => &super::buchholz::DEFINITION,
        LastRound::Drawn => &super::fore_buchholz::DEFINITION,
    };
    Spec { basis: spec.basis, ..Spec::new(definition) }
}

pub(super) fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    over_the_board(inputs, who, terms, |opponent, _| Some(inputs.needed(opponent)?.numerator()));
}
