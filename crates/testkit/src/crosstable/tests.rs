//! What the language says, and how it complains.

use exaequo_model::Bye::{FullPoint as F, HalfPoint as H, PairingAllocated as U, ZeroPoint as Z};
use exaequo_model::{Colors, Date, NoShow, Outcome, Pairing, PlayerId, Rateable, Side, System};

use super::*;

fn only_game(text: &str) -> Pairing {
    parse(text).rounds.pairings[0]
}

#[test]
fn every_pair_of_signs_is_an_outcome() {
    let cases = [
        ("+", "-", Outcome::played(Side::Win, Side::Loss)),
        ("-", "+", Outcome::played(Side::Loss, Side::Win)),
        ("=", "=", Outcome::DRAWN),
        ("=", "-", Outcome::played(Side::Draw, Side::Loss)),
        ("-", "=", Outcome::played(Side::Loss, Side::Draw)),
        ("-", "-", Outcome::played(Side::Loss, Side::Loss)),
        (">", "<", Outcome::Forfeited(NoShow::Black)),
        ("<", ">", Outcome::Forfeited(NoShow::White)),
        ("<", "<", Outcome::Forfeited(NoShow::Both)),
        ("?", "?", Outcome::Pending),
        ("*", "*", Outcome::Unknown),
    ];
    for (white, black, outcome) in cases {
        assert_eq!(only_game(&format!("A: B{white}w\nB: A{black}b")).outcome, outcome, "{white} {black}");
        let mirrored = only_game(&format!("A: B{black}b\nB: A{white}w"));
        assert_eq!((mirrored.white, mirrored.outcome), (PlayerId(1), outcome), "{black} {white}");
    }
}

#[test]
fn colors_may_be_left_out_and_games_may_be_short() {
    assert_eq!(only_game("A: B>\nB: A<").colors, Colors::Unknown);
    let short = Outcome::Played { white: Side::Win, black: Side::Loss, rated: Rateable::TooShort };
    assert_eq!(only_game("A: B+w!\nB: A-b!").outcome, short);
}

#[test]
fn byes_and_blanks() {
    let tournament = parse("A: U F H Z .\nB: Z U F H Z");
    let kinds: Vec<_> = tournament.rounds.absences.iter().map(|absence| absence.bye).collect();
    assert_eq!(kinds, [U, Z, F, U, H, F, Z, H, Z, Z]);
}

#[test]
fn names_and_ratings() {
    let tournament = parse("Núñez, Ana (2205): 2+w  # the first\n\nvan der Berg 1990: Nú-b\nBo: U");
    let names: Vec<_> = tournament.participants().map(|one| tournament.name_of(one)).collect();
    assert_eq!(names, ["Núñez, Ana", "van der Berg", "Bo"]);
    let ratings = tournament.ratings.iter().map(|entry| (entry.player.0, entry.rating.value()));
    assert_eq!(ratings.collect::<Vec<_>>(), [(0, 2205), (1, 1990)]);
    assert_eq!(tournament.number_of(named(&tournament, "van")), 2);
}

#[test]
fn statements_about_the_event() {
    let tournament =
        parse("@rounds 4\n@system round-robin 2\n@scores 3-1-0\n@bye 1.5\n@start 2026-03-07\nA: B=\nB: A=");
    assert_eq!(tournament.schedule.announced(), 4);
    assert_eq!(tournament.scores.win.hundredths(), 300);
    assert_eq!(tournament.scores.pairing_bye.hundredths(), 150);
    assert_eq!(tournament.system, Some(System::RoundRobin { cycles: 2 }));
    assert_eq!(tournament.event.start, Some(Date::constant(2026, 3, 7)));
}

#[test]
fn complaints_name_the_place() {
    let cases = [
        ("A B+w", "line 1 (`A B+w`): expected a name, a colon and the rounds"),
        (": B+w", "line 1 (`: B+w`): nobody is named before the colon"),
        ("A: B+w\nB: A+b", "line 1 (A), round 1: does not fit what B has"),
        ("A: B+w\nB: A-w", "line 1 (A), round 1: does not fit what B has"),
        ("A: B+w\nB: A-", "line 1 (A), round 1: does not fit what B has"),
        ("A: B+w!\nB: A-b", "line 1 (A), round 1: does not fit what B has"),
        ("A: B+w\nB: U", "line 1 (A), round 1: B has no game"),
        ("A: U\nB: A-b", "line 2 (B), round 1: A has no game"),
        ("A: B+w\nB: C-b\nC: B+w", "line 1 (A), round 1: B has another opponent, `C`"),
        ("A: A+w", "line 1 (A), round 1: plays itself"),
        ("A: X+w", "line 1 (A), round 1: nobody's name begins with `X`"),
        ("A: 3+w\nB: U", "line 1 (A), round 1: there is no number 3"),
        ("A: B+w\nBa: A-b\nBe: U", "line 1 (A), round 1: `B` may be Ba or Be"),
        ("A: B+w U\nB: A-b", "line 2 (B): 1 rounds, but A has 2"),
        ("A: Q", "line 1 (`A: Q`): expected a game such as `B+w` or a bye U, F, H, Z, found `Q`"),
        ("A: +w", "line 1 (`A: +w`): expected a game such as"),
        ("\n@weight 3", "line 2 (`@weight 3`): nothing is called @weight"),
        ("@scores 3-1", "line 1 (`@scores 3-1`): expected win-draw-loss"),
        ("@system knock", "line 1 (`@system knock`): unknown system `knock`"),
        ("@rounds many", "line 1 (`@rounds many`): cannot read `many`"),
    ];
    for (text, expected) in cases {
        let message = read(text).expect_err(text);
        assert!(message.starts_with(expected), "{text}: {message}");
    }
}
