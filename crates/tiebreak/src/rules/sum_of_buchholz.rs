//! Sum of Buchholz: the Buchholz (8.1) of the opponents met over the board, added.

use exaequo_model::Better;

use super::average_buchholz::contribute;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Text, Unplayed};
use crate::fold::Fold;
use crate::spec::{LastRound, Spec};

/// Sum of the Buchholz of the opponents met over the board.
pub static DEFINITION: Definition = Definition {
    code: "SOB",
    aliases: &[],
    article: Article("4.1"),
    kinds: &[&[Kind::C, Kind::C]],
    name: Text {
        en: "Sum of opponents' Buchholz",
        fr: "Somme des Buchholz des adversaires",
        es: "Suma de Buchholz de los oponentes",
    },
    summary: Text {
        en: "Sum of the Buchholz of the opponents met over the board.",
        fr: "Somme des Buchholz des adversaires rencontrés sur l’échiquier.",
        es: "Suma del Buchholz de los oponentes enfrentados sobre el tablero.",
    },
    better: Better::Higher,
    measure: Measure::Points,
    accepts: &[Accept::Basis],
    applies_to: AppliesTo::Everybody,
    origin: Origin::Practice,
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::AsAwarded,
    needs: Some(buchholz),
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
};

fn buchholz(spec: &Spec) -> Spec {
    Spec { basis: spec.basis, ..Spec::new(&super::buchholz::DEFINITION) }
}
