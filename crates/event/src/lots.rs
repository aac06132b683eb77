//! C.07 article 4.2: a draw of lots that anyone can repeat, from a published seed.

pub use exaequo_json::results::lots::{Lot, Record};
use exaequo_model::{ParticipantId, Tournament};
use exaequo_tiebreak::lots::{ALGORITHM, hexadecimal, lot};

use crate::TiedPlaces;

/// Draws lots within each tie: what the list decides is not drawn.
///
/// ```
/// use exaequo_event::{Event, TiedPlaces, date, lots};
///
/// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// let tie = TiedPlaces { first: 1, members: vec![alyx.participant(), bruno.participant()] };
/// let record = lots::draw(event.tournament(), vec![tie], Some([1, 2]), "12 34 56", String::new());
/// assert_eq!(record.lots.len(), 2);
/// assert!(record.lots[0].lot < record.lots[1].lot);
/// ```
pub fn draw(
    tournament: &Tournament,
    mut ties: Vec<TiedPlaces>,
    places: Option<[u32; 2]>,
    seed: &str,
    time: String,
) -> Record {
    for tie in &mut ties {
        tie.members.sort_by_cached_key(|&who| lot(tournament, seed, who));
    }
    let drawn = |(position, who): (u32, ParticipantId)| Lot {
        position,
        id: tournament.number_of(who),
        name: tournament.name_of(who).to_owned(),
        lot: hexadecimal(&lot(tournament, seed, who)),
    };
    Record {
        algorithm: ALGORITHM.to_owned(),
        seed: seed.to_owned(),
        time,
        event: tournament.str(tournament.event.name).to_owned(),
        places,
        provisional: false,
        lots: ties.into_iter().flat_map(|tie| (tie.first..).zip(tie.members)).map(drawn).collect(),
    }
}
