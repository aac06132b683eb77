//! Tables: caption, headers with scope, a region to scroll in where the screen is narrow.

use super::Links;
use super::escape::escape;
use crate::number::push_decimal;
use crate::{Align, Cell, Column, Emphasis, Lang, Role, Table, Tone};

pub(super) fn write(table: &Table, lang: Lang, links: Links, after_break: bool, out: &mut String) {
    let mut caption = String::new();
    escape(&table.caption, &mut caption);
    let is_headed = out.strip_suffix("</h2>\n").is_some_and(|before| before.ends_with(&caption));
    out.push_str("<div class=\"scroll");
    out.push_str(if after_break { " break" } else { "" });
    out.push_str("\" role=\"group\" tabindex=\"0\" aria-label=\"");
    out.push_str(&caption);
    // What the heading says just above is there for those who do not see it.
    out.push_str(if is_headed {
        "\">\n<table>\n<caption class=\"unseen\">"
    } else {
        "\">\n<table>\n<caption>"
    });
    out.push_str(&caption);
    out.push_str("</caption>\n<thead>\n<tr>");
    for index in table.for_people() {
        write_head(&table.columns[index], out);
    }
    out.push_str("</tr>\n</thead>\n<tbody>\n");
    let halves: Vec<bool> = (0..table.columns.len()).map(|index| has_halves(table, index)).collect();
    for row in &table.rows {
        out.push_str(match row.tone {
            Tone::Usual => "<tr>",
            Tone::Strong => "<tr class=\"strong\">",
            Tone::Faint => "<tr class=\"faint\">",
        });
        for index in table.for_people() {
            let cell = row.cells.get(index).unwrap_or(&Cell::Empty);
            write_cell(&table.columns[index], cell, halves[index], lang, links, out);
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
        (Align::Left, Emphasis::Usual) => "",
        (Align::Left, Emphasis::Strong) => " class=\"s\"",
        (Align::Wrapped, Emphasis::Usual) => " class=\"w\"",
        (Align::Wrapped, Emphasis::Strong) => " class=\"w s\"",
        (Align::Center, Emphasis::Usual) => " class=\"c\"",
        (Align::Center, Emphasis::Strong) => " class=\"c s\"",
        (Align::Right | Align::Decimal, Emphasis::Usual) => " class=\"r\"",
        (Align::Right | Align::Decimal, Emphasis::Strong) => " class=\"r s\"",
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
        Cell::Sign(sign) | Cell::Word(sign) => escape(&sign.shown, out),
        // Numbers and marks of ours have no signs that mean something here.
        Cell::Empty
        | Cell::Missing
        | Cell::Rank(..)
        | Cell::Level
        | Cell::Whole(_)
        | Cell::Exact { .. }
        | Cell::Decimal { .. }
        | Cell::Fixed { .. }
        | Cell::Halves(_)
        | Cell::Flag(_)
        | Cell::Own => cell.show(lang, out),
    }
    if halves && column.align == Align::Decimal && is_whole(cell) {
        out.push_str("<span class=\"half\"></span>");
    }
    out.push_str(end);
}

/// Whether a column has halves, so that whole numbers leave their room.
fn has_halves(table: &Table, index: usize) -> bool {
    let ends = || table.rows.iter().filter_map(|row| row.cells.get(index)).filter_map(end);
    table.columns[index].align == Align::Decimal
        && ends().any(|end| end == End::Half)
        && ends().all(|end| end != End::Decimals)
}

fn is_whole(cell: &Cell) -> bool {
    end(cell).is_none_or(|end| end == End::Whole)
}

/// What a number ends with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Whole,
    Half,
    Decimals,
}

fn end(cell: &Cell) -> Option<End> {
    let Cell::Exact { parts, decimals } = cell else { return None };
    let unit = 10_i64.pow(*decimals);
    Some(match parts.rem_euclid(unit) {
        0 => End::Whole,
        part if 2 * part == unit => End::Half,
        _ => End::Decimals,
    })
}

#[cfg(test)]
mod tests {
    use crate::{Block, Cell, Column, Lang, Page, Table};

    #[test]
    fn nothing_in_a_cell_becomes_markup() {
        let mut table = Table::new("T", vec![Column::text("a", "A"); 4]);
        let evil = "<script>";
        table.push(vec![
            Cell::text(evil),
            Cell::name(evil, 1),
            Cell::sign(evil, evil),
            Cell::word(evil, evil),
        ]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.blocks.push(Block::Table(table));
        let html = page.to_html();
        assert_eq!(
            (
                html.matches("&lt;script>").count() + html.matches("&lt;script&gt;").count(),
                html.contains(evil)
            ),
            (4, false),
            "{html}"
        );
    }
}
