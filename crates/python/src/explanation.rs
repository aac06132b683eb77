//! The arithmetic behind a value, or what separates two participants.

use exaequo::report::diagnostic::Look;
use exaequo::report::explain;
use exaequo::{Explanation as Inner, Lang};
use pyo3::prelude::*;

use crate::argument::language;
use crate::page::{Form, Made, Written, written};

/// What was explained. As text it is in the language it was asked in.
#[pyclass(frozen, module = "exaequo")]
pub(crate) struct Explanation {
    explanation: Inner,
    lang: Lang,
}

impl Explanation {
    pub(crate) const fn new(explanation: Inner, lang: Lang) -> Self {
        Self { explanation, lang }
    }
}

#[pymethods]
impl Explanation {
    /// The number of the participant.
    #[getter]
    fn number(&self) -> u32 {
        self.explanation.standings().tournament().number_of(self.explanation.who())
    }

    /// The name of the participant.
    #[getter]
    fn name(&self) -> &str {
        self.explanation.standings().tournament().name_of(self.explanation.who())
    }

    /// The explanation as `exaequo/explain/1`.
    #[pyo3(signature = (*, lang=None))]
    fn to_json(&self, py: Python<'_>, lang: Option<&str>) -> PyResult<String> {
        let lang = self.asked(lang)?;
        Ok(py.detach(|| explain::json(&self.explanation, lang)))
    }

    /// As a page in one of its forms.
    #[pyo3(signature = (*, lang=None, form="text", computed=None))]
    fn page(
        &self,
        py: Python<'_>,
        lang: Option<&str>,
        form: &str,
        computed: Option<Made>,
    ) -> PyResult<Written> {
        let form = Form::named(form)?;
        let lang = self.asked(lang)?;
        let page = py.detach(|| explain::page(&self.explanation, lang));
        Ok(written(py, page, form, computed))
    }

    fn __str__(&self, py: Python<'_>) -> String {
        py.detach(|| explain::page(&self.explanation, self.lang).to_text(&Look::plain(self.lang)))
    }

    fn __repr__(&self) -> String {
        format!("<Explanation {} {}>", self.number(), self.name())
    }
}

impl Explanation {
    fn asked(&self, lang: Option<&str>) -> PyResult<Lang> {
        lang.map_or(Ok(self.lang), language)
    }
}
