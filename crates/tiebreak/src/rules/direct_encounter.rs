//! Article 6: direct encounter.

use exaequo_model::Better;

use crate::article::Article;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Text, Unplayed};
use crate::encounter;
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::tie::{Tie, What};

/// The games among the tied participants.
pub static DEFINITION: Definition = Definition {
    code: "DE",
    aliases: &[],
    article: Article("6"),
    kinds: &[&[Kind::A]],
    name: Text { en: "Direct encounter", fr: "Confrontation directe", es: "Resultado particular" },
    summary: Text {
        en: "Standings of the games among the tied participants.",
        fr: "Classement des parties entre les participants à égalité.",
        es: "Clasificación de las partidas entre los participantes empatados.",
    },
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

fn solve(tie: &mut Tie<'_>) {
    let view = tie.inputs.view;
    encounter::solve(tie, view, What::Encounters);
}
