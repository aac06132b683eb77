//! Standings as an owned result: who is ranked where, and everything needed to say why.

mod write_back;

use std::fmt;
use std::sync::Arc;

use exaequo_model::{ParticipantId, Tournament};
use exaequo_tiebreak::{self as tiebreak, Decided, RankingOptions, Spec, Value};

use crate::error::RankingError;
use crate::event::Event;
use crate::playoff::MergedPlayOff;
use crate::ranking::{Chosen, Ranking};
use crate::reading::SourceFile;

/// Standings of an event. Cheap to clone; they keep the event they were made of.
#[derive(Clone)]
pub struct Standings {
    inner: Arc<Inner>,
}

struct Inner {
    event: Event,
    table: tiebreak::Standings,
    options: RankingOptions,
    chosen: Chosen,
    playoff: Option<MergedPlayOff>,
    /// The event as it is rated: without a play-off of another kind of play.
    rated: Tournament,
}

impl Event {
    /// Ranks the participants.
    ///
    /// ```
    /// use exaequo_event::{Event, Ranking, date};
    ///
    /// let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// let round = event.pair([(alyx, bruno)])?;
    /// event.set_result(round, bruno, "0-1")?;
    /// let standings = event.standings(Ranking::by("DE").edition("fide-2024-08"))?;
    /// let first = standings.rows().next().unwrap();
    /// assert_eq!((first.place().to_string().as_str(), first.name()), ("1", "Bruno"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings(&self, ranking: impl Into<Ranking>) -> Result<Standings, RankingError> {
        let ranking = ranking.into();
        let tournament = ranking.with_values(&self.tournament)?;
        let (options, chosen) = ranking.options(&tournament)?;
        let table = rank(&tournament, &options, chosen)?;
        let (event, rated) = (self.with(tournament.clone()), tournament);
        Ok(Standings { inner: Arc::new(Inner { event, table, options, chosen, playoff: None, rated }) })
    }
}

impl Event {
    /// Ranks the participants by options that have been settled already, however their edition was chosen.
    ///
    /// ```
    /// use exaequo_event::{Event, date};
    /// use exaequo_tiebreak::{Edition, RankingOptions, Regulations};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let regulations = Regulations::of(Edition::named("fide-2026-03").unwrap());
    /// let standings = event.standings_by(RankingOptions::new(regulations).by("PTS,DE")?)?;
    /// assert_eq!(standings.rows().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standings_by(&self, options: RankingOptions) -> Result<Standings, RankingError> {
        let chosen = Chosen::ByName;
        let table = rank(&self.tournament, &options, chosen)?;
        let (event, rated) = (self.clone(), self.tournament.clone());
        Ok(Standings { inner: Arc::new(Inner { event, table, options, chosen, playoff: None, rated }) })
    }
}

/// The standings of a tournament by options that have been settled, with what there is to say about their edition.
pub(crate) fn rank(
    tournament: &Tournament,
    options: &RankingOptions,
    chosen: Chosen,
) -> Result<tiebreak::Standings, RankingError> {
    let mut table = tiebreak::Standings::new(tournament, options).map_err(RankingError::of)?;
    table.notices.extend(chosen.assumption(options.regulations.edition));
    Ok(table)
}

impl Standings {
    /// The rows, the best first.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = StandingsRow<'_>> {
        let table = self.table();
        table.rows.iter().map(move |row| StandingsRow { table, row })
    }

    /// The row at a place of the list, from 0.
    pub fn row(&self, index: usize) -> Option<StandingsRow<'_>> {
        let table = self.table();
        table.rows.get(index).map(|row| StandingsRow { table, row })
    }

    /// The criteria, in order, those that were left out aside.
    pub fn criteria(&self) -> &[Spec] {
        &self.table().specs
    }

    /// Everything the rules computed, in full detail.
    pub fn table(&self) -> &tiebreak::Standings {
        &self.inner.table
    }

    /// The event that was ranked, with its play-off where that was put into the standings.
    pub fn event(&self) -> &Event {
        &self.inner.event
    }

    /// The tournament that was ranked.
    pub fn tournament(&self) -> &Tournament {
        &self.inner.event.tournament
    }

    /// The file the event was read from.
    pub fn source(&self) -> Option<&SourceFile> {
        self.inner.event.source()
    }

    /// Who chose the edition.
    pub fn chosen(&self) -> Chosen {
        self.inner.chosen
    }

    /// What the rules were asked for.
    pub fn options(&self) -> &RankingOptions {
        &self.inner.options
    }

    /// The play-off whose outcome is in the standings.
    pub fn playoff(&self) -> Option<&MergedPlayOff> {
        self.inner.playoff.as_ref()
    }

    /// The event as it is rated (6.2): a play-off at another pace is not part of it.
    pub fn rated_event(&self) -> &Tournament {
        &self.inner.rated
    }

    /// The same with the outcome of a play-off, and the games of it that had a file of their own.
    pub(crate) fn with_playoff(
        &self,
        table: tiebreak::Standings,
        rated: Tournament,
        playoff: MergedPlayOff,
    ) -> Self {
        let event = self.event().with(table.field.tournament.clone());
        let (options, chosen) = (self.options().clone(), self.chosen());
        Self { inner: Arc::new(Inner { event, table, options, chosen, playoff: Some(playoff), rated }) }
    }

    /// The same event by other criteria.
    pub(crate) fn by(&self, options: RankingOptions) -> Result<Self, RankingError> {
        let chosen = self.chosen();
        let table = rank(self.tournament(), &options, chosen)?;
        let (event, rated) = (self.event().clone(), self.rated_event().clone());
        Ok(Self { inner: Arc::new(Inner { event, table, options, chosen, playoff: None, rated }) })
    }
}

/// What identifies the standings; printing everything they keep would take pages.
impl fmt::Debug for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let criteria: Vec<String> = self.criteria().iter().map(ToString::to_string).collect();
        let mut shown = f.debug_struct("Standings");
        shown.field("event", &self.event().name()).field("criteria", &criteria);
        shown.field("rows", &self.rows().len()).finish_non_exhaustive()
    }
}

/// A row of standings.
///
/// ```
/// use exaequo_event::{Event, Place, date};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1/2-1/2")?;
/// let standings = event.standings("PTS")?;
/// let rows: Vec<_> = standings.rows().map(|row| (row.place(), row.number(), row.name())).collect();
/// assert_eq!(rows, [(Place::Shared(1), 1, "Alyx"), (Place::Shared(1), 2, "Bruno")]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct StandingsRow<'a> {
    table: &'a tiebreak::Standings,
    row: &'a tiebreak::RankedRow,
}

impl<'a> StandingsRow<'a> {
    /// The participant: a player, in a team event a team.
    pub fn participant(&self) -> ParticipantId {
        self.row.participant
    }

    /// The pairing number of the participant.
    pub fn number(&self) -> u32 {
        self.table.field.tournament.number_of(self.row.participant)
    }

    /// The name of the participant.
    pub fn name(&self) -> &'a str {
        self.table.field.tournament.name_of(self.row.participant)
    }

    /// The place of the participant.
    pub fn place(&self) -> Place {
        match (self.row.rank, self.row.place) {
            (None, _) => Place::None,
            (Some(rank), tiebreak::Sharing::Alone) => Place::Alone(rank),
            (Some(rank), tiebreak::Sharing::Shared) => Place::Shared(rank),
        }
    }

    /// The values, criterion by criterion; a value that does not exist is `None`.
    pub fn values(&self) -> Vec<Value> {
        (0..self.table.specs.len())
            .map(|criterion| self.table.value(criterion, self.row.participant))
            .collect()
    }

    /// What separates the row from the one above.
    pub fn decided(&self) -> Decided {
        self.row.decided
    }
}

/// The place of a participant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nobody else has it.
    Alone(u32),
    /// Others have it too.
    Shared(u32),
    /// The participant is listed without a place.
    None,
}

impl Place {
    /// The place as a number.
    pub const fn number(self) -> Option<u32> {
        match self {
            Self::Alone(rank) | Self::Shared(rank) => Some(rank),
            Self::None => None,
        }
    }
}

/// `3`, `3=` where it is shared, nothing for a participant without a place.
impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Alone(rank) => formatter.pad(&rank.to_string()),
            Self::Shared(rank) => formatter.pad(&format!("{rank}=")),
            Self::None => formatter.pad(""),
        }
    }
}
