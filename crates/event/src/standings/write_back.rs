//! Computed ranks and their list, written into the event.

use exaequo_model::{Facts, ListScope, ParticipantId, Published, TieBreakList};

use super::Standings;
use crate::change::ChangeError;
use crate::event::Event;

impl Standings {
    /// Writes ranks and the list into an event of the same participants, so that a file made of it has them; the points
    /// too, where all rounds count.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, bruno, "0-1")?;
    /// event.standings("DE, SB")?.write_into(&mut event)?;
    /// assert_eq!(event.tournament().published_of(bruno.participant()).rank, Some(1));
    /// assert!(event.check_ranks()?.agrees());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn write_into(&self, event: &mut Event) -> Result<(), ChangeError> {
        let (own, other) = (self.tournament(), event.tournament());
        let is_same = own.participant_count() == other.participant_count()
            && own.participants().all(|who| own.number_of(who) == other.number_of(who));
        if !is_same {
            return Err(ChangeError::OtherEvent);
        }
        event.change(|draft| {
            let facts = draft.facts_mut();
            for who in self.tournament().participants() {
                self.publish(who, facts);
            }
            let list = self.criteria().iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
            let text = facts.text.push(&list);
            facts.event.tie_breaks = Some(TieBreakList { text, scope: ListScope::Everybody });
            Ok(())
        })
    }

    /// What is printed about one participant.
    fn publish(&self, who: ParticipantId, facts: &mut Facts) {
        let table = self.table();
        let rank = table.row_of(who).and_then(|row| table.rows[row].rank);
        // After an earlier round the points are not those of the games in the event, which a file counts.
        let is_whole = table.missing == 0 && table.field.rounds() == usize::from(facts.rounds.count());
        let total = |basis| is_whole.then(|| table.field.table(basis).records.total(who));
        let (points, game_points) = if facts.is_team_event() {
            use exaequo_model::PrimaryScore::{GamePoints, MatchPoints};
            (total(MatchPoints), total(GamePoints))
        } else {
            (total(table.field.primary), None)
        };
        let published = Published { points, game_points, rank };
        if let Some(team) = facts.teams.get_mut(who.index()) {
            team.published = published;
        } else if let Some(player) = facts.players.get_mut(who.index()) {
            player.published = published;
        }
    }
}
