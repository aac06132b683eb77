//! 10.2: the average rating of the opponents and the difference that goes with the score.

use exaequo_model::Better;

use super::average_rating::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Text, Unplayed};
use crate::fold::Fold;
use crate::provisions::Catalogue;
use crate::spec::LastRound;

/// Average rating of the opponents plus the rating difference of the percentage scored.
pub static DEFINITION: Definition = Definition {
    code: "TPR",
    aliases: &[],
    article: Article("10.2"),
    kinds: &[&[Kind::D, Kind::B]],
    name: Text {
        en: "Tournament performance rating",
        fr: "Cote performance du tournoi",
        es: "Performance de torneo",
    },
    summary: Text {
        en: "Average rating of the opponents plus the rating difference of the percentage scored.",
        fr: "Cote moyenne des adversaires plus la différence de cote du pourcentage obtenu.",
        es: "Valoración media de los oponentes más la diferencia que corresponde al porcentaje obtenido.",
    },
    better: Better::Higher,
    measure: Measure::Rating,
    accepts: &[Accept::Unrated],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: None,
    method: Method::Each { contribute, fold: Fold::Performance, cut_by: Significance::Value },
};
