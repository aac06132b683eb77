//! What standings are asked for: the list, the edition, the round.

use exaequo_model::{Date, Elo, System, Tournament};
use exaequo_tiebreak::lots::{Among, Draw};
use exaequo_tiebreak::{Edition, Listed, Notice, Preset, RankingOptions, Regulations, parse_list};

use crate::error::{RankingError, UnreadableProvisions};
use crate::external::ExternalValues;

/// How participants are to be ranked. By default: by the list of the event, by the edition of its first day,
/// after the last complete round. An event without a list is ranked by points alone, and a notice says so.
///
/// ```
/// use exaequo_event::Ranking;
///
/// let by_list = Ranking::by("BH/C1, DE, SB");
/// let of_federation = Ranking::preset("fqe-swiss").edition("fqe-2026-03").after_round(5);
/// # let _ = (by_list, of_federation);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Ranking {
    list: ListChoice,
    edition: EditionChoice,
    round: Option<u16>,
    unrated: Option<Elo>,
    system: Option<System>,
    lots: Vec<Draw>,
    external: Vec<ExternalValues>,
}

#[derive(Clone, Debug, Default)]
enum ListChoice {
    #[default]
    OfTheEvent,
    Text(String),
    Preset(String),
}

#[derive(Clone, Debug, Default)]
enum EditionChoice {
    #[default]
    ByFirstDay,
    Named(String),
    Toml {
        file: String,
        text: String,
    },
}

/// Who chose the edition.
///
/// ```
/// use exaequo_event::{Chosen, Event, Ranking, date};
///
/// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
/// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
/// # let round = event.pair([(alyx, bruno)])?;
/// # event.set_result(round, alyx, "1-0")?;
/// assert_eq!(event.standings("DE")?.chosen(), Chosen::ByStart(date(2026, 3, 7)));
/// let named = event.standings(Ranking::by("DE").edition("fide-2009"))?;
/// assert_eq!(named.chosen(), Chosen::ByName);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The first day of the tournament.
    ByStart(Date),
    /// Nobody: the first day is not known, so the newest edition is assumed.
    Newest,
    /// Whoever asked for the standings.
    ByName,
}

impl Chosen {
    /// The notice that the edition is an assumption: nobody named it, and the first day is not known or the edition was not
    /// yet binding for every event on that day.
    pub(crate) fn assumption(self, edition: &Edition) -> Option<Notice> {
        match self {
            Self::ByName => None,
            Self::Newest => Some(Notice::NewestEdition { edition: edition.name }),
            Self::ByStart(start) => {
                let binding = edition.binding.filter(|binding| start < *binding)?;
                Some(Notice::EditionAssumed { edition: edition.name, binding })
            }
        }
    }
}

impl Ranking {
    /// By a list of criteria, such as `BH/C1, DE, SB`. Points come first unless the list says otherwise.
    pub fn by(list: impl Into<String>) -> Self {
        Self { list: ListChoice::Text(list.into()), ..Self::default() }
    }

    /// By a list that has a name, such as `fide-swiss`.
    pub fn preset(name: impl Into<String>) -> Self {
        Self { list: ListChoice::Preset(name.into()), ..Self::default() }
    }

    /// By what somebody typed: the name of a list, or criteria. An empty text leaves the list to the event.
    ///
    /// ```
    /// use exaequo_event::{Event, Ranking, date};
    ///
    /// let event = Event::new("Open", date(2026, 3, 7), 5);
    /// let named = event.rules(Ranking::typed("FIDE-Swiss"))?;
    /// assert_eq!(named.criteria.len(), event.rules(Ranking::preset("fide-swiss"))?.criteria.len());
    /// assert_eq!(event.rules(Ranking::typed("BH, SB"))?.criteria.len(), 3);
    /// # Ok::<(), exaequo_event::RankingError>(())
    /// ```
    pub fn typed(list: &str) -> Self {
        let name = list.trim().to_ascii_lowercase();
        match Preset::named(&name) {
            _ if name.is_empty() => Self::default(),
            Some(_) => Self::preset(name),
            None => Self::by(list),
        }
    }

    /// By an edition of the regulations, whenever the event was.
    pub fn edition(self, name: impl Into<String>) -> Self {
        Self { edition: EditionChoice::Named(name.into()), ..self }
    }

    /// By the provisions of a TOML file (16.6); its name appears in the errors.
    ///
    /// ```
    /// use exaequo_event::{Event, Ranking, date};
    ///
    /// # let mut event = Event::new("Duel", date(2026, 3, 7), 1);
    /// # let (alyx, bruno) = (event.add_player("Alyx", 2200), event.add_player("Bruno", 2150));
    /// # let round = event.pair([(alyx, bruno)])?;
    /// # event.set_result(round, alyx, "1-0")?;
    /// let toml = "edition = 'fide-2026-03'\nbye-cap = 'none'\n";
    /// let standings = event.standings(Ranking::by("BH").provisions("open.toml", toml))?;
    /// assert_eq!(standings.options().regulations.changed().count(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn provisions(self, file: impl Into<String>, toml: impl Into<String>) -> Self {
        Self { edition: EditionChoice::Toml { file: file.into(), text: toml.into() }, ..self }
    }

    /// After a round, complete or not.
    pub fn after_round(self, round: u16) -> Self {
        Self { round: Some(round), ..self }
    }

    /// With a rating for unrated players.
    pub fn unrated(self, rating: Elo) -> Self {
        Self { unrated: Some(rating), ..self }
    }

    /// As an event of this system, whatever the event itself says.
    pub fn system(self, system: System) -> Self {
        Self { system: Some(system), ..self }
    }

    /// With lots for ties that outlast the list, drawn by a published seed (4.2).
    pub fn lots(self, seed: impl Into<String>) -> Self {
        Self { lots: vec![Draw::for_every_tie(seed)], ..self }
    }

    /// With lots that were drawn for some participants, by their numbers, and for nobody else (4.2). Can be called several
    /// times.
    ///
    /// ```
    /// use exaequo_event::{Event, Place, Ranking, date};
    ///
    /// let mut event = Event::new("Two duels", date(2026, 3, 7), 1);
    /// let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| event.add_player(name, 2000));
    /// let round = event.pair([(a, b), (c, d)])?;
    /// event.set_result(round, a, "1-0")?;
    /// event.set_result(round, c, "1-0")?;
    /// let standings = event.standings(Ranking::by("PTS").lots_among("12 34", [1, 3]))?;
    /// let places: Vec<Place> = standings.rows().map(|row| row.place()).collect();
    /// assert_eq!(places, [Place::Alone(1), Place::Alone(2), Place::Shared(3), Place::Shared(3)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn lots_among(mut self, seed: impl Into<String>, numbers: impl IntoIterator<Item = u32>) -> Self {
        let among = Among::Numbers(numbers.into_iter().collect());
        self.lots.push(Draw { seed: seed.into(), among });
        self
    }

    /// With a column of values computed elsewhere.
    pub fn external(mut self, values: ExternalValues) -> Self {
        self.external.push(values);
        self
    }

    /// Whether anything besides the round is asked for.
    pub fn says_more_than_the_round(&self) -> bool {
        !self.leaves_the_list_to_the_event()
            || !matches!(self.edition, EditionChoice::ByFirstDay)
            || self.unrated.is_some()
            || self.system.is_some()
            || !self.lots.is_empty()
            || !self.external.is_empty()
    }

    /// Whether the criteria are those of the event.
    pub(crate) fn leaves_the_list_to_the_event(&self) -> bool {
        matches!(self.list, ListChoice::OfTheEvent)
    }

    /// The same with another list.
    pub(crate) fn with_list(self, list: &str) -> Self {
        Self { list: ListChoice::Text(list.to_owned()), ..self }
    }

    /// The options for a tournament, and who chose the edition.
    pub(crate) fn options(&self, tournament: &Tournament) -> Result<(RankingOptions, Chosen), RankingError> {
        let (regulations, chosen) = self.regulations(tournament.event.start)?;
        let options = RankingOptions {
            regulations,
            list: self.list()?,
            round: self.round,
            unrated: self.unrated,
            system: self.system,
            lots: self.draws()?,
        };
        Ok((options, chosen))
    }

    /// The tournament with the values that were computed elsewhere.
    pub(crate) fn with_values(&self, tournament: &Tournament) -> Result<Tournament, RankingError> {
        self.external
            .iter()
            .try_fold(tournament.clone(), |event, values| values.add_to(&event).map_err(RankingError::Values))
    }

    fn draws(&self) -> Result<Vec<Draw>, RankingError> {
        let is_without = |draw: &Draw| draw.seed.trim().is_empty();
        if self.lots.iter().any(is_without) { Err(RankingError::NoSeed) } else { Ok(self.lots.clone()) }
    }

    fn regulations(&self, start: Option<Date>) -> Result<(Regulations, Chosen), RankingError> {
        match &self.edition {
            EditionChoice::Named(name) => {
                let edition = Edition::named(&name.to_ascii_lowercase());
                let edition = edition.ok_or_else(|| RankingError::UnknownEdition(name.clone()))?;
                Ok((Regulations::of(edition), Chosen::ByName))
            }
            EditionChoice::Toml { file, text } => {
                let unreadable =
                    |errors| UnreadableProvisions { file: file.clone(), text: text.clone(), errors };
                let read = Regulations::parse(text)
                    .map_err(|errors| RankingError::Provisions(unreadable(errors)))?;
                Ok((read, Chosen::ByName))
            }
            EditionChoice::ByFirstDay => by_first_day(start),
        }
    }

    fn list(&self) -> Result<Option<Vec<Listed>>, RankingError> {
        let list = match &self.list {
            ListChoice::OfTheEvent => return Ok(None),
            ListChoice::Text(list) if list.trim().is_empty() => return Err(RankingError::EmptyList),
            ListChoice::Text(list) => list.as_str(),
            ListChoice::Preset(name) => {
                let preset = Preset::named(&name.to_ascii_lowercase());
                preset.ok_or_else(|| RankingError::UnknownPreset(name.clone()))?.list
            }
        };
        let parsed = parse_list(list);
        parsed
            .map(Some)
            .map_err(|errors| RankingError::List { list: list.to_owned(), errors: errors.into_vec() })
    }
}

/// The edition in force on the first day; without one the newest, never today's.
fn by_first_day(start: Option<Date>) -> Result<(Regulations, Chosen), RankingError> {
    let Some(start) = start else {
        let newest = Edition::ALL.first().ok_or(RankingError::NoEdition { start: None })?;
        return Ok((Regulations::of(newest), Chosen::Newest));
    };
    let edition = Edition::in_force(start).ok_or(RankingError::NoEdition { start: Some(start) })?;
    Ok((Regulations::of(edition), Chosen::ByStart(start)))
}

impl From<&str> for Ranking {
    fn from(list: &str) -> Self {
        Self::by(list)
    }
}

impl From<String> for Ranking {
    fn from(list: String) -> Self {
        Self::by(list)
    }
}

impl From<&Self> for Ranking {
    fn from(ranking: &Self) -> Self {
        ranking.clone()
    }
}
