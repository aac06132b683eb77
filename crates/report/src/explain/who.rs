//! Who is meant, and how participants are named.

use exaequo_model::{Bye, FideId, ParticipantId, PlayerId, Slot, System, Tournament, folded};

use crate::clean::clean;
use crate::notice::Refused;
use crate::{Lang, say};

/// Number and name: `12 Nick`.
pub fn label(tournament: &Tournament, who: ParticipantId) -> String {
    format!("{} {}", tournament.number_of(who), clean(tournament.name_of(who)))
}

/// The same of a player, whether of an individual event or of a team.
pub(crate) fn player_label(tournament: &Tournament, player: PlayerId) -> String {
    let facts = &tournament.players[player.index()];
    format!("{} {}", facts.number, clean(tournament.str(facts.name)))
}

/// The participant of a pairing number, or of a part of a name that only one has.
pub fn find(tournament: &Tournament, typed: &str) -> Result<ParticipantId, Refused> {
    if let Some(who) = typed.trim().parse().ok().and_then(|number| tournament.find(number)) {
        return Ok(who);
    }
    let name = |who: ParticipantId| tournament.name_of(who);
    let label = |who: ParticipantId| label(tournament, who);
    by_name(typed, tournament.participants(), name, label)
}

/// A player by the same or by its number at FIDE, whether of an individual event or of a team.
pub fn find_player(tournament: &Tournament, typed: &str) -> Result<PlayerId, Refused> {
    let players = || (0..).map(PlayerId).zip(&tournament.players).map(|(player, _)| player);
    let facts = |player: PlayerId| &tournament.players[player.index()];
    if let Ok(number) = typed.trim().parse::<u64>() {
        let own = players().find(|player| u64::from(facts(*player).number) == number);
        let at_fide = || players().find(|player| facts(*player).fide_id == FideId::Number(number));
        if let Some(player) = own.or_else(at_fide) {
            return Ok(player);
        }
    }
    let name = |player| tournament.str(facts(player).name);
    let label = |player| player_label(tournament, player);
    by_name(typed, players(), name, label)
}

/// The one whose name it is, else the only one of whose name it is a part; accents make no difference.
fn by_name<'a, T: Copy>(
    typed: &str,
    all: impl Iterator<Item = T>,
    name: impl Fn(T) -> &'a str,
    label: impl Fn(T) -> String,
) -> Result<T, Refused> {
    let wanted = folded(typed);
    let names = all.map(|who| (who, folded(name(who))));
    let fitting = |(_, name): &(T, String)| !wanted.is_empty() && name.contains(&wanted);
    let parts: Vec<(T, String)> = names.filter(fitting).collect();
    let same: Vec<T> = parts.iter().filter(|(_, name)| *name == wanted).map(|(who, _)| *who).collect();
    let found = if same.is_empty() { parts.iter().map(|(who, _)| *who).collect() } else { same };
    match found.as_slice() {
        [who] => Ok(*who),
        [] => Err(Refused::NoParticipant(typed.trim().to_owned())),
        several => Err(Refused::Ambiguous {
            found: typed.trim().to_owned(),
            candidates: several.iter().map(|who| label(*who)).collect(),
        }),
    }
}

/// What a round was, where it was not a game: `half-point bye`, `forfeit win against 12 Nick`.
pub(super) fn round_words(tournament: &Tournament, lang: Lang, slot: Slot, opponent: Option<&str>) -> String {
    match (slot, opponent) {
        (Slot::ForfeitWin, Some(who)) => {
            say!(lang, en "forfeit win, {who}", fr "victoire par forfait, {who}", es "victoria por incomparecencia, {who}", who)
        }
        (Slot::ForfeitLoss, Some(who)) => {
            say!(lang, en "forfeit loss, {who}", fr "défaite par forfait, {who}", es "derrota por incomparecencia, {who}", who)
        }
        (Slot::Bye(bye), _) => bye_words(tournament, lang, bye),
        (_, Some(who)) => who.to_owned(),
        (_, None) => say!(lang, en "no game", fr "pas de partie", es "sin partida"),
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
        return say!(lang, en "free round", fr "ronde libre", es "ronda libre");
    }
    match bye {
        Bye::PairingAllocated => {
            say!(lang, en "pairing-allocated bye", fr "exemption forcée", es "descanso por emparejamiento")
        }
        Bye::FullPoint => {
            say!(lang, en "full-point bye", fr "exemption d’un point", es "descanso de un punto")
        }
        Bye::HalfPoint => {
            say!(lang, en "half-point bye", fr "repos d’un demi-point", es "descanso de medio punto")
        }
        Bye::ZeroPoint => {
            say!(lang, en "zero-point bye", fr "exemption de zéro point", es "descanso de cero puntos")
        }
    }
}
