//! PO files, as far as they are needed here. `xtask` reads them with this module too.

/// A file: the fields of its header and its entries.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Po {
    pub(crate) header: Vec<(String, String)>,
    pub(crate) entries: Vec<Entry>,
}

/// A text and its translation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The line of its `msgid`.
    pub(crate) line: usize,
    /// Comments for translators and by them, and the previous text of a fuzzy entry (`#|`), as they stand.
    pub(crate) comments: Vec<String>,
    /// The files it is used in.
    pub(crate) references: Vec<String>,
    /// The translation waits for somebody to look at it.
    pub(crate) fuzzy: bool,
    pub(crate) context: Option<String>,
    pub(crate) id: String,
    pub(crate) plural: Option<String>,
    /// One form, or as many as the language has plural forms.
    pub(crate) forms: Vec<String>,
}

impl Entry {
    /// Whether a form is missing or empty.
    pub(crate) fn is_untranslated(&self) -> bool {
        self.forms.is_empty() || self.forms.iter().any(String::is_empty)
    }
}

impl Po {
    /// A field of the header.
    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.header.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str())
    }

    /// Whether texts without a translation are errors; a language is complete unless its header has `X-Incomplete`.
    pub(crate) fn is_complete(&self) -> bool {
        self.field("X-Incomplete").is_none()
    }

    /// Reads a file; an error begins with its line.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut reader = Reader::default();
        for (line, text) in (1..).zip(text.lines()) {
            reader.line(line, text.trim()).map_err(|why| format!("{line}: {why}"))?;
        }
        reader.finish();
        Ok(reader.po)
    }
}

/// Where the quoted lines that follow a keyword belong.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    None,
    Context,
    Id,
    Plural,
    Form,
}

#[derive(Default)]
struct Reader {
    po: Po,
    entry: Entry,
    part: Part,
}

impl Reader {
    fn line(&mut self, line: usize, text: &str) -> Result<(), String> {
        match text.as_bytes() {
            [] => self.finish(),
            [b'#', ..] => self.comment(text),
            [b'"', ..] => self.more(&unquoted(text)?)?,
            _ => self.keyword(line, text)?,
        }
        Ok(())
    }

    /// A comment opens an entry. Obsolete entries (`#~`) are not kept.
    fn comment(&mut self, text: &str) {
        if self.part == Part::Form {
            self.finish();
        }
        match text.get(..2) {
            Some("#:") => self.entry.references.extend(text[2..].split_whitespace().map(str::to_owned)),
            Some("#,") => self.entry.fuzzy |= text[2..].split(',').any(|flag| flag.trim() == "fuzzy"),
            Some("#~") => {}
            _ => self.entry.comments.push(text.to_owned()),
        }
    }

    fn keyword(&mut self, line: usize, text: &str) -> Result<(), String> {
        let (keyword, value) = text.split_once(' ').ok_or("a keyword without a text")?;
        let value = unquoted(value.trim())?;
        if self.part == Part::Form && !keyword.starts_with("msgstr") {
            self.finish();
        }
        self.part = match keyword {
            "msgctxt" => Part::Context,
            "msgid" => Part::Id,
            "msgid_plural" => Part::Plural,
            _ if keyword.starts_with("msgstr") => Part::Form,
            _ => return Err(format!("`{keyword}` is not a keyword")),
        };
        match self.part {
            Part::Context => self.entry.context = Some(String::new()),
            Part::Id => self.entry.line = line,
            Part::Plural => self.entry.plural = Some(String::new()),
            Part::Form | Part::None => self.entry.forms.push(String::new()),
        }
        self.more(&value)
    }

    fn more(&mut self, text: &str) -> Result<(), String> {
        let part = match self.part {
            Part::None => None,
            Part::Context => self.entry.context.as_mut(),
            Part::Id => Some(&mut self.entry.id),
            Part::Plural => self.entry.plural.as_mut(),
            Part::Form => self.entry.forms.last_mut(),
        };
        part.ok_or("a text without a keyword")?.push_str(text);
        Ok(())
    }

    fn finish(&mut self) {
        if self.part == Part::None {
            return;
        }
        self.part = Part::None;
        let entry = std::mem::take(&mut self.entry);
        if entry.id.is_empty() && entry.context.is_none() {
            self.po.header = fields(entry.forms.first().map_or("", String::as_str));
        } else {
            self.po.entries.push(entry);
        }
    }
}

/// `Language: fr` and so on, a field on each line.
fn fields(header: &str) -> Vec<(String, String)> {
    let pairs = header.lines().filter_map(|line| line.split_once(':'));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// The text between quotation marks, without its escapes.
fn unquoted(text: &str) -> Result<String, String> {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"'));
    let mut signs = inner.ok_or("a text needs quotation marks")?.chars();
    let mut plain = String::new();
    while let Some(sign) = signs.next() {
        plain.push(match sign {
            '"' => return Err("a quotation mark inside a text needs a backslash".to_owned()),
            '\\' => match signs.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some(sign @ ('"' | '\\')) => sign,
                _ => return Err("an unknown escape".to_owned()),
            },
            sign => sign,
        });
    }
    Ok(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str =
        "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Plural-Forms: nplurals=2; plural=n>1;\\n\"\n";

    fn entries(text: &str) -> Vec<Entry> {
        Po::parse(text).unwrap().entries
    }

    #[test]
    fn the_header_has_fields() {
        let po = Po::parse(HEADER).unwrap();
        assert_eq!(po.field("Language"), Some("fr"));
        assert_eq!(po.field("Plural-Forms"), Some("nplurals=2; plural=n>1;"));
        assert!(po.is_complete() && po.entries.is_empty());
    }

    #[test]
    fn an_entry_has_comments_references_flags_and_its_line() {
        let text = "# by a translator\n#. for one\n#: a.rs\n#: b.rs\n#, fuzzy, rust-format\n#| msgid \"old\"\nmsgctxt \"column\"\nmsgid \"Board\"\nmsgstr \"Éch.\"\n";
        let expected = Entry {
            line: 8,
            comments: vec!["# by a translator".into(), "#. for one".into(), "#| msgid \"old\"".into()],
            references: vec!["a.rs".into(), "b.rs".into()],
            fuzzy: true,
            context: Some("column".into()),
            id: "Board".into(),
            plural: None,
            forms: vec!["Éch.".into()],
        };
        assert_eq!(entries(text), [expected]);
    }

    #[test]
    fn texts_go_on_over_lines_and_entries_need_no_empty_line_between_them() {
        let text = "msgid \"\"\n\"one \"\n\"\\\"two\\\"\\n\"\nmsgstr \"un\"\nmsgid \"b\"\nmsgstr \"\"\n#: c.rs\nmsgid \"c\"\nmsgstr \"c\"";
        let found = entries(text);
        let ids: Vec<&str> = found.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids, ["one \"two\"\n", "b", "c"]);
        assert_eq!(found.iter().map(Entry::is_untranslated).collect::<Vec<_>>(), [false, true, false]);
    }

    #[test]
    fn plurals_have_a_form_each() {
        let text = "msgid \"{n} round\"\nmsgid_plural \"{n} rounds\"\nmsgstr[0] \"{n} ronde\"\nmsgstr[1] \"{n} rondes\"\n";
        let entry = &entries(text)[0];
        assert_eq!(entry.plural.as_deref(), Some("{n} rounds"));
        assert_eq!(entry.forms, ["{n} ronde", "{n} rondes"]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        for (text, expected) in [
            ("\nmsgid \"a", "2: a text needs quotation marks"),
            ("\"a\"", "1: a text without a keyword"),
            ("msgtext \"a\"", "1: `msgtext` is not a keyword"),
            ("msgid \"a\\x\"", "1: an unknown escape"),
            ("msgid \"a\"b\"", "1: a quotation mark inside a text needs a backslash"),
        ] {
            assert_eq!(Po::parse(text), Err(expected.to_owned()), "{text}");
        }
    }

    #[test]
    fn obsolete_entries_are_gone() {
        assert_eq!(entries("#~ msgid \"a\"\n#~ msgstr \"b\"\n"), []);
    }
}
