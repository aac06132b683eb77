//! What a string literal of Rust says.

/// The text of a literal as it stands in the source, with its quotation marks; nothing for other literals.
pub(crate) fn text(literal: &str) -> Option<String> {
    if let Some(raw) = literal.strip_prefix('r') {
        let inner = raw.trim_matches('#').strip_prefix('"')?.strip_suffix('"')?;
        return Some(inner.to_owned());
    }
    plain(literal.strip_prefix('"')?.strip_suffix('"')?)
}

fn plain(inner: &str) -> Option<String> {
    let mut text = String::with_capacity(inner.len());
    let mut rest = inner;
    while let Some(at) = rest.find('\\') {
        text.push_str(&rest[..at]);
        let escape = rest[at + 1..].chars().next()?;
        rest = &rest[at + 1 + escape.len_utf8()..];
        match escape {
            'n' => text.push('\n'),
            't' => text.push('\t'),
            'r' => text.push('\r'),
            '0' => text.push('\0'),
            '\n' => rest = rest.trim_start(),
            'u' => {
                let (code, after) = rest.strip_prefix('{')?.split_once('}')?;
                text.push(char::from_u32(u32::from_str_radix(&code.replace('_', ""), 16).ok()?)?);
                rest = after;
            }
            'x' => {
                let (code, after) = rest.split_at_checked(2)?;
                text.push(char::from(u8::from_str_radix(code, 16).ok()?));
                rest = after;
            }
            other => text.push(other),
        }
    }
    Some(text + rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_mean_their_signs() {
        for (literal, expected) in [
            (r#""a \"b\" \\ c""#, "a \"b\" \\ c"),
            (r#""1\u{202F}: \n\x41""#, "1\u{202F}: \nA"),
            ("\"one \\\n      two\"", "one two"),
            (r##"r#"a "b" \n"#"##, "a \"b\" \\n"),
            (r#"r"a""#, "a"),
        ] {
            assert_eq!(text(literal).as_deref(), Some(expected), "{literal}");
        }
    }

    #[test]
    fn other_literals_are_no_texts() {
        for literal in ["7", "'a'", "b\"a\"", "\"\\u{zz}\""] {
            assert_eq!(text(literal), None, "{literal}");
        }
    }
}
