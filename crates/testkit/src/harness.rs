//! What must hold for any bytes: the body of the fuzz targets, and of the same tests on a stable toolchain.

use exaequo_model::{Bye, Tournament};
use exaequo_trf::{Mode, Profile, ReadOptions, TrfReading, WriteOptions, read, write};

use crate::content::difference;

/// Reading does not fail; a document comes back as it was; findings point into the file.
pub fn reads(bytes: &[u8]) {
    for mode in [Mode::Tolerant, Mode::Strict] {
        let options = ReadOptions { mode, ..ReadOptions::default() };
        let reading = read(bytes.to_vec(), &options);
        if reading.document.lines().is_empty() && reading.diagnostics.errors() > 0 {
            continue;
        }
        assert!(reading.document.to_bytes() == bytes, "a document does not come back as it was");
        findings_point_into_the_file(&reading);
    }
}

fn findings_point_into_the_file(reading: &TrfReading) {
    for found in reading.diagnostics.all() {
        for span in [found.span, found.related].into_iter().flatten() {
            assert!(reading.document.line(span.line).is_some(), "a finding points at no line of the file");
            assert!(span.columns.is_none_or(|columns| 1 <= columns.first && columns.first <= columns.last));
        }
    }
}

/// What was read can be written and read again, and says the same.
pub fn comes_back(bytes: &[u8]) {
    let reading = read(bytes.to_vec(), &ReadOptions::default());
    let Some(tournament) = reading.tournament else { return };
    let Some(once) = again(&tournament) else { return };
    let twice = again(&once).expect("what was written once can be written again");
    let differs =
        if is_definite(&tournament) { difference(&tournament, &once) } else { difference(&once, &twice) };
    if let Some(differs) = differs {
        panic!("{differs}\n{}", String::from_utf8_lossy(bytes));
    }
}

/// Whether a file leaves nothing open that writing settles: points and values of byes not given are filled in,
/// control characters become blanks.
fn is_definite(tournament: &Tournament) -> bool {
    let control = |letter: char| letter.is_control() && !matches!(letter, '\r' | '\n');
    let unstated_bye = tournament.match_scores.pairing_bye.is_none()
        && tournament.is_team_event()
        && tournament.rounds.absences.iter().any(|absence| absence.bye == Bye::PairingAllocated);
    tournament.players.iter().all(|player| player.published.points.is_some())
        && tournament.teams.iter().all(|team| team.published.points.and(team.published.game_points).is_some())
        && !unstated_bye
        && !tournament.text.as_str().chars().any(control)
}

fn again(tournament: &Tournament) -> Option<Tournament> {
    let written = write(tournament, &WriteOptions::new(Profile::Trf26)).ok()?;
    let text = String::from_utf8_lossy(&written.bytes).into_owned();
    let reading = read(written.bytes, &ReadOptions::default());
    Some(reading.tournament.unwrap_or_else(|| panic!("{:?}\n{text}", reading.diagnostics.all())))
}
