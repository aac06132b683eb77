//! What the language says, and how it complains.

use exaequo_model::{Board, Color, MatchOutcome, NoShow, Outcome, PlayerId, RoundNumber, Side};

use super::*;

#[test]
fn signs_are_what_the_white_team_sees() {
    let tournament = parse("@teams A B\nA-B:++>wbo");
    let games = &tournament.rounds.pairings;
    assert_eq!((games[0].white, games[0].outcome), (PlayerId(0), Outcome::played(Side::Win, Side::Loss)));
    assert_eq!((games[1].black, games[1].outcome), (PlayerId(1), Outcome::played(Side::Loss, Side::Win)));
    assert_eq!((games[2].white, games[2].outcome), (PlayerId(2), Outcome::Forfeited(NoShow::Black)));
    let unopposed = |team, player| Board::Unopposed { team, player: Some(PlayerId(player)) };
    let others = [unopposed(Color::White, 3), unopposed(Color::Black, 10), Board::Empty];
    assert_eq!(tournament.rounds.boards[3..], others);
}

#[test]
fn matches_may_be_forfeited() {
    let tournament = parse("@teams A B C D E F\nA>B C<D E<>F");
    let outcomes: Vec<_> = tournament.rounds.matches.iter().map(|meeting| meeting.outcome).collect();
    let expected = [NoShow::Black, NoShow::White, NoShow::Both].map(MatchOutcome::Forfeited);
    assert_eq!(outcomes, expected);
}

#[test]
fn boards_are_announced_or_counted() {
    assert_eq!(parse("@teams A B\n@boards 6\nA-B:++").boards_per_match(), 6);
    let tournament = parse("@teams A B\nA-B:++\nB-A:+++");
    assert_eq!(tournament.boards_per_match(), 3);
    assert_eq!(tournament.rounds.matches_of(RoundNumber(2)).len(), 1);
    assert_eq!(tournament.players.len(), 6);
}

#[test]
fn complaints_name_the_place() {
    let cases = [
        ("@teams A B\nA-C:+", "line 2 (`A-C:+`): nobody's name begins with `C`"),
        ("@teams A B\nA-B:+y", "line 2 (`A-B:+y`): unknown sign `y`"),
        ("@teams A B\nA:Q", "line 2 (`A:Q`): expected a bye"),
        ("@teams A B\nA", "line 2 (`A`): expected a match such as"),
        ("@boards x", "line 1 (`@boards x`): cannot read `x`"),
        ("@what x", "line 1 (`@what x`): nothing is called @what"),
    ];
    for (text, expected) in cases {
        let message = read(text).expect_err(text);
        assert!(message.starts_with(expected), "{text}: {message}");
    }
}
