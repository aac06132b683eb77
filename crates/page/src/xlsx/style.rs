//! How cells of a spreadsheet look, and how they stand.

use std::fmt::Write as _;

use crate::Align;

/// Looks of cells, by their place in the list of styles.
#[derive(Clone, Copy)]
pub(super) enum Look {
    Usual,
    Head,
    Shared,
    TwoDecimals,
    /// Text that stays one when somebody edits it.
    Quoted,
    /// A head that stays one: the name of an event is somebody's text.
    QuotedHead,
}

/// What each look is, as attributes.
const LOOKS: [&str; 6] = [
    "numFmtId=\"0\" fontId=\"0\" borderId=\"0\"",
    "numFmtId=\"0\" fontId=\"1\" borderId=\"1\" applyFont=\"1\" applyBorder=\"1\"",
    "numFmtId=\"164\" fontId=\"0\" borderId=\"0\" applyNumberFormat=\"1\"",
    "numFmtId=\"2\" fontId=\"0\" borderId=\"0\" applyNumberFormat=\"1\"",
    "numFmtId=\"49\" fontId=\"0\" borderId=\"0\" quotePrefix=\"1\" applyNumberFormat=\"1\"",
    "numFmtId=\"49\" fontId=\"1\" borderId=\"1\" quotePrefix=\"1\" applyNumberFormat=\"1\" applyFont=\"1\" applyBorder=\"1\"",
];

/// How cells stand: words a little away from the numbers before them, heads over what is under them.
const PLACES: [&str; 4] = [
    "horizontal=\"left\" vertical=\"top\" indent=\"1\"",
    "horizontal=\"center\" vertical=\"top\"",
    "horizontal=\"right\" vertical=\"top\"",
    "horizontal=\"left\" vertical=\"top\" wrapText=\"1\"",
];

/// The place of a style in the list of styles, the first of which is that of empty cells.
pub(super) const fn style(look: Look, align: Align) -> usize {
    let place = match align {
        Align::Left => 0,
        Align::Center => 1,
        Align::Right | Align::Decimal => 2,
        Align::Wrapped => 3,
    };
    1 + look as usize * PLACES.len() + place
}

/// The part with all styles.
pub(super) fn styles() -> String {
    let count = 1 + LOOKS.len() * PLACES.len();
    let mut out = format!(
        "{BEFORE}<cellXfs count=\"{count}\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>"
    );
    for look in LOOKS {
        for place in PLACES {
            let _ = write!(
                out,
                "<xf {look} fillId=\"0\" xfId=\"0\" applyAlignment=\"1\"><alignment {place}/></xf>"
            );
        }
    }
    out + AFTER
}

const BEFORE: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">",
    "<numFmts count=\"1\"><numFmt numFmtId=\"164\" formatCode=\"0&quot;=&quot;\"/></numFmts>",
    "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>",
    "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>",
    "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill><fill><patternFill patternType=\"gray125\"/></fill></fills>",
    "<borders count=\"2\"><border><left/><right/><top/><bottom/><diagonal/></border>",
    "<border><left/><right/><top/><bottom style=\"medium\"/><diagonal/></border></borders>",
    "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>",
);

const AFTER: &str = concat!(
    "</cellXfs>",
    "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>",
    "</styleSheet>"
);
