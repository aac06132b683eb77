//! Who may depend on whom. Data flows one way; a crate knows those above it in the table, never those below.

use crate::metadata::{Dependency, Kind, Metadata, Package};
use crate::tidy::Problem;

/// What a crate is allowed to do besides knowing others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ring {
    /// Facts and rules: exact numbers, no I/O.
    Domain,
    /// Pure as well, but free to use floating point.
    Library,
    /// Programs and tools: files, network, terminal.
    Outer,
}

/// One row of the table.
#[derive(Debug)]
pub(super) struct Crate {
    pub(super) name: &'static str,
    pub(super) folder: &'static str,
    pub(super) ring: Ring,
    may_use: &'static [&'static str],
}

const fn row(
    name: &'static str,
    folder: &'static str,
    ring: Ring,
    may_use: &'static [&'static str],
) -> Crate {
    Crate { name, folder, ring, may_use }
}

const LANG: &str = "exaequo-lang";
const TEXTS: &str = "exaequo-texts";
const MODEL: &str = "exaequo-model";
const TRF: &str = "exaequo-trf";
const JSON: &str = "exaequo-json";
const RATING: &str = "exaequo-rating";
const TIEBREAK: &str = "exaequo-tiebreak";
const PLAYOFF: &str = "exaequo-playoff";
const PRIZES: &str = "exaequo-prizes";
const GENERATE: &str = "exaequo-generate";
const FORECAST: &str = "exaequo-forecast";
const LISTS: &str = "exaequo-lists";
const REGISTER: &str = "exaequo-register";
const EVENT: &str = "exaequo-event";
const PAGE: &str = "exaequo-page";
const WORDS: &str = "exaequo-words";
const REPORT: &str = "exaequo-report";
const SITE: &str = "exaequo-site";
const BULLETIN: &str = "exaequo-bulletin";
const OUTLOOK: &str = "exaequo-outlook";
const EXAEQUO: &str = "exaequo";
const ACCESS: &str = "exaequo-access";
const STORE: &str = "exaequo-store";
const SQLITE: &str = "exaequo-store-sqlite";
const POSTGRES: &str = "exaequo-store-postgres";
const OFFICE: &str = "exaequo-office";
const SEEK: &str = "exaequo-seek";
const DESK: &str = "exaequo-desk";
const WEB: &str = "exaequo-web";
const TESTKIT: &str = "exaequo-testkit";

/// The table. Crates that do not exist yet have their place already.
pub(super) const CRATES: &[Crate] = &[
    row(LANG, "crates/lang", Ring::Domain, &[]),
    row(TEXTS, "crates/texts", Ring::Domain, &[LANG]),
    row(MODEL, "crates/model", Ring::Domain, &[]),
    row(TRF, "crates/trf", Ring::Domain, &[MODEL]),
    row(JSON, "crates/json", Ring::Domain, &[MODEL]),
    row(RATING, "crates/rating", Ring::Domain, &[MODEL]),
    row(TIEBREAK, "crates/tiebreak", Ring::Domain, &[LANG, TEXTS, MODEL, RATING]),
    row(PLAYOFF, "crates/playoff", Ring::Domain, &[MODEL, TIEBREAK]),
    row(PRIZES, "crates/prizes", Ring::Domain, &[MODEL, RATING]),
    row(GENERATE, "crates/generate", Ring::Domain, &[MODEL, RATING]),
    row(FORECAST, "crates/forecast", Ring::Domain, &[MODEL, TIEBREAK, GENERATE]),
    row(LISTS, "crates/lists", Ring::Domain, &[MODEL, RATING]),
    row(REGISTER, "crates/register", Ring::Domain, &[MODEL, TRF, RATING, LISTS]),
    row(
        EVENT,
        "crates/event",
        Ring::Domain,
        &[MODEL, TRF, JSON, RATING, TIEBREAK, PLAYOFF, PRIZES, FORECAST, LISTS],
    ),
    row(PAGE, "crates/page", Ring::Library, &[LANG, TEXTS]),
    row(
        WORDS,
        "crates/words",
        Ring::Library,
        &[
            LANG, TEXTS, MODEL, TRF, JSON, RATING, TIEBREAK, PLAYOFF, PRIZES, FORECAST, LISTS, REGISTER,
            EVENT, PAGE,
        ],
    ),
    row(
        REPORT,
        "crates/report",
        Ring::Library,
        &[
            LANG, TEXTS, MODEL, TRF, JSON, RATING, TIEBREAK, PLAYOFF, PRIZES, FORECAST, LISTS, REGISTER,
            EVENT, PAGE, WORDS,
        ],
    ),
    row(
        OUTLOOK,
        "crates/outlook",
        Ring::Library,
        &[LANG, TEXTS, MODEL, JSON, TIEBREAK, PLAYOFF, PRIZES, FORECAST, EVENT, PAGE, WORDS, REPORT],
    ),
    row(
        SITE,
        "crates/site",
        Ring::Library,
        &[LANG, TEXTS, MODEL, TIEBREAK, EVENT, PAGE, WORDS, REPORT, OUTLOOK],
    ),
    row(
        BULLETIN,
        "crates/bulletin",
        Ring::Library,
        &[LANG, TEXTS, MODEL, JSON, RATING, LISTS, REGISTER, EVENT, PAGE, WORDS, REPORT],
    ),
    row(
        EXAEQUO,
        "crates/exaequo",
        Ring::Library,
        &[
            LANG, MODEL, TRF, JSON, RATING, TIEBREAK, PLAYOFF, PRIZES, FORECAST, LISTS, REGISTER, EVENT,
            PAGE, WORDS, REPORT, SITE, BULLETIN, OUTLOOK, GENERATE,
        ],
    ),
    row(ACCESS, "crates/access", Ring::Domain, &[]),
    row(STORE, "crates/store", Ring::Outer, &[MODEL, TRF, JSON, REGISTER, ACCESS]),
    row(SQLITE, "crates/store-sqlite", Ring::Outer, &[STORE, ACCESS]),
    row(POSTGRES, "crates/store-postgres", Ring::Outer, &[STORE, ACCESS]),
    row(OFFICE, "crates/office", Ring::Outer, &[EXAEQUO, STORE, SQLITE, POSTGRES]),
    row(SEEK, "crates/seek", Ring::Outer, &[EXAEQUO, STORE, SQLITE]),
    row(DESK, "crates/desk", Ring::Library, &[LANG, TEXTS, EXAEQUO]),
    row(
        WEB,
        "crates/web",
        Ring::Outer,
        &[LANG, TEXTS, EXAEQUO, DESK, ACCESS, STORE, SQLITE, POSTGRES, OFFICE, SEEK],
    ),
    // Surfaces go through the one door; the languages and their texts are for texts of their own.
    row(
        "exaequo-cli",
        "crates/cli",
        Ring::Outer,
        &[LANG, TEXTS, EXAEQUO, STORE, SQLITE, POSTGRES, OFFICE, WEB],
    ),
    row("exaequo-python", "crates/python", Ring::Outer, &[EXAEQUO]),
    row("exaequo-wasm", "crates/wasm", Ring::Outer, &[LANG, TEXTS, EXAEQUO]),
    row(TESTKIT, "crates/testkit", Ring::Outer, &[MODEL, TRF, JSON, GENERATE]),
    row(
        "exaequo-bench",
        "crates/bench",
        Ring::Outer,
        &[
            LANG, MODEL, TRF, JSON, RATING, TIEBREAK, PLAYOFF, PRIZES, FORECAST, LISTS, REGISTER, EVENT,
            PAGE, REPORT, SITE, BULLETIN, EXAEQUO, STORE, SQLITE, OFFICE, GENERATE,
        ],
    ),
    row("xtask", "xtask", Ring::Outer, &[]),
];

/// Dependencies against the table, and crates that are not in it or not where it says.
pub(super) fn problems(metadata: &Metadata) -> Vec<Problem> {
    metadata.packages.iter().flat_map(of_package).collect()
}

fn of_package(package: &Package) -> Vec<Problem> {
    let Some(row) = CRATES.iter().find(|row| row.name == package.name) else {
        return vec![Problem::in_file(&package.name, "unknown crate; add it to the table in tidy/arrows.rs")];
    };
    let misplaced = !package.manifest_path.ends_with(&format!("/{}/Cargo.toml", row.folder));
    let misplaced = misplaced.then(|| Problem::in_file(row.name, format!("must lie in {}", row.folder)));
    let forbidden = package.dependencies.iter().filter(|dependency| !is_allowed(row, dependency));
    misplaced.into_iter().chain(forbidden.map(|dependency| against(row, dependency))).collect()
}

/// Foreign crates are no business of this table. Any crate may be tested with the testkit, and with what reads and
/// writes files, which the testkit uses itself; with itself too, to have one of its features.
fn is_allowed(row: &Crate, dependency: &Dependency) -> bool {
    let ours = CRATES.iter().any(|other| other.name == dependency.name);
    let testing = dependency.kind == Some(Kind::Dev) && [TESTKIT, TRF].contains(&dependency.name.as_str());
    let itself = dependency.kind == Some(Kind::Dev) && dependency.name == row.name;
    !ours || testing || itself || row.may_use.contains(&dependency.name.as_str())
}

fn against(row: &Crate, dependency: &Dependency) -> Problem {
    let allowed = if row.may_use.is_empty() { "none of our crates".into() } else { row.may_use.join(", ") };
    let text = format!("must not depend on {}; it may use {allowed}", dependency.name);
    Problem::in_file(&format!("{}/Cargo.toml", row.folder), text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, folder: &str, dependencies: &str) -> String {
        format!(
            r#"{{"name":"{name}","version":"0.1.0","license":null,"description":"d","source":null,
            "manifest_path":"/somewhere/{folder}/Cargo.toml","dependencies":[{dependencies}]}}"#
        )
    }

    fn found(packages: &[String]) -> Vec<String> {
        let json = format!(r#"{{"packages":[{}]}}"#, packages.join(","));
        let metadata = Metadata::parse(&json).expect("the shape of cargo metadata");
        problems(&metadata).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_of_the_table_and_foreign_crates_are_fine() {
        let dependencies = r#"{"name":"exaequo-model","kind":null},{"name":"memchr","kind":null}"#;
        assert!(found(&[package(TRF, "crates/trf", dependencies)]).is_empty());
    }

    #[test]
    fn an_arrow_backwards_is_a_problem() {
        let backwards = package(MODEL, "crates/model", r#"{"name":"exaequo-trf","kind":null}"#);
        let expected =
            "crates/model/Cargo.toml: must not depend on exaequo-trf; it may use none of our crates";
        assert_eq!(found(&[backwards]), [expected]);
    }

    #[test]
    fn the_testkit_and_files_are_free_as_dev_dependencies() {
        let dev = |name: &str| format!(r#"{{"name":"{name}","kind":"dev"}}"#);
        assert!(found(&[package(MODEL, "crates/model", &dev(TESTKIT))]).is_empty());
        assert!(found(&[package(MODEL, "crates/model", &dev(TRF))]).is_empty());
        assert_eq!(found(&[package(MODEL, "crates/model", &dev(REPORT))]).len(), 1);
        let ordinary = r#"{"name":"exaequo-testkit","kind":null}"#;
        let build = r#"{"name":"exaequo-testkit","kind":"build"}"#;
        assert_eq!(found(&[package(MODEL, "crates/model", &format!("{ordinary},{build}"))]).len(), 2);
    }

    #[test]
    fn unknown_and_misplaced_crates_are_problems() {
        let unknown = package("exaequo-extra", "crates/extra", "");
        let misplaced = package(TRF, "crates/formats", "");
        let expected = [
            "exaequo-extra: unknown crate; add it to the table in tidy/arrows.rs",
            "exaequo-trf: must lie in crates/trf",
        ];
        assert_eq!(found(&[unknown, misplaced]), expected);
    }

    #[test]
    fn the_table_knows_only_upwards() {
        for (index, row) in CRATES.iter().enumerate() {
            for used in row.may_use {
                let above = CRATES[..index].iter().find(|other| other.name == *used);
                let above =
                    above.unwrap_or_else(|| panic!("{} uses {used}, which is not above it", row.name));
                assert!(row.ring == Ring::Outer || above.ring != Ring::Outer, "{} uses {used}", row.name);
            }
        }
    }
}
