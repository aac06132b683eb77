//! Lists of matches several of the tests look at.

use exaequo_model::{Facts, PairingByeScores, Points};
use exaequo_tiebreak::{Accept, CATALOGUE, Spec};

/// Match points 5, 2, 1, 4; game points 4, 3, 1½, 3½. Everybody has met, and every match was played.
///
/// | round | A | B | C | D |
/// |---|---|---|---|---|
/// | 1 | B 1½, won | A ½, lost | D 1, drawn | C 1, drawn |
/// | 2 | D 1, drawn | C 2, won | B 0, lost | A 1, drawn |
/// | 3 | C 1½, won | D ½, lost | A ½, lost | B 1½, won |
///
/// On the two boards A has 1½ and 2½, B 1 and 2, C 1 and ½, D 2½ and 1.
pub(super) const PLAYED: &str = "
    @system swiss
    @teams A B C D
    @boards 2
    A-B:+=  C-D:==
    D-A:+-  B-C:++
    A-C:=+  B-D:-=
";

/// The same as a round robin.
pub(super) fn round_robin() -> String {
    PLAYED.replace("swiss", "round-robin")
}

/// An unplayed match of every kind. With the bye of round 1 at 2 match points and 1½ game points (see
/// [`bye_of_round_1`]) match points are 4, 2, 2, 3, 4 and game points 4½, 1½, 1½, 3, 4.
///
/// | round | A | B | C | D | E |
/// |---|---|---|---|---|---|
/// | 1 | B 2, won | A 0, lost | D 1½, won | C ½, lost | pairing-allocated bye |
/// | 2 | C did not appear | E 1½, won | did not appear | half-point bye | B ½, lost |
/// | 3 | D ½, lost | did not appear | zero-point bye | A 1½, won | B did not appear |
///
/// Adjusted (16.3): C's last round is a draw, which makes 3 match points and 2½ game points; all others as they are.
pub(super) const UNPLAYED: &str = "
    @system swiss
    @teams A B C D E
    @boards 2
    A-B:++  C-D:+=  E:U
    A>C     B-E:=+  D:H
    A-D:=-  E>B     C:Z
";

/// TRF 320: 2 match points and 1½ game points.
pub(super) fn bye_of_round_1(facts: &mut Facts) {
    let given = PairingByeScores { match_points: Points::from_whole(2), game_points: Points::from_halves(3) };
    facts.match_scores.pairing_bye = Some(given);
}

/// Every criterion that teams can be ranked by, with every modifier it takes.
pub(super) fn every_spec() -> Vec<Spec> {
    let mut specs = Vec::new();
    for definition in CATALOGUE.iter().filter(|one| !one.accepts(Accept::Name)) {
        let bases: &[&str] = if definition.accepts(Accept::Basis) { &["", ":MP", ":GP"] } else { &[""] };
        for basis in bases {
            let taken = MODIFIERS.iter().filter(|(accept, _)| definition.accepts(*accept));
            let modifiers = std::iter::once("").chain(taken.map(|(_, text)| *text));
            specs.extend(modifiers.map(|text| format!("{}{basis}{text}", definition.code).parse().unwrap()));
        }
    }
    specs
}

const MODIFIERS: [(Accept, &str); 10] = [
    (Accept::Cut, "/C1"),
    (Accept::Cut, "/C2"),
    (Accept::Median, "/M1"),
    (Accept::Median, "/M2"),
    (Accept::Limit, "/L+1"),
    (Accept::Limit, "/L-1"),
    (Accept::Divisor, "/K2.5"),
    (Accept::Fore, "/F"),
    (Accept::Played, "/P"),
    (Accept::Reverse, "/R"),
];

/// The list of these criteria, by a primary score.
pub(super) fn list_of(primary: &str, specs: &[Spec]) -> String {
    let codes: Vec<String> = specs.iter().map(Spec::to_string).collect();
    format!("PTS:{primary},{}", codes.join(","))
}
