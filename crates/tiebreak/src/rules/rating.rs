//! 10.6: the rating, the highest first.

use exaequo_model::ParticipantId;
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::term::{Term, TermSource, Terms};

/// The rating, the highest first.
pub static DEFINITION: Definition = Definition {
    code: "RTNG",
    aliases: &["RTG"],
    article: Article("10.6"),
    kinds: &[&[CriterionType::B]],
    name: text!(ctx "criterion", "Rating"),
    summary: text!("The rating, the highest first."),
    measure: Measure::Rating,
    accepts: &[Accept::Reverse, Accept::Unrated],
    origin: Origin::Fide(Catalogue::Of2026),
    method: Method::Each { contribute, fold: Fold::RoundedAverage, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    if let Some(rating) = inputs.field.rating(who, 0).or(inputs.spec.unrated) {
        terms.push(Term::alone(TermSource::Own, i64::from(rating.value())));
    }
}
