//! Events: read, built, changed, asked.

use std::sync::{PoisonError, RwLock};

use exaequo::event::At;
use exaequo::model::RoundNumber;
use exaequo::trf::{Charset, Lossy};
use exaequo::{Event as Inner, Lang, Profile, Reading, WriteOptions};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};

use crate::argument::{Day, Who, bye, day, language};
use crate::change::{self, Entry, entrant};
use crate::error::{Failure, no_tournament};
use crate::explanation::Explanation;
use crate::finding::{Finding, findings};
use crate::forecast::{Forecast, Question};
use crate::person::{Player, Team, players, teams};
use crate::ranking::{Asked, Listed};
use crate::ranks::RankCheck;
use crate::rated::rate_together;
use crate::source::Source;
use crate::standings::Standings;

/// A chess event. It can be shared between threads: every change is made whole, one after the other.
#[pyclass(frozen, module = "exaequo")]
pub(crate) struct Event {
    held: RwLock<Inner>,
    /// What it was read from; empty where it was built.
    file: String,
    reading: Option<Reading>,
}

/// Reads a tournament: TRF of any age, or JSON.
#[pyfunction]
#[pyo3(signature = (source, /))]
pub(crate) fn read(py: Python<'_>, source: &Bound<'_, PyAny>) -> PyResult<Event> {
    let source = Source::of(source)?;
    let file = source.name.clone();
    let reading =
        py.detach(|| Ok::<_, PyErr>(Inner::read(source.into_bytes()?, &exaequo::ReadOptions::default())))?;
    match reading.event() {
        Ok(event) => Ok(Event { held: RwLock::new(event), file, reading: Some(reading) }),
        Err(error) => {
            let found = py.detach(|| findings(&reading.check(), Lang::En));
            let first = found.first().map(ToString::to_string);
            let title = first.map_or_else(|| error.to_string(), |first| format!("{file}:{first}"));
            Err(no_tournament(py, title.trim_start_matches(':'), found))
        }
    }
}

impl Event {
    fn built(event: Inner) -> Self {
        Self { held: RwLock::new(event), file: String::new(), reading: None }
    }

    /// The event as it is now; a clone shares its facts.
    pub(crate) fn now(&self, py: Python<'_>) -> Inner {
        py.detach(|| self.held.read().unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// The name of its file, else its own.
    pub(crate) fn file_or_name(&self, event: &Inner) -> String {
        if self.file.is_empty() { event.name().to_owned() } else { self.file.clone() }
    }

    /// Changes it without the interpreter's lock, which another thread may be waiting for.
    fn change<T: Send>(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut Inner) -> Result<T, Failure> + Send,
    ) -> PyResult<T> {
        let changed = py.detach(|| change(&mut self.held.write().unwrap_or_else(PoisonError::into_inner)));
        Ok(changed?)
    }

    fn trf(&self, py: Python<'_>, profile: Profile, lossy: bool) -> PyResult<Py<PyBytes>> {
        let event = self.now(py);
        let lossy = if lossy { Lossy::Accept } else { Lossy::Refuse };
        let options = WriteOptions { charset: Charset::Utf8, lossy, ..WriteOptions::new(profile) };
        let written = py.detach(|| event.write_trf(&options)).map_err(Failure::from)?;
        Ok(PyBytes::new(py, &written.bytes).unbind())
    }
}

#[pymethods]
impl Event {
    /// An event without a file.
    #[staticmethod]
    #[pyo3(signature = (name, start, *, rounds=0, players=None))]
    fn build(
        py: Python<'_>,
        name: &str,
        start: Day,
        rounds: u16,
        players: Option<Vec<Bound<'_, PyAny>>>,
    ) -> PyResult<Self> {
        let players = players.iter().flatten().map(entrant).collect::<PyResult<Vec<_>>>()?;
        let event = py.detach(|| {
            let mut builder = Inner::builder(name).starting(start.0).rounds(rounds);
            for player in players {
                builder.add(player);
            }
            builder.build().map_err(Failure::from)
        });
        Ok(Self::built(event?))
    }

    /// The name of the event; empty where it has none.
    #[getter]
    fn name(&self, py: Python<'_>) -> String {
        self.now(py).name().to_owned()
    }

    /// The path it was read from; empty where there is none.
    #[getter]
    fn file(&self) -> &str {
        &self.file
    }

    /// The first day.
    #[getter]
    fn start<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.now(py).tournament().event.start.map(|start| day(py, start)).transpose()
    }

    /// How many rounds are announced.
    #[getter]
    fn rounds(&self, py: Python<'_>) -> u16 {
        self.now(py).tournament().schedule.announced()
    }

    /// How many rounds are paired.
    #[getter]
    fn paired(&self, py: Python<'_>) -> u16 {
        self.now(py).tournament().rounds.count()
    }

    /// Whether teams take part.
    #[getter]
    fn is_team_event(&self, py: Python<'_>) -> bool {
        self.now(py).tournament().is_team_event()
    }

    /// Everybody who plays.
    #[getter]
    fn players(&self, py: Python<'_>) -> Vec<Player> {
        players(self.now(py).tournament())
    }

    /// The teams; none where players play for themselves.
    #[getter]
    fn teams(&self, py: Python<'_>) -> Vec<Team> {
        teams(self.now(py).tournament())
    }

    /// Everything that was found in the file, in English; nothing once the event has been changed.
    #[getter]
    fn findings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.findings_in(py, "en")
    }

    /// The same in a language.
    fn findings_in<'py>(&self, py: Python<'py>, lang: &str) -> PyResult<Bound<'py, PyTuple>> {
        let lang = language(lang)?;
        let reading = self.reading.as_ref().filter(|_| self.now(py).source().is_some());
        let found: Option<Vec<Finding>> =
            reading.map(|reading| py.detach(|| findings(&reading.check(), lang)));
        PyTuple::new(py, found.unwrap_or_default())
    }

    /// Adds a player, with the next free number unless it has its own, and says the number.
    #[pyo3(signature = (name, rating=0, *, number=None, fide_id=None, federation="", club="", category="", title=None,
                        sex=None, birth=None, from_round=None))]
    #[allow(clippy::too_many_arguments, reason = "keywords of Python")]
    fn add_player(
        &self,
        py: Python<'_>,
        name: String,
        rating: u16,
        number: Option<u32>,
        fide_id: Option<u64>,
        federation: &str,
        club: &str,
        category: &str,
        title: Option<String>,
        sex: Option<String>,
        birth: Option<Bound<'_, PyAny>>,
        from_round: Option<u16>,
    ) -> PyResult<u32> {
        let [federation, club, category] = [federation, club, category].map(str::to_owned);
        let entry = Entry {
            name,
            rating,
            number,
            fide_id,
            federation,
            club,
            category,
            title,
            sex,
            birth,
            from_round,
        };
        let player = entry.player()?;
        self.change(py, |event| Ok(change::add_player(event, player)?))
    }

    /// Adds a team of players in board order, and says its number.
    fn add_team(&self, py: Python<'_>, name: &str, players: Vec<Who>) -> PyResult<u32> {
        self.change(py, |event| change::add_team(event, name, &players))
    }

    /// Pairs the next round, White first, and says its number.
    fn pair(&self, py: Python<'_>, games: Vec<(Who, Who)>) -> PyResult<u16> {
        self.change(py, |event| Ok(change::pair(event, &games)?.0))
    }

    /// Takes the pairings of the last round back.
    fn unpair(&self, py: Python<'_>) -> PyResult<()> {
        self.change(py, |event| Ok(event.unpair()?))
    }

    /// Gives somebody a bye in a round, or notes that one was asked for.
    #[pyo3(signature = (round, participant, bye="half"))]
    fn give_bye(&self, py: Python<'_>, round: u16, participant: Who, bye: &str) -> PyResult<()> {
        let kind = self::bye(bye)?;
        self.change(py, |event| Ok(event.give_bye(RoundNumber(round), participant.whom(), kind)?))
    }

    /// Enters the result of a game of a player, White's side first.
    fn set_result(&self, py: Python<'_>, round: u16, player: Who, result: &str) -> PyResult<()> {
        self.change(py, |event| {
            let player = change::player(event.tournament(), &player)?;
            Ok(event.set_result(RoundNumber(round), player, result)?)
        })
    }

    /// Enters the result of a board of a round, from 1.
    fn set_board_result(&self, py: Python<'_>, round: u16, board: usize, result: &str) -> PyResult<()> {
        self.change(py, |event| Ok(event.set_result(RoundNumber(round), At::Board(board), result)?))
    }

    /// Notes that somebody left the event after round `after`.
    fn withdraw(&self, py: Python<'_>, participant: Who, after: u16) -> PyResult<()> {
        self.change(py, |event| Ok(event.withdraw(participant.whom(), after)?))
    }

    /// Takes a withdrawal back.
    fn reinstate(&self, py: Python<'_>, participant: Who) -> PyResult<()> {
        self.change(py, |event| Ok(event.reinstate(participant.whom())?))
    }

    /// The same event, to be changed by itself.
    fn copy(&self, py: Python<'_>) -> Self {
        let held = RwLock::new(self.now(py));
        Self { held, file: self.file.clone(), reading: self.reading.clone() }
    }

    /// Ranks the participants: by a list of tie-breaks, else by that of the event.
    #[pyo3(signature = (tie_breaks=None, *, round=None, edition=None, provisions=None, unrated=None, system=None,
                        lots=None))]
    #[allow(clippy::too_many_arguments, reason = "keywords of Python")]
    fn standings(
        this: &Bound<'_, Self>,
        tie_breaks: Option<Listed>,
        round: Option<u16>,
        edition: Option<String>,
        provisions: Option<Bound<'_, PyAny>>,
        unrated: Option<u16>,
        system: Option<String>,
        lots: Option<String>,
    ) -> PyResult<Standings> {
        let asked = Asked { tie_breaks, round, edition, provisions, unrated, system, lots };
        let (event, ranking) = (this.get().now(this.py()), asked.ranking()?);
        let standings = this.py().detach(|| event.standings(ranking)).map_err(Failure::from)?;
        Ok(standings.into())
    }

    /// The arithmetic behind a value, by the list of the event; where it has none, by the criterion alone.
    #[pyo3(signature = (participant, tie_break, *, lang="en"))]
    fn explain(
        &self,
        py: Python<'_>,
        participant: Who,
        tie_break: &str,
        lang: &str,
    ) -> PyResult<Explanation> {
        let lang = language(lang)?;
        let event = self.now(py);
        let explained = py.detach(|| event.explain(participant.whom(), tie_break)).map_err(Failure::from)?;
        Ok(Explanation::new(explained, lang))
    }

    /// What separates two participants, by the list of the event.
    #[pyo3(signature = (one, other, *, lang="en"))]
    fn compare(&self, py: Python<'_>, one: Who, other: Who, lang: &str) -> PyResult<Explanation> {
        let lang = language(lang)?;
        let event = self.now(py);
        let compared = py.detach(|| event.compare(one.whom(), other.whom())).map_err(Failure::from)?;
        Ok(Explanation::new(compared, lang))
    }

    /// The ranks the event publishes against those of its list.
    fn check_ranks(&self, py: Python<'_>) -> PyResult<RankCheck> {
        let event = self.now(py);
        Ok(py.detach(|| event.check_ranks()).map_err(Failure::from)?.into())
    }

    /// What the games do to the ratings.
    #[pyo3(signature = (**keywords),
           text_signature = "($self, *, list=None, since=None, edition=None, provisions=None, pace=None)")]
    fn rate<'py>(
        this: &Bound<'py, Self>,
        keywords: Option<&Bound<'py, PyDict>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // One event is rated as several are, and the keywords are those of that function.
        wrap_pyfunction!(rate_together, this.py())?.call((vec![this],), keywords)
    }

    /// What can still happen: the round is the one whose games are to come; without one it is the first that lacks a
    /// result.
    #[pyo3(signature = (tie_breaks=None, *, round=None, edition=None, provisions=None, first=3, player=None,
                        prizes=None, regulations=None, by="model", draws=None, samples=None, seed=None))]
    #[allow(clippy::too_many_arguments, reason = "keywords of Python")]
    fn forecast(
        this: &Bound<'_, Self>,
        tie_breaks: Option<Listed>,
        round: Option<u16>,
        edition: Option<String>,
        provisions: Option<Bound<'_, PyAny>>,
        first: u32,
        player: Option<Who>,
        prizes: Option<Bound<'_, PyAny>>,
        regulations: Option<Bound<'_, PyAny>>,
        by: &str,
        draws: Option<u8>,
        samples: Option<u32>,
        seed: Option<u64>,
    ) -> PyResult<Forecast> {
        let asked = Asked { tie_breaks, round, edition, provisions, unrated: None, system: None, lots: None };
        let question = Question { first, player, prizes, regulations, by, draws, samples, seed };
        question.answer(this.py(), &this.get().now(this.py()), &asked)
    }

    /// The event as a TRF of 2026; refused where something would be lost, unless that is accepted.
    #[pyo3(signature = (*, lossy=false))]
    fn to_trf26(&self, py: Python<'_>, lossy: bool) -> PyResult<Py<PyBytes>> {
        self.trf(py, Profile::Trf26, lossy)
    }

    /// The event as a TRF of 2016; refused where something would be lost, unless that is accepted.
    #[pyo3(signature = (*, lossy=false))]
    fn to_trf16(&self, py: Python<'_>, lossy: bool) -> PyResult<Py<PyBytes>> {
        self.trf(py, Profile::Trf16, lossy)
    }

    /// The event as JSON, which holds all of it.
    fn to_json(&self, py: Python<'_>) -> String {
        let event = self.now(py);
        py.detach(|| event.to_json())
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<Event {:?}>", self.name(py))
    }
}
