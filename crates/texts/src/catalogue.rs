//! The PO files, read once for each crate that is compiled, and what they say of a text.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::holes::holes;
use crate::plural::Plural;
use crate::po::{Entry, Po};

/// Code of the language and content of its file.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A language besides English.
#[derive(Debug)]
pub(crate) struct Language {
    pub(crate) code: String,
    pub(crate) plural: Plural,
    complete: bool,
    entries: HashMap<(Option<String>, String), Entry>,
}

/// A text as it is written in the code.
#[derive(Debug)]
pub(crate) struct Text {
    pub(crate) context: Option<String>,
    /// One form, or the singular and the plural.
    pub(crate) forms: Vec<String>,
    /// Whether braces are arguments.
    pub(crate) has_holes: bool,
}

/// All languages, or what is wrong with a file.
pub(crate) fn languages() -> Result<&'static [Language], &'static str> {
    static LANGUAGES: OnceLock<Result<Vec<Language>, String>> = OnceLock::new();
    let read = || FILES.iter().map(|(code, text)| Language::parse(code, text)).collect();
    LANGUAGES.get_or_init(read).as_deref().map_err(String::as_str)
}

impl Language {
    fn parse(code: &str, text: &str) -> Result<Self, String> {
        let po = Po::parse(text).map_err(|why| format!("{}:{why}", path(code)))?;
        let plural = Plural::parse(po.field("Plural-Forms").unwrap_or_default());
        let plural = plural.map_err(|why| format!("{}: Plural-Forms: {why}", path(code)))?;
        let complete = po.is_complete();
        let mut entries = HashMap::new();
        for entry in po.entries {
            let line = entry.line;
            if entries.insert((entry.context.clone(), entry.id.clone()), entry).is_some() {
                return Err(format!("{}:{line}: an entry for this text comes before", path(code)));
            }
        }
        Ok(Self { code: code.to_owned(), plural, complete, entries })
    }

    /// The forms of a text in this language; none where an incomplete language falls back to English.
    pub(crate) fn forms(&self, text: &Text) -> Result<Option<&[String]>, String> {
        let key = (text.context.clone(), text.forms.first().cloned().unwrap_or_default());
        let Some(entry) = self.entries.get(&key) else {
            let missing = format!("{}: the text is missing; `cargo xtask texts` adds it", path(&self.code));
            return if self.complete { Err(missing) } else { Ok(None) };
        };
        let wrong = |why: &str| format!("{}:{}: {why}", path(&self.code), entry.line);
        match unfinished(entry) {
            Some(why) if self.complete => return Err(wrong(why)),
            Some(_) => return Ok(None),
            None => {}
        }
        self.compare(text, entry).map_err(|why| wrong(&why))?;
        Ok(Some(&entry.forms))
    }

    /// Plural forms and arguments must be those of the code.
    fn compare(&self, text: &Text, entry: &Entry) -> Result<(), String> {
        if entry.plural.as_ref() != text.forms.get(1) {
            return Err(
                "the plural is another one than in the code; `cargo xtask texts` renews it".to_owned()
            );
        }
        let expected = if entry.plural.is_some() { self.plural.forms } else { 1 };
        if entry.forms.len() != expected {
            return Err(format!("{} forms instead of {expected}", entry.forms.len()));
        }
        if text.has_holes { entry.forms.iter().try_for_each(|form| same_holes(text, form)) } else { Ok(()) }
    }
}

fn path(code: &str) -> String {
    format!("crates/texts/texts/{code}.po")
}

fn unfinished(entry: &Entry) -> Option<&'static str> {
    if entry.is_untranslated() {
        Some("the translation is missing")
    } else {
        entry.fuzzy.then_some("the translation is fuzzy; look at it and remove the mark")
    }
}

/// A form has the arguments of the English singular or of the plural: `one round` and `{n} rounds` are a pair.
fn same_holes(text: &Text, form: &str) -> Result<(), String> {
    let found = holes(form)?;
    let mut english = text.forms.iter().filter_map(|form| holes(form).ok());
    if english.any(|holes| holes == found) {
        return Ok(());
    }
    Err(format!("other arguments than in English: “{form}” for “{}”", text.forms.join("”, “")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEADER: &str = "msgid \"\"\nmsgstr \"\"\n\"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n";

    fn outcome(header: &str, entry: &str, forms: &[&str]) -> Result<Option<Vec<String>>, String> {
        let language = Language::parse("fr", &format!("{HEADER}{header}\n{entry}")).expect("a PO file");
        let forms = forms.iter().map(|&form| form.to_owned()).collect();
        let text = Text { context: None, forms, has_holes: true };
        language.forms(&text).map(|forms| forms.map(<[String]>::to_vec))
    }

    fn wrong(entry: &str, forms: &[&str]) -> String {
        outcome("", entry, forms).expect_err("something wrong")
    }

    #[test]
    fn a_translation_is_found() {
        let entry = "msgid \"round {n}\"\nmsgstr \"ronde {n}\"";
        assert_eq!(outcome("", entry, &["round {n}"]), Ok(Some(vec!["ronde {n}".to_owned()])));
    }

    #[test]
    fn what_a_complete_language_lacks_is_told_with_its_line() {
        assert_eq!(
            wrong("", &["a"]),
            "crates/texts/texts/fr.po: the text is missing; `cargo xtask texts` adds it"
        );
        assert_eq!(
            wrong("msgid \"a\"\nmsgstr \"\"", &["a"]),
            "crates/texts/texts/fr.po:5: the translation is missing"
        );
        let fuzzy = wrong("#, fuzzy\nmsgid \"a\"\nmsgstr \"b\"", &["a"]);
        assert!(fuzzy.starts_with("crates/texts/texts/fr.po:6: the translation is fuzzy"), "{fuzzy}");
    }

    #[test]
    fn an_incomplete_language_falls_back() {
        let mark = "\"X-Incomplete: yes\\n\"\n";
        for entry in ["", "msgid \"a\"\nmsgstr \"\"", "#, fuzzy\nmsgid \"a\"\nmsgstr \"b\""] {
            assert_eq!(outcome(mark, entry, &["a"]), Ok(None), "{entry}");
        }
    }

    #[test]
    fn arguments_and_forms_must_be_the_same() {
        let arguments = wrong("msgid \"{a}\"\nmsgstr \"{b}\"", &["{a}"]);
        assert!(arguments.ends_with("other arguments than in English: “{b}” for “{a}”"), "{arguments}");
        let single = wrong("msgid \"{a}\"\nmsgid_plural \"{a}s\"\nmsgstr[0] \"{a}\"", &["{a}", "{a}s"]);
        assert!(single.ends_with("1 forms instead of 2"), "{single}");
        let other = wrong("msgid \"{a}\"\nmsgstr \"{a}\"", &["{a}", "{a}s"]);
        assert!(other.contains("the plural is another one"), "{other}");
    }

    #[test]
    fn a_singular_may_do_without_the_number() {
        let entry = "msgid \"one\"\nmsgid_plural \"{n}\"\nmsgstr[0] \"un\"\nmsgstr[1] \"{n}\"";
        assert!(outcome("", entry, &["one", "{n}"]).is_ok());
    }

    #[test]
    fn an_entry_comes_once() {
        let twice = format!("{HEADER}\nmsgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"b\"\n");
        let why = Language::parse("fr", &twice).expect_err("twice");
        assert_eq!(why, "crates/texts/texts/fr.po:8: an entry for this text comes before");
    }

    #[test]
    fn the_files_can_be_read() {
        let codes: Vec<&str> = languages().expect("PO files").iter().map(|one| one.code.as_str()).collect();
        assert!(codes.contains(&"fr") && codes.contains(&"es"), "{codes:?}");
    }
}
