//! Tables: caption, headers with scope, a region to scroll in where the screen is narrow.

use std::fmt::Write as _;

use super::escape::{escape, escape_query};
use super::{Links, Ways};
use crate::cell::Decimals;
use crate::number::push_decimal;
use crate::{Align, Cell, Column, Emphasis, Lang, Narrow, Role, Row, Shape, Size, Table, Tone};

/// So many signs fit a line below a name on a telephone.
const UNBROKEN: usize = 18;

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Medium {
    /// On the screen and on paper.
    Both,
    /// On the screen, since it is too wide for paper.
    Screen,
    /// A part of it on paper, and of how many.
    Paper { part: usize, of: usize },
}

/// How tables are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner<'a> {
    pub(super) lang: Lang,
    pub(super) links: Links<'a>,
    pub(super) after_break: bool,
}

/// A column with what all its cells share.
struct Made<'a> {
    index: usize,
    column: &'a Column,
    /// The attributes of its cells, and of the cell that decided.
    attributes: String,
    deciding: String,
    decimals: Decimals,
    /// Whether whole numbers leave the room of a half.
    has_halves: bool,
    /// The columns that stand small under it on a narrow screen.
    under: Vec<(&'a Column, usize)>,
    /// The columns that stay in sight there.
    kept: Vec<usize>,
}

/// Writes some columns of a table.
pub(super) fn write(table: &Table, columns: &[usize], medium: Medium, manner: Manner<'_>, out: &mut String) {
    let columns: Vec<Made<'_>> = columns.iter().map(|&index| Made::new(table, columns, index)).collect();
    open(table, medium, manner, out);
    out.push_str("<thead>\n<tr>");
    for made in &columns {
        made.head(out);
    }
    out.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &table.rows {
        out.push_str(match row.tone {
            Tone::Usual => "<tr>",
            Tone::Strong => "<tr class=\"strong\">",
            Tone::Faint => "<tr class=\"faint\">",
        });
        for made in &columns {
            made.cell(row, manner, out);
        }
        out.push_str("</tr>\n");
    }
    out.push_str("</tbody>\n</table>\n</div>\n");
}

fn open(table: &Table, medium: Medium, manner: Manner<'_>, out: &mut String) {
    let mut caption = String::new();
    escape(&table.caption, &mut caption);
    // What the heading says just above is there for those who do not see it.
    let is_headed = out.strip_suffix("</h2>\n").is_some_and(|before| before.ends_with(&caption));
    let mut class = String::from("scroll");
    if let Medium::Paper { part, of } = medium {
        if of > 1 {
            let _ = write!(caption, " ({part}/{of})");
        }
        class.push_str(" paper");
    }
    class.push_str(if table.size == Size::Small { " beside" } else { "" });
    class.push_str(if medium == Medium::Screen { " screen" } else { "" });
    let is_next = matches!(medium, Medium::Paper { part: 2.., .. });
    class.push_str(if manner.after_break || is_next { " break" } else { "" });
    let _ = writeln!(out, "<div class=\"{class}\" role=\"group\" tabindex=\"0\" aria-label=\"{caption}\">");
    let is_stacked = table.columns.iter().any(|column| column.narrow == Narrow::First);
    out.push_str(match (is_stacked, table.shape == Shape::Form) {
        (true, true) => "<table class=\"stack form\">\n",
        (true, false) => "<table class=\"stack\">\n",
        (false, true) => "<table class=\"form\">\n",
        (false, false) => "<table>\n",
    });
    out.push_str(if is_headed { "<caption class=\"unseen\">" } else { "<caption>" });
    out.push_str(&caption);
    out.push_str("</caption>\n");
}

impl<'a> Made<'a> {
    fn new(table: &'a Table, columns: &[usize], index: usize) -> Self {
        let column = &table.columns[index];
        let classes = classes(table, columns, index);
        Self {
            index,
            column,
            attributes: attributes(column, &classes),
            deciding: attributes(column, &[classes.as_slice(), &["d"]].concat()),
            decimals: table.decimals(index),
            has_halves: has_halves(table, index),
            under: under(table, columns, column),
            kept: columns
                .iter()
                .copied()
                .filter(|&other| table.columns[other].narrow == Narrow::Kept)
                .collect(),
        }
    }

    /// A head without words is no header.
    fn head(&self, out: &mut String) {
        let column = self.column;
        if column.head.is_empty() {
            out.push_str("<td></td>");
            return;
        }
        out.push_str("<th scope=\"col\"");
        out.push_str(&self.attributes);
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

    fn cell(&self, row: &Row, manner: Manner<'_>, out: &mut String) {
        let cell = row.cells.get(self.index).unwrap_or(&Cell::Empty);
        if matches!(cell, Cell::Own) {
            out.push_str("<td class=\"own\"></td>");
            return;
        }
        let is_head = self.column.role == Role::Head && !cell.is_empty();
        let is_deciding = row.decided_in == Some(self.index);
        out.push_str(if is_head { "<th scope=\"row\"" } else { "<td" });
        out.push_str(if is_deciding { &self.deciding } else { &self.attributes });
        out.push('>');
        out.push_str(if is_deciding { "<span>" } else { "" });
        let way = self.way(row, cell, manner.links);
        let is_link = way.is_some_and(|(ways, number)| self.open_link(ways, number, out));
        self.content(cell, manner, out);
        out.push_str(if is_link { "</a>" } else { "" });
        out.push_str(if is_deciding { "</span>" } else { "" });
        if self.has_halves && is_whole(cell) {
            out.push_str("<span class=\"half\"></span>");
        }
        self.small(row, manner.lang, out);
        out.push_str(if is_head { "</th>" } else { "</td>" });
    }

    /// Where a value leads, and whose it is.
    fn way<'b>(&self, row: &Row, cell: &Cell, links: Links<'b>) -> Option<(Ways<'b>, u32)> {
        let Links::Within(ways) = links else { return None };
        let is_explained = !cell.is_empty() && ways.columns.contains(&self.column.key);
        let number = row.cells.iter().find_map(|cell| match cell {
            Cell::Name { number, .. } => *number,
            _ => None,
        });
        number.filter(|_| is_explained).map(|number| (ways, number))
    }

    fn open_link(&self, ways: Ways<'_>, number: u32, out: &mut String) -> bool {
        out.push_str("<a class=\"v\" href=\"");
        out.push_str(ways.values);
        push_decimal(out, i64::from(number), 0);
        out.push_str("?of=");
        escape_query(&self.column.key, out);
        escape(ways.asked, out);
        out.push_str("\">");
        true
    }

    fn content(&self, cell: &Cell, manner: Manner<'_>, out: &mut String) {
        match cell {
            Cell::Name { text, number: Some(number) } if manner.links != Links::None => {
                open_name(manner.links, *number, out);
                escape(text, out);
                out.push_str("</a>");
            }
            Cell::Link(link) => {
                out.push_str("<a href=\"");
                escape(&link.to, out);
                out.push_str("\">");
                escape(&link.text, out);
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
            Cell::Sign(sign) => escape(&sign.shown, out),
            // Numbers and marks of ours have no signs that mean something here.
            Cell::Empty
            | Cell::Missing
            | Cell::Rank(..)
            | Cell::Level
            | Cell::Whole(_)
            | Cell::Assumed(_)
            | Cell::Exact { .. }
            | Cell::Decimal { .. }
            | Cell::Fixed { .. }
            | Cell::Halves(_)
            | Cell::Flag(_)
            | Cell::Own => cell.show_with(manner.lang, self.decimals, out),
        }
    }

    /// What other columns say, small under the name, where the screen is too narrow for them.
    fn small(&self, row: &Row, lang: Lang, out: &mut String) {
        let cells = self.under.iter().filter_map(|(column, index)| Some((column, row.cells.get(*index)?)));
        let mut text = String::new();
        let shown = cells.map(|(column, cell)| (column, cell.shown(lang)));
        for (column, shown) in shown.filter(|(_, shown)| !shown.is_empty()) {
            // An arrow joins what is before it and what becomes of it.
            let joint = if column.mark.starts_with('→') { " " } else { " · " };
            let decided = row.decided_in.filter(|_| matches!(column.narrow, Narrow::DecidedUnder(_)));
            if decided.is_some_and(|decided| self.kept.contains(&decided)) {
                continue;
            }
            text.push_str(if text.is_empty() { "" } else { joint });
            text.push_str(&marked(column, &shown));
            if let Some(value) = decided.and_then(|decided| row.cells.get(decided)) {
                text.push('\u{a0}');
                text.push_str(&value.shown(lang));
            }
        }
        if !text.is_empty() {
            out.push_str("<small class=\"n\">");
            escape(&text, out);
            out.push_str("</small>");
        }
    }
}

/// What a column says under another, after its mark or, where it is named, after its head; named values that fit a line of a
/// telephone are not broken.
fn marked(column: &Column, shown: &str) -> String {
    let Narrow::NamedUnder(_) = column.narrow else { return joined(column.mark, shown) };
    let text = joined(&column.head.replace('–', "–\u{2060}"), shown);
    if text.chars().count() > UNBROKEN { text } else { text.replace(' ', "\u{a0}") }
}

/// A value after a word or a sign.
fn joined(mark: &str, shown: &str) -> String {
    let is_word = mark.ends_with(|sign: char| sign.is_alphanumeric() || sign == '.');
    [mark, if is_word { "\u{a0}" } else { "" }, shown].concat()
}

/// The way to the page of somebody.
fn open_name(links: Links<'_>, number: u32, out: &mut String) {
    let (before, after, asked) = match links {
        Links::Within(ways) => (ways.names, "", ways.asked),
        Links::Cards | Links::None => ("card-", ".html", ""),
    };
    out.push_str("<a href=\"");
    out.push_str(before);
    push_decimal(out, i64::from(number), 0);
    out.push_str(after);
    if let Some(asked) = asked.strip_prefix('&') {
        out.push('?');
        escape(asked, out);
    }
    out.push_str("\">");
}

/// The columns that stand under another one on a narrow screen; points come last.
fn under<'a>(table: &'a Table, columns: &[usize], column: &Column) -> Vec<(&'a Column, usize)> {
    let others = columns.iter().map(|&index| (&table.columns[index], index));
    let is_under = |other: &(&Column, usize)| matches!(other.0.narrow, Narrow::Under(key) | Narrow::NamedUnder(key) | Narrow::DecidedUnder(key) if key == column.key);
    let mut under: Vec<(&Column, usize)> = others.filter(is_under).collect();
    under.sort_by_key(|(other, _)| other.align == Align::Decimal);
    under
}

/// How the cells of a column stand, and what becomes of them on a narrow screen.
fn classes(table: &Table, columns: &[usize], index: usize) -> Vec<&'static str> {
    let column = &table.columns[index];
    let align = match column.align {
        Align::Left => "t",
        Align::Wrapped => "w",
        Align::Center => "c",
        Align::Right | Align::Decimal => "r",
    };
    let weight = if column.weight == Emphasis::Strong { "s" } else { "" };
    let head = columns.iter().position(|&other| table.columns[other].role == Role::Head);
    let place = columns.iter().position(|&other| other == index);
    let is_last = || {
        let later = columns.iter().skip_while(|&&other| other != index).skip(1);
        later.copied().all(|other| table.columns[other].narrow != Narrow::Kept)
    };
    let narrow = match column.narrow {
        Narrow::Scrolled => "",
        Narrow::Kept if head.is_none() || place < head => "k1",
        Narrow::Kept if place == head => "k2",
        Narrow::Kept if is_last() => "k4",
        Narrow::Kept => "k3",
        Narrow::Under(_) | Narrow::NamedUnder(_) | Narrow::DecidedUnder(_) => "u",
        Narrow::Number => "n0",
        Narrow::First => "n1",
        Narrow::Second => "n2",
        Narrow::Between => "n3",
    };
    [align, weight, narrow].into_iter().filter(|class| !class.is_empty()).collect()
}

fn attributes(column: &Column, classes: &[&str]) -> String {
    let mut out = format!(" class=\"{}\"", classes.join(" "));
    if !column.mark.is_empty() {
        let _ = write!(out, " data-mark=\"{}\"", column.mark);
    }
    out
}

/// Whether a column has halves and no other parts, so that whole numbers leave their room.
fn has_halves(table: &Table, index: usize) -> bool {
    let cells = || table.rows.iter().filter_map(|row| row.cells.get(index));
    table.columns[index].align == Align::Decimal
        && table.decimals(index) == Decimals::Own
        && cells().any(|cell| matches!(cell, Cell::Exact { .. }) && !is_whole(cell))
}

fn is_whole(cell: &Cell) -> bool {
    let Cell::Exact { parts, decimals } = cell else { return true };
    parts % 10_i64.pow(*decimals) == 0
}

#[cfg(test)]
mod tests {
    use super::{Links, Ways};
    use crate::{Block, Cell, Column, Lang, Narrow, Page, Table};

    #[test]
    fn nothing_in_a_cell_becomes_markup() {
        let mut table = Table::new("T", vec![Column::text("a", "A"); 4]);
        let evil = "<script>";
        table.push(vec![Cell::text(evil), Cell::name(evil, 1), Cell::sign(evil, evil), Cell::person(evil)]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.blocks.push(Block::Table(table));
        let html = page.to_html();
        assert_eq!((html.matches("&lt;script&gt;").count(), html.contains(evil)), (4, false), "{html}");
    }

    /// In an application names lead to cards and values to their arithmetic, with whatever else is asked for.
    #[test]
    fn names_and_values_lead_somewhere() {
        let mut table = Table::new("T", vec![Column::name("name", "Name"), Column::decimal("BH/C1", "BH")]);
        table.push(vec![Cell::name("<b>", 7), Cell::Whole(3)]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        let columns = ["BH/C1".to_owned()];
        let ways = Ways { names: "/card/", values: "/why/", asked: "&round=2", columns: &columns };
        let html = page.to_html_fragment(Links::Within(ways));
        assert!(html.contains("<a href=\"/card/7?round=2\">&lt;b&gt;</a>"), "{html}");
        assert!(html.contains("<a class=\"v\" href=\"/why/7?of=BH%2FC1&amp;round=2\">3</a>"), "{html}");
    }

    #[test]
    fn quarters_stand_under_quarters() {
        let mut table = Table::new("T", vec![Column::name("a", "A"), Column::decimal("sb", "SB")]);
        for (name, parts) in [("Ana", 1225), ("Bo", 1050), ("Cy", 900)] {
            table.push(vec![Cell::person(name), Cell::Exact { parts, decimals: 2 }]);
        }
        let mut page = Page::new(Lang::Fr, "test", "T");
        page.table(table);
        let html = page.to_html();
        for value in ["12,25<", "10,50<", "9,00<"] {
            assert!(html.contains(value), "{value}: {html}");
        }
    }

    /// On a narrow screen, points before and after a round are joined by their arrow alone.
    #[test]
    fn an_arrow_needs_no_dot_before_it() {
        let points = [("before", ""), ("after", "→ ")];
        let points = points.map(|(key, mark)| Column::decimal(key, key).under("name").marked(mark));
        let mut table = Table::new("T", [vec![Column::name("name", "Name")], points.to_vec()].concat());
        table.push(vec![Cell::person("Ana"), Cell::Whole(3), Cell::Whole(4)]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        let html = page.to_html();
        assert!(html.contains("Ana<small class=\"n\">3 → 4</small></th>"), "{html}");
    }

    #[test]
    fn a_short_value_under_a_name_is_not_broken() {
        let under = |key, head: &str| Column::text(key, head.to_owned()).narrow(Narrow::NamedUnder("name"));
        let columns = vec![Column::name("name", "Name"), under("among", "1–3"), under("chance", "Chance")];
        let mut table = Table::new("T", columns);
        table.push(vec![Cell::person("Ana"), Cell::text("can still"), Cell::text("> 99.99 %")]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        let told = "1–\u{2060}3\u{a0}can\u{a0}still · Chance\u{a0}&gt;\u{a0}99.99\u{a0}%</small>";
        assert!(page.to_html().contains(told), "{}", page.to_html());
    }

    #[test]
    fn an_abbreviation_stands_apart_from_its_value() {
        let chance = Column::text("chance", "Prob.").narrow(Narrow::NamedUnder("name"));
        let mut table = Table::new("T", vec![Column::name("name", "Name"), chance]);
        table.push(vec![Cell::person("Ana"), Cell::Missing]);
        let mut page = Page::new(Lang::Fr, "test", "T");
        page.table(table);
        assert!(page.to_html().contains("<small class=\"n\">Prob.\u{a0}–</small>"), "{}", page.to_html());
    }

    /// A remark that only programs read leaves no dot behind.
    #[test]
    fn nothing_stands_after_the_last_dot() {
        let columns = ["board", "remark"].map(|key| Column::text(key, key).under("name"));
        let mut table = Table::new("T", [vec![Column::name("name", "Name")], columns.to_vec()].concat());
        table.push(vec![Cell::person("Ana"), Cell::text("1"), Cell::sign("", "rated")]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        assert!(page.to_html().contains("<small class=\"n\">1</small>"), "{}", page.to_html());
    }

    /// Where no column names the rows, what stays in sight does so at the left.
    #[test]
    fn a_kept_column_without_names_stays_at_the_left() {
        let columns = vec![Column::number("round", "Round").key().kept(), Column::number("games", "Games")];
        let mut table = Table::new("T", columns);
        table.push(vec![Cell::Whole(1), Cell::Whole(55)]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        assert!(page.to_html().contains("<td class=\"r k1\">1</td>"), "{}", page.to_html());
    }

    /// What a narrow screen has no column for stands under the name.
    #[test]
    fn the_rest_of_a_row_is_under_the_name() {
        let columns = vec![Column::name("name", "Name"), Column::number("rating", "Rating").under("name")];
        let mut table = Table::new("T", columns);
        table.push(vec![Cell::person("Ana"), Cell::Whole(2247)]);
        table.push(vec![Cell::person("Bo"), Cell::Empty]);
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        let html = page.to_html();
        assert!(html.contains("Ana<small class=\"n\">2247</small></th>"), "{html}");
        assert!(html.contains("Bo</th>"), "{html}");
    }

    /// What decided stands under the name with its value, unless it is in sight.
    #[test]
    fn the_value_that_decided_is_seen_once() {
        let columns = vec![
            Column::name("name", "Name").kept(),
            Column::number("points", "Points").kept(),
            Column::number("sb", "SB"),
            Column::text("decided_by", "Decided by").narrow(Narrow::DecidedUnder("name")),
        ];
        let mut table = Table::new("T", columns);
        for (name, points, sb, by, decided) in
            [("Ana", 5, 12, "", None), ("Bo", 4, 11, "Points", Some(1)), ("Cy", 4, 9, "SB", Some(2))]
        {
            table.push(vec![Cell::person(name), Cell::Whole(points), Cell::Whole(sb), Cell::text(by)]);
            table.rows.last_mut().unwrap().decided_in = decided;
        }
        let mut page = Page::new(Lang::En, "test", "T");
        page.table(table);
        let html = page.to_html();
        assert!(html.contains("Bo</th>"), "{html}");
        assert!(html.contains("Cy<small class=\"n\">SB\u{a0}9</small></th>"), "{html}");
    }
}
