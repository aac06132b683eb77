//! Colours and results as lists write them, for people and for programs. Cells and their legends are made from these, so
//! that a legend explains the signs that are there, in every language and form.

use exaequo_model::{Bye, Color, NoShow, Outcome, Pairing, Points, RoundEntry, Side, Slot};

use super::Shown;
use crate::{Lang, number, say};

/// The letter of a colour: `w`, `b`; nothing where it is not known. Programs read the English one.
pub(crate) fn color(lang: Lang, color: Option<Color>) -> Shown {
    match color {
        Some(Color::White) => Shown::new(say!(lang, ctx "colour", "w"), "w"),
        Some(Color::Black) => Shown::new(say!(lang, ctx "colour", "b"), "b"),
        None => Shown::new("", ""),
    }
}

/// A colour by itself: `○ White`, `● Black`.
pub(crate) fn color_words(lang: Lang, color: Color) -> Shown {
    match color {
        Color::White => Shown::new(say!(lang, "○ White"), "w"),
        Color::Black => Shown::new(say!(lang, "● Black"), "b"),
    }
}

/// A colour by itself in a narrow column: `○`, `●`.
pub(crate) fn color_mark(color: Option<Color>) -> Shown {
    match color {
        Some(Color::White) => Shown::new("○", "w"),
        Some(Color::Black) => Shown::new("●", "b"),
        None => Shown::new("", ""),
    }
}

/// What a game gave to one side: `1`, `½`, `0`, `+` and `−` for forfeits, `?` where it is not known.
pub(crate) fn result(slot: Slot) -> Shown {
    match slot {
        Slot::Game { side, .. } => side_sign(side),
        Slot::ForfeitWin => Shown::new("+", "+"),
        Slot::ForfeitLoss => Shown::new("−", "-"),
        Slot::Unknown => Shown::new("?", "?"),
        Slot::Pending | Slot::Nothing | Slot::Bye(_) => Shown::new("", ""),
    }
}

pub(crate) fn side_sign(side: Side) -> Shown {
    match side {
        Side::Win => Shown::new("1", "1"),
        Side::Draw => Shown::new("½", "="),
        Side::Loss => Shown::new("0", "0"),
    }
}

/// What is paired and not over, where a cell has nothing else to say.
pub(crate) fn pending() -> Shown {
    Shown::new("·", "*")
}

/// The letter the file format has for a bye.
pub(crate) const fn bye_letter(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "U",
        Bye::FullPoint => "F",
        Bye::HalfPoint => "H",
        Bye::ZeroPoint => "Z",
    }
}

/// Points: `2½`, `2.5`.
pub(crate) fn points(lang: Lang, points: Points) -> Shown {
    let mut file = String::new();
    crate::value::push_decimal(&mut file, i64::from(points.hundredths()), 2);
    Shown::new(number::points(lang, points), file)
}

/// Both sides of a game: `1–0`, `½–½`, `+/−`; empty while there is none.
pub(crate) fn outcome(game: &Pairing) -> Shown {
    match game.outcome {
        Outcome::Pending => Shown::new("", ""),
        Outcome::Unknown => Shown::new("?", "?"),
        Outcome::Played { white, black, .. } => {
            let (white, black) = (side_sign(white), side_sign(black));
            Shown::new(format!("{}–{}", white.shown, black.shown), format!("{}-{}", white.file, black.file))
        }
        Outcome::Forfeited(NoShow::White) => Shown::new("−/+", "-/+"),
        Outcome::Forfeited(NoShow::Black) => Shown::new("+/−", "+/-"),
        Outcome::Forfeited(NoShow::Both) => Shown::new("−/−", "-/-"),
    }
}

/// Both sides of a match of teams, on game points: `2½–1½`, forfeits with their signs; empty while a result is missing.
pub(crate) fn match_result(lang: Lang, white: &RoundEntry, black: &RoundEntry) -> Shown {
    if white.slot == Slot::Pending {
        return Shown::new("", "");
    }
    let mark = match (white.slot, black.slot) {
        (Slot::ForfeitWin, _) => " +/−",
        (_, Slot::ForfeitWin) => " −/+",
        (Slot::ForfeitLoss, Slot::ForfeitLoss) => " −/−",
        _ => "",
    };
    let score = match_score(lang, [white.points, black.points]);
    Shown::new(score.shown + mark, score.file)
}

/// A match that is not over: the score so far, `1½–½ …`.
pub(crate) fn running_score(lang: Lang, score: [Points; 2]) -> Shown {
    let score = match_score(lang, score);
    Shown::new(format!("{} {RUNNING}", score.shown), format!("{} *", score.file))
}

/// What stands behind a score that is not the last one.
pub(crate) const RUNNING: &str = "…";

fn match_score(lang: Lang, score: [Points; 2]) -> Shown {
    let [white, black] = score.map(|side| points(lang, side));
    Shown::new(format!("{}–{}", white.shown, black.shown), format!("{}-{}", white.file, black.file))
}
