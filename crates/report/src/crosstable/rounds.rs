//! Swiss: a column for each round.

use exaequo_model::{Bye, Color, ParticipantId, PrimaryScore, RoundEntry, Slot};

use super::{CellStyle, Cross, RowOrder};
use crate::page::ranking::{
    criteria_cells, criteria_columns, more_cells, more_columns, who_cells, who_columns,
};
use crate::page::{Cell, Column, Table, signs};
use crate::{number, say};

pub(super) fn table(cross: &Cross<'_>) -> Table {
    let (standings, lang) = (cross.standings, cross.lang);
    let mut columns = line_column(cross);
    columns.extend(who_columns(lang));
    columns.extend(more_columns(lang));
    for round in 1..=standings.field.rounds() {
        let head = say!(lang, "R{round}", round);
        let about = say!(lang, "Round {round}", round);
        columns.push(Column::sign(format!("round_{round}"), head).about(about));
    }
    columns.extend(criteria_columns(standings, lang));
    let caption = say!(lang, "Crosstable");
    let mut table = Table::new(caption, columns);
    for index in cross.rows() {
        let row = &standings.rows[index];
        let mut cells = line_cell(cross, index);
        cells.extend(who_cells(standings, row));
        cells.extend(more_cells(standings, row, lang));
        cells.extend(round_cells(cross, row.participant));
        cells.extend(criteria_cells(standings, row.participant));
        table.push(cells);
    }
    table
}

/// Where places are shared, the lines are numbered: opponents are named by them.
pub(super) fn line_column(cross: &Cross<'_>) -> Vec<Column> {
    if !has_lines(cross) {
        return Vec::new();
    }
    let about = say!(cross.lang, "Line of the list");
    vec![Column::number("line", "#").key().about(about)]
}

pub(super) fn line_cell(cross: &Cross<'_>, index: usize) -> Vec<Cell> {
    if has_lines(cross) {
        vec![Cell::Whole(i64::try_from(index + 1).unwrap_or(i64::MAX))]
    } else {
        Vec::new()
    }
}

/// Whether ranks do not number the lines.
pub(super) fn has_lines(cross: &Cross<'_>) -> bool {
    let is_rank = |(index, row): (usize, &exaequo_tiebreak::RankedRow)| {
        row.rank.is_some_and(|rank| usize::try_from(rank).is_ok_and(|rank| rank == index + 1))
    };
    cross.options.order == RowOrder::Rank && !cross.standings.rows.iter().enumerate().all(is_rank)
}

fn round_cells(cross: &Cross<'_>, who: ParticipantId) -> Vec<Cell> {
    let field = &cross.standings.field;
    if field.tournament.is_team_event() {
        let matches = field.table(PrimaryScore::MatchPoints).records.of(who);
        let games = field.table(PrimaryScore::GamePoints).records.of(who);
        return matches.iter().zip(games).map(|(matched, games)| team(cross, matched, games)).collect();
    }
    field.table(field.primary).records.of(who).iter().map(|entry| player(cross, entry)).collect()
}

fn player(cross: &Cross<'_>, entry: &RoundEntry) -> Cell {
    let Some(opponent) = entry.opponent() else { return alone(cross, entry) };
    let name = cross.name(opponent);
    let result = signs::result(entry.slot);
    match cross.options.style {
        CellStyle::Usual => {
            let color = signs::color(cross.lang, entry.color);
            Cell::sign(
                format!("{name}{}{}", color.shown, result.shown),
                format!("{name}{}{}", color.file, result.file),
            )
        }
        CellStyle::French => french(&name, entry),
    }
}

/// `+24N`, `=3B`, `-1N`; forfeits `>` and `<`. Typed as programs and French arbiters do, in every language.
fn french(name: &str, entry: &RoundEntry) -> Cell {
    use exaequo_model::Side;
    let sign = match entry.slot {
        Slot::Game { side: Side::Win, .. } => "+",
        Slot::Game { side: Side::Draw, .. } => "=",
        Slot::Game { side: Side::Loss, .. } => "-",
        Slot::ForfeitWin => ">",
        Slot::ForfeitLoss => "<",
        Slot::Unknown => "?",
        Slot::Pending | Slot::Nothing | Slot::Bye(_) => "",
    };
    let color = match entry.color {
        Some(Color::White) => "B",
        Some(Color::Black) => "N",
        None => "",
    };
    let text = format!("{sign}{name}{color}");
    Cell::sign(text.clone(), text)
}

/// A round without an opponent: `–1`, `–½`, `–0` by the points it gave; in the French form by words.
fn alone(cross: &Cross<'_>, entry: &RoundEntry) -> Cell {
    let Slot::Bye(bye) = entry.slot else { return Cell::Empty };
    if cross.options.style == CellStyle::French {
        let sign = match bye {
            Bye::PairingAllocated => "EXE",
            Bye::FullPoint | Bye::HalfPoint => "BYE",
            Bye::ZeroPoint => "ABS",
        };
        return Cell::sign(sign, sign);
    }
    let points = number::points(cross.lang, entry.points);
    Cell::sign(format!("–{points}"), signs::bye_letter(bye))
}

/// A match: opponent, colour of the first board, game points, match points in brackets.
fn team(cross: &Cross<'_>, matched: &RoundEntry, games: &RoundEntry) -> Cell {
    let lang = cross.lang;
    let score = match_score(cross, matched, games);
    let Some(opponent) = matched.opponent() else {
        let Slot::Bye(bye) = matched.slot else { return Cell::Empty };
        return Cell::sign(
            format!("– {}", score.shown),
            format!("{} {}", signs::bye_letter(bye), score.file),
        );
    };
    let (name, color) = (cross.name(opponent), signs::color(lang, matched.color));
    Cell::sign(
        format!("{name}{} {}", color.shown, score.shown),
        format!("{name}{} {}", color.file, score.file),
    )
}

/// `2½ (2)`: game points and match points.
pub(super) fn match_score(cross: &Cross<'_>, matched: &RoundEntry, games: &RoundEntry) -> crate::page::Shown {
    if matched.slot == Slot::Pending {
        return crate::page::Shown::new("", "");
    }
    let forfeit = match matched.slot {
        Slot::ForfeitWin => "+",
        Slot::ForfeitLoss => "−",
        _ => "",
    };
    let (lang, [own, points]) = (cross.lang, [games.points, matched.points]);
    let shown = format!("{}{forfeit} ({})", number::points(lang, own), number::points(lang, points));
    let mut file = String::new();
    crate::value::push_decimal(&mut file, i64::from(own.hundredths()), 2);
    file.push_str(if forfeit == "−" { "-" } else { forfeit });
    file.push('/');
    crate::value::push_decimal(&mut file, i64::from(points.hundredths()), 2);
    crate::page::Shown::new(shown, file)
}
