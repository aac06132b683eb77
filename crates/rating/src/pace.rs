//! 1.1: which kind of play an event is, where its file leaves that to words.

use exaequo_model::{Pace, Tournament};

use crate::eligibility::{pace_of, periods_in};

/// The tournament, its ratings taken as those of the kind of play that is asked for, or that the organiser's words
/// about the thinking times mean where nothing else does.
///
/// ```
/// use exaequo_model::{Facts, Pace, Player, Tournament};
/// use exaequo_rating::at_pace;
///
/// let mut facts = Facts::default();
/// let name = facts.text.push("Alyx");
/// facts.players.push(Player::new(1, name));
/// let tournament = Tournament::new(facts).expect("one player");
/// assert_eq!(at_pace(&tournament, Some(Pace::Blitz)).event.pace, Pace::Blitz);
/// ```
pub fn at_pace(tournament: &Tournament, asked: Option<Pace>) -> Tournament {
    let event = &tournament.event;
    let before = event.pace;
    let said = || {
        let unsaid = event.time_control.white.is_empty();
        periods_in(tournament.str(event.time_text)).filter(|_| unsaid).map(|periods| pace_of(&periods))
    };
    let Some(pace) = asked.or_else(said).filter(|pace| *pace != before) else { return tournament.clone() };
    let mut facts = tournament.clone().into_facts();
    facts.event.pace = pace;
    for entry in facts.ratings.iter_mut().filter(|entry| entry.pace == before) {
        entry.pace = pace;
    }
    Tournament::new(facts).unwrap_or_else(|_| tournament.clone())
}
