//! How a sheet is printed: the paper, the event and the list above, the rules and the number of the page below.

use std::fmt::Write as _;

use super::sheet::escape;
use crate::{Page, Paper, words};

/// A head or foot of paper has at most 255 characters, of which its left part and its right part get these each.
const MOST: usize = 120;

/// What stands behind the cells of a sheet.
pub(super) fn setup(page: &Page, is_on_its_side: bool) -> String {
    let orientation = if is_on_its_side { "landscape" } else { "portrait" };
    let paper = match page.paper.unwrap_or_default() {
        Paper::A4 => 9,
        Paper::Letter => 1,
    };
    let mut out =
        format!("<pageSetup paperSize=\"{paper}\" orientation=\"{orientation}\" fitToHeight=\"0\"/>");
    let head = [code('L', &page.title), code('R', page.short_name())].concat();
    let foot =
        [code('L', &page.foot.join(" · ")), format!("&R{}", numbers(&words::sheet(page.lang)))].concat();
    let (head, foot) = (escape(&head), escape(&foot));
    let _ = write!(
        out,
        "<headerFooter><oddHeader>{head}</oddHeader><oddFooter>{foot}</oddFooter></headerFooter>"
    );
    out
}

/// A text at one side; `&` begins a code there, and stands twice where it is none.
fn code(side: char, text: &str) -> String {
    let mut out = format!("&{side}");
    let mut room = MOST;
    for sign in text.chars() {
        let taken = if sign == '&' { 2 } else { sign.len_utf16() };
        let Some(rest) = room.checked_sub(taken) else { break };
        room = rest;
        out.push_str(if sign == '&' { "&" } else { "" });
        out.push(sign);
    }
    out
}

/// The number of the page and how many there are, as codes.
fn numbers(text: &str) -> String {
    text.replace(words::NUMBER, "&P").replace(words::ALL, "&N")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    /// More than 255 characters make a spreadsheet that has to be repaired.
    #[test]
    fn heads_and_feet_are_short_and_no_text_is_a_code() {
        let mut page = Page::new(Lang::Fr, "test", "R&D <Open> ".repeat(40));
        page.subtitles.push("Grille après la ronde 5".to_owned());
        page.foot = vec!["FIDE C.07".to_owned(), "x".repeat(400)];
        let setup = setup(&page, true);
        assert!(setup.contains("<oddHeader>&amp;LR&amp;&amp;D &lt;Open&gt;"), "{setup}");
        assert!(setup.contains("&amp;RGrille après la ronde 5</oddHeader>"), "{setup}");
        assert!(setup.contains("&amp;Rpage &amp;P sur &amp;N</oddFooter>"), "{setup}");
        for part in ["oddHeader", "oddFooter"] {
            let text = setup.split(part).nth(1).unwrap().replace("&amp;", "&").replace("&lt;", "<");
            assert!(text.encode_utf16().count() <= 255, "{part}: {text}");
        }
    }
}
