//! What stands before a page: the title of its window, its style, and what is printed on every sheet of paper.

use std::fmt::Write as _;

use super::escape::{escape, escape_css};
use super::{Fit, Frame, SLIPS, STYLE};
use crate::{Block, Page, Paper, Print, Shape, words};

/// Titles of windows are not made longer than this.
const LONGEST_TITLE: usize = 65;

impl Page {
    pub(super) fn head(&self, frame: &Frame<'_>, fit: Fit, out: &mut String) {
        out.push_str("<!DOCTYPE html>\n<html lang=\"");
        out.push_str(self.lang.code());
        out.push_str("\">\n<head>\n<meta charset=\"utf-8\">\n");
        out.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
        escape(&window_title(self.short_name(), &self.title), out);
        out.push_str("</title>\n<style>");
        out.push_str(STYLE);
        out.push_str(if self.is_filled_in() { SLIPS } else { "" });
        self.on_paper(fit, out);
        out.push_str("</style>\n");
        if !frame.script.is_empty() {
            let _ = writeln!(out, "<script src=\"{}\" defer></script>", frame.script);
        }
        out.push_str("</head>\n<body class=\"");
        out.push_str(match self.print {
            Print::Usual => "usual",
            Print::Small => "small",
            Print::Smallest => "tight",
            Print::Wall => "wall",
            Print::Apart => "apart",
        });
        out.push_str("\">\n");
        out.push_str(frame.navigation);
        out.push_str("<main>\n");
    }

    /// Whether something on it is filled in, signed, cut out or folded.
    fn is_filled_in(&self) -> bool {
        let is_signed = self.blocks.iter().any(|block| matches!(block, Block::Signatures(_)));
        is_signed || self.tables_for_people().any(|table| table.shape != Shape::Rows)
    }

    /// The paper, how it lies, the size of letters, and what stands in the margins: above the event and the list, which
    /// the first sheet has as its title, below the rules and the number of the sheet.
    fn on_paper(&self, fit: Fit, out: &mut String) {
        let paper = match self.paper.unwrap_or_default() {
            Paper::A4 => "A4",
            Paper::Letter => "letter",
        };
        // A quarter of a sheet without its margins.
        let slip = match self.paper.unwrap_or_default() {
            Paper::A4 => "67mm",
            Paper::Letter => "62.5mm",
        };
        if self.is_filled_in() {
            let _ = write!(out, ":root{{--slip:{slip}}}");
        }
        let lies = if fit.is_on_its_side { " landscape" } else { "" };
        let (whole, part) = (fit.size / 10, fit.size % 10);
        let _ = write!(
            out,
            "@media print{{body{{font-size:{whole}.{part}pt}}}}@page{{size:{paper}{lies};margin:14mm 12mm;"
        );
        let font = "font:8pt system-ui,sans-serif;color:#333";
        for (place, text) in [
            ("top-left", self.title.as_str()),
            ("top-right", self.short_name()),
            ("bottom-left", &self.foot.join(" · ")),
        ] {
            let _ = write!(out, "@{place}{{{font};content:\"");
            escape_css(text, out);
            out.push_str("\"}");
        }
        let _ = write!(out, "@bottom-right{{{font};white-space:nowrap;content:\"");
        for sign in words::sheet(self.lang).chars() {
            match sign {
                words::NUMBER => out.push_str("\" counter(page) \""),
                words::ALL => out.push_str("\" counter(pages) \""),
                _ => escape_css(sign.encode_utf8(&mut [0; 4]), out),
            }
        }
        out.push_str("\"}}");
        if self.print != Print::Apart {
            out.push_str("@page:first{@top-left{content:\"\"}@top-right{content:\"\"}}");
        }
    }
}

/// The list and the event, not too long for a window: neither pushes the other out, and what was cut is marked.
pub fn window_title(list: &str, event: &str) -> String {
    let between = if list.is_empty() { "" } else { " – " };
    let room = LONGEST_TITLE - between.chars().count();
    let [list_length, event_length] = [list, event].map(|text| text.chars().count());
    let for_event = event_length.min((room / 2).max(room.saturating_sub(list_length)));
    let list = shortened(list, room - for_event);
    format!("{list}{between}{}", shortened(event, for_event))
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_the_list_nor_the_event_is_pushed_out_of_a_title() {
        let event = "Championnat provincial de parties rapides de la ville de Québec";
        let list = "Classement provisoire après la ronde 5 sur 9 : 12 résultats manquants";
        let title = window_title(list, event);
        assert_eq!(title, "Classement provisoire après la… – Championnat provincial de part…");
        assert!(title.chars().count() <= LONGEST_TITLE);
        assert_eq!(window_title("Ronde 5", "Open"), "Ronde 5 – Open");
        assert_eq!(window_title("", "Open"), "Open");
        assert!(window_title("Ronde 5", event).starts_with("Ronde 5 – Championnat provincial"));
    }

    #[test]
    fn sheets_say_how_many_there_are() {
        let page = Page { foot: vec!["FIDE C.07".to_owned()], ..Page::new(crate::Lang::Fr, "test", "Open") };
        let html = page.to_html();
        assert!(html.contains("content:\"page \" counter(page) \" sur \" counter(pages) \"\""), "{html}");
        assert!(html.contains("content:\"FIDE C\\2e 07\""), "{html}");
        assert!(html.contains("size:A4;"), "{html}");
    }
}
