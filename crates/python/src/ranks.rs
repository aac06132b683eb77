//! Published ranks against those of the list.

use exaequo::report::check::about_ranks;
use exaequo::{Lang, event};
use pyo3::prelude::*;

use crate::argument::language;

/// How the ranks of an event compare with those its list gives.
#[pyclass(frozen, module = "exaequo")]
pub(crate) struct RankCheck {
    ranks: event::RankCheck,
}

impl From<event::RankCheck> for RankCheck {
    fn from(ranks: event::RankCheck) -> Self {
        Self { ranks }
    }
}

#[pymethods]
impl RankCheck {
    /// Whether every published rank is the one the list gives.
    #[getter]
    fn agrees(&self) -> bool {
        self.ranks.agrees()
    }

    /// Whoever is misplaced: number, name, the published rank, the first and last rank the list gives.
    #[getter]
    fn misplaced(&self) -> Vec<(u32, String, u32, (u32, u32))> {
        let tournament = self.ranks.standings().tournament();
        let row = |one: &exaequo::tiebreak::Misplaced| {
            let who = one.participant;
            (tournament.number_of(who), tournament.name_of(who).to_owned(), one.published, one.by_the_list)
        };
        self.ranks.misplaced().iter().map(row).collect()
    }

    /// The known lists that give the published ranks.
    fn lists(&self, py: Python<'_>) -> Vec<String> {
        let guessed = py.detach(|| self.ranks.clone().with_guess());
        guessed.guess().into_iter().flat_map(|guess| &guess.lists).map(ToString::to_string).collect()
    }

    /// How they compare, in words.
    #[pyo3(signature = (*, lang="en"))]
    fn text(&self, py: Python<'_>, lang: &str) -> PyResult<String> {
        let lang = language(lang)?;
        Ok(py.detach(|| about_ranks(lang, &self.ranks).join("\n")))
    }

    fn __bool__(&self) -> bool {
        self.ranks.agrees()
    }

    fn __str__(&self) -> String {
        about_ranks(Lang::En, &self.ranks).join("\n")
    }

    fn __repr__(&self) -> String {
        format!("<RankCheck: {} misplaced>", self.ranks.misplaced().len())
    }
}
