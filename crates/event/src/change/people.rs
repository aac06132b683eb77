//! Changes about people: withdrawals, late corrections of names and ratings, byes that are taken back.

use exaequo_model::{
    Departure, DepartureReason, Elo, Facts, ParticipantId, PlayerId, RatingBody, RoundNumber, TeamId,
    ValidFrom,
};

use super::{ChangeError, Changed, no_player};
use crate::builder::{NewPlayer, rating_entry};
use crate::event::Event;
use crate::find::Whom;

impl Event {
    /// Notes that somebody left the event after a number of rounds. Results stand; games that are still to be played are
    /// entered as they come. Who has left is not paired any more.
    ///
    /// ```
    /// use exaequo_event::{ChangeError, Event, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// event.pair([(alyx, bruno)])?;
    /// event.withdraw("Alyx", 1)?;
    /// let left = event.tournament().status_of(alyx.participant()).left;
    /// assert_eq!(left.map(|departure| departure.after), Some(1));
    /// assert!(matches!(event.pair([(bruno, alyx)]), Err(ChangeError::HasLeft { number: 1, .. })));
    /// assert!(matches!(event.withdraw(bruno, 99), Err(ChangeError::NotAnnounced { asked: 99, announced: 5 })));
    /// event.reinstate(alyx)?;
    /// assert_eq!(event.tournament().status_of(alyx.participant()).left, None);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn withdraw(&mut self, who: impl Into<Whom>, after: u16) -> Changed {
        self.leave(who, Departure { after, reason: DepartureReason::Withdrawn })
    }

    /// Notes how somebody left the event: withdrawn, or expelled.
    pub fn leave(&mut self, who: impl Into<Whom>, departure: Departure) -> Changed {
        let who = who.into().find(&self.tournament).map_err(ChangeError::from);
        let announced = self.tournament.schedule.announced().max(self.tournament.rounds.count());
        let asked = departure.after;
        let late = (asked > announced).then_some(ChangeError::NotAnnounced { asked, announced });
        match (who, late) {
            (Ok(who), None) => self.change(|draft| {
                set_departure(&mut draft.facts, who, Some(departure));
                Ok(())
            }),
            (who, late) => Err(ChangeError::all(who.err().into_iter().chain(late).collect())),
        }
    }

    /// Takes a withdrawal back.
    pub fn reinstate(&mut self, who: impl Into<Whom>) -> Changed {
        let who = who.into().find(&self.tournament)?;
        self.change(|draft| {
            set_departure(&mut draft.facts, who, None);
            Ok(())
        })
    }

    /// Takes a bye back that somebody asked for in a round that is still to be paired.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::{Bye, RoundNumber};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let alyx = event.add_player("Alyx", 0);
    /// event.give_bye(RoundNumber(2), alyx, Bye::HalfPoint)?;
    /// event.cancel_bye(RoundNumber(2), alyx)?;
    /// assert!(event.tournament().requests.is_empty());
    /// assert!(event.cancel_bye(RoundNumber(2), alyx).is_err());
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn cancel_bye(&mut self, round: RoundNumber, who: impl Into<Whom>) -> Changed {
        let who = who.into().find(&self.tournament)?;
        let number = self.tournament.number_of(who);
        self.change(|draft| {
            let requests = &mut draft.facts.requests;
            let before = requests.len();
            requests.retain(|(of, bye)| *of != round || bye.participant != who);
            if requests.len() == before { Err(ChangeError::NoBye { round, number }) } else { Ok(()) }
        })
    }

    /// Corrects the name of a player, or of a team.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let alyx = event.add_player("Alix", 0);
    /// event.rename(alyx, "Alyx")?;
    /// assert_eq!(event.tournament().name_of(alyx.participant()), "Alyx");
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn rename(&mut self, who: impl Into<Whom>, name: &str) -> Changed {
        let who = who.into().find(&self.tournament)?;
        self.change(|draft| {
            let text = draft.facts.text.push(name);
            if let Some(team) = draft.facts.teams.get_mut(who.index()) {
                team.name = text;
            } else if let Some(player) = draft.facts.players.get_mut(who.index()) {
                player.name = text;
            }
            Ok(())
        })
    }

    /// Corrects everything that is known of a player. Ratings that begin in a later round stay.
    ///
    /// ```
    /// use exaequo_event::{Event, NewPlayer, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let alyx = event.add_player("Alix", 2020);
    /// let known = NewPlayer::of(event.tournament(), alyx);
    /// event.edit_player(alyx, NewPlayer { name: "Alyx".to_owned(), ..known }.rated(2200).club("Rook & Roll"))?;
    /// assert_eq!(event.tournament().name_of(alyx.participant()), "Alyx");
    /// assert_eq!(event.tournament().rating_of(alyx).map(|rating| rating.value()), Some(2200));
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn edit_player(&mut self, player: PlayerId, facts: NewPlayer) -> Changed {
        self.known(player)?;
        self.change(|draft| {
            facts.describe(&mut draft.facts, player);
            Ok(())
        })
    }

    /// Corrects the rating at the start of a player, of an individual event or of a team; 0 is no rating.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let alyx = event.add_player("Alyx", 2020);
    /// event.set_rating(alyx, 2200)?;
    /// assert_eq!(event.tournament().rating_of(alyx).map(|rating| rating.value()), Some(2200));
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn set_rating(&mut self, player: PlayerId, rating: u16) -> Changed {
        self.known(player)?;
        self.change(|draft| {
            let facts = &mut draft.facts;
            let pace = facts.event.pace;
            facts.ratings.retain(|held| {
                held.player != player
                    || held.body != RatingBody::Fide
                    || held.pace != pace
                    || held.from != ValidFrom::Start
            });
            facts.ratings.extend(Elo::new(rating.into()).map(|rating| rating_entry(player, rating, pace)));
            Ok(())
        })
    }

    /// Refuses a player of another event.
    fn known(&self, player: PlayerId) -> Changed {
        let is_known = player.index() < self.tournament.players.len();
        is_known.then_some(()).ok_or_else(|| no_player(player))
    }
}

/// Everybody paired in a round who has left, or who is still to come.
pub(super) fn not_there(facts: &Facts, round: RoundNumber) -> Vec<ChangeError> {
    let paired: Vec<ParticipantId> = if facts.is_team_event() {
        let teams = facts.rounds.matches_of(round).iter().flat_map(|one| [one.white, one.black]);
        teams.map(TeamId::participant).collect()
    } else {
        let players = facts.rounds.pairings_of(round).iter().flat_map(|one| [one.white, one.black]);
        players.map(PlayerId::participant).collect()
    };
    paired.into_iter().filter_map(|who| absent(facts, who, round)).collect()
}

/// Why a participant cannot be paired in a round.
fn absent(facts: &Facts, who: ParticipantId, round: RoundNumber) -> Option<ChangeError> {
    let (number, status) = match facts.teams.get(who.index()) {
        Some(team) => (team.number, team.status),
        None => facts.players.get(who.index()).map(|player| (player.number, player.status))?,
    };
    if status.takes_part_in(round) {
        return None;
    }
    Some(match status.left {
        Some(departure) if status.entered <= round => {
            ChangeError::HasLeft { number, after: departure.after, round }
        }
        _ => ChangeError::NotEntered { number, from: status.entered, round },
    })
}

fn set_departure(facts: &mut Facts, who: ParticipantId, departure: Option<Departure>) {
    let status = if facts.is_team_event() {
        facts.teams.get_mut(who.index()).map(|team| &mut team.status)
    } else {
        facts.players.get_mut(who.index()).map(|player| &mut player.status)
    };
    if let Some(status) = status {
        status.left = departure;
    }
}
