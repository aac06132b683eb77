//! The schema of lists is checked in.

#[test]
fn the_schema_is_the_one_that_is_checked_in() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../schemas/list-1.json");
    let checked_in = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(checked_in, exaequo_report::page::schema(), "`cargo xtask docs` renews it");
}
