//! The steps, their order and their table.

use super::*;

fn names(scope: Scope) -> Vec<&'static str> {
    steps(scope).iter().map(|step| step.name).collect()
}

fn outcome(name: &'static str, verdict: Verdict) -> Outcome {
    Outcome { name, verdict, time: Duration::from_millis(1234) }
}

#[test]
fn the_quick_check_leaves_out_the_browser_python_fuzzing_packages_and_documents() {
    let full = [
        "fmt", "clippy", "tidy", "licences", "docs", "test", "browser", "page", "python", "rustdoc",
        "package", "fuzz",
    ];
    assert_eq!(names(Scope::Full), full);
    assert_eq!(names(Scope::Quick), ["fmt", "clippy", "tidy", "licences", "test"]);
}

#[test]
fn every_cargo_step_that_reads_the_lock_file_is_locked() {
    for step in steps(Scope::Full) {
        let shown = command(&step);
        let own = matches!(step.work, Work::Own(_));
        assert!(own || step.name == "fmt" || shown.contains("--locked"), "{shown}");
    }
}

#[test]
fn fuzzing_waits_for_everything_else() {
    let all = steps(Scope::Full);
    let last = all.last().expect("steps");
    assert_eq!(prevented(last, &[outcome("fmt", Verdict::Passed)]), None);
    let failed = [outcome("fmt", Verdict::Failed), outcome("tidy", Verdict::Passed)];
    assert_eq!(prevented(last, &failed), Some("an earlier step failed".to_owned()));
    assert_eq!(prevented(&all[1], &failed), None);
}

#[test]
fn the_table_has_a_row_per_step() {
    let skipped = Verdict::Skipped("no reason".to_owned());
    let outcomes =
        [outcome("fmt", Verdict::Passed), outcome("test", Verdict::Failed), outcome("fuzz", skipped)];
    let expected = "\n== summary\nfmt       passed      1.2 s\ntest      FAILED      1.2 s\nfuzz      skipped  no reason";
    assert_eq!(table(&outcomes), expected);
    assert!(any_failed(&outcomes) && !any_failed(&outcomes[..1]));
}

#[test]
fn a_step_whose_component_cannot_be_had_is_skipped() {
    let step = |probe, add| {
        let component = Component { name: "rare", probe, add };
        worked(&crate::tree::root(), &Work::Cargo(Tool::new("true"), Some(component)))
    };
    let skipped = Ok(Verdict::Skipped("the component rare is missing".to_owned()));
    assert_eq!(step("true", "false"), Ok(Verdict::Passed));
    assert_eq!(step("false", "false"), skipped);
    assert_eq!(step("false", "true"), skipped);
}
