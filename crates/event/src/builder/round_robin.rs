//! All rounds of a round robin at once, by the Berger tables (3.1.3).

use exaequo_model::{PlayerId, System, TeamId};
use exaequo_playoff::berger::{Cycles, table};

use super::Builder;
use crate::change::ChangeError;
use crate::event::Event;

impl Builder {
    /// Pairs every round of a round robin by the Berger tables: teams where there are some, else players, in the order in
    /// which they were added.
    pub fn pair_round_robin(&mut self, cycles: Cycles) {
        let (players, teams) = (self.facts.players.len(), self.facts.teams.len());
        let rounds = table(u32::try_from(if teams > 0 { teams } else { players }).unwrap_or(0), cycles);
        self.facts.schedule.announce(u16::try_from(rounds.len()).unwrap_or(u16::MAX));
        self.facts.system = Some(System::RoundRobin { cycles: if cycles == Cycles::Single { 1 } else { 2 } });
        for pairs in rounds {
            let pairs = pairs.into_iter().map(|(white, black)| (white - 1, black - 1));
            if teams > 0 {
                self.pair_teams(pairs.map(|(white, black)| (TeamId(white), TeamId(black))));
            } else {
                self.pair(pairs.map(|(white, black)| (PlayerId(white), PlayerId(black))));
            }
        }
    }
}

impl Event {
    /// Pairs every round of a round robin by the Berger tables. See [`Builder::pair_round_robin`].
    ///
    /// ```
    /// use exaequo_event::model::RoundNumber;
    /// use exaequo_event::{Event, date, playoff::Cycles};
    ///
    /// let mut event = Event::new("Final", date(2026, 3, 7), 0);
    /// let four = ["Alyx", "Bruno", "Chloé", "Driss"].map(|name| event.add_player(name, 0));
    /// event.pair_round_robin(Cycles::Single)?;
    /// assert_eq!(event.tournament().rounds_before_play_off(), 3);
    /// event.set_result(RoundNumber(1), four[0], "1-0")?;
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn pair_round_robin(&mut self, cycles: Cycles) -> Result<(), ChangeError> {
        self.change(|draft| {
            draft.pair_round_robin(cycles);
            Ok(())
        })
    }

    /// A round robin of players who have a number and no name yet: a Berger table to be filled in.
    ///
    /// ```
    /// use exaequo_event::{Event, playoff::Cycles};
    ///
    /// let table = Event::berger_table(6, Cycles::Double)?;
    /// assert_eq!(table.tournament().rounds_before_play_off(), 10);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn berger_table(players: u32, cycles: Cycles) -> Result<Self, ChangeError> {
        let mut draft = Self::builder("");
        for number in 1..=players {
            draft.add(number.to_string().as_str());
        }
        draft.pair_round_robin(cycles);
        draft.build()
    }
}
