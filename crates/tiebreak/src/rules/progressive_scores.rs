//! 7.5: the sum of the scores after each round.

use exaequo_model::{ParticipantId, Points, RoundNumber};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::{Term, TermSource, Terms};

/// Sum of the scores after each round.
pub static DEFINITION: Definition = Definition {
    code: "PS",
    article: Article("7.5"),
    kinds: &[&[CriterionType::B]],
    name: text!("Progressive scores"),
    summary: text!("Sum of the scores after each round."),
    accepts: &[Accept::Basis, Accept::Cut, Accept::Median],
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Round },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let mut score = Points::ZERO;
    let bonuses = inputs.view.bonuses_of(who);
    terms.extend(inputs.view.entries_of(who).iter().enumerate().map(|(index, entry)| {
        let round = RoundNumber::from_index(index);
        score += entry.points;
        score += bonuses.iter().filter(|bonus| bonus.round == round).map(|bonus| bonus.points).sum();
        // Also after a round without a result: the score is what it was (ruling 33).
        Term::counted(round, TermSource::Own, i64::from(score.hundredths()))
    }));
}
