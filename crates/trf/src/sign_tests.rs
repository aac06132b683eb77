//! One test case per row of the tables of the format (reference sections 6.1, 6.2 and 6.4).

use super::*;

fn sign(symbol: char) -> Sign {
    Sign::read(u8::try_from(symbol).unwrap()).unwrap()
}

fn color(symbol: char) -> ColorSign {
    ColorSign::read(u8::try_from(symbol).unwrap()).unwrap().0
}

#[test]
fn every_symbol_is_read_in_both_cases_and_written_back() {
    for (expected, symbol) in SYMBOLS {
        assert_eq!(Sign::read(symbol), Some(expected));
        assert_eq!(Sign::read(symbol.to_ascii_lowercase()), Some(expected));
        assert_eq!(expected.symbol(), char::from(symbol));
    }
    for symbol in "?X*Axa".bytes() {
        assert_eq!(Sign::read(symbol), Some(Sign::Unknown));
    }
    for symbol in "K23456789/½é\t".bytes() {
        assert_eq!(Sign::read(symbol), None);
    }
}

#[test]
fn colours_are_read_with_the_unusual_ones_marked() {
    let cases = [
        (b'w', Some((ColorSign::White, true))),
        (b'b', Some((ColorSign::Black, true))),
        (b'-', Some((ColorSign::None, true))),
        (b' ', Some((ColorSign::None, true))),
        (b'W', Some((ColorSign::White, false))),
        (b'B', Some((ColorSign::Black, false))),
        (b's', Some((ColorSign::Black, false))),
        (b'x', None),
    ];
    for (character, expected) in cases {
        assert_eq!(ColorSign::read(character), expected);
    }
}

/// The decision table, row by row as the format's reference prints it.
#[test]
fn decision_table() {
    use Meaning::{Bye as NoGame, Forfeit, Nonsense, Pending, Played, Unknown, WonUnopposed};
    use Remark::{
        ByeWithOpponent, ColorMissing, ColorUnrecorded, None, OldBye, Ongoing, ResultUnknown,
        ResultWithoutOpponent, UnopposedWin,
    };
    let rows = [
        (true, "wb", "1=0", Played, None),
        (true, "wb", "WDL", Played, None),
        (true, "wb", "+-", Forfeit, None),
        (true, "wb", " ", Pending, None),
        (true, "wb", "?X*", Unknown, ResultUnknown),
        (true, "- ", "+-", Forfeit, ColorUnrecorded),
        (true, "- ", "1=0WDL", Played, ColorMissing),
        (true, "- ", " ", Pending, ColorUnrecorded),
        (true, "wb- ", "Z", Pending, Ongoing),
        (true, "wb- ", "HFU", Nonsense, ByeWithOpponent),
        (false, "- ", "H", NoGame(Bye::HalfPoint), None),
        (false, "- ", "F", NoGame(Bye::FullPoint), None),
        (false, "- ", "U", NoGame(Bye::PairingAllocated), None),
        (false, "- ", "Z", NoGame(Bye::ZeroPoint), None),
        (false, "- ", "-", NoGame(Bye::ZeroPoint), None),
        (false, "- ", "+", WonUnopposed, UnopposedWin),
        (false, "- ", "=", NoGame(Bye::HalfPoint), OldBye),
        (false, "- ", "1", NoGame(Bye::FullPoint), OldBye),
        (false, "- ", "0", NoGame(Bye::ZeroPoint), OldBye),
        (false, "- ", "WDL", Nonsense, ResultWithoutOpponent),
        (false, "- ", " ", NoGame(Bye::ZeroPoint), None),
    ];
    for (opponent, colors, signs, meaning, remark) in rows {
        for (hue, symbol) in colors.chars().flat_map(|hue| signs.chars().map(move |symbol| (hue, symbol))) {
            let expected = Decision { meaning, remark };
            let found = decide(opponent, color(hue), sign(symbol));
            assert_eq!(found, expected, "opponent {opponent}, colour {hue:?}, result {symbol:?}");
        }
    }
}

/// The compatibility table, row by row: `y` fits, `d` an arbiter's decision, `n` impossible.
#[test]
fn which_two_results_may_meet() {
    let signs = ['1', '=', '0', '+', '-', '?'];
    let table = ["nnynnn", "nydnnn", "yddnnn", "nnnnyn", "nnnyyn", "nnnnny"];
    for (one, row) in signs.into_iter().zip(table) {
        for (other, fits) in signs.into_iter().zip(row.chars()) {
            let expected = match fits {
                'y' => Meeting::Fits,
                'd' => Meeting::Decision,
                _ => Meeting::Impossible,
            };
            assert_eq!(meet(sign(one), sign(other)), expected, "{one} against {other}");
            assert_eq!(outcome(sign(one), sign(other)).is_none(), expected == Meeting::Impossible);
        }
    }
}

#[test]
fn short_games_follow_the_same_table() {
    for (one, other, expected) in
        [("W", "L", Meeting::Fits), ("D", "D", Meeting::Fits), ("D", "L", Meeting::Decision)]
    {
        let [one, other] = [one, other].map(|text| sign(text.chars().next().unwrap()));
        assert_eq!(meet(one, other), expected);
    }
    assert_eq!(meet(Sign::ShortWin, Sign::ShortWin), Meeting::Impossible);
    assert_eq!(meet(Sign::ShortLoss, Sign::ShortLoss), Meeting::Decision);
    let short = Outcome::Played { white: Side::Win, black: Side::Loss, rated: Rateable::TooShort };
    assert_eq!(outcome(Sign::ShortWin, Sign::ShortLoss), Some(short));
    assert_eq!(outcome(Sign::Win, Sign::ShortLoss), Some(short));
    assert!(rated_differs(Sign::Win, Sign::ShortLoss) && !rated_differs(Sign::ShortWin, Sign::ShortLoss));
}

#[test]
fn outcomes_of_each_fitting_pair() {
    let played = |white, black| Some(Outcome::played(white, black));
    assert_eq!(outcome(Sign::Win, Sign::Loss), played(Side::Win, Side::Loss));
    assert_eq!(outcome(Sign::Loss, Sign::Draw), played(Side::Loss, Side::Draw));
    assert_eq!(outcome(Sign::Loss, Sign::Loss), played(Side::Loss, Side::Loss));
    assert_eq!(outcome(Sign::Plus, Sign::Minus), Some(Outcome::Forfeited(NoShow::Black)));
    assert_eq!(outcome(Sign::Minus, Sign::Plus), Some(Outcome::Forfeited(NoShow::White)));
    assert_eq!(outcome(Sign::Minus, Sign::Minus), Some(Outcome::Forfeited(NoShow::Both)));
    assert_eq!(outcome(Sign::Unknown, Sign::Unknown), Some(Outcome::Unknown));
}

#[test]
fn an_answer_always_fits() {
    for (sign, _) in SYMBOLS {
        let meets = place(sign).is_some();
        assert_eq!(meet(sign, answer(sign)) != Meeting::Impossible, meets, "{sign:?}");
    }
}
