//! Who can be paired, and what a plan of the next round leaves open or repeats.

use exaequo_model::{Bye, ParticipantId, RoundNumber, System, Tournament};

use crate::event::Event;
use crate::pairing_plan::PairingPlan;

impl Event {
    /// Those who can be paired in a round: they have entered, have not left, and did not ask for a bye.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_model::{Bye, RoundNumber};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let [alyx, bruno, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    /// event.give_bye(RoundNumber(1), alyx, Bye::HalfPoint)?;
    /// event.withdraw(chloe, 1)?;
    /// assert_eq!(event.pairable(RoundNumber(1)), [bruno, chloe].map(|one| one.participant()));
    /// assert_eq!(event.pairable(RoundNumber(2)), [alyx, bruno].map(|one| one.participant()));
    /// assert_eq!(event.requested_bye(RoundNumber(1), alyx.participant()), Some(Bye::HalfPoint));
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn pairable(&self, round: RoundNumber) -> Vec<ParticipantId> {
        let can_be_paired = |who: &ParticipantId| {
            self.tournament.status_of(*who).takes_part_in(round) && self.requested_bye(round, *who).is_none()
        };
        self.tournament.participants().filter(can_be_paired).collect()
    }

    /// The bye somebody has asked for in a round that is still to be paired.
    pub fn requested_bye(&self, round: RoundNumber, who: ParticipantId) -> Option<Bye> {
        let mut requests = self.tournament.requests.iter();
        let request = requests.find(|(of, absence)| *of == round && absence.participant == who);
        request.map(|(_, absence)| absence.bye)
    }
}

impl PairingPlan {
    /// Those who could be paired in the next round and are neither paired nor have a bye.
    ///
    /// ```
    /// use exaequo_event::{Event, PairingPlan, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let [_, _, chloe] = ["Alyx", "Bruno", "Chloé"].map(|name| event.add_player(name, 0));
    /// let plan = PairingPlan::read(event.tournament(), "1 2")?;
    /// assert_eq!(plan.left_over(&event), [chloe.participant()]);
    /// # Ok::<(), exaequo_event::PlanError>(())
    /// ```
    pub fn left_over(&self, event: &Event) -> Vec<ParticipantId> {
        let is_planned = |who: &ParticipantId| {
            self.pairs.iter().any(|(white, black)| white == who || black == who)
                || self.byes.iter().any(|(other, _)| other == who)
        };
        let pairable = event.pairable(event.tournament.rounds.next_round());
        pairable.into_iter().filter(|who| !is_planned(who)).collect()
    }

    /// The pairs who have met already; none where everybody meets several times, or by a schedule.
    ///
    /// ```
    /// use exaequo_event::{Event, PairingPlan, date};
    ///
    /// let mut event = Event::new("Open", date(2026, 3, 7), 5);
    /// let (alyx, bruno) = (event.add_player("Alyx", 0), event.add_player("Bruno", 0));
    /// event.pair([(alyx, bruno)])?;
    /// let again = PairingPlan::read(event.tournament(), "2 1")?;
    /// assert_eq!(again.rematches(event.tournament()), [(bruno.participant(), alyx.participant())]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rematches(&self, tournament: &Tournament) -> Vec<(ParticipantId, ParticipantId)> {
        if tournament.system.is_some_and(System::is_predetermined) {
            return Vec::new();
        }
        let have_met = |(white, black): &&(ParticipantId, ParticipantId)| met(tournament, *white, *black);
        self.pairs.iter().filter(have_met).copied().collect()
    }
}

/// Whether two were paired with each other, in whichever colours.
fn met(tournament: &Tournament, one: ParticipantId, other: ParticipantId) -> bool {
    let is_theirs =
        |white: u32, black: u32| (white, black) == (one.0, other.0) || (white, black) == (other.0, one.0);
    let rounds = &tournament.rounds;
    if tournament.is_team_event() {
        rounds.matches.iter().any(|meeting| is_theirs(meeting.white.0, meeting.black.0))
    } else {
        rounds.pairings.iter().any(|game| is_theirs(game.white.0, game.black.0))
    }
}
