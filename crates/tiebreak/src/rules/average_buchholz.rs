//! 8.2: the average of the Buchholz of the opponents met over the board.

use exaequo_texts::text;

use super::over_the_board::needed;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::spec::{LastRound, Spec};

/// Average of the Buchholz of the opponents met over the board.
pub static DEFINITION: Definition = Definition {
    code: "AOB",
    article: Article("8.2"),
    kinds: &[&[CriterionType::C, CriterionType::C]],
    name: text!("Average of opponents' Buchholz"),
    summary: text!("Average of the Buchholz of the opponents met over the board."),
    measure: Measure::Average,
    accepts: &[Accept::Basis, Accept::Fore],
    needs: Some(buchholz),
    method: Method::Each { contribute: needed, fold: Fold::Average, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn buchholz(spec: &Spec) -> Spec {
    let definition = match spec.last_round {
        LastRound::AsPlayed => &super::buchholz::DEFINITION,
        LastRound::Drawn => &super::fore_buchholz::DEFINITION,
    };
    Spec { basis: spec.basis, ..Spec::new(definition) }
}
