//! What can be asked of `cargo xtask`, and how it can end.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::tool::Tool;
use crate::{args, browser, docs, fuzz, licences, page, python, say, steps, texts, tidy};

/// One thing to do, with its options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Job {
    Help,
    Tidy,
    Licences,
    Bench,
    Crash,
    ForecastProof,
    Browser,
    Page,
    Python,
    Docs(docs::Mode),
    Texts(docs::Mode),
    Fuzz { seconds: u32 },
    Test(steps::Scope),
}

/// How a job ended. A job that could not do its work at all returns an error instead.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    Passed,
    /// Not done, for a reason that is not a fault of the source tree.
    Skipped(String),
    Failed,
}

impl Verdict {
    /// Failed when there are findings, passed otherwise.
    pub(crate) fn from_findings<T>(findings: &[T]) -> Self {
        if findings.is_empty() { Self::Passed } else { Self::Failed }
    }
}

/// Does the job in the repository at `root`.
pub(crate) fn perform(job: &Job, root: &Path) -> Result<Verdict, String> {
    match job {
        Job::Help => {
            say::line(args::USAGE);
            Ok(Verdict::Passed)
        }
        Job::Tidy => tidy::run(root),
        Job::Licences => licences::run(root),
        Job::Bench => bench(root),
        Job::Crash => crash(root),
        Job::ForecastProof => forecast_proof(root),
        Job::Browser => browser::run(root),
        Job::Page => page::run(root),
        Job::Python => python::run(root),
        Job::Docs(mode) => docs::run(root, *mode),
        Job::Texts(mode) => texts::run(root, *mode),
        Job::Fuzz { seconds } => fuzz::run(root, *seconds),
        Job::Test(scope) => Ok(steps::run(root, *scope)),
    }
}

/// The test of the command line, more often.
fn crash(root: &Path) -> Result<Verdict, String> {
    let test =
        "cargo test --locked --quiet -p exaequo-cli --test cli -- --nocapture nothing_that_was_acknowledged";
    let passed = Tool::new(test).env("EXAEQUO_CRASHES", "1000").run(root)?;
    Ok(if passed { Verdict::Passed } else { Verdict::Failed })
}

/// Figures are measured with the optimised program.
fn bench(root: &Path) -> Result<Verdict, String> {
    let built = Tool::new("cargo build --locked --release --quiet -p exaequo-cli").run(root)?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let program = root.join(target).join("release/exaequo");
    let figures = format!("cargo run --locked --release --quiet -p exaequo-bench -- {}", program.display());
    let done = built && Tool::new(&figures).run(root)?;
    Ok(if done { Verdict::Passed } else { Verdict::Failed })
}

/// Proofs of places against everything that can happen, more than the tests do.
fn forecast_proof(root: &Path) -> Result<Verdict, String> {
    let done =
        Tool::new("cargo run --locked --release --quiet -p exaequo-forecast --example proof").run(root)?;
    Ok(if done { Verdict::Passed } else { Verdict::Failed })
}

impl fmt::Display for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cargo xtask ")?;
        match self {
            Self::Help => f.write_str("help"),
            Self::Tidy => f.write_str("tidy"),
            Self::Licences => f.write_str("licences"),
            Self::Bench => f.write_str("bench"),
            Self::Crash => f.write_str("crash"),
            Self::ForecastProof => f.write_str("forecast-proof"),
            Self::Browser => f.write_str("browser"),
            Self::Page => f.write_str("page"),
            Self::Python => f.write_str("python"),
            Self::Docs(docs::Mode::Write) => f.write_str("docs"),
            Self::Docs(docs::Mode::Check) => f.write_str("docs --check"),
            Self::Texts(docs::Mode::Write) => f.write_str("texts"),
            Self::Texts(docs::Mode::Check) => f.write_str("texts --check"),
            Self::Fuzz { seconds } => write!(f, "fuzz --seconds {seconds}"),
            Self::Test(steps::Scope::Full) => f.write_str("test"),
            Self::Test(steps::Scope::Quick) => f.write_str("test --quick"),
        }
    }
}
