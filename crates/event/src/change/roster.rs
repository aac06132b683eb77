//! Changes of teams: their names and who plays for them.

use exaequo_model::{PlayerId, TeamId};

use super::{Changed, no_team};
use crate::event::Event;

impl Event {
    /// The players of a team in board order; line-ups of rounds that are paired stay.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("League", date(2026, 3, 7), 5);
    /// let [alyx, bruno] = ["Alyx", "Bruno"].map(|name| event.add_player(name, 0));
    /// let rooks = event.add_team("Rooks", [alyx])?;
    /// event.set_roster(rooks, [bruno, alyx])?;
    /// assert_eq!(event.tournament().teams[0].roster, [bruno, alyx]);
    /// # Ok::<(), exaequo_event::ChangeError>(())
    /// ```
    pub fn set_roster(&mut self, team: TeamId, roster: impl IntoIterator<Item = PlayerId>) -> Changed {
        self.change(|draft| match draft.facts.teams.get_mut(team.index()) {
            Some(team) => {
                team.roster = roster.into_iter().collect();
                Ok(())
            }
            None => Err(no_team(team)),
        })
    }
}
