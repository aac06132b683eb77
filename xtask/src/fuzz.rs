//! `cargo xtask fuzz`: every target of `fuzz/` for a while, starting from the golden files.
//!
//! Needs a nightly toolchain and a C++ compiler. Where they are missing the job says so and is skipped: the
//! ordinary tests contain a seeded harness that runs everywhere.

use std::fs;
use std::path::{Path, PathBuf};

use crate::job::Verdict;
use crate::say;
use crate::tool::Tool;
use crate::tree;

/// How long each target runs unless told otherwise.
pub(crate) const DEFAULT_SECONDS: u32 = 60;

/// How long each target runs among all other checks.
pub(crate) const SHORT_SECONDS: u32 = 20;

/// An input that takes longer than this is a finding; libFuzzer would wait for twenty minutes.
const SECONDS_PER_INPUT: u32 = 30;

/// Runs every target and fails when one of them does.
pub(crate) fn run(root: &Path, seconds: u32) -> Result<Verdict, String> {
    if !root.join("fuzz/Cargo.toml").is_file() {
        return Ok(Verdict::Skipped("there is no fuzz folder".to_owned()));
    }
    if let Some(missing) = missing(root)? {
        return Ok(Verdict::Skipped(format!("{missing}; only the seeded harness in the ordinary tests ran")));
    }
    let listed = Tool::new("cargo +nightly fuzz list").text(root)?;
    let targets: Vec<&str> = listed.split_whitespace().collect();
    if targets.is_empty() {
        return Err("the fuzz folder lists no target".to_owned());
    }
    run_targets(root, &targets, seconds)
}

fn run_targets(root: &Path, targets: &[&str], seconds: u32) -> Result<Verdict, String> {
    let mut failed = Vec::new();
    for target in targets {
        let tool = target_run(target, &seeded_corpus(root, target)?, seconds);
        say::line(&format!("fuzzing: {tool}"));
        if !tool.run(root)? {
            failed.push(*target);
        }
    }
    if !failed.is_empty() {
        say::line(&format!("fuzz: failed: {}; the inputs are in fuzz/artifacts", failed.join(", ")));
    }
    Ok(Verdict::from_findings(&failed))
}

fn target_run(target: &str, corpus: &str, seconds: u32) -> Tool {
    let limits = format!("-- -max_total_time={seconds} -timeout={SECONDS_PER_INPUT}");
    Tool::new(&format!("cargo +nightly fuzz run {target} {corpus} {limits}"))
}

/// What fuzzing needs and this machine does not have; `cargo-fuzz` is installed when only that is missing.
fn missing(root: &Path) -> Result<Option<&'static str>, String> {
    if !has_nightly(&Tool::new("rustup toolchain list").text(root).unwrap_or_default()) {
        return Ok(Some("there is no nightly toolchain"));
    }
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if !Tool::new(&compiler).arg("--version").works(root) {
        return Ok(Some("there is no C++ compiler"));
    }
    let installed = Tool::new("cargo fuzz --version").works(root)
        || Tool::new("cargo install cargo-fuzz --locked").run(root)?;
    Ok((!installed).then_some("cargo-fuzz could not be installed"))
}

/// `rustup toolchain list` has one name per line, e.g. `nightly-x86_64-unknown-linux-gnu (default)`.
/// A dated nightly does not answer to `+nightly`.
fn has_nightly(toolchains: &str) -> bool {
    let plain = |name: &str| name == "nightly" || name.strip_prefix("nightly-").is_some_and(is_platform);
    toolchains.lines().filter_map(|line| line.split_whitespace().next()).any(plain)
}

fn is_platform(rest: &str) -> bool {
    !rest.starts_with(|c: char| c.is_ascii_digit())
}

/// The corpus of a target below `target/`, with the golden files in it; what earlier runs found stays there.
fn seeded_corpus(root: &Path, target: &str) -> Result<String, String> {
    let corpus = format!("target/fuzz-corpus/{target}");
    let folder = root.join(&corpus);
    fs::create_dir_all(&folder).map_err(|error| format!("{corpus} cannot be made: {error}"))?;
    for (seed, name) in seeds(root) {
        let copied = fs::copy(&seed, folder.join(name));
        copied.map_err(|error| format!("{} cannot be copied: {error}", seed.display()))?;
    }
    Ok(corpus)
}

/// The golden TRF files, each with a name that is unique in one flat folder.
fn seeds(root: &Path) -> Vec<(PathBuf, String)> {
    let golden = root.join("tests/golden");
    let files =
        tree::walk(&golden, &[]).into_iter().filter(|file| file.extension().is_some_and(|e| e == "trf"));
    files.filter_map(|file| Some((file.clone(), tree::relative(&golden, &file)?.replace('/', "-")))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_nightly_answers_to_plus_nightly() {
        assert!(has_nightly("stable-x86_64-unknown-linux-gnu (default)\nnightly-x86_64-unknown-linux-gnu\n"));
        assert!(has_nightly("nightly (active)"));
        assert!(!has_nightly(
            "stable-x86_64-unknown-linux-gnu\nnightly-2026-01-02-x86_64-unknown-linux-gnu\n"
        ));
        assert!(!has_nightly("my-nightly\n1.95.0-x86_64-unknown-linux-gnu\n") && !has_nightly(""));
    }

    #[test]
    fn a_target_runs_for_the_time_asked_for() {
        let expected = "cargo +nightly fuzz run read target/x -- -max_total_time=5 -timeout=30";
        assert_eq!(target_run("read", "target/x", 5).to_string(), expected);
    }

    #[test]
    fn seeds_are_the_golden_files_under_flat_and_different_names() {
        let seeds = seeds(&tree::root());
        let names: std::collections::BTreeSet<&str> = seeds.iter().map(|(_, name)| name.as_str()).collect();
        assert!(seeds.len() > 10 && names.len() == seeds.len());
        assert!(
            names
                .iter()
                .all(|name| !name.contains('/') && Path::new(name).extension().is_some_and(|e| e == "trf"))
        );
    }
}
