//! What can still happen in an event: proved places, and estimated probabilities.

use exaequo::event::forecast::{Certainty, Forecast as Inner, ForecastRow, Forecasting};
use exaequo::outlook;
use exaequo::report::standings::Layout;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyList};

use crate::argument::{Who, language};
use crate::error::Failure;
use crate::page::{Form, Made, Written, written};
use crate::ranking::Asked;

/// What is asked about the future, as Python says it.
pub(crate) struct Question {
    pub(crate) first: u32,
    pub(crate) player: Option<Who>,
    pub(crate) samples: Option<u32>,
    pub(crate) seed: Option<u64>,
}

impl Question {
    /// Looks ahead, without the interpreter's lock.
    pub(crate) fn answer(
        self,
        py: Python<'_>,
        event: &exaequo::Event,
        asked: &Asked<'_>,
    ) -> PyResult<Forecast> {
        let ranking = asked.ranking()?;
        let usual = Forecasting::default();
        let mut asked =
            Forecasting { first: self.first, player: self.player.as_ref().map(Who::whom), ..usual };
        asked.sampling.samples = self.samples.unwrap_or(asked.sampling.samples);
        asked.sampling.seed = self.seed.unwrap_or(asked.sampling.seed);
        let forecast = py.detach(|| event.forecast(&ranking, &asked)).map_err(Failure::from)?;
        Ok(Forecast { forecast })
    }
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
