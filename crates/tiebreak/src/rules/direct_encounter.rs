//! Article 6: direct encounter.

use exaequo_texts::text;

use crate::article::Article;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::encounter;
use crate::tie::{StepBasis, TiedGroup};

/// The games among the tied participants.
pub static DEFINITION: Definition = Definition {
    code: "DE",
    article: Article("6"),
    kinds: &[&[CriterionType::A]],
    name: text!("Direct encounter"),
    summary: text!("Standings of the games among the tied participants."),
    measure: Measure::Place,
    accepts: &[Accept::Basis, Accept::Played],
    method: Method::Tied(solve),
    ..Definition::USUAL
};

fn solve(tie: &mut TiedGroup<'_>) {
    let view = tie.inputs.view;
    encounter::solve(tie, view, StepBasis::Encounters);
}
