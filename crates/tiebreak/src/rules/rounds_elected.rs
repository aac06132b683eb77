//! 7.6: the number of rounds the participant was willing to play.

use exaequo_model::{Bye, ParticipantId, RoundNumber, Slot};
use exaequo_texts::text;

use crate::article::Article;
use crate::cut::Significance;
use crate::definition::{CriterionType, Definition, Measure, Method};
use crate::fold::Fold;
use crate::inputs::Inputs;
use crate::provisions::{FreeRound, PredeterminedForfeitLosses};
use crate::table::Pairings;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// Rounds, less half-point byes, zero-point byes and forfeit losses.
pub static DEFINITION: Definition = Definition {
    code: "REP",
    aliases: &["GE"],
    article: Article("7.6"),
    kinds: &[&[CriterionType::B]],
    name: text!("Rounds one elected to play"),
    summary: text!("Rounds, less half-point byes, zero-point byes and forfeit losses."),
    measure: Measure::Count,
    method: Method::Each { contribute, fold: Fold::Count, cut_by: Significance::Value },
    ..Definition::USUAL
};

fn contribute(inputs: &Inputs<'_>, who: ParticipantId, terms: &mut Terms) {
    terms.extend(inputs.view.entries_of(who).iter().enumerate().map(|(index, entry)| {
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        let willing = is_willing(inputs, entry.slot);
        Term::one_if(willing, RoundNumber::from_index(index), source, ExclusionReason::NotWilling)
    }));
}

fn is_willing(inputs: &Inputs<'_>, slot: Slot) -> bool {
    let provisions = inputs.field.provisions();
    let predetermined = inputs.field.pairings() == Pairings::Predetermined;
    match slot {
        // The free round of an odd round robin (ruling 7).
        Slot::Bye(_) if predetermined => provisions.free_round == FreeRound::Counted,
        Slot::Bye(Bye::HalfPoint | Bye::ZeroPoint) => false,
        Slot::ForfeitLoss => {
            predetermined && provisions.predetermined_forfeit_losses == PredeterminedForfeitLosses::Games
        }
        Slot::Bye(Bye::PairingAllocated | Bye::FullPoint)
        | Slot::Game { .. }
        | Slot::ForfeitWin
        | Slot::Pending
        | Slot::Unknown
        | Slot::Nothing => true,
    }
}
