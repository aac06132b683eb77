//! The line that says how to read a crosstable, made of the signs of its cells. Programs find other signs than people, and
//! a line of their own.

use exaequo_model::{Bye, Color, Points, Rateable, Side, Slot};

use super::rounds::has_lines;
use super::{CellStyle, Cross, RowOrder, cell};
use crate::page::{Note, Readers, Shown, signs};
use crate::say;

/// Which of two signs is read.
type Read = fn(&Shown) -> &str;

const WON: Slot = game(Side::Win);

const fn game(side: Side) -> Slot {
    Slot::Game { side, rated: Rateable::Yes }
}

/// The legend, for people and for programs.
pub(super) fn notes(cross: &Cross<'_>, is_grid: bool) -> Vec<Note> {
    let label = say!(cross.lang, "Legend");
    let text = |read: Read| if is_grid { of_grid(cross, read) } else { of_rounds(cross, read) };
    let [people, programs] = [text(|sign| &sign.shown), text(|sign| &sign.file)];
    if people == programs {
        return vec![Note::new(label, people)];
    }
    vec![
        Note::new(label.clone(), people).for_readers(Readers::People),
        Note::new(label, programs).for_readers(Readers::Programs),
    ]
}

/// Of a Swiss.
fn of_rounds(cross: &Cross<'_>, read: Read) -> String {
    if cross.standings.field.tournament.is_team_event() {
        return of_matches(cross, read);
    }
    match cross.options.style {
        CellStyle::Usual => usual(cross, read),
        CellStyle::French => french(cross),
    }
}

fn of_matches(cross: &Cross<'_>, read: Read) -> String {
    let (lang, opponent) = (cross.lang, opponent(cross));
    let score = cell::score(lang, WON, Points::from_halves(5), Points::from_halves(4));
    let meeting = cell::meeting(lang, "5", Some(Color::White), &score);
    let black = signs::color(lang, Some(Color::Black));
    let games = signs::points(lang, Points::from_halves(5));
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (cell, black, games) = (read(&meeting), read(&black), read(&games));
    let (plus, minus) = (read(&plus), read(&minus));
    let mut text = say!(
        lang,
        "{cell}: {opponent} 5, White on the first board, {games} game points, 2 match points; {black}: Black; {plus} and {minus} after the game points: match won or lost by forfeit",
        cell,
        opponent,
        games,
        black,
        plus,
        minus
    );
    if has(cross, |slot| matches!(slot, Slot::Bye(_))) {
        let score = cell::score(lang, Slot::Nothing, Points::ZERO, Points::ZERO);
        let bye = cell::team_bye(Bye::PairingAllocated, &score);
        let sign = read(&bye).split(' ').next().unwrap_or_default();
        text += &say!(lang, "; {sign} in front: no opponent", sign);
    }
    text + &pending(cross, read)
}

fn french(cross: &Cross<'_>) -> String {
    let opponent = opponent(cross);
    let cell = cell::french_game("24", Some(Color::Black), WON).shown;
    let (white, black) = (cell::french_color(Color::White), cell::french_color(Color::Black));
    let [win, draw, loss] = [Side::Win, Side::Draw, Side::Loss].map(|side| cell::french_sign(game(side)));
    let (won, lost) = (cell::french_sign(Slot::ForfeitWin), cell::french_sign(Slot::ForfeitLoss));
    let [exempt, bye, absent] = [Bye::PairingAllocated, Bye::HalfPoint, Bye::ZeroPoint].map(cell::french_bye);
    say!(
        cross.lang,
        "{cell}: win against the {opponent} 24 with Black; {win} win, {draw} draw, {loss} loss, {won} won and {lost} lost by forfeit; {white} White, {black} Black; no sign: no result yet; {exempt} pairing-allocated bye, {bye} requested bye with points, {absent} absent",
        cell,
        opponent,
        win,
        draw,
        loss,
        won,
        lost,
        white,
        black,
        exempt,
        bye,
        absent
    )
}

fn usual(cross: &Cross<'_>, read: Read) -> String {
    let (lang, opponent) = (cross.lang, opponent(cross));
    let game = cell::game(lang, "12", Some(Color::White), WON);
    let black = signs::color(lang, Some(Color::Black));
    let [win, draw, loss] = [Side::Win, Side::Draw, Side::Loss].map(signs::side_sign);
    let (cell, black) = (read(&game), read(&black));
    let (win, draw, loss) = (read(&win), read(&draw), read(&loss));
    let mut text = say!(
        lang,
        "{cell}: {opponent} 12, with White, won; {black} with Black; {win} win, {draw} draw, {loss} loss",
        cell,
        opponent,
        black,
        win,
        draw,
        loss
    );
    if has(cross, is_forfeit) {
        text += &forfeits(cross, read);
    }
    if has(cross, |slot| matches!(slot, Slot::Bye(_))) {
        text += &byes(cross, read);
    }
    if has(cross, |slot| slot == Slot::Pending) {
        text += &say!(lang, "; without a sign at the end: no result yet");
    }
    if has(cross, |slot| slot == Slot::Unknown) {
        let unknown = signs::result(Slot::Unknown);
        let sign = read(&unknown);
        text += &say!(lang, "; {sign} result not known", sign);
    }
    text
}

fn forfeits(cross: &Cross<'_>, read: Read) -> String {
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (plus, minus) = (read(&plus), read(&minus));
    say!(cross.lang, "; {plus} and {minus} won and lost by forfeit", plus, minus)
}

/// People read what a bye gave, programs which it was.
fn byes(cross: &Cross<'_>, read: Read) -> String {
    let lang = cross.lang;
    let cell = |bye, halves| cell::bye(lang, bye, Points::from_halves(halves));
    let full = cell(Bye::FullPoint, 2);
    if read(&full) == full.shown {
        let (half, zero) = (cell(Bye::HalfPoint, 1), cell(Bye::ZeroPoint, 0));
        let (full, half, zero) = (read(&full), read(&half), read(&zero));
        return say!(lang, "; {full}, {half}, {zero} no opponent, with the points it gave", full, half, zero);
    }
    let [allocated, full, half, zero] =
        [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint].map(signs::bye_letter);
    say!(
        lang,
        "; {allocated} pairing-allocated bye, {full} full-point bye, {half} half-point bye, {zero} zero-point bye",
        allocated,
        full,
        half,
        zero
    )
}

/// Of a round robin.
fn of_grid(cross: &Cross<'_>, read: Read) -> String {
    let lang = cross.lang;
    let mut text = match cross.options.order {
        RowOrder::Rank => say!(lang, "the columns are the participants by their line in the list"),
        RowOrder::Number => say!(lang, "the columns are the participants by their number"),
    };
    text += &if cross.standings.field.tournament.is_team_event() {
        grid_of_matches(cross, read)
    } else {
        grid_of_games(cross, read)
    };
    text + &pending(cross, read)
}

fn grid_of_matches(cross: &Cross<'_>, read: Read) -> String {
    let lang = cross.lang;
    let score = cell::score(lang, WON, Points::from_halves(5), Points::from_halves(4));
    let games = signs::points(lang, Points::from_halves(5));
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (cell, games, plus, minus) = (read(&score), read(&games), read(&plus), read(&minus));
    say!(
        lang,
        "; {cell}: {games} game points, 2 match points; {plus} and {minus}: match won or lost by forfeit",
        cell,
        games,
        plus,
        minus
    )
}

fn grid_of_games(cross: &Cross<'_>, read: Read) -> String {
    let lang = cross.lang;
    let [win, draw, loss] = [Side::Win, Side::Draw, Side::Loss].map(signs::side_sign);
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (win, draw, loss) = (read(&win), read(&draw), read(&loss));
    let (plus, minus) = (read(&plus), read(&minus));
    say!(
        lang,
        "; {win} win, {draw} draw, {loss} loss; {plus} and {minus} won and lost by forfeit; several signs: one for each game, in the order of the rounds",
        win,
        draw,
        loss,
        plus,
        minus
    )
}

fn pending(cross: &Cross<'_>, read: Read) -> String {
    if !has(cross, |slot| slot == Slot::Pending) {
        return String::new();
    }
    let pending = signs::pending();
    let sign = read(&pending);
    say!(cross.lang, "; {sign} no result yet", sign)
}

/// By what opponents are named in the cells.
fn opponent(cross: &Cross<'_>) -> String {
    let lang = cross.lang;
    match (cross.options.order, has_lines(cross)) {
        (RowOrder::Number, _) => say!(lang, "opponent number"),
        (RowOrder::Rank, false) => {
            say!(lang, "opponent of rank")
        }
        (RowOrder::Rank, true) => {
            say!(lang, "opponent in line")
        }
    }
}

const fn is_forfeit(slot: Slot) -> bool {
    matches!(slot, Slot::ForfeitWin | Slot::ForfeitLoss)
}

fn has(cross: &Cross<'_>, what: impl Fn(Slot) -> bool) -> bool {
    let field = &cross.standings.field;
    let records = &field.table(field.primary).records;
    cross.standings.rows.iter().any(|row| records.of(row.participant).iter().any(|entry| what(entry.slot)))
}
