//! Writing and reading again gives the same tournament.

use std::fs;

use exaequo_model::{Absence, Basis, Bye, PairingByeScores, Records, RoundNumber, Tournament, to_ascii};
use exaequo_testkit::{Plan, Statuses, arbitrary, content, difference, golden};
use exaequo_trf::{
    Charset, Extras, LineEnd, Lossy, Profile, ReadOptions, WriteOptions, Written, read, write,
};
use proptest::prelude::*;

fn written(tournament: &Tournament, options: &WriteOptions) -> Vec<u8> {
    match write(tournament, options) {
        Ok(Written { bytes, losses, .. }) => {
            assert!(losses.is_empty(), "{losses:?}");
            bytes
        }
        Err(losses) => panic!("cannot be written: {losses:?}"),
    }
}

fn read_back(bytes: &[u8]) -> Tournament {
    let reading = read(bytes.to_vec(), &ReadOptions::default());
    let found = format!("{:#?}\n{}", reading.diagnostics.all(), String::from_utf8_lossy(bytes));
    reading.tournament.unwrap_or_else(|| panic!("{found}"))
}

fn comes_back(tournament: &Tournament, options: &WriteOptions) {
    let bytes = written(tournament, options);
    if let Some(difference) = difference(&stated(tournament), &read_back(&bytes)) {
        panic!("{difference}\n{}", String::from_utf8_lossy(&bytes));
    }
}

/// A tournament with what a file states even where nobody has said it: totals of teams, and what their pairing byes
/// are worth.
fn stated(tournament: &Tournament) -> Tournament {
    let mut facts = tournament.clone().into_facts();
    let [matches, games] =
        [Basis::MatchPoints, Basis::GamePoints].map(|basis| Records::totals_of(tournament, basis));
    for (index, team) in facts.teams.iter_mut().enumerate() {
        team.published.points = team.published.points.or(Some(matches[index]));
        team.published.game_points = team.published.game_points.or(Some(games[index]));
    }
    let pairing_bye = |absence: &Absence| absence.bye == Bye::PairingAllocated;
    if tournament.is_team_event() && tournament.rounds.absences.iter().any(pairing_bye) {
        let boards = i32::try_from(tournament.boards_per_match()).unwrap();
        let drawn = PairingByeScores {
            match_points: facts.match_scores.draw,
            game_points: facts.scores.draw * boards,
        };
        facts.match_scores.pairing_bye = facts.match_scores.pairing_bye.or(Some(drawn));
    }
    Tournament::new(facts).unwrap()
}

/// A plan without what no file can say.
fn writable_plan() -> impl Strategy<Value = Plan> {
    arbitrary::any_plan().prop_map(|plan| Plan { statuses: Statuses::AsInAFile, ..plan })
}

fn line_ends() -> impl Strategy<Value = LineEnd> {
    prop_oneof![Just(LineEnd::CrLf), Just(LineEnd::Lf), Just(LineEnd::Cr)]
}

/// A round in which everybody has asked for a bye: in a file it is no other than one that was paired so.
fn has_a_round_of_byes_to_come(tournament: &Tournament) -> bool {
    let asked = |round: RoundNumber| tournament.requests.iter().filter(|(of, _)| *of == round).count();
    let teams = tournament.teams.len();
    let all = if teams > 0 { teams } else { tournament.players.len() };
    tournament.requests.iter().any(|(round, _)| asked(*round) >= all)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn generated_tournaments_come_back(plan in writable_plan(), line_end in line_ends()) {
        let options = WriteOptions { line_end, ..WriteOptions::new(Profile::Trf26) };
        prop_assume!(!has_a_round_of_byes_to_come(&plan.tournament()));
        comes_back(&plan.tournament(), &options);
    }

    #[test]
    fn canonical_files_are_written_as_they_are(plan in writable_plan()) {
        let options = WriteOptions::new(Profile::Trf26);
        prop_assume!(!has_a_round_of_byes_to_come(&plan.tournament()));
        let bytes = written(&plan.tournament(), &options);
        prop_assert_eq!(written(&read_back(&bytes), &options), bytes);
    }
}

#[test]
fn golden_files_come_back_through_the_model() {
    let options = WriteOptions::new(Profile::Trf26);
    for path in golden::trf_files() {
        comes_back(&read_back(&fs::read(&path).unwrap()), &options);
    }
}

#[test]
fn ascii_is_ascii_and_says_the_same_but_for_the_letters() {
    let tournament = Plan::swiss(60, 5, 3).tournament();
    let options = WriteOptions { charset: Charset::Ascii, ..WriteOptions::new(Profile::Trf26) };
    let bytes = written(&tournament, &options);
    assert!(bytes.is_ascii());
    assert!(!content(&tournament).is_ascii(), "the plan has accents");
    let fold = |text: String| text.lines().map(|line| to_ascii(line).into_owned()).collect::<Vec<_>>();
    assert_eq!(fold(content(&tournament)), fold(content(&read_back(&bytes))));
}

#[test]
fn comments_and_unknown_records_are_carried_along() {
    let file = b"012 Open\r\n### a note\r\n777 something\r\n001    1      A\r\n802   1 x\r\n";
    let reading = read(file.to_vec(), &ReadOptions::default());
    let tournament = reading.tournament.unwrap();
    let mut options = WriteOptions::new(Profile::Trf26);
    let kept = write(&tournament, &options).unwrap().bytes;
    let text = String::from_utf8(kept).unwrap();
    for line in ["### a note\r\n", "777 something\r\n", "802   1 x\r\n"] {
        assert!(text.contains(line), "{text}");
    }
    options.extras = Extras::Drop;
    let dropped = write(&tournament, &options).unwrap().bytes;
    assert!(!String::from_utf8(dropped).unwrap().contains("###"));
}

#[test]
fn engines_get_what_they_can_read() {
    let plan = Plan::swiss(30, 7, 5);
    let tournament = plan.tournament();
    for profile in [Profile::EngineBbp, Profile::EngineJavafo, Profile::Trf16, Profile::FideUpload] {
        let options = WriteOptions { lossy: Lossy::Accept, ..WriteOptions::new(profile) };
        let written = write(&tournament, &options).unwrap();
        let again = read_back(&written.bytes);
        assert_eq!(again.rounds, tournament.rounds, "{profile:?}");
    }
}
