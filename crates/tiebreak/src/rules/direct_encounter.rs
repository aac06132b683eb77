//! Article 6: direct encounter.

use exaequo_model::Better;
use exaequo_texts::text;

use crate::article::Article;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Unplayed};
use crate::encounter;
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::tie::{StepBasis, TiedGroup};

/// The games among the tied participants.
pub static DEFINITION: Definition = Definition {
    code: "DE",
    aliases: &[],
    article: Article("6"),
    kinds: &[&[Kind::A]],
    name: text!("Direct encounter"),
    summary: text!("Standings of the games among the tied participants."),
    better: Better::Higher,
    measure: Measure::Place,
    accepts: &[Accept::Basis, Accept::Played],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Tied(solve),
};

fn solve(tie: &mut TiedGroup<'_>) {
    let view = tie.inputs.view;
    encounter::solve(tie, view, StepBasis::Encounters);
}
