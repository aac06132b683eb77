//! Tables: caption, headers with scope, a region to scroll in where the screen is narrow.

use exaequo_model::Points;
use exaequo_tiebreak::{Measure, Value};

use super::Links;
use super::escape::escape;
use crate::Lang;
use crate::page::{Align, Cell, Column, Role, Table, Tone, Weight};
use crate::value::push_decimal;

pub(super) fn write(table: &Table, lang: Lang, links: Links, after_break: bool, out: &mut String) {
    out.push_str("<div class=\"scroll");
    out.push_str(if after_break { " break" } else { "" });
    out.push_str("\" role=\"group\" tabindex=\"0\" aria-label=\"");
    escape(&table.caption, out);
    out.push_str("\">\n<table>\n<caption>");
    escape(&table.caption, out);
    out.push_str("</caption>\n<thead>\n<tr>");
    for column in &table.columns {
        write_head(column, out);
    }
    out.push_str("</tr>\n</thead>\n<tbody>\n");
    let halves: Vec<bool> = (0..table.columns.len()).map(|index| has_halves(table, index)).collect();
    for row in &table.rows {
        out.push_str(match row.tone {
            Tone::Usual => "<tr>",
            Tone::Strong => "<tr class=\"strong\">",
            Tone::Faint => "<tr class=\"faint\">",
        });
        for ((column, cell), halves) in table.columns.iter().zip(&row.cells).zip(&halves) {
            write_cell(column, cell, *halves, lang, links, out);
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n</div>\n");
}

/// A head without words is no header.
fn write_head(column: &Column, out: &mut String) {
    if column.head.is_empty() {
        out.push_str("<td></td>");
        return;
    }
    out.push_str("<th scope=\"col\"");
    class(column, out);
    out.push('>');
    if column.about.is_empty() || column.about == column.head {
        escape(&column.head, out);
    } else {
        out.push_str("<abbr title=\"");
        escape(&column.about, out);
        out.push_str("\">");
        escape(&column.head, out);
        out.push_str("</abbr>");
    }
    out.push_str("</th>");
}

fn class(column: &Column, out: &mut String) {
    out.push_str(match (column.align, column.weight) {
        (Align::Left, Weight::Usual) => "",
        (Align::Left, Weight::Strong) => " class=\"s\"",
        (Align::Center, Weight::Usual) => " class=\"c\"",
        (Align::Center, Weight::Strong) => " class=\"c s\"",
        (Align::Right | Align::Decimal, Weight::Usual) => " class=\"r\"",
        (Align::Right | Align::Decimal, Weight::Strong) => " class=\"r s\"",
    });
}

fn write_cell(column: &Column, cell: &Cell, halves: bool, lang: Lang, links: Links, out: &mut String) {
    if matches!(cell, Cell::Own) {
        out.push_str("<td class=\"own\"></td>");
        return;
    }
    let end = if column.role == Role::Head && !cell.is_empty() {
        out.push_str("<th scope=\"row\"");
        "</th>"
    } else {
        out.push_str("<td");
        "</td>"
    };
    class(column, out);
    out.push('>');
    match cell {
        Cell::Name { text, number: Some(number) } if links == Links::Cards => {
            out.push_str("<a href=\"card-");
            push_decimal(out, i64::from(*number), 0);
            out.push_str(".html\">");
            escape(text, out);
            out.push_str("</a>");
        }
        Cell::Text(text) | Cell::Name { text, .. } => escape(text, out),
        Cell::Several(signs) => {
            for sign in signs {
                out.push_str("<span class=\"game\">");
                escape(&sign.shown, out);
                out.push_str("</span>");
            }
        }
        // What these show has no signs that mean something here.
        _ => cell.show(lang, out),
    }
    if halves && column.align == Align::Decimal && is_whole(cell) {
        out.push_str("<span class=\"half\"></span>");
    }
    out.push_str(end);
}

/// Whether a column has halves, so that whole numbers leave their room.
fn has_halves(table: &Table, index: usize) -> bool {
    let cells = || table.rows.iter().filter_map(|row| row.cells.get(index));
    table.columns[index].align == Align::Decimal
        && cells().any(|cell| hundredths(cell).is_some_and(|parts| parts % 100 == 50))
        && cells().all(|cell| hundredths(cell).is_none_or(|parts| parts % 50 == 0))
}

fn is_whole(cell: &Cell) -> bool {
    hundredths(cell).is_none_or(|parts| parts % 100 == 0)
}

fn hundredths(cell: &Cell) -> Option<i64> {
    match cell {
        Cell::Points(points) => Some(i64::from(Points::hundredths(*points))),
        Cell::Value(Measure::Points, value) => Value::map(*value, |value| value.half_up(100)),
        _ => None,
    }
}
