//! 13.4: the secondary score plus the Buchholz on the primary score over a divisor.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use super::buchholz;
use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, AppliesTo, CriterionType, Definition, Measure, Method, Unplayed};
use crate::field::other;
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::RoundsMode;
use crate::term::{Term, TermSource, Terms};

/// Secondary score plus the Buchholz on the primary score over a normalising divisor.
pub static DEFINITION: Definition = Definition {
    code: "SSSC",
    article: Article("13.4"),
    kinds: &[&[CriterionType::B, CriterionType::C], &[CriterionType::B, CriterionType::D]],
    name: text!("Score and strength of schedule combination"),
    summary: text!("Secondary score plus the Buchholz on the primary score over a normalising divisor."),
    measure: Measure::Average,
    accepts: &[Accept::Basis, Accept::Divisor, Accept::Fore, Accept::Played],
    applies_to: AppliesTo::Teams,
    unplayed: Unplayed::Article16,
    method: Method::Each { contribute, fold: Fold::OverDivisor, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let secondary = inputs.field.view(other(inputs.field.basis(inputs.spec)), RoundsMode::PLAIN);
    terms.push(Term::alone(TermSource::OtherScore, i64::from(secondary.total(who).hundredths())));
    buchholz::contribute(inputs, who, terms);
}
