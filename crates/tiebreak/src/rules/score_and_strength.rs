//! 13.4: the secondary score plus the Buchholz on the primary score over a divisor.

use exaequo_model::{Better, ParticipantId};

use super::buchholz;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, Definition, Kind, Measure, Method, Origin, Text, Unplayed};
use crate::field::other;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::spec::LastRound;
use crate::table::Mode;
use crate::term::{Source, Term, Terms};

/// Secondary score plus the Buchholz on the primary score over a normalising divisor.
pub static DEFINITION: Definition = Definition {
    code: "SSSC",
    aliases: &[],
    article: Article("13.4"),
    kinds: &[&[Kind::B, Kind::C], &[Kind::B, Kind::D]],
    name: Text {
        en: "Score and strength of schedule combination",
        fr: "Combinaison du score et de la force des adversaires",
        es: "Combinación de puntuación y dificultad de calendario",
    },
    summary: Text {
        en: "Secondary score plus the Buchholz on the primary score over a normalising divisor.",
        fr: "Score secondaire plus le Buchholz du score principal divisé par un facteur de normalisation.",
        es: "Puntuación secundaria más el Buchholz de la principal dividido por un factor de normalización.",
    },
    better: Better::Higher,
    measure: Measure::Average,
    accepts: &[Accept::Basis, Accept::Divisor, Accept::Fore, Accept::Played],
    applies_to: AppliesTo::Teams,
    origin: Origin::Fide(Catalogue::Of2023),
    last_round: LastRound::AsPlayed,
    unplayed: Unplayed::Article16,
    needs: None,
    method: Method::Each { contribute, fold: Fold::OverDivisor, cut_by: Significance::Value },
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let secondary = inputs.field.view(other(inputs.field.basis(inputs.spec)), Mode::PLAIN);
    terms.push(Term::alone(Source::OtherScore, i64::from(secondary.total(who).hundredths())));
    buchholz::contribute(inputs, who, terms);
}
