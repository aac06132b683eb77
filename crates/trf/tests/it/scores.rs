//! Point systems: 162, BB* and XXS.

use exaequo_model::{ScoreSystem, Tournament};

use crate::support::{codes, player, read_text};

/// All values: win, draw, loss, forfeit win and loss, full, half, zero and pairing bye, unknown.
fn scores(tournament: &Tournament) -> String {
    let ScoreSystem {
        win,
        draw,
        loss,
        forfeit_win,
        forfeit_loss,
        full_bye,
        half_bye,
        zero_bye,
        pairing_bye,
        unknown,
    } = tournament.scores;
    format!(
        "{win} {draw} {loss} +{forfeit_win} -{forfeit_loss} F{full_bye} H{half_bye} Z{zero_bye} U{pairing_bye} ?{unknown}"
    )
}

fn check(records: &str, found: &[&str], expected: &str) {
    let reading = read_text(&format!("{records}\n{}", player(1, "")));
    assert_eq!(codes(&reading), found, "{records}");
    assert_eq!(scores(&reading.tournament.unwrap()), expected, "{records}");
}

fn refused(records: &str, code: &str) {
    let reading = read_text(&format!("{records}\n{}", player(1, "")));
    assert_eq!((codes(&reading), reading.tournament.is_none()), (vec![code], true), "{records}");
}

#[test]
fn points_of_the_form_of_2026() {
    let usual = "1 0.5 0 +1 -0 F1 H0.5 Z0 U1 ?0.5";
    check("", &[], usual);
    check("162  W 1.0    D 0.5    L 0.0", &[], usual);
    // W: also forfeit wins and full-point byes; D: also half-point byes; P follows W and X follows D.
    check("162  W 3.0    D 1.0    L 0.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    check("162  W 3.0", &[], "3 0.5 0 +3 -0 F3 H0.5 Z0 U3 ?0.5");
    // A: absences and forfeit losses.
    check("162  W 3.0    D 1.0    L 1.0    A 0.5", &[], "3 1 1 +3 -0.5 F3 H1 Z0.5 U3 ?1");
    check("162  W 3.0    D 1.0    L 0.0    A 0.0    P 1.0    X 0.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U1 ?0");
    check("162  W10.0    D 5.0    L 0.0", &[], "10 5 0 +10 -0 F10 H5 Z0 U10 ?5");
    check("162  W 3  \t D 1 ", &["T062"], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
}

#[test]
fn points_laid_out_otherwise() {
    check("162 W 3.0    D 1.0    L 0.0", &["T062"], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    check("162 W3.0 D1.0 L0.0", &["T062"], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    check("162  W 3.0    D 1.0    L 0.0    Z 0.5", &["T063"], "3 1 0 +3 -0.5 F3 H1 Z0.5 U3 ?1");
    check("162  W 3.0    D 1.0    F 2.0    H 0.5", &["T063", "T063"], "3 1 0 +3 -0 F2 H0.5 Z0 U3 ?1");
    check("162", &[], "1 0.5 0 +1 -0 F1 H0.5 Z0 U1 ?0.5");
    refused("162  Q 3.0", "T021");
    refused("162  W x.0", "T021");
    refused("162  W 3.0    W 2.0", "T021");
}

#[test]
fn points_of_bbp_pairings() {
    check("BBW  3.0\nBBD  1.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    check("BBW  3.0\nBBD  1.0\nBBU  1.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U1 ?1");
    check("BBL  0.5\nBBZ  0.3\nBBF  0.2", &[], "1 0.5 0.5 +1 -0.2 F1 H0.5 Z0.3 U1 ?0.5");
    check("bbw  3.0", &["T012"], "3 0.5 0 +3 -0 F3 H0.5 Z0 U3 ?0.5");
    check("162  W 3.0    D 1.0\nBBW  3.0\nBBD  1.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    refused("162  W 3.0    D 1.0\nBBW  2.0\nBBD  1.0", "T016");
    refused("BBW  x.0", "T021");
}

#[test]
fn points_of_javafo() {
    // A pairing-allocated bye stays 1 whatever a win is worth.
    check("XXS W=3.0 D=1.0", &[], "3 1 0 +3 -0 F3 H1 Z0 U1 ?1");
    check("XXS W=3 D=1 PAB=3", &[], "3 1 0 +3 -0 F3 H1 Z0 U3 ?1");
    check("XXS WW=2 BW=2 WD=1 BD=1 WL=.5 BL=.5", &[], "2 1 0.5 +1 -0 F1 H0.5 Z0 U1 ?1");
    check("XXS W=3 ZPB=0.5 HPB=.5 FPB=2 FW=1 FL=.2 PAB=2", &[], "3 0.5 0 +1 -0.2 F2 H0.5 Z0.5 U2 ?0.5");
    // From left to right, line by line; the last value counts.
    check("XXS W=3 W=2\nXXS D=1", &[], "2 1 0 +2 -0 F2 H1 Z0 U1 ?1");
    check("XXS L=0.5", &[], "1 0.5 0.5 +1 -0 F1 H0.5 Z0 U1 ?0.5");
    refused("XXS WW=3 BW=2", "T064");
    refused("XXS W=x", "T021");
    refused("XXS Q=1", "T021");
    // Another program means something else by this code.
    check("XXS baku", &["T010"], "1 0.5 0 +1 -0 F1 H0.5 Z0 U1 ?0.5");
}
