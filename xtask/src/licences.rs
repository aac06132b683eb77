//! `cargo xtask licences`: everything we depend on may be used under our own licences.

use std::collections::BTreeMap;
use std::path::Path;

use crate::job::Verdict;
use crate::metadata::{Metadata, Package};
use crate::say;
use crate::spdx::Expression;
use crate::tool::Tool;

/// Licences that ask for no more than a notice.
const ALLOWED: &[&str] = &[
    "MIT",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "Unicode-3.0",
    "Unlicense",
    "CC0-1.0",
    "BSL-1.0",
];

const METADATA: &str = "cargo metadata --format-version 1 --offline --locked";

/// Shows the licences of all dependencies and fails when one is not on the list.
pub(crate) fn run(root: &Path) -> Result<Verdict, String> {
    let metadata = everything(root)?;
    let foreign: Vec<&Package> =
        metadata.packages.iter().filter(|package| package.source.is_some()).collect();
    say::line(&summary(&foreign));
    let problems: Vec<String> = foreign.iter().filter_map(|package| problem(package)).collect();
    for problem in &problems {
        say::line(&format!("  {problem}"));
    }
    Ok(Verdict::from_findings(&problems))
}

/// The dependencies on all platforms. Offline, cargo can describe only what was downloaded; what is missing
/// is fetched, and without a network the dependencies of this platform must do.
fn everything(root: &Path) -> Result<Metadata, String> {
    let all = Tool::new(METADATA);
    if !all.works(root) {
        // Only crates for other platforms can be missing here: ours were needed to build this program.
        let _ = Tool::new("cargo fetch --quiet --locked").works(root);
    }
    if all.works(root) {
        return Metadata::ask(root, &all);
    }
    let host = host(root)?;
    say::line(&format!("no network: only the dependencies on {host} are looked at"));
    Metadata::ask(root, &Tool::new(METADATA).arg("--filter-platform").arg(host))
}

fn host(root: &Path) -> Result<String, String> {
    let version = Tool::new("rustc --version --verbose").text(root)?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its host".to_owned())
}

/// What is wrong with the licence of a package, if anything.
fn problem(package: &Package) -> Option<String> {
    let Package { name, version, license, .. } = package;
    let Some(license) = license else {
        return Some(format!("{name} {version}: names no licence"));
    };
    match Expression::parse(license) {
        Ok(expression) if expression.is_accepted(ALLOWED) => None,
        Ok(_) => Some(format!("{name} {version}: `{license}` is not allowed")),
        Err(error) => Some(format!("{name} {version}: `{license}` cannot be read: {error}")),
    }
}

/// The number of dependencies, and of each licence, the commonest first.
fn summary(packages: &[&Package]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for package in packages {
        *counts.entry(package.license.as_deref().unwrap_or("none")).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let lines = counts.into_iter().map(|(licence, count)| format!("\n{count:>5}  {licence}"));
    format!("{} dependencies", packages.len()) + &lines.collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packages(licences: &[&str]) -> Vec<Package> {
        let one = |licence: &&str| {
            format!(
                r#"{{"name":"some","version":"1.2.3","license":{licence},"description":null,
                "source":"elsewhere","manifest_path":"Cargo.toml","dependencies":[]}}"#
            )
        };
        let list: Vec<String> = licences.iter().map(one).collect();
        let json = format!(r#"{{"packages":[{}]}}"#, list.join(","));
        Metadata::parse(&json).expect("the shape of cargo metadata").packages
    }

    #[test]
    fn a_problem_names_crate_version_and_licence() {
        let found: Vec<_> =
            packages(&[r#""MIT""#, r#""MPL-2.0""#, "null", r#""MIT OR""#]).iter().map(problem).collect();
        let expected = [
            None,
            Some("some 1.2.3: `MPL-2.0` is not allowed".to_owned()),
            Some("some 1.2.3: names no licence".to_owned()),
            Some("some 1.2.3: `MIT OR` cannot be read: a licence is missing at the end".to_owned()),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn the_summary_counts_the_commonest_first() {
        let packages = packages(&[r#""ISC""#, r#""MIT""#, r#""MIT""#, "null"]);
        let all: Vec<&Package> = packages.iter().collect();
        assert_eq!(summary(&all), "4 dependencies\n    2  MIT\n    1  ISC\n    1  none");
    }

    #[test]
    fn every_allowed_licence_accepts_itself() {
        for licence in ALLOWED {
            let expression = Expression::parse(licence).expect("a licence");
            assert!(expression.is_accepted(&[licence]), "{licence}");
        }
    }
}
