//! Who is meant, and how participants are named.

use exaequo_model::{Bye, ParticipantId, Slot, Tournament};

use crate::clean::clean;
use crate::notice::Refused;
use crate::{Lang, say};

/// Number and name: `12 Nick`.
pub fn label(tournament: &Tournament, who: ParticipantId) -> String {
    format!("{} {}", tournament.number_of(who), clean(tournament.name_of(who)))
}

/// The participant of a pairing number, or of a part of a name that only one has.
pub fn find(tournament: &Tournament, typed: &str) -> Result<ParticipantId, Refused> {
    let typed = typed.trim();
    if let Some(who) = typed.parse().ok().and_then(|number| tournament.find(number)) {
        return Ok(who);
    }
    let wanted = typed.to_lowercase();
    let name = |who: &ParticipantId| tournament.name_of(*who).trim().to_lowercase();
    let all = |fits: &dyn Fn(&str) -> bool| -> Vec<ParticipantId> {
        tournament.participants().filter(|who| fits(&name(who))).collect()
    };
    let same = all(&|name| name == wanted);
    let found =
        if same.is_empty() && !wanted.is_empty() { all(&|name| name.contains(&wanted)) } else { same };
    match found.as_slice() {
        [who] => Ok(*who),
        [] => Err(Refused::NoParticipant(typed.to_owned())),
        several => Err(Refused::Ambiguous {
            found: typed.to_owned(),
            candidates: several.iter().map(|who| label(tournament, *who)).collect(),
        }),
    }
}

/// What a round was, where it was not a game: `half-point bye`, `forfeit win against 12 Nick`.
pub(super) fn round_words(lang: Lang, slot: Slot, opponent: Option<&str>) -> String {
    match (slot, opponent) {
        (Slot::ForfeitWin, Some(who)) => {
            say!(lang, en "forfeit win, {who}", fr "gain par forfait, {who}", es "victoria por incomparecencia, {who}", who)
        }
        (Slot::ForfeitLoss, Some(who)) => {
            say!(lang, en "forfeit loss, {who}", fr "perte par forfait, {who}", es "derrota por incomparecencia, {who}", who)
        }
        (Slot::Bye(bye), _) => bye_words(lang, bye),
        (_, Some(who)) => who.to_owned(),
        (_, None) => say!(lang, en "no game", fr "pas de partie", es "sin partida"),
    }
}

pub(crate) fn bye_words(lang: Lang, bye: Bye) -> String {
    match bye {
        Bye::PairingAllocated => {
            say!(lang, en "pairing-allocated bye", fr "exempt", es "descanso por emparejamiento")
        }
        Bye::FullPoint => say!(lang, en "full-point bye", fr "bye à un point", es "descanso de un punto"),
        Bye::HalfPoint => {
            say!(lang, en "half-point bye", fr "bye à un demi-point", es "descanso de medio punto")
        }
        Bye::ZeroPoint => {
            say!(lang, en "zero-point bye", fr "bye à zéro point", es "descanso de cero puntos")
        }
    }
}
