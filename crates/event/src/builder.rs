//! An event without a file: entered piece by piece, checked once.

mod player;
mod round_robin;
mod rounds;

pub use player::NewPlayer;
pub(crate) use player::rating_entry;
pub(crate) use rounds::Seats;

use exaequo_model::{Color, Date, Facts, PlayerId, RoundNumber, System, Team, TeamId, Tournament};

use crate::change::ChangeError;
use crate::event::Event;

/// An event in the making. Nothing is checked before [`Builder::build`], which reports all problems at once.
///
/// ```
/// use exaequo_event::{Event, NewPlayer, date};
///
/// let mut builder = Event::builder("Club championship").starting(date(2026, 3, 7)).rounds(3);
/// let alyx = builder.add(NewPlayer::new("Alyx").rated(2200).club("Rook & Roll"));
/// let bruno = builder.add("Bruno");
/// let round = builder.pair([(alyx, bruno)]);
/// builder.set_result(round, alyx, "1/2-1/2")?;
/// let event = builder.build()?;
/// assert_eq!(event.tournament().rounds.count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Builder {
    pub(crate) facts: Facts,
}

impl Builder {
    pub(crate) fn new(name: &str) -> Self {
        let mut facts = Facts::default();
        facts.event.name = facts.text.push(name);
        Self { facts }
    }

    /// The first day, which decides the edition of the regulations.
    pub fn starting(mut self, day: Date) -> Self {
        self.facts.event.start = Some(day);
        self
    }

    /// How many rounds are announced.
    pub fn rounds(mut self, rounds: u16) -> Self {
        self.facts.schedule.announce(rounds);
        self
    }

    /// The system. Without it, the system is worked out from who met whom.
    pub fn system(mut self, system: System) -> Self {
        self.facts.system = Some(system);
        self
    }

    /// How many boards a match of teams has; the first team has White on the odd ones. Without it, as many as the
    /// smallest roster.
    pub fn boards(mut self, boards: u16) -> Self {
        self.set_boards(boards);
        self
    }

    pub(crate) fn set_boards(&mut self, boards: u16) {
        let color = |board: u16| if board.is_multiple_of(2) { Color::White } else { Color::Black };
        self.facts.board_colors = (0..boards).map(color).collect();
    }

    /// Direct access to all facts of the event.
    pub fn facts_mut(&mut self) -> &mut Facts {
        &mut self.facts
    }

    /// Adds a player, with the next free number unless it has its own.
    pub fn add(&mut self, player: impl Into<NewPlayer>) -> PlayerId {
        player.into().enter(&mut self.facts)
    }

    /// Adds a team of players in board order. An event with teams is a team event: its participants are the teams.
    pub fn add_team(&mut self, name: &str, roster: impl IntoIterator<Item = PlayerId>) -> TeamId {
        let number = self.facts.teams.iter().map(|team| team.number).max().unwrap_or(0).saturating_add(1);
        let name = self.facts.text.push(name);
        let team = Team { roster: roster.into_iter().collect(), ..Team::new(number, name) };
        if self.facts.is_team_event() {
            // A column of values computed elsewhere has a place for every participant.
            self.facts.external.iter_mut().for_each(|column| column.values.push(None));
        }
        self.facts.teams.push(team);
        TeamId(u32::try_from(self.facts.teams.len() - 1).unwrap_or(u32::MAX))
    }

    /// The event, if everything fits together.
    pub fn build(self) -> Result<Event, ChangeError> {
        Ok(Event::from(Tournament::new(self.facts)?))
    }

    /// The number of the round that is paired next.
    pub(crate) fn next_round(&self) -> RoundNumber {
        self.facts.rounds.next_round()
    }
}
