//! What is found in a file, as data: by its reader, by the rules, by comparing its ranks.

use exaequo_json as json;
use exaequo_model::{Oddity, Severity, Span};
use exaequo_tiebreak::{Misplaced, Notice, SpecError};
use exaequo_trf::{Diagnostic, Dialect, Problem};

use crate::reading::{Reading, SourceFile};

/// Something found in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFinding {
    /// By the reader of TRF files.
    Trf(Diagnostic),
    /// By the reader of tournaments in JSON.
    Json(JsonProblem),
    /// A criterion of the list that cannot be read (S020).
    Criterion {
        /// What is wrong with it.
        error: SpecError,
        /// Where, if the file has lines.
        span: Option<Span>,
    },
    /// Games without a result in rounds that have begun (S025, ruling 33).
    ResultsMissing {
        /// The first of the games, and how many there are.
        notice: Notice,
        /// Where the first is, if the file has lines.
        span: Option<Span>,
    },
    /// Something that is coherent but probably not meant (S030 and on).
    Odd(Oddity),
    /// A rank that the list does not give (S021).
    Misplaced {
        /// Whose, and which it is.
        misplaced: Misplaced,
        /// Where, if the file has lines.
        span: Option<Span>,
    },
}

/// Something that is wrong with a tournament in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonProblem {
    /// The document as a whole: it is not JSON, or of another form.
    Document(json::Error),
    /// A value that does not fit the rest.
    Fault(json::Fault),
    /// Everything can be understood, but the facts do not fit together.
    Facts(exaequo_model::FactsProblem),
}

impl JsonProblem {
    /// The problems that make up an error.
    pub fn all(error: &json::Error) -> Vec<Self> {
        match error {
            json::Error::Content(faults) => faults.iter().cloned().map(Self::Fault).collect(),
            json::Error::Facts(problems) => problems.iter().copied().map(Self::Facts).collect(),
            whole => vec![Self::Document(whole.clone())],
        }
    }

    /// The code of the problem, the same in every version, such as `J003`.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Document(error) => error.code(),
            Self::Fault(fault) => fault.kind.code(),
            Self::Facts(problem) => problem.code(),
        }
    }
}

impl FileFinding {
    /// The code of the finding, the same in every version, such as `S021`.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Trf(finding) => finding.problem.code(),
            Self::Json(problem) => problem.code(),
            Self::Criterion { .. } => "S020",
            Self::ResultsMissing { notice, .. } => notice.code(),
            Self::Odd(oddity) => oddity.code(),
            Self::Misplaced { .. } => "S021",
        }
    }

    /// How serious it is.
    pub fn severity(&self) -> Severity {
        match self {
            Self::Trf(finding) => finding.severity,
            Self::Json(_) => Severity::Error,
            Self::Criterion { .. } | Self::Odd(_) | Self::Misplaced { .. } => Severity::Warning,
            Self::ResultsMissing { notice, .. } => notice.severity(),
        }
    }

    /// Where it is, if the file has lines.
    pub fn span(&self) -> Option<Span> {
        match self {
            Self::Trf(finding) => finding.span,
            Self::Json(_) | Self::Odd(_) => None,
            Self::Criterion { span, .. }
            | Self::ResultsMissing { span, .. }
            | Self::Misplaced { span, .. } => *span,
        }
    }
}

/// Numbers of findings by severity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// How many errors: nothing should be computed from the file.
    pub errors: u32,
    /// How many warnings: something is probably not what was meant.
    pub warnings: u32,
    /// How many notes: worth knowing, and nothing to correct.
    pub notes: u32,
    /// Findings beyond the limit, of any severity, which were not kept.
    pub hidden: u32,
}

impl Counts {
    /// Counts findings by how serious they are.
    pub fn of(severities: impl IntoIterator<Item = Severity>) -> Self {
        let mut counts = Self::default();
        for severity in severities {
            match severity {
                Severity::Error => counts.errors += 1,
                Severity::Warning => counts.warnings += 1,
                Severity::Note => counts.notes += 1,
            }
        }
        counts
    }

    /// Whether there are errors or warnings.
    pub const fn has_warnings(&self) -> bool {
        self.errors + self.warnings > 0
    }
}

impl Reading {
    /// What the reader found, in the order of the file; what is about the whole file comes first.
    ///
    /// ```
    /// use exaequo_event::Event;
    ///
    /// let reading = Event::read("{}", &Default::default());
    /// let found = reading.findings();
    /// assert_eq!(found.iter().map(|finding| finding.code()).collect::<Vec<_>>(), ["J003"]);
    /// assert_eq!(reading.counts().errors, 1);
    /// ```
    pub fn findings(&self) -> Vec<FileFinding> {
        match self.source() {
            SourceFile::Trf(reading) => {
                let usual = |finding: &&Diagnostic| !is_usual(reading.dialect, &finding.problem);
                reading.diagnostics.all().iter().filter(usual).copied().map(FileFinding::Trf).collect()
            }
            SourceFile::Json { tournament: Err(error), .. } => {
                JsonProblem::all(error).into_iter().map(FileFinding::Json).collect()
            }
            SourceFile::Json { tournament: Ok(_), .. } => Vec::new(),
        }
    }

    /// What the reader assumes as it does of any file of its kind: nothing to correct, and worth a line only where everything that
    /// was assumed is listed.
    pub fn usual(&self) -> Vec<FileFinding> {
        let SourceFile::Trf(reading) = self.source() else { return Vec::new() };
        let usual = |finding: &&Diagnostic| is_usual(reading.dialect, &finding.problem);
        reading.diagnostics.all().iter().filter(usual).copied().map(FileFinding::Trf).collect()
    }

    /// How many findings the reader has.
    pub fn counts(&self) -> Counts {
        match self.source() {
            SourceFile::Trf(reading) => {
                let found = reading.diagnostics.all().iter();
                let found = found.filter(|finding| !is_usual(reading.dialect, &finding.problem));
                let counts = Counts::of(found.map(|finding| finding.severity));
                Counts { hidden: reading.diagnostics.hidden(), ..counts }
            }
            SourceFile::Json { tournament: Err(error), .. } => {
                Counts { errors: u32::try_from(error.count()).unwrap_or(u32::MAX), ..Counts::default() }
            }
            SourceFile::Json { tournament: Ok(_), .. } => Counts::default(),
        }
    }
}

/// Before TRF26 the system had no record of its own: a description that names it is as it should be.
const fn is_usual(dialect: Dialect, problem: &Problem) -> bool {
    matches!(dialect, Dialect::Trf06 | Dialect::Trf16)
        && matches!(problem, Problem::SystemInDescription { .. })
}
