//! Difference of game points won and lost (French annex, championships over a season).

use exaequo_model::{ParticipantId, PrimaryScore, RoundNumber};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{AppliesTo, CriterionType, Definition, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::RoundsMode;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// Game points won less game points lost.
pub static DEFINITION: Definition = Definition {
    code: "GPD",
    article: Article("3"),
    kinds: &[&[CriterionType::B]],
    name: text!("Difference of game points"),
    summary: text!("Game points won less game points lost."),
    applies_to: AppliesTo::Teams,
    origin: Origin::FrenchAnnex,
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let view = inputs.field.view(PrimaryScore::GamePoints, RoundsMode::PLAIN);
    for (index, entry) in view.entries_of(who).iter().enumerate() {
        let round = RoundNumber::from_index(index);
        let Some(opponent) = entry.opponent() else {
            terms.push(Term::excluded(round, TermSource::Own, ExclusionReason::NoGame));
            continue;
        };
        let theirs = view.entries_of(opponent)[index].points;
        let difference = i64::from((entry.points - theirs).hundredths());
        terms.push(Term::counted(round, TermSource::Opponent(opponent), difference));
    }
}
