//! What can still happen in an event: proved places, and estimated probabilities.

use exaequo::event::forecast::{Certainty, Forecast as Inner, ForecastRow, Forecasting};
use exaequo::event::playoff::PlayOffInput;
use exaequo::event::prizes::read_prizes;
use exaequo::forecast::chance::By;
use exaequo::outlook;
use exaequo::report::standings::Layout;
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use crate::argument::{Who, language};
use crate::error::{Failure, not_one_of};
use crate::page::{Form, Made, Written, written};
use crate::ranking::Asked;
use crate::source::text_of;

/// What is asked about the future, as Python says it.
pub(crate) struct Question<'py> {
    pub(crate) first: u32,
    pub(crate) player: Option<Who>,
    /// TOML, or the path of a file.
    pub(crate) prizes: Option<Bound<'py, PyAny>>,
    /// TOML, or the path of a file.
    pub(crate) regulations: Option<Bound<'py, PyAny>>,
    pub(crate) by: &'py str,
    pub(crate) draws: Option<u8>,
    pub(crate) samples: Option<u32>,
    pub(crate) seed: Option<u64>,
}

impl Question<'_> {
    /// What the library is asked.
    fn forecasting(&self) -> PyResult<Forecasting> {
        let mut asked = Forecasting { first: self.first, ..Forecasting::default() };
        asked.player = self.player.as_ref().map(Who::whom);
        if let Some((file, text)) = named(self.prizes.as_ref(), "prizes")? {
            asked.prizes = Some(read_prizes(&file, &text).map_err(Failure::from)?);
        }
        if let Some((file, text)) = named(self.regulations.as_ref(), "regulations")? {
            asked.play_off = Some(PlayOffInput::parse(&file, &text).map_err(Failure::from)?);
        }
        asked.sampling.model.by = match self.by {
            "model" => By::Model,
            "table" => By::Table,
            name => return Err(not_one_of("by", name, &["model", "table"])),
        };
        if self.draws.is_some_and(|draws| draws > 100) {
            return Err(PyValueError::new_err("draws are so many of a hundred games"));
        }
        asked.sampling.model.draws = self.draws.or(asked.sampling.model.draws);
        asked.sampling.samples = self.samples.unwrap_or(asked.sampling.samples);
        asked.sampling.seed = self.seed.unwrap_or(asked.sampling.seed);
        Ok(asked)
    }

    /// Looks ahead, without the interpreter's lock.
    pub(crate) fn answer(
        self,
        py: Python<'_>,
        event: &exaequo::Event,
        asked: &Asked<'_>,
    ) -> PyResult<Forecast> {
        let (ranking, asked) = (asked.ranking()?, self.forecasting()?);
        let forecast = py.detach(|| event.forecast(&ranking, &asked)).map_err(Failure::from)?;
        Ok(Forecast { forecast })
    }
}

/// A text and what messages call it: its file, or the argument where it was given as it is.
fn named(given: Option<&Bound<'_, PyAny>>, argument: &str) -> PyResult<Option<(String, String)>> {
    let Some((file, text)) = given.map(text_of).transpose()? else { return Ok(None) };
    Ok(Some((if file.is_empty() { argument.to_owned() } else { file }, text)))
}

/// What can still happen.
#[pyclass(frozen, sequence, module = "exaequo")]
pub(crate) struct Forecast {
    forecast: Inner,
}

/// What can still happen to somebody.
#[pyclass(frozen, get_all, module = "exaequo")]
#[derive(Clone, Debug)]
pub(crate) struct Prospect {
    number: u32,
    name: String,
    place_now: Option<u32>,
    best: u32,
    worst: u32,
    first: &'static str,
    among: Vec<&'static str>,
}

#[pymethods]
impl Prospect {
    fn __repr__(&self) -> String {
        format!("<Prospect {} {}: {} to {}>", self.number, self.name, self.best, self.worst)
    }
}

const fn certainty(certainty: Certainty) -> &'static str {
    match certainty {
        Certainty::Sure => "sure",
        Certainty::Possible => "possible",
        Certainty::Out => "out",
        Certainty::Open => "open",
    }
}

impl Forecast {
    fn prospect(&self, row: &ForecastRow) -> Prospect {
        let (tournament, extent) = (self.forecast.event().tournament(), &row.outlook.extent);
        let places = 1..=self.forecast.prospects().first;
        Prospect {
            number: tournament.number_of(row.who),
            name: tournament.name_of(row.who).trim().to_owned(),
            place_now: row.place_now,
            best: extent.best.proved,
            worst: extent.worst.proved,
            first: certainty(extent.among_first(1)),
            among: places.map(|places| certainty(extent.among_first(places))).collect(),
        }
    }
}

#[pymethods]
impl Forecast {
    fn __len__(&self) -> usize {
        self.forecast.rows().len()
    }

    fn __getitem__(&self, index: isize) -> PyResult<Prospect> {
        let rows = self.forecast.rows();
        let index = if index < 0 { index.checked_add_unsigned(rows.len()) } else { Some(index) };
        let row = index.and_then(|index| rows.get(usize::try_from(index).ok()?));
        row.map(|row| self.prospect(row)).ok_or_else(|| PyIndexError::new_err("there is no such row"))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        let rows: Vec<Prospect> = self.forecast.rows().iter().map(|row| self.prospect(row)).collect();
        PyList::new(py, rows)?.try_iter()
    }

    /// The forecast in one of its forms.
    #[pyo3(signature = (*, lang="en", form="text", computed=None))]
    fn page(&self, py: Python<'_>, lang: &str, form: &str, computed: Option<Made>) -> PyResult<Written> {
        let (lang, form) = (language(lang)?, Form::named(form)?);
        let page = py.detach(|| outlook::page(&self.forecast, lang));
        Ok(written(py, page, form, computed))
    }

    /// The forecast as `exaequo/forecast/1`.
    fn to_json(&self, py: Python<'_>) -> String {
        py.detach(|| outlook::json(&self.forecast, Layout::Pretty))
    }

    fn __repr__(&self) -> String {
        format!("<Forecast of round {}>", self.forecast.situation().round().0)
    }
}
