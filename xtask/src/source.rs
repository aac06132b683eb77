//! Looking for words in Rust source without being misled by comments and literals.
//!
//! This is a scanner, not a parser: it knows where comments and literals begin and end, and blanks them, so
//! that every line stays where it was.

/// The source with the content of comments, strings and character literals replaced by spaces.
pub(crate) fn code_only(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let opaque = opaque_length(rest);
        let length = if opaque == 0 { first.len_utf8() } else { opaque };
        let (head, tail) = rest.split_at(length);
        if opaque == 0 {
            code.push_str(head);
        } else {
            code.push_str(&blanked(head));
        }
        rest = tail;
    }
    code
}

/// The code without items marked `#[cfg(test)]`; takes what [`code_only`] returned.
pub(crate) fn without_tests(code: &str) -> String {
    let mark = "#[cfg(test)]";
    let mut kept = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(start) = rest.find(mark) {
        let (head, tail) = rest.split_at(start);
        let end = mark.len() + item_length(&tail[mark.len()..]);
        kept.push_str(head);
        kept.push_str(&blanked(&tail[..end]));
        rest = &tail[end..];
    }
    kept + rest
}

/// The length of an item: to its semicolon, or to the brace that closes its body.
fn item_length(code: &str) -> usize {
    match code.find([';', '{']) {
        Some(at) if code[at..].starts_with('{') => at + 1 + group_length(&code[at + 1..]) + 1,
        Some(at) => at + 1,
        None => code.len(),
    }
    .min(code.len())
}

/// The length up to the brace that closes a group, given the code after the opening one.
pub(crate) fn group_length(code: &str) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in code.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 0 => return at,
            b'}' => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

/// The byte positions of `needle` where it stands as whole words.
pub(crate) fn positions<'a>(code: &'a str, needle: &'a str) -> impl Iterator<Item = usize> + 'a {
    code.match_indices(needle).map(|(at, _)| at).filter(move |&at| {
        let before = code[..at].chars().next_back().is_some_and(is_word);
        let after = code[at + needle.len()..].chars().next().is_some_and(is_word);
        !(before && needle.starts_with(is_word) || after && needle.ends_with(is_word))
    })
}

/// The words of the code with their lines, from 1. A number with its suffix is one word.
pub(crate) fn words(code: &str) -> impl Iterator<Item = (usize, &str)> {
    code.lines().enumerate().flat_map(|(index, text)| {
        text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).map(move |word| (index + 1, word))
    })
}

/// The line of a byte position, from 1.
pub(crate) fn line_of(text: &str, position: usize) -> usize {
    text[..position].matches('\n').count() + 1
}

pub(crate) fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

fn blanked(text: &str) -> String {
    text.chars().map(|c| if c == '\n' { '\n' } else { ' ' }).collect()
}

/// The length of the comment or literal at the start of `rest`; 0 when there is none.
pub(crate) fn opaque_length(rest: &str) -> usize {
    match rest.as_bytes() {
        [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
        [b'/', b'*', ..] => block_comment_length(rest),
        [b'"', ..] => string_length(rest),
        [b'r', b'"' | b'#', ..] => raw_string_length(rest),
        [b'\'', ..] => char_length(rest),
        _ => 0,
    }
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < rest.len() {
        let step = &rest.as_bytes()[at..];
        if step.starts_with(b"/*") {
            depth += 1;
            at += 2;
        } else if step.starts_with(b"*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, byte) in rest.bytes().enumerate().skip(1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// `r"…"`, `r#"…"#` and so on; a raw identifier such as `r#type` is code.
fn raw_string_length(rest: &str) -> usize {
    let marks = rest[1..].bytes().take_while(|&byte| byte == b'#').count();
    let body = 1 + marks;
    if !rest[body..].starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(marks));
    rest[body + 1..].find(&end).map_or(rest.len(), |at| body + 1 + at + end.len())
}

/// `'x'` and `'\n'`; a lifetime such as `'a` is code.
fn char_length(rest: &str) -> usize {
    let mut chars = rest.char_indices().skip(1);
    match (chars.next(), chars.next()) {
        (Some((_, '\\')), Some((escaped, escape))) => {
            // The character after the backslash may itself be a quote.
            let after = escaped + escape.len_utf8();
            rest[after..].find('\'').map_or(0, |at| after + at + 1)
        }
        (Some(_), Some((end, '\''))) => end + 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
