//! `cargo xtask python`: the package for Python, built as it is installed and tested from outside.
//!
//! Tools come from the package index by name, in the versions of `crates/python/requirements.txt`, into an environment
//! below `target`, which is kept. Without Python 3.11 the step is skipped.

use std::fs;
use std::path::Path;

use crate::job::Verdict;
use crate::program;
use crate::say;
use crate::tool::Tool;

/// The folder of the package.
const PACKAGE: &str = "crates/python";
/// The tools with their versions.
const TOOLS: &str = "crates/python/requirements.txt";
/// Where everything is kept, below the root.
const KEPT: &str = "target/python";
/// The interpreter of the environment, from the folder of the package.
const PYTHON: &str = "../../target/python/venv/bin/python";

/// The oldest systems the wheel runs on: those with glibc 2.17.
const COMPATIBLE: &str = "manylinux2014";

/// What the package must pass, in its folder.
const CHECKS: [&str; 3] = ["-m mypy", "-m mypy.stubtest exaequo", "-m pytest"];

/// Builds the wheel, installs it and runs everything.
pub(crate) fn run(root: &Path) -> Result<Verdict, String> {
    if let Some(missing) = missing(root)? {
        return Ok(Verdict::Skipped(missing));
    }
    install(root)?;
    let folder = root.join(PACKAGE);
    for check in CHECKS {
        let check = Tool::new(&format!("{PYTHON} {check}"));
        say::line(&check.to_string());
        if !check.run(&folder)? {
            return Ok(Verdict::Failed);
        }
    }
    Ok(Verdict::Passed)
}

/// What is missing and could not be had.
fn missing(root: &Path) -> Result<Option<String>, String> {
    let Some(python) = interpreter(root) else {
        return Ok(Some("Python 3.11 is missing and could not be installed".to_owned()));
    };
    let environment = format!("{KEPT}/venv");
    let is_made = Tool::new(&format!("{environment}/bin/python -m pip --version")).works(root);
    if !is_made && !Tool::new(&format!("{python} -m venv --clear {environment}")).works(root) {
        return Ok(Some("no environment of Python could be made".to_owned()));
    }
    Ok(if has_tools(root)? { None } else { Some("the tools for Python could not be installed".to_owned()) })
}

/// A Python that is new enough and can make environments.
fn interpreter(root: &Path) -> Option<&'static str> {
    let is_enough = |python: &&str| {
        let probe =
            Tool::new(python).arg("-c").arg("import ensurepip, sys; sys.exit(sys.version_info < (3, 11))");
        probe.works(root)
    };
    let find = || ["python3.11", "python3"].into_iter().find(|python| is_enough(python));
    find().or_else(|| {
        say::line("Python 3.11 is missing: installing it");
        let _ = Tool::new("apt-get update").works(root);
        let _ = Tool::new("apt-get install --yes --no-install-recommends python3 python3-venv").works(root);
        find()
    })
}

/// Whether the tools are there, in the versions asked for; they are installed where those changed.
fn has_tools(root: &Path) -> Result<bool, String> {
    let asked = fs::read(root.join(TOOLS)).map_err(|error| format!("{TOOLS}: {error}"))?;
    let kept = root.join(KEPT).join("requirements.txt");
    if fs::read(&kept).is_ok_and(|installed| installed == asked) {
        return Ok(true);
    }
    let pip = format!("{KEPT}/venv/bin/python -m pip install --quiet --requirement {TOOLS}");
    if !Tool::new(&pip).run(root)? {
        return Ok(false);
    }
    fs::write(&kept, asked).map_err(|error| format!("{}: {error}", kept.display()))?;
    Ok(true)
}

/// Builds the wheel and the program it is compared with, and installs the wheel.
fn install(root: &Path) -> Result<(), String> {
    let wheels = root.join(KEPT).join("wheels");
    if wheels.exists() {
        fs::remove_dir_all(&wheels)
            .map_err(|error| format!("{KEPT}/wheels could not be emptied: {error}"))?;
    }
    program::build(root, &[])?;
    wheel(root)?;
    let pip = format!("{KEPT}/venv/bin/python -m pip install --quiet --force-reinstall --no-deps --no-index");
    Tool::new(&format!("{pip} --find-links {KEPT}/wheels exaequo")).output(root).map(drop)
}

/// Builds the wheel against an old C library, which every Linux of the last ten years has: Zig brings it, and maturin looks for
/// Zig where its own interpreter is.
fn wheel(root: &Path) -> Result<(), String> {
    let python = format!("{KEPT}/venv/bin/python");
    let zig = root.join(&python).display().to_string();
    let build = format!("{KEPT}/venv/bin/maturin build --manifest-path {PACKAGE}/Cargo.toml --zig");
    let line = format!("{build} --compatibility {COMPATIBLE} --out {KEPT}/wheels --interpreter {python}");
    Tool::new(&line).env("CARGO_ZIGBUILD_PYTHON_PATH", zig).output(root).map(drop)
}
