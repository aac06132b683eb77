//! Kashdan: four points for a win, two for a draw, one for a loss, none for an unplayed game.

use exaequo_model::{ParticipantId, RoundNumber, Side, Slot};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{CriterionType, Definition, Measure, Method, Origin};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// Games over the board: 4 for a win, 2 for a draw, 1 for a loss.
pub static DEFINITION: Definition = Definition {
    code: "KASHDAN",
    aliases: &["KA"],
    article: Article("4.1"),
    kinds: &[&[CriterionType::B]],
    name: text!("Kashdan"),
    summary: text!("Games over the board: 4 for a win, 2 for a draw, 1 for a loss."),
    measure: Measure::Count,
    origin: Origin::Practice,
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    for (index, entry) in inputs.view.entries_of(who).iter().enumerate() {
        let round = RoundNumber::from_index(index);
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        let value = match entry.slot {
            Slot::Game { side: Side::Win, .. } => 4,
            Slot::Game { side: Side::Draw, .. } => 2,
            Slot::Game { side: Side::Loss, .. } => 1,
            _ => {
                terms.push(Term::excluded(round, source, ExclusionReason::NotOverTheBoard));
                continue;
            }
        };
        terms.push(Term::counted(round, source, value));
    }
}
