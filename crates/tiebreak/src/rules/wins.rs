//! 7.1: the number of rounds that gave as many points as a win, with or without playing.

use exaequo_model::{ParticipantId, RoundNumber, Slot};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::WinsWithoutPlaying;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// Rounds that gave the points of a win, with or without playing.
pub static DEFINITION: Definition = Definition {
    code: "WIN",
    article: Article("7.1"),
    kinds: &[&[CriterionType::B]],
    name: text!("Number of wins"),
    summary: text!("Rounds that gave the points of a win, with or without playing."),
    measure: Measure::Count,
    accepts: &[Accept::Basis],
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let drawn = inputs.field.provisions().wins_without_playing == WinsWithoutPlaying::Draw;
    let view = inputs.view;
    terms.extend(view.entries_of(who).iter().enumerate().map(|(index, entry)| {
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        let has_result = !matches!(entry.slot, Slot::Pending | Slot::Nothing);
        let may_win = entry.slot.is_played() || !drawn;
        let won = has_result && may_win && entry.points == view.win(index);
        Term::one_if(won, RoundNumber::from_index(index), source, ExclusionReason::OtherResult)
    }));
}
