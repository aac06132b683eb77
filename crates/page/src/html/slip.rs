//! Rows as slips of paper.

use super::escape::escape;
use super::paper::em;
use crate::{Cell, Column, Fold, Lang, Narrow, Row, Slips, Table};

/// The widest names, in thousandths of the size of letters, that stand on one line of a card in large and in middle
/// letters.
const LARGE: u32 = 11_400;
const MIDDLE: u32 = 15_600;

/// A table whose rows become slips.
struct Cut<'a> {
    table: &'a Table,
    slips: &'a Slips,
    lang: Lang,
}

pub(super) fn write(table: &Table, slips: &Slips, lang: Lang, out: &mut String) {
    let cut = Cut { table, slips, lang };
    out.push_str("<div class=\"slips");
    out.push_str(match slips.fold {
        Fold::Cut => "\">\n",
        Fold::Tent => " tents\">\n",
    });
    for row in &table.rows {
        match slips.fold {
            Fold::Cut => cut.slip(row, out),
            Fold::Tent => cut.tent(row, out),
        }
    }
    out.push_str("</div>\n");
}

impl Cut<'_> {
    fn slip(&self, row: &Row, out: &mut String) {
        out.push_str("<section class=\"slip\">\n");
        self.over(row, out);
        for part in [Narrow::First, Narrow::Second] {
            if let Some((column, cell)) = self.cell(row, part) {
                self.line(row, column, cell, out);
            }
        }
        self.boxes(row, out);
        self.signatures(out);
        out.push_str("</section>\n");
    }

    /// A card that is read from both sides; whoever listens hears it once.
    fn tent(&self, row: &Row, out: &mut String) {
        out.push_str("<section class=\"slip\">\n");
        for attributes in ["class=\"face back\" aria-hidden=\"true\"", "class=\"face\""] {
            out.push_str("<div ");
            out.push_str(attributes);
            out.push_str(">\n");
            self.over(row, out);
            if let Some((column, cell)) = self.cell(row, Narrow::First) {
                self.large(row, column, cell, out);
            }
            out.push_str("</div>\n");
        }
        out.push_str("</section>\n");
    }

    /// What stands over every slip, and the number of this one.
    fn over(&self, row: &Row, out: &mut String) {
        out.push_str("<p class=\"over\"><span class=\"head\">");
        for line in &self.slips.head {
            span("", line, out);
        }
        out.push_str("</span> ");
        if let Some((column, cell)) = self.cell(row, Narrow::Number) {
            span("no", &format!("{} {}", column.head, cell.shown(self.lang)), out);
        }
        out.push_str("</p>\n");
    }

    fn line(&self, row: &Row, column: &Column, cell: &Cell, out: &mut String) {
        out.push_str("<p class=\"who\">");
        span("side", &column.head, out);
        span("name", &cell.shown(self.lang), out);
        span("more", &self.under(row, column), out);
        out.push_str("</p>\n");
    }

    fn large(&self, row: &Row, column: &Column, cell: &Cell, out: &mut String) {
        let name = cell.shown(self.lang);
        let size = match em(&name) {
            width if width <= LARGE => "name large",
            width if width <= MIDDLE => "name middle",
            _ => "name",
        };
        out.push_str("<p class=\"who\">");
        span(size, &name, out);
        span("more", &self.under(row, column), out);
        out.push_str("</p>\n");
    }

    fn boxes(&self, row: &Row, out: &mut String) {
        if self.slips.boxes.is_empty() {
            return;
        }
        let ticked = self.cell(row, Narrow::Between).map(|(_, cell)| cell.shown(self.lang));
        out.push_str("<p class=\"boxes\">");
        for label in &self.slips.boxes {
            out.push_str("<span><b>");
            out.push_str(if ticked.as_ref() == Some(label) { "×" } else { "" });
            out.push_str("</b> ");
            escape(label, out);
            out.push_str("</span> ");
        }
        out.push_str("</p>\n");
    }

    fn signatures(&self, out: &mut String) {
        if !self.slips.signatures.is_empty() {
            signatures(&self.slips.signatures, "", out);
        }
    }

    /// What else there is to say about somebody.
    fn under(&self, row: &Row, column: &Column) -> String {
        let cells = self.shown(row).filter(|(other, cell)| {
            matches!(other.narrow, Narrow::Under(key) if key == column.key) && !cell.is_empty()
        });
        let texts: Vec<String> =
            cells.map(|(other, cell)| format!("{}{}", other.mark, cell.shown(self.lang))).collect();
        texts.join(" · ")
    }

    fn cell<'a>(&'a self, row: &'a Row, part: Narrow) -> Option<(&'a Column, &'a Cell)> {
        self.shown(row).find(|(column, _)| column.narrow == part)
    }

    fn shown<'a>(&'a self, row: &'a Row) -> impl Iterator<Item = (&'a Column, &'a Cell)> {
        let of = |index: usize| Some((&self.table.columns[index], row.cells.get(index)?));
        self.table.for_people().filter_map(of)
    }
}

/// Lines to sign on, side by side, with who signs under each.
pub(super) fn signatures(who: &[String], class: &str, out: &mut String) {
    out.push_str("<p class=\"sign");
    out.push_str(class);
    out.push_str("\">");
    for label in who {
        span("", label, out);
    }
    out.push_str("</p>\n");
}

fn span(class: &str, text: &str, out: &mut String) {
    out.push_str("<span");
    if !class.is_empty() {
        out.push_str(" class=\"");
        out.push_str(class);
        out.push('"');
    }
    out.push('>');
    escape(text, out);
    out.push_str("</span> ");
}

#[cfg(test)]
mod tests {
    use crate::{Cell, Column, Fold, Lang, Narrow, Page, Shape, Slips, Table};

    fn page(fold: Fold) -> Page {
        let columns = vec![
            Column::number("board", "Board").narrow(Narrow::Number),
            Column::name("white", "White").narrow(Narrow::First),
            Column::number("rating", "Rating").under("white"),
            Column::text("black", "Black").narrow(Narrow::Second),
            Column::sign("result", "Result").narrow(Narrow::Between),
        ];
        let mut table = Table::new("Cards", columns);
        table.push(vec![
            Cell::Whole(3),
            Cell::person("<b>Ana"),
            Cell::Whole(2100),
            Cell::person("Bo"),
            Cell::sign("½–½", "="),
        ]);
        table.shape = Shape::Slips(Slips {
            head: vec!["Open".to_owned()],
            boxes: ["1–0", "½–½", "0–1"].map(str::to_owned).into(),
            signatures: vec!["White".to_owned()],
            fold,
        });
        let mut page = Page::new(Lang::En, "cards", "Open");
        page.table(table);
        page
    }

    #[test]
    fn the_box_of_a_known_result_is_ticked() {
        let html = page(Fold::Cut).to_html();
        assert_eq!(html.matches("<b>×</b> ½–½").count(), 1, "{html}");
        assert_eq!(html.matches("<b></b>").count(), 2, "{html}");
        assert!(html.contains("Board 3") && html.contains("2100") && !html.contains("<b>Ana"), "{html}");
    }

    #[test]
    fn a_tent_is_read_from_both_sides() {
        let html = page(Fold::Tent).to_html();
        assert_eq!(html.matches("&lt;b&gt;Ana").count(), 2, "{html}");
        assert_eq!(html.matches("aria-hidden").count(), 1, "{html}");
    }

    #[test]
    fn slips_do_not_lay_a_sheet_on_its_side_and_other_forms_have_rows() {
        let page = page(Fold::Cut);
        assert!(!page.fit().is_on_its_side);
        assert_eq!(page.to_csv().lines().count(), 2);
        assert!(page.to_markdown().contains("| ½–½ |"));
    }
}
