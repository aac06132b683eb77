//! Text of others inside a page: never markup.

/// Writes a text so that it is read as text, between elements and in attributes.
pub(crate) fn escape(text: &str, out: &mut String) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_is_markup() {
        let mut out = String::new();
        escape("<b title=\"x\"> R&D '½'", &mut out);
        assert_eq!(out, "&lt;b title=&quot;x&quot;&gt; R&amp;D &#39;½&#39;");
    }
}
