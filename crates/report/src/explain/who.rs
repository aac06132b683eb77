//! Who is meant, and how participants are named.

use exaequo_model::{Bye, ParticipantId, PlayerId, Slot, System, Tournament};
use exaequo_page::number::push_number;

use crate::text::sanitize;
use crate::{Lang, say};

/// Number and name: `12 Nick`.
pub fn label(tournament: &Tournament, who: ParticipantId) -> String {
    numbered(tournament.number_of(who), tournament.name_of(who))
}

/// The same of a player, whether of an individual event or of a team.
pub(crate) fn player_label(tournament: &Tournament, player: PlayerId) -> String {
    let facts = tournament.players.get(player.index());
    facts.map_or_else(String::new, |facts| numbered(facts.number, tournament.str(facts.name)))
}

fn numbered(number: u32, name: &str) -> String {
    let mut text = String::with_capacity(name.len() + 8);
    push_number(&mut text, number.into());
    text.push(' ');
    text.push_str(&sanitize(name));
    text
}

/// What a round was, where it was not a game: `half-point bye`, `forfeit win against 12 Nick`.
pub(super) fn round_words(tournament: &Tournament, lang: Lang, slot: Slot, opponent: Option<&str>) -> String {
    match (slot, opponent) {
        (Slot::ForfeitWin, Some(who)) => {
            say!(lang, "forfeit win, {who}", who)
        }
        (Slot::ForfeitLoss, Some(who)) => {
            say!(lang, "forfeit loss, {who}", who)
        }
        (Slot::Bye(bye), _) => bye_words(tournament, lang, bye),
        (_, Some(who)) => who.to_owned(),
        (_, None) => say!(lang, "no game"),
    }
}

/// More participants than any round robin has; telling the system of an event takes time.
const MANY: usize = 100;

/// Whether nobody was left to play against: a round robin of an odd number, where everybody is free once.
pub(crate) fn is_free_round(tournament: &Tournament, bye: Bye) -> bool {
    let count = tournament.participant_count();
    bye == Bye::ZeroPoint
        && count % 2 == 1
        && count < MANY
        && matches!(tournament.system().0, System::RoundRobin { .. })
}

/// What a round without an opponent is called.
pub(crate) fn bye_words(tournament: &Tournament, lang: Lang, bye: Bye) -> String {
    if is_free_round(tournament, bye) {
        return say!(lang, "free round");
    }
    match bye {
        Bye::PairingAllocated => {
            say!(lang, "pairing-allocated bye")
        }
        Bye::FullPoint => {
            say!(lang, "full-point bye")
        }
        Bye::HalfPoint => {
            say!(lang, "half-point bye")
        }
        Bye::ZeroPoint => {
            say!(lang, "zero-point bye")
        }
    }
}
