//! What 7.2, 7.3 and 7.4 have in common: games over the board, and what 15.2 makes games of.

use exaequo_model::{Color, ParticipantId, RoundNumber, Side, Slot};

use crate::inputs::Inputs;
use crate::provisions::{PredeterminedForfeitLosses, PredeterminedForfeitWins};
use crate::table::Pairings;
use crate::term::{ExclusionReason, Term, TermSource, Terms};

/// A game of the participant.
#[derive(Clone, Copy, Debug)]
pub(super) struct Game {
    pub(super) side: Side,
    pub(super) color: Option<Color>,
}

/// One term for each round: counted where the game is one of those asked for.
pub(super) fn own_games(
    inputs: &Inputs<'_>,
    who: ParticipantId,
    terms: &mut Terms,
    asked_for: impl Fn(Game) -> bool,
) {
    terms.extend(inputs.view.entries_of(who).iter().enumerate().map(|(index, entry)| {
        let round = RoundNumber::from_index(index);
        let source = entry.opponent().map_or(TermSource::Own, TermSource::Opponent);
        match side(inputs, entry.slot) {
            Ok(side) => {
                let asked_for = asked_for(Game { side, color: entry.color });
                Term::one_if(asked_for, round, source, ExclusionReason::OtherResult)
            }
            Err(reason) => Term::excluded(round, source, reason),
        }
    }));
}

/// The result of a game, or why it is none. In predetermined pairings forfeits are games, but forfeit losses are not
/// in article 7 (15.2, rulings 6 and 25).
fn side(inputs: &Inputs<'_>, slot: Slot) -> Result<Side, ExclusionReason> {
    let provisions = inputs.field.provisions();
    let predetermined = inputs.field.pairings() == Pairings::Predetermined;
    let wins = provisions.predetermined_forfeit_wins == PredeterminedForfeitWins::Games;
    let losses = provisions.predetermined_forfeit_losses == PredeterminedForfeitLosses::Games;
    match slot {
        Slot::Game { side, .. } => Ok(side),
        Slot::ForfeitWin if predetermined && wins => Ok(Side::Win),
        Slot::ForfeitLoss if predetermined && losses => Ok(Side::Loss),
        Slot::ForfeitWin | Slot::ForfeitLoss | Slot::Bye(_) => Err(ExclusionReason::NotOverTheBoard),
        Slot::Pending | Slot::Unknown => Err(ExclusionReason::Pending),
        Slot::Nothing => Err(ExclusionReason::NoGame),
    }
}
