//! `cargo xtask test`: everything CI does, in order, with one table at the end.
//!
//! A failing step does not hide the findings of the steps after it; all run, except that fuzzing, which
//! takes minutes, waits until the rest is in order.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::docs::Mode;
use crate::fuzz::SHORT_SECONDS;
use crate::job::{self, Job, Verdict};
use crate::say;
use crate::system::{self, Program};
use crate::tool::Tool;

/// How much of the check to run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scope {
    Full,
    /// Without the browser, Python, fuzzing, packages and the two document steps.
    Quick,
}

struct Step {
    name: &'static str,
    work: Work,
}

enum Work {
    /// A cargo command, and the rustup component it needs.
    Cargo(Tool, Option<Component>),
    /// A cargo command, and a program without which it fails.
    With(Tool, Program),
    /// A verb of this program.
    Own(Job),
}

/// A rustup component, a command that works only with it, and how to get it.
struct Component {
    name: &'static str,
    probe: &'static str,
    add: &'static str,
}

const RUSTFMT: Component =
    Component { name: "rustfmt", probe: "cargo fmt --version", add: "rustup component add rustfmt" };
const CLIPPY: Component =
    Component { name: "clippy", probe: "cargo clippy --version", add: "rustup component add clippy" };

struct Outcome {
    name: &'static str,
    verdict: Verdict,
    time: Duration,
}

/// Runs the steps of the scope and fails when one of them does.
pub(crate) fn run(root: &Path, scope: Scope) -> Verdict {
    let mut outcomes: Vec<Outcome> = Vec::new();
    for step in steps(scope) {
        let verdict = match prevented(&step, &outcomes) {
            Some(reason) => {
                Outcome { name: step.name, verdict: Verdict::Skipped(reason), time: Duration::ZERO }
            }
            None => timed(root, &step),
        };
        outcomes.push(verdict);
    }
    say::line(&table(&outcomes));
    if any_failed(&outcomes) { Verdict::Failed } else { Verdict::Passed }
}

fn steps(scope: Scope) -> Vec<Step> {
    let cargo = |name, line: &str, component| Step { name, work: Work::Cargo(Tool::new(line), component) };
    let own = |name, job| Step { name, work: Work::Own(job) };
    let lint = "cargo clippy --workspace --all-targets --locked -- -D warnings";
    let pack = "cargo package --workspace --no-verify --allow-dirty --offline --locked --quiet";
    let rustdoc = Tool::new("cargo doc --workspace --no-deps --locked").env("RUSTDOCFLAGS", "-D warnings");
    let mut steps = vec![
        cargo("fmt", "cargo fmt --all --check", Some(RUSTFMT)),
        cargo("clippy", lint, Some(CLIPPY)),
        own("tidy", Job::Tidy),
        own("licences", Job::Licences),
    ];
    if scope == Scope::Full {
        steps.push(own("docs", Job::Docs(Mode::Check)));
    }
    let test = Work::With(Tool::new("cargo test --workspace --locked"), system::POSTGRES);
    steps.push(Step { name: "test", work: test });
    if scope == Scope::Full {
        steps.push(own("browser", Job::Browser));
        steps.push(own("page", Job::Page));
        steps.push(own("python", Job::Python));
        steps.push(Step { name: "rustdoc", work: Work::Cargo(rustdoc, None) });
        steps.push(cargo("package", pack, None));
        steps.push(own("fuzz", Job::Fuzz { seconds: SHORT_SECONDS }));
    }
    steps
}

/// Why a step is not worth starting.
fn prevented(step: &Step, before: &[Outcome]) -> Option<String> {
    let is_fuzz = matches!(step.work, Work::Own(Job::Fuzz { .. }));
    (is_fuzz && any_failed(before)).then(|| "an earlier step failed".to_owned())
}

fn timed(root: &Path, step: &Step) -> Outcome {
    say::line(&format!("\n== {}: {}", step.name, command(step)));
    let start = Instant::now();
    let verdict = worked(root, &step.work).unwrap_or_else(|message| {
        say::error(&format!("error: {message}"));
        Verdict::Failed
    });
    let outcome = Outcome { name: step.name, verdict, time: start.elapsed() };
    say::line(&format!("== {}", row(&outcome)));
    outcome
}

fn command(step: &Step) -> String {
    match &step.work {
        Work::Cargo(tool, _) | Work::With(tool, _) => tool.to_string(),
        Work::Own(job) => job.to_string(),
    }
}

fn worked(root: &Path, work: &Work) -> Result<Verdict, String> {
    match work {
        Work::Own(job) => job::perform(job, root),
        Work::With(tool, program) => {
            // The tests themselves say what they miss.
            let _ = program.is_had(root);
            Ok(if tool.run(root)? { Verdict::Passed } else { Verdict::Failed })
        }
        Work::Cargo(_, Some(component)) if !is_present(root, component) => {
            Ok(Verdict::Skipped(format!("the component {} is missing", component.name)))
        }
        Work::Cargo(tool, _) => Ok(if tool.run(root)? { Verdict::Passed } else { Verdict::Failed }),
    }
}

/// True when the component is there, or could be added.
fn is_present(root: &Path, component: &Component) -> bool {
    let probe = Tool::new(component.probe);
    probe.works(root) || (Tool::new(component.add).run(root).unwrap_or(false) && probe.works(root))
}

fn any_failed(outcomes: &[Outcome]) -> bool {
    outcomes.iter().any(|outcome| outcome.verdict == Verdict::Failed)
}

fn table(outcomes: &[Outcome]) -> String {
    let rows: Vec<String> = outcomes.iter().map(row).collect();
    format!("\n== summary\n{}", rows.join("\n"))
}

fn row(outcome: &Outcome) -> String {
    let Outcome { name, verdict, time } = outcome;
    let tenths = time.as_millis() / 100;
    let time = format!("{:>4}.{} s", tenths / 10, tenths % 10);
    match verdict {
        Verdict::Passed => format!("{name:<9} passed   {time}"),
        Verdict::Failed => format!("{name:<9} FAILED   {time}"),
        Verdict::Skipped(why) => format!("{name:<9} skipped  {why}"),
    }
}

#[cfg(test)]
mod tests;
