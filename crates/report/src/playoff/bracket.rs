//! 3.1.3: a knock-out as a drawing, as a table and in words.

use exaequo_playoff::TiePlan;
use exaequo_playoff::bracket::{Bracket, BracketDuel, Seat};

use super::plan::PlanSheet;
use crate::page::{Cell, Column, Figure, Table};
use crate::{Lang, list, say};
use exaequo_page::svg::{Anchor, Svg};

/// Width of a round, and height of a seat.
const ROUND: i64 = 210;
const SEAT: i64 = 26;
const MARGIN: i64 = 12;
/// Names are cut to what fits between two rounds.
const LONGEST: usize = 26;

/// What a seat is looked up in.
struct Place<'a> {
    sheet: &'a PlanSheet<'a>,
    group: &'a TiePlan,
    bracket: &'a Bracket,
}

/// The same seat, with the number of the participant who has taken it: by winning or losing, or by being free, in the round before.
fn known(place: &Place<'_>, round: usize, seat: Seat) -> Seat {
    let Some(last) = round.checked_sub(1) else { return seat };
    let through = |index: usize| {
        let rounds = &place.group.progress.as_ref()?.rounds;
        rounds.get(last)?.get(index).copied().flatten()
    };
    let taken = match seat {
        Seat::Winner(index) => through(index).and_then(|through| through.winner),
        Seat::Loser(index) => through(index).and_then(|through| through.loser),
        Seat::Number(_) | Seat::Free => None,
    };
    if let Some(number) = taken {
        return Seat::Number(number);
    }
    let before = place.bracket.rounds.get(last);
    match (seat, before) {
        (Seat::Winner(index), Some(before)) => match before.get(index) {
            Some(BracketDuel { upper, lower: Seat::Free }) => *upper,
            _ => seat,
        },
        (Seat::Winner(_) | Seat::Loser(_) | Seat::Number(_) | Seat::Free, _) => seat,
    }
}

/// Who takes a seat of a round, from 0.
fn seat(place: &Place<'_>, seat: Seat, round: usize, lang: Lang) -> String {
    let Place { sheet, group, .. } = place;
    let name = |index: usize| format!("{round}.{}", index + 1);
    match known(place, round, seat) {
        Seat::Number(number) => sheet.label(group, number),
        Seat::Free => say!(lang, "free"),
        Seat::Winner(index) => {
            let duel = name(index);
            say!(lang, "winner of {duel}", duel)
        }
        Seat::Loser(index) => {
            let duel = name(index);
            say!(lang, "loser of {duel}", duel)
        }
    }
}

/// The same for programs where nobody is known: `free`, `winner 1.2`, `loser 1.2`.
fn code(place: &Place<'_>, seat: Seat, round: usize) -> Option<String> {
    match known(place, round, seat) {
        Seat::Number(_) => None,
        Seat::Free => Some("free".to_owned()),
        Seat::Winner(index) => Some(format!("winner {round}.{}", index + 1)),
        Seat::Loser(index) => Some(format!("loser {round}.{}", index + 1)),
    }
}

fn cell(place: &Place<'_>, one: Seat, round: usize, lang: Lang) -> Cell {
    let shown = seat(place, one, round, lang);
    match code(place, one, round) {
        Some(code) => Cell::sign(shown, code),
        None => Cell::text(shown),
    }
}

/// The duels, named by round and position.
pub(super) fn table(sheet: &PlanSheet<'_>, group: &TiePlan, bracket: &Bracket, lang: Lang) -> Table {
    let place = Place { sheet, group, bracket };
    let mut table = Table::new(
        say!(lang, "Pairings"),
        vec![
            Column::sign("duel", say!(lang, "Pairing")).heading(),
            Column::text("upper", say!(lang, "Upper")),
            Column::text("lower", say!(lang, "Lower")),
        ],
    );
    for (round, duels) in bracket.rounds.iter().enumerate() {
        for (index, duel) in duels.iter().enumerate() {
            let name = format!("{}.{}", round + 1, index + 1);
            let [upper, lower] = [duel.upper, duel.lower].map(|one| cell(&place, one, round, lang));
            table.push(vec![Cell::sign(name.clone(), name), upper, lower]);
        }
    }
    table
}

/// The bracket as a drawing.
pub(super) fn figure(sheet: &PlanSheet<'_>, group: &TiePlan, bracket: &Bracket, lang: Lang) -> Figure {
    let caption = say!(lang, "Bracket");
    let alternative = in_words(group.entrants.len(), bracket, lang);
    let svg = draw(&Place { sheet, group, bracket }, &caption, lang);
    Figure { caption, alternative, svg }
}

/// How large it is, and where to read it. There is a single pairing where two of three go on.
fn in_words(entrants: usize, bracket: &Bracket, lang: Lang) -> String {
    let rounds = bracket.rounds.len();
    let played = bracket.rounds.iter().flatten().filter(|duel| duel.is_played()).count();
    let size = list::commas(
        lang,
        [
            say!(lang, count entrants, "{entrants} entrant", "{entrants} entrants", entrants),
            say!(lang, ctx "knock-out", count rounds, "{rounds} round", "{rounds} rounds", rounds),
            say!(lang, count played, "{played} pairing", "{played} pairings", played),
        ],
    );
    say!(lang, "{size}; see the table below.", size)
}

fn draw(place: &Place<'_>, caption: &str, lang: Lang) -> String {
    let bracket = place.bracket;
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let first = number(bracket.rounds.first().map_or(1, Vec::len));
    let with_losers = bracket.rounds.iter().flatten().any(BracketDuel::is_of_losers);
    let height = first * 3 * SEAT + if with_losers { 3 * SEAT } else { 0 } + 2 * MARGIN;
    let mut svg = Svg::wide(number(bracket.rounds.len() + 1) * ROUND + 2 * MARGIN, height, caption);
    let mut heights: Vec<i64> = (0..first).map(|index| MARGIN + index * 3 * SEAT + 3 * SEAT / 2).collect();
    for (round, duels) in bracket.rounds.iter().enumerate() {
        let x = MARGIN + number(round) * ROUND;
        let before = std::mem::take(&mut heights);
        for (index, duel) in duels.iter().enumerate() {
            let middle = match (round, duel.is_of_losers()) {
                (0, _) => before[index],
                (_, true) => MARGIN + first * 3 * SEAT + 3 * SEAT / 2,
                (_, false) => joined(&mut svg, x, [before[2 * index], before[2 * index + 1]]),
            };
            let names = [duel.upper, duel.lower].map(|one| short(seat(place, one, round, lang)));
            pair(&mut svg, (x, middle), &names, &format!("{}.{}", round + 1, index + 1));
            heights.push(middle);
            // Nobody has a seat behind the last round: whoever has won it is named there.
            if let (true, Seat::Number(winner)) =
                (round + 1 == bracket.rounds.len(), known(place, round + 1, Seat::Winner(index)))
            {
                let name = short(place.sheet.label(place.group, winner));
                svg.word(x + ROUND + 4, middle + 4, Anchor::Start, &name);
            }
        }
    }
    svg.finish()
}

/// The lines from two duels to the seats of the next one, which stands between them.
fn joined(svg: &mut Svg, x: i64, [upper, lower]: [i64; 2]) -> i64 {
    let middle = i64::midpoint(upper, lower);
    svg.line((x, upper), (x, middle - SEAT / 2));
    svg.line((x, lower), (x, middle + SEAT / 2));
    middle
}

/// Two seats, the line that joins them, and the name of the duel where the winner goes on.
fn pair(svg: &mut Svg, (x, middle): (i64, i64), names: &[String; 2], duel: &str) {
    let (end, half) = (x + ROUND - 30, SEAT / 2);
    for (name, y) in names.iter().zip([middle - half, middle + half]) {
        svg.word(x + 4, y - 4, Anchor::Start, name);
        svg.line((x, y), (end, y));
    }
    svg.line((end, middle - half), (end, middle + half));
    svg.line((end, middle), (x + ROUND, middle));
    svg.word(end + 4, middle - 4, Anchor::Start, duel);
}

fn short(name: String) -> String {
    if name.chars().count() <= LONGEST {
        return name;
    }
    name.chars().take(LONGEST - 1).chain(['…']).collect()
}
