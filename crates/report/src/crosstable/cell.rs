//! What stands in the cells of a crosstable. The legend shows cells made here.

use exaequo_model::{Bye, Color, Points, Side, Slot};

use crate::Lang;
use crate::page::{Shown, signs};

/// A game in a Swiss, opponent, colour, result: `12w1`.
pub(super) fn game(lang: Lang, opponent: &str, color: Option<Color>, slot: Slot) -> Shown {
    let (color, result) = (signs::color(lang, color), signs::result(slot));
    Shown::new(
        format!("{opponent}{}{}", color.shown, result.shown),
        format!("{opponent}{}{}", color.file, result.file),
    )
}

/// The same in the American grid: `+24N`. Typed as programs and French arbiters do, in every language.
pub(super) fn french_game(opponent: &str, color: Option<Color>, slot: Slot) -> Shown {
    let text = format!("{}{opponent}{}", french_sign(slot), color.map_or("", french_color));
    Shown::new(text.clone(), text)
}

/// What a game gave: `+`, `=`, `-`; forfeits `>` and `<`.
pub(super) const fn french_sign(slot: Slot) -> &'static str {
    match slot {
        Slot::Game { side: Side::Win, .. } => "+",
        Slot::Game { side: Side::Draw, .. } => "=",
        Slot::Game { side: Side::Loss, .. } => "-",
        Slot::ForfeitWin => ">",
        Slot::ForfeitLoss => "<",
        Slot::Unknown => "?",
        Slot::Pending | Slot::Nothing | Slot::Bye(_) => "",
    }
}

/// The letter of a colour: Blancs, Noirs.
pub(super) const fn french_color(color: Color) -> &'static str {
    match color {
        Color::White => "B",
        Color::Black => "N",
    }
}

/// A round without an opponent.
pub(super) const fn french_bye(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "EXE",
        Bye::FullPoint | Bye::HalfPoint => "BYE",
        Bye::ZeroPoint => "ABS",
    }
}

/// A round without an opponent, by the points it gave: `–½`; programs read the letter of the bye.
pub(super) fn bye(lang: Lang, bye: Bye, points: Points) -> Shown {
    Shown::new(format!("–{}", signs::points(lang, points).shown), signs::bye_letter(bye))
}

/// A match in a Swiss: opponent, colour of the first board, score.
pub(super) fn meeting(lang: Lang, opponent: &str, color: Option<Color>, score: &Shown) -> Shown {
    let color = signs::color(lang, color);
    Shown::new(
        format!("{opponent}{} {}", color.shown, score.shown),
        format!("{opponent}{} {}", color.file, score.file),
    )
}

/// A round in which a team had no opponent.
pub(super) fn team_bye(bye: Bye, score: &Shown) -> Shown {
    Shown::new(format!("– {}", score.shown), format!("{} {}", signs::bye_letter(bye), score.file))
}

/// Game points with match points in brackets: `2½ (2)`, forfeits with their sign, a point while the match goes on.
pub(super) fn score(lang: Lang, slot: Slot, games: Points, matched: Points) -> Shown {
    let forfeit = match slot {
        Slot::Pending => return signs::pending(),
        Slot::ForfeitWin | Slot::ForfeitLoss => signs::result(slot),
        _ => Shown::new("", ""),
    };
    let [games, matched] = [games, matched].map(|points| signs::points(lang, points));
    Shown::new(
        format!("{}{} ({})", games.shown, forfeit.shown, matched.shown),
        format!("{}{} ({})", games.file, forfeit.file, matched.file),
    )
}
