//! What standings are asked for, as Python says it.

use exaequo::Ranking;
use exaequo::model::Elo;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::argument::system;
use crate::source::text_of;

/// A list of tie-breaks: as text, or one by one.
#[derive(FromPyObject)]
pub(crate) enum Listed {
    Text(String),
    Several(Vec<String>),
}

impl Listed {
    fn ranking(&self) -> Ranking {
        match self {
            Self::Text(list) => Ranking::typed(list),
            Self::Several(criteria) => Ranking::by(criteria.join(",")),
        }
    }
}

/// The arguments of `standings`.
pub(crate) struct Asked<'py> {
    pub(crate) tie_breaks: Option<Listed>,
    pub(crate) round: Option<u16>,
    pub(crate) edition: Option<String>,
    pub(crate) provisions: Option<Bound<'py, PyAny>>,
    pub(crate) unrated: Option<u16>,
    pub(crate) system: Option<String>,
    pub(crate) lots: Option<String>,
}

impl Asked<'_> {
    /// What the library is asked for.
    pub(crate) fn ranking(&self) -> PyResult<Ranking> {
        let list = self.tie_breaks.as_ref().map_or_else(Ranking::default, Listed::ranking);
        let mut ranking = self.by_the_rules(list)?;
        if let Some(round) = self.round {
            ranking = ranking.after_round(round);
        }
        if let Some(rating) = self.unrated.and_then(|rating| Elo::new(rating.into())) {
            ranking = ranking.unrated(rating);
        }
        if let Some(name) = &self.system {
            ranking = ranking.system(system(name)?);
        }
        Ok(match &self.lots {
            Some(seed) => ranking.lots(seed),
            None => ranking,
        })
    }

    fn by_the_rules(&self, ranking: Ranking) -> PyResult<Ranking> {
        match (&self.edition, &self.provisions) {
            (Some(_), Some(_)) => {
                Err(PyValueError::new_err("provisions name their edition; give one or the other"))
            }
            (Some(name), None) => Ok(ranking.edition(name)),
            (None, Some(given)) => {
                let (file, text) = text_of(given)?;
                Ok(ranking.provisions(file, text))
            }
            (None, None) => Ok(ranking),
        }
    }
}
