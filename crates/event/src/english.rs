//! Counted things in the English of errors, which `Display` writes; `words` has them in every language.

/// `1 result`, `2 results`.
pub(crate) fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

/// The rounds there are, as the subject of a sentence: `no round is`, `only 1 round is`, `3 rounds are`.
pub(crate) fn rounds_are(count: u16) -> String {
    match count {
        0 => "no round is".to_owned(),
        1 => "only 1 round is".to_owned(),
        _ => format!("{count} rounds are"),
    }
}
