//! The line that says how to read a crosstable, made of the signs of its cells. Programs find other signs than people, and
//! a line of their own.

use exaequo_model::{Bye, Color, Points, Rateable, Side, Slot};

use super::rounds::has_lines;
use super::{CellStyle, Cross, RowOrder, cell};
use crate::page::{Note, Readers, Shown, signs};
use crate::{list, say};

/// Which of the two signs the reader sees.
type Read = fn(&Shown) -> &str;

/// How opponents are named in the cells.
#[derive(Clone, Copy)]
enum Named {
    Number,
    Rank,
    Line,
}

const WON: Slot = game(Side::Win);

const fn game(side: Side) -> Slot {
    Slot::Game { side, rated: Rateable::Yes }
}

/// The legend, for people and for programs.
pub(super) fn notes(cross: &Cross<'_>, is_grid: bool) -> Vec<Note> {
    let label = say!(cross.lang, "Legend");
    let clauses = |read: Read| if is_grid { of_grid(cross, read) } else { of_rounds(cross, read) };
    let text = |read: Read| list::clauses(cross.lang, clauses(read));
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
fn of_rounds(cross: &Cross<'_>, read: Read) -> Vec<String> {
    match cross.options.style {
        _ if cross.standings.field.tournament.is_team_event() => of_matches(cross, read),
        CellStyle::Usual => usual(cross, read),
        CellStyle::French => french(cross),
    }
}

fn of_matches(cross: &Cross<'_>, read: Read) -> Vec<String> {
    let lang = cross.lang;
    let score = cell::score(lang, WON, Points::from_halves(5), Points::from_halves(4));
    let meeting = cell::meeting(lang, "5", Some(Color::White), &score);
    let (black, games) =
        (signs::color(lang, Some(Color::Black)), signs::points(lang, Points::from_halves(5)));
    let (cell, black, games) = (read(&meeting), read(&black), read(&games));
    let example = match named(cross) {
        Named::Number => say!(
            lang,
            "{cell}: opponent number 5, White on the first board, {games} game points, 2 match points",
            cell,
            games
        ),
        Named::Rank => say!(
            lang,
            "{cell}: opponent of rank 5, White on the first board, {games} game points, 2 match points",
            cell,
            games
        ),
        Named::Line => say!(
            lang,
            "{cell}: opponent in line 5, White on the first board, {games} game points, 2 match points",
            cell,
            games
        ),
    };
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (plus, minus) = (read(&plus), read(&minus));
    let forfeits =
        say!(lang, "{plus} and {minus} after the game points: match won or lost by forfeit", plus, minus);
    let mut clauses = vec![example, say!(lang, "{black}: Black", black), forfeits];
    clauses.extend(has(cross, is_bye).then(|| team_byes(cross, read)));
    clauses.extend(pending(cross, read));
    clauses
}

fn team_byes(cross: &Cross<'_>, read: Read) -> String {
    let score = cell::score(cross.lang, Slot::Nothing, Points::ZERO, Points::ZERO);
    let bye = cell::team_bye(Bye::PairingAllocated, &score);
    let sign = read(&bye).split(' ').next().unwrap_or_default();
    say!(cross.lang, "{sign} in front: no opponent", sign)
}

fn french(cross: &Cross<'_>) -> Vec<String> {
    let lang = cross.lang;
    let cell = cell::french_game("24", Some(Color::Black), WON).shown;
    let example = match named(cross) {
        Named::Number => say!(lang, "{cell}: win against opponent number 24 with Black", cell),
        Named::Rank => say!(lang, "{cell}: win against the opponent of rank 24 with Black", cell),
        Named::Line => say!(lang, "{cell}: win against the opponent in line 24 with Black", cell),
    };
    let [win, draw, loss] = [Side::Win, Side::Draw, Side::Loss].map(|side| cell::french_sign(game(side)));
    let (won, missed) = (cell::french_sign(Slot::ForfeitWin), cell::french_sign(Slot::ForfeitLoss));
    let (white, black) = (cell::french_color(Color::White), cell::french_color(Color::Black));
    let [exempt, bye, absent] = [Bye::PairingAllocated, Bye::HalfPoint, Bye::ZeroPoint].map(cell::french_bye);
    vec![
        example,
        say!(
            lang,
            "{win} win, {draw} draw, {loss} loss, {won} won and {lost} lost by forfeit",
            win,
            draw,
            loss,
            won,
            lost = missed
        ),
        say!(lang, "{white} White, {black} Black", white, black),
        say!(lang, "no sign: no result yet"),
        say!(
            lang,
            "{exempt} pairing-allocated bye, {bye} requested bye with points, {absent} absent",
            exempt,
            bye,
            absent
        ),
    ]
}

fn usual(cross: &Cross<'_>, read: Read) -> Vec<String> {
    let lang = cross.lang;
    let (game, black) =
        (cell::game(lang, "12", Some(Color::White), WON), signs::color(lang, Some(Color::Black)));
    let (cell, black) = (read(&game), read(&black));
    let example = match named(cross) {
        Named::Number => say!(lang, "{cell}: opponent number 12, with White, won", cell),
        Named::Rank => say!(lang, "{cell}: opponent of rank 12, with White, won", cell),
        Named::Line => say!(lang, "{cell}: opponent in line 12, with White, won", cell),
    };
    let mut clauses = vec![example, say!(lang, "{black} with Black", black), results(cross, read)];
    clauses.extend(has(cross, is_forfeit).then(|| forfeits(cross, read)));
    clauses.extend(has(cross, is_bye).then(|| byes(cross, read)));
    let is_pending = has(cross, |slot| slot == Slot::Pending);
    clauses.extend(is_pending.then(|| say!(lang, "without a sign at the end: no result yet")));
    clauses.extend(has(cross, |slot| slot == Slot::Unknown).then(|| unknown(cross, read)));
    clauses
}

fn results(cross: &Cross<'_>, read: Read) -> String {
    let [win, draw, loss] = [Side::Win, Side::Draw, Side::Loss].map(signs::side_sign);
    let (win, draw, loss) = (read(&win), read(&draw), read(&loss));
    say!(cross.lang, "{win} win, {draw} draw, {loss} loss", win, draw, loss)
}

fn forfeits(cross: &Cross<'_>, read: Read) -> String {
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (plus, minus) = (read(&plus), read(&minus));
    say!(cross.lang, "{plus} and {minus} won and lost by forfeit", plus, minus)
}

fn unknown(cross: &Cross<'_>, read: Read) -> String {
    let unknown = signs::result(Slot::Unknown);
    let sign = read(&unknown);
    say!(cross.lang, "{sign} result not known", sign)
}

/// People read what a bye gave, programs its kind.
fn byes(cross: &Cross<'_>, read: Read) -> String {
    let lang = cross.lang;
    let cell = |bye, halves| cell::bye(lang, bye, Points::from_halves(halves));
    let full = cell(Bye::FullPoint, 2);
    if read(&full) == full.shown {
        let (half, zero) = (cell(Bye::HalfPoint, 1), cell(Bye::ZeroPoint, 0));
        let (full, half, zero) = (read(&full), read(&half), read(&zero));
        return say!(lang, "{full}, {half}, {zero} no opponent, with the points it gave", full, half, zero);
    }
    let [allocated, full, half, zero] =
        [Bye::PairingAllocated, Bye::FullPoint, Bye::HalfPoint, Bye::ZeroPoint].map(signs::bye_letter);
    say!(
        lang,
        "{allocated} pairing-allocated bye, {full} full-point bye, {half} half-point bye, {zero} zero-point bye",
        allocated,
        full,
        half,
        zero
    )
}

/// Of a round robin.
fn of_grid(cross: &Cross<'_>, read: Read) -> Vec<String> {
    let lang = cross.lang;
    let mut clauses = vec![match cross.options.order {
        RowOrder::Rank => say!(lang, "the columns are the participants by their line in the list"),
        RowOrder::Number => say!(lang, "the columns are the participants by their number"),
    }];
    if cross.standings.field.tournament.is_team_event() {
        clauses.extend(grid_of_matches(cross, read));
    } else {
        let several = say!(lang, "several signs: one for each game, in the order of the rounds");
        clauses.extend([results(cross, read), forfeits(cross, read), several]);
    }
    clauses.extend(pending(cross, read));
    clauses
}

fn grid_of_matches(cross: &Cross<'_>, read: Read) -> [String; 2] {
    let lang = cross.lang;
    let score = cell::score(lang, WON, Points::from_halves(5), Points::from_halves(4));
    let games = signs::points(lang, Points::from_halves(5));
    let [plus, minus] = [Slot::ForfeitWin, Slot::ForfeitLoss].map(signs::result);
    let (cell, games, plus, minus) = (read(&score), read(&games), read(&plus), read(&minus));
    [
        say!(lang, "{cell}: {games} game points, 2 match points", cell, games),
        say!(lang, "{plus} and {minus}: match won or lost by forfeit", plus, minus),
    ]
}

fn pending(cross: &Cross<'_>, read: Read) -> Option<String> {
    let pending = has(cross, |slot| slot == Slot::Pending).then(signs::pending)?;
    let sign = read(&pending);
    Some(say!(cross.lang, "{sign} no result yet", sign))
}

fn named(cross: &Cross<'_>) -> Named {
    match cross.options.order {
        RowOrder::Number => Named::Number,
        RowOrder::Rank if has_lines(cross) => Named::Line,
        RowOrder::Rank => Named::Rank,
    }
}

const fn is_forfeit(slot: Slot) -> bool {
    matches!(slot, Slot::ForfeitWin | Slot::ForfeitLoss)
}

const fn is_bye(slot: Slot) -> bool {
    matches!(slot, Slot::Bye(_))
}

fn has(cross: &Cross<'_>, what: impl Fn(Slot) -> bool) -> bool {
    let field = &cross.standings.field;
    let records = &field.table(field.primary).records;
    cross.standings.rows.iter().any(|row| records.of(row.participant).iter().any(|entry| what(entry.slot)))
}
