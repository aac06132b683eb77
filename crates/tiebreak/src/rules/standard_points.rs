//! 7.7: rounds with more points than the scheduled opponent, and half of those with as many.

use std::cmp::Ordering;

use exaequo_model::{ParticipantId, RoundNumber, Slot};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{Accept, CriterionType, Definition, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::Catalogue;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// One for each round with more points than the opponent (without an opponent: than a draw); a half for equal points.
pub static DEFINITION: Definition = Definition {
    code: "STD",
    article: Article("7.7"),
    kinds: &[&[CriterionType::B]],
    name: text!("Standard points"),
    summary: text!(
        "One for each round with more points than the opponent, or than a draw without one; a half for as many."
    ),
    accepts: &[Accept::Basis],
    origin: Origin::Fide(Catalogue::Of2026),
    method: Method::Each { contribute, fold: Fold::Points, cut_by: Significance::Value },
    ..Definition::USUAL
};

/// Round by round against what the scheduled opponent got, in round robins too (ruling 8).
fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    let view = &inputs.view;
    for (index, entry) in view.entries_of(who).iter().enumerate() {
        let round = RoundNumber::from_index(index);
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        let against = entry
            .opponent()
            .and_then(|opponent| view.entries_of(opponent).get(index))
            .map_or(view.draw(index), |other| other.points);
        terms.push(match (entry.slot, entry.points.cmp(&against)) {
            (Slot::Pending, _) => Term::excluded(round, source, ExclusionReason::Pending),
            (Slot::Nothing, _) => Term::excluded(round, source, ExclusionReason::NoGame),
            (_, Ordering::Greater) => Term::counted(round, source, 100),
            (_, Ordering::Equal) => Term::counted(round, source, 50),
            (_, Ordering::Less) => Term::excluded(round, source, ExclusionReason::OtherResult),
        });
    }
}
