//! `cargo xtask page`: the library for JavaScript, the page that runs in the browser alone, and the tests of both.
//!
//! The compiler's part for WebAssembly and the program that writes the bindings are installed where they are missing, into
//! `target/tools`, which is kept; where that cannot be done, the step is skipped.

use std::fs;
use std::path::Path;

use crate::browser::NODE_TESTS;
use crate::job::Verdict;
use crate::program;
use crate::say;
use crate::tool::Tool;

/// The version of the bindings, the same as in `Cargo.lock`.
const BINDGEN: &str = "0.2.130";
/// Where everything is written, below the root.
const OUT: &str = "target/page";
/// The package as it is published.
const NPM: &str = "crates/wasm/npm";
const TARGET: &str = "wasm32-unknown-unknown";

/// Builds the package and both forms of the page, and tests them.
pub(crate) fn run(root: &Path) -> Result<Verdict, String> {
    if let Some(missing) = missing(root) {
        return Ok(Verdict::Skipped(missing));
    }
    build(root)?;
    Ok(if Tool::new(NODE_TESTS).run(&root.join(NPM))? { Verdict::Passed } else { Verdict::Failed })
}

/// What is missing and could not be had.
fn missing(root: &Path) -> Option<String> {
    if !Tool::new("npm --version").works(root) {
        return Some("Node and npm are missing".to_owned());
    }
    if !Tool::new(&format!("rustup target add {TARGET}")).works(root) {
        return Some(format!("the compiler's part for {TARGET} could not be installed"));
    }
    if !bindgen_is_there(root) {
        say::line("wasm-bindgen is missing: building it");
        let install =
            format!("cargo install --quiet wasm-bindgen-cli --version {BINDGEN} --root target/tools");
        let _ = Tool::new(&install).run(root);
    }
    if !bindgen_is_there(root) {
        return Some("wasm-bindgen could not be installed".to_owned());
    }
    let installed = Tool::new("npm ls --silent").works(&root.join(NPM));
    if !installed && !Tool::new("npm ci --silent").works(&root.join(NPM)) {
        return Some("the npm packages could not be installed".to_owned());
    }
    None
}

fn bindgen_is_there(root: &Path) -> bool {
    let version = Tool::new("target/tools/bin/wasm-bindgen --version").text(root);
    version.is_ok_and(|text| text.trim().ends_with(BINDGEN))
}

fn build(root: &Path) -> Result<(), String> {
    for part in [Module::Package, Module::Forecast, Module::Page] {
        module(root, part)?;
    }
    let error = |error| format!("{NPM}/dist: {error}");
    fs::copy(root.join(NPM).join("results.d.ts"), root.join(NPM).join("dist/results.d.ts")).map_err(error)?;
    Tool::new(&format!("node web-check/build.mjs {OUT}")).output(root)?;
    // What the library gives is compared with what the program gives, which has the page in it.
    program::build(root, &["exaequo-cli/check"])
}

/// What is built of the library: each has only what it can be asked for.
#[derive(Clone, Copy)]
enum Module {
    /// The package for JavaScript.
    Package,
    /// The same with forecasts, `exaequo/forecast` in the package.
    Forecast,
    /// What the page calls.
    Page,
}

/// How a module is built.
struct Parts {
    /// The features it is compiled with.
    features: &'static str,
    /// The kind of bindings.
    bindings: &'static str,
    /// The folder that everything is written to.
    folder: &'static str,
    /// What the files are called there.
    name: &'static str,
}

impl Module {
    const fn parts(self) -> Parts {
        let (features, bindings, folder, name) = match self {
            Self::Package => ("", "web", "crates/wasm/npm/dist", "exaequo_wasm"),
            Self::Forecast => ("--features forecast", "web", "crates/wasm/npm/dist", "exaequo_forecast"),
            Self::Page => ("--features page", "no-modules", "target/page/bindgen", "exaequo_wasm"),
        };
        Parts { features, bindings, folder, name }
    }
}

/// Compiles a module, writes its bindings and makes it small.
fn module(root: &Path, module: Module) -> Result<(), String> {
    let parts = module.parts();
    let Parts { features, folder, name, .. } = parts;
    let compile =
        format!("cargo build --locked --quiet --profile wasm -p exaequo-wasm {features} --target {TARGET}");
    if !Tool::new(&compile).run(root)? {
        return Err("the library could not be built".to_owned());
    }
    bind(root, &parts)?;
    let module = format!("{folder}/{name}_bg.wasm");
    Tool::new(&format!("node {NPM}/shrink.mjs {module} {module}")).output(root).map(drop)
}

/// Writes the bindings for a kind of program; the names of functions stay for what makes the module small.
fn bind(root: &Path, parts: &Parts) -> Result<(), String> {
    let Parts { bindings, folder, name, .. } = parts;
    let module = format!("target/{TARGET}/wasm/exaequo_wasm.wasm");
    let line = format!(
        "target/tools/bin/wasm-bindgen --target {bindings} --out-dir {folder} --out-name {name} {module}"
    );
    Tool::new(&line).output(root).map(drop)
}
