//! Ratings: what the games of an event, or of several, do to them.

use exaequo::lists::{self, Wanted};
use exaequo::rating::{PlayerRating, RatingList};
use exaequo::report::page::Page;
use exaequo::report::rating::{Whose, finding, pages, series_json, table};
use exaequo::{Lang, Rated as Inner, Rating, SeriesEvent};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyList};

use crate::argument::{language, pace};
use crate::error::Failure;
use crate::event::Event;
use crate::lists::RatingList as Columns;
use crate::number::{Numbers, float};
use crate::page::{self, Form, Made, Written, written};
use crate::source::{Content, Source, text_of};

/// How events are to be rated, as Python says it.
pub(crate) struct Request<'py> {
    pub(crate) list: Option<Bound<'py, PyAny>>,
    pub(crate) since: Option<Bound<'py, PyAny>>,
    pub(crate) edition: Option<String>,
    pub(crate) provisions: Option<Bound<'py, PyAny>>,
    pub(crate) pace: Option<String>,
}

impl Request<'_> {
    /// Rates events by their names.
    pub(crate) fn rate(self, py: Python<'_>, events: Vec<(String, exaequo::Event)>) -> PyResult<Rated> {
        let mut rating = self.rating()?;
        let (ids, pace) = rating.wanted(events.iter().map(|(_, event)| event.tournament()));
        let wanted = Wanted { ids: &ids, pace };
        if let Some(given) = &self.list {
            rating = rating.list(list_of(py, given, &wanted)?);
        }
        if let Some(given) = &self.since {
            rating = rating.since(list_of(py, given, &wanted)?);
        }
        let events: Vec<_> = events.into_iter().map(|(name, event)| SeriesEvent::new(name, event)).collect();
        let rated = py.detach(|| exaequo::rate_together(&events, &[], &rating)).map_err(Failure::from)?;
        Ok(Rated { rated })
    }

    fn rating(&self) -> PyResult<Rating> {
        let rating = match (&self.edition, &self.provisions) {
            (Some(_), Some(_)) => {
                return Err(PyValueError::new_err("provisions name their edition; give one or the other"));
            }
            (Some(name), None) => Rating::default().edition(name).map_err(Failure::from)?,
            (None, Some(given)) => {
                let (file, text) = text_of(given)?;
                Rating::default().provisions_of(&file, &text).map_err(Failure::from)?
            }
            (None, None) => Rating::default(),
        };
        Ok(match &self.pace {
            Some(name) => rating.pace(pace(name)?),
            None => rating,
        })
    }
}

/// The records of the players asked for: of a list that was read, or of a file.
fn list_of(py: Python<'_>, given: &Bound<'_, PyAny>, wanted: &Wanted<'_>) -> PyResult<RatingList> {
    if let Ok(list) = given.cast::<Columns>() {
        return Ok(list.get().records(wanted.ids));
    }
    let source = Source::of(given)?;
    let read = py.detach(|| match source.content {
        Content::Bytes(bytes) => {
            lists::read(bytes.as_slice(), wanted).map_err(|error| Failure::from(error).into())
        }
        Content::File(path) => {
            let file = crate::lists::open(&path)?;
            lists::read(file, wanted).map_err(|error| Failure::from(error).into())
        }
    });
    read.map_err(|error: PyErr| error)
}

/// Events that were rated.
#[pyclass(frozen, sequence, module = "exaequo")]
pub(crate) struct Rated {
    rated: Vec<Inner>,
}

/// Rates events together, in the order of the lists they are rated on.
#[pyfunction]
#[pyo3(signature = (events, /, *, list=None, since=None, edition=None, provisions=None, pace=None))]
pub(crate) fn rate_together(
    py: Python<'_>,
    events: Vec<Py<Event>>,
    list: Option<Bound<'_, PyAny>>,
    since: Option<Bound<'_, PyAny>>,
    edition: Option<String>,
    provisions: Option<Bound<'_, PyAny>>,
    pace: Option<String>,
) -> PyResult<Rated> {
    let named = |event: &Py<Event>| {
        let now = event.get().now(py);
        (event.get().file_or_name(&now), now)
    };
    let events = events.iter().map(named).collect();
    Request { list, since, edition, provisions, pace }.rate(py, events)
}

/// What an event does to the rating of a player.
#[pyclass(frozen, get_all, module = "exaequo")]
#[derive(Clone, Debug)]
pub(crate) struct RatedPlayer {
    event: String,
    number: u32,
    name: String,
    fide_id: Option<u64>,
    rating: Option<u16>,
    k: Option<u8>,
    games: u32,
    score: f64,
    expected: Option<f64>,
    change: Option<f64>,
    new_rating: Option<i32>,
}

#[pymethods]
impl RatedPlayer {
    fn __repr__(&self) -> String {
        format!("<RatedPlayer {} {}>", self.number, self.name)
    }
}

fn player(rated: &Inner, line: &PlayerRating) -> Option<RatedPlayer> {
    let tournament = rated.tournament();
    let player = tournament.players.get(line.player.index())?;
    let hundredths = |number: i32| float(number.into(), 100);
    Some(RatedPlayer {
        event: rated.name().to_owned(),
        number: player.number,
        name: tournament.str(player.name).to_owned(),
        fide_id: player.fide_id.number(),
        rating: line.rating,
        k: line.k.map(|k| k.value),
        games: line.total.games,
        score: hundredths(line.total.score.hundredths()),
        expected: line.rating.map(|_| hundredths(line.total.expected.hundredths())),
        change: line.change.map(|change| hundredths(change.0)),
        new_rating: line.new,
    })
}

impl Rated {
    fn players(&self) -> Vec<RatedPlayer> {
        let all =
            self.rated.iter().flat_map(|rated| rated.rating().players.iter().map(move |line| (rated, line)));
        all.filter_map(|(rated, line)| player(rated, line)).collect()
    }

    /// The report as a page: one for an event, else a table of all of them.
    fn report(&self, lang: Lang) -> Result<Page, Failure> {
        let everybodys = Whose::Everybodys;
        if self.rated.len() == 1 {
            return pages(&self.rated, &everybodys, lang)?
                .into_iter()
                .next()
                .ok_or_else(|| exaequo::RatingError::NoEvent.into());
        }
        Ok(table(&self.rated, &everybodys, lang)?)
    }
}

#[pymethods]
impl Rated {
    fn __len__(&self) -> usize {
        self.rated.iter().map(|rated| rated.rating().players.len()).sum()
    }

    fn __getitem__(&self, index: isize) -> PyResult<RatedPlayer> {
        let players = self.players();
        let index = if index < 0 { index.checked_add_unsigned(players.len()) } else { Some(index) };
        let player = index.and_then(|index| players.into_iter().nth(index.try_into().ok()?));
        player.ok_or_else(|| pyo3::exceptions::PyIndexError::new_err("there is no such player"))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.players())?.try_iter()
    }

    /// The columns of the report.
    #[pyo3(signature = (*, numbers="float"))]
    fn columns<'py>(&self, py: Python<'py>, numbers: &str) -> PyResult<Bound<'py, PyDict>> {
        let numbers = Numbers::named(numbers)?;
        let report = py.detach(|| self.report(Lang::En))?;
        page::columns(py, &report, numbers)
    }

    /// What the regulations say about the events.
    #[pyo3(signature = (*, lang="en"))]
    fn findings(&self, lang: &str) -> PyResult<Vec<String>> {
        let lang = language(lang)?;
        let of = |rated: &Inner| {
            let own = rated.findings().iter().map(|one| finding(one, rated.tournament(), lang));
            own.collect::<Vec<_>>()
        };
        Ok(self.rated.iter().flat_map(of).collect())
    }

    /// The report in one of its forms.
    #[pyo3(signature = (*, lang="en", form="text", computed=None))]
    fn page(&self, py: Python<'_>, lang: &str, form: &str, computed: Option<Made>) -> PyResult<Written> {
        let lang = language(lang)?;
        let form = Form::named(form)?;
        let report = py.detach(|| self.report(lang))?;
        Ok(written(py, report, form, computed))
    }

    /// As `exaequo/rating/1`; of several events or parts one object on each line.
    #[pyo3(signature = (*, lang="en"))]
    fn to_json(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        let text = py.detach(|| series_json(&self.rated, &Whose::Everybodys, lang));
        Ok(text.map_err(Failure::from)?)
    }

    fn __repr__(&self) -> String {
        format!("<Rated: {} players>", self.__len__())
    }
}
