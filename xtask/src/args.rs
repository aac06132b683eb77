//! The words after `cargo xtask`, read into a [`Job`].

use crate::docs::Mode;
use crate::fuzz::DEFAULT_SECONDS;
use crate::job::Job;
use crate::steps::Scope;

/// What `cargo xtask help` says.
pub(crate) const USAGE: &str = "\
Checks and chores of the exaequo workspace.

usage: cargo xtask <verb> [options]

  test [--quick]       everything CI does: format, clippy, tidy, licences, documents, tests, browser, Python, rustdoc,
                       packages, fuzzing; --quick leaves out the browser, Python, fuzzing, packages and the two document steps
  tidy                 the rules of the repository: arrows between crates, no I/O in libraries, sizes, links
  licences             the licence of every dependency against the allow-list; works offline
  docs [--check]       write the generated documents; --check only says which are stale
  texts [--check]      bring the PO files in line with the code and show how far each language is; --check changes nothing
  fuzz [--seconds N]   run every fuzz target for N seconds (60 by default); needs a nightly toolchain
  crash                kill the desk a thousand times while results are entered; every acknowledged result must survive
  bench                print the figures of BENCHMARKS.md, as ratios measured here and now
  forecast-proof       compare proved places with all scenarios and with samples, in full; the tests do a tenth of it
  browser              open the pages in Chromium; installs it and the npm packages where they are missing
  page                 build the package for JavaScript and the page that runs in the browser alone, and test them
  python               build the package for Python and test it; installs its tools where they are missing
  help                 this text

Exit status: 0 fine, 1 findings, 2 the command could not do its work.";

/// Reads the words into a job, or says what is wrong with them.
pub(crate) fn parse(words: &[String]) -> Result<Job, String> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] => Err(format!("a verb is missing\n\n{USAGE}")),
        ["help" | "-h" | "--help", ..] | [_, "-h" | "--help"] => Ok(Job::Help),
        ["tidy"] => Ok(Job::Tidy),
        ["licences"] => Ok(Job::Licences),
        ["bench"] => Ok(Job::Bench),
        ["forecast-proof"] => Ok(Job::ForecastProof),
        ["browser"] => Ok(Job::Browser),
        ["page"] => Ok(Job::Page),
        ["python"] => Ok(Job::Python),
        ["docs"] => Ok(Job::Docs(Mode::Write)),
        ["docs", "--check"] => Ok(Job::Docs(Mode::Check)),
        ["texts"] => Ok(Job::Texts(Mode::Write)),
        ["texts", "--check"] => Ok(Job::Texts(Mode::Check)),
        ["crash"] => Ok(Job::Crash),
        ["fuzz"] => Ok(Job::Fuzz { seconds: DEFAULT_SECONDS }),
        ["fuzz", "--seconds", number] => seconds(number),
        ["test"] => Ok(Job::Test(Scope::Full)),
        ["test", "--quick"] => Ok(Job::Test(Scope::Quick)),
        other => Err(format!("`{}` is not understood\n\n{USAGE}", other.join(" "))),
    }
}

/// A run of zero seconds is refused: libFuzzer reads 0 as "for ever".
fn seconds(number: &str) -> Result<Job, String> {
    match number.parse() {
        Ok(seconds) if seconds > 0 => Ok(Job::Fuzz { seconds }),
        _ => Err(format!("--seconds takes a whole number above zero, not `{number}`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Job, String> {
        parse(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn every_job_reads_back_from_how_it_is_shown() {
        let jobs = [
            Job::Help,
            Job::Tidy,
            Job::Licences,
            Job::Bench,
            Job::Crash,
            Job::Browser,
            Job::Page,
            Job::Python,
            Job::Docs(Mode::Write),
            Job::Docs(Mode::Check),
            Job::Texts(Mode::Write),
            Job::Texts(Mode::Check),
            Job::Fuzz { seconds: 7 },
            Job::Test(Scope::Full),
            Job::Test(Scope::Quick),
        ];
        for job in jobs {
            let shown = job.to_string();
            let words = shown.strip_prefix("cargo xtask ").expect("a command line");
            assert_eq!(read(words), Ok(job));
        }
    }

    #[test]
    fn fuzz_has_a_default_and_refuses_nonsense() {
        assert_eq!(read("fuzz"), Ok(Job::Fuzz { seconds: 60 }));
        for bad in ["fuzz --seconds 0", "fuzz --seconds -3", "fuzz --seconds soon", "fuzz --seconds"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_not_understood_is_named_and_usage_follows() {
        let message = read("tidy --fast").expect_err("no such option");
        assert!(message.starts_with("`tidy --fast` is not understood"), "{message}");
        assert!(message.ends_with(USAGE));
        assert!(read("").expect_err("no verb").starts_with("a verb is missing"));
        assert_eq!(read("docs --help"), Ok(Job::Help));
    }
}
