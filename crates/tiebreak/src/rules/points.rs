//! Points, the first criterion of every list unless it says otherwise (TRF 212; for teams article 11).

use exaequo_model::{ParticipantId, Points, RoundNumber};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::table::View;
use crate::term::{ExclusionReason, Term, TermSource, Terms};
use crate::unplayed::RoundState;

/// The score of the participant.
pub static DEFINITION: Definition = Definition {
    code: "PTS",
    article: Article("11.1"),
    kinds: &[&[CriterionType::B]],
    name: text!("Points"),
    summary: text!("The score of the participant."),
    accepts: &[Accept::Basis],
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    rounds(inputs.view, who, terms);
}

/// One term for each round, and one for each bonus.
pub(super) fn rounds(view: View<'_>, who: ParticipantId, terms: &mut Terms) {
    terms.extend(view.rounds_of(who).map(|(index, entry, state)| {
        let round = RoundNumber::from_index(index);
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        match state {
            RoundState::Pending if entry.points == Points::ZERO => {
                Term::excluded(round, source, ExclusionReason::Pending)
            }
            // The boards of an unfinished match that are over have given what they gave.
            RoundState::Met | RoundState::Unplayed(_) | RoundState::NoGame | RoundState::Pending => {
                Term::counted(round, source, i64::from(entry.points.hundredths()))
            }
        }
    }));
    for bonus in view.bonuses_of(who) {
        terms.push(Term::counted(bonus.round, TermSource::Bonus, i64::from(bonus.points.hundredths())));
    }
    if let Some(points) = view.extra_of(who) {
        terms.push(Term::alone(TermSource::Bonus, i64::from(points.hundredths())));
    }
}
