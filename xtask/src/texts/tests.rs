//! PO files follow the code.

use super::*;

const HEADER: &str =
    "msgid \"\"\nmsgstr \"\"\n\"Language: fr\\n\"\n\"Plural-Forms: nplurals=2; plural=(n > 1);\\n\"\n";

fn after(code: &str, entries: &str) -> (String, Merged) {
    let po = Po::parse(&format!("{HEADER}\n{entries}")).expect("a PO file");
    let merged = merged(&texts(&Tree::of(&[("crates/a/src/a.rs", code)])), &po);
    (written(&merged.po).replace(HEADER, ""), merged)
}

#[test]
fn a_file_in_line_with_the_code_stays_as_it_is() {
    let entries = "# a remark\n#: crates/a/src/a.rs\nmsgctxt \"c\"\nmsgid \"say \\\"a\\\"\\n\"\nmsgstr \"b\"\n\n#: crates/a/src/a.rs\nmsgid \"{n} a\"\nmsgid_plural \"{n} as\"\nmsgstr[0] \"{n} b\"\nmsgstr[1] \"{n} bs\"\n";
    let code = "text!(ctx \"c\", \"say \\\"a\\\"\\n\") say!(lang, count n, \"{n} a\", \"{n} as\", n)";
    let (text, merged) = after(code, entries);
    assert_eq!(text, format!("\n{entries}"));
    assert!(merged.added.is_empty() && merged.changed.is_empty() && merged.unused.is_empty());
}

#[test]
fn new_texts_have_no_translation_and_unused_entries_go() {
    let (text, merged) = after("text!(\"new\")", "#: crates/b/src/b.rs\nmsgid \"gone\"\nmsgstr \"x\"\n");
    assert_eq!(text, "\n#: crates/a/src/a.rs\nmsgid \"new\"\nmsgstr \"\"\n");
    assert_eq!(merged.added, ["new"]);
    assert_eq!(merged.unused.iter().map(|entry| entry.id.as_str()).collect::<Vec<_>>(), ["gone"]);
}

#[test]
fn a_changed_text_keeps_its_translation_for_somebody_to_look_at() {
    let entry = "#: crates/a/src/a.rs\nmsgid \"the first round\"\nmsgstr \"la première ronde\"\n";
    let (text, merged) = after("text!(\"the last round\")", entry);
    let expected = "\n#| msgid \"the first round\"\n#: crates/a/src/a.rs\n#, fuzzy\nmsgid \"the last round\"\nmsgstr \"la première ronde\"\n";
    assert_eq!(text, expected);
    assert_eq!(merged.changed, [("the first round".to_owned(), "the last round".to_owned())]);
    let looked_at = text.replace("#, fuzzy\n", "").replace("première", "dernière");
    let (text, _) = after("text!(\"the last round\")", &looked_at);
    assert!(!text.contains("#|") && text.contains("dernière"), "{text}");
}

#[test]
fn a_text_that_gets_a_plural_has_its_forms() {
    let entry = "#: crates/a/src/a.rs\nmsgid \"{n} a\"\nmsgstr \"{n} b\"\n";
    let (text, _) = after("say!(lang, count n, \"{n} a\", \"{n} as\", n)", entry);
    assert!(
        text.ends_with(
            "#, fuzzy\nmsgid \"{n} a\"\nmsgid_plural \"{n} as\"\nmsgstr[0] \"{n} b\"\nmsgstr[1] \"{n} b\"\n"
        ),
        "{text}"
    );
}

#[test]
fn the_report_counts() {
    let entries = "msgid \"a\"\nmsgstr \"b\"\n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"d\"\n";
    let (_, merged) = after("text!(\"a\") text!(\"c\") text!(\"e\")", entries);
    let expected = "fr.po: 1 of 3 texts translated, 1 fuzzy\n  new      \"e\"";
    assert_eq!(report("fr.po", &merged), expected);
}
