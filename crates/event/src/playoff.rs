//! Articles 2 and 3: the play-off of an event, planned and put into its standings.
//!
//! [`PlayOffInput`] is what the regulations say and, where they have a file of their own, the games. It is matched with
//! standings once; [`plan`] and [`merge`] are made of that.

pub use exaequo_playoff::berger::Cycles;

use exaequo_model::Tournament;
use exaequo_playoff::{
    self as rules, Merged, Plan, PlayOff, PlayOffRegulations, RegulationsError, TieMethod,
};
use exaequo_rating::rated_together;

use crate::change::ChangeError;
use crate::error::{Hint, RankingError};
use crate::event::Event;
use crate::standings::{Standings, rank};

/// The regulations of a play-off, and its games where they have a file of their own.
#[derive(Clone, Debug)]
pub struct PlayOffInput {
    regulations: PlayOffRegulations,
    /// The text of the regulations and the name of its file, to say where something stands.
    file: String,
    text: String,
    games: Option<(String, Event)>,
}

impl PlayOffInput {
    /// Reads regulations in TOML; the name of the file appears in the errors.
    pub fn parse(file: &str, text: &str) -> Result<Self, PlayOffError> {
        let regulations =
            PlayOffRegulations::parse(text).map_err(|error| regulations_error(file, text, error))?;
        Ok(Self { regulations, file: file.to_owned(), text: text.to_owned(), games: None })
    }

    /// With the games of a file of their own.
    pub fn with_games(self, file: &str, event: Event) -> Self {
        Self { games: Some((file.to_owned(), event)), ..self }
    }

    /// The regulations of the play-off.
    pub fn regulations(&self) -> &PlayOffRegulations {
        &self.regulations
    }

    /// The regulations must be for such an event.
    pub(crate) fn fit(&self, standings: &exaequo_tiebreak::Standings) -> Result<(), PlayOffError> {
        let fits = self.regulations.fit(&self.text, standings);
        fits.map_err(|error| regulations_error(&self.file, &self.text, error))
    }

    /// Whether the regulations ask for games that are not there yet.
    pub fn awaits_games(&self, standings: &Standings) -> Result<bool, PlayOffError> {
        self.fit(standings.table())?;
        Ok(self.regulations.method == TieMethod::PlayOff && self.played(standings).is_none())
    }

    /// What has been played: in a file of its own, or behind the tournament in its file.
    fn played<'a>(&'a self, standings: &'a Standings) -> Option<PlayOff<'a>> {
        let own = self.games.as_ref().map(|(_, event)| PlayOff::of_file(&event.tournament));
        own.or_else(|| PlayOff::inside(standings.tournament()))
    }

    /// The file of games that the regulations leave out because they know no play-off (2.1).
    pub fn unused_file(&self) -> Option<&str> {
        let (file, _) = self.games.as_ref().filter(|_| self.regulations.method != TieMethod::PlayOff)?;
        Some(file)
    }
}

fn regulations_error(file: &str, text: &str, error: RegulationsError) -> PlayOffError {
    PlayOffError::Regulations { file: file.to_owned(), text: text.to_owned(), error: Box::new(error) }
}

/// Why there is no play-off of an event.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayOffError {
    /// The regulations cannot be read, or are not for such an event.
    #[error("{file}: the regulations cannot be used: {error}")]
    Regulations {
        /// The name of the file.
        file: String,
        /// The text of the file.
        text: String,
        /// What is wrong with the text.
        error: Box<RegulationsError>,
    },
    /// The regulations ask for a play-off, and no games were given.
    #[error("the regulations ask for a play-off, and its games are not given")]
    NoGames,
    /// The play-off has games of participants who have nothing to play for.
    #[error("this is not the play-off: nothing is at stake for {}", .names.join(", "))]
    Strangers {
        /// The file; `None` where the games are in one file with their tournament.
        file: Option<String>,
        /// The names of these participants.
        names: Vec<String>,
    },
    /// Nobody plays off, so there is nothing to fill in.
    #[error("nobody plays off")]
    NobodyPlays,
    /// The tournament with its play-off cannot be ranked.
    #[error(transparent)]
    Ranking(Box<RankingError>),
    /// The games of the plan do not make a tournament.
    #[error(transparent)]
    Incoherent(#[from] ChangeError),
}

impl From<RankingError> for PlayOffError {
    fn from(error: RankingError) -> Self {
        Self::Ranking(Box::new(error))
    }
}

impl PlayOffError {
    /// What can be done about it.
    pub fn hint(&self) -> Option<Hint> {
        match self {
            Self::NoGames => Some(Hint::NameThePlayOff),
            Self::NobodyPlays => Some(Hint::LookAtThePlan),
            Self::Ranking(error) => error.hint(),
            _ => None,
        }
    }
}

/// A play-off that has been matched with standings.
struct MatchedPlayOff<'a> {
    input: &'a PlayOffInput,
    standings: &'a Standings,
    /// Who would play off for what: everything else is made of it.
    first_plan: Plan,
    /// What has been played, wherever it is.
    played: Option<PlayOff<'a>>,
}

impl<'a> MatchedPlayOff<'a> {
    /// The regulations must be for such an event, and the games of those who are tied.
    fn new(standings: &'a Standings, input: &'a PlayOffInput) -> Result<Self, PlayOffError> {
        input.fit(standings.table())?;
        let first_plan = Plan::new(standings.table(), &input.regulations);
        let matched = Self { input, standings, first_plan, played: input.played(standings) };
        let names = matched.strangers();
        if names.is_empty() {
            return Ok(matched);
        }
        Err(PlayOffError::Strangers { file: input.games.as_ref().map(|(file, _)| file.clone()), names })
    }

    /// Those who play without being tied, by name.
    fn strangers(&self) -> Vec<String> {
        let is_played_off = self.input.regulations.method == TieMethod::PlayOff;
        let Some(played) = self.played.as_ref().filter(|_| is_played_off) else { return Vec::new() };
        let found = self.first_plan.strangers(self.standings.table(), played).into_iter();
        found.map(|who| played.games().name_of(who).to_owned()).collect()
    }

    /// The plan as far as it has been played; the first one where nothing has.
    fn plan(&self) -> PlannedPlayOff {
        let (table, regulations) = (self.standings.table(), &self.input.regulations);
        let first = self.first_plan.clone();
        let plan = match &self.played {
            Some(begun) => first.continued(table, begun, regulations),
            None => first,
        };
        PlannedPlayOff {
            standings: self.standings.clone(),
            regulations: regulations.clone(),
            plan,
            games: self.played.as_ref().map(|played| played.games().clone()),
        }
    }

    /// The event and a play-off with a file of its own as one, so that lists show the games of both, and what of it is
    /// rated (6.2).
    fn joined(&self) -> (Tournament, Tournament) {
        let event = self.standings.tournament();
        let joined = || {
            let (_, own) = self.input.games.as_ref().filter(|_| self.input.unused_file().is_none())?;
            let whole = self.first_plan.joined(self.standings.table(), self.played.as_ref()?)?;
            let rated = rated_together(event, &own.tournament, &whole);
            Some((whole, rated))
        };
        joined().unwrap_or_else(|| (event.clone(), event.clone()))
    }

    /// Puts the outcome into standings.
    fn merge(&self, table: &mut exaequo_tiebreak::Standings) -> Result<Merged, PlayOffError> {
        let regulations = &self.input.regulations;
        match (regulations.method, &self.played) {
            (TieMethod::PlayOff, Some(played)) => {
                Ok(self.first_plan.clone().merge_into(table, played, regulations))
            }
            (TieMethod::PlayOff, None) => Err(PlayOffError::NoGames),
            (TieMethod::Share, _) => {
                rules::share(table, regulations);
                Ok(Merged { groups: Vec::new() })
            }
            (TieMethod::List, _) => Ok(Merged { groups: Vec::new() }),
        }
    }
}

/// A plan: who plays off, for which places, who meets whom and when.
#[derive(Clone, Debug)]
pub struct PlannedPlayOff {
    standings: Standings,
    regulations: PlayOffRegulations,
    plan: Plan,
    games: Option<Tournament>,
}

impl PlannedPlayOff {
    /// The standings it follows from.
    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// The regulations of the play-off.
    pub fn regulations(&self) -> &PlayOffRegulations {
        &self.regulations
    }

    /// The plan of the play-off, group by group.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The games of a play-off that has begun, as a tournament of their own.
    pub fn games(&self) -> Option<&Tournament> {
        self.games.as_ref()
    }

    /// Whether somebody is tied and nobody can play.
    pub fn plans_nothing(&self) -> bool {
        let groups = &self.plan.groups;
        !groups.is_empty() && groups.iter().all(|group| group.contest.is_err())
    }

    /// The games that come next as an event whose results are to be filled in.
    pub fn to_event(&self) -> Result<Event, PlayOffError> {
        if self.plan.groups.iter().all(|group| group.contest.is_err()) {
            return Err(PlayOffError::NobodyPlays);
        }
        let facts = match &self.games {
            Some(begun) => rules::with_next_games(begun, &self.plan),
            None => rules::facts(self.standings.tournament(), &self.plan, &self.regulations),
        };
        let tournament = Tournament::new(facts).map_err(ChangeError::from)?;
        Ok(Event::from(tournament))
    }
}

/// A play-off whose outcome is in standings.
#[derive(Clone, Debug)]
pub struct MergedPlayOff {
    plan: PlannedPlayOff,
    merged: Merged,
}

impl MergedPlayOff {
    /// How it was to be played, with the standings before it.
    pub fn plan(&self) -> &PlannedPlayOff {
        &self.plan
    }

    /// What the play-off decided.
    pub fn merged(&self) -> &Merged {
        &self.merged
    }

    /// The regulations of the play-off.
    pub fn regulations(&self) -> &PlayOffRegulations {
        &self.plan.regulations
    }
}

/// Who plays off for which places, and how.
///
/// ```
/// use exaequo_event::playoff::{self, PlayOffInput};
/// use exaequo_event::{Event, date};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1/2-1/2")?;
/// let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
/// let input = PlayOffInput::parse("playoff.toml", regulations)?;
/// let planned = playoff::plan(&event.standings("PTS")?, &input)?;
/// assert_eq!(planned.plan().groups[0].tie.places, (1, 2));
/// // The games as an event of their own, whose results are to be filled in.
/// assert_eq!(planned.to_event()?.tournament().players.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn plan(standings: &Standings, input: &PlayOffInput) -> Result<PlannedPlayOff, PlayOffError> {
    Ok(MatchedPlayOff::new(standings, input)?.plan())
}

/// The standings with the outcome of a play-off: its places first, the rest by the list.
///
/// ```
/// use exaequo_event::playoff::{self, PlayOffInput};
/// use exaequo_event::{Event, date};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1/2-1/2")?;
/// let regulations = "method = 'play-off'\nplaces = 'first'\n[[stage]]\ntime-control = '5+3'\n";
/// let input = PlayOffInput::parse("playoff.toml", regulations)?;
/// let standings = event.standings("PTS")?;
/// let mut games = playoff::plan(&standings, &input)?.to_event()?;
/// let bruno = games.tournament().find_player("Bruno")?;
/// let won = if games.tournament().rounds.pairings[0].white == bruno { "1-0" } else { "0-1" };
/// games.set_result(exaequo_model::RoundNumber(1), bruno, won)?;
///
/// let merged = playoff::merge(&standings, &input.with_games("playoff.trf", games))?;
/// let order: Vec<_> = merged.rows().map(|row| (row.place().to_string(), row.name())).collect();
/// assert_eq!(order, [("1".to_owned(), "Bruno"), ("2".to_owned(), "Alyx")]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn merge(standings: &Standings, input: &PlayOffInput) -> Result<Standings, PlayOffError> {
    let matched = MatchedPlayOff::new(standings, input)?;
    let (whole, rated) = matched.joined();
    let mut table = rank(&whole, standings.options(), standings.chosen())?;
    let merged = matched.merge(&mut table)?;
    Ok(standings.with_playoff(table, rated, MergedPlayOff { plan: matched.plan(), merged }))
}
