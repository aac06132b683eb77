//! The order of players in a list.

use std::cmp::{Ordering, Reverse};

use exaequo_model::{Order as _, PlayerId, TextRange, Tournament};

use super::PlayerOrder;
use crate::Lang;
use crate::text::sanitize;
use exaequo_words::collate::Alphabet;

/// Everybody in the order asked for, and by number where that says nothing.
pub(super) fn sorted(tournament: &Tournament, by: PlayerOrder, lang: Lang) -> Vec<PlayerId> {
    let of = |id: &PlayerId| &tournament.players[id.index()];
    let mut players: Vec<PlayerId> = (0..).map(PlayerId).take(tournament.players.len()).collect();
    players.order_by_key(|id| of(id).number);
    match by {
        PlayerOrder::Number => {}
        PlayerOrder::Rating => players.order_by_key(|id| Reverse(tournament.rating_of(*id))),
        PlayerOrder::Name => by_text(tournament, &mut players, |id| of(id).name, lang),
        PlayerOrder::Club => by_text(tournament, &mut players, |id| of(id).club, lang),
        PlayerOrder::Federation => by_text(tournament, &mut players, |id| of(id).federation, lang),
    }
    players
}

/// By one of their texts, in the order of the language; players without one come last.
fn by_text(
    tournament: &Tournament,
    players: &mut [PlayerId],
    text: impl Fn(&PlayerId) -> TextRange,
    lang: Lang,
) {
    let alphabet = Alphabet::of(lang);
    let order = |one: &String, other: &String| -> Ordering {
        one.is_empty().cmp(&other.is_empty()).then_with(|| alphabet.compare(one, other))
    };
    let mut named: Vec<(String, PlayerId)> =
        players.iter().map(|id| (sanitize(tournament.str(text(id))), *id)).collect();
    named.order_by(|one, other| order(&one.0, &other.0));
    for (place, (_, id)) in players.iter_mut().zip(named) {
        *place = id;
    }
}
