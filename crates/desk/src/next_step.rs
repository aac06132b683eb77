//! What comes next in an event that runs.

use exaequo::Event;
use exaequo::model::{RoundNumber, TeamId, Tournament};

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStep {
    /// Results of a round are missing.
    EnterResults(RoundNumber),
    /// There are not enough players to pair a round.
    EnterPlayers,
    /// The players are there, and not yet in teams.
    EnterTeams,
    /// Nobody sits at the boards of a team.
    FillRoster(TeamId),
    /// A round can be paired.
    Pair(RoundNumber),
    /// All rounds that are announced are played.
    Over,
}

impl NextStep {
    /// The next step of an event as it stands.
    ///
    /// ```
    /// use exaequo::model::RoundNumber;
    /// use exaequo::{Event, date};
    /// use exaequo_desk::next_step::NextStep;
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// assert_eq!(NextStep::of(&event), NextStep::EnterPlayers);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// assert_eq!(NextStep::of(&event), NextStep::Pair(RoundNumber(1)));
    /// let round = event.pair([(alyx, bruno)])?;
    /// assert_eq!(NextStep::of(&event), NextStep::EnterResults(round));
    /// event.set_result(round, alyx, "1-0")?;
    /// assert_eq!(NextStep::of(&event), NextStep::Over);
    /// # Ok::<(), exaequo::ChangeError>(())
    /// ```
    pub fn of(event: &Event) -> Self {
        let tournament = event.tournament();
        let rounds = &tournament.rounds;
        let is_announced = rounds.count() < tournament.schedule.announced();
        if let Some(round) = rounds.numbers().find(|round| tournament.missing_results(*round) > 0) {
            Self::EnterResults(round)
        } else if tournament.players.len() < 2 {
            Self::EnterPlayers
        } else if has_teams(tournament) && tournament.teams.len() < 2 {
            Self::EnterTeams
        } else if let Some(team) = without_players(tournament).filter(|_| is_announced) {
            Self::FillRoster(team)
        } else if is_announced {
            Self::Pair(rounds.next_round())
        } else {
            Self::Over
        }
    }
}

/// Whether teams take part, or are to.
pub fn has_teams(tournament: &Tournament) -> bool {
    tournament.is_team_event() || !tournament.board_colors.is_empty()
}

/// The first team with an empty roster.
fn without_players(tournament: &Tournament) -> Option<TeamId> {
    let empty = tournament.teams.iter().position(|team| team.roster.is_empty())?;
    u32::try_from(empty).ok().map(TeamId)
}

#[cfg(test)]
mod tests {
    use super::*;
    use exaequo::date;

    #[test]
    fn players_come_before_teams_and_teams_before_rosters() {
        let mut event = Event::new("League", date(2026, 3, 7), 1);
        event.set_boards(2).expect("boards");
        assert_eq!(NextStep::of(&event), NextStep::EnterPlayers);
        let players = ["A", "B"].map(|name| event.add_player(name, 0));
        assert_eq!(NextStep::of(&event), NextStep::EnterTeams);
        event.add_team("Rooks", players).expect("a team");
        event.add_team("Bishops", []).expect("a team without players");
        assert_eq!(NextStep::of(&event), NextStep::FillRoster(TeamId(1)));
    }
}
