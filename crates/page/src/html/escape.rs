//! Text of others inside a page: never markup.

/// Writes a text so that it is read as text, between elements and in attributes.
pub fn escape(text: &str, out: &mut String) {
    let mut rest = text;
    while let Some(position) = rest.find(['&', '<', '>', '"', '\'']) {
        let (before, from) = rest.split_at(position);
        out.push_str(before);
        out.push_str(match from.as_bytes().first() {
            Some(b'&') => "&amp;",
            Some(b'<') => "&lt;",
            Some(b'>') => "&gt;",
            Some(b'"') => "&quot;",
            _ => "&#39;",
        });
        rest = &from[1..];
    }
    out.push_str(rest);
}

/// Writes a text as a value of a query, with everything escaped that means something in an address.
pub fn escape_query(text: &str, out: &mut String) {
    use std::fmt::Write as _;
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => out.push(char::from(byte)),
            // Writing to a text cannot fail.
            _ => drop(write!(out, "%{byte:02X}")),
        }
    }
}

/// Writes a text into a string of a style sheet: whatever is not a letter, a digit or a blank by its number.
pub(super) fn escape_css(text: &str, out: &mut String) {
    use std::fmt::Write as _;
    for sign in text.chars() {
        if sign.is_alphanumeric() || sign == ' ' {
            out.push(sign);
        } else {
            let _ = write!(out, "\\{:x} ", u32::from(sign));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_a_style_sheet() {
        let mut out = String::new();
        escape_css("É 1</style>\"", &mut out);
        assert_eq!(out, "É 1\\3c \\2f style\\3e \\22 ");
    }

    #[test]
    fn no_text_is_markup() {
        let mut out = String::new();
        escape("<b title=\"x\"> R&D '½'", &mut out);
        assert_eq!(out, "&lt;b title=&quot;x&quot;&gt; R&amp;D &#39;½&#39;");
    }
}
