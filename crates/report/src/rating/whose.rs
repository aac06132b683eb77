//! Whose games a report is about, over several events.

use exaequo_event::{NotFound, Rated};
use exaequo_model::{PlayerId, Tournament};

/// Whose games a report is about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Whose {
    /// A line for everybody, and no games.
    #[default]
    Everybodys,
    /// The games of a participant, by number or name: in a team event of a whole team.
    Participant(String),
    /// The games of a player, by number or name.
    Player(String),
}

/// Events with those of their players who are asked for; `None` for everybody.
type Asked<'r> = Vec<(&'r Rated, Option<Vec<PlayerId>>)>;

/// Players of an event, by event.
type Found = Vec<Option<Vec<PlayerId>>>;

impl Whose {
    /// The players in each event; `None` for everybody.
    pub(super) fn find(&self, events: &[Rated]) -> Result<Option<Vec<Vec<PlayerId>>>, NotFound> {
        let found = self.find_all(events)?;
        Ok(found.map(|all| all.into_iter().map(Option::unwrap_or_default).collect()))
    }

    /// The events with the players asked for, if any were; events without them are left out.
    pub(super) fn asked<'r>(&self, events: &'r [Rated]) -> Result<Asked<'r>, NotFound> {
        Ok(match self.find_all(events)? {
            None => events.iter().map(|rated| (rated, None)).collect(),
            Some(all) => events.iter().zip(all).filter(|(_, players)| players.is_some()).collect(),
        })
    }

    /// The players in each event, `None` where there is nobody of that name. Of several events a player need not be in each,
    /// but must be in one.
    fn find_all(&self, events: &[Rated]) -> Result<Option<Found>, NotFound> {
        let mut found = Vec::with_capacity(events.len());
        let mut unknown = None;
        for rated in events {
            match self.of(rated.tournament()) {
                None => return Ok(None),
                Some(Ok(players)) => found.push(Some(players)),
                Some(Err(error @ NotFound::Nobody { .. })) => {
                    unknown = Some(error);
                    found.push(None);
                }
                Some(Err(error)) => return Err(error),
            }
        }
        match unknown.filter(|_| found.iter().all(Option::is_none)) {
            Some(error) => Err(error),
            None => Ok(Some(found)),
        }
    }

    /// The players of one event; `None` for everybody.
    fn of(&self, tournament: &Tournament) -> Option<Result<Vec<PlayerId>, NotFound>> {
        match self {
            Self::Everybodys => None,
            Self::Participant(typed) => {
                let whole = tournament.find_participant(typed).map(|who| tournament.players_of(who));
                // In a team event a number at FIDE is that of one player.
                Some(
                    whole.or_else(|nobody| {
                        tournament.find_fide_number(typed).map(|one| vec![one]).ok_or(nobody)
                    }),
                )
            }
            Self::Player(typed) => Some(tournament.find_player(typed).map(|player| vec![player])),
        }
    }
}
