//! Every criterion for players, and every ruling about them, has a test named after it.

use std::path::Path;

use exaequo_tiebreak::{AppliesTo, CATALOGUE};

#[path = "../../examples/conformance/proofs.rs"]
#[allow(dead_code, reason = "the page that lists the tests uses the rest")]
mod proofs;

/// Rulings about teams.
const OF_TEAMS: [u32; 6] = [18, 19, 20, 21, 22, 34];

#[test]
fn every_criterion_for_players_has_a_test_named_after_it() {
    let proofs = proofs::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it"));
    assert!(proofs.len() > 200, "only {}", proofs.len());
    for definition in CATALOGUE.iter().filter(|definition| definition.applies_to != AppliesTo::Teams) {
        assert!(proofs.iter().any(|proof| proof.proves(definition)), "{}", definition.code);
    }
}

#[test]
fn every_ruling_has_a_test_named_after_it() {
    let proofs = proofs::all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it"));
    for ruling in (1..=38).filter(|ruling| !OF_TEAMS.contains(ruling)) {
        assert!(proofs.iter().any(|proof| proof.is_about_ruling(ruling)), "{ruling}");
    }
}
